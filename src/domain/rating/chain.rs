//! The rows of a chain: what each kind of row changes.

use super::super::time::Instant;
use super::reckon::{Bout, after, informed};
use super::{ENTERED_DEVIATION, LEAST, MOST, MOST_VOLATILITY, Rating, START_VOLATILITY};

/// Where a chain stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stood {
    /// The number of its last row; 0: it has none.
    pub number: u32,
    /// The instant of its last row.
    pub at: Instant,
    /// The rating it has led to.
    pub rating: Rating,
    /// How many games count in it.
    pub games: u32,
}

impl Default for Stood {
    fn default() -> Self {
        Self {
            number: 0,
            at: Instant(0),
            rating: Rating::default(),
            games: 0,
        }
    }
}

impl Stood {
    /// What it is worth at an instant: time without results makes it less certain.
    #[must_use]
    pub fn rating_at(&self, at: Instant) -> Rating {
        if self.number == 0 {
            return self.rating;
        }
        self.rating.grown(at.since(self.at))
    }
}

/// What a row changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// By how much the value changes, in thousandths of a point.
    pub delta: i64,
    /// What the rating was just before, uncertainty by time included.
    pub was: Rating,
    /// What it is now.
    pub now: Rating,
}

impl Change {
    fn between(was: Rating, now: Rating) -> Self {
        Self {
            delta: now.value - was.value,
            was,
            now,
        }
    }
}

/// One loss of a withdrawal that has been rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The game.
    pub bout: Bout,
    /// What its row has changed.
    pub delta: i64,
}

/// The losses of one withdrawal so far: of games of one event that somebody has let lapse without a move in between.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Losses {
    /// What the rating was before the first of them.
    pub base: Rating,
    /// Those that count.
    pub steps: Vec<Step>,
}

/// A game of its own.
#[must_use]
pub fn played(stood: &Stood, bout: Bout, at: Instant) -> Change {
    let was = stood.rating_at(at);
    Change::between(was, after(&was, &[bout]))
}

/// A further loss of a withdrawal. All of its losses are one period, so the row brings what is still missing to the
/// change that they come to together.
#[must_use]
pub fn lost_too(stood: &Stood, losses: &Losses, bout: Bout, at: Instant) -> Change {
    let was = stood.rating_at(at);
    let mut bouts: Vec<Bout> = losses.steps.iter().map(|step| step.bout).collect();
    let without = after(&losses.base, &bouts);
    bouts.push(bout);
    let with = after(&losses.base, &bouts);
    let told: i64 = losses.steps.iter().map(|step| step.delta).sum();
    let delta = with.value - losses.base.value - told;
    let now = Rating {
        value: (was.value + delta).clamp(LEAST, MOST),
        deviation: informed(was.deviation, without.deviation, with.deviation),
        volatility: moved(was.volatility, without.volatility, with.volatility),
    };
    Change::between(was, now)
}

/// A row that takes another back: the negative of its delta. What it had told is no longer known either. `replaced`: a value
/// was entered by hand after it, in which it had no share any more, so there is nothing to take back.
#[must_use]
pub fn taken_back(stood: &Stood, row: &Change, replaced: bool, at: Instant) -> Change {
    let was = stood.rating_at(at);
    if replaced {
        return Change::between(was, was);
    }
    let now = Rating {
        value: was.value - row.delta,
        deviation: informed(was.deviation, row.now.deviation, row.was.deviation),
        volatility: moved(was.volatility, row.now.volatility, row.was.volatility),
    };
    Change::between(was, now)
}

/// A value entered by hand, in thousandths: it replaces what there was.
#[must_use]
pub fn entered(stood: &Stood, value: i64, at: Instant) -> Change {
    let now = Rating {
        value: value.clamp(LEAST, MOST),
        deviation: ENTERED_DEVIATION,
        volatility: START_VOLATILITY,
    };
    Change::between(stood.rating_at(at), now)
}

fn moved(volatility: i64, from: i64, to: i64) -> i64 {
    (volatility + to - from).clamp(1, MOST_VOLATILITY)
}
