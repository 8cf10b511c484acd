//! Letters about a move that does not come for days: the friendly line, and the three stages of a tournament.

use super::game::{asks_for_move, subject_until};
use super::{Content, Desk};
use crate::domain::notice::GameFacts;
use crate::i18n::t;

pub(super) fn long_move(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let until = subject_until(desk, facts);
    Content {
        subject: t!(
            words,
            "letter-subject-long-move",
            opponent = opponent,
            until = until
        ),
        lead: t!(words, "letter-long-move", opponent = opponent),
        ..asks_for_move(desk, facts)
    }
}

pub(super) fn reminder(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let until = subject_until(desk, facts);
    Content {
        subject: t!(
            words,
            "letter-subject-stage-reminder",
            opponent = opponent,
            until = until
        ),
        lead: t!(words, "letter-stage-reminder", opponent = opponent),
        ..asks_for_move(desk, facts)
    }
}

pub(super) fn warning(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let until = subject_until(desk, facts);
    Content {
        subject: t!(
            words,
            "letter-subject-stage-warning",
            opponent = opponent,
            until = until
        ),
        lead: t!(words, "letter-stage-warning", opponent = opponent),
        ..asks_for_move(desk, facts)
    }
}

pub(super) fn last_warning(desk: &Desk<'_>, facts: &GameFacts) -> Content {
    let (words, opponent) = (desk.words, facts.opponent.as_str());
    let until = subject_until(desk, facts);
    Content {
        subject: t!(
            words,
            "letter-subject-last-warning",
            opponent = opponent,
            until = until
        ),
        lead: t!(words, "letter-last-warning", opponent = opponent),
        ..asks_for_move(desk, facts)
    }
}
