//! What the side to move must heed: who gives check, who is pinned, where its king may step.

use super::{Bitboard, Position, Role, Square, attacks};

/// Found anew where it is asked for: most positions of a search are played through and never asked.
pub(super) struct Sight {
    pub king: Square,
    pub own: Bitboard,
    pub enemies: Bitboard,
    pub occupied: Bitboard,
    /// Enemy men that give check.
    pub checkers: Bitboard,
    /// Own men that shield their king.
    pub pinned: Bitboard,
}

impl Sight {
    #[inline]
    pub(super) fn of(position: &Position) -> Sight {
        let us = position.turn;
        let king = position.king(us);
        let (own, enemies) = (position.of_color(us), position.of_color(us.other()));
        let occupied = own | enemies;
        let queens = position.of_role(Role::Queen);
        let straight = attacks::straights(king) & (position.of_role(Role::Rook) | queens);
        let diagonal = attacks::diagonals(king) & (position.of_role(Role::Bishop) | queens);
        let mut checkers = ((attacks::pawn(us, king) & position.of_role(Role::Pawn))
            | (attacks::knight(king) & position.of_role(Role::Knight)))
            & enemies;
        let mut pinned = Bitboard::EMPTY;
        for slider in (straight | diagonal) & enemies {
            let shields = attacks::between(king, slider) & occupied;
            if shields.is_empty() {
                checkers |= Bitboard::of(slider);
            } else if !shields.many() {
                pinned |= shields & own;
            }
        }
        Sight {
            king,
            own,
            enemies,
            occupied,
            checkers,
            pinned,
        }
    }

    /// Checks and pins allow a man other than the king to go there. Captures in passing have a test of their own.
    #[inline]
    pub(super) fn allows(&self, from: Square, to: Square) -> bool {
        let answers = match self.checkers.first() {
            None => true,
            Some(checker) => {
                !self.checkers.many()
                    && (self.checkers | attacks::between(self.king, checker)).has(to)
            }
        };
        answers && (!self.pinned.has(from) || attacks::line(self.king, from).has(to))
    }

    /// Where the king may step. It does not shield the squares behind itself.
    #[inline]
    pub(super) fn king_steps(&self, position: &Position) -> Bitboard {
        self.king_steps_among(position, Bitboard::ALL)
    }

    /// On which of these squares.
    #[inline]
    pub(super) fn king_steps_among(&self, position: &Position, wanted: Bitboard) -> Bitboard {
        let mut steps = attacks::king(self.king) & wanted & !self.own;
        let them = position.turn.other();
        steps &= !attacks::king(position.king(them));
        steps &= !attacks::all_pawns(them, position.of(them, Role::Pawn));
        if steps.is_empty() {
            return steps;
        }
        let behind = self.occupied & !Bitboard::of(self.king);
        for knight in position.of(them, Role::Knight) {
            steps &= !attacks::knight(knight);
        }
        let queens = position.of_role(Role::Queen);
        let straight = (position.of_role(Role::Rook) | queens) & self.enemies;
        let diagonal = (position.of_role(Role::Bishop) | queens) & self.enemies;
        let mut safe = steps;
        for to in steps {
            let attacked =
                (attacks::rook(to, behind) & straight) | (attacks::bishop(to, behind) & diagonal);
            if attacked.any() {
                safe &= !Bitboard::of(to);
            }
        }
        safe
    }
}
