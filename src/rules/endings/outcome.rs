//! Results and their reasons.

use crate::rules::Color;

/// The result of a game (5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameResult {
    /// 1-0.
    WhiteWins,
    /// 0-1.
    BlackWins,
    /// ½-½.
    Draw,
}

impl GameResult {
    /// As PGN writes it: `1-0`, `0-1`, `1/2-1/2`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            GameResult::WhiteWins => "1-0",
            GameResult::BlackWins => "0-1",
            GameResult::Draw => "1/2-1/2",
        }
    }

    /// Reads [`GameResult::as_str`].
    #[must_use]
    pub fn from_text(text: &str) -> Option<GameResult> {
        [
            GameResult::WhiteWins,
            GameResult::BlackWins,
            GameResult::Draw,
        ]
        .into_iter()
        .find(|result| result.as_str() == text)
    }

    /// A win for this side.
    #[must_use]
    pub const fn win(color: Color) -> GameResult {
        match color {
            Color::White => GameResult::WhiteWins,
            Color::Black => GameResult::BlackWins,
        }
    }

    /// Who has won.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            GameResult::WhiteWins => Some(Color::White),
            GameResult::BlackWins => Some(Color::Black),
            GameResult::Draw => None,
        }
    }
}

/// A result with its reason.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// Who won.
    pub result: GameResult,
    /// Why.
    pub reason: Reason,
}

impl Outcome {
    /// Drawn for this reason.
    #[must_use]
    pub const fn draw(reason: Reason) -> Outcome {
        Outcome {
            result: GameResult::Draw,
            reason,
        }
    }

    /// Won by this side for this reason.
    #[must_use]
    pub const fn win(color: Color, reason: Reason) -> Outcome {
        Outcome {
            result: GameResult::win(color),
            reason,
        }
    }
}

/// Why a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// 5.1.1.
    Checkmate,
    /// 5.2.1.
    Stalemate,
    /// 5.2.2.
    DeadPosition,
    /// 9.6.1.
    FivefoldRepetition,
    /// 9.6.2.
    SeventyfiveMoves,
    /// The third time, by itself (FIDE Online Regulations 5.4.1).
    ThreefoldRepetition,
    /// Fifty moves, by themselves (FIDE Online Regulations 5.4.4).
    FiftyMoves,
    /// The third time, claimed (9.2).
    ThreefoldClaim,
    /// Fifty moves, claimed (9.3).
    FiftyClaim,
    /// 5.2.3.
    Agreement,
    /// 5.1.2.
    Resignation,
    /// A draw although a player resigned: the opponent could not have mated (5.1.2).
    ResignationCannotMate,
    /// 6.9.
    Time,
    /// A draw although the time was exceeded: the opponent could not have mated (6.9).
    TimeCannotMate,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Reason; 14] = [
        Reason::Checkmate,
        Reason::Stalemate,
        Reason::DeadPosition,
        Reason::FivefoldRepetition,
        Reason::SeventyfiveMoves,
        Reason::ThreefoldRepetition,
        Reason::FiftyMoves,
        Reason::ThreefoldClaim,
        Reason::FiftyClaim,
        Reason::Agreement,
        Reason::Resignation,
        Reason::ResignationCannotMate,
        Reason::Time,
        Reason::TimeCannotMate,
    ];

    /// The word in the database and in PGN's `ResultReason`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Reason::Checkmate => "checkmate",
            Reason::Stalemate => "stalemate",
            Reason::DeadPosition => "dead_position",
            Reason::FivefoldRepetition => "fivefold_repetition",
            Reason::SeventyfiveMoves => "seventyfive_moves",
            Reason::ThreefoldRepetition => "threefold_repetition",
            Reason::FiftyMoves => "fifty_moves",
            Reason::ThreefoldClaim => "threefold_claim",
            Reason::FiftyClaim => "fifty_claim",
            Reason::Agreement => "agreement",
            Reason::Resignation => "resignation",
            Reason::ResignationCannotMate => "resignation_cannot_mate",
            Reason::Time => "time",
            Reason::TimeCannotMate => "time_cannot_mate",
        }
    }

    /// Reads [`Reason::code`].
    #[must_use]
    pub fn from_code(code: &str) -> Option<Reason> {
        Reason::ALL.into_iter().find(|reason| reason.code() == code)
    }

    /// The article it rests on: of the Laws of 2023, or of the FIDE Online Chess Regulations where it begins with "Online".
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Reason::Checkmate => "5.1.1",
            Reason::Stalemate => "5.2.1",
            Reason::DeadPosition => "5.2.2",
            Reason::FivefoldRepetition => "9.6.1",
            Reason::SeventyfiveMoves => "9.6.2",
            Reason::ThreefoldRepetition => "Online 5.4.1",
            Reason::FiftyMoves => "Online 5.4.4",
            Reason::ThreefoldClaim => "9.2",
            Reason::FiftyClaim => "9.3",
            Reason::Agreement => "5.2.3",
            Reason::Resignation | Reason::ResignationCannotMate => "5.1.2",
            Reason::Time | Reason::TimeCannotMate => "6.9",
        }
    }
}
