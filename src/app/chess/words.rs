//! What is wrong with a game, in English, as the command line speaks.

use crate::i18n::{Lang, refusals, words};
use crate::rules::endings::Reason;
use crate::rules::pgn::ProblemKind;

/// One sentence without a full stop.
#[expect(
    clippy::too_many_lines,
    reason = "one phrase for each kind of problem and nothing else"
)]
pub fn problem(kind: &ProblemKind) -> String {
    match kind {
        ProblemKind::TagUnreadable { text } => format!("not a tag: {text}"),
        ProblemKind::TagNotClosed { name } => format!("the tag {name} is not closed"),
        ProblemKind::TagQuote { name } => {
            format!(
                "the value of the tag {name} has a quote without a backslash, or none around it"
            )
        }
        ProblemKind::TagTwice { name } => {
            format!("the tag {name} is there twice; the first one counts")
        }
        ProblemKind::FenIllegal { reasons } => {
            let reason = |reason| refusals::fen_reason(words(Lang::En), reason);
            let reasons: Vec<String> = reasons.iter().copied().map(reason).collect();
            format!("the tag FEN gives no legal position: {}", reasons.join(" "))
        }
        ProblemKind::SetUpWithoutFen => {
            "SetUp \"1\" without a tag FEN; read from the initial position".to_owned()
        }
        ProblemKind::VariantUnknown { name } => {
            format!("the variant {name} is not known; read as chess")
        }
        ProblemKind::ResultTagUnknown { text } => {
            format!("the tag Result says {text:?}, which is none of 1-0, 0-1, 1/2-1/2, *")
        }
        ProblemKind::ResultTagDiffers { tag, end } => format!(
            "the tag Result says {}, the end of the moves {}",
            tag.as_str(),
            end.as_str()
        ),
        ProblemKind::ResultMissing => "no result at the end; is a part missing?".to_owned(),
        ProblemKind::ResultAgainstMoves {
            said,
            result,
            reason,
        } => format!(
            "the result is given as {}, but the moves end the game {} ({})",
            said.as_str(),
            result.as_str(),
            name(*reason)
        ),
        ProblemKind::MoveRefused { text, refusal } => {
            let why = refusals::move_refused(words(Lang::En), refusal, text);
            format!("{text} cannot be played: {why}")
        }
        ProblemKind::MovesUnread { count } => {
            format!("not read: {count} after a move that cannot be played")
        }
        ProblemKind::NullMove => "a passing move; a game has none".to_owned(),
        ProblemKind::MoveAfterEnd { reason } => {
            format!("a move after the end of the game ({})", name(*reason))
        }
        ProblemKind::MoveNumber { said, expected } => {
            format!("move number {said} where {expected} comes")
        }
        ProblemKind::GlyphUnknown { text } => format!("unknown mark {text}"),
        ProblemKind::SignUnknown { sign } => format!("{sign:?} means nothing here"),
        ProblemKind::VariationWithoutMove => "a variation before any move".to_owned(),
        ProblemKind::VariationNotClosed => "a variation that is never closed".to_owned(),
        ProblemKind::CommentNotClosed => "a comment that is never closed".to_owned(),
        ProblemKind::TooDeep => "variations nested too deep; these are left out".to_owned(),
        ProblemKind::TooManyItems => "too many moves and comments; the rest is left out".to_owned(),
        ProblemKind::TooManyTags => "too many tags; the rest is left out".to_owned(),
        ProblemKind::TooMuchText => "too much text; the rest is left out".to_owned(),
        ProblemKind::WordTooLong => "a word that is too long; left out".to_owned(),
        ProblemKind::LineTooLong => "a line that is too long; its end is left out".to_owned(),
        ProblemKind::TooManyProblems => "too many problems; the rest is not listed".to_owned(),
    }
}

/// `fivefold_repetition` as words.
fn name(reason: Reason) -> String {
    format!("{}, {}", reason.code().replace('_', " "), reason.article())
}
