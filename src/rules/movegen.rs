//! Legal moves (3.10.1), legal from the start: pins and checks restrict where a man may go, nothing is tried and taken back.
//!
//! Moves come out in sets: a man with all squares it may go to, and all pawns at once by the way they go. Counting them
//! is counting bits; only who wants a list takes the sets apart.

use super::sight::Sight;
use super::{Bitboard, Position, Role, Side, Square, attacks};

/// Which way pawns go: how many squares lie behind the square where they arrive, in the numbering from a1 to h8.
pub(super) type Back = i8;

/// Takes the moves of a position set by set.
pub(super) trait Taker {
    /// Nothing more is wanted. Whoever wants all moves leaves this as it is, and the question costs nothing.
    #[inline]
    fn has_enough(&self) -> bool {
        false
    }
    /// A man (no pawn) may go to any of these squares.
    fn man(&mut self, role: Role, from: Square, targets: Bitboard);
    /// To each of these squares a pawn may go; those on the last rank are promotions (3.7.3.3).
    fn pawns(&mut self, targets: Bitboard, back: Back);
    /// A pawn may take in passing (3.7.3.1).
    fn en_passant(&mut self, from: Square, to: Square);
    /// The king may castle (3.8.2).
    fn castling(&mut self, side: Side);
}

impl Position {
    /// Hands out all legal moves.
    #[inline]
    pub(super) fn hand_out(&self, taker: &mut impl Taker) {
        let sight = Sight::of(self);
        if sight.checkers.is_empty() {
            self.hand_out_men::<false>(&sight, !sight.own, taker);
        } else if let (Some(checker), false) = (sight.checkers.first(), sight.checkers.many()) {
            let wanted = attacks::between(sight.king, checker) | sight.checkers;
            self.hand_out_men::<true>(&sight, wanted, taker);
        }
        if taker.has_enough() {
            return;
        }
        let steps = sight.king_steps(self);
        if steps.any() {
            taker.man(Role::King, sight.king, steps);
        }
        if sight.checkers.is_empty() {
            for side in Side::ALL {
                if self.may_castle(side, &sight, steps) {
                    taker.castling(side);
                }
            }
        }
    }

    /// All men but the king. `wanted`: the squares that answer a check, or all that are not held by own men.
    #[inline]
    fn hand_out_men<const CHECK: bool>(
        &self,
        sight: &Sight,
        wanted: Bitboard,
        taker: &mut impl Taker,
    ) {
        if self.turn.is_white() {
            self.hand_out_pawns::<true>(sight, wanted, taker);
        } else {
            self.hand_out_pawns::<false>(sight, wanted, taker);
        }
        if let Some(passed) = self.en_passant {
            let takers = attacks::pawn(self.turn.other(), passed) & self.of(self.turn, Role::Pawn);
            for from in takers {
                if self.en_passant_is_safe(from, passed) {
                    taker.en_passant(from, passed);
                }
            }
        }
        let free = sight.own & !sight.pinned;
        for from in self.of_role(Role::Knight) & free {
            give(taker, Role::Knight, from, attacks::knight(from) & wanted);
        }
        // A pinned man stays on the line of its king; it never answers a check, which comes along another line.
        let sliders = if CHECK { free } else { sight.own };
        let line = |from| {
            if !CHECK && sight.pinned.has(from) {
                attacks::line(sight.king, from)
            } else {
                Bitboard::ALL
            }
        };
        for from in self.of_role(Role::Bishop) & sliders {
            let targets = attacks::bishop(from, sight.occupied) & wanted & line(from);
            give(taker, Role::Bishop, from, targets);
        }
        for from in self.of_role(Role::Rook) & sliders {
            let targets = attacks::rook(from, sight.occupied) & wanted & line(from);
            give(taker, Role::Rook, from, targets);
        }
        for from in self.of_role(Role::Queen) & sliders {
            let targets = attacks::queen(from, sight.occupied) & wanted & line(from);
            give(taker, Role::Queen, from, targets);
        }
    }

    /// A pawn pinned along its file may step on, one pinned along a diagonal may take along it.
    #[inline]
    fn hand_out_pawns<const WHITE: bool>(
        &self,
        sight: &Sight,
        wanted: Bitboard,
        taker: &mut impl Taker,
    ) {
        let pawns = self.of_role(Role::Pawn) & sight.own;
        let free = !sight.pinned;
        let (rising, falling) = (attacks::rising(sight.king), attacks::falling(sight.king));
        let empty = !sight.occupied;
        let (to_west, to_east) = if WHITE {
            (falling, rising)
        } else {
            (rising, falling)
        };
        let steps = pawns & (free | attacks::file(sight.king));
        let west = pawns & (free | to_west) & !Bitboard::file(0);
        let east = pawns & (free | to_east) & !Bitboard::file(7);
        let takes = sight.enemies & wanted;
        if WHITE {
            let once = Bitboard(steps.0 << 8) & empty;
            let twice = Bitboard((once & Bitboard::rank(2)).0 << 8) & empty;
            taker.pawns(once & wanted, 8);
            taker.pawns(twice & wanted, 16);
            taker.pawns(Bitboard(west.0 << 7) & takes, 7);
            taker.pawns(Bitboard(east.0 << 9) & takes, 9);
        } else {
            let once = Bitboard(steps.0 >> 8) & empty;
            let twice = Bitboard((once & Bitboard::rank(5)).0 >> 8) & empty;
            taker.pawns(once & wanted, -8);
            taker.pawns(twice & wanted, -16);
            taker.pawns(Bitboard(west.0 >> 9) & takes, -9);
            taker.pawns(Bitboard(east.0 >> 7) & takes, -7);
        }
    }
}

#[inline]
fn give(taker: &mut impl Taker, role: Role, from: Square, targets: Bitboard) {
    if targets.any() && !taker.has_enough() {
        taker.man(role, from, targets);
    }
}
