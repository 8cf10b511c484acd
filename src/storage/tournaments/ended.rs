//! How the games of a tournament ended.

use std::collections::HashMap;

use diesel::prelude::*;

use crate::domain::ending::Ending;
use crate::domain::{GameId, TournamentId};
use crate::storage::schema::games;
use crate::storage::{Conn, StorageError};

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
