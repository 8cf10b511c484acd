//! The day before leave ends: a letter with the games that wait.

use crate::actions::Context;
use crate::domain::notice::NoticeKind;
use crate::domain::time::{HOUR, Millis};
use crate::storage::notices::{self, NewNotice};
use crate::storage::{StorageError, leaves};

/// How long before the end: noon of the day before the last one.
const BEFORE: Millis = 36 * HOUR;

/// Writes to everybody whose leave ends soon, once for each leave. Leave that was shortened to end sooner than that is
/// passed over: its player has just been here. Says to how many.
///
/// # Errors
/// Storage failed.
pub async fn remind(ctx: &Context) -> Result<usize, StorageError> {
    let now = ctx.now();
    let ending = ctx
        .db
        .read(move |c| leaves::ending(c, now, now.plus(BEFORE)))
        .await?;
    let mut told = 0;
    for kept in ending {
        let days = kept.taken.days;
        if days.to.since(kept.made_at) < BEFORE {
            continue;
        }
        let mut notice =
            NewNotice::leave(NoticeKind::LeaveEnds, kept.player, None, kept.taken.id, now);
        notice.not_after = Some(days.to);
        let write = ctx.db.write(move |tx| notices::insert(tx, &notice));
        told += usize::from(write.await?);
    }
    if told > 0 {
        ctx.wake.mailer.notify_one();
    }
    Ok(told)
}
