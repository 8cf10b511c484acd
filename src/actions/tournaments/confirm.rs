//! "Do you play?": asked a week before the start, where the director has chosen that, and of whoever was entered by the director.

use std::collections::HashMap;

use crate::domain::notice::NoticeKind;
use crate::domain::refusal::TournamentRefusal;
use crate::domain::time::{DAY, Instant, Millis};
use crate::domain::tournament::calendar::NOTICE;
use crate::domain::tournament::field::TournamentState;
use crate::domain::tournament::setup::{EntryState, StartMode, Tournament};
use crate::domain::{PlayerId, TournamentId};
use crate::storage::notices::{self, NewNotice};
use crate::storage::tournaments::{self as storage, ActKind, Entry, NewAct};
use crate::storage::{Conn, StorageError};

use super::super::{Context, Fail};
use super::enter::leave;
use super::entrants::move_up;
use super::{Answer, TRIES, load, load_for, refuse};

/// So long before the start everybody is asked.
const CALLED_BEFORE: Millis = 7 * DAY;

/// The director chooses whether everybody is asked a week before the start.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn set_confirms(
    ctx: &Context,
    id: TournamentId,
    by: PlayerId,
    on: bool,
    at: Instant,
) -> Answer<()> {
    let t = load_for(ctx, id, by).await?;
    if !is_before_the_draw(&t) {
        return refuse(TournamentRefusal::TooLate);
    }
    let write = move |tx: &mut Conn| {
        if storage::confirms(tx, id)? == on {
            return Ok(());
        }
        storage::set_confirms(tx, id, on)?;
        let act = NewAct {
            amount: i64::from(on),
            ..NewAct::of(ActKind::Chosen, id, Some(by), &at.0.to_string(), at)
        };
        storage::insert_act(tx, &act).map(|_| ())
    };
    Ok(ctx.db.write(write).await?)
}

fn is_before_the_draw(t: &Tournament) -> bool {
    matches!(
        t.state,
        TournamentState::Draft | TournamentState::Registration
    )
}

/// The act by which everybody is asked before this start.
fn calling(t: &Tournament, now: Instant) -> NewAct {
    let once = t.setup.starts_at.0.to_string();
    NewAct::of(ActKind::Called, t.id, None, &once, now)
}

/// A week before the start everybody is asked who has not said yet that he plays.
///
/// # Errors
/// Storage failed.
pub(super) async fn ask(ctx: &Context, t: &Tournament, now: Instant) -> Result<(), StorageError> {
    let starts = t.setup.starts_at;
    let week = now >= starts.plus(-CALLED_BEFORE) && now < starts.plus(-NOTICE);
    if t.setup.start != StartMode::Date || !week {
        return Ok(());
    }
    let (id, new) = (t.id, calling(t, now));
    let asked = new.clone();
    let read = move |c: &mut Conn| Ok((storage::confirms(c, id)?, storage::is_kept(c, &asked)?));
    if ctx.db.read(read).await? != (true, false) {
        return Ok(());
    }
    let write = move |tx: &mut Conn| {
        let Some(act) = storage::insert_act(tx, &new)? else {
            return Ok(());
        };
        let calls = storage::calls(tx, id)?;
        for entry in storage::entries(tx, id)? {
            let said = calls.get(&entry.player).copied().flatten();
            if entry.state != EntryState::In || said == Some(true) {
                continue;
            }
            storage::call(tx, id, entry.player, now)?;
            let kind = NoticeKind::TournamentConfirm;
            notices::insert(tx, &NewNotice::tournament(kind, entry.player, id, act, now))?;
        }
        Ok(())
    };
    ctx.db.write(write).await?;
    ctx.wake.mailer.notify_one();
    Ok(())
}

/// Those who take part and were asked, but have not said that they play.
fn unconfirmed(entries: &[Entry], calls: &HashMap<PlayerId, Option<bool>>) -> Vec<PlayerId> {
    let open = |entry: &&Entry| {
        let said = calls.get(&entry.player);
        entry.state == EntryState::In && said.is_some_and(|said| *said != Some(true))
    };
    entries.iter().filter(open).map(|e| e.player).collect()
}

/// Before the draw whoever has not said that he plays goes to the end of the waiting list, and those who wait move up. The
/// tournament comes back, if nothing was to be changed.
///
/// # Errors
/// [`StorageError::Stale`] when it has changed meanwhile; storage failed.
pub(super) async fn settle(
    ctx: &Context,
    t: Tournament,
    now: Instant,
) -> Result<Option<Tournament>, StorageError> {
    let (id, called) = (t.id, calling(&t, now));
    let read = move |c: &mut Conn| {
        if !storage::is_kept(c, &called)? {
            return Ok(Vec::new());
        }
        Ok::<_, StorageError>(unconfirmed(
            &storage::entries(c, id)?,
            &storage::calls(c, id)?,
        ))
    };
    let open = ctx.db.read(read).await?;
    if open.is_empty() {
        return Ok(Some(t));
    }
    let write = move |tx: &mut Conn| {
        storage::advance(tx, &t, t.state, t.setup.starts_at, t.postponed, None)?;
        // those who wait come before those who did not answer
        for player in &open {
            storage::change_entry(tx, id, *player, EntryState::Left, None)?;
        }
        move_up(tx, &t, now)?;
        for player in &open {
            storage::change_entry(tx, id, *player, EntryState::Waiting, None)?;
            storage::to_the_end(tx, id, *player, now)?;
            let act = NewAct {
                player: Some(*player),
                ..NewAct::of(
                    ActKind::Unconfirmed,
                    id,
                    None,
                    &format!("{player}:{}", t.setup.starts_at.0),
                    now,
                )
            };
            storage::insert_act(tx, &act)?;
        }
        Ok(())
    };
    ctx.db.write(write).await?;
    Ok(None)
}

/// What a player answers who was asked whether he plays. He may think again until the draw. Nobody need be signed in for it.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn attend(
    ctx: &Context,
    id: TournamentId,
    player: PlayerId,
    plays: bool,
    at: Instant,
) -> Answer<EntryState> {
    for _ in 0..TRIES {
        let t = load(ctx, id).await?;
        if !is_before_the_draw(&t) {
            return refuse(TournamentRefusal::TooLate);
        }
        let entry = ctx.db.read(move |c| storage::entry(c, id, player)).await?;
        let entry = match entry {
            Some(EntryState::In | EntryState::Waiting) => entry,
            // he has said that he does not play
            Some(EntryState::Left) if !plays => return Ok(EntryState::Left),
            _ => return refuse(TournamentRefusal::NotIn),
        };
        let write = move |tx: &mut Conn| {
            storage::call(tx, id, player, at)?;
            storage::answer_call(tx, id, player, plays, at)?;
            if plays && entry == Some(EntryState::Waiting) {
                storage::advance(tx, &t, t.state, t.setup.starts_at, t.postponed, None)?;
                move_up(tx, &t, at)?;
            }
            Ok(())
        };
        match ctx.db.write(write).await {
            Err(StorageError::Stale) => continue,
            other => other.map_err(Fail::Broken)?,
        }
        if !plays {
            leave(ctx, id, player, at).await?;
            return Ok(EntryState::Left);
        }
        let now = ctx.db.read(move |c| storage::entry(c, id, player)).await?;
        return Ok(now.unwrap_or(EntryState::In));
    }
    refuse(TournamentRefusal::Stale)
}
