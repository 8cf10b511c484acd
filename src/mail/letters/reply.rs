//! The answer to a mail by which a player meant to move: what it came to, and the position.

use super::ended::ended;
use super::game::{about_game, asks_for_move, game_button, move_button, their_deadline};
use super::{Button, Content, Desk};
use crate::domain::link::LinkPurpose;
use crate::domain::notice::GameFacts;
use crate::domain::refusal::GameRefusal;
use crate::domain::reply::{CameTo, ReplyFacts};
use crate::domain::time::Instant;
use crate::i18n::{chess as named, dates, refusals, t};
use crate::mail::chess;
use crate::rules::notation::{describe, parse_typed, san};
use crate::rules::{Move, MoveRefusal, Position};

pub(super) fn answer(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let Some(reply) = &facts.reply else {
        return about_game(desk, facts);
    };
    // whose time is up is not asked for a move; the result may take some seconds
    let late = matches!(reply.came_to, CameTo::Late { .. });
    let base = if facts.to_move && !late {
        asks_for_move(desk, facts)
    } else {
        Content {
            due: their_deadline(desk, facts).filter(|_| facts.ending.is_none() && !late),
            button: Some(game_button(desk, facts)),
            ..about_game(desk, facts)
        }
    };
    let notes = [ended(desk, facts), after(desk, facts, reply)];
    let notes = notes.into_iter().flatten();
    Content {
        subject: subject(desk, facts, reply),
        lead: lead(desk, facts, reply),
        notes: notes.chain(base.notes).collect(),
        button: button(desk, facts, reply).or(base.button),
        // the last message came with the letter that was answered
        message: None,
        ..base
    }
}

fn subject(desk: &Desk<'_>, facts: &GameFacts, reply: &ReplyFacts) -> String {
    let (words, opponent, game) = (desk.words, facts.opponent.as_str(), facts.game.to_string());
    match &reply.came_to {
        CameTo::Played { ply, san, .. } => t!(
            words,
            "letter-subject-reply-played",
            played = numbered(desk, facts, *ply, san),
            opponent = opponent
        ),
        CameTo::Resigned => t!(
            words,
            "letter-subject-reply-resigned",
            opponent = opponent,
            game = game
        ),
        CameTo::Agreed => t!(
            words,
            "letter-subject-reply-agreed",
            opponent = opponent,
            game = game
        ),
        _ => t!(
            words,
            "letter-subject-reply-refused",
            opponent = opponent,
            game = game
        ),
    }
}

/// `14…Sf6` in the reader's letters.
fn numbered(desk: &Desk<'_>, facts: &GameFacts, ply: u32, san: &str) -> String {
    let one = std::iter::once((ply, san));
    chess::line(facts, one, desk.words.lang()).unwrap_or_default()
}

fn exact(desk: &Desk<'_>, at: Instant) -> String {
    dates::exact(desk.words.lang(), at.0, desk.reader.zone, desk.now.0)
}

#[expect(
    clippy::too_many_lines,
    reason = "one phrase for each thing that a reply can come to and nothing else"
)]
fn lead(desk: &Desk<'_>, facts: &GameFacts, reply: &ReplyFacts) -> String {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let typed = reply.typed.as_str();
    match &reply.came_to {
        CameTo::Played {
            ply, san, offered, ..
        } => {
            let played = numbered(desk, facts, *ply, san);
            if *offered {
                t!(
                    words,
                    "letter-reply-played-offer",
                    played = played,
                    opponent = opponent
                )
            } else {
                t!(
                    words,
                    "letter-reply-played",
                    played = played,
                    opponent = opponent
                )
            }
        }
        CameTo::Stands { ply, san, at } => t!(
            words,
            "letter-reply-stands",
            played = numbered(desk, facts, *ply, san),
            at = exact(desk, *at)
        ),
        CameTo::Resigned => t!(words, "letter-reply-resigned", opponent = opponent),
        CameTo::Agreed => t!(words, "letter-reply-agreed", opponent = opponent),
        CameTo::Late { deadline } => t!(
            words,
            "letter-reply-late",
            arrived = exact(desk, reply.arrived),
            deadline = exact(desk, *deadline)
        ),
        CameTo::Over => t!(
            words,
            "letter-reply-over",
            opponent = opponent,
            arrived = exact(desk, reply.arrived)
        ),
        CameTo::GoneOn => t!(words, "letter-reply-gone-on"),
        CameTo::NotYourTurn => t!(words, "letter-reply-not-your-turn", opponent = opponent),
        CameTo::NoOffer => t!(words, "letter-reply-no-offer", opponent = opponent),
        CameTo::DrawAlone => t!(words, "letter-reply-draw-alone"),
        CameTo::OfferEarly => not_played(desk, &GameRefusal::OfferTooEarly),
        CameTo::OfferSoon { moves } => {
            not_played(desk, &GameRefusal::OfferTooSoon { moves_left: *moves })
        }
        CameTo::WouldDraw { uci } => t!(
            words,
            "letter-reply-would-draw",
            played = written(desk, reply, uci)
        ),
        CameTo::Short { uci } => t!(
            words,
            "letter-reply-short",
            typed = typed,
            played = written(desk, reply, uci)
        ),
        CameTo::OtherNumber { wrote, due } => t!(
            words,
            "letter-reply-other-number",
            typed = typed,
            wrote = wrote.to_string(),
            due = due.to_string()
        ),
        CameTo::ResignUnsure => t!(words, "letter-reply-resign-unsure"),
        CameTo::Illegal => t!(
            words,
            "letter-reply-illegal",
            typed = typed,
            why = why(desk, reply)
        ),
        CameTo::NotUnderstood => t!(words, "letter-reply-not-understood", typed = typed),
        CameTo::Empty => t!(words, "letter-reply-empty"),
        CameTo::Dead => t!(words, "letter-reply-dead"),
        CameTo::Refused => t!(words, "letter-reply-refused"),
    }
}

fn not_played(desk: &Desk<'_>, why: &GameRefusal) -> String {
    let why = refusals::game_refused(desk.words, why, desk.reader.zone, desk.now.0);
    t!(desk.words, "letter-reply-not-played", why = why)
}

/// The sentences of the page, and the moves that it could be, in words.
fn why(desk: &Desk<'_>, reply: &ReplyFacts) -> String {
    let words = desk.words;
    let Ok(position) = Position::from_fen(&reply.position) else {
        return String::new();
    };
    let letters = named::letters(words.lang());
    let Err(why) = parse_typed(&position, &reply.typed, letters) else {
        return String::new();
    };
    let said = refusals::move_refused(words, &why, &reply.typed);
    let (MoveRefusal::Ambiguous { candidates } | MoveRefusal::PromotionMissing { candidates }) =
        &why
    else {
        return said;
    };
    let could: Vec<String> = candidates
        .iter()
        .map(|mv| in_words(desk, &position, *mv))
        .collect();
    let could = t!(words, "letter-reply-candidates", moves = could.join("; "));
    format!("{said} {could}")
}

/// `Sd2 (Springer von f3 nach d2)`
fn in_words(desk: &Desk<'_>, position: &Position, mv: Move) -> String {
    let short = san(position, mv, named::letters(desk.words.lang()));
    let long = named::described(desk.words, &describe(position, mv));
    format!("{short} ({long})")
}

fn written(desk: &Desk<'_>, reply: &ReplyFacts, uci: &str) -> String {
    let position = Position::from_fen(&reply.position).ok();
    let found = position.and_then(|p| p.parse_uci(uci).ok().map(|mv| in_words(desk, &p, mv)));
    found.unwrap_or_else(|| uci.to_owned())
}

/// How it is done, where it was not understood; what can still be done, where it was.
fn after(desk: &Desk<'_>, facts: &GameFacts, reply: &ReplyFacts) -> Option<String> {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let friendly = facts.event.is_none() && facts.ending.is_some();
    match &reply.came_to {
        CameTo::Resigned if friendly => Some(t!(
            words,
            "letter-reply-resigned-mistake",
            opponent = opponent
        )),
        CameTo::Late { deadline } if facts.ending.is_none() => Some(t!(
            words,
            "refused-time-is-up",
            since = desk.until(*deadline)
        )),
        CameTo::Played { more: true, .. } => Some(t!(words, "letter-reply-rest")),
        CameTo::NotUnderstood | CameTo::Empty | CameTo::Illegal | CameTo::OtherNumber { .. } => {
            Some(t!(words, "letter-reply-how"))
        }
        _ => None,
    }
}

/// Straight to what is to be confirmed. Opening it does nothing yet.
fn button(desk: &Desk<'_>, facts: &GameFacts, reply: &ReplyFacts) -> Option<Button> {
    let words = desk.words;
    let to = |path: &str, label: String| {
        let base = desk.link(LinkPurpose::Move);
        let base = base.unwrap_or_else(|| desk.site.urls.game(facts.game));
        Button {
            label,
            url: format!("{base}/{path}"),
        }
    };
    match &reply.came_to {
        CameTo::Late { .. } => None,
        _ if facts.ending.is_some() => None,
        CameTo::WouldDraw { uci } | CameTo::Short { uci } if facts.to_move => Some(to(
            &format!("move?uci={uci}"),
            t!(words, "letter-button-confirm-move"),
        )),
        CameTo::ResignUnsure => Some(to("resignation", t!(words, "resign-button"))),
        _ if facts.to_move => move_button(desk, facts, t!(words, "letter-button-move")),
        _ => None,
    }
}
