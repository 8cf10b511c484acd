//! The one door back: a game that has ended is put into play again.

use crate::domain::game::Game;
use crate::storage::games::{self, Advance};
use crate::storage::{Conn, StorageError};

/// Puts a game that has ended back into play under its version guard. Its result is taken back, also from the rating that
/// waits for it. Offers had died with the end.
///
/// # Errors
/// [`StorageError::Stale`] when the game has changed since it was read; a database fault.
pub(super) fn resume(tx: &mut Conn, game: &Game, to: &Advance) -> Result<(), StorageError> {
    games::reopen(tx, game.id, game.version, to)
}
