//! Ratings (Glicko-2): how strong somebody plays, in each pool apart.
//!
//! A rating is a chain of rows: what came, why, and where it led. Rows are only ever appended; what turns out not to count is
//! taken back by a row of its own. Values are whole numbers, so that a chain adds up exactly on every machine.

mod chain;
mod counts;
mod pool;
mod reckon;
#[cfg(test)]
mod tests;

pub use chain::{Change, Losses, Step, Stood, entered, lost_too, played, taken_back};
pub use counts::{Due, Played, due};
pub use pool::Pool;
pub use reckon::{Bout, Score, after};

use super::player::coded;
use super::time::{Instant, Millis};

/// One point, in the unit of values and deviations: thousandths.
pub const POINT: i64 = 1_000;
/// The unit of volatilities: thousand-millionths.
pub const VOLATILITY_UNIT: i64 = 1_000_000_000;

/// Where everybody begins.
pub const START: i64 = 1_500 * POINT;
/// How uncertain that is.
pub const START_DEVIATION: i64 = 500 * POINT;
/// How unsteady somebody is taken to be at first.
pub const START_VOLATILITY: i64 = VOLATILITY_UNIT * 9 / 100;
/// A steadier volatility is not needed, an unsteadier one is not believed.
pub const MOST_VOLATILITY: i64 = VOLATILITY_UNIT / 10;
/// No rating is surer than this.
pub const LEAST_DEVIATION: i64 = 45 * POINT;
/// Nor less sure than this.
pub const MOST_DEVIATION: i64 = 500 * POINT;
/// A rating as uncertain as this is provisional.
pub const PROVISIONAL: i64 = 110 * POINT;
/// The deviation of a value that was entered by hand (another association's rating).
pub const ENTERED_DEVIATION: i64 = 150 * POINT;
/// No result leads below this.
pub const LEAST: i64 = 400 * POINT;
/// Nor above this.
pub const MOST: i64 = 4_000 * POINT;
/// The largest change by one result, or by the losses of one withdrawal together.
pub const LARGEST_CHANGE: i64 = 700 * POINT;

/// Why a row is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The administrator has entered a value.
    Entered,
    /// A game was won.
    Won,
    /// A game was drawn.
    Drawn,
    /// A game was lost.
    Lost,
    /// A game that was rated counts no more.
    TakenBack,
}
coded!(Cause {
    Entered = "entered",
    Won = "won",
    Drawn = "drawn",
    Lost = "lost",
    TakenBack = "taken_back",
});

impl Cause {
    /// The cause that a score is.
    #[must_use]
    pub fn of(score: Score) -> Self {
        match score {
            Score::Won => Self::Won,
            Score::Drawn => Self::Drawn,
            Score::Lost => Self::Lost,
        }
    }
}

/// A rating at one instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// Thousandths of a point.
    pub value: i64,
    /// How uncertain it is: two thirds of the truth lie within it. Thousandths of a point.
    pub deviation: i64,
    /// How unsteady the results are, in [`VOLATILITY_UNIT`].
    pub volatility: i64,
}

impl Default for Rating {
    fn default() -> Self {
        Self {
            value: START,
            deviation: START_DEVIATION,
            volatility: START_VOLATILITY,
        }
    }
}

impl Rating {
    /// In whole points, as lists show it.
    #[must_use]
    pub fn points(&self) -> i64 {
        points(self.value)
    }

    /// The same after a span without results: it is less certain then.
    #[must_use]
    pub fn grown(self, span: Millis) -> Self {
        reckon::grown(self, span)
    }

    /// From when on it is provisional, if nothing comes; `at`: when it was what it is here.
    #[must_use]
    pub fn sure_until(&self, at: Instant) -> Instant {
        reckon::sure_until(self, at)
    }
}

/// Thousandths in whole points, to the nearest.
#[must_use]
pub fn points(thousandths: i64) -> i64 {
    (thousandths + POINT / 2).div_euclid(POINT)
}
