//! Leave: whole calendar days of a player's own zone in which his clocks rest, from an allowance for each calendar year.

mod allowance;

use chrono::{Datelike, Duration, NaiveDate, NaiveTime};
use chrono_tz::Tz;

use super::GameId;
use super::clock::Leave;
use super::refusal::LeaveRefusal;
use super::time::{DAY, Instant};

pub use allowance::{Allowance, Policy};

/// A day of the calendar.
pub type Day = NaiveDate;

/// A leave that has been taken and stands (not replaced by a later one).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// Its number.
    pub id: i64,
    /// The days and instants.
    pub days: Days,
    /// The only game it counts in; `None`: all.
    pub game: Option<GameId>,
    /// It began by itself, when time would have run out.
    pub automatic: bool,
}

/// Whole days in one zone, with the instants at which they begin and end there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Days {
    /// The first day.
    pub first: NaiveDate,
    /// The last day, which counts whole.
    pub last: NaiveDate,
    /// The zone whose days are meant, for ever: moving elsewhere changes no leave.
    pub zone: Tz,
    /// The first instant: 00:00 of the first day, or when it was taken on that day.
    pub from: Instant,
    /// The first instant after it: 24:00 of the last day.
    pub to: Instant,
}

/// What somebody asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    /// The first day; `None`: from now on, which spends today.
    pub first: Option<NaiveDate>,
    /// The last day.
    pub last: NaiveDate,
}

impl Days {
    /// These days in this zone, from 00:00 to 24:00 (23 to 25 hours each); a day that has begun counts from `now`.
    #[must_use]
    pub fn of(first: NaiveDate, last: NaiveDate, zone: Tz, now: Instant) -> Self {
        Self {
            from: midnight(first, zone).max(now.whole_second()),
            to: midnight(last + Duration::days(1), zone),
            first,
            last,
            zone,
        }
    }

    /// How many days.
    #[must_use]
    pub fn count(&self) -> u32 {
        u32::try_from(self.last.signed_duration_since(self.first).num_days() + 1).unwrap_or(0)
    }

    /// How many of them lie in a calendar year: each year pays for its own.
    #[must_use]
    pub fn count_in(&self, year: i32) -> u32 {
        let day = |month, day| NaiveDate::from_ymd_opt(year, month, day);
        let (Some(new_year), Some(end)) = (day(1, 1), day(12, 31)) else {
            return 0;
        };
        let (first, last) = (self.first.max(new_year), self.last.min(end));
        u32::try_from(last.signed_duration_since(first).num_days() + 1).unwrap_or(0)
    }

    /// The calendar years it touches.
    pub fn years(&self) -> impl Iterator<Item = i32> + use<> {
        self.first.year()..=self.last.year()
    }

    /// Whether it has begun.
    #[must_use]
    pub fn has_begun(&self, now: Instant) -> bool {
        self.from <= now
    }

    /// Whether it is over.
    #[must_use]
    pub fn is_over(&self, now: Instant) -> bool {
        self.to <= now
    }

    /// As the clock sees it.
    #[must_use]
    pub fn leave(&self) -> Leave {
        Leave {
            from: self.from,
            to: self.to,
            replaced: None,
            special: false,
        }
    }
}

fn midnight(day: NaiveDate, zone: Tz) -> Instant {
    Instant::from_local(day.and_time(NaiveTime::MIN), zone)
}

/// The calendar day that `now` is in a zone.
#[must_use]
pub fn today(zone: Tz, now: Instant) -> NaiveDate {
    now.local(zone).date()
}

/// The instant from which leave that ends later may touch the calendar year of this day, whatever zone it was taken in.
#[must_use]
pub fn year_began(day: Day, zone: Tz) -> Instant {
    let new_year = NaiveDate::from_ymd_opt(day.year(), 1, 1).unwrap_or(day);
    midnight(new_year, zone).plus(-2 * DAY)
}

/// Judges a new leave. `taken`: all leave of this player that stands.
///
/// # Errors
/// The first reason why not.
pub fn plan(
    allowance: &Allowance,
    taken: &[Taken],
    zone: Tz,
    wish: Wish,
    now: Instant,
) -> Result<Days, LeaveRefusal> {
    let days = wished(wish, zone, now)?;
    if days.count() < allowance.policy.least {
        return Err(LeaveRefusal::TooShort {
            least: allowance.policy.least,
        });
    }
    fits(allowance, taken, &days)?;
    Ok(days)
}

/// Judges a change of a leave: one that has begun keeps its beginning and ends today at the earliest. A shorter one need
/// not be as long as a new one has to be: days not begun come back.
///
/// # Errors
/// The first reason why not.
pub fn change(
    allowance: &Allowance,
    taken: &[Taken],
    old: &Taken,
    wish: Wish,
    now: Instant,
) -> Result<Days, LeaveRefusal> {
    if old.days.is_over(now) {
        return Err(LeaveRefusal::Over);
    }
    let others: Vec<Taken> = taken.iter().filter(|t| t.id != old.id).cloned().collect();
    if !old.days.has_begun(now) {
        return plan(allowance, &others, old.days.zone, wish, now);
    }
    let today = today(old.days.zone, now);
    if wish.last < today {
        return Err(LeaveRefusal::Past);
    }
    too_far(wish.last, today)?;
    let last = wish.last;
    let days = Days {
        last,
        to: midnight(last + Duration::days(1), old.days.zone),
        ..old.days
    };
    fits(allowance, &others, &days)?;
    Ok(days)
}

/// What is left of a leave that is called off: nothing if it has not begun, else the days up to today.
///
/// # Errors
/// It is over.
pub fn cancel(old: &Taken, now: Instant) -> Result<Option<Days>, LeaveRefusal> {
    if old.days.is_over(now) {
        return Err(LeaveRefusal::Over);
    }
    if !old.days.has_begun(now) {
        return Ok(None);
    }
    let last = today(old.days.zone, now);
    Ok(Some(Days {
        last,
        to: midnight(last + Duration::days(1), old.days.zone),
        ..old.days
    }))
}

/// The leave that begins by itself at `now`: as many days as it takes at least, from today on; where announced leave is
/// nearer, those up to it. `None`: none is left, or he is on leave already.
#[must_use]
pub fn automatic(allowance: &Allowance, taken: &[Taken], zone: Tz, now: Instant) -> Option<Days> {
    let today = today(zone, now);
    let last = today + Duration::days(i64::from(allowance.policy.least) - 1);
    let announced = taken.iter().map(|t| t.days.first);
    let next = announced.filter(|first| *first > today).min();
    let last = next.map_or(last, |first| last.min(first - Duration::days(1)));
    let days = wished(Wish { first: None, last }, zone, now).ok()?;
    fits(allowance, taken, &days).ok()?;
    Some(days)
}

/// The most days of special leave at once, and how far back it may begin.
pub const LONGEST_SPECIAL: u32 = 366;

/// Judges days that the director gives: they may lie in the past, and overlap others.
///
/// # Errors
/// The first reason why not.
pub fn special(
    zone: Tz,
    first: NaiveDate,
    last: NaiveDate,
    now: Instant,
) -> Result<Days, LeaveRefusal> {
    let today = today(zone, now);
    if last < first {
        return Err(LeaveRefusal::Backwards);
    }
    too_far(last, today)?;
    let long = |a: NaiveDate, b: NaiveDate| {
        b.signed_duration_since(a).num_days() >= i64::from(LONGEST_SPECIAL)
    };
    if long(first, last) || long(first, today) {
        return Err(LeaveRefusal::TooLong {
            most: LONGEST_SPECIAL,
        });
    }
    Ok(Days::of(first, last, zone, Instant(0)))
}

fn wished(wish: Wish, zone: Tz, now: Instant) -> Result<Days, LeaveRefusal> {
    let today = today(zone, now);
    let first = wish.first.unwrap_or(today);
    if first < today {
        return Err(LeaveRefusal::Past);
    }
    if wish.last < first {
        return Err(LeaveRefusal::Backwards);
    }
    too_far(wish.last, today)?;
    Ok(Days::of(first, wish.last, zone, now))
}

/// Leave reaches to the end of the next calendar year: what lies beyond has no allowance yet.
fn too_far(last: NaiveDate, today: NaiveDate) -> Result<(), LeaveRefusal> {
    if last.year() > today.year() + 1 {
        return Err(LeaveRefusal::TooFar {
            year: today.year() + 1,
        });
    }
    Ok(())
}

fn fits(allowance: &Allowance, others: &[Taken], days: &Days) -> Result<(), LeaveRefusal> {
    let over = |t: &&Taken| {
        let apart = t.days.last < days.first || t.days.first > days.last;
        !apart || (t.days.from < days.to && t.days.to > days.from)
    };
    if let Some(other) = others.iter().find(over) {
        return Err(LeaveRefusal::Overlaps {
            first: other.days.first,
            last: other.days.last,
        });
    }
    for year in days.years() {
        let left = allowance.left(others, year, days.first);
        if days.count_in(year) > left {
            return Err(LeaveRefusal::NotEnough {
                year,
                left,
                wanted: days.count_in(year),
            });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
