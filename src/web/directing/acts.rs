//! What was done in a tournament, in words.

use crate::domain::PlayerId;
use crate::domain::tournament::appeal::Verdict;
use crate::domain::tournament::setup::Withdrawal;
use crate::i18n::{Words, control, dates, t};
use crate::storage::tournaments::{Act, ActKind};
use crate::web::viewer::Viewer;

/// A line of the log.
pub(super) struct Line {
    /// When.
    pub date: String,
    /// Who; the server has no name.
    pub who: Option<String>,
    /// What.
    pub text: String,
    /// The game it was about.
    pub game: Option<i64>,
    /// The reason given.
    pub reason: String,
    /// The number of the act, where it can be undone.
    pub undo: Option<i64>,
    /// "37 of 60", while an act on many games is carried out.
    pub progress: Option<String>,
}

pub(super) fn line(
    viewer: &Viewer,
    act: &Act,
    undo: bool,
    name: impl Fn(PlayerId) -> String,
) -> Line {
    let words = viewer.words;
    Line {
        date: dates::exact(words.lang(), act.at.0, viewer.zone, viewer.now.0),
        who: act.by.map(&name),
        text: text(
            viewer,
            act,
            act.player.map(&name).unwrap_or_default(),
            &name,
        ),
        game: act.game,
        reason: act.reason.clone(),
        undo: undo.then_some(act.id),
        progress: act
            .ended_at
            .is_none()
            .then(|| t!(words, "desk-progress", done = act.done, total = act.total)),
    }
}

#[expect(
    clippy::too_many_lines,
    reason = "one phrase for each kind of act, and nothing else"
)]
fn text(viewer: &Viewer, act: &Act, player: String, name: impl Fn(PlayerId) -> String) -> String {
    let words = viewer.words;
    let until = || dates::exact(words.lang(), act.amount, viewer.zone, viewer.now.0);
    match act.kind {
        ActKind::Halted => t!(words, "desk-act-halted", until = until()),
        ActKind::WentOn => t!(words, "desk-act-went-on"),
        ActKind::TimeGiven => {
            let all = t!(words, "desk-act-time-all");
            let who = if player.is_empty() { all } else { player };
            let span = control::span(words, act.amount);
            t!(words, "desk-act-time-given", span = span, who = who)
        }
        ActKind::EndMoved if act.amount == 0 => t!(words, "desk-act-end-gone"),
        ActKind::EndMoved => t!(words, "desk-act-end-moved", until = until()),
        ActKind::EndNear => t!(words, "desk-act-end-near", days = act.amount),
        ActKind::EndReached => t!(words, "desk-act-end-reached"),
        ActKind::Week => t!(words, "desk-act-week"),
        ActKind::Warned => t!(words, "desk-act-warned", player = player),
        ActKind::SetUp => t!(words, "desk-act-set-up"),
        ActKind::Changed => t!(words, "desk-act-changed"),
        ActKind::Opened => t!(words, "desk-act-opened"),
        ActKind::Added => t!(words, "desk-act-added", player = player),
        ActKind::Removed => t!(words, "desk-act-removed", player = player),
        ActKind::Postponed => t!(words, "desk-act-postponed"),
        ActKind::Cancelled => t!(words, "desk-act-cancelled"),
        ActKind::Drawn => t!(words, "desk-act-drawn", round = act.amount),
        ActKind::Started => t!(words, "desk-act-started", round = act.amount),
        ActKind::Withdrawn => {
            let why = Withdrawal::from_code(&act.word).map(|why| withdrawal(words, why));
            let why = why.unwrap_or_default();
            t!(words, "desk-act-withdrawn", player = player, why = why)
        }
        ActKind::Substituted => {
            let new = name(act.amount);
            t!(words, "desk-act-substituted", player = new, was = player)
        }
        ActKind::SilentAsked => t!(words, "desk-act-silent-asked", player = player),
        ActKind::SilentAgain => t!(words, "desk-act-silent-again", player = player),
        ActKind::SilentTold => t!(words, "desk-act-silent-told", player = player),
        ActKind::SilentOver => t!(words, "desk-act-silent-over", player = player),
        ActKind::Chosen if act.amount == 0 => t!(words, "desk-act-call-off"),
        ActKind::Chosen => t!(words, "desk-act-call-on"),
        ActKind::Called => t!(words, "desk-act-called"),
        ActKind::Unconfirmed => t!(words, "desk-act-unconfirmed", player = player),
        ActKind::Appealed => t!(words, "desk-act-appealed", player = player),
        ActKind::AppealDecided => {
            let verdict = verdict(words, Verdict::from_code(&act.word));
            t!(
                words,
                "desk-act-appeal-decided",
                player = player,
                verdict = verdict
            )
        }
        ActKind::Approved => t!(words, "desk-act-approved"),
        ActKind::RoundMoved => t!(words, "desk-act-round-moved", until = until()),
        ActKind::Continued => t!(words, "desk-act-continued"),
        ActKind::Filled => t!(words, "desk-act-filled", player = name(act.amount)),
        ActKind::Decided => t!(
            words,
            "desk-act-decided",
            decision = decision(words, &act.word)
        ),
        ActKind::Announced => t!(words, "desk-act-announced"),
        ActKind::Finished => t!(words, "desk-act-finished"),
        ActKind::Directors => t!(words, "desk-act-directors", player = player),
    }
}

/// What was decided about an appeal.
pub(in crate::web) fn verdict(words: &Words, verdict: Option<Verdict>) -> String {
    match verdict {
        Some(Verdict::Continued) => t!(words, "appeal-continued"),
        Some(Verdict::Corrected) => t!(words, "appeal-corrected"),
        Some(Verdict::Cancelled) => t!(words, "appeal-cancelled"),
        Some(Verdict::Rejected) => t!(words, "appeal-rejected"),
        None => t!(words, "appeal-open"),
    }
}

/// Why somebody leaves.
pub(super) fn withdrawal(words: &Words, why: Withdrawal) -> String {
    match why {
        Withdrawal::Announced => t!(words, "desk-why-announced"),
        Withdrawal::Illness => t!(words, "desk-why-illness"),
        Withdrawal::Death => t!(words, "desk-why-death"),
        Withdrawal::Silent => t!(words, "desk-why-silent"),
        Withdrawal::Excluded => t!(words, "desk-why-excluded"),
    }
}

/// What was decided about a game, by the stored word.
pub(super) fn decision(words: &Words, code: &str) -> String {
    match code {
        "adjudicated 1-0" => t!(words, "desk-decide-adjudged", result = "1-0"),
        "adjudicated 1/2-1/2" => t!(words, "desk-decide-adjudged", result = "½-½"),
        "adjudicated 0-1" => t!(words, "desk-decide-adjudged", result = "0-1"),
        "corrected 1-0" => t!(words, "desk-decide-corrected", result = "1-0"),
        "corrected 1/2-1/2" => t!(words, "desk-decide-corrected", result = "½-½"),
        "corrected 0-1" => t!(words, "desk-decide-corrected", result = "0-1"),
        "walkover 1-0" => t!(words, "desk-decide-walkover-white"),
        "walkover 0-1" => t!(words, "desk-decide-walkover-black"),
        _ => t!(words, "desk-decide-cancelled"),
    }
}
