//! Moves and lists of them.

use super::{Role, Side, Square};

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) enum Kind {
    Plain,
    EnPassant,
    Castle(Side),
}

/// A legal move of one position (3.10.1); it means nothing in another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Move {
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) role: Role,
    pub(super) captured: Option<Role>,
    pub(super) promotion: Option<Role>,
    pub(super) kind: Kind,
}

impl Move {
    /// Nothing taken, nothing else about it.
    #[inline]
    pub(super) const fn quiet(role: Role, from: Square, to: Square) -> Move {
        Move {
            from,
            to,
            role,
            captured: None,
            promotion: None,
            kind: Kind::Plain,
        }
    }

    /// Where the man (in castling: the king) comes from.
    #[inline]
    #[must_use]
    pub const fn from(self) -> Square {
        self.from
    }

    /// Where it arrives; in castling the king's destination, in Chess960 possibly the square it comes from.
    #[inline]
    #[must_use]
    pub const fn to(self) -> Square {
        self.to
    }

    /// What moves; the pawn in a promotion, the king in castling.
    #[inline]
    #[must_use]
    pub const fn role(self) -> Role {
        self.role
    }

    /// What the pawn becomes (3.7.3.3).
    #[inline]
    #[must_use]
    pub const fn promotion(self) -> Option<Role> {
        self.promotion
    }

    /// What is taken, a pawn in en passant.
    #[inline]
    #[must_use]
    pub const fn captured(self) -> Option<Role> {
        self.captured
    }

    /// Takes something?
    #[inline]
    #[must_use]
    pub const fn is_capture(self) -> bool {
        self.captured.is_some()
    }

    /// Castling (3.8.2)?
    #[must_use]
    pub const fn is_castling(self) -> bool {
        matches!(self.kind, Kind::Castle(_))
    }

    /// Which way it castles, if it does.
    #[must_use]
    pub const fn castling_side(self) -> Option<Side> {
        match self.kind {
            Kind::Castle(side) => Some(side),
            _ => None,
        }
    }

    /// A capture in passing (3.7.3.1)?
    #[must_use]
    pub const fn is_en_passant(self) -> bool {
        matches!(self.kind, Kind::EnPassant)
    }

    /// A pawn move or a capture sets the count of the fifty-move rule back (9.3.1).
    #[inline]
    #[must_use]
    pub const fn is_zeroing(self) -> bool {
        self.is_capture() || matches!(self.role, Role::Pawn)
    }
}

/// The legal moves of a position; reads as a slice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveList(Vec<Move>);

impl MoveList {
    #[inline]
    pub(super) fn push(&mut self, one: Move) {
        self.0.push(one);
    }
}

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList(Vec::with_capacity(64))
    }
}

impl std::ops::Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = std::vec::IntoIter<Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
