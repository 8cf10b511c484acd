//! Castling rights (3.8.2), kept as the squares of the rooks so that every Chess960 start works.

use super::{Bitboard, Color, Square};

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
    #[inline]
    #[must_use]
    pub const fn king_to(self, color: Color) -> Square {
        match self {
            Side::Short => Square::at(6, color.back_rank()),
            Side::Long => Square::at(2, color.back_rank()),
        }
    }

    /// Where the rook of this colour arrives.
    #[inline]
    #[must_use]
    pub const fn rook_to(self, color: Color) -> Square {
        match self {
            Side::Short => Square::at(5, color.back_rank()),
            Side::Long => Square::at(3, color.back_rank()),
        }
    }

    #[inline]
    const fn index(self) -> usize {
        self as usize
    }
}

/// No rook.
const NONE: u8 = 64;

/// Who may still castle with which rook; lost for ever when the king or that rook moves or the rook is taken (3.8.2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Castling {
    rooks: [[u8; 2]; 2],
    /// The same rooks as a set, so that most moves need one look only.
    all: Bitboard,
}

impl Default for Castling {
    fn default() -> Castling {
        Castling {
            rooks: [[NONE; 2]; 2],
            all: Bitboard::EMPTY,
        }
    }
}

impl std::fmt::Debug for Castling {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.all).finish()
    }
}

impl Castling {
    /// The square of the rook with which this side may still castle this way.
    #[inline]
    #[must_use]
    pub const fn rook(&self, color: Color, side: Side) -> Option<Square> {
        Square::from_index(self.rooks[color.index()][side.index()])
    }

    /// Nobody has any right left?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(super) fn grant(&mut self, color: Color, side: Side, rook: Square) {
        let right = &mut self.rooks[color.index()][side.index()];
        let before = std::mem::replace(right, rook.index());
        self.all |= Bitboard::of(rook);
        if before != NONE {
            self.all = self.squares();
        }
    }

    /// A king has moved, or something from or to these squares: what rights are left?
    #[inline]
    pub(super) fn after(&mut self, king: Option<Color>, touched: Bitboard) {
        if (self.all & touched).any() || (king.is_some() && self.all.any()) {
            self.lose(king, touched);
        }
    }

    #[cold]
    fn lose(&mut self, king: Option<Color>, touched: Bitboard) {
        if let Some(color) = king {
            self.rooks[color.index()] = [NONE; 2];
        }
        for right in self.rooks.as_flattened_mut() {
            if Square::from_index(*right).is_some_and(|rook| touched.has(rook)) {
                *right = NONE;
            }
        }
        self.all = self.squares();
    }

    fn squares(&self) -> Bitboard {
        let rooks = self.rooks.as_flattened().iter();
        rooks
            .filter_map(|rook| Square::from_index(*rook))
            .fold(Bitboard::EMPTY, |all, rook| all | Bitboard::of(rook))
    }
}
