//! The end date of a tournament: told of 60, 30 and 7 days before, and when it has come.

use std::sync::Arc;

use crate::domain::clock::FLAG_SLACK;
use crate::domain::notice::NoticeKind;
use crate::domain::time::{DAY, Instant};
use crate::domain::tournament::setup::Tournament;
use crate::storage::notices::{self, NewNotice};
use crate::storage::tournaments::{self as storage, ActKind, NewAct};
use crate::storage::{Conn, StorageError};

use super::super::Context;

/// So many days before the end those who still play are told, the nearest first.
const TOLD_BEFORE: [i64; 3] = [7, 30, 60];

/// Tells those who still play that the end is near, or that it has come.
pub(super) async fn announce(
    ctx: &Context,
    t: &Arc<Tournament>,
    now: Instant,
) -> Result<(), StorageError> {
    let Some(end) = t.setup.end_at else {
        return Ok(());
    };
    let new = if now > end.plus(FLAG_SLACK) {
        NewAct::of(ActKind::EndReached, t.id, None, &end.0.to_string(), now)
    } else {
        let due = |days: &&i64| now >= end.plus(-**days * DAY);
        let Some(days) = TOLD_BEFORE.iter().find(due) else {
            return Ok(());
        };
        NewAct {
            amount: *days,
            ..NewAct::of(
                ActKind::EndNear,
                t.id,
                None,
                &format!("{}:{days}", end.0),
                now,
            )
        }
    };
    let (id, asked, starts) = (t.id, new.clone(), t.setup.starts_at);
    let read = move |c: &mut Conn| {
        let moved = storage::last_at(c, id, ActKind::EndMoved)?;
        Ok::<_, StorageError>((storage::is_kept(c, &asked)?, moved))
    };
    let (kept, moved) = ctx.db.read(read).await?;
    // whoever has just been told of the date need not be reminded of it
    let known = moved.unwrap_or(starts).max(starts);
    let old_news = new.kind == ActKind::EndNear && known >= end.plus(-new.amount * DAY);
    if kept || old_news {
        return Ok(());
    }
    let t = Arc::clone(t);
    ctx.db.write(move |tx| tell(tx, &t, &new)).await?;
    ctx.wake.mailer.notify_one();
    Ok(())
}

fn tell(tx: &mut Conn, t: &Tournament, new: &NewAct) -> Result<(), StorageError> {
    let reached = new.kind == ActKind::EndReached;
    let players = storage::playing(tx, t.id, reached.then_some(new.at))?;
    if players.is_empty() {
        return Ok(());
    }
    let Some(act) = storage::insert_act(tx, new)? else {
        return Ok(());
    };
    let kind = match new.kind {
        ActKind::EndReached => NoticeKind::TournamentEndReached,
        _ => NoticeKind::TournamentEndNear,
    };
    for player in players {
        notices::insert(tx, &NewNotice::tournament(kind, player, t.id, act, new.at))?;
    }
    if reached {
        let kind = NoticeKind::TournamentAdjudicate;
        for director in [Some(t.director), t.deputy].into_iter().flatten() {
            notices::insert(
                tx,
                &NewNotice::tournament(kind, director, t.id, act, new.at),
            )?;
        }
    }
    Ok(())
}
