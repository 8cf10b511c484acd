//! Mails of many programs, and what is none.

use super::post::Post;
use crate::support::database::on_both_databases;
use fernzug::domain::time::Instant;
use fernzug::inbox::{Automatic, read};
use fernzug::storage::inbound::{Arrived, LONGEST};

fn mail(raw: Vec<u8>) -> Arrived {
    Arrived {
        recipient: None,
        sender: None,
        raw,
        at: Instant(0),
    }
}

fn with_crlf(raw: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    for byte in raw {
        if *byte == b'\n' {
            out.push(b'\r');
        }
        out.push(*byte);
    }
    out
}

macro_rules! mails {
    ($($name:literal => $first:expr, $more:expr;)*) => {
        &[$(($name, include_bytes!(concat!("mails/", $name, ".eml")), $first, $more)),*]
    };
}

type Told = (&'static str, &'static [u8], Option<&'static str>, bool);

#[test]
fn the_first_own_line_of_all_programs() {
    let mails: &[Told] = mails! {
        "plain" => Some("Sf6"), false;
        "thunderbird_below" => Some("Sf6"), false;
        "thunderbird_above" => Some("Sf6"), false;
        "gmail_sv" => Some("Sf6"), false;
        "outlook_de" => Some("Sf6"), true;
        "outlook_new" => Some("Sf6"), false;
        "outlook_html" => Some("Sf6"), false;
        "apple_phone" => Some("Sf6"), false;
        "apple_sv" => Some("Sf6"), false;
        "phone_en" => Some("Sf6"), false;
        "base64" => Some("Sf6"), true;
        "utf16" => Some("Sf6"), false;
        "nested" => Some("Sf6"), false;
        "signed" => Some("Sf6"), false;
        "no_type" => Some("Sf6"), false;
        "only_quoted" => None, false;
        "no_body" => None, false;
    };
    for (name, raw, first, more) in mails {
        for raw in [raw.to_vec(), with_crlf(raw)] {
            let read = read(&mail(raw)).unwrap_or_else(|| panic!("{name}: no mail"));
            assert_eq!(read.own.first.as_deref(), *first, "{name}");
            assert_eq!(read.own.more, *more, "{name}");
            assert_eq!(read.automatic, Automatic::No, "{name}");
            let secrets: Vec<&str> = read.secrets.iter().map(|s| s.expose()).collect();
            assert_eq!(secrets, ["abcdefghijklmnopqrstuvwxyz"], "{name}");
        }
    }
}

/// A small generator whose numbers are the same each time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % sides.max(1)
    }
}

#[test]
fn whatever_the_bytes_nothing_breaks() {
    let seeds: &[&[u8]] = &[
        include_bytes!("mails/nested.eml"),
        include_bytes!("mails/outlook_html.eml"),
        include_bytes!("mails/gmail_sv.eml"),
        include_bytes!("mails/base64.eml"),
        include_bytes!("mails/utf16.eml"),
        include_bytes!("mails/apple_phone.eml"),
    ];
    let scraps: &[&[u8]] = &[
        b"\r\n",
        b"\n\n",
        b"--",
        b"<",
        b"&#x110000;",
        b"<!--",
        b"Content-Type: message/rfc822\r\n\r\n",
        b"Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n",
        b"=?utf-8?q?=ff?=",
        b"\0",
        b"\xff\xfe",
        b"> ",
        b"charset=utf-7",
    ];
    let mut dice = Dice(2027);
    for round in 0..4_000 {
        let mut raw = seeds[dice.roll(seeds.len())].to_vec();
        for _ in 0..=dice.roll(12) {
            let at = dice.roll(raw.len());
            match dice.roll(4) {
                0 => raw[at] = u8::try_from(dice.roll(256)).unwrap(),
                1 => raw.truncate(at.max(1)),
                2 => {
                    let scrap = scraps[dice.roll(scraps.len())];
                    raw.splice(at..at, scrap.iter().copied());
                }
                _ => {
                    let end = (at + dice.roll(200)).min(raw.len());
                    let copied = raw[at..end].to_vec();
                    raw.splice(at..at, copied);
                }
            }
        }
        let _ = read(&mail(raw));
        let noise: Vec<u8> = (0..dice.roll(300))
            .map(|_| u8::try_from(dice.roll(256)).unwrap())
            .collect();
        let _ = read(&mail(noise));
        assert!(round < 4_000);
    }
}

on_both_databases!(mails_within_mails_to_the_bottom, |db| async move {
    let post = Post::new(db).await;
    let at = post.club.now();
    let within = "Content-Type: message/rfc822\r\n\r\n";
    let digest = "Content-Type: multipart/digest; boundary=x\r\n\r\n--x\r\n\r\n";
    let mixed = "Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n";
    for one in [within, digest, mixed] {
        let deep = one.repeat(LONGEST / one.len());
        assert!(post.stored(deep.into_bytes(), at).await);
    }
    assert_eq!(post.inbox.drain_once().await.unwrap(), 3);
    assert_eq!(post.outcome().await, "unknown");
});
