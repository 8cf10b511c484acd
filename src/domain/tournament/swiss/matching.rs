//! The cheapest way to pair everybody with somebody, by criteria that outrank one another.
//!
//! A criterion is a field of a cost; fields that are made first outrank the later ones completely, because each has
//! room for the greatest sum that can come up in it. The matching itself is done by the crate `integer-blossom`.

use integer_blossom::{Weight as _, max_weight_matching};

use super::wide::Wide;

/// Bits beside a cost's own: one above all sums makes more pairs better than cheaper ones, and the solver's own sums
/// are a few times as large.
pub const SPARE_BITS: usize = 7;

/// A field of a cost.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    number: usize,
}

/// The fields of a cost, in descending order of rank.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    widths: Vec<usize>,
}

impl Layout {
    /// A field below all that were made before it; `most` is the greatest sum that can come up in it.
    pub fn field(&mut self, most: usize) -> Field {
        let width = usize::BITS - most.leading_zeros();
        self.wide_field(width as usize)
    }

    /// A field of that many bits, of which each is a criterion of its own.
    pub fn wide_field(&mut self, width: usize) -> Field {
        self.widths.push(width);
        Field {
            number: self.widths.len() - 1,
        }
    }

    /// How many bits all fields have together.
    pub fn bits(&self) -> usize {
        self.widths.iter().sum()
    }

    /// The lowest bit of each field.
    fn lowest(&self) -> Vec<usize> {
        let mut above = self.bits();
        let place = |width: &usize| {
            above -= width;
            above
        };
        self.widths.iter().map(place).collect()
    }
}

/// What one pair costs.
#[derive(Debug)]
pub struct Cost<'l> {
    lowest: &'l [usize],
    limbs: Vec<u64>,
}

impl Cost<'_> {
    /// Adds to a field.
    pub fn add(&mut self, field: Field, value: usize) {
        self.add_bit(field, 0, value);
    }

    /// Takes back one bit that has been added before.
    pub fn spare_bit(&mut self, field: Field, bit: usize) {
        if let Some(lowest) = self.lowest.get(field.number)
            && let Some(limb) = self.limbs.get_mut((lowest + bit) / 64)
        {
            *limb &= !(1 << ((lowest + bit) % 64));
        }
    }

    /// Adds to a field, `value` times two to the power of `bit`.
    pub fn add_bit(&mut self, field: Field, bit: usize, value: usize) {
        let Some(lowest) = self.lowest.get(field.number) else {
            return;
        };
        let place = lowest + bit;
        let wide = (value as u128) << (place % 64);
        let halves = [wide as u64, (wide >> 64) as u64];
        let mut carry = false;
        let mut more = halves.into_iter();
        for limb in self.limbs.iter_mut().skip(place / 64) {
            let half = more.next().unwrap_or(0);
            if half == 0 && !carry && more.len() == 0 {
                break;
            }
            let (sum, over) = limb.overflowing_add(half);
            let (sum, once_more) = sum.overflowing_add(u64::from(carry));
            (*limb, carry) = (sum, over || once_more);
        }
    }
}

/// What `add` adds up to, lowest limb first.
pub fn sum(layout: &Layout, add: impl FnOnce(&mut Cost<'_>)) -> Vec<u64> {
    let lowest = layout.lowest();
    let mut cost = Cost {
        lowest: &lowest,
        limbs: vec![0; layout.bits() / 64 + 1],
    };
    add(&mut cost);
    cost.limbs
}

/// Pairs all of `count` so that the sum of the costs is least; the mate of each. `cost` says what a pair (lower number
/// first) costs, or returns false where it is not allowed. `None`: somebody would be left over.
pub fn cheapest(
    count: usize,
    layout: &Layout,
    cost: impl FnMut(usize, usize, &mut Cost<'_>) -> bool,
) -> Option<Vec<usize>> {
    match (layout.bits() + SPARE_BITS).div_ceil(64) {
        0..=1 => solve::<1>(count, layout, cost),
        2 => solve::<2>(count, layout, cost),
        3 => solve::<3>(count, layout, cost),
        4 => solve::<4>(count, layout, cost),
        5..=6 => solve::<6>(count, layout, cost),
        7..=8 => solve::<8>(count, layout, cost),
        9..=12 => solve::<12>(count, layout, cost),
        13..=16 => solve::<16>(count, layout, cost),
        17..=24 => solve::<24>(count, layout, cost),
        25..=40 => solve::<40>(count, layout, cost),
        _ => solve::<80>(count, layout, cost),
    }
}

fn solve<const K: usize>(
    count: usize,
    layout: &Layout,
    mut cost: impl FnMut(usize, usize, &mut Cost<'_>) -> bool,
) -> Option<Vec<usize>> {
    if count % 2 == 1 {
        return None;
    }
    let top = Wide::<K>::power(layout.bits());
    let lowest = layout.lowest();
    let mut weights = vec![Wide::<K>::ZERO; count * count];
    let mut one = Cost {
        lowest: &lowest,
        limbs: vec![0; K],
    };
    for low in 0..count {
        for high in low + 1..count {
            one.limbs.fill(0);
            if cost(low, high, &mut one)
                && let Some(weight) = weights.get_mut(low * count + high)
            {
                *weight = top - Wide::from_limbs(&one.limbs);
            }
        }
    }
    max_weight_matching(&weights, count).into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All ways to pair everybody, and the cheapest sum of vectors.
    fn brute(left: &[usize], cost: &[Vec<Option<Vec<usize>>>]) -> Option<Vec<usize>> {
        let Some((first, rest)) = left.split_first() else {
            return Some(vec![0; 3]);
        };
        let mut best: Option<Vec<usize>> = None;
        for (place, mate) in rest.iter().enumerate() {
            let Some(own) = &cost[*first][*mate] else {
                continue;
            };
            let mut others = rest.to_vec();
            others.remove(place);
            if let Some(sum) = brute(&others, cost) {
                let sum: Vec<usize> = sum.iter().zip(own).map(|(a, b)| a + b).collect();
                best = Some(best.map_or(sum.clone(), |best| best.min(sum)));
            }
        }
        best
    }

    #[test]
    fn the_matching_is_the_cheapest_one() {
        let mut seed = 7_u64;
        let mut random = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 40) as usize % below
        };
        let mut none = 0;
        for round in 0..600 {
            let count = 2 + 2 * random(4);
            let mut layout = Layout::default();
            let first = layout.field(3 * count);
            let wide = layout.wide_field(if round % 3 == 0 { 70 } else { 9 });
            let last = layout.field(9 * count);
            let mut cost = vec![vec![None; count]; count];
            for (low, row) in cost.iter_mut().enumerate() {
                for cell in &mut row[low + 1..] {
                    if random(3) > 0 {
                        *cell = Some(vec![random(3), random(9), random(9)]);
                    }
                }
            }
            let all: Vec<usize> = (0..count).collect();
            let found = cheapest(count, &layout, |low, high, own| {
                let Some(values) = &cost[low][high] else {
                    return false;
                };
                own.add(first, values[0]);
                own.add_bit(wide, if round % 3 == 0 { 61 } else { 0 }, values[1]);
                own.add(last, values[2]);
                true
            });
            let sum = found.map(|mates| {
                let mut sum = vec![0; 3];
                for (low, high) in mates.iter().enumerate().filter(|(low, high)| low < *high) {
                    assert_eq!(mates[*high], low);
                    for (all, own) in sum.iter_mut().zip(cost[low][*high].as_ref().unwrap()) {
                        *all += own;
                    }
                }
                sum
            });
            none += usize::from(sum.is_none());
            assert_eq!(sum, brute(&all, &cost), "{round}: {count}");
        }
        assert!((50..400).contains(&none), "{none}");
        assert_eq!(cheapest(3, &Layout::default(), |_, _, _| true), None);
        assert_eq!(
            cheapest(0, &Layout::default(), |_, _, _| true),
            Some(Vec::new())
        );
    }
}
