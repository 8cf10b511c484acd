//! The night's check: that no game is looked at too late, and that the database is sound.

use std::panic::{AssertUnwindSafe, catch_unwind};

use chrono_tz::Tz;

use crate::domain::GameId;
use crate::domain::time::Instant;
use crate::storage::{StorageError, days, games};

use super::Context;
use super::sweep::report;

const JOB: &str = "nightly";
/// Games checked in one read.
const AT_ONCE: i64 = 200;

/// A day's check, held as a lease.
struct Held {
    key: String,
    since: Instant,
}

impl Held {
    /// Still at it. `false`: this took too long, and another instance has begun anew.
    async fn renew(&mut self, ctx: &Context) -> Result<bool, StorageError> {
        let (key, held, now) = (self.key.clone(), self.since, ctx.now());
        self.since = now;
        ctx.db
            .write(move |tx| days::renew(tx, &key, held, now))
            .await
    }
}

/// Runs the check if it has not been finished on this day (UTC) yet. The day is a row, unique, not an hour of the clock:
/// it is neither missed when the server was down at night nor done twice by two instances; and it counts as done when it
/// is done, so that a server that dies over it leaves it to the next one.
///
/// # Errors
/// Storage failed.
pub async fn check_if_due(ctx: &Context) -> Result<(), StorageError> {
    let now = ctx.now();
    let key = format!("{JOB}:{}", now.local(Tz::UTC).date());
    let wanted = key.clone();
    match ctx.db.write(move |tx| days::claim(tx, &wanted, now)).await {
        Ok(true) => check(ctx, Held { key, since: now }).await,
        Ok(false) | Err(StorageError::Stale) => Ok(()),
        Err(error) => Err(error),
    }
}

/// Recomputes of every running game when it is to be looked at. Too early is harmless; too late is mended and reported.
async fn check(ctx: &Context, mut held: Held) -> Result<(), StorageError> {
    let mut after: GameId = 0;
    let (mut seen, mut late, mut damaged) = (0_usize, 0_usize, 0_usize);
    loop {
        let ids = ctx
            .db
            .read_long(move |c| games::running_after(c, after, AT_ONCE))
            .await?;
        let Some(last) = ids.last() else { break };
        if !held.renew(ctx).await? {
            return Ok(());
        }
        after = last.0;
        for (id, look_at) in ids {
            seen += 1;
            match check_one(ctx, id, look_at).await {
                Ok(false) => {}
                Ok(true) => late += 1,
                Err(error) if error.is_unavailable() => return Err(error),
                Err(error) => {
                    damaged += 1;
                    report(ctx, JOB, false, Some(id), &error.to_string()).await?;
                }
            }
        }
    }
    let ok = late == 0 && damaged == 0;
    let text = format!(
        "{seen} running games checked, {late} would have been looked at too late, {damaged} damaged"
    );
    report(ctx, JOB, ok, None, &text).await?;
    let now = ctx.now();
    ctx.db.write(move |tx| days::done(tx, &held.key, now)).await
}

/// Whether a game would have been looked at too late (it is mended then).
async fn check_one(
    ctx: &Context,
    id: GameId,
    look_at: Option<Instant>,
) -> Result<bool, StorageError> {
    let now = ctx.now();
    let game = ctx.db.read_long(move |c| games::game(c, id)).await?;
    let Some(game) = game.filter(|g| g.ending.is_none()) else {
        return Ok(false);
    };
    let judged = catch_unwind(AssertUnwindSafe(|| game.present_tick(now)));
    let wanted = judged.map_err(|_| StorageError::Panicked)?.look_at;
    if look_at.is_some_and(|stored| stored <= wanted) {
        return Ok(false);
    }
    report(
        ctx,
        JOB,
        false,
        Some(id),
        "would have been looked at too late; mended",
    )
    .await?;
    ctx.db
        .write(move |tx| games::look_no_later_than(tx, id, wanted))
        .await?;
    Ok(true)
}
