//! Instants and spans: whole milliseconds UTC, so that what is stored is what was decided.

use chrono::{DateTime, LocalResult, NaiveDateTime, TimeZone, Utc};
use chrono_tz::Tz;

/// A span in milliseconds.
pub type Millis = i64;

/// One second in milliseconds.
pub const SECOND: Millis = 1_000;
/// One minute in milliseconds.
pub const MINUTE: Millis = 60 * SECOND;
/// One hour in milliseconds.
pub const HOUR: Millis = 60 * MINUTE;
/// Twenty-four hours in milliseconds; daylight saving does not lengthen it.
pub const DAY: Millis = 24 * HOUR;

/// A point in time: milliseconds since 1970-01-01T00:00:00Z.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Instant(pub i64);

impl Instant {
    /// The instant `span` milliseconds later; stops at the end of what can be stored.
    #[must_use]
    pub fn plus(self, span: Millis) -> Self {
        Self(self.0.saturating_add(span))
    }

    /// Milliseconds from `earlier` to this instant; negative if it is the earlier one.
    #[must_use]
    pub fn since(self, earlier: Self) -> Millis {
        self.0.saturating_sub(earlier.0)
    }

    /// The instant cut to whole seconds: the unit in which clocks are judged.
    #[must_use]
    pub fn whole_second(self) -> Self {
        Self(self.0 - self.0.rem_euclid(SECOND))
    }

    /// The calendar date and time of day in `zone`; the far ends of time fall back to 1970.
    #[must_use]
    pub fn local(self, zone: Tz) -> NaiveDateTime {
        DateTime::<Utc>::from_timestamp_millis(self.0)
            .unwrap_or_default()
            .with_timezone(&zone)
            .naive_local()
    }

    /// The instant at which clocks in `zone` show `local`. In a gap (spring) the first instant
    /// after it; where an hour comes twice (autumn) the later one, which favours the player.
    #[must_use]
    pub fn from_local(local: NaiveDateTime, zone: Tz) -> Self {
        match zone.from_local_datetime(&local) {
            LocalResult::Single(t) => Self(t.timestamp_millis()),
            LocalResult::Ambiguous(_, later) => Self(later.timestamp_millis()),
            LocalResult::None => {
                // No gap of any zone is longer than a day; step in quarter hours, the grid all gaps lie on.
                (1..=96)
                    .filter_map(|n| {
                        let later = local + chrono::Duration::minutes(15 * n);
                        zone.from_local_datetime(&later).earliest()
                    })
                    .map(|t| Self(t.timestamp_millis()))
                    .next()
                    .unwrap_or(Self(local.and_utc().timestamp_millis()))
            }
        }
    }
}
