//! Moves as UCI writes them, and the numbers of correspondence play.

use super::explain::Wish;
use super::sight::Sight;
use super::{Move, MoveRefusal, Position, Role, Side, Square};

impl Position {
    /// The move in UCI: `e2e4`, `e7e8q`. Castling is `e1g1` where king and rook start from their ordinary squares, else the
    /// king's and the rook's square (`b1a1`), the form of Chess960.
    #[must_use]
    pub fn uci(&self, played: Move) -> String {
        let to = match played.castling_side() {
            Some(side) if !self.is_standard_castling(side) => {
                self.castling.rook(self.turn, side).unwrap_or(played.to)
            }
            _ => played.to,
        };
        let mut text = format!("{}{to}", played.from);
        text.extend(played.promotion.map(Role::letter));
        text
    }

    fn is_standard_castling(&self, side: Side) -> bool {
        let rook_file = match side {
            Side::Short => 7,
            Side::Long => 0,
        };
        self.king(self.turn).file() == 4
            && self
                .castling
                .rook(self.turn, side)
                .is_some_and(|rook| rook.file() == rook_file)
    }

    /// Reads UCI. Castling may be written `e1g1` or as king takes own rook (`e1h1`).
    ///
    /// # Errors
    /// The reason why it is not a legal move here; `0000` is refused as a null move.
    pub fn parse_uci(&self, text: &str) -> Result<Move, MoveRefusal> {
        let text = text.trim();
        if text.is_empty() {
            return Err(MoveRefusal::Empty);
        }
        if matches!(text, "0000" | "(none)" | "null" | "--") {
            return Err(MoveRefusal::NullMove);
        }
        let unreadable = || MoveRefusal::unreadable(text);
        let square = |range| {
            text.get(range)
                .and_then(|name: &str| name.parse::<Square>().ok())
        };
        let (from, to) = square(0..2).zip(square(2..4)).ok_or_else(unreadable)?;
        let promotion = match text.get(4..).unwrap_or_default() {
            "" => None,
            letter if letter.len() == 1 => letter.chars().next().and_then(Role::from_letter),
            _ => return Err(unreadable()),
        };
        if text.len() == 5 && promotion.is_none() {
            return Err(unreadable());
        }
        if from == to {
            return Err(MoveRefusal::NullMove);
        }
        if let Some(role) = self.role_at(from)
            && self.of_color(self.turn).has(from)
            && let Some(found) = self.single(&Sight::of(self), role, from, to, promotion)
        {
            return Ok(found);
        }
        let wish = Wish {
            from_file: Some(from.file()),
            from_rank: Some(from.rank()),
            to_file: to.file(),
            to_rank: Some(to.rank()),
            promotion,
            ..Wish::default()
        };
        self.one_that_fits(&[wish])
    }

    /// Which of these moves is meant when a man is chosen and then a square; of a promotion the first. Castling is meant by
    /// the king's destination, or by its rook where that would be unclear (Chess960).
    #[must_use]
    pub fn pressed(&self, moves: &[Move], from: Square, to: Square) -> Option<Move> {
        let from_there = || moves.iter().copied().filter(|one| one.from == from);
        from_there()
            .find(|one| one.to == to && !one.is_castling())
            .or_else(|| {
                from_there().find(|one| {
                    one.castling_side().is_some_and(|side| {
                        (one.to == to && from.file().abs_diff(to.file()) > 1)
                            || self.is_castled_onto(side, to)
                    })
                })
            })
    }

    /// Whether a king that is put onto this rook is meant to castle: in Chess960, where its destination says too little.
    #[must_use]
    pub fn castles_onto(&self, from: Square, rook: Square) -> bool {
        let mut sides = Side::ALL.into_iter();
        from == self.king(self.turn) && sides.any(|side| self.is_castled_onto(side, rook))
    }

    fn is_castled_onto(&self, side: Side, rook: Square) -> bool {
        !self.is_standard_castling(side) && self.castling.rook(self.turn, side) == Some(rook)
    }

    /// The single legal move that fits one of the wishes.
    pub(super) fn one_that_fits(&self, wishes: &[Wish]) -> Result<Move, MoveRefusal> {
        let legal = self.legal_moves();
        let mut fitting: Vec<Move> = legal
            .iter()
            .copied()
            .filter(|one| wishes.iter().any(|wish| self.fits(wish, *one)))
            .collect();
        match (fitting.pop(), fitting.is_empty()) {
            (Some(only), true) => Ok(only),
            (Some(last), false) => {
                fitting.push(last);
                Err(MoveRefusal::Ambiguous {
                    candidates: fitting,
                })
            }
            (None, _) => Err(self.best_reason(wishes)),
        }
    }

    /// Of several readings the one that came closest to a move tells the reason.
    fn best_reason(&self, wishes: &[Wish]) -> MoveRefusal {
        let reasons = wishes.iter().map(|wish| self.explain(wish));
        let by_distance = |reason: &MoveRefusal| match reason {
            MoveRefusal::NoSuchPiece { .. }
            | MoveRefusal::NothingThere { .. }
            | MoveRefusal::NotYourPiece { .. } => 2,
            MoveRefusal::CannotReach { .. } => 1,
            _ => 0,
        };
        reasons
            .min_by_key(by_distance)
            .unwrap_or(MoveRefusal::Empty)
    }

    fn fits(&self, wish: &Wish, one: Move) -> bool {
        let file_fits = wish.from_file.is_none_or(|file| one.from.file() == file);
        let rank_fits = wish.from_rank.is_none_or(|rank| one.from.rank() == rank);
        let role_fits = match wish.role {
            Some(role) => role == one.role,
            None => wish.from().is_some(),
        };
        if !(file_fits && rank_fits && role_fits && wish.promotion == one.promotion) {
            return false;
        }
        match one.castling_side() {
            Some(side) => {
                let rook = self.castling.rook(self.turn, side);
                // A king that only steps to the castling square steps: castling is then written otherwise.
                let as_king_move =
                    wish.to() == Some(one.to) && one.from.file().abs_diff(one.to.file()) > 1;
                as_king_move || (rook.is_some() && wish.to() == rook)
            }
            None => {
                one.to.file() == wish.to_file
                    && wish.to_rank.is_none_or(|rank| one.to.rank() == rank)
            }
        }
    }
}
