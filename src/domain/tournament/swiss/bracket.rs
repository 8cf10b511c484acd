//! One bracket: the best of its pairings, and of equal ones the first in the order of article 4.
//!
//! The order is made of further fields below the criteria. First come the players who were moved down: which of them
//! are paired (exchanges with the limbo) and with whom (transpositions). Then, with these pairs taken out, the
//! remainder: which of its players are the higher ones of a pair (exchanges between S1 and S2), and whom they get
//! (transpositions of S2), a few players at a time, because each needs digits of its own.

use super::matching::{Cost, Layout, SPARE_BITS, cheapest, sum};
use super::person::{Person, may_meet};
use super::quality::Quality;
use crate::rules::Color;

/// A place among all people of the round.
pub type Place = usize;

/// Digits for transpositions are added while a cost has no more bits than this: wider costs make the matching slower,
/// narrower ones need more matchings.
const WIDTH: usize = 8 * 64 - SPARE_BITS;

/// What holds for the whole round.
pub struct Field<'r> {
    /// Everybody who is paired, the highest first, the bye last.
    pub people: &'r [Person],
    /// Pairs that are possible at all, by place.
    pub possible: &'r [Vec<bool>],
    /// The colour drawn for the first player.
    pub initial: Color,
}

impl<'r> Field<'r> {
    fn person(&self, place: Place) -> Option<&'r Person> {
        self.people.get(place)
    }

    /// Whether two may be paired with each other.
    pub fn may(&self, one: Place, other: Place) -> bool {
        let row = self.possible.get(one);
        row.and_then(|row| row.get(other)).copied().unwrap_or(false)
    }
}

/// Which pairs are possible: rules, forbidden pairs, and the bye only for those with `bye_level`.
pub fn possible(
    people: &[Person],
    bye_level: Option<usize>,
    forbidden: impl Fn(&Person, &Person) -> bool,
) -> Vec<Vec<bool>> {
    let may = |one: &Person, other: &Person| {
        one.seat != other.seat
            && may_meet(one, other)
            && !forbidden(one, other)
            && bye_level.is_none_or(|level| !other.is_bye || one.level == level)
            && bye_level.is_none_or(|level| !one.is_bye || other.level == level)
    };
    let row = |one: &Person| people.iter().map(|other| may(one, other)).collect();
    people.iter().map(row).collect()
}

/// Pairs the bracket of a level out of those who are left (in order). The pairs, higher player first; `None` if not
/// all who are left can be paired.
pub fn pair(field: &Field<'_>, left: &[Place], level: usize, bye: bool) -> Option<Vec<[Place; 2]>> {
    let bracket = Bracket { field, level, bye };
    let level_of = |place: &Place| field.person(*place).map_or(0, |person| person.level);
    let moved = left.iter().filter(|place| level_of(place) > level).count();
    let (mut layout, quality) = bracket.layout(left);
    if moved == 0 {
        let mates = bracket.solve(left, &layout, &quality, |_, _, _| true)?;
        let pairs = bracket.inside(left, &mates);
        return bracket.remainder(left.to_vec(), pairs.len());
    }
    // Which of those moved down are paired, then with whom.
    let residents = left.iter().filter(|place| level_of(place) == level).count();
    let limbo: Vec<_> = (0..moved).map(|_| layout.field(1)).collect();
    let mate: Vec<_> = (0..moved).map(|_| layout.field(residents)).collect();
    let mates = bracket.solve(left, &layout, &quality, |low, high, cost| {
        if let (Some(limbo), Some(mate)) = (limbo.get(low), mate.get(low)) {
            match (moved..moved + residents).contains(&high) {
                true => cost.add(*mate, high - moved),
                false => cost.add(*limbo, 1),
            }
        }
        true
    })?;
    let inside = bracket.inside(left, &mates);
    let is_moved = |place: &Place| left.get(..moved).is_some_and(|top| top.contains(place));
    let (mut pairs, rest): (Vec<_>, Vec<_>) =
        inside.into_iter().partition(|[one, _]| is_moved(one));
    let paired = |place: &Place| pairs.iter().flatten().any(|one| one == place);
    let others: Vec<Place> = left
        .iter()
        .copied()
        .filter(|place| !paired(place))
        .collect();
    let more = bracket.remainder(others, rest.len())?;
    pairs.extend(more);
    Some(pairs)
}

/// S1, and pairs with one of it each.
type Upper = (Vec<Place>, Vec<[Place; 2]>);

struct Bracket<'f, 'r> {
    field: &'f Field<'r>,
    level: usize,
    bye: bool,
}

impl<'r> Bracket<'_, 'r> {
    fn layout(&self, left: &[Place]) -> (Layout, Quality) {
        let people: Vec<&Person> = left
            .iter()
            .filter_map(|place| self.field.person(*place))
            .collect();
        let mut layout = Layout::default();
        let quality = Quality::new(
            &mut layout,
            &people,
            self.level,
            self.field.initial,
            self.bye,
        );
        (layout, quality)
    }

    /// The best pairing of all who are left; the mate of each, as indices. `more` adds the fields of the order, and
    /// refuses pairs by returning false.
    fn solve(
        &self,
        left: &[Place],
        layout: &Layout,
        quality: &Quality,
        mut more: impl FnMut(usize, usize, &mut Cost<'_>) -> bool,
    ) -> Option<Vec<usize>> {
        cheapest(left.len(), layout, |low, high, cost| {
            let (Some(one), Some(other)) = (left.get(low), left.get(high)) else {
                return false;
            };
            let (Some(above), Some(below)) = (self.field.person(*one), self.field.person(*other))
            else {
                return false;
            };
            self.field.may(*one, *other) && quality.add(cost, above, below) && more(low, high, cost)
        })
    }

    /// The pairs whose lower player stands on the bracket's level.
    fn inside(&self, left: &[Place], mates: &[usize]) -> Vec<[Place; 2]> {
        let pair = |(low, high): (usize, &usize)| {
            let pair = [*left.get(low)?, *left.get(*high)?];
            let own = self.field.person(pair[1])?.level == self.level;
            (low < *high && own).then_some(pair)
        };
        mates.iter().enumerate().filter_map(pair).collect()
    }

    /// Pairs the remainder (the residents among `left`, `count` pairs of them).
    fn remainder(&self, mut left: Vec<Place>, count: usize) -> Option<Vec<[Place; 2]>> {
        let level_of = |place: &Place| self.field.person(*place).map_or(0, |person| person.level);
        let residents: Vec<Place> = left
            .iter()
            .copied()
            .filter(|place| level_of(place) == self.level)
            .collect();
        let mut pairs = Vec::new();
        if count == 0 {
            return Some(pairs);
        }
        let (upper, some) = self.upper(&left, &residents, count)?;
        if let Some(pairs) = self.untransposed(&left, &residents, &upper, &some) {
            return Some(pairs);
        }
        let mut done = 0;
        while done < upper.len() {
            let (mut layout, quality) = self.layout(&left);
            let width = residents.len();
            let mut fields = Vec::new();
            for place in upper.iter().skip(done) {
                let mut wider = layout.clone();
                let digits = wider.field(width);
                if !fields.is_empty() && wider.bits() > WIDTH {
                    break;
                }
                layout = wider;
                fields.push((*place, digits));
            }
            let mates = self.solve(&left, &layout, &quality, |low, high, cost| {
                let (Some(one), Some(other)) = (left.get(low), left.get(high)) else {
                    return false;
                };
                self.transposed(&residents, &upper, &fields, [*one, *other], cost)
            })?;
            let chunk: Vec<[Place; 2]> = self
                .inside(&left, &mates)
                .into_iter()
                .filter(|[one, _]| fields.iter().any(|(place, _)| place == one))
                .collect();
            done += fields.len();
            left.retain(|place| !chunk.iter().flatten().any(|one| one == place));
            pairs.extend(chunk);
        }
        Some(pairs)
    }

    /// The first pairing of all, S1 and S2 as they stand, if it is as good as the best one (`some`). Only asked where it leaves
    /// over the same players as that one, so that what is below the bracket costs the same.
    fn untransposed(
        &self,
        left: &[Place],
        residents: &[Place],
        upper: &[Place],
        some: &[[Place; 2]],
    ) -> Option<Vec<[Place; 2]>> {
        let lower = residents
            .iter()
            .filter(|place| upper.binary_search(place).is_err());
        let pairs: Vec<[Place; 2]> = upper
            .iter()
            .zip(lower)
            .map(|(one, other)| [*one, *other])
            .collect();
        let legal = |pair: &[Place; 2]| pair[0] < pair[1] && self.field.may(pair[0], pair[1]);
        let players = |pairs: &[[Place; 2]]| {
            let mut players: Vec<Place> = pairs.iter().flatten().copied().collect();
            players.sort_unstable();
            players
        };
        if !pairs.iter().all(legal) || players(&pairs) != players(some) {
            return None;
        }
        let (layout, quality) = self.layout(left);
        let cost = |pairs: &[[Place; 2]]| {
            sum(&layout, |cost| {
                for [one, other] in pairs {
                    if let (Some(high), Some(low)) =
                        (self.field.person(*one), self.field.person(*other))
                    {
                        quality.add(cost, high, low);
                    }
                }
            })
        };
        (cost(&pairs) == cost(some)).then_some(pairs)
    }

    /// Says for a pair of residents how far its lower player stands from the first; only players of S1 get one, and
    /// only from S2. Players moved down who were not paired stay unpaired.
    fn transposed(
        &self,
        residents: &[Place],
        upper: &[Place],
        fields: &[(Place, super::matching::Field)],
        [one, other]: [Place; 2],
        cost: &mut Cost<'_>,
    ) -> bool {
        let Some(number) = residents.binary_search(&other).ok() else {
            return true;
        };
        if residents.binary_search(&one).is_err() {
            return false;
        }
        if upper.binary_search(&one).is_err() || upper.binary_search(&other).is_ok() {
            return false;
        }
        if let Some((_, field)) = fields.iter().find(|(place, _)| *place == one) {
            cost.add(*field, number);
        }
        true
    }

    /// S1 after the exchanges, those who are the higher player of a pair; and the pairs of the residents in which they are.
    fn upper(&self, left: &[Place], residents: &[Place], count: usize) -> Option<Upper> {
        let number = |index: usize| {
            left.get(index)
                .and_then(|place| residents.binary_search(place).ok())
        };
        let (mut layout, quality) = self.layout(left);
        let exchanged = layout.field(count);
        let mates = self.solve(left, &layout, &quality, |low, high, cost| {
            match (number(low), number(high)) {
                (Some(one), Some(_)) => cost.add(exchanged, usize::from(one >= count)),
                (None, Some(_)) => return false,
                _ => {}
            }
            true
        })?;
        let upper = self.higher(left, residents, &mates);
        if upper.0.iter().eq(residents.iter().take(count)) {
            return Some(upper);
        }
        // Article 4.3: fewest exchanges, smallest sum, then the lowest out of S1 and the highest out of S2.
        let sum = layout.field(count * residents.len());
        let out = layout.wide_field(count);
        let lower = residents.len() - count;
        let spare = (usize::BITS - left.len().leading_zeros()) as usize;
        let into = layout.wide_field(lower + spare);
        let mates = self.solve(left, &layout, &quality, |low, high, cost| {
            // Each pair costs 2^lower - 1 less what its player spares, so that the first one in spares most.
            for bit in 0..lower {
                cost.add_bit(into, bit, 1);
            }
            match (number(low), number(high)) {
                (Some(one), Some(_)) => {
                    cost.add(exchanged, usize::from(one >= count));
                    cost.add(sum, one);
                    if one < count {
                        cost.add_bit(out, one, 1);
                    } else if one < count + lower {
                        cost.spare_bit(into, lower - 1 - (one - count));
                    }
                }
                (None, Some(_)) => return false,
                _ => {}
            }
            true
        })?;
        Some(self.higher(left, residents, &mates))
    }

    fn higher(&self, left: &[Place], residents: &[Place], mates: &[usize]) -> Upper {
        let mut pairs = self.inside(left, mates);
        pairs.retain(|[one, _]| residents.binary_search(one).is_ok());
        let mut upper: Vec<Place> = pairs.iter().map(|[one, _]| *one).collect();
        upper.sort_unstable();
        (upper, pairs)
    }
}
