//! Glicko-2 itself. The formula is a library's; ours are the bounds, and that uncertainty grows with time and not with games.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use super::super::time::{DAY, Instant, Millis};
use super::{
    LARGEST_CHANGE, LEAST, LEAST_DEVIATION, MOST, MOST_DEVIATION, MOST_VOLATILITY, POINT,
    PROVISIONAL, Rating, VOLATILITY_UNIT,
};
use crate::rules::Color;
use crate::rules::endings::GameResult;

/// Points of a rating for one of Glickman's own scale.
const SCALE: f64 = 173.7178;
/// How quickly volatilities change.
pub(super) const TAU: f64 = 0.75;
/// How many of Glickman's rating periods a day is.
const PERIODS_A_DAY: f64 = 0.21436;

/// What somebody got for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Won.
    Won,
    /// Drawn.
    Drawn,
    /// Lost.
    Lost,
}

impl Score {
    /// What a result is for one side.
    #[must_use]
    pub fn of(result: GameResult, side: Color) -> Self {
        match result.winner() {
            None => Self::Drawn,
            Some(winner) if winner == side => Self::Won,
            Some(_) => Self::Lost,
        }
    }

    fn outcome(self) -> Outcomes {
        match self {
            Self::Won => Outcomes::WIN,
            Self::Drawn => Outcomes::DRAW,
            Self::Lost => Outcomes::LOSS,
        }
    }
}

/// A game as one of its players sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bout {
    /// The opponent as he was before it.
    pub opponent: Rating,
    /// What it came to.
    pub score: Score,
}

/// A rating after the results of one period, all of them judged by what both sides were before it.
#[must_use]
pub fn after(before: &Rating, bouts: &[Bout]) -> Rating {
    bounded(before, reckoned(before, bouts, TAU))
}

/// The same before it is rounded and kept within bounds.
pub(super) fn reckoned(before: &Rating, bouts: &[Bout], tau: f64) -> Glicko2Rating {
    let own = glicko(before);
    if bouts.is_empty() {
        return own;
    }
    let results: Vec<_> = bouts
        .iter()
        .map(|bout| (glicko(&bout.opponent), bout.score.outcome()))
        .collect();
    let config = Glicko2Config {
        tau,
        ..Glicko2Config::default()
    };
    without_growth(&own, &glicko2_rating_period(&own, &results, &config))
}

/// Glickman's period also makes a player less certain by one period's volatility. Here time does that, so it is taken out
/// again: what the games tell (their weight, and which way they point) can be read off the library's answer exactly.
fn without_growth(own: &Glicko2Rating, then: &Glicko2Rating) -> Glicko2Rating {
    let before = (own.deviation / SCALE).powi(2);
    let grown = before + then.volatility.powi(2);
    let reached = (then.deviation / SCALE).powi(2);
    let weight = reached.recip() - grown.recip();
    let direction = (then.rating - own.rating) / reached;
    let deviation = (before.recip() + weight).recip();
    Glicko2Rating {
        rating: own.rating + deviation * direction,
        deviation: deviation.sqrt() * SCALE,
        volatility: then.volatility,
    }
}

fn bounded(before: &Rating, then: Glicko2Rating) -> Rating {
    let change = thousandths(then.rating) - before.value;
    let value = before.value + change.clamp(-LARGEST_CHANGE, LARGEST_CHANGE);
    Rating {
        value: value.clamp(LEAST, MOST),
        deviation: thousandths(then.deviation).clamp(LEAST_DEVIATION, MOST_DEVIATION),
        volatility: whole(then.volatility * VOLATILITY_UNIT as f64).clamp(1, MOST_VOLATILITY),
    }
}

/// The same rating after a span without results.
pub(super) fn grown(rating: Rating, span: Millis) -> Rating {
    if span <= 0 {
        return rating;
    }
    let days = span as f64 / DAY as f64;
    let own = glicko(&rating);
    let deviation = (own.deviation.powi(2) + days * growth(&own)).sqrt();
    Rating {
        deviation: thousandths(deviation).min(MOST_DEVIATION),
        ..rating
    }
}

/// How much the square of a deviation grows in a day.
fn growth(own: &Glicko2Rating) -> f64 {
    PERIODS_A_DAY * (own.volatility * SCALE).powi(2)
}

/// From when on a rating is provisional, if nothing comes.
pub(super) fn sure_until(rating: &Rating, at: Instant) -> Instant {
    if rating.deviation >= PROVISIONAL {
        return at;
    }
    let own = glicko(rating);
    let most = (PROVISIONAL as f64 / POINT as f64).powi(2);
    let days = (most - own.deviation.powi(2)) / growth(&own);
    at.plus(whole((days * DAY as f64).floor()))
}

/// What is left of a deviation when games with this weight are added (`from` less certain than `to`), or taken away
/// again.
pub(super) fn informed(deviation: i64, from: i64, to: i64) -> i64 {
    let weight = |deviation: i64| (deviation.max(1) as f64 / POINT as f64).powi(2).recip();
    let sum = weight(deviation) + weight(to) - weight(from);
    if sum <= weight(MOST_DEVIATION) {
        return MOST_DEVIATION;
    }
    thousandths(sum.recip().sqrt()).clamp(LEAST_DEVIATION, MOST_DEVIATION)
}

pub(super) fn glicko(rating: &Rating) -> Glicko2Rating {
    Glicko2Rating {
        rating: rating.value as f64 / POINT as f64,
        deviation: rating.deviation as f64 / POINT as f64,
        volatility: rating.volatility as f64 / VOLATILITY_UNIT as f64,
    }
}

fn thousandths(points: f64) -> i64 {
    whole(points * POINT as f64)
}

/// To the nearest whole number; what is none, or too large, ends at the bounds.
fn whole(number: f64) -> i64 {
    number.round() as i64
}
