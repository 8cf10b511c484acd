//! What tournaments do by themselves: draw, make games, start clocks, pair the next round, finish.

use std::sync::Arc;
use std::time::Duration;

use crate::domain::TournamentId;
use crate::domain::notice::NoticeKind;
use crate::domain::refusal::TournamentRefusal;
use crate::domain::time::Instant;
use crate::domain::tournament::calendar::{self, MOST_POSTPONED, NOTICE, POSTPONED_BY};
use crate::domain::tournament::course::{self, Next};
use crate::domain::tournament::field::{Field, RoundState, TournamentState};
use crate::domain::tournament::format::Format;
use crate::domain::tournament::setup::{StartMode, Tournament};
use crate::now::Stopwatch;
use crate::storage::notices::{self, NewNotice};
use crate::storage::tournaments::{self as storage, ActKind, NewAct};
use crate::storage::{Conn, StorageError, players};

use super::super::{Context, Fail, sweep};
use super::entrants::tell_entrants;
use super::setup::cancel;
use super::{appeals, carry, confirm, draw, end, late, make, rules, silent, week};

/// A run that has more to do goes on at the next one.
const LONGEST: Duration = Duration::from_secs(20);

/// Brings every tournament on as far as it goes at this instant. One that cannot go on is reported; the others go on.
///
/// # Errors
/// Storage failed altogether.
pub async fn go_on(ctx: &Context) -> Result<(), StorageError> {
    let watch = Stopwatch::start();
    carry::carry_out_open(ctx).await?;
    for id in ctx.db.read(storage::going_on).await? {
        while !watch.is_over(LONGEST) {
            match step(ctx, id).await {
                Ok(true) => {}
                Ok(false) | Err(StorageError::Stale) => break,
                Err(error) if error.is_unavailable() => return Err(error),
                Err(error) => {
                    let text = format!("{id}: {error}");
                    sweep::report(ctx, "tournaments", false, None, &text).await?;
                    break;
                }
            }
        }
    }
    Ok(())
}

/// One step; `false`: there is nothing to do now.
async fn step(ctx: &Context, id: TournamentId) -> Result<bool, StorageError> {
    let now = ctx.now();
    let Some(tournament) = ctx.db.read(move |c| storage::by_id(c, id)).await? else {
        return Ok(false);
    };
    match tournament.state {
        TournamentState::Registration => register(ctx, tournament, now).await,
        TournamentState::Running => run(ctx, Arc::new(tournament), now).await,
        _ => Ok(false),
    }
}

/// While players enter: draws when it is time, or puts off, or calls off.
async fn register(ctx: &Context, t: Tournament, now: Instant) -> Result<bool, StorageError> {
    let id = t.id;
    let players = ctx.db.read(move |c| storage::count_in(c, id)).await?;
    let due = match t.setup.start {
        StartMode::Date => now >= t.setup.starts_at.plus(-NOTICE),
        StartMode::Full => t.setup.most.is_some_and(|most| players >= most),
        StartMode::Hand => false,
    };
    confirm::ask(ctx, &t, now).await?;
    if !due {
        return Ok(false);
    }
    let Some(t) = confirm::settle(ctx, t, now).await? else {
        // the entries have changed: at the next look
        return Ok(true);
    };
    match draw::draw_first(ctx, t.clone(), None, now).await {
        Ok(()) => Ok(true),
        Err(Fail::Broken(error)) => Err(error),
        Err(Fail::Refused(TournamentRefusal::TooFew { .. })) => {
            put_off(ctx, t, now).await?;
            Ok(true)
        }
        // more than the form of play takes: the director has to change something
        Err(Fail::Refused(_)) => Ok(false),
    }
}

/// Too few have entered: two weeks later, twice; then it is called off.
async fn put_off(ctx: &Context, t: Tournament, now: Instant) -> Result<(), StorageError> {
    let director = t.director;
    let zone = ctx.db.read(move |c| players::by_id(c, director)).await?;
    let zone = zone.map_or(chrono_tz::Tz::UTC, |player| player.zone);
    let write = move |tx: &mut Conn| {
        if t.postponed >= MOST_POSTPONED {
            return cancel(tx, &t, None, "", now);
        }
        let later = t.setup.starts_at.plus(POSTPONED_BY);
        // also when nobody ran on the day: two weeks are meant for those who have not entered yet
        let from_now = now.plus(POSTPONED_BY - NOTICE);
        let starts_at = later.max(calendar::starts_after(from_now, zone));
        let registration = TournamentState::Registration;
        storage::advance(tx, &t, registration, starts_at, t.postponed + 1, None)?;
        let once = (t.postponed + 1).to_string();
        let act = NewAct::of(ActKind::Postponed, t.id, None, &once, now);
        if let Some(act) = storage::insert_act(tx, &act)? {
            tell_entrants(tx, t.id, NoticeKind::TournamentPostponed, act, now)?;
        }
        Ok(())
    };
    ctx.db.write(write).await?;
    ctx.wake.mailer.notify_one();
    Ok(())
}

/// What is done for those who play, whatever comes next.
async fn look_round(ctx: &Context, t: &Arc<Tournament>, now: Instant) -> Result<(), StorageError> {
    end::announce(ctx, t, now).await?;
    week::write(ctx, t, now).await?;
    late::from_waiting_list(ctx, t, now).await?;
    silent::look(ctx, t, now).await
}

/// It is over, if all results are final.
async fn finish_if_final(
    ctx: &Context,
    t: Arc<Tournament>,
    now: Instant,
) -> Result<(), StorageError> {
    let asked = Arc::clone(&t);
    let read = move |c: &mut Conn| appeals::results_are_final(c, &asked, now);
    if ctx.db.read(read).await? {
        finish(ctx, t, now).await?;
    }
    Ok(())
}

/// While it runs: games, clocks, the next round.
async fn run(ctx: &Context, t: Arc<Tournament>, now: Instant) -> Result<bool, StorageError> {
    look_round(ctx, &t, now).await?;
    let id = t.id;
    if make::make_some(ctx, &t).await? {
        return Ok(true);
    }
    let halted = move |c: &mut Conn| storage::halted_until(c, id, now);
    if ctx.db.read(halted).await?.is_some() {
        // no round starts and none is drawn while the clocks rest
        return Ok(false);
    }
    // nor one behind the end date: the director is told, and moves the date or takes it away
    let is_over = |at: Instant| t.setup.end_at.is_some_and(|end| end <= at);
    if !is_over(now) && make::start_due(ctx, &t, now).await? {
        return Ok(true);
    }
    let on_dates = matches!(t.setup.format, Format::Swiss { every: Some(_), .. });
    if !on_dates && ctx.db.read(move |c| storage::has_open_games(c, id)).await? {
        // nothing comes next before they have ended; a large table need not be read for that
        return Ok(false);
    }
    let field = ctx.db.read(move |c| storage::field(c, id)).await?;
    finish_rounds(ctx, id, &field).await?;
    let seats = field.seats.clone();
    let planned = Arc::clone(&t);
    let next = tokio::task::spawn_blocking(move || {
        let waits = field
            .rounds
            .iter()
            .any(|r| r.state == RoundState::Published);
        // a round that has been published starts before anything else is drawn
        if waits {
            Next::Wait
        } else {
            course::next(&rules(&planned), &field, now)
        }
    });
    match next.await.map_err(|_| StorageError::Panicked)? {
        Next::Wait => Ok(false),
        Next::Finish => finish_if_final(ctx, t, now).await.map(|()| false),
        Next::Publish { draw, not_before } => {
            let director = t.director;
            let zone = ctx.db.read(move |c| players::by_id(c, director)).await?;
            let zone = zone.map_or(chrono_tz::Tz::UTC, |player| player.zone);
            let starts_at = not_before
                .unwrap_or(Instant(0))
                .max(calendar::starts_after(now, zone));
            if is_over(starts_at) {
                return Ok(false);
            }
            let told = draw::met(&draw, &seats);
            let work = Arc::new((t, draw));
            let write = move |tx: &mut Conn| {
                draw::publish(tx, &work.0, &work.1, starts_at, &told, None, now).map(|_| ())
            };
            ctx.db.write(write).await?;
            ctx.wake.mailer.notify_one();
            Ok(true)
        }
    }
}

/// Marks the rounds whose games have all ended.
async fn finish_rounds(ctx: &Context, id: TournamentId, field: &Field) -> Result<(), StorageError> {
    let over: Vec<(u32, u32)> = field
        .rounds
        .iter()
        .filter(|round| round.state == RoundState::Started)
        .map(|round| (round.stage, round.round))
        .filter(|of| {
            !field
                .meetings
                .iter()
                .any(|m| (m.stage, m.round) == *of && m.is_open())
        })
        .collect();
    if over.is_empty() {
        return Ok(());
    }
    let write = move |tx: &mut Conn| {
        over.iter()
            .try_for_each(|(stage, round)| storage::finish_round(tx, id, *stage, *round))
    };
    ctx.db.write(write).await
}

/// It is over; everybody who has played is told his place.
async fn finish(ctx: &Context, t: Arc<Tournament>, now: Instant) -> Result<(), StorageError> {
    let write = move |tx: &mut Conn| {
        let finished = TournamentState::Finished;
        storage::advance(tx, &t, finished, t.setup.starts_at, t.postponed, Some(now))?;
        let act = NewAct::of(ActKind::Finished, t.id, None, &t.version.to_string(), now);
        let Some(act) = storage::insert_act(tx, &act)? else {
            return Ok(());
        };
        let field = storage::field(tx, t.id)?;
        for seat in field
            .seats
            .iter()
            .filter(|seat| seat.stage == 1 && !seat.gone)
        {
            let kind = NoticeKind::TournamentFinished;
            notices::insert(
                tx,
                &NewNotice::tournament(kind, seat.player, t.id, act, now),
            )?;
        }
        Ok(())
    };
    ctx.db.write(write).await?;
    ctx.wake.mailer.notify_one();
    Ok(())
}
