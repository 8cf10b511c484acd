//! Rounds that were not played, and what they make of a player's points (article 16).

use super::Field;
use crate::domain::tournament::crosstable::{Bye, Cell, Outcome, Round, Seat};
use crate::domain::tournament::points::Points;

/// The opponent of a round, whether it was played or not.
pub fn opponent(cell: Cell) -> Option<Seat> {
    match cell {
        Cell::Game { against, .. } => Some(against),
        _ => None,
    }
}

/// Whether it was played over the board.
pub fn is_played(cell: Cell) -> bool {
    matches!(cell, Cell::Game { outcome, .. } if outcome.is_played())
}

/// Left unplayed of one's own will: a bye asked for that is worth less than a win, an absence, a loss by forfeit.
pub fn is_voluntary(cell: Cell) -> bool {
    matches!(
        cell,
        Cell::Blank
            | Cell::Bye(Bye::Half | Bye::Zero)
            | Cell::Game {
                outcome: Outcome::ForfeitLoss,
                ..
            }
    )
}

impl Field<'_> {
    pub fn cell(&self, seat: Seat, round: Round) -> Cell {
        self.table.cell(seat, round)
    }

    pub fn worth(&self, seat: Seat, round: Round) -> Points {
        self.table.scoring.worth(self.cell(seat, round))
    }

    /// Whether a round counts as a game with its opponent: played, or known beforehand (article 15.2).
    pub fn counts_as_game(&self, cell: Cell) -> bool {
        is_played(cell) || (self.options.round_robin && opponent(cell).is_some())
    }

    /// The points of a player for his opponents' tie-breaks: absences after which he never came back are draws
    /// (16.3.2), or nothing where pairs were known beforehand.
    pub fn adjusted(&self, seat: Seat) -> Points {
        let last = (1..=self.after)
            .rfind(|round| !is_voluntary(self.cell(seat, *round)))
            .unwrap_or(0);
        let away = if self.options.round_robin {
            self.table.scoring.absent
        } else {
            self.table.scoring.draw
        };
        (1..=self.after)
            .map(|round| {
                if round <= last || opponent(self.cell(seat, round)).is_some() {
                    self.worth(seat, round)
                } else {
                    away
                }
            })
            .sum()
    }
}
