//! When castling is legal (3.8.2), Chess960 included.

use super::sight::Sight;
use super::{Bitboard, KingsWay, Position, Side, Square, attacks};

impl Position {
    /// Castling is legal now (3.8.2.1, 3.8.2.2); to be asked only of a king that is not in check. `steps`: where the king may step.
    #[inline]
    pub(super) fn may_castle(&self, side: Side, sight: &Sight, steps: Bitboard) -> bool {
        let Some(rook) = self.castling.rook(self.turn, side) else {
            return false;
        };
        if self.castling_blockers(side, rook).any() {
            return false;
        }
        // The first square of the king's way has been looked at already.
        let next =
            attacks::between(sight.king, side.king_to(self.turn)) & attacks::king(sight.king);
        (next & !sight.own & !steps).is_empty() && self.castling_attacked(side, rook).is_none()
    }

    /// The men that stand in the way of king or rook.
    pub(super) fn castling_blockers(&self, side: Side, rook: Square) -> Bitboard {
        let king = self.king(self.turn);
        let (king_to, rook_to) = (side.king_to(self.turn), side.rook_to(self.turn));
        let path = attacks::between(king, king_to)
            | Bitboard::of(king_to)
            | attacks::between(rook, rook_to)
            | Bitboard::of(rook_to);
        path & self.occupied() & !Bitboard::of(king) & !Bitboard::of(rook)
    }

    /// The first square on the king's way, its destination included, that the enemy attacks, and what the king would do
    /// there. The rook's way does not count.
    pub(super) fn castling_attacked(&self, side: Side, rook: Square) -> Option<(Square, KingsWay)> {
        let king = self.king(self.turn);
        let king_to = side.king_to(self.turn);
        let them = self.turn.other();
        let without_king = self.occupied() & !Bitboard::of(king);
        let after = (without_king & !Bitboard::of(rook)) | Bitboard::of(side.rook_to(self.turn));
        let mut on_the_way = attacks::between(king, king_to)
            .filter(|square| self.attackers_with(*square, them, without_king).any());
        let first = if king_to < king {
            on_the_way.last()
        } else {
            on_the_way.next()
        };
        if let Some(square) = first {
            return Some((square, KingsWay::Over));
        }
        if king != king_to && self.attackers_with(king_to, them, without_king).any() {
            return Some((king_to, KingsWay::Onto));
        }
        // In Chess960 the rook may have shielded the king's destination.
        let uncovered = self.attackers_with(king_to, them, after).any();
        uncovered.then_some((king_to, KingsWay::Uncovered))
    }
}
