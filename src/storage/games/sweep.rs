//! Which games are to be looked at.

use diesel::prelude::*;

use crate::domain::GameId;
use crate::domain::time::Instant;
use crate::storage::fixed::IsRunning;
use crate::storage::schema::games;
use crate::storage::{Conn, StorageError};

/// Running games whose `look_at` has come, most overdue first.
///
/// # Errors
/// A database fault.
pub fn due(c: &mut Conn, now: Instant, most: i64) -> Result<Vec<GameId>, StorageError> {
    Ok(games::table
        .filter(IsRunning)
        .filter(games::look_at.le(now.0))
        .order((games::look_at, games::id))
        .limit(most)
        .select(games::id)
        .load(c)?)
}

/// Puts off the next look at a game that could not be judged, so that one damaged row does not stop the others.
/// Not under the guard: it changes neither the game nor when it is due, only when somebody looks again.
///
/// # Errors
/// A database fault.
pub fn set_look_at(tx: &mut Conn, id: GameId, at: Instant) -> Result<(), StorageError> {
    diesel::update(games::table.find(id).filter(IsRunning))
        .set(games::look_at.eq(Some(at.0)))
        .execute(tx)?;
    Ok(())
}

/// Brings the next look at a running game forward to `at`; one that comes earlier stays. Without the guard for this
/// reason: whatever has happened since `at` was reckoned, too early is harmless.
///
/// # Errors
/// A database fault.
pub fn look_no_later_than(tx: &mut Conn, id: GameId, at: Instant) -> Result<(), StorageError> {
    diesel::update(
        games::table
            .find(id)
            .filter(IsRunning)
            .filter(games::look_at.is_null().or(games::look_at.gt(at.0))),
    )
    .set(games::look_at.eq(Some(at.0)))
    .execute(tx)?;
    Ok(())
}

/// Running games of higher number than `after`, in order, with when they are to be looked at.
///
/// # Errors
/// A database fault.
pub fn running_after(
    c: &mut Conn,
    after: GameId,
    most: i64,
) -> Result<Vec<(GameId, Option<Instant>)>, StorageError> {
    let rows: Vec<(GameId, Option<i64>)> = games::table
        .filter(IsRunning)
        .filter(games::id.gt(after))
        .order(games::id)
        .limit(most)
        .select((games::id, games::look_at))
        .load(c)?;
    Ok(rows
        .into_iter()
        .map(|(id, at)| (id, at.map(Instant)))
        .collect())
}
