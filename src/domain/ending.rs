//! How a game ended: the rules' outcome, an abort, or what a director has decided.

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
    /// The winner got the point without the game being played to its end, because the opponent has left the tournament; unrated.
    Walkover(GameResult),
    /// The director has judged what the position was worth.
    Adjudicated(GameResult),
    /// A tournament game that counts for nobody; unrated.
    Cancelled,
    /// The director has put the result right.
    Corrected(GameResult),
}

/// The words stored of what a director decides, beside the result.
const WALKOVER: &str = "walkover";
const ADJUDICATED: &str = "adjudicated";
const CANCELLED: &str = "cancelled";
const CORRECTED: &str = "corrected";

impl Ending {
    /// The result as PGN writes it (`1-0`, `0-1`, `1/2-1/2`, `*`).
    #[must_use]
    pub fn result(&self) -> &'static str {
        self.decided().map_or("*", GameResult::as_str)
    }

    /// Who has won, or that nobody has; `None`: the game has no result.
    #[must_use]
    pub fn decided(&self) -> Option<GameResult> {
        match self {
            Self::Result(outcome) | Self::OnTime(outcome, _) => Some(outcome.result),
            Self::Walkover(result) | Self::Adjudicated(result) | Self::Corrected(result) => {
                Some(*result)
            }
            Self::AbortedByPlayer | Self::AbortedByTime | Self::Cancelled => None,
        }
    }

    /// Whether a director has decided it, and not the players or the clock.
    #[must_use]
    pub fn is_by_director(&self) -> bool {
        matches!(
            self,
            Self::Walkover(_) | Self::Adjudicated(_) | Self::Cancelled | Self::Corrected(_)
        )
    }

    /// The reason's word in the database and in PGN's `ResultReason`.
    #[must_use]
    pub fn reason(&self) -> &'static str {
        match self {
            Self::Result(outcome) => outcome.reason.code(),
            Self::OnTime(outcome, rule) => rule.code(*outcome),
            Self::AbortedByPlayer => "aborted",
            Self::AbortedByTime => "aborted_no_first_move",
            Self::Walkover(_) => WALKOVER,
            Self::Adjudicated(_) => ADJUDICATED,
            Self::Cancelled => CANCELLED,
            Self::Corrected(_) => CORRECTED,
        }
    }

    /// The ending that two stored words tell; `None` if they tell none.
    #[must_use]
    pub fn from_stored(result: &str, reason: &str) -> Option<Self> {
        match (result, reason) {
            ("*", "aborted") => Some(Self::AbortedByPlayer),
            ("*", "aborted_no_first_move") => Some(Self::AbortedByTime),
            ("*", CANCELLED) => Some(Self::Cancelled),
            _ => {
                let results = [
                    GameResult::WhiteWins,
                    GameResult::BlackWins,
                    GameResult::Draw,
                ];
                let result = results.into_iter().find(|r| r.as_str() == result)?;
                match reason {
                    WALKOVER => return Some(Self::Walkover(result)),
                    ADJUDICATED => return Some(Self::Adjudicated(result)),
                    CORRECTED => return Some(Self::Corrected(result)),
                    _ => {}
                }
                if let Some((rule, reason)) = TimeRule::from_code(reason) {
                    return Some(Self::OnTime(Outcome { result, reason }, rule));
                }
                let reason = Reason::from_code(reason)?;
                Some(Self::Result(Outcome { result, reason }))
            }
        }
    }

    /// The outcome by the rules, where there is one: none of what a director decides (see [`Ending::decided`]).
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::Result(outcome) | Self::OnTime(outcome, _) => Some(*outcome),
            _ => None,
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
            _ => false,
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
            Self::AbortedByPlayer | Self::AbortedByTime | Self::Walkover(_) | Self::Cancelled => {
                "abandoned"
            }
            Self::Adjudicated(_) | Self::Corrected(_) => "adjudication",
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
        Some(match self.decided()?.winner() {
            None => "½",
            Some(winner) if winner == side => "1",
            Some(_) => "0",
        })
    }

    /// Whether the game counts for a rating, if it was agreed to be rated.
    #[must_use]
    pub fn can_be_rated(&self) -> bool {
        self.decided().is_some() && !matches!(self, Self::Walkover(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RESULTS: [GameResult; 3] = [
        GameResult::WhiteWins,
        GameResult::BlackWins,
        GameResult::Draw,
    ];

    fn by_director() -> Vec<Ending> {
        let with = |make: fn(GameResult) -> Ending| RESULTS.map(make);
        let mut all = vec![Ending::Cancelled];
        all.extend(with(Ending::Walkover));
        all.extend(with(Ending::Adjudicated));
        all.extend(with(Ending::Corrected));
        all
    }

    #[test]
    fn what_a_director_decides_is_stored_and_read_back() {
        for ending in by_director() {
            let read = Ending::from_stored(ending.result(), ending.reason());
            assert_eq!(read, Some(ending));
            assert!(ending.is_by_director());
            assert_eq!(ending.outcome(), None, "no rule of chess says so");
            assert_eq!(ending.without_mate(), ending);
            assert!(!ending.is_by_time() && !ending.is_on_the_board());
        }
        assert_eq!(Ending::from_stored("1-0", CANCELLED), None);
        assert_eq!(Ending::from_stored("*", WALKOVER), None);
    }

    #[test]
    fn points_and_ratings_of_them() {
        let white = GameResult::WhiteWins;
        let all = [
            (Ending::Walkover(white), Some("1"), false, "abandoned"),
            (Ending::Adjudicated(white), Some("1"), true, "adjudication"),
            (
                Ending::Corrected(GameResult::Draw),
                Some("½"),
                true,
                "adjudication",
            ),
            (Ending::Cancelled, None, false, "abandoned"),
        ];
        for (ending, points, rated, termination) in all {
            assert_eq!(ending.points(Color::White), points);
            assert_eq!(ending.can_be_rated(), rated);
            assert_eq!(ending.termination(), termination);
        }
    }
}
