//! Rounds and pairings: published, made into games, started.

use diesel::prelude::*;

use crate::domain::time::Instant;
use crate::domain::tournament::course::Draw;
use crate::domain::tournament::field::{Met, RoundState};
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::storage::schema::{games, pairings, rounds, seats};
use crate::storage::{Conn, StorageError, both};

use super::{number, stored};

/// Rows of one statement: SQLite binds only so many values.
const AT_ONCE: usize = 500;

/// Publishes a draw: seats of a new stage, its rounds, its pairings. The first round starts at `starts_at`. Rounds that are
/// there already (further games of tied matches) are published again.
///
/// # Errors
/// A database fault.
pub fn publish(
    tx: &mut Conn,
    id: TournamentId,
    draw: &Draw,
    starts_at: Instant,
    now: Instant,
) -> Result<(), StorageError> {
    let stage = stored(draw.stage);
    let mut new_seats = Vec::new();
    for (group, players) in (1..).zip(&draw.groups) {
        for (place, player) in (1..).zip(players) {
            new_seats.push((
                seats::tournament_id.eq(id),
                seats::stage.eq(stage),
                seats::grp.eq(group),
                seats::number.eq(place),
                seats::player_id.eq(*player),
            ));
        }
    }
    for some in new_seats.chunks(AT_ONCE) {
        both!(tx, c => diesel::insert_into(seats::table).values(some.to_vec()).execute(c))?;
    }
    for (round, after) in &draw.rounds {
        let row = (
            rounds::tournament_id.eq(id),
            rounds::stage.eq(stage),
            rounds::round.eq(stored(*round)),
            rounds::state.eq(RoundState::Published.code()),
            rounds::published_at.eq(now.0),
            rounds::starts_at.eq(starts_at.plus(*after).0),
        );
        let again = (
            rounds::state.eq(RoundState::Published.code()),
            rounds::starts_at.eq(starts_at.plus(*after).0),
        );
        both!(tx, c => diesel::insert_into(rounds::table)
            .values(row)
            .on_conflict((rounds::tournament_id, rounds::stage, rounds::round))
            .do_update()
            .set(again)
            .execute(c))?;
    }
    let rows: Vec<_> = draw
        .meetings
        .iter()
        .map(|m| {
            (
                pairings::tournament_id.eq(id),
                pairings::stage.eq(stage),
                pairings::grp.eq(stored(m.group)),
                pairings::round.eq(stored(m.round)),
                pairings::board.eq(stored(m.board)),
                pairings::leg.eq(stored(m.leg)),
                pairings::white.eq(stored(m.white)),
                pairings::black.eq(m.black.map(stored)),
            )
        })
        .collect();
    for some in rows.chunks(AT_ONCE) {
        both!(tx, c => diesel::insert_into(pairings::table).values(some.to_vec()).execute(c))?;
    }
    Ok(())
}

/// A pairing of which no game has been made yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unmade {
    /// The pairing.
    pub id: i64,
    /// Stage.
    pub stage: u32,
    /// Round.
    pub round: u32,
    /// White.
    pub white: PlayerId,
    /// Black.
    pub black: PlayerId,
    /// When its round starts.
    pub starts_at: Instant,
}

/// Pairings of published rounds that want a game, at most so many.
///
/// # Errors
/// A database fault.
pub fn unmade(c: &mut Conn, id: TournamentId, most: i64) -> Result<Vec<Unmade>, StorageError> {
    diesel::alias!(seats as whites: WhiteSeats, seats as blacks: BlackSeats);
    let rows: Vec<(i64, i32, i32, i64, i64, i64)> = pairings::table
        .inner_join(
            rounds::table.on(rounds::tournament_id
                .eq(pairings::tournament_id)
                .and(rounds::stage.eq(pairings::stage))
                .and(rounds::round.eq(pairings::round))),
        )
        .inner_join(
            whites.on(whites
                .field(seats::tournament_id)
                .eq(pairings::tournament_id)
                .and(whites.field(seats::stage).eq(pairings::stage))
                .and(whites.field(seats::grp).eq(pairings::grp))
                .and(whites.field(seats::number).eq(pairings::white))),
        )
        .inner_join(
            blacks.on(blacks
                .field(seats::tournament_id)
                .eq(pairings::tournament_id)
                .and(blacks.field(seats::stage).eq(pairings::stage))
                .and(blacks.field(seats::grp).eq(pairings::grp))
                .and(blacks.field(seats::number).nullable().eq(pairings::black))),
        )
        .filter(pairings::tournament_id.eq(id))
        .filter(pairings::game_id.is_null())
        .filter(pairings::decided.is_null())
        .filter(rounds::state.eq(RoundState::Published.code()))
        .order(pairings::id)
        .limit(most)
        .select((
            pairings::id,
            pairings::stage,
            pairings::round,
            whites.field(seats::player_id),
            blacks.field(seats::player_id),
            rounds::starts_at,
        ))
        .load(c)?;
    Ok(rows
        .into_iter()
        .map(|(id, stage, round, white, black, starts_at)| Unmade {
            id,
            stage: number(stage),
            round: number(round),
            white,
            black,
            starts_at: Instant(starts_at),
        })
        .collect())
}

/// Gives a pairing its game.
///
/// # Errors
/// [`StorageError::Stale`] when it has one already (another instance was quicker); a database fault.
pub fn attach(tx: &mut Conn, pairing: i64, game: GameId) -> Result<(), StorageError> {
    let rows = diesel::update(
        pairings::table
            .find(pairing)
            .filter(pairings::game_id.is_null())
            .filter(pairings::decided.is_null()),
    )
    .set(pairings::game_id.eq(Some(game)))
    .execute(tx)?;
    if rows == 1 {
        Ok(())
    } else {
        Err(StorageError::Stale)
    }
}

/// Decides a pairing without a game. One that has a game keeps what the game says.
///
/// # Errors
/// A database fault.
pub fn decide(tx: &mut Conn, pairing: i64, met: Met) -> Result<(), StorageError> {
    diesel::update(
        pairings::table
            .find(pairing)
            .filter(pairings::game_id.is_null()),
    )
    .set(pairings::decided.eq(met.code()))
    .execute(tx)?;
    Ok(())
}

/// Published rounds that have not started: stage, round, start; the earliest first.
///
/// # Errors
/// A database fault.
pub fn published(c: &mut Conn, id: TournamentId) -> Result<Vec<(u32, u32, Instant)>, StorageError> {
    let rows: Vec<(i32, i32, i64)> = rounds::table
        .filter(rounds::tournament_id.eq(id))
        .filter(rounds::state.eq(RoundState::Published.code()))
        .order((rounds::starts_at, rounds::stage, rounds::round))
        .select((rounds::stage, rounds::round, rounds::starts_at))
        .load(c)?;
    Ok(rows
        .into_iter()
        .map(|(stage, round, at)| (number(stage), number(round), Instant(at)))
        .collect())
}

/// Whether a game of a tournament runs, or is about to.
///
/// # Errors
/// A database fault.
pub fn has_open_games(c: &mut Conn, id: TournamentId) -> Result<bool, StorageError> {
    let open = games::table
        .filter(games::tournament_id.eq(id))
        .filter(games::state.ne("ended"));
    let one: Option<GameId> = open.select(games::id).first(c).optional()?;
    Ok(one.is_some())
}

/// The games of a round.
///
/// # Errors
/// A database fault.
pub fn games_of_round(
    c: &mut Conn,
    id: TournamentId,
    stage: u32,
    round: u32,
) -> Result<Vec<GameId>, StorageError> {
    let games: Vec<Option<GameId>> = pairings::table
        .filter(pairings::tournament_id.eq(id))
        .filter(pairings::stage.eq(stored(stage)))
        .filter(pairings::round.eq(stored(round)))
        .filter(pairings::game_id.is_not_null())
        .order(pairings::id)
        .select(pairings::game_id)
        .load(c)?;
    Ok(games.into_iter().flatten().collect())
}

/// A published round starts: its clocks run from `at` on.
///
/// # Errors
/// [`StorageError::Stale`] when another instance was quicker; a database fault.
pub fn start_round(
    tx: &mut Conn,
    id: TournamentId,
    stage: u32,
    round: u32,
    at: Instant,
) -> Result<(), StorageError> {
    let rows = diesel::update(
        rounds::table
            .find((id, stored(stage), stored(round)))
            .filter(rounds::state.eq(RoundState::Published.code())),
    )
    .set((
        rounds::state.eq(RoundState::Started.code()),
        rounds::starts_at.eq(at.0),
    ))
    .execute(tx)?;
    if rows == 1 {
        Ok(())
    } else {
        Err(StorageError::Stale)
    }
}

/// Rounds of a stage that were to start together start at another instant.
///
/// # Errors
/// A database fault.
pub fn move_rounds(
    tx: &mut Conn,
    id: TournamentId,
    stage: u32,
    (from, to): (Instant, Instant),
) -> Result<usize, StorageError> {
    Ok(diesel::update(rounds::table)
        .filter(rounds::tournament_id.eq(id))
        .filter(rounds::stage.eq(stored(stage)))
        .filter(rounds::state.eq(RoundState::Published.code()))
        .filter(rounds::starts_at.eq(from.0))
        .set(rounds::starts_at.eq(to.0))
        .execute(tx)?)
}

/// A started round is over.
///
/// # Errors
/// A database fault.
pub fn finish_round(
    tx: &mut Conn,
    id: TournamentId,
    stage: u32,
    round: u32,
) -> Result<(), StorageError> {
    diesel::update(rounds::table.find((id, stored(stage), stored(round))))
        .set(rounds::state.eq(RoundState::Finished.code()))
        .execute(tx)?;
    Ok(())
}
