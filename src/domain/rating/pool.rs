//! Pools: what is rated apart.

use super::super::invitation::{Aids, chess960_number};
use super::super::player::coded;

/// Games that are rated together. Neither rule set nor time control makes a pool of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pool {
    /// Ordinary chess without engines.
    Standard,
    /// Chess960 without engines.
    Chess960,
    /// Ordinary chess where engines are allowed.
    StandardEngines,
    /// Chess960 where engines are allowed.
    Chess960Engines,
}
coded!(Pool {
    Standard = "standard",
    Chess960 = "chess960",
    StandardEngines = "standard_engines",
    Chess960Engines = "chess960_engines",
});

impl Pool {
    /// The pool of a game by its start position (without given moves) and its aids. Any position that is no start of
    /// Chess960 belongs to ordinary chess.
    #[must_use]
    pub fn of(start_fen: &str, aids: Aids) -> Self {
        match (chess960_number(start_fen).is_some(), aids.engines) {
            (false, false) => Self::Standard,
            (true, false) => Self::Chess960,
            (false, true) => Self::StandardEngines,
            (true, true) => Self::Chess960Engines,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Position;

    fn aids(engines: bool) -> Aids {
        Aids {
            engines,
            ..Aids::default()
        }
    }

    #[test]
    fn the_start_and_the_engines_decide() {
        let usual = Position::start().fen();
        let shuffled = Position::chess960(42).unwrap().fen();
        let ordinary = Position::chess960(518).unwrap().fen();
        let ending = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        for (fen, engines, pool) in [
            (usual.as_str(), false, Pool::Standard),
            (usual.as_str(), true, Pool::StandardEngines),
            (ordinary.as_str(), false, Pool::Standard),
            (shuffled.as_str(), false, Pool::Chess960),
            (shuffled.as_str(), true, Pool::Chess960Engines),
            (ending, false, Pool::Standard),
            ("", false, Pool::Standard),
            ("no position", true, Pool::StandardEngines),
        ] {
            assert_eq!(Pool::of(fen, aids(engines)), pool, "{fen} {engines}");
        }
    }

    #[test]
    fn other_aids_make_no_pool() {
        let all = Aids {
            books: false,
            databases: true,
            engines: false,
            tablebases: true,
        };
        assert_eq!(Pool::of("", all), Pool::Standard);
    }
}
