//! Games of tournaments: which event they belong to, and who may watch them.

use std::collections::HashMap;

use diesel::prelude::*;

use crate::domain::tournament::setup::{EntryState, Watch};
use crate::domain::visibility::EventTag;
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::storage::schema::{entries, game_terms, games, tournaments};
use crate::storage::{Conn, StorageError};

/// The events of those of these games that belong to one: one query.
pub(super) fn tags(
    c: &mut Conn,
    ids: &[GameId],
) -> Result<HashMap<GameId, EventTag>, StorageError> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let rows: Vec<(GameId, TournamentId, String, String)> = games::table
        .inner_join(game_terms::table.on(game_terms::game_id.eq(games::id)))
        .inner_join(tournaments::table.on(games::tournament_id.eq(tournaments::id.nullable())))
        .filter(games::id.eq_any(ids))
        .select((
            games::id,
            tournaments::id,
            tournaments::name,
            game_terms::round,
        ))
        .load(c)?;
    let tag = |(game, id, name, round)| (game, EventTag { id, name, round });
    Ok(rows.into_iter().map(tag).collect())
}

/// Those of these tournaments whose running games a player may watch: he takes part and its entrants may,
/// or he directs it or is its deputy and does not play in it. (An
/// administrator may watch all; that is no question for storage.)
///
/// # Errors
/// A database fault.
pub fn events_watched(
    c: &mut Conn,
    ids: &[TournamentId],
    player: PlayerId,
) -> Result<Vec<TournamentId>, StorageError> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let inside: Vec<TournamentId> = entries::table
        .filter(entries::tournament_id.eq_any(ids))
        .filter(entries::player_id.eq(player))
        .filter(entries::state.eq(EntryState::In.code()))
        .select(entries::tournament_id)
        .load(c)?;
    let events: Vec<(TournamentId, PlayerId, Option<PlayerId>, String)> = tournaments::table
        .filter(tournaments::id.eq_any(ids))
        .select((
            tournaments::id,
            tournaments::director_id,
            tournaments::deputy_id,
            tournaments::visibility,
        ))
        .load(c)?;
    let watched = events.into_iter().filter(|(id, director, deputy, watch)| {
        let directs = *director == player || *deputy == Some(player);
        Watch::from_code(watch).is_some_and(|watch| watch.lets(inside.contains(id), directs))
    });
    let watched = watched.map(|(id, ..)| id).collect();
    Ok(watched)
}
