//! How many days of leave a year has.

use chrono::{Datelike, NaiveDate};

use super::Taken;

/// How much leave there is on this server, the same for everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Policy {
    /// Days a calendar year; nothing is carried to the next. 0: there is no leave.
    pub yearly: u32,
    /// The fewest days of one leave.
    pub least: u32,
    /// The fewest days of the year in which somebody joins.
    pub newcomer: u32,
    /// Whether the days are earned month by month, instead of all at New Year.
    pub accrues: bool,
}

impl Default for Policy {
    /// What is usual: 30 days a year, 3 at least; whoever joins has two and a half days for each month left, at least 10.
    fn default() -> Self {
        Self {
            yearly: 30,
            least: 3,
            newcomer: 10,
            accrues: false,
        }
    }
}

/// Days of leave a calendar year, for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// How much leave there is.
    pub policy: Policy,
    /// The day on which the player joined, in his zone.
    pub joined: NaiveDate,
}

impl Allowance {
    /// What is usual, for somebody who joined then.
    #[must_use]
    pub fn usual(joined: NaiveDate) -> Self {
        Self {
            policy: Policy::default(),
            joined,
        }
    }

    /// The days of a calendar year; `by`: where they are earned, those earned until this day.
    #[must_use]
    pub fn of_year(&self, year: i32, by: NaiveDate) -> u32 {
        let joined = self.joined;
        if year < joined.year() {
            return 0;
        }
        let from = if year == joined.year() {
            joined.month()
        } else {
            1
        };
        // the month that has begun counts whole
        let months = 13 - from;
        let whole = (self.policy.yearly * months).div_ceil(12);
        let whole = if year == joined.year() {
            whole.max(self.policy.newcomer).min(self.policy.yearly)
        } else {
            whole
        };
        if !self.policy.accrues || by.year() > year {
            return whole;
        }
        if by.year() < year {
            return 0;
        }
        let gone = (by.month() + 1).saturating_sub(from);
        (self.policy.yearly * gone / 12).min(whole)
    }

    /// How many days of a year are left.
    #[must_use]
    pub fn left(&self, taken: &[Taken], year: i32, by: NaiveDate) -> u32 {
        let spent: u32 = taken.iter().map(|t| t.days.count_in(year)).sum();
        self.of_year(year, by).saturating_sub(spent)
    }
}
