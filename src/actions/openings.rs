//! Keeping the sums of the openings: games that have ended since, and those whose result has changed.

use crate::storage::{StorageError, openings};

use super::Context;

/// Games looked at in one run.
const AT_ONCE: i64 = 500;

/// Looks at some games; each in a transaction of its own, so that it holds up no move.
///
/// # Errors
/// Storage failed; what was not done is found again.
pub async fn count(ctx: &Context) -> Result<(), StorageError> {
    let changed = ctx.db.read(|c| openings::changed(c, AT_ONCE)).await?;
    for game in changed {
        ctx.db
            .write(move |tx| openings::take_back(tx, game))
            .await?;
    }
    let fresh = ctx.db.read(|c| openings::fresh(c, AT_ONCE)).await?;
    for game in fresh {
        ctx.db.write(move |tx| openings::count(tx, game)).await?;
    }
    Ok(())
}
