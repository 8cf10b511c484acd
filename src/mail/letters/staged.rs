//! Letters about a move that does not come: the reader's own reminder, the friendly line, the three stages of a tournament.

use super::game::{asks_for_move, subject_until};
use super::{Content, Desk};
use crate::domain::notice::{GameFacts, NoticeKind};
use crate::i18n::t;

/// The letter of this kind; `None`: it is another one.
pub(super) fn letter(desk: &Desk<'_>, facts: &GameFacts, kind: NoticeKind) -> Option<Content> {
    let (words, until) = (desk.words, subject_until(desk, facts));
    // subject and first line of all of them say the same two things
    macro_rules! told {
        ($subject:literal, $lead:literal) => {{
            let opponent = facts.opponent.as_str();
            (
                t!(words, $subject, opponent = opponent, until = until),
                t!(words, $lead, opponent = opponent),
            )
        }};
    }
    let (subject, lead) = match kind {
        NoticeKind::Reminder => told!("letter-subject-reminder", "letter-reminder"),
        NoticeKind::LongMove => told!("letter-subject-long-move", "letter-long-move"),
        NoticeKind::StageReminder => {
            told!("letter-subject-stage-reminder", "letter-stage-reminder")
        }
        NoticeKind::StageWarning => told!("letter-subject-stage-warning", "letter-stage-warning"),
        NoticeKind::LastWarning => told!("letter-subject-last-warning", "letter-last-warning"),
        _ => return None,
    };
    Some(Content {
        subject,
        lead,
        ..asks_for_move(desk, facts)
    })
}
