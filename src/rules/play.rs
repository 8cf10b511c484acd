//! Making a move (3.1, 3.7.3, 3.8.2).

use super::moves::Kind;
use super::{Move, Piece, Position, Role, Square};

impl Position {
    /// The position after a move.
    ///
    /// The move must be legal here: take it from [`Position::legal_moves`] or one of the parsers of this same position. A move of
    /// another position gives a board without meaning (it never panics).
    #[must_use]
    pub fn play(&self, played: Move) -> Position {
        let us = self.turn;
        let mut next = *self;
        match played.kind {
            Kind::Castle(side) => {
                let king = Piece {
                    color: us,
                    role: Role::King,
                };
                let rook = Piece {
                    color: us,
                    role: Role::Rook,
                };
                let rook_from = self.castling.rook(us, side).unwrap_or(side.rook_to(us));
                next.lift(played.from, king);
                next.lift(rook_from, rook);
                next.put(side.king_to(us), king);
                next.put(side.rook_to(us), rook);
            }
            Kind::Plain | Kind::EnPassant => next.displace(played),
        }
        if played.role == Role::King {
            next.castling.lose_all(us);
        } else if played.role == Role::Rook {
            next.castling.lose_rook(us, played.from);
        }
        next.halfmove_clock = if played.is_zeroing() {
            0
        } else {
            self.halfmove_clock.saturating_add(1)
        };
        if !us.is_white() {
            next.fullmove_number = self.fullmove_number.saturating_add(1);
        }
        next.turn = us.other();
        next.en_passant = None;
        next.look_around();
        if played.role == Role::Pawn && played.from.rank().abs_diff(played.to.rank()) == 2 {
            let middle = u8::midpoint(played.from.rank(), played.to.rank());
            next.set_en_passant(Some(Square::at(played.from.file(), middle)));
        }
        next
    }

    fn displace(&mut self, played: Move) {
        let us = self.turn;
        let them = us.other();
        if let Some(role) = played.captured {
            let square = match played.kind {
                Kind::EnPassant => Square::at(played.to.file(), played.from.rank()),
                _ => played.to,
            };
            self.lift(square, Piece { color: them, role });
            if role == Role::Rook {
                self.castling.lose_rook(them, square);
            }
        }
        self.lift(
            played.from,
            Piece {
                color: us,
                role: played.role,
            },
        );
        self.put(
            played.to,
            Piece {
                color: us,
                role: played.promotion.unwrap_or(played.role),
            },
        );
    }

    /// How many lines of play of exactly this many plies there are; the usual test of move generators.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves() as u64,
            _ => self
                .legal_moves()
                .iter()
                .map(|next| self.play(*next).perft(depth - 1))
                .sum(),
        }
    }
}
