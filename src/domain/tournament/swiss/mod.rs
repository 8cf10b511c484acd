//! Swiss system: the FIDE Dutch system, C.04.3 in the edition of 1 February 2026.
//!
//! A round is a matching of all players (and of the bye, if their number is odd). Bracket by bracket from above, the
//! matching of everybody left is looked for that is best by the criteria of this bracket; its pairs in the bracket
//! stand, everybody else goes on. So a bracket is never paired in a way that leaves the rest without a pairing (C4).
//!
//! A round of 300 players takes about half a second of one core and 30 MB, which the solver keeps for the thread that asked:
//! pair large fields in a thread that ends.

mod bracket;
mod breach;
mod colours;
mod matching;
mod person;
mod quality;
mod wide;

use super::crosstable::{Bye, Cell, Crosstable, Round, Seat};
use super::pairing::Pairing;
use crate::rules::Color;
use bracket::{Field, Place};
use matching::{Layout, cheapest};
use person::Person;

pub use breach::{Breach, breaches};

/// More players than this are not paired: the time grows with the third power of their number.
pub const MOST_PLAYERS: usize = 600;

/// Why a round is not paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PairingRefusal {
    /// A game of an earlier round has no result yet.
    Open {
        /// The round.
        round: Round,
        /// White and Black of each.
        open: Vec<(u32, u32)>,
    },
    /// All rounds that were planned have been paired.
    Over {
        /// How many.
        rounds: Round,
    },
    /// Fewer than two players are there.
    TooFew {
        /// The round.
        round: Round,
    },
    /// Too many are there; at most [`MOST_PLAYERS`] can be paired.
    TooMany {
        /// How many.
        players: usize,
    },
    /// In a round robin: an earlier round has games that its table does not have there.
    OtherTable {
        /// The round.
        round: Round,
        /// White and Black of each.
        games: Vec<(u32, u32)>,
    },
    /// In a round robin: two would meet who may not.
    Forbidden {
        /// The round.
        round: Round,
        /// White and Black.
        pair: (u32, u32),
    },
    /// There is no way to pair them all (article 1.9.3 leaves it to the arbiter what to do).
    Impossible {
        /// The round.
        round: Round,
    },
}

/// Pairs the round after the last one that has been paired.
///
/// # Errors
/// When a game of the last round is open, all planned rounds are over, or no pairing is possible.
pub fn pair_next(table: &Crosstable) -> Result<Pairing, PairingRefusal> {
    let last = table.paired();
    let round = last + 1;
    if let Some(rounds) = table.planned.filter(|planned| *planned < round) {
        return Err(PairingRefusal::Over { rounds });
    }
    if let Some((round, open)) = table.first_open(last) {
        return Err(PairingRefusal::Open { round, open });
    }
    let here = |seat: &Seat| {
        table.cell(*seat, round) == Cell::Blank && table.absent.binary_search(seat).is_err()
    };
    pair(
        table,
        round,
        (0..table.players.len()).filter(here).collect(),
    )
}

/// Pairs a round that has been paired again, by the results before it, for those who were paired in it.
///
/// # Errors
/// When the rules know no pairing of them.
pub fn pair_again(table: &Crosstable, round: Round) -> Result<Pairing, PairingRefusal> {
    let here = |seat: &Seat| {
        matches!(
            table.cell(*seat, round),
            Cell::Game { .. } | Cell::Bye(Bye::Allocated)
        )
    };
    pair(
        table,
        round,
        (0..table.players.len()).filter(here).collect(),
    )
}

/// Pairs the players on these seats (ascending).
fn pair(table: &Crosstable, round: Round, seats: Vec<Seat>) -> Result<Pairing, PairingRefusal> {
    let impossible = || PairingRefusal::Impossible { round };
    match seats.len() {
        0 | 1 => return Err(PairingRefusal::TooFew { round }),
        players if players > MOST_PLAYERS => return Err(PairingRefusal::TooMany { players }),
        _ => {}
    }
    let people = people(table, round, &seats);
    let forbidden = |one: &Person, other: &Person| table.is_forbidden(one.seat, other.seat, round);
    let mut possible = bracket::possible(&people, None, forbidden);
    let bye_level = bye_level(&people, &possible).ok_or_else(impossible)?;
    if seats.len() % 2 == 1 {
        possible = bracket::possible(&people, Some(bye_level), forbidden);
    }
    let field = Field {
        people: &people,
        possible: &possible,
        initial: initial(table),
    };
    let pairs = brackets(&field, bye_level).ok_or_else(impossible)?;
    Ok(in_order(table, &field, &pairs))
}

/// The players of a round, highest first, each with his score group; and the bye, if they are odd.
fn people(table: &Crosstable, round: Round, seats: &[Seat]) -> Vec<Person> {
    let mut people: Vec<Person> = seats
        .iter()
        .map(|seat| Person::new(table, *seat, round))
        .collect();
    let mut parity = 0;
    for seat in 0..table.players.len() {
        let here = people.iter_mut().find(|person| person.seat == seat);
        if here.is_some() || person::has_entered(table, seat, round) {
            parity += 1;
        }
        if let Some(person) = here {
            person.parity = parity;
        }
    }
    let mut scores: Vec<_> = people.iter().map(|person| person.points).collect();
    scores.sort_unstable();
    scores.dedup();
    for person in &mut people {
        person.level = 1 + scores.partition_point(|score| *score < person.points);
    }
    people.sort_by_key(|person| (std::cmp::Reverse(person.points), person.seat));
    if people.len() % 2 == 1 {
        people.push(Person::bye(table.players.len()));
    }
    people
}

/// C5: the lowest level that can be given the bye. 0 if nobody needs one; `None` if no pairing is possible.
fn bye_level(people: &[Person], possible: &[Vec<bool>]) -> Option<usize> {
    let mut layout = Layout::default();
    let level = layout.field(people.iter().map(|person| person.level).max().unwrap_or(0));
    let mates = cheapest(people.len(), &layout, |low, high, cost| {
        let (Some(one), Some(other)) = (people.get(low), people.get(high)) else {
            return false;
        };
        if other.is_bye {
            cost.add(level, one.level);
        }
        possible.get(low).and_then(|row| row.get(high)) == Some(&true)
    })?;
    let bye = people.last().filter(|person| person.is_bye);
    Some(
        bye.and(mates.last())
            .and_then(|mate| people.get(*mate))
            .map_or(0, |one| one.level),
    )
}

/// Pairs bracket by bracket, as places; whoever gets the bye is paired with it.
fn brackets(field: &Field<'_>, bye_level: usize) -> Option<Vec<[Place; 2]>> {
    let level_of = |place: &Place| field.people.get(*place).map_or(0, |person| person.level);
    let mut left: Vec<Place> = (0..field.people.len()).collect();
    let mut pairs = Vec::new();
    let highest = left.first().map_or(0, level_of);
    for level in (1..=highest).rev() {
        if left.first().is_none_or(|place| level_of(place) < level) {
            continue;
        }
        let bye = level <= bye_level && bye_from(field, &left, level);
        let more = bracket::pair(field, &left, level, bye)?;
        left.retain(|place| !more.iter().flatten().any(|one| one == place));
        pairs.extend(more);
    }
    if let [one, bye] = left[..]
        && field.may(one, bye)
    {
        pairs.push([one, bye]);
        left.clear();
    }
    left.is_empty().then_some(pairs)
}

/// Whether the bye can come out of this bracket as its only downfloater: then C9 is asked of it.
fn bye_from(field: &Field<'_>, left: &[Place], level: usize) -> bool {
    if level == 1 {
        return true;
    }
    let person = |place: &Place| field.people.get(*place);
    let belongs =
        |place: &Place| person(place).is_some_and(|person| person.level >= level || person.is_bye);
    let (with_bye, rest): (Vec<Place>, Vec<Place>) = left.iter().partition(|place| belongs(place));
    let complete = |some: &[Place]| {
        cheapest(some.len(), &Layout::default(), |low, high, _| {
            let pair = some.get(low).zip(some.get(high));
            pair.is_some_and(|(one, other)| field.may(*one, *other))
        })
        .is_some()
    };
    complete(&with_bye) && complete(&rest)
}

/// The colour drawn before the first round; if nobody noted it, what the first round shows, and White at the start.
fn initial(table: &Crosstable) -> Color {
    table.initial.unwrap_or_else(|| {
        let first = (0..table.players.len()).find_map(|seat| match table.cell(seat, 1) {
            Cell::Game { side, .. } => Some(side),
            _ => None,
        });
        first.unwrap_or(Color::White)
    })
}

/// Colours and boards.
fn in_order(table: &Crosstable, field: &Field<'_>, pairs: &[[Place; 2]]) -> Pairing {
    let number = |person: &Person| table.players.get(person.seat).map_or(0, |one| one.number);
    let mut boards = Vec::new();
    let mut bye = None;
    for [one, other] in pairs {
        let (Some(one), Some(other)) = (field.people.get(*one), field.people.get(*other)) else {
            continue;
        };
        let (high, low) = if one.ranks_above(other) {
            (one, other)
        } else {
            (other, one)
        };
        if low.is_bye {
            bye = Some(number(high));
            continue;
        }
        let pair = match colours::allocate(high, low, field.initial) {
            Color::White => (number(high), number(low)),
            Color::Black => (number(low), number(high)),
        };
        let order = (
            std::cmp::Reverse(high.points),
            std::cmp::Reverse(high.points + low.points),
            high.seat,
        );
        boards.push((order, pair));
    }
    boards.sort_unstable();
    Pairing {
        pairs: boards.into_iter().map(|(_, pair)| pair).collect(),
        bye,
    }
}
