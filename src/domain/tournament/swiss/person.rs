//! What the pairing needs to know of each player.

use super::colours::{self, Preference};
use crate::domain::tournament::crosstable::{Bye, Cell, Crosstable, Round, Seat};
use crate::domain::tournament::points::Points;
use crate::rules::Color;

/// A player, or the bye, as the pairing of a round sees him.
#[derive(Clone, Debug)]
pub struct Person {
    /// His place in the crosstable.
    pub seat: Seat,
    /// True for the bye: whoever is paired with it stays without an opponent.
    pub is_bye: bool,
    /// His points, with those of an acceleration.
    pub points: Points,
    /// The number of his score group from below; the bye stands on 0.
    pub level: usize,
    /// The colours of his games, in order.
    pub colours: Vec<Color>,
    /// Games with White less games with Black.
    pub difference: i32,
    /// The colour he ought to have.
    pub preference: Option<Preference>,
    /// Floats of the last round and of the one before (article 1.4).
    pub floats: [Float; 2],
    /// More than half of what was possible, when the last round is paired (article 1.8).
    pub top: bool,
    /// Rounds without a game.
    pub unplayed: usize,
    /// His number among those who have ever been paired: odd ones have the initial colour (article 5.2.5).
    pub parity: usize,
    /// He may not be given a bye (C2).
    pub had_bye: bool,
    /// Whom he has played.
    pub met: Vec<Seat>,
}

/// Against whom a round was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Float {
    /// One's like, or nobody and for nothing.
    #[default]
    None,
    /// Somebody with fewer points, or nobody, for points.
    Down,
    /// Somebody with more points.
    Up,
}

impl Person {
    /// The bye.
    pub fn bye(seat: Seat) -> Person {
        Person {
            seat,
            is_bye: true,
            points: Points(-1),
            level: 0,
            colours: Vec::new(),
            difference: 0,
            preference: None,
            floats: [Float::None; 2],
            top: false,
            unplayed: 0,
            parity: 0,
            had_bye: false,
            met: Vec::new(),
        }
    }

    /// What a player has done before a round.
    pub fn new(table: &Crosstable, seat: Seat, round: Round) -> Person {
        let before = round.saturating_sub(1);
        let mut colours = Vec::new();
        let mut met = Vec::new();
        let mut had_bye = false;
        for past in 1..=before {
            match table.cell(seat, past) {
                Cell::Game {
                    against,
                    side,
                    outcome,
                } if outcome.is_played() => {
                    colours.push(side);
                    met.push(against);
                }
                cell @ (Cell::Game { .. } | Cell::Bye(_)) => {
                    had_bye |= cell == Cell::Bye(Bye::Allocated)
                        || table.scoring.worth(cell) == table.scoring.win;
                }
                Cell::Blank => {}
            }
        }
        let float = |back: usize| before.checked_sub(back).filter(|past| *past > 0);
        Person {
            seat,
            is_bye: false,
            points: table.pairing_points(seat, round),
            level: 0,
            difference: colours::difference(&colours),
            preference: colours::preference(&colours),
            floats: [0, 1]
                .map(|back| float(back).map_or(Float::None, |past| float_of(table, seat, past))),
            top: is_top(table, seat, round),
            unplayed: before - met.len(),
            parity: 0,
            had_bye,
            met,
            colours,
        }
    }

    /// Whether he comes before the other in the order of article 1.2: points, then number.
    pub fn ranks_above(&self, other: &Person) -> bool {
        (other.points, self.seat) < (self.points, other.seat)
    }

    /// Whether he floated so in the last round (`back` 0) or in the one before (1).
    pub fn floated(&self, back: usize, how: Float) -> bool {
        self.floats.get(back) == Some(&how)
    }
}

fn float_of(table: &Crosstable, seat: Seat, round: Round) -> Float {
    let cell = table.cell(seat, round);
    let own = table.pairing_points(seat, round);
    match cell {
        Cell::Game {
            against, outcome, ..
        } if outcome.is_played() => match own.cmp(&table.pairing_points(against, round)) {
            std::cmp::Ordering::Greater => Float::Down,
            std::cmp::Ordering::Less => Float::Up,
            std::cmp::Ordering::Equal => Float::None,
        },
        Cell::Bye(Bye::Allocated) => Float::Down,
        _ if table.scoring.worth(cell) > table.scoring.loss => Float::Down,
        _ => Float::None,
    }
}

fn is_top(table: &Crosstable, seat: Seat, round: Round) -> bool {
    let last = table.rounds();
    let most = table.scoring.win * i32::try_from(last.saturating_sub(1)).unwrap_or(i32::MAX);
    round == last && table.pairing_points(seat, round) * 2 > most
}

/// Whether somebody has been paired before a round, with a player or with the bye, played or not.
pub fn has_entered(table: &Crosstable, seat: Seat, round: Round) -> bool {
    (1..round).any(|past| {
        matches!(
            table.cell(seat, past),
            Cell::Game { .. } | Cell::Bye(Bye::Allocated)
        )
    })
}

/// Whether two may meet: not met before (C1), and not both with the same absolute preference, topscorers apart (C3).
/// For the bye: never twice, nor after points without play (C2).
pub fn may_meet(one: &Person, other: &Person) -> bool {
    if one.is_bye || other.is_bye {
        return !one.had_bye && !other.had_bye;
    }
    if one.met.contains(&other.seat) {
        return false;
    }
    let absolute = |person: &Person| {
        person
            .preference
            .filter(|own| own.strength == colours::Strength::Absolute)
            .map(|own| own.side)
    };
    let clash = absolute(one).is_some() && absolute(one) == absolute(other);
    !clash || one.top || other.top
}
