//! Which games are to be looked at.

use diesel::prelude::*;

use crate::domain::clock::LeaveMode;
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::storage::fixed::IsRunning;
use crate::storage::schema::{game_terms, games};
use crate::storage::{Conn, StorageError};

/// Running games whose `look_at` has come, most overdue first; in no order among equals, so that the index alone gives
/// them: when announced work is called off, all games of the site are due at one instant.
///
/// # Errors
/// A database fault.
pub fn due(c: &mut Conn, now: Instant, most: i64) -> Result<Vec<GameId>, StorageError> {
    Ok(games::table
        .filter(IsRunning)
        .filter(games::look_at.le(now.0))
        .order(games::look_at)
        .limit(most)
        .select(games::id)
        .load(c)?)
}

/// Everybody who is to move in a running game since before `at`, each once.
///
/// # Errors
/// A database fault.
pub fn to_move_since_before(c: &mut Conn, at: Instant) -> Result<Vec<PlayerId>, StorageError> {
    let found: Vec<Option<PlayerId>> = games::table
        .filter(IsRunning)
        .filter(games::clock_started_at.lt(at.0))
        .select(games::waiting_id)
        .distinct()
        .load(c)?;
    Ok(found.into_iter().flatten().collect())
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

/// What touches a player's clocks besides his moves has changed: his running games are looked at at once, which sets anew
/// when each is due. Their version goes up, so that nothing is saved that was decided by what held before (a move whose
/// clock reckons with leave that has just been called off would be looked at too late).
///
/// # Errors
/// A database fault.
pub fn unsettle(tx: &mut Conn, player: PlayerId, at: Instant) -> Result<(), StorageError> {
    let running = diesel::update(games::table)
        .filter(IsRunning)
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)));
    running
        .set((
            games::version.eq(games::version + 1),
            games::look_at.eq(Some(at.0)),
        ))
        .execute(tx)?;
    Ok(())
}

/// As [`unsettle`], for all running games: time that was announced as resting will not.
///
/// # Errors
/// A database fault.
pub fn unsettle_all(tx: &mut Conn, at: Instant) -> Result<(), StorageError> {
    diesel::update(games::table)
        .filter(IsRunning)
        .set((
            games::version.eq(games::version + 1),
            games::look_at.eq(Some(at.0)),
        ))
        .execute(tx)?;
    Ok(())
}

/// The numbers of a player's running games, with those of his opponents.
///
/// # Errors
/// A database fault.
pub fn running_of(c: &mut Conn, player: PlayerId) -> Result<Vec<(GameId, PlayerId)>, StorageError> {
    let rows: Vec<(GameId, PlayerId, PlayerId)> = games::table
        .filter(IsRunning)
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .order(games::id)
        .select((games::id, games::white_id, games::black_id))
        .load(c)?;
    let other = |(id, white, black)| (id, if white == player { black } else { white });
    Ok(rows.into_iter().map(other).collect())
}

/// As [`running_of`], only the games in which leave counts.
///
/// # Errors
/// A database fault.
pub fn touched_by_leave(
    c: &mut Conn,
    player: PlayerId,
) -> Result<Vec<(GameId, PlayerId)>, StorageError> {
    let running = running_of(c, player)?;
    let ids: Vec<GameId> = running.iter().map(|(id, _)| *id).collect();
    let counts: Vec<GameId> = game_terms::table
        .filter(game_terms::game_id.eq_any(&ids))
        .filter(game_terms::leave_mode.ne(LeaveMode::None.code()))
        .select(game_terms::game_id)
        .load(c)?;
    let kept = running.into_iter().filter(|(id, _)| counts.contains(id));
    Ok(kept.collect())
}
