//! Letters about conditional moves: those that were played, and those that were not.

use super::game::{about_game, asks_for_move, game_button, subject_until, their_deadline};
use super::{Content, Desk};
use crate::domain::conditional::StopReason;
use crate::domain::notice::GameFacts;
use crate::i18n::t;
use crate::mail::chess;
use crate::rules::Position;

/// One letter with all the moves, the new position, and whoever's deadline it is now.
pub(super) fn played(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let (moves, until) = (step(desk, facts), subject_until(desk, facts));
    if facts.to_move {
        return Content {
            subject: t!(
                words,
                "letter-subject-plan-played-yours",
                opponent = opponent,
                until = until
            ),
            lead: t!(
                words,
                "letter-plan-played-yours",
                opponent = opponent,
                moves = moves
            ),
            ..asks_for_move(desk, facts)
        };
    }
    Content {
        subject: t!(
            words,
            "letter-subject-plan-played",
            opponent = opponent,
            moves = moves.as_str()
        ),
        lead: t!(
            words,
            "letter-plan-played",
            opponent = opponent,
            moves = moves.as_str()
        ),
        due: their_deadline(desk, facts),
        button: Some(game_button(desk, facts)),
        ..about_game(desk, facts)
    }
}

/// The owner believed himself safe and is not: this letter goes at once, whatever he has switched off.
pub(super) fn stopped(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let until = facts.deadline.map(|at| desk.until(at)).unwrap_or_default();
    let content = asks_for_move(desk, facts);
    let played = answered(desk, facts);
    let before = played.map(|moves| t!(words, "letter-plan-before", moves = moves));
    let notes = [why(desk, facts), before].into_iter().flatten();
    Content {
        subject: t!(
            words,
            "letter-subject-plan-stopped",
            opponent = opponent,
            until = subject_until(desk, facts)
        ),
        lead: t!(words, "letter-plan-stopped", until = until),
        // the lead has said it
        due: None,
        notes: notes.chain(content.notes).collect(),
        ..content
    }
}

fn why(desk: &Desk<'_>, facts: &GameFacts) -> Option<String> {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let played = chess::last_move(facts, desk.words.lang()).unwrap_or_default();
    Some(match facts.stopped? {
        StopReason::Unexpected => t!(
            words,
            "letter-plan-unexpected",
            opponent = opponent,
            played = played
        ),
        StopReason::Offer => t!(
            words,
            "letter-plan-offer",
            opponent = opponent,
            played = played
        ),
        StopReason::Draw => t!(
            words,
            "letter-plan-draw",
            opponent = opponent,
            played = played
        ),
        StopReason::TooMany => t!(words, "letter-plan-too-many"),
    })
}

/// All moves of the step in one line.
fn step(desk: &Desk<'_>, facts: &GameFacts) -> String {
    let moves = facts.step.iter().map(|(ply, san, _)| (*ply, san.as_str()));
    chess::line(facts, moves, desk.words.lang()).unwrap_or_default()
}

/// The step, if a conditional move of the reader is in it.
fn answered(desk: &Desk<'_>, facts: &GameFacts) -> Option<String> {
    let turn = Position::from_fen(&facts.fen).ok()?.turn();
    // the side to move made every other ply before the last
    let mine = |ply: u32| (facts.ply - ply).is_multiple_of(2) == (turn != facts.side);
    let mut own = facts
        .step
        .iter()
        .filter(|(ply, _, planned)| *planned && mine(*ply));
    own.next().map(|_| step(desk, facts))
}
