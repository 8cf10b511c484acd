//! Why a FEN is refused.

use super::{Color, Side, Square};

/// One thing that is wrong with a FEN. No text: the wording lives in the locales.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FenReason {
    /// Nothing there.
    Empty,
    /// More than six fields.
    TooManyFields,
    /// Not eight ranks; how many there are.
    RankCount(usize),
    /// A rank (1 to 8, as on the board) that has not eight squares; how many it has.
    RankLength {
        /// 1 to 8.
        rank: u8,
        /// Squares described.
        squares: usize,
    },
    /// A letter that is no man.
    UnknownPiece(char),
    /// The second field is neither `w` nor `b`.
    Turn,
    /// The third field cannot be read.
    Castling,
    /// The fourth field cannot be read.
    EnPassant,
    /// The fifth field is no number of plies.
    HalfmoveClock,
    /// The sixth field is no move number.
    FullmoveNumber,
    /// A side has no king (2.2).
    NoKing(Color),
    /// A side has several kings (2.2).
    SeveralKings(Color),
    /// More than 16 men of one side (2.2).
    TooManyMen(Color),
    /// More than eight pawns of one side (2.2).
    TooManyPawns(Color),
    /// More promoted men than pawns are missing (3.7.3.3).
    TooManyPromoted(Color),
    /// A pawn on the first or last rank (3.7).
    PawnOnLastRank(Square),
    /// The player who has just moved is in check (3.9.2).
    OpponentInCheck,
    /// The kings stand next to each other (3.8.1).
    KingsTouch,
    /// A castling right without king and rook at home (3.8.2).
    CastlingWithoutRook {
        /// Whose right.
        color: Color,
        /// Which way.
        side: Side,
    },
    /// No pawn can have passed over this square with the last move (3.7.3.1).
    EnPassantImpossible(Square),
    /// No move can have given this check: three checkers, or two on one line.
    ImpossibleCheck,
}

/// All reasons why a FEN is refused, with the text that was given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FenError {
    /// What was given.
    pub fen: String,
    /// At least one, in the order of the fields.
    pub reasons: Vec<FenReason>,
}

impl std::fmt::Display for FenError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}: {:?}", self.fen, self.reasons)
    }
}

impl std::error::Error for FenError {}
