//! Looks whether one move is legal (3.10.1) without listing the others.

use super::moves::Kind;
use super::sight::Sight;
use super::{Bitboard, Move, Position, Role, Side, Square, attacks};

impl Position {
    /// The legal move of this man of the side to move between these squares, castling left aside.
    #[inline]
    pub(super) fn single(
        &self,
        sight: &Sight,
        role: Role,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Option<Move> {
        let promotes = role == Role::Pawn && to.rank() == self.turn.other().back_rank();
        if promotion.is_some() != promotes || promotion.is_some_and(|role| !role.is_promotion()) {
            return None;
        }
        let plain = Move {
            captured: sight.enemies.has(to).then(|| self.role_of_man(to)),
            promotion,
            ..Move::quiet(role, from, to)
        };
        let legal = match role {
            Role::King => sight.king_steps_among(self, Bitboard::of(to)).any(),
            Role::Pawn if self.en_passant == Some(to) && from.file() != to.file() => {
                let legal =
                    attacks::pawn(self.turn, from).has(to) && self.en_passant_is_safe(from, to);
                return legal.then_some(Move {
                    captured: Some(Role::Pawn),
                    kind: Kind::EnPassant,
                    ..plain
                });
            }
            Role::Pawn => self.pawn_reaches(sight, from, to) && sight.allows(from, to),
            _ => {
                let reach = attacks::of(role, self.turn, from, sight.occupied);
                (reach & !sight.own).has(to) && sight.allows(from, to)
            }
        };
        legal.then_some(plain)
    }

    fn pawn_reaches(&self, sight: &Sight, from: Square, to: Square) -> bool {
        if attacks::pawn(self.turn, from).has(to) {
            return sight.enemies.has(to);
        }
        self.pushes(from).has(to)
    }

    /// Castling, if it is legal now.
    pub(super) fn single_castling(&self, side: Side) -> Option<Move> {
        let sight = Sight::of(self);
        let legal =
            sight.checkers.is_empty() && self.may_castle(side, &sight, sight.king_steps(self));
        legal.then_some(Move {
            kind: Kind::Castle(side),
            ..Move::quiet(Role::King, sight.king, side.king_to(self.turn))
        })
    }

    /// Where a pawn may step straight on (3.7.1, 3.7.2), pins apart.
    pub(super) fn pushes(&self, from: Square) -> Bitboard {
        let empty = !self.occupied();
        let pawn = Bitboard::of(from);
        if self.turn.is_white() {
            let once = Bitboard(pawn.0 << 8) & empty;
            once | (Bitboard((once & Bitboard::rank(2)).0 << 8) & empty)
        } else {
            let once = Bitboard(pawn.0 >> 8) & empty;
            once | (Bitboard((once & Bitboard::rank(5)).0 >> 8) & empty)
        }
    }
}
