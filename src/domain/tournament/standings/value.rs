//! Values and how they came about.

use std::fmt;

use crate::domain::tournament::crosstable::{Round, Seat};
use crate::domain::tournament::points::Points;

/// A value of a tie-break in ten-thousandths, so that products of points are exact.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Value(pub i64);

impl Value {
    /// A whole number.
    #[must_use]
    pub const fn whole(number: i64) -> Value {
        Value(number.saturating_mul(10_000))
    }

    /// Points, each times points: what somebody made against somebody who has so many.
    #[must_use]
    pub fn product(one: Points, other: Points) -> Value {
        Value(i64::from(one.0) * i64::from(other.0))
    }
}

impl From<Points> for Value {
    fn from(points: Points) -> Value {
        Value(i64::from(points.0) * 100)
    }
}

impl std::ops::Add for Value {
    type Output = Value;
    fn add(self, other: Value) -> Value {
        Value(self.0.saturating_add(other.0))
    }
}

impl std::iter::Sum for Value {
    fn sum<I: Iterator<Item = Value>>(all: I) -> Value {
        all.fold(Value(0), std::ops::Add::add)
    }
}

impl Value {
    /// How many decimals it needs, at most four.
    #[must_use]
    pub fn decimals(self) -> usize {
        let part = format!("{:04}", self.0.unsigned_abs() % 10_000);
        part.trim_end_matches('0').len()
    }

    /// With so many decimals, at most four; further ones are cut off.
    #[must_use]
    pub fn with_decimals(self, decimals: usize) -> String {
        let sign = if self.0 < 0 { "-" } else { "" };
        let absolute = self.0.unsigned_abs();
        let (whole, part) = (absolute / 10_000, format!("{:04}", absolute % 10_000));
        match part.get(..decimals.min(4)) {
            None | Some("") => format!("{sign}{whole}"),
            Some(part) => format!("{sign}{whole}.{part}"),
        }
    }
}

/// As few decimals as it needs: `12`, `12.5`, `12.25`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.with_decimals(self.decimals()))
    }
}

/// What a part stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// It counts as it is.
    Counts,
    /// A round that was not played, with a dummy opponent (article 16.4).
    Dummy,
    /// Left out: the lowest or highest, or one of the first rounds.
    Cut,
    /// Left out: the opponent has fewer points than the system asks for.
    BelowLimit,
    /// Left out: the opponent has no rating.
    Unrated,
}

/// One of the parts of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The round; `None`: not of one round.
    pub round: Option<Round>,
    /// The opponent, or whoever was to be.
    pub against: Option<Seat>,
    /// What it adds, or would have added.
    pub value: Value,
    /// How it counts.
    pub role: Role,
}

/// A value with its parts. The value is the sum of the parts that count, unless its kind says otherwise: an average, or
/// a place among those tied.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reckoned {
    /// The value; `None`: there is nothing to reckon it from.
    pub value: Option<Value>,
    /// The parts.
    pub parts: Vec<Part>,
}

impl Reckoned {
    /// The sum of the parts that count.
    #[must_use]
    pub fn sum(parts: Vec<Part>) -> Reckoned {
        let counts = |part: &&Part| matches!(part.role, Role::Counts | Role::Dummy);
        Reckoned {
            value: Some(parts.iter().filter(counts).map(|part| part.value).sum()),
            parts,
        }
    }
}
