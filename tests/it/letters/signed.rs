//! Letters that are signed, read by an independent verifier.

use std::path::Path;
use std::process::{Command, Stdio};

use fernzug::domain::notice::NoticeKind;
use fernzug::domain::player::PositionStyle;
use fernzug::mail::{BadKey, Site, compose, sample};

use super::site;
use crate::support::missing;

const HOW: &str =
    "dkimpy: python3 -m venv target/gacrux && target/gacrux/bin/pip install dkimpy==1.1.8";

/// Reads a letter from its input; its key's name and text are its arguments.
const VERIFY: &str = "
import sys, dkim
name, text = sys.argv[1].encode(), sys.argv[2].encode()
def txt(asked, timeout=5):
    return text if asked.rstrip(b'.') == name else None
print(dkim.verify(sys.stdin.buffer.read(), dnsfunc=txt))
";

/// Keys made for these tests alone.
const KEY: &str = include_str!("keys/dkim_2048.pem");
const OLD_KEY: &str = include_str!("keys/dkim_2048_pkcs1.pem");
const SHORT_KEY: &str = include_str!("keys/dkim_512.pem");

fn signed(pem: &str) -> Result<Site, BadKey> {
    site().signing("club.example", "fernzug", pem)
}

fn bytes(site: &Site, kind: NoticeKind, lang: &str) -> Vec<u8> {
    let s = sample(kind, lang, PositionStyle::Diagram);
    let letter = compose(&s.reader, &s.notice, &s.links, site, &s.stamp, s.now).unwrap();
    letter.bytes(site).unwrap()
}

/// Whether the signature of a letter holds; `None`: there is no verifier.
fn holds(letter: &[u8], (name, text): (&str, &str)) -> Option<bool> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/gacrux/bin/python");
    let has_it = |python: &Path| {
        let asked = Command::new(python).args(["-c", "import dkim"]).output();
        asked.is_ok_and(|output| output.status.success())
    };
    let pythons = [own.as_path(), Path::new("python3")];
    let Some(python) = pythons.into_iter().find(|python| has_it(python)) else {
        missing("dkim", HOW);
        return None;
    };
    let mut child = Command::new(python)
        .args(["-c", VERIFY, name, text])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), letter).unwrap();
    let said = child.wait_with_output().unwrap();
    Some(String::from_utf8(said.stdout).unwrap().trim() == "True")
}

#[test]
fn signatures_hold_until_somebody_changes_a_letter() {
    for pem in [KEY, OLD_KEY] {
        let site = signed(pem).unwrap();
        let record = site.dkim_record().unwrap();
        assert_eq!(record.0, "fernzug._domainkey.club.example");
        assert!(
            record.1.starts_with("v=DKIM1; k=rsa; p=MII"),
            "{}",
            record.1
        );
        for (kind, lang) in [
            (NoticeKind::YourMove, "de"),
            (NoticeKind::Digest, "sv"),
            (NoticeKind::ConfirmAddress, "en"),
        ] {
            let letter = bytes(&site, kind, lang);
            let Some(whole) = holds(&letter, record) else {
                return;
            };
            let text = String::from_utf8(letter.clone()).unwrap();
            assert!(whole, "{kind:?}: {text}");
            // what the reader acts by is covered
            for (was, is) in [
                ("club.example/chess/", "evil.example/chess/"),
                (
                    "List-Unsubscribe: <https://club",
                    "List-Unsubscribe: <https://evil",
                ),
                ("Subject: ", "Subject: Re: "),
            ] {
                let changed = text.replacen(was, is, 1);
                if changed != text {
                    assert_eq!(holds(changed.as_bytes(), record), Some(false), "{was}");
                }
            }
            // a server on the way may fold and put blanks
            let folded = text.replacen("Subject: ", "Subject:   ", 1);
            assert_eq!(holds(folded.as_bytes(), record), Some(true));
        }
    }
}

#[test]
fn a_key_that_cannot_sign_is_refused() {
    assert_eq!(signed("").unwrap_err(), BadKey::Unreadable);
    assert_eq!(signed("-----BEGIN").unwrap_err(), BadKey::Unreadable);
    assert_eq!(signed(SHORT_KEY).unwrap_err(), BadKey::Short(512));
    let public = "-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA\n-----END PUBLIC KEY-----\n";
    assert_eq!(signed(public).unwrap_err(), BadKey::Unreadable);
    assert!(!format!("{:?}", signed(KEY).unwrap()).contains("PRIVATE"));
}
