//! Whether a game is there, and whose it is.

use diesel::prelude::*;

use crate::domain::{GameId, PlayerId};
use crate::storage::fixed::IsThere;
use crate::storage::schema::games;
use crate::storage::{Conn, StorageError};

/// Whether this player plays in it.
///
/// # Errors
/// A database fault.
pub fn plays(c: &mut Conn, id: GameId, player: PlayerId) -> Result<bool, StorageError> {
    let found = games::table
        .find(id)
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .filter(IsThere)
        .select(games::id)
        .get_result::<i64>(c)
        .optional()?;
    Ok(found.is_some())
}

/// Whether there is such a game. One that is only prepared is not there, for this and for everything else that reads games.
///
/// # Errors
/// A database fault.
pub fn exists(c: &mut Conn, id: GameId) -> Result<bool, StorageError> {
    let found = games::table
        .find(id)
        .filter(IsThere)
        .select(games::id)
        .get_result::<i64>(c);
    Ok(found.optional()?.is_some())
}
