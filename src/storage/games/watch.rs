//! How far games are, for pages that are open.

use diesel::prelude::*;

use crate::domain::{GameId, PlayerId};
use crate::storage::conn::{Conn, both};
use crate::storage::error::StorageError;
use crate::storage::fixed::IsThere;
use crate::storage::schema::games;

/// Values that one statement may bind on SQLite, with room to spare.
pub(super) const AT_ONCE: usize = 30_000;

/// The versions of these games, in no particular order.
///
/// # Errors
/// A database fault.
pub fn versions(c: &mut Conn, ids: &[GameId]) -> Result<Vec<(GameId, i64)>, StorageError> {
    let mut all = Vec::with_capacity(ids.len());
    for some in ids.chunks(AT_ONCE) {
        let found: Vec<(i64, i64)> = both!(c, c => games::table
            .filter(games::id.eq_any(some))
            .select((games::id, games::version))
            .load(c))?;
        all.extend(found);
    }
    Ok(all)
}

/// As [`versions`], of those games among them in which this player plays.
///
/// # Errors
/// A database fault.
pub fn watchable(
    c: &mut Conn,
    ids: &[GameId],
    player: PlayerId,
) -> Result<Vec<(GameId, i64)>, StorageError> {
    let own = games::white_id.eq(player).or(games::black_id.eq(player));
    Ok(games::table
        .filter(games::id.eq_any(ids))
        .filter(own)
        .filter(IsThere)
        .select((games::id, games::version))
        .load(c)?)
}
