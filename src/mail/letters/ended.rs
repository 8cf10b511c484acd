//! Letters about a game that has ended.

use super::game::{about_game, game_button};
use super::{Content, Desk};
use crate::domain::ending::Ending;
use crate::domain::notice::GameFacts;
use crate::i18n::{self, chess as named, t};
use crate::links::places;
use crate::rules::Position;
use crate::rules::endings::GameResult;

pub(super) fn aborted(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let game = facts.game.to_string();
    let by_reader = facts.ended_by == Some(facts.side);
    let lead = match (facts.ending, by_reader) {
        (Some(Ending::AbortedByTime), true) => {
            t!(words, "letter-aborted-your-time", opponent = opponent)
        }
        (Some(Ending::AbortedByTime), false) => {
            t!(words, "letter-aborted-their-time", opponent = opponent)
        }
        (_, true) => t!(words, "letter-aborted-by-you", opponent = opponent),
        (_, false) => t!(words, "letter-aborted-by-opponent", opponent = opponent),
    };
    Content {
        subject: t!(
            words,
            "letter-subject-game-aborted",
            opponent = opponent,
            game = game
        ),
        lead,
        button: Some(game_button(desk, facts)),
        ..about_game(desk, facts)
    }
}

pub(super) fn over(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    if facts.ending == Some(Ending::Cancelled) {
        return cancelled(desk, facts);
    }
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let game = facts.game.to_string();
    let (result, won) = result(facts);
    let reason = facts
        .ending
        .map(|ending| reason(desk, ending))
        .unwrap_or_default();
    let lead = match won {
        Some(true) => t!(
            words,
            "letter-over-won",
            opponent = opponent,
            result = result,
            reason = reason
        ),
        Some(false) => t!(
            words,
            "letter-over-lost",
            opponent = opponent,
            result = result,
            reason = reason
        ),
        None => t!(
            words,
            "letter-over-drawn",
            opponent = opponent,
            result = result,
            reason = reason
        ),
    };
    let subject = match facts.ending {
        Some(Ending::Corrected(_)) => t!(
            words,
            "letter-subject-game-corrected",
            opponent = opponent,
            game = game,
            result = result
        ),
        _ => t!(
            words,
            "letter-subject-game-over",
            opponent = opponent,
            game = game,
            result = result
        ),
    };
    Content {
        subject,
        lead,
        notes: why_so(desk, facts),
        button: Some(game_button(desk, facts)),
        pgn: Some(desk.site.urls.game_pgn(facts.game)),
        ..about_game(desk, facts)
    }
}

fn cancelled(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let game = facts.game.to_string();
    Content {
        subject: t!(
            words,
            "letter-subject-game-cancelled",
            opponent = opponent,
            game = game
        ),
        lead: t!(words, "letter-cancelled", opponent = opponent),
        notes: decided_because(desk, facts).into_iter().collect(),
        button: Some(game_button(desk, facts)),
        ..about_game(desk, facts)
    }
}

/// All that tells why the game ended as it did.
fn why_so(desk: &Desk<'_>, facts: &GameFacts) -> Vec<String> {
    let decided = decided_because(desk, facts).into_iter();
    let doubt = doubt(desk, facts).into_iter();
    decided
        .chain(doubt)
        .chain(rule_place(desk, facts))
        .collect()
}

/// What the director gives as reason.
fn decided_because(desk: &Desk<'_>, facts: &GameFacts) -> Option<String> {
    let reason = facts.reason.as_deref()?;
    Some(t!(desk.words, "letter-decided-reason", reason = reason))
}

/// So many positions are looked at for a letter: a tenth of a second, where nobody waits.
const UNHURRIED: u32 = 50_000;

/// How the winner could have mated, where a player would doubt it.
fn doubt(desk: &Desk<'_>, facts: &GameFacts) -> Option<String> {
    let position = Position::from_fen(&facts.fen).ok()?;
    i18n::doubt(
        desk.words,
        &facts.profile,
        &position,
        facts.ending?,
        UNHURRIED,
    )
}

pub(super) fn ended(desk: &Desk<'_>, facts: &GameFacts) -> Option<String> {
    let ending = facts.ending?;
    let (result, reason) = (named::result(ending), reason(desk, ending));
    Some(t!(
        desk.words,
        "letter-reply-ended",
        result = result,
        reason = reason
    ))
}

/// Where the rule book tells why the game ended so.
fn rule_place(desk: &Desk<'_>, facts: &GameFacts) -> Option<String> {
    let url = desk.site.urls.rule(places::of_ending(&facts.ending?));
    Some(t!(desk.words, "letter-rule", url = url))
}

/// The result as it is written everywhere, and whether the reader has won; `None`: drawn.
fn result(facts: &GameFacts) -> (&'static str, Option<bool>) {
    let written = facts.ending.map_or("*", named::result);
    let decided = facts.ending.and_then(|ending| ending.decided());
    let winner = decided.and_then(GameResult::winner);
    (written, winner.map(|side| side == facts.side))
}

/// "checkmate; FIDE Laws, Article 5.1.1"
fn reason(desk: &Desk<'_>, ending: Ending) -> String {
    let why = named::reason(desk.words, ending);
    match ending {
        Ending::Result(outcome) | Ending::OnTime(outcome, _) => {
            format!("{why}; {}", named::rule(desk.words, outcome.reason))
        }
        _ => why,
    }
}
