//! Games whose result the ratings have still to take up.

use diesel::prelude::*;

use crate::domain::GameId;
use crate::domain::time::Instant;
use crate::storage::schema::rate_this;
use crate::storage::{Conn, StorageError, both};

/// Leaves a game to be looked at: it has ended, it ended otherwise than it was thought to, or it goes on.
pub(in crate::storage) fn leave(
    tx: &mut Conn,
    game: GameId,
    at: Instant,
) -> Result<(), StorageError> {
    let row = (
        rate_this::game_id.eq(game),
        rate_this::created_at.eq(at.0),
        rate_this::failed_at.eq(None::<i64>),
    );
    both!(tx, c => diesel::insert_into(rate_this::table)
        .values(row)
        .on_conflict(rate_this::game_id)
        .do_update()
        .set(row)
        .execute(c))?;
    Ok(())
}

/// The game whose result came first among those that wait, and when that was.
///
/// # Errors
/// A database fault.
pub fn waiting(c: &mut Conn, until: Instant) -> Result<Option<(GameId, Instant)>, StorageError> {
    let found: Option<(i64, i64)> = rate_this::table
        .filter(rate_this::failed_at.is_null())
        .filter(rate_this::created_at.le(until.0))
        .order((rate_this::created_at, rate_this::game_id))
        .select((rate_this::game_id, rate_this::created_at))
        .first(c)
        .optional()?;
    Ok(found.map(|(game, at)| (game, Instant(at))))
}

/// Takes a game that waits; whoever does it first rates it.
///
/// # Errors
/// [`StorageError::Stale`] if it does not wait (so) any more; a database fault.
pub fn take(tx: &mut Conn, game: GameId, at: Instant) -> Result<(), StorageError> {
    let mine = rate_this::table
        .find(game)
        .filter(rate_this::created_at.eq(at.0))
        .filter(rate_this::failed_at.is_null());
    match diesel::delete(mine).execute(tx)? {
        1 => Ok(()),
        _ => Err(StorageError::Stale),
    }
}

/// Sets a game aside that could not be rated, until something happens to it again.
///
/// # Errors
/// A database fault.
pub fn set_aside(tx: &mut Conn, game: GameId, now: Instant) -> Result<(), StorageError> {
    diesel::update(rate_this::table.find(game))
        .set(rate_this::failed_at.eq(Some(now.0)))
        .execute(tx)?;
    Ok(())
}
