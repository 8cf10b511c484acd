//! Undoing what a director has done, where it has an inverse.

use crate::domain::game::Decision;
use crate::domain::refusal::TournamentRefusal;
use crate::domain::time::{DAY, Instant};
use crate::domain::tournament::field::TournamentState;
use crate::domain::tournament::setup::{EntryState, Tournament};
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::storage::tournaments::{self as storage, Act, ActKind};
use crate::storage::{Conn, StorageError, players};

use super::super::{Context, Fail};
use super::again::{self, Again};
use super::confirm::set_confirms;
use super::enter::{add, remove};
use super::orders::{Ordered, Wanted, order};
use super::setup::set_directors;
use super::{Answer, load_for, not_to_decide};

/// How many acts are looked at.
const ACTS: i64 = 1_000;
/// Time for whoever is to move in a game whose decision is undone.
const LEAST: i64 = 3 * DAY;

/// What undoes an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inverse {
    /// The player is taken off the list.
    Remove(PlayerId),
    /// He is put on it again.
    Enter(PlayerId),
    /// The clocks go on.
    GoOn,
    /// They rest again until then.
    Halt(Instant),
    /// The end date as it was.
    End(Option<Instant>),
    /// The directors as they were.
    Directors(PlayerId, Option<PlayerId>),
    /// The game that was decided goes on.
    Resume(GameId),
    /// Whether everybody is asked a week before the start.
    Confirms(bool),
}

/// What would undo an act now; `acts`: all of the tournament, the latest first; `entry`: what has become of the player it is about.
/// `None`: it has no inverse, or something later stands in its way. Time that was given, withdrawals and substitutes are not
/// undone: others have relied on them.
#[must_use]
pub fn inverse(
    t: &Tournament,
    acts: &[Act],
    act: &Act,
    entry: Option<EntryState>,
    now: Instant,
) -> Option<Inverse> {
    act.by?;
    let open = matches!(
        t.state,
        TournamentState::Draft | TournamentState::Registration
    );
    let runs = t.state == TournamentState::Running;
    let inside = matches!(entry, Some(EntryState::In | EntryState::Waiting));
    let last_of = |kinds: &[ActKind]| {
        let mut same = acts.iter().filter(|one| kinds.contains(&one.kind));
        same.next().is_some_and(|one| one.id == act.id)
    };
    match act.kind {
        ActKind::Added if open && inside => act.player.map(Inverse::Remove),
        ActKind::Removed if open && entry == Some(EntryState::Left) => {
            act.player.map(Inverse::Enter)
        }
        ActKind::Halted if runs && last_of(&[ActKind::Halted, ActKind::WentOn]) => {
            (act.amount > now.0).then_some(Inverse::GoOn)
        }
        ActKind::WentOn if runs && last_of(&[ActKind::Halted, ActKind::WentOn]) => {
            let before = acts.iter().filter(|one| one.id < act.id);
            let mut before = before.filter(|one| one.kind == ActKind::Halted);
            let until = before.next().map(|one| Instant(one.amount));
            until.filter(|at| *at > now).map(Inverse::Halt)
        }
        ActKind::EndMoved if runs && last_of(&[ActKind::EndMoved]) => {
            let was: i64 = act.word.parse().ok()?;
            let was = Some(Instant(was)).filter(|at| at.0 != 0);
            was.is_none_or(|at| at > now).then_some(Inverse::End(was))
        }
        ActKind::Directors if last_of(&[ActKind::Directors]) => {
            let (director, deputy) = act.word.split_once(':')?;
            let deputy: i64 = deputy.parse().ok()?;
            let deputy = Some(deputy).filter(|deputy| *deputy != 0);
            Some(Inverse::Directors(director.parse().ok()?, deputy))
        }
        ActKind::Chosen if open && last_of(&[ActKind::Chosen]) => {
            Some(Inverse::Confirms(act.amount == 0))
        }
        ActKind::Decided if runs && was_running(&act.word) => {
            let game = act.game?;
            let about = |one: &&Act| one.game == Some(game) && one.kind == ActKind::Decided;
            let last = acts.iter().find(about)?;
            (last.id == act.id).then_some(Inverse::Resume(game))
        }
        _ => None,
    }
}

/// Whether only a running game can have been decided so: then it can run again.
fn was_running(word: &str) -> bool {
    let reason = |decision: Decision| decision.ending().reason();
    let walkover = reason(Decision::Walkover(crate::rules::Color::White));
    let judged = reason(Decision::Adjudicated(
        crate::rules::endings::GameResult::Draw,
    ));
    [walkover, judged].iter().any(|code| word.starts_with(code))
}

/// Undoes an act. `reason` is what those concerned read.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn undo(
    ctx: &Context,
    id: TournamentId,
    act: i64,
    by: PlayerId,
    reason: &str,
    at: Instant,
) -> Answer<()> {
    let t = load_for(ctx, id, by).await?;
    let read = move |c: &mut Conn| {
        let acts = storage::acts(c, id, ACTS)?;
        let Some(found) = acts.iter().find(|one| one.id == act) else {
            return Ok(Err(TournamentRefusal::NotToUndo));
        };
        let entry = match found.player {
            Some(player) => storage::entry(c, id, player)?,
            None => None,
        };
        let Some(inverse) = inverse(&t, &acts, found, entry, at) else {
            return Ok(Err(TournamentRefusal::NotToUndo));
        };
        if let (Inverse::Resume(game), Some(director)) = (&inverse, players::by_id(c, by)?) {
            let group = storage::meeting_of(c, *game)?.map(|(_, stage, group)| (stage, group));
            if let Some(why) = not_to_decide(c, &t, &director, group)? {
                return Ok(Err(why));
            }
        }
        Ok::<_, StorageError>(names(c, inverse)?.ok_or(TournamentRefusal::NotToUndo))
    };
    let (inverse, names) = ctx.db.read(read).await?.map_err(Fail::Refused)?;
    let ordered = |what| Ordered {
        by,
        what,
        reason: reason.to_owned(),
        once: format!("undo:{act}"),
        at,
    };
    match inverse {
        Inverse::Remove(player) => remove(ctx, id, by, player, at).await,
        Inverse::Enter(_) => add(ctx, id, by, &names[0], at).await.map(|_| ()),
        Inverse::GoOn => order(ctx, id, ordered(Wanted::GoOn)).await,
        Inverse::Halt(until) => order(ctx, id, ordered(Wanted::Halt(until))).await,
        Inverse::End(end) => order(ctx, id, ordered(Wanted::End(end))).await,
        Inverse::Directors(..) => set_directors(ctx, id, by, &names[0], &names[1], at).await,
        Inverse::Confirms(on) => set_confirms(ctx, id, by, on, at).await,
        Inverse::Resume(game) => {
            let wish = Again {
                game,
                least: LEAST,
                reason: reason.to_owned(),
                by,
                at,
            };
            again::go_on(ctx, &wish).await
        }
    }
}

/// The sign-in names of those whom an inverse is about: two, empty where nobody is; `None`: an account is gone.
fn names(c: &mut Conn, inverse: Inverse) -> Result<Option<(Inverse, [String; 2])>, StorageError> {
    let (one, other) = match &inverse {
        Inverse::Enter(player) => (Some(*player), None),
        Inverse::Directors(director, deputy) => (Some(*director), *deputy),
        _ => (None, None),
    };
    let mut found = [String::new(), String::new()];
    for (slot, wanted) in found.iter_mut().zip([one, other]) {
        if let Some(id) = wanted {
            match players::by_id(c, id)?.filter(|player| !player.closed) {
                Some(player) => *slot = player.name,
                None => return Ok(None),
            }
        }
    }
    Ok(Some((inverse, found)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_can_have_been_running_runs_again() {
        for (word, expected) in [
            ("adjudicated 1-0", true),
            ("walkover 0-1", true),
            ("cancelled *", false),
            ("corrected 1/2-1/2", false),
        ] {
            assert_eq!(was_running(word), expected, "{word}");
        }
    }
}
