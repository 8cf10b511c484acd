//! Why a step was not taken, in words.

use crate::actions::analysis::AnalysisRefusal;
use crate::domain::analysis::{
    ConsentFault, DEEPEST, Fault, MOST_COMMENT, MOST_MOVES, MOST_NESTED, MOST_TEXT, PgnFault,
};
use crate::i18n::{Words, pgn_problems, refusals, t};

use super::super::plan;
use super::study::Study;

/// [`MOST_TEXT`] as it is told.
const KILOBYTES: usize = MOST_TEXT / 1_000;

/// Why nothing was changed.
pub(super) fn refused(study: &Study, why: &AnalysisRefusal) -> String {
    let viewer = &study.scene.viewer;
    let words = viewer.words;
    match why {
        AnalysisRefusal::Game(why) => refusals::game_refused(words, why, viewer.zone, viewer.now.0),
        AnalysisRefusal::Step(fault) => step(study, fault),
        AnalysisRefusal::Consent(ConsentFault::Running) => {
            t!(words, "analysis-show-error-running")
        }
        AnalysisRefusal::Consent(ConsentFault::Shown) => t!(words, "analysis-show-error-shown"),
    }
}

fn step(study: &Study, fault: &Fault) -> String {
    let words = study.scene.viewer.words;
    match fault {
        Fault::Gone => t!(words, "analysis-error-gone"),
        Fault::OfTheGame => t!(words, "analysis-error-of-the-game"),
        Fault::Move(why) => {
            let why = refusals::move_refused(words, why, "");
            t!(words, "analysis-error-move", why = why)
        }
        Fault::Text(fault) => plan::text_fault(&study.scene, fault),
        Fault::Signs => t!(words, "analysis-error-signs"),
        Fault::Mark(word) => t!(words, "analysis-error-mark", word = word.as_str()),
        Fault::CommentTooLong => t!(words, "analysis-error-comment-long", n = MOST_COMMENT),
        Fault::CommentChanged(_) => t!(words, "analysis-error-comment-changed"),
        Fault::Grown(_) => t!(words, "analysis-error-grown"),
        Fault::TooMany => t!(words, "analysis-error-many", n = MOST_MOVES),
        Fault::TooDeep => t!(words, "analysis-error-deep", n = DEEPEST),
        Fault::TooNested => t!(words, "analysis-error-nested", n = MOST_NESTED),
        Fault::TooMuch => t!(words, "analysis-error-much", n = KILOBYTES),
        Fault::Pgn(fault) => pgn(words, fault),
    }
}

fn pgn(words: &Words, fault: &PgnFault) -> String {
    let what = match fault {
        PgnFault::Empty => return t!(words, "analysis-pgn-empty"),
        PgnFault::TooLong => return t!(words, "analysis-pgn-long"),
        PgnFault::Elsewhere => return t!(words, "analysis-pgn-elsewhere"),
        PgnFault::Several { .. } => t!(words, "analysis-pgn-several"),
        PgnFault::Bad(problem) => pgn_problems::problem(words, &problem.kind),
    };
    let at = fault.place();
    t!(
        words,
        "analysis-pgn-at",
        line = at.line,
        column = at.column,
        what = what
    )
}
