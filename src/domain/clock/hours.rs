//! Personal off-days and sleeping hours: an option that a game must allow.

use chrono::{Datelike, Duration, NaiveTime};
use chrono_tz::Tz;

use super::off::{Off, Source, apart};
use crate::domain::time::{DAY, Instant, Millis};

/// The most days of a week that may be off.
pub const MOST_OFF_DAYS: u32 = 3;
/// The longest sleep, in minutes.
pub const LONGEST_SLEEP: u32 = 10 * 60;

/// When in a week a player's clock rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hours {
    /// From when on this holds: clocks that started earlier keep what held before.
    pub since: Instant,
    /// The zone whose days and hours are meant.
    pub zone: Tz,
    /// Days off: bit 0 is Monday, bit 6 Sunday.
    pub days: u8,
    /// Sleep from and to, in minutes after midnight; over midnight where `to` is the smaller.
    pub sleep: Option<(u32, u32)>,
}

/// Why such a setting is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HoursFault {
    /// More than three days a week.
    TooManyDays,
    /// More than ten hours a day, or no hour of the day.
    Sleep,
}

impl Hours {
    /// Checks the setting: a clock must be able to run out.
    ///
    /// # Errors
    /// The first fault.
    pub fn check(self) -> Result<Self, HoursFault> {
        if self.days.count_ones() > MOST_OFF_DAYS || self.days > 0x7f {
            return Err(HoursFault::TooManyDays);
        }
        match self.sleep {
            Some((from, to)) if from >= 1_440 || to >= 1_440 || from == to => {
                Err(HoursFault::Sleep)
            }
            Some((from, to)) if (to + 1_440 - from) % 1_440 > LONGEST_SLEEP => {
                Err(HoursFault::Sleep)
            }
            _ => Ok(self),
        }
    }

    /// Whether nothing is off.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.days == 0 && self.sleep.is_none()
    }

    /// When so much running time that begins at `from` would be used up.
    #[must_use]
    pub fn end_of(&self, running: Millis, from: Instant) -> Instant {
        // of a week at least four days of fourteen hours run: a third
        let spans = self.spans(from, from.plus(3 * running + 14 * DAY));
        let (mut at, mut left) = (from, running);
        for off in apart(&spans, from, from.plus(3 * running + 14 * DAY)) {
            let runs = off.from.since(at);
            if left <= runs {
                break;
            }
            left -= runs;
            at = off.to;
        }
        at.plus(left)
    }

    /// The spans that touch `from` to `to`; a clock can be in the middle of one.
    #[must_use]
    pub fn spans(&self, from: Instant, to: Instant) -> Vec<Off> {
        let mut spans = Vec::new();
        if self.is_empty() || to <= from {
            return spans;
        }
        let last = to.local(self.zone).date() + Duration::days(1);
        // the night before may reach into the first day
        let mut day = from.local(self.zone).date() - Duration::days(1);
        let mut add = |a: Instant, b: Instant| {
            if b > from && a < to {
                spans.push(Off::new(a, b, Source::OwnHours));
            }
        };
        while day <= last {
            let at = |date: chrono::NaiveDate, minute: u32| {
                let time = NaiveTime::from_num_seconds_from_midnight_opt(minute * 60, 0)
                    .unwrap_or(NaiveTime::MIN);
                Instant::from_local(date.and_time(time), self.zone)
            };
            let next = day + Duration::days(1);
            if self.days >> day.weekday().num_days_from_monday() & 1 == 1 {
                add(at(day, 0), at(next, 0));
            }
            if let Some((sleep, wake)) = self.sleep {
                add(
                    at(day, sleep),
                    at(if wake > sleep { day } else { next }, wake),
                );
            }
            day = next;
        }
        spans
    }
}
