//! Letters: each kind, in each language and style, as a reader gets it.

use fernzug::domain::ending::Ending;
use fernzug::domain::link::LinkPurpose;
use fernzug::domain::notice::{GameFacts, InvitationFacts, Notice, NoticeKind};
use fernzug::domain::player::PositionStyle;
use fernzug::domain::visibility::EventTag;
use fernzug::links::Urls;
use fernzug::mail::{Letter, LetterLink, LetterLinks, Sample, Site, compose, files, sample};
use fernzug::rules::Color;
use fernzug::rules::endings::{GameResult, Outcome, Reason};
use fernzug::secrets::Secret;

mod headers;
mod killed;
pub mod mailer;
mod many;
mod signed;
mod smtp;
mod snapshots;
mod tls;
mod wishes;

fn site() -> Site {
    let urls = Urls::new("https://club.example/chess").unwrap();
    Site::new(
        "Schachklub Münster",
        "Schachklub Münster <chess@club.example>",
        urls,
    )
    .unwrap()
}

fn letter(s: &Sample) -> Letter {
    compose(&s.reader, &s.notice, &s.links, &site(), &s.stamp, s.now).unwrap()
}

fn all() -> impl Iterator<Item = (NoticeKind, &'static str, PositionStyle)> {
    NoticeKind::ALL.iter().flat_map(|kind| {
        ["en", "de", "sv"].into_iter().flat_map(move |lang| {
            PositionStyle::ALL
                .iter()
                .map(move |style| (*kind, lang, *style))
        })
    })
}

fn game(s: &mut Sample) -> &mut GameFacts {
    match &mut s.notice {
        Notice::Game(_, facts) => facts,
        _ => panic!("not about a game"),
    }
}

fn invitation(s: &mut Sample) -> &mut InvitationFacts {
    match &mut s.notice {
        Notice::Invitation(_, facts) => facts,
        _ => panic!("not about an invitation"),
    }
}

/// Which link a letter must carry.
fn needed(kind: NoticeKind) -> Option<LinkPurpose> {
    match kind {
        NoticeKind::ConfirmAddress => Some(LinkPurpose::ConfirmAddress),
        NoticeKind::AddressChanged => Some(LinkPurpose::UndoAddress),
        NoticeKind::SignInLink => Some(LinkPurpose::SignIn),
        NoticeKind::PasswordReset => Some(LinkPurpose::Reset),
        NoticeKind::Invitation => Some(LinkPurpose::Invitation),
        NoticeKind::YourMove
        | NoticeKind::DrawOffered
        | NoticeKind::PlanPlayed
        | NoticeKind::PlanStopped
        | NoticeKind::Reminder
        | NoticeKind::LongMove
        | NoticeKind::StageReminder
        | NoticeKind::StageWarning
        | NoticeKind::LastWarning
        | NoticeKind::Nudge
        | NoticeKind::MailAnswer => Some(LinkPurpose::Move),
        NoticeKind::TournamentAsked => Some(LinkPurpose::GoOn),
        NoticeKind::TournamentConfirm | NoticeKind::TournamentPlace => Some(LinkPurpose::Attend),
        _ => None,
    }
}

#[test]
fn every_letter_is_whole_in_every_language() {
    for (kind, lang, style) in all() {
        let s = sample(kind, lang, style);
        let letter = letter(&s);
        let about = format!(
            "{kind:?} {lang} {style:?}\n{}\n{}",
            letter.subject, letter.text
        );
        assert!(
            !letter.subject.contains(['\n', '\r']) && !letter.subject.is_empty(),
            "{about}"
        );
        for part in [&letter.subject, &letter.text, &letter.html] {
            for left in [
                "{", "}", "letter-", "Some(", "None", "\u{2068}", "*[", "Unknown",
            ] {
                assert!(!part.contains(left), "{left}: {about}");
            }
        }
        assert!(
            !letter.text.contains("\n\n\n") && letter.text.lines().count() > 5,
            "{about}"
        );
        assert!(
            !letter.html.contains("<script") && !letter.html.contains("<style"),
            "{about}"
        );
        assert!(
            letter.html.contains("\"https://club.example/chess/"),
            "{about}"
        );
        has_its_link(kind, &letter, &about);
        let draws = style == PositionStyle::Diagram && matches!(s.notice, Notice::Game(..));
        assert_eq!(letter.picture.is_some(), draws, "{about}");
    }
}

fn has_its_link(kind: NoticeKind, letter: &Letter, about: &str) {
    if kind == NoticeKind::Digest {
        assert_eq!(
            letter.text.matches("/secret-of-move\n").count(),
            2,
            "{about}"
        );
        return;
    }
    let Some(purpose) = needed(kind) else {
        assert!(!letter.text.contains("secret-of"), "{about}");
        return;
    };
    let secret = format!("/secret-of-{}", purpose.code());
    let mut lines = letter.text.lines();
    let line = lines.position(|line| line.starts_with("https://") && line.ends_with(&secret));
    assert!(
        line.is_some_and(|line| line < 9),
        "the link stands alone near the top: {about}"
    );
    assert!(letter.html.contains(&format!("{secret}\"")), "{about}");
}

#[test]
fn the_same_letter_has_the_same_bytes_and_can_be_read_back() {
    for (kind, lang, style) in all() {
        let s = sample(kind, lang, style);
        let one = letter(&s);
        let bytes = one.bytes(&site()).unwrap();
        assert_eq!(
            bytes,
            letter(&s).bytes(&site()).unwrap(),
            "{kind:?} {lang} {style:?}"
        );
        let opened = files::open(&bytes);
        assert_eq!(
            (opened.subject, opened.text),
            (one.subject, one.text),
            "{kind:?} {lang} {style:?}"
        );
        let raw = String::from_utf8(bytes).unwrap();
        assert!(
            raw.contains("Message-ID: <42.5f1d0e@club.example>\r\n"),
            "{raw}"
        );
        let (submitted, answered) = match kind {
            NoticeKind::MailAnswer => ("auto-replied", " <reply-17@mail.example.org>"),
            _ => ("auto-generated", ""),
        };
        assert!(raw.contains(&format!("Auto-Submitted: {submitted}\r\n")));
        let about_game = matches!(s.notice, Notice::Game(..));
        let thread = format!("References: <game-1047@club.example>{answered}\r\n");
        assert!(!about_game || raw.contains(&thread), "{raw}");
    }
}

#[test]
fn the_letter_of_a_move_as_it_reads() {
    let mut s = sample(NoticeKind::YourMove, "en", PositionStyle::Diagram);
    let english = letter(&s);
    assert_eq!(
        english.subject,
        "Your move against Berta Holm (4…Nf6), until Thu 16 May 08:00"
    );
    assert_eq!(english.text, include_str!("your_move.en.txt"));
    assert!(
        english
            .html
            .contains("alt=\"Position after 4…Nf6. White: king e1, queen d1"),
        "{}",
        english.html
    );
    assert_eq!(english.thread.as_deref(), Some("game-1047@club.example"));
    s.reader.lang = "de".to_owned();
    s.reader.position_style = PositionStyle::List;
    game(&mut s).offer_stands = true;
    let german = letter(&s);
    assert_eq!(
        german.subject,
        "Dein Zug gegen Berta Holm (4…Sf6), bis Do 16. Mai 08:00"
    );
    assert_eq!(german.text, include_str!("your_move_offer.de.txt"));
}

#[test]
fn the_first_move_of_a_game() {
    let mut s = sample(NoticeKind::YourMove, "sv", PositionStyle::None);
    let facts = game(&mut s);
    facts.begins = true;
    facts.last_moves.clear();
    facts.last_uci = None;
    facts.ply = 0;
    facts.fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_owned();
    facts.message = None;
    let letter = letter(&s);
    assert_eq!(
        letter.subject,
        "Ditt drag mot Berta Holm (partiet börjar), senast tor 16 maj 08:00"
    );
    assert!(
        letter
            .text
            .starts_with("Ditt parti mot Berta Holm har börjat. Du har vit och är vid draget.")
    );
    assert!(letter.picture.is_none());
}

#[test]
fn what_a_director_has_decided() {
    let told = |lang: &str, ending: Ending| {
        let mut s = sample(NoticeKind::GameOver, lang, PositionStyle::None);
        let facts = game(&mut s);
        facts.ending = Some(ending);
        facts.reason = Some("Flyttat.".to_owned());
        facts.event = Some(EventTag {
            id: 3,
            name: "Vinterserien".to_owned(),
            round: "2".to_owned(),
        });
        letter(&s)
    };
    let white = GameResult::WhiteWins;
    let all = [
        (
            told("en", Ending::Walkover(white)),
            "Game 1047 against Berta Holm is over: 1-0",
            "You have won the game against Berta Holm: 1-0 (walkover: the opponent did not play on).\nVinterserien, round 2\n",
            "\nReason: Flyttat.\n",
        ),
        (
            told("de", Ending::Adjudicated(GameResult::Draw)),
            "Partie 1047 gegen Berta Holm ist zu Ende: ½-½",
            "Deine Partie gegen Berta Holm ist remis: ½-½ (Abschätzung durch die Turnierleitung).\nVinterserien, Runde 2\n",
            "\nGrund: Flyttat.\n",
        ),
        (
            told("sv", Ending::Cancelled),
            "Parti 1047 mot Berta Holm är annullerat",
            "Tävlingsledaren har annullerat partiet mot Berta Holm. Det räknas inte för någon och är inte ratinggrundande.\nVinterserien, rond 2\n",
            "\nOrsak: Flyttat.\n",
        ),
        (
            told("en", Ending::Corrected(GameResult::BlackWins)),
            "Game 1047 against Berta Holm: the result is now 0-1",
            "You have lost the game against Berta Holm: 0-1 (result corrected by the director).\n",
            "\nReason: Flyttat.\n",
        ),
    ];
    for (letter, subject, begins, reason) in all {
        assert_eq!(letter.subject, subject);
        let text = letter.text.replace("\n(", " (");
        let unwrapped = text.replacen('\n', " ", 1);
        let begins_so = text.starts_with(begins) || unwrapped.starts_with(begins);
        assert!(begins_so, "{}", letter.text);
        assert!(letter.text.contains(reason), "{}", letter.text);
        assert!(
            letter.html.contains("<br>Vinterserien, "),
            "{}",
            letter.html
        );
    }
}

#[test]
fn a_stranger_is_told_how_to_refuse() {
    let mut s = sample(NoticeKind::Invitation, "de", PositionStyle::Diagram);
    invitation(&mut s).stranger = true;
    let letter = letter(&s);
    assert!(letter.text.contains("ein für alle Mal"), "{}", letter.text);
    assert!(!letter.text.contains("/account"));
}

#[test]
fn nobodys_name_or_words_become_part_of_a_letter() {
    for lang in ["en", "de", "sv"] {
        for kind in [
            NoticeKind::YourMove,
            NoticeKind::DrawOffered,
            NoticeKind::GameOver,
        ] {
            let mut s = sample(kind, lang, PositionStyle::Diagram);
            s.reader.display = "Eve\r\nBcc: all@example.org\r\n\r\n".to_owned();
            let facts = game(&mut s);
            facts.opponent =
                "\"><script>alert(1)</script>\r\nBcc: eve@example.org\r\n\r\nHello".to_owned();
            facts.message =
                Some("</td><img src=x onerror=y>\n--\nhttps://evil.example/m/x".to_owned());
            let letter = letter(&s);
            assert!(
                !letter.html.contains("<script") && !letter.html.contains("<img src=x"),
                "{}",
                letter.html
            );
            assert!(
                letter
                    .text
                    .lines()
                    .any(|line| line == "> https://evil.example/m/x")
            );
            let bytes = letter.bytes(&site()).unwrap();
            let raw = String::from_utf8(bytes).unwrap();
            let head = raw.split("\r\n\r\n").next().unwrap();
            assert!(!head.to_lowercase().contains("\r\nbcc:"), "{head}");
            assert!(
                head.contains("\r\nMIME-Version:") || head.contains("\r\nContent-Type: multipart"),
                "{head}"
            );
        }
    }
}

#[test]
fn a_notice_of_one_kind_with_contents_of_another_is_a_fault() {
    let mut s = sample(NoticeKind::Invitation, "en", PositionStyle::None);
    s.notice = match s.notice {
        Notice::Invitation(_, facts) => Notice::Invitation(NoticeKind::YourMove, facts),
        other => other,
    };
    assert!(
        compose(
            &s.reader,
            &s.notice,
            &LetterLinks::default(),
            &site(),
            &s.stamp,
            s.now
        )
        .is_err()
    );
}

#[test]
fn a_letter_without_its_secret_leads_to_the_page() {
    let mut s = sample(NoticeKind::YourMove, "en", PositionStyle::None);
    s.links = LetterLinks::new(vec![LetterLink {
        purpose: LinkPurpose::PrintedCode,
        game: None,
        secret: Secret::new("x"),
    }]);
    assert!(
        letter(&s)
            .text
            .contains("\nhttps://club.example/chess/games/1047\n")
    );
}

#[test]
fn a_game_lost_on_time_to_a_lone_knight_shows_how_it_could_have_mated() {
    let mut s = sample(NoticeKind::GameOver, "sv", PositionStyle::List);
    let facts = game(&mut s);
    facts.fen = "8/8/8/8/5n2/5k2/6RP/7K w - - 3 61".to_owned();
    facts.ending = Some(Ending::Result(Outcome::win(Color::Black, Reason::Time)));
    let letter = letter(&s);
    for body in [&letter.text, &letter.html] {
        let (_, said) = body.split_once("Svart hade ännu kunnat").unwrap();
        assert!(
            said.lines().take(2).any(|line| line.contains("Sf2#")),
            "{body}"
        );
    }
}
