//! Whether those who have entered say that they play.

use std::collections::HashMap;

use diesel::prelude::*;

use crate::domain::time::Instant;
use crate::domain::{PlayerId, TournamentId};
use crate::storage::schema::{entries, entry_calls as table, tournament_choices as choices};
use crate::storage::{Conn, StorageError, both};

/// Whether everybody is asked a week before the start.
///
/// # Errors
/// A database fault.
pub fn confirms(c: &mut Conn, id: TournamentId) -> Result<bool, StorageError> {
    let chosen: Option<bool> = choices::table
        .find(id)
        .select(choices::confirms)
        .first(c)
        .optional()?;
    Ok(chosen.unwrap_or(false))
}

/// Chooses it.
///
/// # Errors
/// A database fault.
pub fn set_confirms(tx: &mut Conn, id: TournamentId, on: bool) -> Result<(), StorageError> {
    both!(tx, c => diesel::insert_into(choices::table)
        .values((choices::tournament_id.eq(id), choices::confirms.eq(on)))
        .on_conflict(choices::tournament_id)
        .do_update()
        .set(choices::confirms.eq(on))
        .execute(c))?;
    Ok(())
}

/// Notes that a player is asked; what he has answered stays.
///
/// # Errors
/// A database fault.
pub fn call(
    tx: &mut Conn,
    id: TournamentId,
    player: PlayerId,
    at: Instant,
) -> Result<(), StorageError> {
    both!(tx, c => diesel::insert_into(table::table)
        .values((
            table::tournament_id.eq(id),
            table::player_id.eq(player),
            table::asked_at.eq(at.0),
        ))
        .on_conflict_do_nothing()
        .execute(c))?;
    Ok(())
}

/// Keeps an answer.
///
/// # Errors
/// A database fault.
pub fn answer_call(
    tx: &mut Conn,
    id: TournamentId,
    player: PlayerId,
    plays: bool,
    at: Instant,
) -> Result<(), StorageError> {
    diesel::update(table::table.find((id, player)))
        .set((
            table::answered_at.eq(Some(at.0)),
            table::plays.eq(Some(plays)),
        ))
        .execute(tx)?;
    Ok(())
}

/// Who was asked, and what he has answered.
///
/// # Errors
/// A database fault.
pub fn calls(
    c: &mut Conn,
    id: TournamentId,
) -> Result<HashMap<PlayerId, Option<bool>>, StorageError> {
    let rows: Vec<(i64, Option<bool>)> = table::table
        .filter(table::tournament_id.eq(id))
        .select((table::player_id, table::plays))
        .load(c)?;
    Ok(rows.into_iter().collect())
}

/// Puts an entry at the end of the line.
///
/// # Errors
/// A database fault.
pub fn to_the_end(
    tx: &mut Conn,
    id: TournamentId,
    player: PlayerId,
    at: Instant,
) -> Result<(), StorageError> {
    diesel::update(entries::table)
        .filter(entries::tournament_id.eq(id))
        .filter(entries::player_id.eq(player))
        .set(entries::entered_at.eq(at.0))
        .execute(tx)?;
    Ok(())
}
