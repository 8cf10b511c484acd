//! Whole numbers of a fixed, large width: the weights of a matching, in which each criterion has its own digits and
//! outranks all that come after it.

use std::cmp::Ordering;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use integer_blossom::Weight;

/// A number of `64 * K` bits in two's complement, lowest limb first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wide<const K: usize>([u64; K]);

impl<const K: usize> Wide<K> {
    /// From limbs, lowest first; missing ones are 0.
    pub fn from_limbs(limbs: &[u64]) -> Self {
        let mut wide = Self::ZERO;
        for (own, given) in wide.0.iter_mut().zip(limbs) {
            *own = *given;
        }
        wide
    }

    /// Two to the power of `exponent`.
    pub fn power(exponent: usize) -> Self {
        let mut wide = Self::ZERO;
        if let Some(limb) = wide.0.get_mut(exponent / 64) {
            *limb = 1 << (exponent % 64);
        }
        wide
    }
}

impl<const K: usize> Ord for Wide<K> {
    fn cmp(&self, other: &Self) -> Ordering {
        let sign = |wide: &Self| wide.0.last().is_some_and(|limb| limb >> 63 == 1);
        let by_limbs = || self.0.iter().rev().cmp(other.0.iter().rev());
        sign(other).cmp(&sign(self)).then_with(by_limbs)
    }
}

impl<const K: usize> PartialOrd for Wide<K> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const K: usize> Add for Wide<K> {
    type Output = Self;
    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}

impl<const K: usize> Sub for Wide<K> {
    type Output = Self;
    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

impl<const K: usize> AddAssign for Wide<K> {
    fn add_assign(&mut self, other: Self) {
        let mut carry = false;
        for (own, more) in self.0.iter_mut().zip(other.0) {
            let (sum, over) = own.overflowing_add(more);
            let (sum, once_more) = sum.overflowing_add(u64::from(carry));
            (*own, carry) = (sum, over || once_more);
        }
    }
}

impl<const K: usize> SubAssign for Wide<K> {
    fn sub_assign(&mut self, other: Self) {
        let mut borrow = false;
        for (own, less) in self.0.iter_mut().zip(other.0) {
            let (rest, under) = own.overflowing_sub(less);
            let (rest, once_more) = rest.overflowing_sub(u64::from(borrow));
            (*own, borrow) = (rest, under || once_more);
        }
    }
}

impl<const K: usize> Weight for Wide<K> {
    const ZERO: Self = Wide([0; K]);
    const ONE: Self = {
        let mut limbs = [0; K];
        limbs[0] = 1;
        Wide(limbs)
    };

    /// A quarter of what there is room for: it can be doubled.
    fn inf() -> Self {
        Self::power(64 * K - 3)
    }

    fn double(self) -> Self {
        self + self
    }

    fn half(mut self) -> Self {
        let mut from_above = self.0.last().map_or(0, |limb| limb >> 63);
        for limb in self.0.iter_mut().rev() {
            let lowest = *limb & 1;
            *limb = (*limb >> 1) | (from_above << 63);
            from_above = lowest;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wide(value: i128) -> Wide<2> {
        let bits = value.cast_unsigned();
        Wide([bits as u64, (bits >> 64) as u64])
    }

    #[test]
    fn it_reckons_like_the_integers_it_stands_for() {
        let some = [
            0,
            1,
            -1,
            2,
            -2,
            63,
            -64,
            i128::from(u64::MAX),
            i128::from(u64::MAX) + 1,
            -i128::from(u64::MAX),
            1 << 100,
            -(1 << 100) - 1,
            (1 << 90) + (1 << 63),
        ];
        for a in some {
            assert_eq!(wide(a).double(), wide(a * 2));
            assert_eq!(wide(a).half(), wide(a >> 1));
            for b in some {
                assert_eq!(wide(a) + wide(b), wide(a + b));
                assert_eq!(wide(a) - wide(b), wide(a - b));
                assert_eq!(wide(a).cmp(&wide(b)), a.cmp(&b), "{a} {b}");
            }
        }
        assert!(Wide::<2>::inf() > wide(1 << 120));
        assert_eq!(Wide::<2>::power(70), wide(1 << 70));
        assert_eq!(Wide::<2>::from_limbs(&[5]), wide(5));
    }
}
