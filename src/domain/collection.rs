//! A collection of games of others: read from PGN, and summed up as the openings of this site's games are.

use std::collections::HashMap;

use crate::rules::Position;
use crate::rules::endings::GameResult;
use crate::rules::pgn::{Game, Place, ProblemKind, Reader, Score};

/// Half-moves of a game that are counted, as of this site's own.
pub const DEEP: usize = 24;
/// Characters in the name of a collection at most.
pub const NAME_MAX: usize = 60;
/// Problems that are told at most.
const TOLD: usize = 50;
/// Bytes that are read at once.
const PIECE: usize = 64 * 1024;

/// The sums of one move from one position: won by White, drawn, won by Black.
pub type Sums = [i64; 3];

/// What was found in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Read {
    /// For each position (its repetition key) and each move from it (UCI), how those games ended.
    pub sums: HashMap<(String, String), Sums>,
    /// Games that were counted.
    pub counted: usize,
    /// Games without a result, or from another start position, or without a move.
    pub passed_over: usize,
    /// Games left out because a move of theirs is none.
    pub bad: usize,
    /// Where, and what: the first ones.
    pub problems: Vec<(Place, ProblemKind)>,
}

/// Reads a whole file. Each game is counted or it is not; nothing of a game that is wrong is counted.
#[must_use]
pub fn read(bytes: &[u8]) -> Read {
    let mut found = Read::default();
    let mut reader = Reader::default();
    let mut each = |game: &Game| found.take(game);
    for piece in bytes.chunks(PIECE) {
        reader.feed(piece, &mut each);
    }
    reader.finish(&mut each);
    found
}

impl Read {
    fn take(&mut self, game: &Game) {
        let spoiled = game.problems().iter().filter(|p| spoils(&p.kind));
        let spoiled: Vec<_> = spoiled.map(|p| (p.at, p.kind.clone())).collect();
        if !spoiled.is_empty() {
            self.bad += 1;
            let room = TOLD.saturating_sub(self.problems.len());
            // one line for each game is enough to find it
            self.problems.extend(spoiled.into_iter().take(room.min(1)));
            return;
        }
        let sums: Sums = match game.score() {
            Score::Result(GameResult::WhiteWins) => [1, 0, 0],
            Score::Result(GameResult::Draw) => [0, 1, 0],
            Score::Result(GameResult::BlackWins) => [0, 0, 1],
            Score::Unfinished => [0, 0, 0],
        };
        let elsewhere = game.tag("FEN").is_some() || game.main_line().next().is_none();
        if sums == [0, 0, 0] || elsewhere {
            self.passed_over += 1;
            return;
        }
        self.counted += 1;
        let mut position = Position::start();
        for (mv, _) in game.main_line().take(DEEP) {
            let at = (position.key(), position.uci(mv));
            let sum = self.sums.entry(at).or_default();
            for (sum, more) in sum.iter_mut().zip(sums) {
                *sum += more;
            }
            position = position.play(mv);
        }
    }
}

/// Whether the moves of a game cannot be trusted any more.
fn spoils(kind: &ProblemKind) -> bool {
    matches!(
        kind,
        ProblemKind::MoveRefused { .. }
            | ProblemKind::NullMove
            | ProblemKind::FenIllegal { .. }
            | ProblemKind::VariantUnknown { .. }
            | ProblemKind::MoveAfterEnd { .. }
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_counted_or_left_out_whole() {
        let text = "[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n[Result \"0-1\"]\n\n1. e4 c5 2. Nf6 0-1\n\n\
                    [Result \"1/2-1/2\"]\n\n1. e4 {best} (1. d4 d5) e5 1/2-1/2\n\n[Result \"*\"]\n\n1. c4 *\n";
        let read = read(text.as_bytes());
        assert_eq!((read.counted, read.bad, read.passed_over), (2, 1, 1));
        let (at, kind) = &read.problems[0];
        assert_eq!((at.line, at.column), (7, 13));
        assert!(matches!(kind, ProblemKind::MoveRefused { .. }));
        let start = Position::start().key();
        let of = |uci: &str| read.sums.get(&(start.clone(), uci.to_owned())).copied();
        assert_eq!(of("e2e4"), Some([1, 1, 0]));
        assert_eq!(of("d2d4"), None, "a variation was never played");
        assert_eq!(of("c2c4"), None);
        assert_eq!(read.sums.len(), 2);
    }
}
