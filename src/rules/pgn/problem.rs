//! What can be wrong with a file. No text here: the wording belongs to whoever shows it.

use crate::rules::endings::{GameResult, Reason};
use crate::rules::{FenReason, MoveRefusal};

use super::Score;

/// A place in the file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Place {
    /// From 1. Lines end with LF, CRLF or CR.
    pub line: u32,
    /// From 1, in characters (not bytes); a byte order mark counts for none.
    pub column: u32,
}

/// Something wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// Where the thing begins.
    pub at: Place,
    /// What it is.
    pub kind: ProblemKind,
}

/// What is wrong. Texts are shortened to 80 characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProblemKind {
    /// A line in square brackets that is no tag pair (8.1).
    TagUnreadable {
        /// What stands there.
        text: String,
    },
    /// The closing bracket or quote of a tag pair is missing.
    TagNotClosed {
        /// Its name.
        name: String,
    },
    /// A quote inside a tag's value without a backslash before it, or none around it (7).
    TagQuote {
        /// Its name.
        name: String,
    },
    /// The same tag again; the first one counts (8.1).
    TagTwice {
        /// Its name.
        name: String,
    },
    /// The tag `FEN` gives no legal position: no move of this game can be read.
    FenIllegal {
        /// Everything wrong with it.
        reasons: Vec<FenReason>,
    },
    /// `SetUp "1"` without a tag `FEN` (9.7.1): read from the initial position.
    SetUpWithoutFen,
    /// A variant of chess whose moves are not known here.
    VariantUnknown {
        /// Its name.
        name: String,
    },
    /// The tag `Result` is none of the four results (8.1.1.7).
    ResultTagUnknown {
        /// Its value.
        text: String,
    },
    /// Tag and end of the moves say different results (8.2.6).
    ResultTagDiffers {
        /// The tag.
        tag: Score,
        /// At the end of the moves.
        end: Score,
    },
    /// No result stands at the end (8.2.6): possibly a part is missing.
    ResultMissing,
    /// The result is another than the one the moves have led to.
    ResultAgainstMoves {
        /// What is written.
        said: Score,
        /// What the position says.
        result: GameResult,
        /// Why.
        reason: Reason,
    },
    /// A move that cannot be read or is not legal.
    MoveRefused {
        /// As it stands there.
        text: String,
        /// Why.
        refusal: MoveRefusal,
    },
    /// Moves after one that could not be played.
    MovesUnread {
        /// How many in this line of moves.
        count: u32,
    },
    /// A passing move; a game has none (1.1 of the Laws), only an analysis in a variation.
    NullMove,
    /// The game was over before this move.
    MoveAfterEnd {
        /// Why it was over.
        reason: Reason,
    },
    /// The number before a move is not that move's. Reported once a game.
    MoveNumber {
        /// As it stands there.
        said: u32,
        /// What it should be, as the game has counted so far.
        expected: u32,
    },
    /// A numeric glyph without or with too great a number, or unknown signs of judgement (10).
    GlyphUnknown {
        /// As it stands there.
        text: String,
    },
    /// A sign that means nothing here.
    SignUnknown {
        /// The sign.
        sign: char,
    },
    /// A variation before any move.
    VariationWithoutMove,
    /// A variation that ends nowhere (8.2.5).
    VariationNotClosed,
    /// A comment that ends nowhere (5).
    CommentNotClosed,
    /// Variations inside variations beyond the limit; these are left out.
    TooDeep,
    /// More moves, comments and marks in one game than the limit; the rest is left out.
    TooManyItems,
    /// More tags than the limit; the rest is left out.
    TooManyTags,
    /// More text in tags and comments of one game than the limit; the rest is left out.
    TooMuchText,
    /// A word longer than the limit (7: 255 signs); only its beginning is kept.
    WordTooLong,
    /// A line longer than the limit; its end is left out.
    LineTooLong,
    /// More problems in one game than the limit; the rest is not told.
    TooManyProblems,
}
