//! The months ahead, with the days of leave framed.

use chrono::{Datelike, Duration};

use crate::domain::leave::{Day, Taken};
use crate::i18n::{Words, dates, t};

/// Months shown at least, and at most: leave reaches to the end of the next year.
const FEWEST: usize = 3;
const MOST: usize = 24;

/// A day of a month.
pub(super) struct Cell {
    /// Its number.
    pub number: u32,
    /// "Mon 10 May 2027, leave", for those who do not see frames.
    pub leave: Option<String>,
    /// It is today.
    pub today: bool,
}

/// A month.
pub(super) struct Month {
    /// "May 2027".
    pub name: String,
    /// Its weeks, from Monday; days of other months are left out.
    pub weeks: Vec<[Option<Cell>; 7]>,
}

/// The months from today's to that in which the last leave ends, three at least.
pub(super) fn months(words: &Words, today: Day, taken: &[Taken]) -> Vec<Month> {
    let last = taken.iter().map(|t| t.days.last).max().unwrap_or(today);
    let mut months = Vec::new();
    let mut first = today.with_day(1);
    while let Some(day) = first.filter(|day| {
        months.len() < FEWEST
            || (months.len() < MOST && (day.year(), day.month()) <= (last.year(), last.month()))
    }) {
        months.push(month(words, day, today, taken));
        first = day.checked_add_months(chrono::Months::new(1));
    }
    months
}

fn month(words: &Words, first: Day, today: Day, taken: &[Taken]) -> Month {
    let lang = words.lang();
    let mut weeks: Vec<[Option<Cell>; 7]> = Vec::new();
    let mut day = first;
    while day.month() == first.month() {
        let column = day.weekday().num_days_from_monday();
        if column == 0 || weeks.is_empty() {
            weeks.push(std::array::from_fn(|_| None));
        }
        let on_leave = taken
            .iter()
            .any(|t| t.days.first <= day && day <= t.days.last);
        let leave = on_leave.then(|| {
            t!(
                words,
                "leave-calendar-day",
                day = dates::calendar_day(lang, day)
            )
        });
        if let Some(week) = weeks.last_mut() {
            week[column as usize] = Some(Cell {
                number: day.day(),
                leave,
                today: day == today,
            });
        }
        day += Duration::days(1);
    }
    Month {
        name: dates::month(lang, first),
        weeks,
    }
}
