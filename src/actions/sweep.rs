//! What the passing of time does: flags, reminders, invitations that run out, heartbeats and outages.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use crate::domain::GameId;
use crate::domain::clock::{Beat, LONGEST_BEAT, flag_from, judge_beat};
use crate::domain::game::Tell;
use crate::domain::notice::NoticeKind;
use crate::domain::time::{DAY, HOUR, Instant, MINUTE, Millis, SECOND};
use crate::now::Stopwatch;
use crate::storage::reports::{self, JobReport};
use crate::storage::{Backend, StorageError, games, invitations, outages};

use super::save::{Saving, save};
use super::{Context, Fail, held, invitations as verbs, leave};

/// Games looked at in one go.
const AT_ONCE: i64 = 200;
/// A sweep that has more to do goes on at the next one: beats must not wait for it until they count as missing.
const LONGEST_SWEEP: Duration = Duration::from_secs(10);

/// Whether flags may fall just now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flags {
    /// They may.
    MayFall,
    /// The wall clock stands before the last beat.
    ClockWentBack,
    /// This instance's clock is more than a second off the database's.
    ClockIsOff,
}

/// Beats once, at `now`: finds gaps and writes them as outages, and says whether flags may fall that were due then.
///
/// An instance whose clock is off the database's serves all the same, so it beats, by the database's clock: what it was
/// awake for is no outage afterwards. Only its flags do not fall.
///
/// # Errors
/// Storage failed; then no flag may fall.
pub async fn beat(ctx: &Context, instance: &str, now: Instant) -> Result<Flags, StorageError> {
    let off = clock_off(ctx).await?;
    if off.abs() > SECOND {
        let text = format!("this machine's clock is {off} ms off the database's; no flag falls");
        alarm(ctx, "heartbeat", &text).await?;
        beat_at(ctx, instance, now.plus(off)).await?;
        return Ok(Flags::ClockIsOff);
    }
    beat_at(ctx, instance, now).await
}

/// How far the database's clock is before this machine's. SQLite has none of its own.
///
/// # Errors
/// Storage failed.
pub async fn clock_off(ctx: &Context) -> Result<Millis, StorageError> {
    match ctx.db.backend() {
        Backend::Sqlite => Ok(0),
        Backend::Postgres => Ok(ctx.db.database_now().await? - ctx.now().0),
    }
}

async fn beat_at(ctx: &Context, instance: &str, now: Instant) -> Result<Flags, StorageError> {
    let instance = instance.to_owned();
    let beat = ctx
        .db
        .write(move |tx| {
            let beat = judge_beat(outages::last_beat(tx)?, now);
            if let Beat::Gap(outage) = beat {
                outages::insert(tx, outage)?;
            }
            if !matches!(beat, Beat::Backwards { .. }) {
                outages::beat(tx, &instance, now, now.plus(-DAY))?;
            }
            Ok(beat)
        })
        .await?;
    match beat {
        Beat::Steady => Ok(Flags::MayFall),
        Beat::Gap(gap) => {
            let seconds = gap.to.since(gap.from) / SECOND;
            report(
                ctx,
                "heartbeat",
                true,
                None,
                &format!("nobody ran for {seconds} s; no clock counts them"),
            )
            .await?;
            Ok(Flags::MayFall)
        }
        Beat::Backwards { last } => {
            let behind = last.since(now);
            if behind > LONGEST_BEAT {
                let text = format!(
                    "the clock of this machine jumped back by {behind} ms; no flag falls until it has caught up"
                );
                alarm(ctx, "heartbeat", &text).await?;
            }
            Ok(Flags::ClockWentBack)
        }
    }
}

/// Looks at every game whose time had come at `now`, the instant of the beat before: a machine that is suspended between
/// the beat and the sweep must not flag for the time it slept. A game that cannot be judged is reported, put off and left
/// behind; the others go on. Says how many were looked at.
///
/// # Errors
/// Storage failed altogether.
pub async fn sweep(ctx: &Context, flags: Flags, now: Instant) -> Result<usize, StorageError> {
    let watch = Stopwatch::start();
    let mut looked = 0;
    loop {
        let due = ctx.db.read(move |c| games::due(c, now, AT_ONCE)).await?;
        let full = due.len() as i64 == AT_ONCE;
        let mut moved_on = false;
        for id in due {
            if watch.is_over(LONGEST_SWEEP) {
                return Ok(looked);
            }
            match look(ctx, id, flags, now).await {
                Ok(saved) => {
                    looked += 1;
                    moved_on |= saved;
                }
                Err(error) if error.is_unavailable() => return Err(error),
                Err(error) => put_off(ctx, id, &error).await?,
            }
        }
        // Flags that may not fall stay due; they must not be looked at again and again.
        if !full || !moved_on {
            return Ok(looked);
        }
    }
}

/// Whether something was saved.
async fn look(ctx: &Context, id: GameId, flags: Flags, now: Instant) -> Result<bool, StorageError> {
    let game = ctx.db.read(move |c| games::game(c, id)).await?;
    // Games are never deleted.
    let game = game.ok_or_else(|| StorageError::corrupt("games", id, "its terms are missing"))?;
    // Instants that no program wrote (a damaged row) may lie beyond any calendar.
    let judged = catch_unwind(AssertUnwindSafe(|| game.look(now)));
    let Some(step) = judged.map_err(|_| StorageError::Panicked)? else {
        return Ok(false);
    };
    if step.ending.is_some() && flags != Flags::MayFall {
        return Ok(false);
    }
    let exceeded = |tell: &Tell| tell.kind == NoticeKind::TimeExceeded;
    let over = step.ending.is_some() || step.tells.iter().any(exceeded);
    let falls = game.clocks.run.deadline().falls;
    let from = flag_from(falls, &game.facts.outages);
    if step.ending.is_some() && held::for_mail(ctx, falls, from, now).await? {
        // it stays due, and is looked at again with the next beat
        return Ok(false);
    }
    if over && flags == Flags::MayFall {
        if let Some(until) = held::until(ctx, &game, now).await? {
            let held = game.hold_for_letter(until, now);
            return save(ctx, Saving::new(game, held, now)).await;
        }
        if leave::begin_by_itself(ctx, &game, now).await? {
            return Ok(true);
        }
    }
    // Somebody was quicker (a move, another instance): the game is then not due any more, or will be found again.
    save(ctx, Saving::new(game, step, now)).await
}

async fn put_off(ctx: &Context, id: GameId, error: &StorageError) -> Result<(), StorageError> {
    let text = error.to_string();
    report(ctx, "sweep", false, Some(id), &text).await?;
    let later = ctx.now().plus(10 * MINUTE);
    ctx.db
        .write(move |tx| games::set_look_at(tx, id, later))
        .await
}

/// Closes invitations that have run out; their inviters are told.
///
/// # Errors
/// Storage failed.
pub async fn expire_invitations(ctx: &Context) -> Result<usize, StorageError> {
    let now = ctx.now();
    let run_out = ctx
        .db
        .read(move |c| invitations::run_out(c, now, AT_ONCE))
        .await?;
    let count = run_out.len();
    for id in run_out {
        match verbs::expire(ctx, id, now).await {
            Ok(()) | Err(Fail::Refused(_)) => {}
            Err(Fail::Broken(error)) => {
                report(ctx, "invitations", false, None, &format!("{id}: {error}")).await?
            }
        }
    }
    Ok(count)
}

/// Keeps a line for the administrator.
///
/// # Errors
/// Storage failed.
pub async fn report(
    ctx: &Context,
    job: &'static str,
    ok: bool,
    game: Option<GameId>,
    text: &str,
) -> Result<(), StorageError> {
    let report = JobReport {
        job: job.to_owned(),
        at: ctx.now(),
        ok,
        game,
        text: text.to_owned(),
    };
    ctx.db.write(move |tx| reports::insert(tx, &report)).await
}

/// As [`report`] of something amiss, but once an hour: it is found anew with every beat.
async fn alarm(ctx: &Context, job: &'static str, text: &str) -> Result<(), StorageError> {
    let report = JobReport {
        job: job.to_owned(),
        at: ctx.now(),
        ok: false,
        game: None,
        text: text.to_owned(),
    };
    let since = report.at.plus(-HOUR);
    ctx.db
        .write(move |tx| {
            if reports::failed_since(tx, &report.job, since)? {
                return Ok(false);
            }
            reports::insert(tx, &report)?;
            Ok(true)
        })
        .await
        .map(|is_new| {
            if is_new {
                tracing::error!(job, "{text}");
            }
        })
}
