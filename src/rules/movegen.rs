//! Legal moves (3.10.1), legal from the start: pins and checks restrict where a man may go, nothing is tried and taken back.

use super::moves::Kind;
use super::{Bitboard, Color, Move, MoveList, Position, Role, Side, Square, attacks};

impl Position {
    /// All legal moves (3.1 to 3.9).
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = Vec::with_capacity(48);
        self.each_set(|role, from, targets| {
            self.expand(role, from, targets, &mut list);
            true
        });
        self.castlings(&mut list);
        MoveList(list)
    }

    /// The legal moves of the man on one square; empty if it cannot move or is not the mover's.
    #[must_use]
    pub fn legal_from(&self, square: Square) -> MoveList {
        let mut list = self.legal_moves();
        list.0.retain(|candidate| candidate.from == square);
        list
    }

    /// How many legal moves there are, without listing them.
    #[must_use]
    pub fn count_moves(&self) -> usize {
        let mut count = 0;
        let last = Bitboard::rank(self.turn.other().back_rank());
        self.each_set(|role, _, targets| {
            count += targets.count() as usize;
            if role == Role::Pawn {
                count += 3 * (targets & last).count() as usize;
            }
            true
        });
        count
            + Side::ALL
                .into_iter()
                .filter(|side| self.can_castle(*side))
                .count()
    }

    /// Is there any legal move? Castling is looked at too: in Chess960 it can be the only one.
    pub(super) fn has_legal_move(&self) -> bool {
        let mut found = false;
        self.each_set(|_, _, targets| {
            found = targets.any();
            !found
        });
        found || Side::ALL.into_iter().any(|side| self.can_castle(side))
    }

    /// Calls `visit` with each man and the set of squares it may go to, until it says false. Castling is not among them.
    fn each_set(&self, mut visit: impl FnMut(Role, Square, Bitboard) -> bool) {
        let us = self.turn;
        let king = self.king(us);
        let own = self.of_color(us);
        let occupied = self.occupied();
        let behind_king = occupied & !Bitboard::of(king);
        let mut steps = Bitboard::EMPTY;
        for to in attacks::king(king) & !own {
            if self.attackers_with(to, us.other(), behind_king).is_empty() {
                steps |= Bitboard::of(to);
            }
        }
        if (steps.any() && !visit(Role::King, king, steps)) || self.checkers.many() {
            return;
        }
        let wanted = match self.checkers.first() {
            Some(checker) => attacks::between(king, checker) | Bitboard::of(checker),
            None => !own,
        };
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            for from in self.of(us, role) {
                let targets = attacks::of(role, us, from, occupied) & wanted & self.pin_line(from);
                if targets.any() && !visit(role, from, targets) {
                    return;
                }
            }
        }
        for from in self.of(us, Role::Pawn) {
            let targets = self.pawn_targets(from, wanted);
            if targets.any() && !visit(Role::Pawn, from, targets) {
                return;
            }
        }
    }

    /// A pinned man stays on the line of its king.
    fn pin_line(&self, from: Square) -> Bitboard {
        if self.pinned.has(from) {
            attacks::line(self.king(self.turn), from)
        } else {
            Bitboard::ALL
        }
    }

    fn pawn_targets(&self, from: Square, wanted: Bitboard) -> Bitboard {
        let captures = attacks::pawn(self.turn, from);
        let plain = self.pushes(from) | (captures & self.of_color(self.turn.other()));
        let mut targets = plain & wanted & self.pin_line(from);
        if let Some(passed) = self.en_passant
            && captures.has(passed)
            && self.en_passant_is_safe(from, passed)
        {
            targets |= Bitboard::of(passed);
        }
        targets
    }

    /// Where a pawn may step straight on (3.7.1, 3.7.2), pins apart.
    pub(super) fn pushes(&self, from: Square) -> Bitboard {
        let free = !self.occupied();
        let bit = Bitboard::of(from).0;
        let (once, twice, rank) = match self.turn {
            Color::White => (bit << 8, bit << 16, 1),
            Color::Black => (bit >> 8, bit >> 16, 6),
        };
        let once = Bitboard(once) & free;
        if once.any() && from.rank() == rank {
            once | (Bitboard(twice) & free)
        } else {
            once
        }
    }

    fn expand(&self, role: Role, from: Square, targets: Bitboard, list: &mut Vec<Move>) {
        let enemies = self.of_color(self.turn.other());
        let last = self.turn.other().back_rank();
        for to in targets {
            let captured = if enemies.has(to) {
                self.role_at(to)
            } else {
                None
            };
            let plain = Move {
                from,
                to,
                role,
                captured,
                promotion: None,
                kind: Kind::Plain,
            };
            if role != Role::Pawn {
                list.push(plain);
            } else if to.rank() == last {
                list.extend(Role::PROMOTIONS.map(|role| Move {
                    promotion: Some(role),
                    ..plain
                }));
            } else if captured.is_none() && to.file() != from.file() {
                list.push(Move {
                    captured: Some(Role::Pawn),
                    kind: Kind::EnPassant,
                    ..plain
                });
            } else {
                list.push(plain);
            }
        }
    }

    fn castlings(&self, list: &mut Vec<Move>) {
        for side in Side::ALL {
            if self.can_castle(side) {
                let from = self.king(self.turn);
                let kind = Kind::Castle(side);
                list.push(Move {
                    from,
                    to: side.king_to(self.turn),
                    role: Role::King,
                    captured: None,
                    promotion: None,
                    kind,
                });
            }
        }
    }

    /// Castling is legal now (3.8.2.1, 3.8.2.2).
    pub(super) fn can_castle(&self, side: Side) -> bool {
        !self.is_check()
            && self.castling.rook(self.turn, side).is_some_and(|rook| {
                self.castling_blockers(side, rook).is_empty()
                    && self.castling_attacked(side, rook).is_none()
            })
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

    /// The first square on the king's way, its destination included, that the enemy attacks. The rook's way does not count.
    pub(super) fn castling_attacked(&self, side: Side, rook: Square) -> Option<Square> {
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
        first.or_else(|| {
            // In Chess960 the rook may have shielded the king's destination.
            let attacked = self.attackers_with(king_to, them, after).any()
                || (king != king_to && self.attackers_with(king_to, them, without_king).any());
            attacked.then_some(king_to)
        })
    }
}
