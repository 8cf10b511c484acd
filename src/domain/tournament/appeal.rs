//! Results that are provisional, and appeals against them.

use crate::domain::ending::Ending;
use crate::domain::player::coded;
use crate::domain::time::{DAY, Instant, Millis};

/// A result by time is provisional for so long.
pub const PROVISIONAL: Millis = 7 * DAY;
/// For so long after the end of a game its players may appeal.
pub const APPEAL_WITHIN: Millis = 14 * DAY;

/// Whether a result is provisional at `now`: by time, and not long ago. (What an appeal is open against is, too.)
#[must_use]
pub fn is_provisional(ending: Ending, ended: Instant, now: Instant) -> bool {
    ending.is_by_time() && now.since(ended) < PROVISIONAL
}

/// Whether a player may appeal against a result at `now`: it came by time or by a director's decision, not by play.
#[must_use]
pub fn may_appeal(ending: Ending, ended: Instant, now: Instant) -> bool {
    (ending.is_by_time() || ending.is_by_director()) && now.since(ended) <= APPEAL_WITHIN
}

/// What was decided about an appeal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The result stays.
    Rejected,
    /// The game goes on.
    Continued,
    /// The result is another.
    Corrected,
    /// The game counts for nobody.
    Cancelled,
}
coded!(Verdict {
    Rejected = "rejected",
    Continued = "continued",
    Corrected = "corrected",
    Cancelled = "cancelled",
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::endings::{GameResult, Outcome, Reason};

    #[test]
    fn results_by_time_are_provisional_for_a_week_and_can_be_appealed_against_for_two() {
        let ended = Instant(50 * DAY);
        let by = |reason| {
            Ending::Result(Outcome {
                result: GameResult::WhiteWins,
                reason,
            })
        };
        for (ending, after, provisional, appeal) in [
            (by(Reason::Time), 0, true, true),
            (by(Reason::Time), 7, false, true),
            (by(Reason::Time), 14, false, true),
            (by(Reason::Time), 15, false, false),
            (by(Reason::Checkmate), 0, false, false),
            (by(Reason::Resignation), 0, false, false),
            (Ending::Adjudicated(GameResult::Draw), 1, false, true),
            (Ending::Cancelled, 15, false, false),
        ] {
            let now = ended.plus(after * DAY);
            assert_eq!(
                is_provisional(ending, ended, now),
                provisional,
                "{ending:?} {after}"
            );
            assert_eq!(may_appeal(ending, ended, now), appeal, "{ending:?} {after}");
        }
    }
}
