//! How far games are, for pages that are open.

use diesel::prelude::*;

use crate::domain::{GameId, PlayerId, TournamentId};
use crate::storage::conn::{Conn, both};
use crate::storage::error::StorageError;
use crate::storage::fixed::IsThere;
use crate::storage::schema::games;

use super::events::events_watched;

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

/// As [`versions`], of those games among them that this player may watch: his own, and running ones of a tournament that he
/// takes part in or directs; of any tournament, if he is an administrator.
///
/// # Errors
/// A database fault.
pub fn watchable(
    c: &mut Conn,
    ids: &[GameId],
    player: PlayerId,
    administers: bool,
) -> Result<Vec<(GameId, i64)>, StorageError> {
    type Seen = (GameId, i64, PlayerId, PlayerId, bool, Option<TournamentId>);
    let found: Vec<Seen> = games::table
        .filter(games::id.eq_any(ids))
        .filter(IsThere)
        .select((
            games::id,
            games::version,
            games::white_id,
            games::black_id,
            games::ended_at.is_null(),
            games::tournament_id,
        ))
        .load(c)?;
    let own = |game: &Seen| game.2 == player || game.3 == player;
    let events: Vec<TournamentId> = found
        .iter()
        .filter(|game| !administers && game.4 && !own(game))
        .filter_map(|game| game.5)
        .collect();
    let watched = events_watched(c, &events, player)?;
    let watches = |event: TournamentId| administers || watched.contains(&event);
    let may = |game: &Seen| own(game) || (game.4 && game.5.is_some_and(watches));
    let seen = found.into_iter().filter(may);
    Ok(seen.map(|game| (game.0, game.1)).collect())
}
