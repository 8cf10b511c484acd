//! What makes a board a position of chess: a FEN is let in only if all of this holds.

use super::{Bitboard, Color, FenReason, Position, Role, Square, attacks};

/// How many of each kind a side starts with, pawn to king (2.2).
const AT_THE_START: [u32; 6] = [8, 2, 2, 2, 1, 1];

impl Position {
    /// Numbers of men and places of pawns (2.2, 3.7). True if there is one king each, so that the rest can be judged.
    pub(super) fn check_men(&self, reasons: &mut Vec<FenReason>) -> bool {
        let before = reasons.len();
        for color in Color::ALL {
            match self.of(color, Role::King).count() {
                1 => {}
                0 => reasons.push(FenReason::NoKing(color)),
                _ => reasons.push(FenReason::SeveralKings(color)),
            }
        }
        let kings_are_there = reasons.len() == before;
        for color in Color::ALL {
            if self.has_ordinary_men(color) {
                continue;
            }
            let pawns = self.of(color, Role::Pawn).count();
            let promoted: u32 = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
                .map(|role| {
                    self.of(color, role)
                        .count()
                        .saturating_sub(AT_THE_START[role.index()])
                })
                .iter()
                .sum();
            if self.of_color(color).count() > 16 {
                reasons.push(FenReason::TooManyMen(color));
            }
            if pawns > 8 {
                reasons.push(FenReason::TooManyPawns(color));
            } else if promoted > 8 - pawns {
                reasons.push(FenReason::TooManyPromoted(color));
            }
        }
        let last_ranks = Bitboard::rank(0) | Bitboard::rank(7);
        reasons.extend((self.of_role(Role::Pawn) & last_ranks).map(FenReason::PawnOnLastRank));
        kings_are_there
    }

    /// No more of any kind than at the start: the usual case, seen quickly.
    fn has_ordinary_men(&self, color: Color) -> bool {
        let twice = [Role::Knight, Role::Bishop, Role::Rook];
        let one_king = !self.of(color, Role::King).many();
        one_king
            && !self.of(color, Role::Queen).many()
            && !twice
                .iter()
                .any(|role| self.of(color, *role).more_than_two())
            && self.of(color, Role::Pawn).count() <= 8
    }

    /// What the last move must have left behind: checks, and the square a pawn has passed over. Sets the derived fields.
    pub(super) fn check_moves_behind(
        &mut self,
        passed: Option<Square>,
        reasons: &mut Vec<FenReason>,
    ) {
        let (us, them) = (self.turn, self.turn.other());
        if attacks::king(self.king(us)).has(self.king(them)) {
            reasons.push(FenReason::KingsTouch);
        } else if self.attackers(self.king(them), us).any() {
            reasons.push(FenReason::OpponentInCheck);
        }
        match passed {
            Some(square) if !self.may_have_passed(square) => {
                reasons.push(FenReason::EnPassantImpossible(square))
            }
            Some(square) => self.set_en_passant(square),
            None => {}
        }
        if !self.check_is_possible() {
            reasons.push(FenReason::ImpossibleCheck);
        }
    }

    /// The same without kings: only whether a pawn can have passed over this square.
    pub(super) fn check_double_step(&self, passed: Option<Square>, reasons: &mut Vec<FenReason>) {
        if let Some(square) = passed.filter(|square| self.double_step(*square).is_none()) {
            reasons.push(FenReason::EnPassantImpossible(square));
        }
    }

    /// From where to where a pawn of the opponent has stepped over this square: it stands there, and its way was free (3.7.3.1).
    fn double_step(&self, passed: Square) -> Option<(Square, Square)> {
        let them = self.turn.other();
        let (rank, from, to) = if them.is_white() {
            (2, 1, 3)
        } else {
            (5, 6, 4)
        };
        let from = Square::at(passed.file(), from);
        let to = Square::at(passed.file(), to);
        let way = Bitboard::of(from) | Bitboard::of(passed);
        let stepped = passed.rank() == rank
            && self.of(them, Role::Pawn).has(to)
            && (way & self.occupied()).is_empty();
        stepped.then_some((from, to))
    }

    /// A pawn has stepped over this square, and the check there now is, if there is one, was given or uncovered by that step.
    fn may_have_passed(&self, passed: Square) -> bool {
        let (us, them) = (self.turn, self.turn.other());
        self.double_step(passed).is_some_and(|(from, to)| {
            let before = (self.occupied() & !Bitboard::of(to)) | Bitboard::of(from);
            let already = self.attackers_with(self.king(us), them, before) & !Bitboard::of(to);
            already.is_empty()
        })
    }

    fn check_is_possible(&self) -> bool {
        let king = self.king(self.turn);
        let mut checkers = self.checkers();
        match (checkers.next(), checkers.next(), checkers.next()) {
            (Some(one), Some(two), None) => !attacks::line(king, one).has(two),
            (_, _, Some(_)) => false,
            _ => true,
        }
    }
}
