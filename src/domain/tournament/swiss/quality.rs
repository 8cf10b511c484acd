//! The criteria C6 to C21 (C.04.3, article 3) as what a pair costs, most important first.
//!
//! The bracket of a level holds everybody left with at least the points of that level. Whoever of it is paired below
//! the level is a downfloater. C4 needs no field: only pairings of all who are left are looked at.

use super::colours::{Strength, allocate};
use super::matching::{Cost, Field, Layout};
use super::person::{Float, Person};
use crate::rules::Color;

/// One field for each level above the bracket's own: the first for the highest.
#[derive(Clone, Debug, Default)]
struct ByLevel(Vec<Field>);

impl ByLevel {
    /// A field for each of these counts, the highest level (the last of them) first.
    fn new(layout: &mut Layout, counts: &[usize]) -> ByLevel {
        let mut fields: Vec<Field> = counts
            .iter()
            .rev()
            .map(|most| layout.field(*most))
            .collect();
        fields.reverse();
        ByLevel(fields)
    }

    /// Adds one for somebody who stands `above` levels (1 or more) above.
    fn add(&self, cost: &mut Cost<'_>, above: usize) {
        if let Some(field) = above.checked_sub(1).and_then(|place| self.0.get(place)) {
            cost.add(*field, 1);
        }
    }
}

/// The fields of the criteria for the bracket of a level.
#[derive(Clone, Debug)]
pub struct Quality {
    level: usize,
    initial: Color,
    downfloaters: Field,
    their_points: ByLevel,
    next_downfloaters: Field,
    next_points: ByLevel,
    /// C9 is asked only where the bye comes out of this bracket.
    bye: Option<Field>,
    top_difference: Field,
    top_third: Field,
    colour: Field,
    strong_colour: Field,
    /// C14 to C17: down and up in the last round, then in the one before.
    floats: [[Field; 2]; 2],
    /// C18 to C21, likewise.
    float_points: [[ByLevel; 2]; 2],
}

impl Quality {
    /// Puts the fields into a layout, for the bracket of `level` among these people.
    pub fn new(
        layout: &mut Layout,
        people: &[&Person],
        level: usize,
        initial: Color,
        bye: bool,
    ) -> Quality {
        let bracket: Vec<&Person> = people
            .iter()
            .copied()
            .filter(|one| one.level >= level)
            .collect();
        let highest = bracket.iter().map(|one| one.level).max().unwrap_or(level);
        let at = |level: usize| people.iter().filter(|one| one.level == level).count();
        let above: Vec<usize> = (level + 1..=highest).map(at).collect();
        let from_own: Vec<usize> = (level..=highest).map(at).collect();
        let count =
            |which: &dyn Fn(&Person) -> bool| bracket.iter().filter(|one| which(one)).count();
        let residents = |back: usize, how: Float| {
            count(&|one: &Person| one.level == level && one.floated(back, how))
        };
        let next = if level > 1 { at(level - 1) } else { 0 };
        let size = bracket.len();
        let tops = count(&|one| one.top);
        Quality {
            level,
            initial,
            downfloaters: layout.field(size),
            their_points: ByLevel::new(layout, &above),
            next_downfloaters: layout.field(size + next),
            next_points: ByLevel::new(layout, &from_own),
            bye: bye
                .then(|| layout.field(people.iter().map(|one| one.unplayed).max().unwrap_or(0))),
            top_difference: layout.field(tops),
            top_third: layout.field(tops),
            colour: layout.field(size / 2),
            strong_colour: layout.field(size / 2),
            floats: [0, 1]
                .map(|back| [Float::Down, Float::Up].map(|how| layout.field(residents(back, how)))),
            float_points: [0, 1].map(|_| [0, 1].map(|_| ByLevel::new(layout, &above))),
        }
    }

    /// Adds what this pair costs; `high` stands on no lower level than `low`. False: they cannot be a pair here.
    pub fn add(&self, cost: &mut Cost<'_>, high: &Person, low: &Person) -> bool {
        if low.level > self.level {
            return false;
        }
        if high.level >= self.level {
            if low.level == self.level {
                self.add_pair(cost, high, low);
            } else {
                self.add_downfloater(cost, high, low);
            }
        }
        // C8, one bracket ahead and no further.
        if self.level > 1 && high.level + 1 >= self.level && low.level + 1 < self.level {
            cost.add(self.next_downfloaters, 1);
            self.next_points.add(cost, high.level + 1 - self.level);
        }
        true
    }

    fn add_pair(&self, cost: &mut Cost<'_>, high: &Person, low: &Person) {
        if high.top || low.top {
            self.add_top(cost, high, low);
        }
        if let (Some(one), Some(other)) = (high.preference, low.preference)
            && one.side == other.side
        {
            cost.add(self.colour, 1);
            if one.strength >= Strength::Strong && other.strength >= Strength::Strong {
                cost.add(self.strong_colour, 1);
            }
        }
        if high.points > low.points {
            for ((back, [_, up]), [_, points]) in
                self.floats.iter().enumerate().zip(&self.float_points)
            {
                if low.floated(back, Float::Up) {
                    cost.add(*up, 1);
                    points.add(cost, high.level - self.level);
                }
            }
        }
    }

    /// C10 and C11: a colour difference beyond two, and a colour three times in a row.
    fn add_top(&self, cost: &mut Cost<'_>, high: &Person, low: &Person) {
        let far = |difference: i32| difference.abs() >= 2;
        if far(high.difference)
            && far(low.difference)
            && high.difference.signum() == low.difference.signum()
        {
            cost.add(self.top_difference, 1);
        }
        let side = allocate(high, low, self.initial);
        let third = |person: &Person, side: Color| {
            let twice = person
                .colours
                .iter()
                .rev()
                .take(2)
                .filter(|own| **own == side);
            twice.count() == 2
        };
        if third(high, side) || third(low, side.other()) {
            cost.add(self.top_third, 1);
        }
    }

    fn add_downfloater(&self, cost: &mut Cost<'_>, high: &Person, low: &Person) {
        let above = high.level - self.level;
        cost.add(self.downfloaters, 1);
        self.their_points.add(cost, above);
        if let Some(field) = self.bye
            && low.is_bye
        {
            cost.add(field, high.unplayed);
        }
        for ((back, [down, _]), [points, _]) in
            self.floats.iter().enumerate().zip(&self.float_points)
        {
            if high.floated(back, Float::Down) {
                if above == 0 {
                    cost.add(*down, 1);
                }
                points.add(cost, above);
            }
        }
    }
}
