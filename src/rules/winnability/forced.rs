//! Moves without choice are made first.

use super::{Proof, Verdict, material};
use crate::rules::{Color, Move, Position};

/// So many are made at most.
const LONGEST: usize = 16;

/// Where the choice begins.
pub(super) struct Start {
    pub(super) position: Position,
    pub(super) line: Vec<Move>,
    /// Set if there is no choice any more before the question is answered.
    pub(super) verdict: Option<Verdict>,
}

/// Follows the only legal moves, and looks at material, mate and stalemate on the way.
pub(super) fn follow(position: &Position, side: Color) -> Start {
    let mut start = Start {
        position: *position,
        line: Vec::new(),
        verdict: None,
    };
    let mut met = Vec::new();
    while start.line.len() < LONGEST {
        let now = start.position;
        let legal = now.legal_moves();
        start.verdict = if legal.is_empty() {
            // Mate comes before material: a composed position may be a mate that no game reaches.
            Some(if now.is_check() && now.turn() != side {
                Verdict::CanMate(start.line.clone())
            } else {
                proven(&start.line, Proof::ForcedLine)
            })
        } else if material::never_mates(&now, side) {
            Some(proven(&start.line, Proof::Material))
        } else {
            None
        };
        let (&[only], None) = (&*legal, &start.verdict) else {
            return start;
        };
        met.push(now);
        start.position = now.play(only);
        start.line.push(only);
        if met.iter().any(|earlier| earlier.is_same(&start.position)) {
            start.verdict = Some(proven(&start.line, Proof::ForcedLine));
            return start;
        }
    }
    start
}

fn proven(line: &[Move], proof: Proof) -> Verdict {
    Verdict::CannotMate(if line.is_empty() {
        proof
    } else {
        Proof::ForcedLine
    })
}

impl Position {
    /// The same position by 9.2.3: everything equal but the counters.
    pub(super) fn is_same(&self, other: &Position) -> bool {
        self.turn() == other.turn()
            && self.of_color(Color::White) == other.of_color(Color::White)
            && self.of_color(Color::Black) == other.of_color(Color::Black)
            && crate::rules::Role::ALL
                .into_iter()
                .all(|role| self.of_role(role) == other.of_role(role))
            && self.castling() == other.castling()
            && self.en_passant() == other.en_passant()
    }
}
