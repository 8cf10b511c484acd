//! The headers of letters, read by somebody else's parser as well as by eye.

use super::{all, letter, site};
use fernzug::domain::notice::NoticeKind;
use fernzug::domain::player::PositionStyle;
use fernzug::mail::sample;

fn raw(kind: NoticeKind) -> String {
    let s = sample(kind, "sv", PositionStyle::Diagram);
    String::from_utf8(letter(&s).bytes(&site()).unwrap()).unwrap()
}

/// The headers, unfolded.
fn headers(raw: &str) -> Vec<(String, String)> {
    let head = raw.split("\r\n\r\n").next().unwrap();
    let unfolded = head.replace("\r\n ", " ").replace("\r\n\t", " ");
    let lines = unfolded
        .split("\r\n")
        .map(|line| line.split_once(": ").unwrap());
    lines
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect()
}

fn header(raw: &str, wanted: &str) -> Option<String> {
    let mut all = headers(raw).into_iter();
    all.find(|(name, _)| name == wanted).map(|(_, value)| value)
}

#[test]
fn all_but_account_letters_can_be_switched_off_by_one_press() {
    for kind in NoticeKind::ALL {
        let raw = raw(*kind);
        let group = kind.group();
        if !group.has_switch() {
            assert_eq!(header(&raw, "List-Unsubscribe"), None, "{kind:?}");
            continue;
        }
        let code = group.code();
        let link = format!("<https://club.example/chess/unsubscribe/token-of-anna/{code}>");
        assert_eq!(header(&raw, "List-Unsubscribe"), Some(link), "{kind:?}");
        let press = header(&raw, "List-Unsubscribe-Post");
        assert_eq!(press.as_deref(), Some("List-Unsubscribe=One-Click"));
        assert_eq!(
            header(&raw, "List-Id"),
            Some(format!("<{code}.club.example>"))
        );
    }
}

#[test]
fn letters_of_a_tournament_are_one_thread() {
    let raw = raw(NoticeKind::TournamentStarted);
    for name in ["In-Reply-To", "References"] {
        let thread = header(&raw, name);
        assert_eq!(thread.as_deref(), Some("<tournament-3@club.example>"));
    }
}

#[test]
fn answers_go_where_the_settings_say() {
    let s = sample(NoticeKind::YourMove, "de", PositionStyle::None);
    let site = site().answered_at(Some("Leiterin Hanna <hanna@club.example>"));
    let bytes = letter(&s).bytes(&site.unwrap()).unwrap();
    let raw = String::from_utf8(bytes).unwrap();
    let reply_to = header(&raw, "Reply-To");
    assert_eq!(
        reply_to.as_deref(),
        Some("\"Leiterin Hanna\" <hanna@club.example>")
    );
}

#[test]
fn lines_are_short_and_headers_plain() {
    for (kind, lang, style) in all() {
        let s = sample(kind, lang, style);
        let one = letter(&s);
        for line in one.text.lines() {
            let link = line.split(' ').any(|word| word.starts_with("https://"));
            assert!(
                link || line.chars().count() <= 72,
                "{kind:?} {lang}: {line}"
            );
        }
        let raw = String::from_utf8(one.bytes(&site()).unwrap()).unwrap();
        assert!(raw.split("\r\n").all(|line| line.len() <= 998), "{kind:?}");
        assert!(
            !raw.replace("\r\n", "").contains(['\r', '\n']),
            "{kind:?} {lang}"
        );
        for (name, value) in headers(&raw) {
            assert!(value.is_ascii(), "{kind:?} {lang}: {name}: {value}");
        }
        for name in [
            "From",
            "To",
            "Subject",
            "Date",
            "Message-ID",
            "MIME-Version",
        ] {
            let times = headers(&raw)
                .iter()
                .filter(|(known, _)| known == name)
                .count();
            assert_eq!(times, 1, "{kind:?}: {name}");
        }
    }
}
