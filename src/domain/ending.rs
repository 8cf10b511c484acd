//! How a game ended: the rules' outcome, or an abort.

use crate::rules::Color;
use crate::rules::endings::{GameResult, Outcome, Reason};

/// A rule of time other than the clock itself, by which a game was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeRule {
    /// Too long on one move without a word.
    Silence,
    /// The cap on a player's time in the whole game.
    Total,
    /// The opponent claimed that the time was exceeded.
    Claimed,
    /// Nobody claimed it, and the time for that ran out too, or the grace did.
    Grace,
}

impl TimeRule {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Silence, Self::Total, Self::Claimed, Self::Grace];

    /// The words stored: for a loss, and for a draw because the opponent cannot mate.
    fn codes(self) -> [&'static str; 2] {
        match self {
            Self::Silence => ["time_silence", "time_silence_cannot_mate"],
            Self::Total => ["time_total", "time_total_cannot_mate"],
            Self::Claimed => ["time_claimed", "time_claimed_cannot_mate"],
            Self::Grace => ["time_grace", "time_grace_cannot_mate"],
        }
    }

    fn code(self, outcome: Outcome) -> &'static str {
        let [lost, drawn] = self.codes();
        if outcome.reason == Reason::TimeCannotMate {
            drawn
        } else {
            lost
        }
    }

    fn from_code(code: &str) -> Option<(Self, Reason)> {
        Self::ALL.into_iter().find_map(|rule| match rule.codes() {
            [lost, _] if lost == code => Some((rule, Reason::Time)),
            [_, drawn] if drawn == code => Some((rule, Reason::TimeCannotMate)),
            _ => None,
        })
    }
}

/// The end of a game: a result with its reason, or an abort that leaves no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Won, lost or drawn, by the rules.
    Result(Outcome),
    /// Lost on time (or drawn, where the opponent cannot mate) by a rule of time other than the clock itself.
    OnTime(Outcome, TimeRule),
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
            Self::Result(outcome) | Self::OnTime(outcome, _) => outcome.result.as_str(),
            Self::AbortedByPlayer | Self::AbortedByTime => "*",
        }
    }

    /// The reason's word in the database and in PGN's `ResultReason`.
    #[must_use]
    pub fn reason(&self) -> &'static str {
        match self {
            Self::Result(outcome) => outcome.reason.code(),
            Self::OnTime(outcome, rule) => rule.code(*outcome),
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
            _ => {
                let results = [
                    GameResult::WhiteWins,
                    GameResult::BlackWins,
                    GameResult::Draw,
                ];
                let result = results.into_iter().find(|r| r.as_str() == result)?;
                if let Some((rule, reason)) = TimeRule::from_code(reason) {
                    return Some(Self::OnTime(Outcome { result, reason }, rule));
                }
                let reason = Reason::from_code(reason)?;
                Some(Self::Result(Outcome { result, reason }))
            }
        }
    }

    /// The outcome by the rules, where there is one.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::Result(outcome) | Self::OnTime(outcome, _) => Some(*outcome),
            Self::AbortedByPlayer | Self::AbortedByTime => None,
        }
    }

    /// The same end by time or resignation after the winner was found unable to mate by any series of moves: a draw (5.1.2, 6.9).
    /// Any other ending stays as it is.
    #[must_use]
    pub fn without_mate(self) -> Self {
        let drawn = |outcome: Outcome| match outcome.reason {
            Reason::Time => Outcome::draw(Reason::TimeCannotMate),
            Reason::Resignation => Outcome::draw(Reason::ResignationCannotMate),
            _ => outcome,
        };
        match self {
            Self::Result(outcome) => Self::Result(drawn(outcome)),
            Self::OnTime(outcome, rule) => Self::OnTime(drawn(outcome), rule),
            other => other,
        }
    }

    /// Whether a rule of time brought it about: such a game may be continued.
    #[must_use]
    pub fn is_by_time(&self) -> bool {
        match self {
            Self::OnTime(..) | Self::AbortedByTime => true,
            Self::Result(outcome) => {
                matches!(outcome.reason, Reason::Time | Reason::TimeCannotMate)
            }
            Self::AbortedByPlayer => false,
        }
    }

    /// The word of PGN's `Termination` tag (PGN standard 9.8.1).
    #[must_use]
    pub fn termination(&self) -> &'static str {
        match self {
            Self::Result(Outcome {
                reason: Reason::Time | Reason::TimeCannotMate,
                ..
            })
            | Self::OnTime(..) => "time forfeit",
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
        let outcome = self.outcome()?;
        Some(match outcome.result.winner() {
            None => "½",
            Some(winner) if winner == side => "1",
            Some(_) => "0",
        })
    }

    /// Whether the game counts for a rating, if it was agreed to be rated.
    #[must_use]
    pub fn can_be_rated(&self) -> bool {
        self.outcome().is_some()
    }
}
