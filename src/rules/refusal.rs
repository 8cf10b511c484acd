//! Why a move is refused.

use super::{Move, Role, Square};

/// What a king that castles would do on an attacked square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KingsWay {
    /// Pass over it.
    Over,
    /// Arrive there.
    Onto,
    /// Stand there without the rook that shields it now (Chess960).
    Uncovered,
}

/// Why a text is not a move here. No text of its own: the wording lives in the locales. Nothing changes on a refusal (3.10.1).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum MoveRefusal {
    /// Nothing was written.
    Empty,
    /// No reading makes sense of it; what was given (shortened).
    Unreadable {
        /// The text.
        text: String,
    },
    /// Passing is not possible: the players move alternately (1.1).
    NullMove,
    /// The game is over on the board: the side to move has no legal move (5.1.1, 5.2.1).
    NoLegalMoves,
    /// The square a move starts from is empty.
    NothingThere {
        /// The empty square.
        square: Square,
    },
    /// The man on that square is the opponent's (1.1).
    NotYourPiece {
        /// Where it stands.
        square: Square,
    },
    /// The side to move has no such man, or none on the square, file or rank that was named.
    NoSuchPiece {
        /// What was asked for.
        role: Role,
    },
    /// No such man can get there (3.2 to 3.8).
    CannotReach {
        /// What was asked for.
        role: Role,
        /// Where it should go; `None` if only a file was named.
        to: Option<Square>,
        /// Where it stands, if only one man can have been meant.
        from: Option<Square>,
    },
    /// A pawn could have been taken in passing, had it been done at once (3.7.3.2).
    EnPassantLate {
        /// The square passed over.
        square: Square,
    },
    /// An own man stands there (3.1).
    OwnPieceThere {
        /// The square.
        square: Square,
    },
    /// The move would leave the own king in check or expose it (3.9.2); what is pinned.
    LeavesKingInCheck {
        /// The man that shields the king.
        from: Square,
    },
    /// The king would go to an attacked square (3.8.1).
    KingIntoCheck {
        /// Where to.
        square: Square,
    },
    /// Taking in passing would leave the own king attacked: two men leave the board's lines at once (3.7.3.1, 3.9.2).
    EnPassantExposesKing {
        /// The square passed over.
        square: Square,
    },
    /// The king is in check and this move does not meet it (3.9.2).
    StillInCheck {
        /// A man that gives check.
        checker: Square,
        /// Another one does, too: only the king can move.
        double: bool,
    },
    /// The king or that rook has moved, or there never was a right (3.8.2.1).
    CastlingNoRight,
    /// A man stands between king and rook (3.8.2.2).
    CastlingBlocked {
        /// The man in the way.
        square: Square,
    },
    /// The king would pass over or arrive on an attacked square (3.8.2.2).
    CastlingThroughAttack {
        /// The attacked square.
        square: Square,
        /// What the king would do there.
        way: KingsWay,
    },
    /// The king stands in check (3.8.2.2).
    CastlingOutOfCheck,
    /// The pawn reaches the last rank and must become something (3.7.3.3).
    PromotionMissing {
        /// The moves it could be, one for each choice.
        candidates: Vec<Move>,
    },
    /// Only a pawn on the last rank becomes something, and only queen, rook, bishop or knight (3.7.3.3).
    PromotionImpossible,
    /// Several legal moves fit; never guess between them.
    Ambiguous {
        /// All that fit.
        candidates: Vec<Move>,
    },
}

impl MoveRefusal {
    pub(super) fn unreadable(text: &str) -> MoveRefusal {
        MoveRefusal::Unreadable {
            text: text.chars().take(80).collect(),
        }
    }
}
