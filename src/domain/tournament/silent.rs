//! Players who are no longer heard of.

use crate::domain::player::coded;
use crate::domain::time::{DAY, Instant, Millis};

/// Whoever has made no move anywhere for so long, outside of leave, is asked whether he goes on.
pub const SILENT_AFTER: Millis = 30 * DAY;
/// So many losses on time without a move in the event since make him be asked, too.
pub const SILENT_LOSSES: usize = 2;
/// After so long without an answer he is asked again, and after so long again the directors are told.
pub const ASKED_AGAIN: Millis = 7 * DAY;
/// For so long the clock of whoever is asked rests at most: twice the time to answer, and as long for the director.
pub const ASKED_REST: Millis = 28 * DAY;

/// Why somebody is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Silent {
    /// He has lost on time, more than once.
    Losses,
    /// He has made no move anywhere for long.
    Days,
}
coded!(Silent { Losses = "losses", Days = "days" });

/// What is known of a player who may be silent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heard {
    /// How many games of the event he has lost on time since he moved in it, or was asked, last.
    pub losses: usize,
    /// When he made his last move anywhere; `None`: not within [`SILENT_AFTER`].
    pub moved: Option<Instant>,
    /// For how long he has been thinking about one move of the event, leave not counted; in milliseconds.
    pub thinking: Millis,
}

/// Whether he is to be asked at `now`, and why.
#[must_use]
pub fn silent(heard: &Heard, now: Instant) -> Option<Silent> {
    if heard.losses >= SILENT_LOSSES {
        return Some(Silent::Losses);
    }
    let still = heard.moved.is_none_or(|at| now.since(at) >= SILENT_AFTER);
    (still && heard.thinking >= SILENT_AFTER).then_some(Silent::Days)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_losses_or_thirty_days_make_a_player_silent() {
        let now = Instant(100 * DAY);
        for (losses, moved, thinking, expected) in [
            (0, None, 0, None),
            (1, None, 29 * DAY, None),
            (2, Some(now), 0, Some(Silent::Losses)),
            (0, None, 30 * DAY, Some(Silent::Days)),
            (0, Some(now.plus(-30 * DAY)), 31 * DAY, Some(Silent::Days)),
            // he moves elsewhere
            (0, Some(now.plus(-29 * DAY)), 31 * DAY, None),
        ] {
            let heard = Heard {
                losses,
                moved,
                thinking,
            };
            assert_eq!(silent(&heard, now), expected, "{heard:?}");
        }
    }
}
