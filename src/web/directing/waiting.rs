//! What a tournament waits for, as its desk tells it: players who do not answer, results that become final, acts that can be undone.

use super::desk::Found;
use crate::actions::tournaments as verbs;
use crate::domain::PlayerId;
use crate::domain::time::Instant;
use crate::domain::tournament::course::{self, Next, Rules};
use crate::domain::tournament::field::TournamentState;
use crate::i18n::{dates, t};
use crate::storage::tournaments::{Act, Silence};

/// A player who was asked whether he goes on.
pub(super) struct SilentPlayer {
    pub player: PlayerId,
    /// Who, and when he was asked.
    pub text: String,
    /// He has not answered either time.
    pub unanswered: bool,
}

/// Whether an act has an inverse that can still be done.
pub(super) fn may_undo(found: &Found, act: &Act) -> bool {
    let mut entries = found.entries.iter();
    let entry = entries.find(|entry| Some(entry.player) == act.player);
    let (t, now) = (&found.tournament, found.viewer.now);
    verbs::inverse(t, &found.acts, act, entry.map(|entry| entry.state), now).is_some()
}

/// Whether only provisional results keep the tournament from being over, and until when that takes.
pub(super) fn final_on(found: &Found) -> Option<Option<String>> {
    let (viewer, t) = (&found.viewer, &found.tournament);
    let played = found.field.is_done(found.field.stage());
    if t.state != TournamentState::Running || found.provisional.is_empty() || !played {
        return None;
    }
    let rules = Rules {
        format: t.setup.format,
        tie_breaks: &t.setup.tie_breaks,
        lots: t.lots,
    };
    let next = course::next(&rules, &found.field, viewer.now);
    if next != Next::Finish {
        return None;
    }
    let appealed = found.provisional.iter().any(|(_, until)| until.is_none());
    let last = found
        .provisional
        .iter()
        .filter_map(|(_, until)| *until)
        .max();
    let date = |at: Instant| {
        let lang = viewer.words.lang();
        dates::short(lang, at.0, viewer.zone, viewer.now.0)
    };
    Some(last.filter(|_| !appealed).map(date))
}

pub(super) fn silent(found: &Found, silence: &Silence) -> SilentPlayer {
    let (viewer, name) = (&found.viewer, found.name(silence.player));
    let words = viewer.words;
    let date = |at: Instant| dates::short(words.lang(), at.0, viewer.zone, viewer.now.0);
    let asked = date(silence.asked_at);
    SilentPlayer {
        player: silence.player,
        text: match silence.again_at {
            Some(again) => t!(
                words,
                "desk-silent-again",
                player = name,
                asked = asked,
                again = date(again)
            ),
            None => t!(words, "desk-silent-asked", player = name, asked = asked),
        },
        unanswered: silence.told_at.is_some(),
    }
}
