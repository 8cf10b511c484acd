//! Drawing: the first time, and when a round or a stage follows another.

use std::collections::HashSet;
use std::sync::Arc;

use crate::domain::notice::NoticeKind;
use crate::domain::refusal::TournamentRefusal;
use crate::domain::time::Instant;
use crate::domain::tournament::calendar;
use crate::domain::tournament::course::{self, Draw};
use crate::domain::tournament::draw::Drawn;
use crate::domain::tournament::field::{Seat, TournamentState};
use crate::domain::tournament::format::Format;
use crate::domain::tournament::setup::{EntryState, Tournament};
use crate::domain::{PlayerId, TournamentId};
use crate::secrets;
use crate::storage::notices::{self, NewNotice};
use crate::storage::tournaments::{self as storage, ActKind, Entry, NewAct};
use crate::storage::{Conn, StorageError, players};

use super::super::{Context, Fail};
use super::{Answer, TRIES, load_for, refuse, rules};

/// Those who are to be drawn, in the order of entry.
pub(super) fn to_be_drawn(entries: &[Entry]) -> Vec<Drawn> {
    let takes_part = |entry: &&Entry| entry.state == EntryState::In;
    entries
        .iter()
        .filter(takes_part)
        .map(|entry| Drawn {
            player: entry.player,
            rating: entry.starts_with(),
        })
        .collect()
}

/// What the draw would be if it were made now: the same as it will be, as long as nobody enters or leaves.
#[must_use]
pub fn preview(tournament: &Tournament, entries: &[Entry]) -> Option<Draw> {
    let drawn = to_be_drawn(entries);
    (drawn.len() >= 2).then(|| course::first(&rules(tournament), drawn))
}

/// Checks whether so many can play this, whatever their number was meant to be.
///
/// # Errors
/// Too few, or too many.
pub fn enough(tournament: &Tournament, players: u32) -> Result<(), TournamentRefusal> {
    let least = tournament.setup.least.max(2);
    if players < least {
        return Err(TournamentRefusal::TooFew { players, least });
    }
    let most = tournament.setup.most_of_format();
    if players > most {
        return Err(TournamentRefusal::TooMany { most });
    }
    Ok(())
}

/// When the clocks start if it is drawn at `now`; `zone`: of the director.
#[must_use]
pub fn first_start(tournament: &Tournament, now: Instant, zone: chrono_tz::Tz) -> Instant {
    match tournament.setup.starts_at {
        at if at >= now.plus(calendar::NOTICE) => at,
        // drawn late (nobody ran, or it has filled up just now): everybody gets his notice
        _ => calendar::starts_after(now, zone),
    }
}

/// The director has it drawn now; the clocks start on the day that was announced, or three days from now where that is
/// later. `seen`: the version whose draw he has looked at; another one is not drawn.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn draw_now(
    ctx: &Context,
    id: TournamentId,
    by: PlayerId,
    seen: Option<i64>,
    at: Instant,
) -> Answer<()> {
    for _ in 0..TRIES {
        let tournament = load_for(ctx, id, by).await?;
        match tournament.state {
            TournamentState::Running => return Ok(()),
            TournamentState::Registration => {}
            _ => return refuse(TournamentRefusal::TooLate),
        }
        if seen.is_some_and(|seen| seen != tournament.version) {
            return refuse(TournamentRefusal::Stale);
        }
        match draw_first(ctx, tournament, Some(by), at).await {
            Err(Fail::Broken(StorageError::Stale)) => {}
            other => return other,
        }
    }
    refuse(TournamentRefusal::Stale)
}

/// Draws for the first time and tells everybody whom he meets.
pub(super) async fn draw_first(
    ctx: &Context,
    tournament: Tournament,
    by: Option<PlayerId>,
    now: Instant,
) -> Answer<()> {
    let (id, director, of) = (tournament.id, tournament.director, tournament.clone());
    let read = move |c: &mut Conn| {
        Ok::<_, StorageError>((
            storage::with_ratings(c, &of)?,
            players::by_id(c, director)?,
            closed_entrants(c, id)?,
        ))
    };
    let (mut entries, director, closed) = ctx.db.read(read).await?;
    entries.retain(|entry| !closed.contains(&entry.player));
    let drawn = to_be_drawn(&entries);
    let players = u32::try_from(drawn.len()).unwrap_or(u32::MAX);
    enough(&tournament, players).map_err(Fail::Refused)?;
    let zone = director.map_or(chrono_tz::Tz::UTC, |player| player.zone);
    let starts_at = first_start(&tournament, now, zone);
    let work = Arc::new(tournament);
    let planned = Arc::clone(&work);
    let draw = tokio::task::spawn_blocking(move || course::first(&rules(&planned), drawn));
    let draw = Arc::new(draw.await.map_err(|_| StorageError::Panicked)?);
    let told = met(&draw, &[]);
    let ratings = taken_from_here(&entries);
    // in a round robin somebody may enter late
    let stays = matches!(work.setup.format, Format::Robin(_));
    let waiting: Vec<PlayerId> = entries
        .iter()
        .filter(|entry| entry.state == EntryState::Waiting)
        .map(|entry| entry.player)
        .collect();
    let write = move |tx: &mut Conn| {
        for player in &closed {
            storage::change_entry(tx, id, *player, EntryState::Left, Some((now, None, false)))?;
        }
        for (player, rating) in &ratings {
            storage::rate_from_here(tx, id, *player, *rating)?;
        }
        let published = publish(tx, &work, &draw, starts_at, &told, by, now)?;
        match published {
            Some(_) if work.setup.again => open_next(tx, &work, &waiting, now),
            Some(act) => no_place(tx, id, &waiting, act, stays, now),
            None => Ok(()),
        }
    };
    ctx.db.write(write).await?;
    ctx.wake.mailer.notify_one();
    Ok(())
}

/// The ratings that stand for the whole tournament where the director has entered none: those of the day of the draw.
fn taken_from_here(entries: &[Entry]) -> Vec<(PlayerId, u16)> {
    let takes_part = entries.iter().filter(|e| e.state == EntryState::In);
    let missing = takes_part.filter(|entry| entry.rating.is_none());
    missing.filter_map(|e| Some((e.player, e.here?))).collect()
}

/// The next one opens, and whoever still waits for a place takes part in it.
fn open_next(
    tx: &mut Conn,
    t: &Tournament,
    waiting: &[PlayerId],
    now: Instant,
) -> Result<(), StorageError> {
    let once = format!("again:{}", t.id);
    let setup = t.setup.next(now);
    let Some(id) = storage::insert(tx, &once, t.director, &setup, secrets::lot(), now)? else {
        return Ok(());
    };
    if t.deputy.is_some() {
        storage::set_directors(tx, id, 1, t.director, t.deputy)?;
    }
    let made = storage::by_id(tx, id)?.ok_or(StorageError::Stale)?;
    let registration = TournamentState::Registration;
    storage::advance(tx, &made, registration, now, 0, None)?;
    storage::insert_act(tx, &NewAct::of(ActKind::SetUp, id, None, "1", now))?;
    storage::insert_act(tx, &NewAct::of(ActKind::Opened, id, None, "1", now))?;
    for player in waiting {
        storage::change_entry(
            tx,
            t.id,
            *player,
            EntryState::Left,
            Some((now, None, false)),
        )?;
        storage::enter(tx, id, *player, EntryState::In, None, now)?;
        let act = NewAct {
            player: Some(*player),
            ..NewAct::of(
                ActKind::Added,
                id,
                None,
                &format!("{player}:{}", now.0),
                now,
            )
        };
        if let Some(act) = storage::insert_act(tx, &act)? {
            let kind = NoticeKind::TournamentPlace;
            notices::insert(tx, &NewNotice::tournament(kind, *player, id, act, now))?;
        }
    }
    Ok(())
}

/// Whoever still waits for a place gets none: the tournament has been drawn without him. `stays`: he may still get a seat that
/// falls vacant.
fn no_place(
    tx: &mut Conn,
    id: TournamentId,
    waiting: &[PlayerId],
    act: i64,
    stays: bool,
    now: Instant,
) -> Result<(), StorageError> {
    for player in waiting {
        if !stays {
            storage::change_entry(tx, id, *player, EntryState::Left, Some((now, None, false)))?;
        }
        let kind = NoticeKind::TournamentNoPlace;
        notices::insert(tx, &NewNotice::tournament(kind, *player, id, act, now))?;
    }
    Ok(())
}

fn closed_entrants(c: &mut Conn, id: TournamentId) -> Result<Vec<PlayerId>, StorageError> {
    let entries = storage::entries(c, id)?;
    let ids: Vec<PlayerId> = entries.iter().map(|entry| entry.player).collect();
    let mut closed = Vec::new();
    for some in ids.chunks(500) {
        let found = players::by_ids(c, some)?;
        closed.extend(found.iter().filter(|p| p.closed).map(|p| p.id));
    }
    Ok(closed)
}

/// Everybody who meets somebody, or is free, in a draw; `seats`: of the stage, where the draw makes no new ones.
pub(super) fn met(draw: &Draw, seats: &[Seat]) -> Vec<PlayerId> {
    if draw.groups.is_empty() {
        let paired: HashSet<(u32, u32)> = draw
            .meetings
            .iter()
            .flat_map(|m| [Some(m.white), m.black].map(|seat| Some((m.group, seat?))))
            .flatten()
            .collect();
        let here = seats.iter().filter(|s| s.stage == draw.stage && !s.gone);
        return here
            .filter(|s| paired.contains(&(s.group, s.number)))
            .map(|s| s.player)
            .collect();
    }
    draw.groups.concat()
}

/// Publishes a draw under the tournament's version: it cannot be published twice. `told`: who gets a letter. The number of
/// the act comes back.
pub(super) fn publish(
    tx: &mut Conn,
    t: &Tournament,
    draw: &Draw,
    starts_at: Instant,
    told: &[PlayerId],
    by: Option<PlayerId>,
    now: Instant,
) -> Result<Option<i64>, StorageError> {
    let running = TournamentState::Running;
    let first_start = if t.state == running {
        t.setup.starts_at
    } else {
        starts_at
    };
    storage::advance(tx, t, running, first_start, t.postponed, None)?;
    storage::publish(tx, t.id, draw, starts_at, now)?;
    let round = draw.rounds.first().map_or(1, |(round, _)| *round);
    let act = NewAct {
        amount: i64::from(round),
        word: draw.stage.to_string(),
        ..NewAct::of(ActKind::Drawn, t.id, by, &t.version.to_string(), now)
    };
    let Some(act) = storage::insert_act(tx, &act)? else {
        return Ok(None);
    };
    for player in told {
        let kind = NoticeKind::TournamentDrawn;
        notices::insert(tx, &NewNotice::tournament(kind, *player, t.id, act, now))?;
    }
    Ok(Some(act))
}
