//! Lists of games: a fixed number of queries however many games there are.

use std::collections::HashMap;

use diesel::prelude::*;

use crate::domain::ending::Ending;
use crate::domain::time::Instant;
use crate::domain::visibility::{EventTag, NameTag};
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::storage::fixed::{IdAndNoMore, IsEnded, IsRunning, IsThere};
use crate::storage::schema::{games, players};
use crate::storage::{Conn, StorageError, both};

use super::deadlines::Deadlines;
use super::events;
use super::rows::{GameRow, ply};

/// A game in a list.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Number.
    pub id: GameId,
    /// White.
    pub white: NameTag,
    /// Black.
    pub black: NameTag,
    /// Plies on the board.
    pub ply: u32,
    /// Who is to move; `None` when it has ended.
    pub waiting: Option<PlayerId>,
    /// The deadline, outages counted; `None` when it has ended.
    pub deadline: Option<Instant>,
    /// The deadline is the end date of its event: after it a director adjudicates.
    pub is_end: bool,
    /// Whether a draw offer stands.
    pub offer: bool,
    /// How it ended.
    pub ending: Option<Ending>,
    /// When it ended.
    pub ended_at: Option<Instant>,
    /// When it began.
    pub started_at: Instant,
    /// The instant of its last event.
    pub changed_at: Instant,
    /// The instant of its last move, or of its start.
    pub moved_at: Instant,
    /// The event it belongs to.
    pub event: Option<EventTag>,
}

impl Listed {
    /// Whether it waits for a director who adjudicates it.
    #[must_use]
    pub fn is_called(&self, now: Instant) -> bool {
        self.is_end && self.deadline.is_some_and(|at| now.whole_second() > at)
    }
}

/// All running games of a player, those that wait for him first, by time left.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn running(c: &mut Conn, player: PlayerId) -> Result<Vec<Listed>, StorageError> {
    let rows: Vec<(GameRow, Option<i64>)> = both!(c, c => games::table
        .filter(IsRunning)
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .select((GameRow::as_select(), games::offer_id))
        .load(c))?;
    let mut listed = listed(c, rows)?;
    listed.sort_by_key(|g| (g.waiting != Some(player), g.deadline, g.id));
    Ok(listed)
}

/// Running games of anybody, those that have moved last first.
///
/// # Errors
/// A database fault.
pub fn moved_last(c: &mut Conn, most: i64) -> Result<Vec<GameId>, StorageError> {
    Ok(games::table
        .filter(games::state.eq("running"))
        .order((games::changed_at.desc(), games::id.desc()))
        .limit(most)
        .select(games::id)
        .load(c)?)
}

/// A page of a player's finished games, the last ended first.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn finished(
    c: &mut Conn,
    player: PlayerId,
    skip: i64,
    most: i64,
) -> Result<Vec<Listed>, StorageError> {
    let rows: Vec<(GameRow, Option<i64>)> = games::table
        .filter(IsEnded)
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .order((games::ended_at.desc(), games::id.desc()))
        .offset(skip)
        .limit(most)
        .select((GameRow::as_select(), games::offer_id))
        .load(c)?;
    listed(c, rows)
}

/// Games of a player that ended at `since` or later, the newest first.
///
/// # Errors
/// A database fault.
pub fn ended_since(
    c: &mut Conn,
    player: PlayerId,
    since: Instant,
    most: i64,
) -> Result<Vec<Listed>, StorageError> {
    let rows: Vec<(GameRow, Option<i64>)> = games::table
        .filter(IsEnded)
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .filter(games::ended_at.ge(since.0))
        .order((games::ended_at.desc(), games::id.desc()))
        .limit(most)
        .select((GameRow::as_select(), games::offer_id))
        .load(c)?;
    listed(c, rows)
}

/// The running games of a tournament, the next deadline first.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn running_in(c: &mut Conn, id: TournamentId) -> Result<Vec<Listed>, StorageError> {
    let rows: Vec<(GameRow, Option<i64>)> = games::table
        .filter(IsRunning)
        .filter(games::tournament_id.eq(id))
        .select((GameRow::as_select(), games::offer_id))
        .load(c)?;
    let mut listed = listed(c, rows)?;
    listed.sort_by_key(|g| (g.deadline, g.id));
    Ok(listed)
}

/// The games of a tournament that ended at `since` or later, in order.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn ended_in(
    c: &mut Conn,
    id: TournamentId,
    since: Instant,
) -> Result<Vec<Listed>, StorageError> {
    let rows: Vec<(GameRow, Option<i64>)> = games::table
        .filter(IsEnded)
        .filter(games::tournament_id.eq(id))
        .filter(games::ended_at.ge(since.0))
        .order((games::ended_at, games::id))
        .select((GameRow::as_select(), games::offer_id))
        .load(c)?;
    listed(c, rows)
}

/// How many games of a player have ended.
///
/// # Errors
/// A database fault.
pub fn finished_count(c: &mut Conn, player: PlayerId) -> Result<i64, StorageError> {
    Ok(games::table
        .filter(IsEnded)
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .count()
        .get_result(c)?)
}

/// How many games go on.
///
/// # Errors
/// A database fault.
pub fn count_running(c: &mut Conn) -> Result<i64, StorageError> {
    Ok(games::table.filter(IsRunning).count().get_result(c)?)
}

/// The game that waits for a player most urgently at `now`, other than `but`.
///
/// # Errors
/// A database fault.
pub fn next_waiting(
    c: &mut Conn,
    player: PlayerId,
    but: GameId,
    now: Instant,
) -> Result<Option<GameId>, StorageError> {
    Ok(both!(c, c => games::table
        .filter(IsRunning)
        .filter(games::waiting_id.eq(player))
        .filter(games::ends_at.is_null().or(games::ends_at.ge(now.0)))
        .filter(games::id.ne(but))
        .order((games::deadline_at, IdAndNoMore))
        .select(games::id)
        .get_result(c)
        .optional())?)
}

/// Where a game has got to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// Which game.
    pub game: GameId,
    /// Plies on the board.
    pub ply: u32,
    /// Whether it goes on.
    pub running: bool,
    /// The tournament it belongs to.
    pub event: Option<TournamentId>,
}

/// Where these games have got to, in no particular order.
///
/// # Errors
/// A database fault.
pub fn stands(c: &mut Conn, ids: &[GameId]) -> Result<Vec<Stand>, StorageError> {
    let rows: Vec<(i64, i32, String, Option<i64>)> = games::table
        .filter(games::id.eq_any(ids))
        .filter(IsThere)
        .select((games::id, games::ply, games::state, games::tournament_id))
        .load(c)?;
    let stand = |(game, at, state, event): (i64, i32, String, Option<i64>)| Stand {
        game,
        ply: ply(at),
        running: state == "running",
        event,
    };
    Ok(rows.into_iter().map(stand).collect())
}

/// Names of players, for titles and links.
///
/// # Errors
/// A database fault.
pub fn titles(c: &mut Conn, ids: &[PlayerId]) -> Result<Vec<NameTag>, StorageError> {
    let rows: Vec<(i64, String, String)> = players::table
        .filter(players::id.eq_any(ids))
        .select((players::id, players::name, players::display))
        .load(c)?;
    Ok(rows
        .into_iter()
        .map(|(id, name, display)| NameTag { id, name, display })
        .collect())
}

pub(super) fn listed(
    c: &mut Conn,
    rows: Vec<(GameRow, Option<i64>)>,
) -> Result<Vec<Listed>, StorageError> {
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let mut ids: Vec<PlayerId> = rows
        .iter()
        .flat_map(|(r, _)| [r.white_id, r.black_id])
        .collect();
    ids.sort_unstable();
    ids.dedup();
    type Seat = (i64, String, String, i64, bool);
    let seats: Vec<Seat> = players::table
        .filter(players::id.eq_any(&ids))
        .select((
            players::id,
            players::name,
            players::display,
            players::leave_until,
            players::own_hours,
        ))
        .load(c)?;
    let running = rows
        .iter()
        .map(|(row, _)| row)
        .filter(|row| row.state == "running");
    let mut events = events_of(c, &rows)?;
    let away = |seat: &&Seat| seat.3 > 0 || seat.4;
    let away: Vec<PlayerId> = seats.iter().filter(away).map(|seat| seat.0).collect();
    let deadlines = Deadlines::read(c, running, &away)?;
    let names: HashMap<PlayerId, NameTag> = seats
        .into_iter()
        .map(|(id, name, display, ..)| (id, NameTag { id, name, display }))
        .collect();
    let name = |id: PlayerId, game: GameId| {
        names
            .get(&id)
            .cloned()
            .ok_or_else(|| StorageError::corrupt("games", game, "a seat without a player"))
    };
    rows.into_iter()
        .map(|(row, offer)| {
            let running = row.state == "running";
            let deadline = running.then(|| deadlines.of(&row));
            Ok(Listed {
                id: row.id,
                white: name(row.white_id, row.id)?,
                black: name(row.black_id, row.id)?,
                ply: ply(row.ply),
                waiting: row.waiting_id,
                deadline: deadline.as_ref().map(|deadline| deadline.at),
                is_end: deadline.is_some_and(|deadline| deadline.is_end),
                offer: offer.is_some(),
                ending: ending(&row),
                ended_at: row.ended_at.map(Instant),
                started_at: Instant(row.started_at),
                changed_at: Instant(row.changed_at),
                moved_at: Instant(row.clock_started_at),
                event: events.remove(&row.id),
            })
        })
        .collect()
}

fn ending(row: &GameRow) -> Option<Ending> {
    Ending::from_stored(row.result.as_deref()?, row.reason.as_deref()?)
}

/// The events of those of these games that belong to one; nothing is asked where none does.
fn events_of(
    c: &mut Conn,
    rows: &[(GameRow, Option<i64>)],
) -> Result<HashMap<GameId, EventTag>, StorageError> {
    let of_events = rows.iter().filter(|(row, _)| row.tournament_id.is_some());
    let ids: Vec<GameId> = of_events.map(|(row, _)| row.id).collect();
    events::tags(c, &ids)
}
