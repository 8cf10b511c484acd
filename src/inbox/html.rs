//! The lines of a mail that has only HTML.

use mail_parser::decoders::html::html_to_text;

/// Elements that begin and end a line.
const BLOCKS: &[&str] = &[
    "p",
    "div",
    "br",
    "tr",
    "table",
    "ul",
    "ol",
    "li",
    "blockquote",
    "hr",
    "h1",
    "h2",
    "h3",
    "h4",
    "pre",
    "section",
    "article",
    "body",
    "center",
    "header",
    "footer",
    "title",
];
/// Elements whose inside nobody sees.
const HIDDEN: &[&str] = &["head", "style", "script", "template", "title", "noscript"];
/// Styles by which a sender hides what a reader of the text would take for his words.
const UNSEEN: &[&str] = &["display:none", "visibility:hidden", "mso-hide:all"];
/// Elements that have no inside.
const EMPTY: &[&str] = &["br", "hr", "img", "input", "link", "meta", "wbr"];
/// Classes and ids by which mail programs mark what they quote.
const QUOTES: &[&str] = &[
    "gmail_quote",
    "gmail_attr",
    "moz-cite-prefix",
    "divrplyfwdmsg",
    "yahoo_quoted",
    "protonmail_quote",
    "appendonsend",
];

/// Text of HTML, line by line; what is quoted is marked with `>`.
pub fn lines(html: &str) -> String {
    let mut out = Out::default();
    let mut hidden: Option<(String, usize)> = None;
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        let (text, tag) = rest.split_at(at);
        if hidden.is_none() {
            out.text(text);
        }
        if let Some(comment) = tag.strip_prefix("<!--") {
            rest = comment.split_once("-->").map_or("", |(_, after)| after);
            continue;
        }
        let Some((inside, after)) = tag.get(1..).and_then(|tag| tag.split_once('>')) else {
            rest = "";
            break;
        };
        rest = after;
        let closing = inside.starts_with('/');
        let name = name_of(inside);
        match &mut hidden {
            Some((until, depth)) if *until == name && !inside.ends_with('/') => {
                *depth = if closing { *depth - 1 } else { *depth + 1 };
                if *depth == 0 {
                    hidden = None;
                }
            }
            Some(_) => {}
            None if !closing && is_hidden(&name, inside) => hidden = Some((name, 1)),
            None => out.tag(&name, closing, inside),
        }
    }
    if hidden.is_none() {
        out.text(rest);
    }
    out.lines
}

/// Whether nobody sees what is in this element.
fn is_hidden(name: &str, inside: &str) -> bool {
    if inside.ends_with('/') || EMPTY.contains(&name) {
        return false;
    }
    let bare: String = inside.chars().filter(|c| !c.is_whitespace()).collect();
    let bare = bare.to_ascii_lowercase();
    HIDDEN.contains(&name) || UNSEEN.iter().any(|style| bare.contains(style))
}

fn name_of(inside: &str) -> String {
    inside
        .trim_start_matches('/')
        .chars()
        .take_while(char::is_ascii_alphanumeric)
        .take(12)
        .collect::<String>()
        .to_ascii_lowercase()
}

#[derive(Default)]
struct Out {
    lines: String,
    /// How deep in quotations.
    quoted: usize,
    /// Everything from here on is quoted: the program says so, and nobody writes below it.
    to_the_end: bool,
}

impl Out {
    fn tag(&mut self, name: &str, closing: bool, inside: &str) {
        if !BLOCKS.contains(&name) && name != "span" {
            return;
        }
        let lower = inside.to_ascii_lowercase();
        if !closing && QUOTES.iter().any(|mark| lower.contains(mark)) {
            self.to_the_end = true;
        }
        if name == "span" {
            return;
        }
        if name == "blockquote" {
            self.quoted = if closing {
                self.quoted.saturating_sub(1)
            } else {
                self.quoted + 1
            };
        }
        self.new_line();
    }

    fn new_line(&mut self) {
        if !self.lines.is_empty() && !self.lines.ends_with('\n') {
            self.lines.push('\n');
        }
    }

    fn text(&mut self, text: &str) {
        let text = if text.contains('&') {
            html_to_text(text)
        } else {
            text.to_owned()
        };
        let begins = text.starts_with(char::is_whitespace);
        let ends = text.ends_with(char::is_whitespace);
        let words: Vec<&str> = text.split_whitespace().collect();
        if words.is_empty() {
            if begins && !self.lines.ends_with(['\n', ' ']) {
                self.lines.push(' ');
            }
            return;
        }
        let new = self.lines.is_empty() || self.lines.ends_with('\n');
        if new && (self.quoted > 0 || self.to_the_end) {
            self.lines.push_str("> ");
        } else if begins && !new && !self.lines.ends_with(' ') {
            self.lines.push(' ');
        }
        self.lines.push_str(&words.join(" "));
        if ends {
            self.lines.push(' ');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inbox::own::own;

    #[test]
    fn lines_end_where_readers_see_them_end() {
        for html in [
            "<div dir=\"ltr\">Sf6</div><br><div class=\"gmail_quote\"><div class=\"gmail_attr\">Am Mo. schrieb:<br></div><blockquote>Du bist am Zug</blockquote></div>",
            "<html><head><style>p{a:b}</style><title>x</title></head><body><p class=MsoNormal>Sf6<o:p></o:p></p><div style='border'><p><b>Von:</b> Fernzug<br><b>Gesendet:</b> Montag</p></div></body></html>",
            "<p>S<b>f</b>6</p><blockquote type=cite>Du bist am Zug</blockquote>",
            "<!-- e4 -->Sf6<br>",
            "<div>&nbsp;Sf6</div>",
            "<div style=\"display: none; max-height:0\">e4 <div>draw</div> resign</div><p>Sf6</p>",
            "<span style='MSO-HIDE:all'>resign</span><br style='display:none'>Sf6",
        ] {
            let own = own(&lines(html));
            assert_eq!(own.first.as_deref(), Some("Sf6"), "{html}\n{}", lines(html));
            assert!(!own.more, "{html}\n{}", lines(html));
        }
        assert_eq!(lines("<p>K&auml;se &lt; 3</p>"), "Käse < 3\n");
        assert_eq!(lines("<style>"), "");
        assert_eq!(lines("<"), "");
    }
}
