//! Who is on leave in a running game, for its two players: dates of leave are nobody else's business.

use crate::domain::clock::{Hours, Leave, LeaveMode};
use crate::domain::game::Game;
use crate::i18n::t;
use crate::rules::Color;

use super::scene::Scene;
use super::sentences::Voice;

/// The opponent's leave that runs or is announced, and one's own while it runs.
pub(super) fn told(voice: Voice, scene: &Scene) -> Vec<String> {
    let (Some(side), None) = (scene.view.side, scene.game.ending) else {
        return Vec::new();
    };
    let words = voice.words;
    let name = scene.view.player(!side).display.as_str();
    let theirs = counting(&scene.game, !side, voice)
        .into_iter()
        .map(|leave| {
            let (from, until) = (voice.date(leave.from), voice.date(leave.to));
            if leave.special {
                t!(
                    words,
                    "leave-game-special",
                    name = name,
                    from = from,
                    until = until
                )
            } else {
                t!(
                    words,
                    "leave-game-away",
                    name = name,
                    from = from,
                    until = until
                )
            }
        });
    let mine = counting(&scene.game, side, voice)
        .into_iter()
        .find(|leave| leave.from <= voice.now)
        .map(|leave| t!(words, "leave-on-now", until = voice.date(leave.to)));
    theirs.chain(mine).collect()
}

/// The leave of a side that counts here, stands and is not over, in order; what overlaps or touches is one.
fn counting(game: &Game, side: Color, voice: Voice) -> Vec<Leave> {
    let counts = game.facts.leave != LeaveMode::None;
    let leaves = &game.facts.absences(side).leaves;
    let open = |l: &&Leave| l.replaced.is_none() && l.to > voice.now && (l.special || counts);
    let mut open: Vec<Leave> = leaves.iter().filter(open).copied().collect();
    open.sort_by_key(|leave| leave.from);
    let mut joined: Vec<Leave> = Vec::new();
    for leave in open {
        match joined.last_mut() {
            Some(last) if leave.from <= last.to => {
                last.to = last.to.max(leave.to);
                last.special &= leave.special;
            }
            _ => joined.push(leave),
        }
    }
    joined
}

/// The personal hours of a side, where the game allows them.
pub(super) fn hours(game: &Game, side: Color) -> Option<&Hours> {
    let hours = &game.facts.absences(side).hours;
    hours.last().filter(|hours| !hours.is_empty())
}
