//! Every letter in every language, as text and as HTML, as it was read and found good. `FERNZUG_TEST_WRITE=1` writes them
//! anew: then they are to be read again.

use std::path::PathBuf;

use super::letter;
use fernzug::domain::notice::NoticeKind;
use fernzug::domain::player::PositionStyle;
use fernzug::mail::sample;

fn place(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/it/letters/snapshots")
        .join(name)
}

/// All letters of a language: as text with a diagram, as HTML with a list of the pieces, so that both are seen.
fn all(lang: &str) -> [String; 2] {
    let mut whole = [String::new(), String::new()];
    for kind in NoticeKind::ALL {
        let heading = format!("======== {}\n", kind.code());
        let text = letter(&sample(*kind, lang, PositionStyle::Diagram));
        whole[0].push_str(&format!(
            "{heading}Subject: {}\n\n{}\n",
            text.subject, text.text
        ));
        let html = letter(&sample(*kind, lang, PositionStyle::List)).html;
        let body = html
            .split_once("<body")
            .map_or(html.as_str(), |(_, body)| body);
        whole[1].push_str(&format!("{heading}<body{body}\n"));
    }
    whole
}

#[test]
#[expect(
    clippy::disallowed_methods,
    reason = "a switch for whoever writes the letters anew"
)]
fn every_letter_reads_as_it_was_read() {
    for lang in ["en", "de", "sv"] {
        for (made, kind) in all(lang).iter().zip(["txt", "html"]) {
            let file = place(&format!("{lang}.{kind}"));
            if std::env::var_os("FERNZUG_TEST_WRITE").is_some() {
                std::fs::create_dir_all(file.parent().unwrap()).unwrap();
                std::fs::write(&file, made).unwrap();
            }
            let kept = std::fs::read_to_string(&file).unwrap_or_default();
            let differs = made
                .lines()
                .zip(kept.lines())
                .find(|(made, kept)| made != kept);
            assert!(
                *made == kept,
                "{} differs, first in {differs:?}; read it and set FERNZUG_TEST_WRITE=1",
                file.display()
            );
        }
    }
}

/// What mail programs do not show, or strip: found in none of our letters.
#[test]
fn the_html_is_what_mail_programs_support() {
    for lang in ["en", "de", "sv"] {
        let [_, html] = all(lang);
        for unsupported in [
            "<style",
            "<script",
            "<link",
            "<form",
            "<svg",
            "<video",
            "position:",
            "flex",
            "grid",
            "float:",
            "calc(",
            "var(",
            "url(",
            "@media",
            "<div",
            "class=",
        ] {
            assert!(!html.contains(unsupported), "{lang}: {unsupported}");
        }
        let images = html.matches("<img ").count();
        let described = html.matches("alt=\"").count();
        assert_eq!(images, described, "{lang}: each picture says what it shows");
    }
}
