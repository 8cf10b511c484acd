//! Heartbeats: what a new one says about the time since the last.

use super::off::{Outage, OutageSource};
use crate::domain::time::{Instant, Millis, SECOND};

/// The longest span between two beats that is no gap.
pub const LONGEST_BEAT: Millis = 30 * SECOND;

/// What a new heartbeat says, given the last one of any instance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beat {
    /// All is well.
    Steady,
    /// Nobody ran in between: an outage.
    Gap(Outage),
    /// The wall clock has jumped back before the last beat: no flag falls until it has passed it.
    Backwards {
        /// The last beat.
        last: Instant,
    },
}

/// Judges a heartbeat at `now`.
#[must_use]
pub fn judge_beat(last: Option<Instant>, now: Instant) -> Beat {
    match last {
        Some(last) if now < last => Beat::Backwards { last },
        Some(last) if now.since(last) > LONGEST_BEAT => Beat::Gap(Outage {
            from: last,
            to: now,
            source: OutageSource::Gap,
        }),
        _ => Beat::Steady,
    }
}
