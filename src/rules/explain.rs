//! Says why a move that is not legal is not: for a person who is sure that it is.

use super::sight::Sight;
use super::{Bitboard, Color, MoveRefusal, Position, Role, Side, Square, attacks};

/// What was asked for, as far as the text said it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Wish {
    /// `None`: whatever stands on the square it starts from.
    pub role: Option<Role>,
    pub from_file: Option<u8>,
    pub from_rank: Option<u8>,
    pub to_file: u8,
    /// `None`: only the file was named (`ed`).
    pub to_rank: Option<u8>,
    pub promotion: Option<Role>,
}

impl Wish {
    pub(super) fn to(&self) -> Option<Square> {
        self.to_rank.map(|rank| Square::at(self.to_file, rank))
    }

    pub(super) fn from(&self) -> Option<Square> {
        Some(Square::at(self.from_file?, self.from_rank?))
    }

    fn fits(&self, from: Square) -> bool {
        self.from_file.is_none_or(|file| from.file() == file)
            && self.from_rank.is_none_or(|rank| from.rank() == rank)
    }
}

impl Position {
    /// Why this side may not castle this way now, if it may not (3.8.2).
    pub(super) fn castling_refusal(&self, side: Side) -> Option<MoveRefusal> {
        let Some(rook) = self.castling.rook(self.turn, side) else {
            return Some(MoveRefusal::CastlingNoRight);
        };
        if self.is_check() {
            return Some(MoveRefusal::CastlingOutOfCheck);
        }
        if let Some(square) = self.castling_blockers(side, rook).first() {
            return Some(MoveRefusal::CastlingBlocked { square });
        }
        self.castling_attacked(side, rook)
            .map(|(square, way)| MoveRefusal::CastlingThroughAttack { square, way })
    }

    /// Why no legal move fits the wish. To be called only then.
    pub(super) fn explain(&self, wish: &Wish) -> MoveRefusal {
        if !self.has_legal_move() {
            return MoveRefusal::NoLegalMoves;
        }
        let us = self.turn;
        let mut role = wish.role;
        if let Some(from) = wish.from() {
            match self.piece_at(from) {
                None => return MoveRefusal::NothingThere { square: from },
                Some(piece) if piece.color != us => {
                    return MoveRefusal::NotYourPiece { square: from };
                }
                Some(piece) => role = role.or(Some(piece.role)),
            }
        }
        let role = role.unwrap_or(Role::Pawn);
        if let Some(refusal) = self.explain_castling(role, wish) {
            return refusal;
        }
        if self.of(us, role).any() && wish.to().is_some_and(|to| self.of_color(us).has(to)) {
            return MoveRefusal::OwnPieceThere {
                square: Square::at(wish.to_file, wish.to_rank.unwrap_or(0)),
            };
        }
        let men: Vec<Square> = self.of(us, role).filter(|from| wish.fits(*from)).collect();
        if men.is_empty() {
            // "d6" names the file only because a pawn steps straight on.
            let pushed = role == Role::Pawn
                && wish.from_file == Some(wish.to_file)
                && self.of(us, role).any();
            if pushed {
                return MoveRefusal::CannotReach {
                    role,
                    to: wish.to(),
                    from: None,
                };
            }
            return MoveRefusal::NoSuchPiece { role };
        }
        let target = match wish.to() {
            Some(to) => Bitboard::of(to),
            None => Bitboard::file(wish.to_file),
        };
        let Some((from, to)) = men
            .iter()
            .find_map(|from| Some((*from, (self.reach(role, *from) & target).first()?)))
        else {
            return self.explain_reach(role, &men, wish.to());
        };
        self.explain_step(role, from, to, wish)
    }

    /// None of these men gets there. A pawn beside an enemy pawn may be thought to take it in passing.
    fn explain_reach(&self, role: Role, men: &[Square], to: Option<Square>) -> MoveRefusal {
        let late = to.filter(|to| {
            let takers = attacks::pawn(self.turn.other(), *to);
            role == Role::Pawn
                && self.stands_beside(*to)
                && men
                    .iter()
                    .any(|from| takers.has(*from) && !self.uncovers(*from, *to))
        });
        match (late, men) {
            (Some(square), _) => MoveRefusal::EnPassantLate { square },
            (None, [only]) => MoveRefusal::CannotReach {
                role,
                to,
                from: Some(*only),
            },
            (None, _) => MoveRefusal::CannotReach {
                role,
                to,
                from: None,
            },
        }
    }

    /// Where a pawn stands that has passed over this square, if it made two steps.
    fn passed_by(&self, square: Square) -> Square {
        Square::at(square.file(), if self.turn.is_white() { 4 } else { 3 })
    }

    /// An enemy pawn stands where a double step over this empty square would have brought it.
    fn stands_beside(&self, square: Square) -> bool {
        let passed = if self.turn.is_white() { 5 } else { 2 };
        square.rank() == passed
            && !self.occupied().has(square)
            && self
                .of(self.turn.other(), Role::Pawn)
                .has(self.passed_by(square))
    }

    /// Taking in passing would leave the own king attacked: then the position itself does not know whether it was possible.
    fn uncovers(&self, from: Square, to: Square) -> bool {
        let taken = Bitboard::of(self.passed_by(to));
        let after = (self.occupied() & !Bitboard::of(from) & !taken) | Bitboard::of(to);
        let (king, them) = (self.king(self.turn), self.turn.other());
        (self.attackers_with(king, them, after) & !taken).any()
    }

    /// The refusal for somebody who knows what stood before the last move, as [`Position::key`]. A position keeps a square
    /// passed over only where a pawn may legally take there; why none may can be told by the step alone.
    #[must_use]
    pub fn refusal_after(&self, before: &str, why: MoveRefusal) -> MoveRefusal {
        let MoveRefusal::CannotReach {
            role: Role::Pawn,
            to: Some(square),
            from,
        } = why
        else {
            return why;
        };
        let (us, them) = (self.turn, self.turn.other());
        let mut takers = attacks::pawn(them, square) & self.of(us, Role::Pawn);
        if let Some(from) = from {
            takers &= Bitboard::of(from);
        }
        if self.en_passant.is_some() || takers.is_empty() || !self.stands_beside(square) {
            return why;
        }
        let stands = self.passed_by(square);
        let came = Square::at(square.file(), if us.is_white() { 6 } else { 1 });
        let Ok(before) = Position::from_fen(&format!("{before} 0 1")) else {
            return why;
        };
        let stepped = before.of(them, Role::Pawn).has(came)
            && !before.occupied().has(stands)
            && self.of(them, Role::Pawn).has(stands)
            && !self.occupied().has(came);
        if stepped {
            MoveRefusal::EnPassantExposesKing { square }
        } else {
            MoveRefusal::EnPassantLate { square }
        }
    }

    /// The man could go there but for its king or for the promotion.
    fn explain_step(&self, role: Role, from: Square, to: Square, wish: &Wish) -> MoveRefusal {
        let legal = self.legal_from(from);
        let candidates: Vec<_> = legal
            .into_iter()
            .filter(|one| one.to == to && !one.is_castling())
            .collect();
        match (candidates.first().map(|one| one.promotion), wish.promotion) {
            (Some(Some(_)), None) => MoveRefusal::PromotionMissing { candidates },
            (Some(_), Some(_)) => MoveRefusal::PromotionImpossible,
            _ if role == Role::King => MoveRefusal::KingIntoCheck { square: to },
            _ if self.checkers().many() => self.still_in_check(from),
            _ if Sight::of(self).pinned.has(from) => MoveRefusal::LeavesKingInCheck { from },
            _ => self.still_in_check(from),
        }
    }

    fn still_in_check(&self, from: Square) -> MoveRefusal {
        let checkers = self.checkers();
        match checkers.first() {
            Some(checker) => MoveRefusal::StillInCheck {
                checker,
                double: checkers.many(),
            },
            None => MoveRefusal::LeavesKingInCheck { from },
        }
    }

    /// A king that should go two squares sideways, or onto its own rook, was meant to castle.
    fn explain_castling(&self, role: Role, wish: &Wish) -> Option<MoveRefusal> {
        let to = wish.to()?;
        let king = self.king(self.turn);
        if role != Role::King
            || !wish.fits(king)
            || to.rank() != king.rank()
            || (attacks::king(king).has(to) && !self.castles_onto(king, to))
        {
            return None;
        }
        let home = king.rank() == self.turn.back_rank();
        let side = Side::ALL.into_iter().find(|side| {
            side.king_to(self.turn) == to || self.castling.rook(self.turn, *side) == Some(to)
        })?;
        home.then(|| self.castling_refusal(side)).flatten()
    }

    /// Where a man could go if its king did not matter.
    fn reach(&self, role: Role, from: Square) -> Bitboard {
        let us: Color = self.turn;
        if role != Role::Pawn {
            return attacks::of(role, us, from, self.occupied()) & !self.of_color(us);
        }
        let mut takes = self.of_color(us.other());
        if let Some(passed) = self.en_passant {
            takes |= Bitboard::of(passed);
        }
        self.pushes(from) | (attacks::pawn(us, from) & takes)
    }
}
