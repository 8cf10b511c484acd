//! Making a move (3.1, 3.7.3, 3.8.2).

use super::moves::Kind;
use super::{Bitboard, Move, Piece, Position, Role, Side, Square};

impl Position {
    /// The position after a move.
    ///
    /// The move must be legal here: take it from [`Position::legal_moves`] or one of the parsers of this same position. A move of
    /// another position gives a board without meaning (it never panics).
    #[inline]
    #[must_use]
    pub fn play(&self, played: Move) -> Position {
        let us = self.turn;
        let mut next = *self;
        let (from, to) = (Bitboard::of(played.from), Bitboard::of(played.to));
        match played.kind {
            Kind::Plain => next.displace(played, from, to, to),
            Kind::EnPassant => {
                let taken = Square::at(played.to.file(), played.from.rank());
                next.displace(played, from, to, Bitboard::of(taken));
            }
            Kind::Castle(side) => next.castle(side),
        }
        let king = (played.role == Role::King).then_some(us);
        if king.is_some() {
            next.kings[us.index()] = played.to;
        }
        next.castling.after(king, from | to);
        next.halfmove_clock = if played.is_zeroing() {
            0
        } else {
            self.halfmove_clock.saturating_add(1)
        };
        next.fullmove_number = self.fullmove_number.saturating_add(us as u32);
        next.turn = us.other();
        next.en_passant = None;
        if played.role == Role::Pawn && played.from.index().abs_diff(played.to.index()) == 16 {
            let middle = u8::midpoint(played.from.index(), played.to.index());
            next.set_en_passant(Square::wrapped(middle));
        }
        next
    }

    #[inline]
    fn displace(&mut self, played: Move, from: Bitboard, to: Bitboard, taken: Bitboard) {
        let us = self.turn;
        if let Some(role) = played.captured {
            self.roles[role.index()] ^= taken;
            self.colors[us.other().index()] ^= taken;
        }
        if let Some(role) = played.promotion {
            self.roles[Role::Pawn.index()] ^= from;
            self.roles[role.index()] ^= to;
        } else {
            self.roles[played.role.index()] ^= from | to;
        }
        self.colors[us.index()] ^= from | to;
    }

    fn castle(&mut self, side: Side) {
        let color = self.turn;
        let piece = |role| Piece { color, role };
        let rook_from = self.castling.rook(color, side);
        self.lift(self.king(color), piece(Role::King));
        self.lift(rook_from.unwrap_or(side.rook_to(color)), piece(Role::Rook));
        self.put(side.king_to(color), piece(Role::King));
        self.put(side.rook_to(color), piece(Role::Rook));
    }

    /// How many lines of play of exactly this many plies there are; the usual test of move generators.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves() as u64,
            _ => {
                let mut nodes = 0;
                self.each_move(|next| nodes += self.play(next).perft(depth - 1));
                nodes
            }
        }
    }

    /// The same, but every last move is made too: the usual test of how fast moves are made.
    #[must_use]
    pub fn perft_without_counting(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut nodes = 0;
        self.each_move(|next| nodes += self.play(next).perft_without_counting(depth - 1));
        nodes
    }
}
