//! Reads back what this program has written: for the page of letters kept as files. No parser of other people's mail.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

/// A header's value, folded lines joined, encoded words decoded.
pub(super) fn header(bytes: &[u8], name: &str) -> Option<String> {
    let text = String::from_utf8_lossy(bytes);
    let (head, _) = text.split_once("\r\n\r\n")?;
    let unfolded = head.replace("\r\n ", " ").replace("\r\n\t", " ");
    let prefix = format!("{}:", name.to_ascii_lowercase());
    let line = unfolded
        .split("\r\n")
        .find(|line| line.to_ascii_lowercase().starts_with(&prefix))?;
    Some(decoded_words(line.get(prefix.len()..)?.trim()))
}

/// The text part of one of our letters.
pub(super) fn text_part(bytes: &[u8]) -> Option<String> {
    let decoded = part(&String::from_utf8_lossy(bytes), "Content-Type: text/plain")?;
    Some(String::from_utf8_lossy(&decoded).replace("\r\n", "\n"))
}

/// The HTML part of one of our letters, with its picture in it.
pub(super) fn html_part(bytes: &[u8]) -> Option<String> {
    let text = String::from_utf8_lossy(bytes);
    let html = part(&text, "Content-Type: text/html")?;
    let html = String::from_utf8_lossy(&html).into_owned();
    let Some(picture) = part(&text, "Content-Type: image/png") else {
        return Some(html);
    };
    let data = format!("src=\"data:image/png;base64,{}\"", STANDARD.encode(picture));
    let Some((before, rest)) = html.split_once("src=\"cid:") else {
        return Some(html);
    };
    let (_, after) = rest.split_once('"')?;
    Some([before, &data, after].concat())
}

/// The first part whose header has this line, decoded.
fn part(text: &str, line: &str) -> Option<Vec<u8>> {
    let at = text.find(line)?;
    let start = text.get(..at)?.rfind("\r\n--")?;
    let (head, rest) = text.get(start + 2..)?.split_once("\r\n\r\n")?;
    // the part begins with the boundary that ends it
    let boundary = head.split("\r\n").next()?;
    let body = rest.split(&format!("\r\n{boundary}")).next()?;
    let head = head.to_ascii_lowercase();
    Some(if head.contains("quoted-printable") {
        quoted_printable(body, false)
    } else if head.contains("base64") {
        let packed: String = body.split_whitespace().collect();
        STANDARD.decode(packed).ok()?
    } else {
        body.as_bytes().to_vec()
    })
}

/// Decodes `=?utf-8?b?…?=` and `=?utf-8?q?…?=`; white space between two of them is theirs, not the text's.
fn decoded_words(value: &str) -> String {
    let mut out = String::new();
    let mut rest = value;
    let mut after_word = false;
    while let Some(start) = rest.find("=?") {
        let (before, word) = rest.split_at(start);
        if !(after_word && before.trim().is_empty()) {
            out.push_str(before);
        }
        let mut fields = word.splitn(5, '?');
        let (_, _, kind, packed, tail) = (
            fields.next(),
            fields.next(),
            fields.next().unwrap_or_default(),
            fields.next().unwrap_or_default(),
            fields.next().unwrap_or_default(),
        );
        let bytes = match kind {
            "b" | "B" => STANDARD.decode(packed).unwrap_or_default(),
            _ => quoted_printable(packed, true),
        };
        out.push_str(&String::from_utf8_lossy(&bytes));
        rest = tail.strip_prefix('=').unwrap_or(tail);
        after_word = true;
    }
    out.push_str(rest);
    out
}

fn quoted_printable(text: &str, in_header: bool) -> Vec<u8> {
    let joined = text.replace("=\r\n", "");
    let mut bytes = Vec::with_capacity(joined.len());
    let mut rest = joined.as_bytes();
    while let Some((first, tail)) = rest.split_first() {
        rest = tail;
        let code = tail.get(..2).and_then(|hex| std::str::from_utf8(hex).ok());
        match (first, code.and_then(|hex| u8::from_str_radix(hex, 16).ok())) {
            (b'=', Some(byte)) => {
                bytes.push(byte);
                rest = tail.get(2..).unwrap_or_default();
            }
            (b'_', _) if in_header => bytes.push(b' '),
            _ => bytes.push(*first),
        }
    }
    bytes
}
