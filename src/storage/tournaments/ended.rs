//! How the games of a tournament ended.

use std::collections::HashMap;

use diesel::prelude::*;

use crate::domain::ending::Ending;
use crate::domain::time::Instant;
use crate::domain::{GameId, TournamentId};
use crate::storage::schema::games;
use crate::storage::{Conn, StorageError};

/// When its ended games had ended, in order of the games.
///
/// # Errors
/// A database fault.
pub fn ended_at(c: &mut Conn, id: TournamentId) -> Result<Vec<(GameId, Instant)>, StorageError> {
    let rows: Vec<(GameId, Option<i64>)> = games::table
        .filter(games::tournament_id.eq(id))
        .filter(games::state.eq("ended"))
        .order(games::id)
        .select((games::id, games::ended_at))
        .load(c)?;
    let known = |(game, at): (GameId, Option<i64>)| Some((game, Instant(at?)));
    Ok(rows.into_iter().filter_map(known).collect())
}

/// How many plies its ended games have beyond the moves given, in order of the games.
///
/// # Errors
/// A database fault.
pub fn lengths(c: &mut Conn, id: TournamentId) -> Result<Vec<(GameId, u32)>, StorageError> {
    let rows: Vec<(GameId, i32, i32)> = games::table
        .filter(games::tournament_id.eq(id))
        .filter(games::state.eq("ended"))
        .order(games::id)
        .select((games::id, games::ply, games::given))
        .load(c)?;
    let plies =
        |(game, ply, given): (GameId, i32, i32)| (game, u32::try_from(ply - given).unwrap_or(0));
    Ok(rows.into_iter().map(plies).collect())
}

/// The endings of all its games that have ended: one query, however many there are.
///
/// # Errors
/// A database fault.
pub fn endings(c: &mut Conn, id: TournamentId) -> Result<HashMap<GameId, Ending>, StorageError> {
    let rows: Vec<(GameId, Option<String>, Option<String>)> = games::table
        .filter(games::tournament_id.eq(id))
        .filter(games::state.eq("ended"))
        .select((games::id, games::result, games::reason))
        .load(c)?;
    Ok(rows
        .into_iter()
        .filter_map(|(game, result, reason)| Some((game, Ending::from_stored(&result?, &reason?)?)))
        .collect())
}
