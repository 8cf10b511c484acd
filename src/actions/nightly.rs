//! The night's check: that no game is looked at too late, that what is kept beside the facts follows from them, and that the
//! database is sound.

use std::panic::{AssertUnwindSafe, catch_unwind};

use chrono_tz::Tz;

use crate::domain::GameId;
use crate::domain::clock::{FLAG_REST, flag_from};
use crate::domain::game::{Difference, Game, Kept};
use crate::domain::time::{DAY, Instant, Millis};
use crate::storage::{StorageError, days, games, outages};

use super::Context;
use super::sweep::report;

const JOB: &str = "nightly";
/// Games checked in one read.
const AT_ONCE: i64 = 200;
/// Games that ended so long ago are compared for the last time: since the check of the night before, and a night that was missed.
const RECENT: Millis = 2 * DAY;
/// Games that each get a line of their own; the others are counted.
const MOST_TOLD: usize = 50;

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
    // Right after a stop flags rest, and so do the looks that would tell of an overdue game: none of them is late.
    let rest = now.plus(-FLAG_REST);
    let stops = ctx.db.read(move |c| outages::touching(c, rest)).await?;
    if stops.iter().any(|stop| stop.to <= now) {
        return Ok(());
    }
    let key = format!("{JOB}:{}", now.local(Tz::UTC).date());
    let wanted = key.clone();
    match ctx.db.write(move |tx| days::claim(tx, &wanted, now)).await {
        Ok(true) => check(ctx, Held { key, since: now }).await,
        Ok(false) | Err(StorageError::Stale) => Ok(()),
        Err(error) => Err(error),
    }
}

/// What a night has found.
#[derive(Default)]
struct Found {
    running: usize,
    ended: usize,
    late: usize,
    damaged: usize,
    different: usize,
}

impl Found {
    fn is_sound(&self) -> bool {
        self.late + self.damaged + self.different == 0
    }

    /// Whether one more game still gets a line of its own.
    fn may_tell(&self) -> bool {
        self.late + self.damaged + self.different <= MOST_TOLD
    }

    fn text(&self) -> String {
        format!(
            "{} running games checked, {} would have been looked at too late, {} damaged; with {} ended lately, in {} what is kept differs from the facts",
            self.running, self.late, self.damaged, self.ended, self.different
        )
    }
}

/// Replays every running game and those that ended lately, each in a read of its own.
async fn check(ctx: &Context, mut held: Held) -> Result<(), StorageError> {
    let mut found = Found::default();
    let mut after: GameId = 0;
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
            found.running += 1;
            let checked = check_one(ctx, id, look_at, &mut found).await;
            note_damage(ctx, id, checked, &mut found).await?;
        }
    }
    let since = ctx.now().plus(-RECENT);
    after = 0;
    loop {
        let ids = ctx
            .db
            .read_long(move |c| games::ended_after(c, since, after, AT_ONCE))
            .await?;
        let Some(last) = ids.last() else { break };
        if !held.renew(ctx).await? {
            return Ok(());
        }
        after = *last;
        for id in ids {
            found.ended += 1;
            let checked = check_ended(ctx, id, &mut found).await;
            note_damage(ctx, id, checked, &mut found).await?;
        }
    }
    if !found.is_sound() {
        tracing::error!(job = JOB, "{}", found.text());
    }
    report(ctx, JOB, found.is_sound(), None, &found.text()).await?;
    let now = ctx.now();
    ctx.db.write(move |tx| days::done(tx, &held.key, now)).await
}

/// A damaged game is told, and stops nobody.
async fn note_damage(
    ctx: &Context,
    id: GameId,
    checked: Result<(), StorageError>,
    found: &mut Found,
) -> Result<(), StorageError> {
    match checked {
        Ok(()) => Ok(()),
        Err(error) if error.is_unavailable() => Err(error),
        Err(error) => {
            found.damaged += 1;
            tell(ctx, id, &error.to_string(), found).await
        }
    }
}

async fn tell(ctx: &Context, id: GameId, text: &str, found: &Found) -> Result<(), StorageError> {
    if found.may_tell() {
        report(ctx, JOB, false, Some(id), text).await?;
    }
    Ok(())
}

/// Whether a running game would be looked at too late (too early is harmless; too late is mended), and whether what is kept
/// beside its facts follows from them.
async fn check_one(
    ctx: &Context,
    id: GameId,
    look_at: Option<Instant>,
    found: &mut Found,
) -> Result<(), StorageError> {
    let now = ctx.now();
    let read = ctx.db.read_long(move |c| games::kept(c, id)).await?;
    let Some((game, kept)) = read.filter(|(game, _)| game.ending.is_none()) else {
        return Ok(());
    };
    let judged = catch_unwind(AssertUnwindSafe(|| game.present_tick(now)));
    let wanted = judged.map_err(|_| StorageError::Panicked)?.look_at;
    if look_at.is_none_or(|stored| stored > wanted) {
        if !look_at.is_some_and(|stored| is_excused(&game, stored)) {
            found.late += 1;
            tell(ctx, id, "would have been looked at too late; mended", found).await?;
        }
        ctx.db
            .write(move |tx| games::look_no_later_than(tx, id, wanted))
            .await?;
    }
    compare(ctx, &game, &kept, found).await
}

async fn check_ended(ctx: &Context, id: GameId, found: &mut Found) -> Result<(), StorageError> {
    let read = ctx.db.read_long(move |c| games::kept(c, id)).await?;
    match read.filter(|(game, _)| game.ending.is_some()) {
        Some((game, kept)) => compare(ctx, &game, &kept, found).await,
        None => Ok(()),
    }
}

async fn compare(
    ctx: &Context,
    game: &Game,
    kept: &Kept,
    found: &mut Found,
) -> Result<(), StorageError> {
    let now = ctx.now();
    let compared = catch_unwind(AssertUnwindSafe(|| game.differences(kept, now)));
    let differences = compared.map_err(|_| StorageError::Panicked)?;
    let Some(first) = differences.first() else {
        return Ok(());
    };
    found.different += 1;
    let text = format!(
        "what is kept differs from the facts in {} places; first: {}",
        differences.len(),
        in_words(first)
    );
    tell(ctx, game.id, &text, found).await
}

fn in_words(difference: &Difference) -> String {
    match *difference {
        Difference::Charged {
            ply,
            kept,
            reckoned,
        } => format!("ply {ply} was charged {kept} ms, it should be {reckoned}"),
        Difference::Left {
            ply,
            kept,
            reckoned,
        } => format!("after ply {ply} the clock shows {kept} ms, it should be {reckoned}"),
        Difference::Started { kept, reckoned } => format!(
            "the clock runs since {}, it should be {}",
            kept.0, reckoned.0
        ),
        Difference::Allowed { kept, reckoned } => {
            format!("the clock may run {kept} ms, it should be {reckoned}")
        }
        Difference::Deadline { kept, reckoned } => format!(
            "the deadline is {:?}, it should be no later than {}",
            kept.map(|at| at.0),
            reckoned.0
        ),
    }
}

/// An outage that became known after the clock had started lengthens the time, which nothing is written for; but it may
/// bring a reminder forward, to the evening before a night. It is mended without an alarm as long as the flag is not late.
fn is_excused(game: &Game, look_at: Instant) -> bool {
    let (run, outages) = (&game.clocks.run, &game.facts.outages);
    let touched = outages.iter().any(|outage| outage.to > run.started);
    touched && look_at <= flag_from(run.deadline().falls, outages)
}
