//! A move in parts, for sentences: "Springer von g1 nach f3". The words themselves lie in the locales.

use crate::rules::{Move, Position, Role, Side, Square};

/// Everything a sentence about a move can say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Described {
    /// What moves.
    pub role: Role,
    /// From where.
    pub from: Square,
    /// To where.
    pub to: Square,
    /// What is taken.
    pub captured: Option<Role>,
    /// Taken in passing (3.7.3.1).
    pub en_passant: bool,
    /// What the pawn becomes (3.7.3.3).
    pub promotion: Option<Role>,
    /// Which way it castles (3.8.2); say nothing else then.
    pub castling: Option<Side>,
    /// Gives check (3.9.1); false when it mates.
    pub check: bool,
    /// Mates (5.1.1).
    pub mate: bool,
}

/// Takes a legal move apart.
#[must_use]
pub fn describe(position: &Position, played: Move) -> Described {
    let next = position.play(played);
    let mate = next.is_checkmate();
    Described {
        role: played.role(),
        from: played.from(),
        to: played.to(),
        captured: played.captured(),
        en_passant: played.is_en_passant(),
        promotion: played.promotion(),
        castling: played.castling_side(),
        check: next.is_check() && !mate,
        mate,
    }
}
