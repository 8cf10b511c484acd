//! Games of tournaments: which event they belong to, and who may watch them.

use std::collections::HashMap;

use diesel::dsl::count_star;
use diesel::prelude::*;

use crate::domain::tournament::setup::EntryState;
use crate::domain::visibility::{Audience, EventTag, Openness, Progress};
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::storage::fixed::IsEnded;
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

/// What a player is to those of these tournaments that he has to do with: he takes part, or he directs it or is its deputy and
/// does not play in it. (An administrator directs all; that is no question for storage.)
///
/// # Errors
/// A database fault.
pub fn standing_in(
    c: &mut Conn,
    ids: &[TournamentId],
    player: PlayerId,
) -> Result<HashMap<TournamentId, Audience>, StorageError> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let led: Vec<TournamentId> = tournaments::table
        .filter(tournaments::id.eq_any(ids))
        .filter(
            tournaments::director_id
                .eq(player)
                .or(tournaments::deputy_id.eq(player)),
        )
        .select(tournaments::id)
        .load(c)?;
    let inside: Vec<TournamentId> = entries::table
        .filter(entries::tournament_id.eq_any(ids))
        .filter(entries::player_id.eq(player))
        .filter(entries::state.eq(EntryState::In.code()))
        .select(entries::tournament_id)
        .load(c)?;
    let led = led.into_iter().map(|id| (id, Audience::Director));
    // who directs and plays sees what players see
    let inside = inside.into_iter().map(|id| (id, Audience::Participant));
    Ok(led.chain(inside).collect())
}

/// How far the event of a game is, asked only where it matters who sees its moves.
pub(super) fn progress_of(
    c: &mut Conn,
    event: Option<TournamentId>,
    watch: Openness,
) -> Result<Progress, StorageError> {
    let found = match event {
        Some(event) if watch.counts_games() => progress(c, &[event])?.remove(&event),
        _ => None,
    };
    Ok(found.unwrap_or_default())
}

/// How far these tournaments are: two queries.
///
/// # Errors
/// A database fault.
pub fn progress(
    c: &mut Conn,
    ids: &[TournamentId],
) -> Result<HashMap<TournamentId, Progress>, StorageError> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let over: Vec<(TournamentId, bool)> = tournaments::table
        .filter(tournaments::id.eq_any(ids))
        .select((tournaments::id, tournaments::ended_at.is_not_null()))
        .load(c)?;
    let ended: HashMap<Option<TournamentId>, i64> = games::table
        .filter(games::tournament_id.eq_any(ids))
        .filter(IsEnded)
        .group_by(games::tournament_id)
        .select((games::tournament_id, count_star()))
        .load::<(Option<TournamentId>, i64)>(c)?
        .into_iter()
        .collect();
    let progress = |(id, over)| {
        let ended = ended.get(&Some(id)).copied().unwrap_or(0);
        let ended = u32::try_from(ended).unwrap_or(u32::MAX);
        (id, Progress { ended, over })
    };
    Ok(over.into_iter().map(progress).collect())
}
