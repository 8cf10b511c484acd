//! The one door out of a game. Nothing else ends one, or changes how it ended.

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

/// Gives a game that has ended another ending under its version guard, as a director decides.
///
/// # Errors
/// [`StorageError::Stale`] when the game has changed since it was read; a database fault.
pub(super) fn change(
    tx: &mut Conn,
    game: &Game,
    ending: Ending,
    at: Instant,
) -> Result<(), StorageError> {
    games::change_result(tx, game, ending, at)
}
