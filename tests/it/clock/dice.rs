//! Chance with a seed: SplitMix64, small, and the same everywhere.

pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// 0 to n - 1.
    pub fn below(&mut self, n: i64) -> i64 {
        i64::try_from(self.roll() % u64::try_from(n.max(1)).unwrap()).unwrap()
    }

    pub fn one_in(&mut self, n: i64) -> bool {
        self.below(n) == 0
    }

    pub fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[usize::try_from(self.below(i64::try_from(all.len()).unwrap())).unwrap()]
    }
}
