//! What somebody has played: won, drawn, lost.

use std::collections::BTreeMap;

use super::ending::Ending;
use super::rating::Pool;
use crate::rules::Color;

/// How many games were won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Won.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
}

impl Score {
    /// How many games these are.
    #[must_use]
    pub const fn played(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Half points got.
    #[must_use]
    pub const fn half_points(&self) -> u32 {
        2 * self.won + self.drawn
    }

    fn add(&mut self, winner: Option<Color>, side: Color) {
        match winner {
            Some(winner) if winner == side => self.won += 1,
            Some(_) => self.lost += 1,
            None => self.drawn += 1,
        }
    }
}

/// The record of a player. Games without play are not in it: walkovers, aborted and cancelled ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// All games.
    pub all: Score,
    /// With White.
    pub white: Score,
    /// With Black.
    pub black: Score,
    /// By pool.
    pub pools: BTreeMap<Pool, Score>,
    /// Games that have ended without counting.
    pub unplayed: u32,
}

impl Record {
    /// Counts a game that has ended.
    pub fn add(&mut self, side: Color, pool: Pool, ending: Option<Ending>) {
        let played = ending.filter(|ending| !matches!(ending, Ending::Walkover(_)));
        let Some(result) = played.and_then(|ending| ending.decided()) else {
            self.unplayed += 1;
            return;
        };
        let winner = result.winner();
        let of_side = match side {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        };
        of_side.add(winner, side);
        self.all.add(winner, side);
        self.pools.entry(pool).or_default().add(winner, side);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::endings::GameResult;

    #[test]
    fn what_was_played_counts() {
        let mut record = Record::default();
        let adjudicated = |result| Some(Ending::Adjudicated(result));
        record.add(
            Color::White,
            Pool::Standard,
            adjudicated(GameResult::WhiteWins),
        );
        record.add(
            Color::Black,
            Pool::Standard,
            adjudicated(GameResult::WhiteWins),
        );
        record.add(Color::Black, Pool::Chess960, adjudicated(GameResult::Draw));
        for none in [
            Some(Ending::Walkover(GameResult::WhiteWins)),
            Some(Ending::Cancelled),
            Some(Ending::AbortedByPlayer),
            None,
        ] {
            record.add(Color::White, Pool::Standard, none);
        }
        let score = |won, drawn, lost| Score { won, drawn, lost };
        assert_eq!(record.all, score(1, 1, 1));
        assert_eq!((record.all.played(), record.all.half_points()), (3, 3));
        assert_eq!(record.white, score(1, 0, 0));
        assert_eq!(record.black, score(0, 1, 1));
        assert_eq!(record.pools[&Pool::Standard], score(1, 0, 1));
        assert_eq!(record.pools[&Pool::Chess960], score(0, 1, 0));
        assert_eq!(record.unplayed, 4);
    }
}
