//! How a game ended: the rules' outcome, or an abort.

use crate::rules::Color;
use crate::rules::endings::{GameResult, Outcome, Reason};

/// The end of a game: a result with its reason, or an abort that leaves no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Won, lost or drawn, by the rules.
    Result(Outcome),
    /// A friendly game aborted by a player before his own first move; unrated.
    AbortedByPlayer,
    /// A friendly game whose player let his first move's time run out; unrated.
    AbortedByTime,
}

impl Ending {
    /// The result as PGN writes it (`1-0`, `0-1`, `1/2-1/2`, `*`).
    #[must_use]
    pub fn result(&self) -> &'static str {
        match self {
            Self::Result(outcome) => outcome.result.as_str(),
            Self::AbortedByPlayer | Self::AbortedByTime => "*",
        }
    }

    /// The reason's word in the database and in PGN's `ResultReason`.
    #[must_use]
    pub fn reason(&self) -> &'static str {
        match self {
            Self::Result(outcome) => outcome.reason.code(),
            Self::AbortedByPlayer => "aborted",
            Self::AbortedByTime => "aborted_no_first_move",
        }
    }

    /// The ending that two stored words tell; `None` if they tell none.
    #[must_use]
    pub fn from_stored(result: &str, reason: &str) -> Option<Self> {
        match (result, reason) {
            ("*", "aborted") => Some(Self::AbortedByPlayer),
            ("*", "aborted_no_first_move") => Some(Self::AbortedByTime),
            _ => Some(Self::Result(Outcome {
                result: [
                    GameResult::WhiteWins,
                    GameResult::BlackWins,
                    GameResult::Draw,
                ]
                .into_iter()
                .find(|r| r.as_str() == result)?,
                reason: Reason::from_code(reason)?,
            })),
        }
    }

    /// The word of PGN's `Termination` tag (PGN standard 9.8.1).
    #[must_use]
    pub fn termination(&self) -> &'static str {
        match self {
            Self::Result(Outcome {
                reason: Reason::Time | Reason::TimeCannotMate,
                ..
            }) => "time forfeit",
            Self::Result(_) => "normal",
            Self::AbortedByPlayer | Self::AbortedByTime => "abandoned",
        }
    }

    /// Whether a move brought it about, and nothing else: mate, stalemate, and the draws that come by themselves.
    #[must_use]
    pub fn is_on_the_board(&self) -> bool {
        matches!(
            self,
            Self::Result(Outcome {
                reason: Reason::Checkmate
                    | Reason::Stalemate
                    | Reason::DeadPosition
                    | Reason::FivefoldRepetition
                    | Reason::SeventyfiveMoves
                    | Reason::ThreefoldRepetition
                    | Reason::FiftyMoves,
                ..
            })
        )
    }

    /// What this side gets for it (`1`, `½`, `0`); `None`: the game has no result.
    #[must_use]
    pub fn points(&self, side: Color) -> Option<&'static str> {
        let Self::Result(outcome) = self else {
            return None;
        };
        Some(match outcome.result.winner() {
            None => "½",
            Some(winner) if winner == side => "1",
            Some(_) => "0",
        })
    }

    /// Whether the game counts for a rating, if it was agreed to be rated.
    #[must_use]
    pub fn can_be_rated(&self) -> bool {
        matches!(self, Self::Result(_))
    }
}
