//! Letters of ours that come back (RFC 3464, and what mail servers wrote before it).

use mail_parser::{Message, MessagePart, PartType};

use crate::storage::inbound::Arrived;

/// A report that a letter did not arrive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bounce {
    /// What could be the Message-ID of a letter of ours, without brackets.
    pub ids: Vec<String>,
    /// It will never arrive, because of its address.
    pub for_good: bool,
    /// What the other server said, for the administrator.
    pub said: String,
}

/// So many ids are looked up of one report.
const IDS: usize = 10;
/// The random word in a Message-ID of ours.
const WORD: usize = 16;
/// So much of a report is looked through.
const LOOKED_AT: usize = 300_000;

/// `None`: it is no such report.
pub fn of(message: &Message<'_>, arrived: &Arrived) -> Option<Bounce> {
    let status = message.parts.iter().find_map(delivery_status);
    let daemon = is_from_a_daemon(message)
        || (arrived.sender.as_deref().is_some_and(is_nobody) && looks_like_one(message));
    let fields = match status {
        Some(text) => Fields::of(&text),
        None if daemon => Fields::of_words(&plain_text(message)),
        None => return None,
    };
    if fields.is_good_news() {
        return None;
    }
    Some(Bounce {
        ids: ids(message, arrived),
        for_good: fields.for_good(),
        said: fields.said(),
    })
}

/// Whether mail from this envelope wants no answer.
pub fn is_nobody(sender: &str) -> bool {
    let sender = sender.trim().trim_matches(['<', '>']).to_ascii_lowercase();
    sender.is_empty() || sender == "mailer-daemon" || sender.starts_with("mailer-daemon@")
}

/// Whether a mail server wrote it.
pub fn is_from_a_daemon(message: &Message<'_>) -> bool {
    let addresses = message.from().map(|from| from.iter().collect::<Vec<_>>());
    addresses.unwrap_or_default().iter().any(|from| {
        let address = from.address().unwrap_or_default().to_ascii_lowercase();
        let local = address.split('@').next().unwrap_or_default();
        // a postmaster may be a person who plays
        matches!(local, "mailer-daemon" | "mailerdaemon")
            || (local == "postmaster" && looks_like_one(message))
    })
}

fn looks_like_one(message: &Message<'_>) -> bool {
    let subject = message.subject().unwrap_or_default().to_lowercase();
    [
        "undeliver",
        "delivery",
        "returned mail",
        "failure",
        "unzustellbar",
        "nicht zugestellt",
        "zustellung",
        "olevererbart",
        "kunde inte levereras",
    ]
    .iter()
    .any(|words| subject.contains(words))
}

fn delivery_status(part: &MessagePart<'_>) -> Option<String> {
    let is_one = part.headers.iter().any(|header| {
        header.value.as_content_type().is_some_and(|kind| {
            kind.ctype().eq_ignore_ascii_case("message")
                && kind.subtype().is_some_and(|sub| {
                    sub.eq_ignore_ascii_case("delivery-status")
                        || sub.eq_ignore_ascii_case("global-delivery-status")
                })
        })
    });
    is_one.then(|| String::from_utf8_lossy(part.contents()).into_owned())
}

fn plain_text(message: &Message<'_>) -> String {
    let texts = message.text_bodies().filter_map(|part| match &part.body {
        PartType::Text(text) => Some(text.to_string()),
        PartType::Html(text) => Some(super::html::lines(text)),
        _ => None,
    });
    texts.collect::<Vec<_>>().join("\n")
}

/// What a report says.
#[derive(Debug, Default)]
struct Fields {
    action: String,
    status: String,
    words: String,
}

impl Fields {
    /// Of the part for programs: fields as in a head, of the first recipient that has an action.
    fn of(text: &str) -> Self {
        let mut fields = Self::default();
        let unfolded = text
            .replace("\r\n", "\n")
            .replace("\n ", " ")
            .replace("\n\t", " ");
        for line in unfolded.lines() {
            let Some((name, value)) = line.split_once(':') else {
                continue;
            };
            let field = match name.trim().to_ascii_lowercase().as_str() {
                "action" => &mut fields.action,
                "status" => &mut fields.status,
                "diagnostic-code" => &mut fields.words,
                _ => continue,
            };
            if field.is_empty() {
                *field = value.trim().to_owned();
            }
        }
        fields.action = fields.action.to_ascii_lowercase();
        fields.status = status_in(&fields.status).unwrap_or_default();
        fields
    }

    /// Of a report that only people can read: the first code that stands in it.
    fn of_words(text: &str) -> Self {
        let status = status_in(text)
            .or_else(|| old_code_in(text))
            .unwrap_or_default();
        let line = text.lines().find(|line| {
            !status.is_empty() && status_in(line).or_else(|| old_code_in(line)).is_some()
        });
        Self {
            action: String::new(),
            status,
            words: line.unwrap_or_default().trim().to_owned(),
        }
    }

    fn is_good_news(&self) -> bool {
        matches!(self.action.as_str(), "delivered" | "relayed" | "expanded")
    }

    /// The address is at fault, for good. 5.7 is "not allowed" (spam, policy): the address exists.
    fn for_good(&self) -> bool {
        let failed = self.action.is_empty() || self.action == "failed";
        failed && self.status.starts_with("5.") && !self.status.starts_with("5.7.")
    }

    fn said(&self) -> String {
        let parts = [&self.status, &self.action, &self.words];
        let parts: Vec<&str> = parts.into_iter().map(String::as_str).collect();
        let said = parts.into_iter().filter(|part| !part.is_empty());
        let said = said.collect::<Vec<_>>().join(" ");
        let seen: String = said.chars().filter(|c| !c.is_control()).take(300).collect();
        without_secrets(&seen)
    }
}

/// Other servers repeat addresses; one of ours could carry a secret.
fn without_secrets(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for (at, piece) in text.split('+').enumerate() {
        if at == 0 {
            shown.push_str(piece);
            continue;
        }
        let end = piece
            .find(|c: char| !c.is_ascii_alphanumeric())
            .unwrap_or(piece.len());
        let (word, rest) = piece.split_at(end);
        shown.push('+');
        shown.push_str(if word.len() >= 20 { "…" } else { word });
        shown.push_str(rest);
    }
    shown
}

/// `5.1.1` in a text.
fn status_in(text: &str) -> Option<String> {
    let words = text.split(|c: char| !(c.is_ascii_digit() || c == '.'));
    let mut words = words.map(|word| word.trim_matches('.'));
    let found = words.find(|word| {
        let parts: Vec<&str> = word.split('.').collect();
        let number = |n: &&str| (1..=3).contains(&n.len());
        parts.len() == 3
            && matches!(parts.first(), Some(&"2" | &"4" | &"5"))
            && parts.iter().all(number)
    });
    found.map(str::to_owned)
}

/// `550 ` at the beginning of a line or after blanks, as `5.0.0`.
fn old_code_in(text: &str) -> Option<String> {
    let mut words =
        text.split(|c: char| c.is_whitespace() || matches!(c, ':' | '-' | '(' | ')' | '<' | '>'));
    let found = words.find(|word| {
        word.len() == 3
            && matches!(word.as_bytes().first(), Some(b'4' | b'5'))
            && word.bytes().all(|c| c.is_ascii_digit())
            && word.as_bytes().get(1).is_some_and(|c| *c <= b'5')
    })?;
    Some(format!("{}.0.0", found.get(..1)?))
}

/// Everything that looks like a Message-ID of ours: a number, a dot, sixteen hexadecimal digits, an at.
fn ids(message: &Message<'_>, arrived: &Arrived) -> Vec<String> {
    let mut found = Vec::new();
    let raw = arrived.raw.get(..LOOKED_AT).unwrap_or(&arrived.raw);
    ids_in(&String::from_utf8_lossy(raw), &mut found);
    for part in &message.parts {
        if found.len() >= IDS {
            break;
        }
        // what was packed for the way
        if !matches!(part.body, PartType::Multipart(_)) {
            ids_in(&String::from_utf8_lossy(part.contents()), &mut found);
        }
    }
    found.truncate(IDS);
    found
}

fn ids_in(text: &str, found: &mut Vec<String>) {
    for (at, _) in text.match_indices('@') {
        if found.len() >= IDS {
            return;
        }
        let (before, after) = text.split_at(at);
        let stem: String = before
            .chars()
            .rev()
            .take_while(|c| c.is_ascii_hexdigit() || *c == '.')
            .take(40)
            .collect();
        let stem: String = stem.chars().rev().collect();
        let Some((number, word)) = stem.split_once('.') else {
            continue;
        };
        let ours =
            word.len() == WORD && !number.is_empty() && number.bytes().all(|c| c.is_ascii_digit());
        if !ours {
            continue;
        }
        let host: String = after
            .chars()
            .skip(1)
            .take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':'))
            .collect();
        let id = format!("{stem}@{}", host.trim_end_matches(['.', ':']));
        if !found.contains(&id) {
            found.push(id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_in_words() {
        assert_eq!(
            status_in("Status: 5.1.1 (no mailbox)"),
            Some("5.1.1".to_owned())
        );
        assert_eq!(status_in("550-5.2.2 full"), Some("5.2.2".to_owned()));
        assert_eq!(status_in("at 10.0.0.1 on 12.05.2027"), None);
        assert_eq!(
            old_code_in("said: 550 no such user"),
            Some("5.0.0".to_owned())
        );
        assert_eq!(old_code_in("in 421 days"), Some("4.0.0".to_owned()));
        assert_eq!(old_code_in("since 1985"), None);
    }

    #[test]
    fn ids_of_ours() {
        let mut found = Vec::new();
        ids_in(
            "Message-ID: <42.0123456789abcdef@chess.example.org>\nFrom: a.b@c.d <game-7@x>",
            &mut found,
        );
        assert_eq!(found, ["42.0123456789abcdef@chess.example.org"]);
    }

    #[test]
    fn secrets_are_not_repeated() {
        let said = "550 play+abcdefghijklmnopqrstuvwxyz@x.org a+b@c";
        assert_eq!(without_secrets(said), "550 play+…@x.org a+b@c");
    }
}
