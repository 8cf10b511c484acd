//! Letters about time in a game: what the opponent did about it, and that it is exceeded.

use super::{Content, Desk, game};
use crate::domain::notice::{GameFacts, NoticeKind};
use crate::domain::time::Instant;
use crate::i18n::{control, t};

/// The letter of this kind; `None`: it is not about time.
pub(super) fn letter(desk: &Desk<'_>, facts: &GameFacts, kind: NoticeKind) -> Option<Content> {
    let due = match kind {
        // told in the text already, or no clock runs
        NoticeKind::TimeExceeded | NoticeKind::ContinueAsked => None,
        _ if facts.to_move => game::deadline(desk, facts),
        _ => game::their_deadline(desk, facts),
    };
    Some(Content {
        subject: subject(desk, facts, kind)?,
        lead: lead(desk, facts, kind)?,
        due,
        notes: reason(desk, facts),
        button: Some(game::game_button(desk, facts)),
        ..game::about_game(desk, facts)
    })
}

fn reason(desk: &Desk<'_>, facts: &GameFacts) -> Vec<String> {
    let said = |reason: &String| {
        t!(
            desk.words,
            "letter-continued-reason",
            reason = reason.as_str()
        )
    };
    facts.reason.iter().map(said).collect()
}

fn subject(desk: &Desk<'_>, facts: &GameFacts, kind: NoticeKind) -> Option<String> {
    let (words, opponent, game) = (desk.words, facts.opponent.as_str(), facts.game.to_string());
    let game = game.as_str();
    Some(match kind {
        NoticeKind::TimeAdded => time_added(desk, facts),
        NoticeKind::PauseAsked => t!(
            words,
            "letter-subject-pause-asked",
            opponent = opponent,
            game = game
        ),
        NoticeKind::PauseDeclined => t!(
            words,
            "letter-subject-pause-declined",
            opponent = opponent,
            game = game
        ),
        NoticeKind::PauseBegun => t!(
            words,
            "letter-subject-pause-begun",
            opponent = opponent,
            game = game
        ),
        NoticeKind::PauseOver => t!(
            words,
            "letter-subject-pause-over",
            opponent = opponent,
            game = game
        ),
        NoticeKind::LongThink => t!(
            words,
            "letter-subject-long-think",
            opponent = opponent,
            game = game
        ),
        NoticeKind::TimeExceeded => t!(
            words,
            "letter-subject-time-exceeded",
            opponent = opponent,
            game = game
        ),
        NoticeKind::ContinueAsked => t!(
            words,
            "letter-subject-continue-asked",
            opponent = opponent,
            game = game
        ),
        NoticeKind::GameContinued => t!(
            words,
            "letter-subject-game-continued",
            opponent = opponent,
            game = game
        ),
        _ => return None,
    })
}

/// In a tournament the director gives time, else the opponent.
fn time_added(desk: &Desk<'_>, facts: &GameFacts) -> String {
    let (words, game) = (desk.words, facts.game.to_string());
    let (opponent, game) = (facts.opponent.as_str(), game.as_str());
    if facts.event.is_some() {
        return t!(words, "letter-subject-time-added-event", game = game);
    }
    t!(
        words,
        "letter-subject-time-added",
        opponent = opponent,
        game = game
    )
}

fn lead(desk: &Desk<'_>, facts: &GameFacts, kind: NoticeKind) -> Option<String> {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let span = control::span(words, facts.given.unwrap_or(0));
    let until = date(desk, facts.pause_until);
    Some(match kind {
        NoticeKind::TimeAdded if facts.event.is_some() => t!(
            words,
            "letter-time-added-event",
            opponent = opponent,
            span = span
        ),
        NoticeKind::TimeAdded => t!(words, "letter-time-added", opponent = opponent, span = span),
        NoticeKind::PauseAsked => t!(
            words,
            "letter-pause-asked",
            opponent = opponent,
            until = until
        ),
        NoticeKind::PauseDeclined => t!(words, "letter-pause-declined", opponent = opponent),
        NoticeKind::PauseBegun => t!(
            words,
            "letter-pause-begun",
            opponent = opponent,
            until = until
        ),
        NoticeKind::PauseOver => t!(words, "letter-pause-over", opponent = opponent),
        NoticeKind::LongThink => t!(words, "letter-long-think", opponent = opponent),
        NoticeKind::TimeExceeded => exceeded(desk, facts),
        NoticeKind::ContinueAsked => t!(words, "letter-continue-asked", opponent = opponent),
        NoticeKind::GameContinued => t!(words, "letter-game-continued"),
        _ => return None,
    })
}

fn exceeded(desk: &Desk<'_>, facts: &GameFacts) -> String {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let (since, falls) = (date(desk, facts.deadline), date(desk, facts.falls));
    match (facts.to_move, facts.claimable) {
        (true, _) => t!(
            words,
            "letter-time-exceeded-yours",
            since = since,
            falls = falls
        ),
        (false, true) => t!(
            words,
            "letter-time-exceeded-claim",
            opponent = opponent,
            since = since,
            falls = falls
        ),
        (false, false) => t!(
            words,
            "letter-time-exceeded-theirs",
            opponent = opponent,
            since = since,
            falls = falls
        ),
    }
}

fn date(desk: &Desk<'_>, at: Option<Instant>) -> String {
    at.map(|at| desk.until(at)).unwrap_or_default()
}
