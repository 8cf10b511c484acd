//! What of a tournament still runs.

use diesel::prelude::*;

use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::storage::fixed::{IsPrepared, IsRunning, IsThere};
use crate::storage::schema::games;
use crate::storage::{Conn, StorageError};

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

/// Its games that had begun by an instant, in order, whatever has become of them since: whoever works through them can be
/// broken off and go on.
///
/// # Errors
/// A database fault.
pub fn games_begun(
    c: &mut Conn,
    id: TournamentId,
    by: Instant,
) -> Result<Vec<GameId>, StorageError> {
    Ok(games::table
        .filter(games::tournament_id.eq(id))
        .filter(IsThere)
        .filter(games::started_at.le(by.0))
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

/// Those who play in its running games, each once.
///
/// # Errors
/// A database fault.
pub fn playing(c: &mut Conn, id: TournamentId) -> Result<Vec<PlayerId>, StorageError> {
    let seats: Vec<(PlayerId, PlayerId)> = games::table
        .filter(games::tournament_id.eq(id))
        .filter(IsRunning)
        .select((games::white_id, games::black_id))
        .load(c)?;
    let mut players: Vec<PlayerId> = seats.into_iter().flat_map(|(w, b)| [w, b]).collect();
    players.sort_unstable();
    players.dedup();
    Ok(players)
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
        // what starts after the end date is played without one
        .filter(games::started_at.lt(end.map_or(i64::MAX, |at| at.0)))
        .set(games::ends_at.eq(end.map(|at| at.0)))
        .execute(tx)?;
    Ok(())
}
