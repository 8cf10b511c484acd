//! A round starts: its prepared games are there from now on.

use diesel::prelude::*;

use crate::domain::GameId;
use crate::domain::time::Instant;
use crate::storage::fixed::IsPrepared;
use crate::storage::schema::{games, moves};
use crate::storage::{Conn, StorageError};

use super::watch::AT_ONCE;

/// Starts those of these games that are prepared, at `at` (whole seconds): two statements for many games. Their numbers come
/// back, in no particular order; of a game that runs already, or has been decided before it started, nothing changes.
///
/// The clock that was reckoned when the game was prepared is moved along; what has come since (leave, an outage) is reckoned
/// by the next sweep, so each game is looked at at once. Its version goes up: what a director decided about the prepared
/// game is decided again.
///
/// # Errors
/// A database fault.
pub fn start_prepared(
    tx: &mut Conn,
    ids: &[GameId],
    at: Instant,
) -> Result<Vec<GameId>, StorageError> {
    let at = at.whole_second().0;
    let mut all = Vec::new();
    for some in ids.chunks(AT_ONCE) {
        let started: Vec<GameId> = diesel::update(games::table)
            .filter(games::id.eq_any(some))
            .filter(IsPrepared)
            .set((
                games::version.eq(games::version + 1),
                games::state.eq("running"),
                // by the clock's start as it was before this statement
                games::deadline_at
                    .eq(games::deadline_at - games::clock_started_at.nullable() + Some(at)),
                games::started_at.eq(at),
                games::clock_started_at.eq(at),
                games::changed_at.eq(at),
                games::look_at.eq(Some(at)),
            ))
            .returning(games::id)
            .get_results(tx)?;
        diesel::update(moves::table)
            .filter(moves::game_id.eq_any(&started))
            .set(moves::at.eq(at))
            .execute(tx)?;
        all.extend(started);
    }
    Ok(all)
}
