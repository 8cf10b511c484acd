//! What is asked of the legal moves: all of them, one after the other, how many, whether any.

use super::movegen::{Back, Taker};
use super::moves::Kind;
use super::{Bitboard, Move, MoveList, Position, Role, Side, Square};

impl Position {
    /// All legal moves (3.1 to 3.9).
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::default();
        self.each_move(|one| list.push(one));
        list
    }

    /// Calls `visit` with each legal move, in the order of [`Position::legal_moves`], without making a list.
    #[inline]
    pub fn each_move(&self, visit: impl FnMut(Move)) {
        self.hand_out(&mut Each {
            position: self,
            enemies: self.of_color(self.turn.other()),
            visit,
        });
    }

    /// The legal moves of the man on one square; empty if it cannot move or is not the mover's.
    #[must_use]
    pub fn legal_from(&self, square: Square) -> MoveList {
        let mut list = MoveList::default();
        self.each_move(|one| {
            if one.from == square {
                list.push(one);
            }
        });
        list
    }

    /// How many legal moves there are, without listing them.
    #[must_use]
    pub fn count_moves(&self) -> usize {
        let mut count = Count(0);
        self.hand_out(&mut count);
        count.0 as usize
    }

    /// Is there any legal move? Castling is looked at too: in Chess960 it can be the only one.
    pub(super) fn has_legal_move(&self) -> bool {
        let mut any = Any(false);
        self.hand_out(&mut any);
        any.0
    }
}

const LAST_RANKS: Bitboard = Bitboard(0xff00_0000_0000_00ff);

struct Each<'a, F> {
    position: &'a Position,
    enemies: Bitboard,
    visit: F,
}

impl<F: FnMut(Move)> Taker for Each<'_, F> {
    #[inline]
    fn man(&mut self, role: Role, from: Square, targets: Bitboard) {
        for to in targets & self.enemies {
            let captured = Some(self.position.role_of_man(to));
            (self.visit)(Move {
                captured,
                ..Move::quiet(role, from, to)
            });
        }
        for to in targets & !self.enemies {
            (self.visit)(Move::quiet(role, from, to));
        }
    }

    #[inline]
    fn pawns(&mut self, targets: Bitboard, back: Back) {
        for to in targets {
            let takes = back % 8 != 0;
            let from = Square::wrapped(to.index().wrapping_sub_signed(back));
            let plain = Move {
                captured: takes.then(|| self.position.role_of_man(to)),
                ..Move::quiet(Role::Pawn, from, to)
            };
            if LAST_RANKS.has(to) {
                for role in Role::PROMOTIONS {
                    (self.visit)(Move {
                        promotion: Some(role),
                        ..plain
                    });
                }
            } else {
                (self.visit)(plain);
            }
        }
    }

    #[inline]
    fn en_passant(&mut self, from: Square, to: Square) {
        (self.visit)(Move {
            captured: Some(Role::Pawn),
            kind: Kind::EnPassant,
            ..Move::quiet(Role::Pawn, from, to)
        });
    }

    #[inline]
    fn castling(&mut self, side: Side) {
        let turn = self.position.turn;
        (self.visit)(Move {
            kind: Kind::Castle(side),
            ..Move::quiet(Role::King, self.position.king(turn), side.king_to(turn))
        });
    }
}

struct Count(u32);

impl Taker for Count {
    #[inline]
    fn man(&mut self, _: Role, _: Square, targets: Bitboard) {
        self.0 += targets.count();
    }

    #[inline]
    fn pawns(&mut self, targets: Bitboard, _: Back) {
        self.0 += targets.count();
        if (targets & LAST_RANKS).any() {
            self.0 += 3 * (targets & LAST_RANKS).count();
        }
    }

    #[inline]
    fn en_passant(&mut self, _: Square, _: Square) {
        self.0 += 1;
    }

    #[inline]
    fn castling(&mut self, _: Side) {
        self.0 += 1;
    }
}

struct Any(bool);

impl Taker for Any {
    #[inline]
    fn has_enough(&self) -> bool {
        self.0
    }

    #[inline]
    fn man(&mut self, _: Role, _: Square, targets: Bitboard) {
        self.0 |= targets.any();
    }

    #[inline]
    fn pawns(&mut self, targets: Bitboard, _: Back) {
        self.0 |= targets.any();
    }

    #[inline]
    fn en_passant(&mut self, _: Square, _: Square) {
        self.0 = true;
    }

    #[inline]
    fn castling(&mut self, _: Side) {
        self.0 = true;
    }
}
