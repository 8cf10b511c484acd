//! What of a tournament still runs.

use std::collections::HashMap;

use diesel::prelude::*;

use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::storage::fixed::{IsPrepared, IsRunning, IsThere};
use crate::storage::schema::games;
use crate::storage::{Conn, StorageError, players};

/// Its running games, in order.
///
/// # Errors
/// A database fault.
pub fn running_games(c: &mut Conn, id: TournamentId) -> Result<Vec<GameId>, StorageError> {
    Ok(games::table
        .filter(games::tournament_id.eq(id))
        .filter(IsRunning)
        .order(games::id)
        .select(games::id)
        .load(c)?)
}

/// Its running games with the names of White and Black, in order.
///
/// # Errors
/// A database fault.
pub fn running_pairs(
    c: &mut Conn,
    id: TournamentId,
) -> Result<Vec<(GameId, String, String)>, StorageError> {
    let rows: Vec<(GameId, PlayerId, PlayerId)> = games::table
        .filter(games::tournament_id.eq(id))
        .filter(IsRunning)
        .order(games::id)
        .select((games::id, games::white_id, games::black_id))
        .load(c)?;
    let mut ids: Vec<PlayerId> = rows.iter().flat_map(|row| [row.1, row.2]).collect();
    ids.sort_unstable();
    ids.dedup();
    let mut names = HashMap::new();
    for some in ids.chunks(500) {
        let found = players::by_ids(c, some)?;
        names.extend(found.into_iter().map(|player| (player.id, player.display)));
    }
    let name = |id: &PlayerId| names.get(id).cloned().unwrap_or_default();
    Ok(rows
        .iter()
        .map(|(game, white, black)| (*game, name(white), name(black)))
        .collect())
}

/// Its games that ran at an instant, in order, whatever has become of them since: whoever works through them can be broken
/// off and go on.
///
/// # Errors
/// A database fault.
pub fn games_of_then(
    c: &mut Conn,
    id: TournamentId,
    at: Instant,
) -> Result<Vec<GameId>, StorageError> {
    Ok(games::table
        .filter(games::tournament_id.eq(id))
        .filter(IsThere)
        .filter(games::started_at.le(at.0))
        .filter(games::ended_at.is_null().or(games::ended_at.gt(at.0)))
        .order(games::id)
        .select(games::id)
        .load(c)?)
}

/// Its running games whose end date has passed, in order: they wait for a director.
///
/// # Errors
/// A database fault.
pub fn called_games(
    c: &mut Conn,
    id: TournamentId,
    now: Instant,
) -> Result<Vec<GameId>, StorageError> {
    Ok(games::table
        .filter(games::tournament_id.eq(id))
        .filter(IsRunning)
        .filter(games::ends_at.lt(now.0))
        .order(games::id)
        .select(games::id)
        .load(c)?)
}

/// How many of its games run whose clocks go or may go on: not those that wait for a director.
///
/// # Errors
/// A database fault.
pub fn count_open(c: &mut Conn, id: TournamentId, now: Instant) -> Result<i64, StorageError> {
    Ok(games::table
        .filter(games::tournament_id.eq(id))
        .filter(IsRunning)
        .filter(games::ends_at.is_null().or(games::ends_at.ge(now.0)))
        .count()
        .get_result(c)?)
}

/// Those who play in its running games, each once; `called`: only in those whose end date has passed at this instant.
///
/// # Errors
/// A database fault.
pub fn playing(
    c: &mut Conn,
    id: TournamentId,
    called: Option<Instant>,
) -> Result<Vec<PlayerId>, StorageError> {
    let running = games::table
        .filter(games::tournament_id.eq(id))
        .filter(IsRunning);
    let seats = (games::white_id, games::black_id);
    let seats: Vec<(PlayerId, PlayerId)> = match called {
        Some(at) => running
            .filter(games::ends_at.lt(at.0))
            .select(seats)
            .load(c)?,
        None => running.select(seats).load(c)?,
    };
    let mut players: Vec<PlayerId> = seats.into_iter().flat_map(|(w, b)| [w, b]).collect();
    players.sort_unstable();
    players.dedup();
    Ok(players)
}

/// Whether a player has a running game in it.
///
/// # Errors
/// A database fault.
pub fn plays_on(c: &mut Conn, id: TournamentId, player: PlayerId) -> Result<bool, StorageError> {
    let found: Option<GameId> = games::table
        .filter(games::tournament_id.eq(id))
        .filter(IsRunning)
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .select(games::id)
        .first(c)
        .optional()?;
    Ok(found.is_some())
}

/// The running games of a player in it at an instant, in order, whatever has become of them since.
///
/// # Errors
/// A database fault.
pub fn games_of_player_then(
    c: &mut Conn,
    id: TournamentId,
    player: PlayerId,
    at: Instant,
) -> Result<Vec<GameId>, StorageError> {
    Ok(games::table
        .filter(games::tournament_id.eq(id))
        .filter(IsThere)
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .filter(games::started_at.le(at.0))
        .filter(games::ended_at.is_null().or(games::ended_at.gt(at.0)))
        .order(games::id)
        .select(games::id)
        .load(c)?)
}

/// Sets the end date of its games that are only prepared: nobody has seen them yet.
///
/// # Errors
/// A database fault.
pub fn set_end_of_prepared(
    tx: &mut Conn,
    id: TournamentId,
    end: Option<Instant>,
) -> Result<(), StorageError> {
    diesel::update(games::table)
        .filter(games::tournament_id.eq(id))
        .filter(IsPrepared)
        .set(games::ends_at.eq(end.map(|at| at.0)))
        .execute(tx)?;
    Ok(())
}
