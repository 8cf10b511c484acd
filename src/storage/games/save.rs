//! Writing what happened to a game. Everything that changes what a game is, or when it is due, goes through the
//! version guard: a guard on the ply would let a move revive a game that has just been lost on time.

use diesel::prelude::*;

use crate::domain::ending::Ending;
use crate::domain::game::{Game, JUST_MADE, OfferChange, Played, Ticking};
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::storage::planned::Planned;
use crate::storage::schema::{draw_offers, game_events, games, moves};
use crate::storage::{Conn, StorageError, both, ratings};

use super::rows::{MoveRow, stored};

/// A running game's next state.
#[derive(Clone, Debug)]
pub struct Advance {
    /// Plies on the board.
    pub ply: u32,
    /// Who is to move.
    pub waiting: PlayerId,
    /// The clock that runs.
    pub ticking: Ticking,
    /// The instant of the game's last event.
    pub changed_at: Instant,
    /// The ply of the last claim.
    pub claim_ply: Option<u32>,
    /// How many acts on the clocks come with it.
    pub acts: i32,
    /// How often plans had been changed when this was decided.
    pub plan_changes: i32,
}

/// Moves a running game on, if it is still at `version`.
///
/// # Errors
/// [`StorageError::Stale`] when it is not; a database fault.
pub fn advance(tx: &mut Conn, id: GameId, version: i64, to: &Advance) -> Result<(), StorageError> {
    let state = (
        games::version.eq(version + 1),
        games::ply.eq(stored(to.ply)),
        games::waiting_id.eq(Some(to.waiting)),
        games::allowed_ms.eq(to.ticking.allowed),
        games::clock_started_at.eq(to.ticking.started.0),
        games::clock_zone.eq(to.ticking.night.map(|z| z.name().to_owned())),
        games::deadline_at.eq(Some(to.ticking.deadline.0)),
        games::look_at.eq(Some(to.ticking.look_at.0)),
        games::changed_at.eq(to.changed_at.0),
        games::claim_ply.eq(to.claim_ply.map(stored)),
        games::clock_acts.eq(games::clock_acts + to.acts),
    );
    let advanced = diesel::update(
        games::table
            .filter(games::id.eq(id))
            .filter(games::version.eq(version))
            // by other plans than those that stand nothing is played
            .filter(games::plan_changes.eq(to.plan_changes)),
    )
    .set(state);
    let rows = both!(tx, c => Planned(advanced).execute(c))?;
    one_row(rows)
}

/// Notes another end date of a game's event. The caller has moved the game on under its version guard in the same transaction.
///
/// # Errors
/// A database fault.
pub fn set_end(tx: &mut Conn, id: GameId, ends: Option<Instant>) -> Result<(), StorageError> {
    diesel::update(games::table.find(id))
        .set(games::ends_at.eq(ends.map(|at| at.0)))
        .execute(tx)?;
    Ok(())
}

/// Notes acts on a game whose position and clock they do not change, if it is still at `version`.
///
/// # Errors
/// [`StorageError::Stale`] when it is not; a database fault.
pub fn touch(tx: &mut Conn, id: GameId, version: i64, acts: i32) -> Result<(), StorageError> {
    let rows = diesel::update(
        games::table
            .filter(games::id.eq(id))
            .filter(games::version.eq(version)),
    )
    .set((
        games::version.eq(version + 1),
        games::clock_acts.eq(games::clock_acts + acts),
    ))
    .execute(tx)?;
    one_row(rows)
}

/// Puts an ended game back into play, if it is still at `version`, and leaves a row for the ratings to take its result back.
/// Only `actions::resume` calls this.
///
/// # Errors
/// [`StorageError::Stale`] when it is not; a database fault.
pub fn reopen(tx: &mut Conn, id: GameId, version: i64, to: &Advance) -> Result<(), StorageError> {
    advance(tx, id, version, to)?;
    diesel::update(games::table.find(id))
        .set((
            games::state.eq("running"),
            games::result.eq(None::<String>),
            games::reason.eq(None::<String>),
            games::ended_at.eq(None::<i64>),
        ))
        .execute(tx)?;
    ratings::leave(tx, id, to.changed_at)
}

/// Ends a game, if it is still as it was read, and leaves a row for the rating. Only `actions::finish` calls this.
///
/// # Errors
/// [`StorageError::Stale`] when it is not; a database fault.
pub fn end(
    tx: &mut Conn,
    game: &Game,
    ply: u32,
    ending: Ending,
    at: Instant,
) -> Result<(), StorageError> {
    let id = game.id;
    let rows = diesel::update(
        games::table
            .filter(games::id.eq(id))
            .filter(games::version.eq(game.version))
            .filter(games::plan_changes.eq(game.plan_changes)),
    )
    .set((
        games::version.eq(game.version + 1),
        games::state.eq("ended"),
        games::ply.eq(stored(ply)),
        games::waiting_id.eq(None::<i64>),
        games::deadline_at.eq(None::<i64>),
        games::look_at.eq(None::<i64>),
        games::offer_id.eq(None::<i64>),
        games::result.eq(Some(ending.result())),
        games::reason.eq(Some(ending.reason())),
        games::changed_at.eq(at.0),
        games::ended_at.eq(Some(at.0)),
    ))
    .execute(tx)?;
    one_row(rows)?;
    if ending.can_be_rated() {
        ratings::leave(tx, id, at)?;
    }
    Ok(())
}

/// Gives a game that has ended another ending, if it is still as it was read. When it ended stays; the ratings
/// follow the new result. Only `actions::finish` calls this.
///
/// # Errors
/// [`StorageError::Stale`] when it is not; a database fault.
pub fn change_result(
    tx: &mut Conn,
    game: &Game,
    ending: Ending,
    at: Instant,
) -> Result<(), StorageError> {
    let rows = diesel::update(
        games::table
            .filter(games::id.eq(game.id))
            .filter(games::version.eq(game.version)),
    )
    .set((
        games::version.eq(game.version + 1),
        games::result.eq(Some(ending.result())),
        games::reason.eq(Some(ending.reason())),
        games::changed_at.eq(at.0),
    ))
    .execute(tx)?;
    one_row(rows)?;
    ratings::leave(tx, game.id, at)
}

/// A step that ends a game may bring acts with it: how many there are says whether any are read.
///
/// # Errors
/// A database fault.
pub fn count_acts(tx: &mut Conn, id: GameId, acts: i32) -> Result<(), StorageError> {
    diesel::update(games::table.find(id))
        .set(games::clock_acts.eq(games::clock_acts + acts))
        .execute(tx)?;
    Ok(())
}

fn one_row(rows: usize) -> Result<(), StorageError> {
    if rows == 1 {
        Ok(())
    } else {
        Err(StorageError::Stale)
    }
}

/// Keeps a move.
///
/// # Errors
/// A database fault.
pub fn insert_move(tx: &mut Conn, id: GameId, played: &Played) -> Result<(), StorageError> {
    let row = MoveRow {
        game_id: id,
        ply: stored(played.ply),
        uci: played.uci.clone(),
        san: played.san.clone(),
        fen: played.fen.clone(),
        at: played.at.0,
        used_ms: played.used,
        left_ms: played.left,
        offered: played.offered,
        door: played.door.code().to_owned(),
        night_zone: played.night.map(|z| z.name().to_owned()),
    };
    both!(tx, c => diesel::insert_into(moves::table).values(row).execute(c))?;
    Ok(())
}

/// Makes and closes draw offers; `player` is whoever offers.
///
/// # Errors
/// A database fault.
pub fn change_offers(
    tx: &mut Conn,
    id: GameId,
    player: impl Fn(crate::rules::Color) -> PlayerId,
    changes: &[OfferChange],
    at: Instant,
) -> Result<(), StorageError> {
    let mut made = None;
    for change in changes {
        match change {
            OfferChange::Made { by, ply, by_claim } => {
                let offer: i64 = diesel::insert_into(draw_offers::table)
                    .values((
                        draw_offers::game_id.eq(id),
                        draw_offers::ply.eq(stored(*ply)),
                        draw_offers::by_id.eq(player(*by)),
                        draw_offers::by_claim.eq(*by_claim),
                        draw_offers::state.eq("open"),
                        draw_offers::made_at.eq(at.0),
                    ))
                    .returning(draw_offers::id)
                    .get_result(tx)?;
                made = Some(offer);
                set_offer(tx, id, made)?;
            }
            OfferChange::Closed { id: offer, state } => {
                let offer = if *offer == JUST_MADE {
                    made
                } else {
                    Some(*offer)
                };
                let offer = offer.ok_or(StorageError::NotFound)?;
                diesel::update(draw_offers::table.find(offer))
                    .set((
                        draw_offers::state.eq(state.code()),
                        draw_offers::answered_at.eq(Some(at.0)),
                    ))
                    .execute(tx)?;
                set_offer(tx, id, None)?;
            }
        }
    }
    Ok(())
}

fn set_offer(tx: &mut Conn, id: GameId, offer: Option<i64>) -> Result<(), StorageError> {
    diesel::update(games::table.find(id))
        .set(games::offer_id.eq(offer))
        .execute(tx)?;
    Ok(())
}

/// Keeps an event.
///
/// # Errors
/// A database fault.
pub fn keep_event(
    tx: &mut Conn,
    id: GameId,
    ply: u32,
    kind: &str,
    player: Option<PlayerId>,
    at: Instant,
) -> Result<(), StorageError> {
    diesel::insert_into(game_events::table)
        .values((
            game_events::game_id.eq(id),
            game_events::ply.eq(stored(ply)),
            game_events::kind.eq(kind),
            game_events::player_id.eq(player),
            game_events::at.eq(at.0),
        ))
        .execute(tx)?;
    Ok(())
}
