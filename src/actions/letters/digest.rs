//! Letters in which several things are told: that of a day, at the reader's own hour, and the one after a stop.

use crate::actions::Context;
use crate::domain::PlayerId;
use crate::domain::time::Instant;
use crate::storage::notices::{self, NewNotice};
use crate::storage::{Conn, StorageError, mailboxes, players};

/// Readers looked at in one go.
const AT_ONCE: i64 = 200;

/// Makes the letter of the day for everybody whose hour has come: one for each local date, whatever stops in between. Who
/// has no news gets none. Says how many were made.
///
/// # Errors
/// Storage failed.
pub async fn send_digests(ctx: &Context) -> Result<usize, StorageError> {
    let now = ctx.now();
    let due = ctx
        .db
        .read(move |c| mailboxes::due(c, now, AT_ONCE))
        .await?;
    let mut made = 0;
    for (player, was) in due {
        let write = move |tx: &mut Conn| digest(tx, player, was, now);
        made += usize::from(ctx.db.write(write).await?);
    }
    let_go_of_kept(ctx).await?;
    if made > 0 {
        ctx.wake.mailer.notify_one();
    }
    Ok(made)
}

fn digest(
    tx: &mut Conn,
    player: PlayerId,
    was: Instant,
    now: Instant,
) -> Result<bool, StorageError> {
    let mailbox = mailboxes::of(tx, player)?;
    let Some(reader) = players::by_id(tx, player)? else {
        return Ok(false);
    };
    let (next, _) = mailbox.wishes.digest.next(now, reader.zone);
    if !mailboxes::turn_page(tx, player, was, next)? {
        return Ok(false);
    }
    let news = notices::parked(tx, player)?;
    if news.is_empty() {
        return Ok(false);
    }
    let date = now.local(reader.zone).date();
    cover(tx, player, format!("digest:{player}:{date}"), &news, now)
}

/// Writes the notice in whose letter the others are told. False if there is one of this key already: then they wait for
/// the next.
pub(super) fn cover(
    tx: &mut Conn,
    player: PlayerId,
    key: String,
    parts: &[i64],
    now: Instant,
) -> Result<bool, StorageError> {
    let new = NewNotice::digest(player, key, now);
    if !notices::insert(tx, &new)? {
        return Ok(false);
    }
    notices::cover(tx, &new.unique_key, parts, now)?;
    Ok(true)
}

/// Lets go of what was kept for somebody who has been here since: the pages have told him.
///
/// # Errors
/// Storage failed.
async fn let_go_of_kept(ctx: &Context) -> Result<usize, StorageError> {
    let seen = ctx.db.read(|c| notices::kept_and_seen(c, AT_ONCE)).await?;
    if seen.is_empty() {
        return Ok(0);
    }
    ctx.db.write(move |tx| notices::drop_kept(tx, &seen)).await
}
