//! What is wrong with a PGN, in words.

use super::{Words, refusals};
use crate::rules::pgn::ProblemKind;
use crate::t;

/// Why a move of a PGN, or what stands between the moves, was not understood.
pub fn problem(words: &Words, kind: &ProblemKind) -> String {
    match kind {
        ProblemKind::MoveRefused { text, refusal } => {
            let why = refusals::move_refused(words, refusal, text);
            t!(words, "analysis-pgn-move", text = text.as_str(), why = why)
        }
        ProblemKind::NullMove => t!(words, "analysis-pgn-null"),
        ProblemKind::MoveAfterEnd { .. } => t!(words, "analysis-pgn-after-end"),
        ProblemKind::FenIllegal { .. } => t!(words, "analysis-pgn-fen"),
        ProblemKind::VariantUnknown { name } => {
            t!(words, "analysis-pgn-variant", name = name.as_str())
        }
        ProblemKind::VariationWithoutMove | ProblemKind::VariationNotClosed => {
            t!(words, "analysis-pgn-bracket")
        }
        ProblemKind::SignUnknown { sign: ')' } => t!(words, "analysis-pgn-bracket"),
        ProblemKind::CommentNotClosed => t!(words, "analysis-pgn-comment"),
        ProblemKind::SignUnknown { sign } => {
            t!(words, "analysis-pgn-sign", text = sign.to_string())
        }
        ProblemKind::GlyphUnknown { text } => {
            t!(words, "analysis-pgn-sign", text = text.as_str())
        }
        _ => t!(words, "analysis-pgn-much"),
    }
}
