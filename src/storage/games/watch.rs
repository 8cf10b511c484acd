//! How far games are, for pages that are open.

use std::collections::HashMap;

use diesel::prelude::*;

use crate::domain::visibility::{Audience, Extent, Openness};
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::storage::conn::{Conn, both};
use crate::storage::error::StorageError;
use crate::storage::fixed::IsThere;
use crate::storage::schema::{game_terms, games};

use super::events::{progress, standing_in};
use super::mine::Outline;

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

/// As [`versions`], of those games among them that this player sees live: his own, and running ones of others as was settled
/// for them. Who sees a game later than it is played is told nothing of it. An administrator directs all tournaments.
///
/// # Errors
/// A database fault.
pub fn watchable(
    c: &mut Conn,
    ids: &[GameId],
    player: PlayerId,
    administers: bool,
) -> Result<Vec<(GameId, i64)>, StorageError> {
    let found: Vec<Found> = games::table
        .inner_join(game_terms::table.on(game_terms::game_id.eq(games::id)))
        .filter(games::id.eq_any(ids))
        .filter(IsThere)
        .select((
            games::id,
            games::version,
            games::white_id,
            games::black_id,
            games::ended_at.is_null(),
            games::tournament_id,
            game_terms::visibility,
        ))
        .load(c)?;
    let others = found.iter().filter(|game| !game.is_of(player) && game.4);
    let mut events: Vec<TournamentId> = others.filter_map(|game| game.5).collect();
    events.sort_unstable();
    events.dedup();
    let standing = if administers {
        HashMap::new()
    } else {
        standing_in(c, &events, player)?
    };
    let counted = found.iter().any(|game| game.6.contains('+'));
    let progress = progress(c, if counted { &events } else { &[] })?;
    let live = |game: &Found| {
        let audience = match game.5 {
            _ if game.is_of(player) => Audience::Player,
            // one that has ended changes no more
            _ if !game.4 => return false,
            Some(_) if administers => Audience::Director,
            Some(event) => standing.get(&event).copied().unwrap_or(Audience::Public),
            None => Audience::Public,
        };
        let progress = game.5.and_then(|event| progress.get(&event).copied());
        let watch: Openness = game.6.parse().unwrap_or(Openness::FRIENDLY);
        watch.extent(audience, true, progress.unwrap_or_default()) == Extent::Whole
    };
    let seen = found.iter().filter(|game| live(game));
    Ok(seen.map(|game| (game.0, game.1)).collect())
}

/// Those of these games that a reader sees whole; a stranger is nobody.
///
/// # Errors
/// A database fault.
pub fn seen_whole(
    c: &mut Conn,
    ids: &[GameId],
    reader: Option<PlayerId>,
    administers: bool,
) -> Result<Vec<GameId>, StorageError> {
    let seen = seen(c, ids, reader, administers)?.into_iter();
    let whole = seen.filter(|(_, extent)| *extent == Extent::Whole);
    Ok(whole.map(|(id, _)| id).collect())
}

/// How far a reader sees these games; those of which he sees nothing are left out.
///
/// # Errors
/// A database fault.
pub fn seen(
    c: &mut Conn,
    ids: &[GameId],
    reader: Option<PlayerId>,
    administers: bool,
) -> Result<Vec<(GameId, Extent)>, StorageError> {
    let found: Vec<Found> = games::table
        .inner_join(game_terms::table.on(game_terms::game_id.eq(games::id)))
        .filter(games::id.eq_any(ids))
        .filter(IsThere)
        .select((
            games::id,
            games::version,
            games::white_id,
            games::black_id,
            games::ended_at.is_null(),
            games::tournament_id,
            game_terms::visibility,
        ))
        .load(c)?;
    let mut events: Vec<TournamentId> = found.iter().filter_map(|game| game.5).collect();
    events.sort_unstable();
    events.dedup();
    let standing = match reader {
        Some(reader) if !administers => standing_in(c, &events, reader)?,
        _ => HashMap::new(),
    };
    let progress = progress(c, &events)?;
    let extent = |game: &Found| {
        let audience = match game.5 {
            _ if reader.is_some_and(|me| game.is_of(me)) => Audience::Player,
            Some(_) if administers => Audience::Director,
            Some(event) => standing.get(&event).copied().unwrap_or(Audience::Public),
            None => Audience::Public,
        };
        let progress = game.5.and_then(|event| progress.get(&event).copied());
        let watch: Openness = game.6.parse().unwrap_or(Openness::FRIENDLY);
        let extent = watch.extent(audience, game.4, progress.unwrap_or_default());
        (extent != Extent::Nothing).then_some((game.0, extent))
    };
    Ok(found.iter().filter_map(extent).collect())
}

/// What a reader sees of these games of a player: an administrator directs all tournaments.
///
/// # Errors
/// A database fault.
pub fn extents(
    c: &mut Conn,
    player: PlayerId,
    games: &[Outline],
    reader: Option<PlayerId>,
    administers: bool,
) -> Result<HashMap<GameId, Extent>, StorageError> {
    let mut events: Vec<TournamentId> = games.iter().filter_map(|game| game.event).collect();
    events.sort_unstable();
    events.dedup();
    let standing = match reader {
        Some(reader) if !administers => standing_in(c, &events, reader)?,
        _ => HashMap::new(),
    };
    let counted = games.iter().any(|game| game.watch.counts_games());
    let progress = progress(c, if counted { &events } else { &[] })?;
    let extent = |game: &Outline| {
        let own = reader.is_some_and(|me| me == player || me == game.opponent);
        let audience = match game.event {
            _ if own => Audience::Player,
            Some(_) if administers => Audience::Director,
            Some(event) => standing.get(&event).copied().unwrap_or(Audience::Public),
            None => Audience::Public,
        };
        let progress = game.event.and_then(|event| progress.get(&event).copied());
        let runs = game.ended_at.is_none();
        let extent = (game.watch).extent(audience, runs, progress.unwrap_or_default());
        (game.id, extent)
    };
    Ok(games.iter().map(extent).collect())
}

/// Number, version, White, Black, whether it runs, its tournament, who else sees it.
#[derive(Queryable)]
struct Found(
    GameId,
    i64,
    PlayerId,
    PlayerId,
    bool,
    Option<TournamentId>,
    String,
);

impl Found {
    fn is_of(&self, player: PlayerId) -> bool {
        self.2 == player || self.3 == player
    }
}
