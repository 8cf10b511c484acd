//! Drawing of lots that can be repeated: whoever knows the number that a tournament drew sees that nobody has helped.

/// Lots, drawn one after the other from a number (SplitMix64: Steele, Lea, Flood 2014).
#[derive(Clone, Debug)]
pub struct Lots(u64);

impl Lots {
    /// Lots of this number; `purpose` tells one draw of a tournament from another.
    #[must_use]
    pub fn of(number: i64, purpose: u64) -> Self {
        let mut lots = Self(number.cast_unsigned() ^ purpose.wrapping_mul(0xA24B_AED4_963E_E407));
        lots.draw();
        lots
    }

    fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// One of two.
    pub fn toss(&mut self) -> bool {
        self.draw() & 1 == 1
    }

    /// Puts things into an order by lot (each is given a lot; the lowest comes first).
    pub fn shuffle<T>(&mut self, things: &mut Vec<T>) {
        let mut lotted: Vec<(u64, T)> =
            things.drain(..).map(|thing| (self.draw(), thing)).collect();
        lotted.sort_by_key(|(lot, _)| *lot);
        things.extend(lotted.into_iter().map(|(_, thing)| thing));
    }
}

#[cfg(test)]
mod tests {
    use super::Lots;

    #[test]
    fn the_same_number_draws_the_same_and_another_another() {
        let drawn = |number, purpose| {
            let mut things: Vec<u32> = (1..=30).collect();
            Lots::of(number, purpose).shuffle(&mut things);
            things
        };
        assert_eq!(drawn(7, 1), drawn(7, 1));
        assert_ne!(drawn(7, 1), drawn(7, 2));
        assert_ne!(drawn(7, 1), drawn(8, 1));
        let mut back = drawn(7, 1);
        back.sort_unstable();
        assert_eq!(back, (1..=30).collect::<Vec<_>>());
    }

    #[test]
    fn everybody_comes_first_about_as_often() {
        let mut first = [0_u32; 5];
        for number in 0..5_000 {
            let mut things: Vec<usize> = (0..5).collect();
            Lots::of(number, 3).shuffle(&mut things);
            first[things[0]] += 1;
        }
        assert!(first.iter().all(|n| (850..1_150).contains(n)), "{first:?}");
    }
}
