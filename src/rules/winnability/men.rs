//! The men of a position with the squares where each may ever stand, as far as is known.

use crate::rules::{Bitboard, Castling, Color, Position, Role, Side, Square, attacks};

/// What a case of the proof assumes of a man.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fate {
    /// Nothing.
    Open,
    /// It is not taken before it has moved.
    Safe,
    /// It never moves, and is taken where it stands before the line ends.
    Rooted,
}

/// One man and what is known of its future.
#[derive(Clone, Copy, Debug)]
pub(super) struct Man {
    pub(super) home: Square,
    pub(super) color: Color,
    pub(super) role: Role,
    pub(super) fate: Fate,
    /// Every square where it may ever stand.
    pub(super) reach: Bitboard,
    /// A pawn that may become any piece.
    pub(super) promotes: bool,
    /// An enemy may take it.
    pub(super) capturable: bool,
    /// It never moves and is never taken.
    pub(super) steady: bool,
}

const NOBODY: Man = Man {
    home: Square::at(0, 0),
    color: Color::White,
    role: Role::Pawn,
    fate: Fate::Open,
    reach: Bitboard::EMPTY,
    promotes: false,
    capturable: false,
    steady: false,
};

/// At most 32 men, without a heap.
#[derive(Clone)]
pub(super) struct Men {
    men: [Man; 32],
    count: usize,
}

impl Men {
    /// Everybody at home.
    pub(super) fn new(position: &Position) -> Men {
        let mut men = Men {
            men: [NOBODY; 32],
            count: 0,
        };
        for color in Color::ALL {
            for role in Role::ALL {
                for home in position.of(color, role) {
                    men.push(Man {
                        home,
                        color,
                        role,
                        reach: Bitboard::of(home)
                            | after_castling(position.castling(), color, role, home),
                        ..NOBODY
                    });
                }
            }
        }
        men
    }

    fn push(&mut self, man: Man) {
        if let Some(place) = self.men.get_mut(self.count) {
            *place = man;
            self.count += 1;
        }
    }

    pub(super) fn all(&self) -> &[Man] {
        self.men.get(..self.count).unwrap_or(&[])
    }

    pub(super) fn all_mut(&mut self) -> &mut [Man] {
        self.men.get_mut(..self.count).unwrap_or(&mut [])
    }

    pub(super) fn of(&self, color: Color) -> impl Iterator<Item = &Man> {
        self.all().iter().filter(move |man| man.color == color)
    }

    /// The king's man.
    pub(super) fn king_reach(&self, color: Color) -> Bitboard {
        self.of(color)
            .filter(|man| man.role == Role::King)
            .fold(Bitboard::EMPTY, |reach, man| reach | man.reach)
    }
}

/// Where castling may put this man (3.8.2); whether it can come about is not asked.
fn after_castling(castling: &Castling, color: Color, role: Role, home: Square) -> Bitboard {
    let mut squares = Bitboard::EMPTY;
    for side in Side::ALL {
        match castling.rook(color, side) {
            Some(_) if role == Role::King => squares |= Bitboard::of(side.king_to(color)),
            Some(rook) if role == Role::Rook && rook == home => {
                squares |= Bitboard::of(side.rook_to(color))
            }
            _ => {}
        }
    }
    squares
}

impl Man {
    /// Never left home so far as is known.
    pub(super) fn is_at_home(&self) -> bool {
        self.reach == Bitboard::of(self.home)
    }

    /// Squares where it may take something.
    pub(super) fn strikes(&self) -> Bitboard {
        if self.role == Role::Pawn && !self.promotes {
            self.reach & pawn_attacks(self.color, self.reach)
        } else {
            self.reach
        }
    }

    /// Every square it may attack from somewhere, with these squares as the only obstacles.
    pub(super) fn may_attack(&self, obstacles: Bitboard) -> Bitboard {
        if self.promotes {
            return Bitboard::ALL;
        }
        if self.role == Role::Pawn {
            return pawn_attacks(self.color, self.reach);
        }
        self.reach.fold(Bitboard::EMPTY, |seen, square| {
            seen | attacks::of(self.role, self.color, square, obstacles)
        })
    }

    /// The squares it attacks wherever it stands, with these squares as obstacles.
    pub(super) fn surely_attacks(&self, obstacles: Bitboard) -> Bitboard {
        if self.promotes || self.reach.count() > 12 {
            return Bitboard::EMPTY;
        }
        let mut sure = Bitboard::ALL;
        for square in self.reach {
            sure &= attacks::of(self.role, self.color, square, obstacles);
            if sure.is_empty() {
                break;
            }
        }
        sure
    }
}

/// What pawns of a colour on these squares attack (3.7.3).
pub(super) fn pawn_attacks(color: Color, squares: Bitboard) -> Bitboard {
    let (not_a, not_h) = (!Bitboard::file(0).0, !Bitboard::file(7).0);
    let bits = squares.0;
    Bitboard(match color {
        Color::White => (bits & not_a) << 7 | (bits & not_h) << 9,
        Color::Black => (bits & not_a) >> 9 | (bits & not_h) >> 7,
    })
}
