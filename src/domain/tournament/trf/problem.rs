//! Why a file is refused.

use crate::domain::tournament::points::Points;

/// A place in a file, both from 1; columns count characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct At {
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where.
    pub at: At,
    /// What.
    pub kind: ProblemKind,
}

/// What can be wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// It is larger than [`super::MOST_BYTES`].
    TooLarge,
    /// No player stands in it.
    NoPlayers,
    /// More rounds than [`super::MOST_ROUNDS`].
    TooManyRounds,
    /// A number is expected here.
    NoNumber {
        /// What stands there.
        text: String,
    },
    /// Points are expected here.
    NoPoints {
        /// What stands there.
        text: String,
    },
    /// Two players have this number.
    NumberTwice {
        /// The number.
        number: u32,
    },
    /// Nobody has this number.
    NobodyHas {
        /// The number.
        number: u32,
    },
    /// He is his own opponent.
    OwnOpponent,
    /// A blank is expected here: the columns have slipped.
    Slipped {
        /// What stands there.
        found: char,
    },
    /// This is no colour, or none that goes with what stands beside it.
    NoColour {
        /// What stands there.
        found: char,
    },
    /// This is no result, or none that goes with what stands beside it.
    NoResult {
        /// What stands there.
        found: char,
    },
    /// What the opponent's line says of this round differs.
    OpponentDiffers {
        /// The opponent.
        number: u32,
        /// The line that says otherwise.
        line: u32,
    },
    /// The points are not what the results make.
    PointsDiffer {
        /// As given.
        given: Points,
        /// As the results make them.
        reckoned: Points,
    },
    /// A bye where another cell says something else.
    ByeDiffers {
        /// The player.
        number: u32,
    },
    /// Two players are left over in one round.
    ByeTwice {
        /// The line of the other.
        line: u32,
    },
    /// The last round comes before the first one.
    Reversed {
        /// The first one.
        first: usize,
        /// The last one.
        last: usize,
    },
    /// A win is not worth the most, or results are worth something else with Black than with White.
    Scoring,
    /// This word means nothing here.
    Unknown {
        /// The word.
        text: String,
    },
    /// This record would change points or pairings in a way that is not supported.
    Unsupported {
        /// Its tag.
        tag: String,
    },
}
