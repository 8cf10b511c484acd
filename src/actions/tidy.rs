//! Clearing away what is no longer needed: sessions that have run out, links long dead, old reports.

use crate::domain::time::DAY;
use crate::storage::{StorageError, devices, inbound, links, reports, sessions};

use super::Context;

/// Clears away. What concerns a game stays: moves, events, offers and messages are never deleted.
///
/// # Errors
/// Storage failed.
pub async fn tidy(ctx: &Context) -> Result<(), StorageError> {
    let now = ctx.now();
    ctx.db
        .write(move |tx| {
            sessions::sweep(tx, now)?;
            devices::sweep(tx, now.plus(-730 * DAY))?;
            links::forget_dead(tx, now.plus(-30 * DAY))?;
            reports::forget(tx, now.plus(-90 * DAY))?;
            inbound::forget(tx, now.plus(-90 * DAY))?;
            Ok(())
        })
        .await
}
