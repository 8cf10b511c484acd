//! Leave in words.

use super::{Words, dates};
use crate::domain::clock::HoursFault;
use crate::domain::leave::Days;
use crate::domain::refusal::LeaveRefusal;
use crate::t;

/// Why leave was refused.
#[must_use]
pub fn refused(words: &Words, why: LeaveRefusal) -> String {
    match why {
        LeaveRefusal::NoDay => t!(words, "refused-leave-no-day"),
        LeaveRefusal::Past => t!(words, "refused-leave-past"),
        LeaveRefusal::Backwards => t!(words, "refused-leave-backwards"),
        LeaveRefusal::TooShort { least } => t!(words, "refused-leave-too-short", least = least),
        LeaveRefusal::TooFar { year } => {
            t!(words, "refused-leave-too-far", year = year.to_string())
        }
        LeaveRefusal::TooLong { most } => t!(words, "refused-special-long", most = most),
        LeaveRefusal::Overlaps { first, last } => t!(
            words,
            "refused-leave-overlaps",
            first = dates::calendar_day(words.lang(), first),
            last = dates::calendar_day(words.lang(), last)
        ),
        LeaveRefusal::NotEnough { year, left, wanted } => t!(
            words,
            "refused-leave-not-enough",
            year = year.to_string(),
            left = days(words, left),
            wanted = days(words, wanted)
        ),
        LeaveRefusal::Over => t!(words, "refused-leave-over"),
        LeaveRefusal::NoSuchLeave => t!(words, "refused-leave-gone"),
        LeaveRefusal::Incomplete => t!(words, "refused-incomplete"),
    }
}

/// "3 days".
#[must_use]
pub fn days(words: &Words, count: u32) -> String {
    t!(words, "leave-days", n = count)
}

/// "Leave from Wed 12 May 2027 to Sun 16 May 2027: 5 days."
#[must_use]
pub fn span(words: &Words, leave: &Days) -> String {
    t!(
        words,
        "leave-preview-days",
        first = dates::calendar_day(words.lang(), leave.first),
        last = dates::calendar_day(words.lang(), leave.last),
        days = days(words, leave.count())
    )
}

/// Why off-days or quiet hours were refused.
#[must_use]
pub fn hours_refused(words: &Words, why: HoursFault) -> String {
    match why {
        HoursFault::TooManyDays => t!(words, "refused-hours-days"),
        HoursFault::Sleep => t!(words, "refused-hours-sleep"),
    }
}
