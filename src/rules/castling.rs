//! Castling rights (3.8.2), kept as the squares of the rooks so that every Chess960 start works.

use super::{Color, Square};

/// Which way a king castles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Side {
    /// Towards the h-file: king to the g-file, rook to the f-file.
    Short,
    /// Towards the a-file: king to the c-file, rook to the d-file.
    Long,
}

impl Side {
    /// Short, then long.
    pub const ALL: [Side; 2] = [Side::Short, Side::Long];

    /// Where the king of this colour arrives.
    #[must_use]
    pub const fn king_to(self, color: Color) -> Square {
        match self {
            Side::Short => Square::at(6, color.back_rank()),
            Side::Long => Square::at(2, color.back_rank()),
        }
    }

    /// Where the rook of this colour arrives.
    #[must_use]
    pub const fn rook_to(self, color: Color) -> Square {
        match self {
            Side::Short => Square::at(5, color.back_rank()),
            Side::Long => Square::at(3, color.back_rank()),
        }
    }

    const fn index(self) -> usize {
        self as usize
    }
}

/// Who may still castle with which rook; lost for ever when the king or that rook moves or the rook is taken (3.8.2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Castling {
    rooks: [[Option<Square>; 2]; 2],
}

impl Castling {
    /// The square of the rook with which this side may still castle this way.
    #[must_use]
    pub const fn rook(&self, color: Color, side: Side) -> Option<Square> {
        self.rooks[color.index()][side.index()]
    }

    /// Nobody has any right left?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Castling::default()
    }

    pub(super) fn grant(&mut self, color: Color, side: Side, rook: Square) {
        self.rooks[color.index()][side.index()] = Some(rook);
    }

    pub(super) fn lose_all(&mut self, color: Color) {
        self.rooks[color.index()] = [None, None];
    }

    /// The rook that stood here has moved or was taken.
    pub(super) fn lose_rook(&mut self, color: Color, square: Square) {
        for right in &mut self.rooks[color.index()] {
            if *right == Some(square) {
                *right = None;
            }
        }
    }
}
