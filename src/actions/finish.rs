//! The one door out of a game. Nothing else ends one.

use crate::domain::ending::Ending;
use crate::domain::game::Game;
use crate::domain::time::Instant;
use crate::storage::{Conn, StorageError, games};

/// Ends a game under its version guard: result and reason, and a row for the rating. The notices are those of the step
/// that led here; they are written in the same transaction.
///
/// # Errors
/// [`StorageError::Stale`] when the game has changed since it was read; a database fault.
pub(super) fn finish(
    tx: &mut Conn,
    game: &Game,
    ply: u32,
    ending: Ending,
    at: Instant,
) -> Result<(), StorageError> {
    games::end(tx, game, ply, ending, at)
}
