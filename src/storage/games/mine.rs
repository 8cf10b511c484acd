//! What lists of one player's games are sorted and filtered by, and what a page of them shows: a fixed number of queries
//! however many games there are.

use std::collections::HashMap;

use diesel::prelude::*;

use crate::domain::ending::Ending;
use crate::domain::invitation::Aids;
use crate::domain::rating::Pool;
use crate::domain::time::Instant;
use crate::domain::visibility::{MoveRecord, Openness};
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::rules::Color;
use crate::storage::fixed::{IsEnded, IsRunning, IsThere};
use crate::storage::schema::{game_terms, games, moves, tournaments};
use crate::storage::{Conn, StorageError};

use super::lists::{Listed, listed};
use super::load::move_record;
use super::rows::{GameRow, MoveRow};
use super::watch::AT_ONCE;

/// A game of a player, in as little as sorting and filtering need.
#[derive(Clone, Debug)]
pub struct Outline {
    /// Number.
    pub id: GameId,
    /// Against whom.
    pub opponent: PlayerId,
    /// In which tournament.
    pub event: Option<TournamentId>,
    /// When it began.
    pub started_at: Instant,
    /// When it ended.
    pub ended_at: Option<Instant>,
    /// Who else sees its moves, and when.
    pub watch: Openness,
}

/// All games of a player that run, or all that have ended; in no particular order.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn outlines(
    c: &mut Conn,
    player: PlayerId,
    running: bool,
) -> Result<Vec<Outline>, StorageError> {
    type Row = (
        GameId,
        PlayerId,
        PlayerId,
        Option<TournamentId>,
        i64,
        Option<i64>,
        String,
    );
    let query = games::table
        .inner_join(game_terms::table.on(game_terms::game_id.eq(games::id)))
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .select((
            games::id,
            games::white_id,
            games::black_id,
            games::tournament_id,
            games::started_at,
            games::ended_at,
            game_terms::visibility,
        ));
    let rows: Vec<Row> = if running {
        query.filter(IsRunning).load(c)?
    } else {
        query.filter(IsEnded).load(c)?
    };
    rows.into_iter()
        .map(|(id, white, black, event, started, ended, watch)| {
            let corrupt = |_| StorageError::corrupt("game_terms", id, "unknown visibility");
            Ok(Outline {
                id,
                opponent: if white == player { black } else { white },
                event,
                started_at: Instant(started),
                ended_at: ended.map(Instant),
                watch: watch.parse().map_err(corrupt)?,
            })
        })
        .collect()
}

/// A game of a player that has ended, as his record counts it.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Number.
    pub id: GameId,
    /// His side.
    pub side: Color,
    /// Against whom.
    pub opponent: PlayerId,
    /// With what it is rated.
    pub pool: Pool,
    /// How it ended.
    pub ending: Option<Ending>,
}

/// All games of a player that have ended.
///
/// # Errors
/// A database fault.
pub fn outcomes(c: &mut Conn, player: PlayerId) -> Result<Vec<Outcome>, StorageError> {
    type Row = (
        GameId,
        PlayerId,
        PlayerId,
        Option<String>,
        Option<String>,
        String,
        String,
    );
    let rows: Vec<Row> = games::table
        .inner_join(game_terms::table.on(game_terms::game_id.eq(games::id)))
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .filter(IsEnded)
        .select((
            games::id,
            games::white_id,
            games::black_id,
            games::result,
            games::reason,
            game_terms::start_fen,
            game_terms::aids,
        ))
        .load(c)?;
    let outcome = |(id, white, black, result, reason, fen, aids): Row| {
        let is_white = white == player;
        Outcome {
            id,
            side: if is_white { Color::White } else { Color::Black },
            opponent: if is_white { black } else { white },
            pool: Pool::of(&fen, Aids::from_code(&aids)),
            ending: Option::zip(result, reason)
                .and_then(|(result, reason)| Ending::from_stored(&result, &reason)),
        }
    };
    Ok(rows.into_iter().map(outcome).collect())
}

/// These games as lists show them, in this order.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn listed_of(c: &mut Conn, ids: &[GameId]) -> Result<Vec<Listed>, StorageError> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let rows: Vec<(GameRow, Option<i64>)> = games::table
        .filter(games::id.eq_any(ids))
        .filter(IsThere)
        .select((GameRow::as_select(), games::offer_id))
        .load(c)?;
    let mut listed = listed(c, rows)?;
    listed.sort_by_key(|game| ids.iter().position(|id| *id == game.id));
    Ok(listed)
}

/// The positions on the boards of these games, as FEN.
///
/// # Errors
/// A database fault.
pub fn positions(c: &mut Conn, ids: &[GameId]) -> Result<HashMap<GameId, String>, StorageError> {
    let mut all = HashMap::new();
    for some in ids.chunks(AT_ONCE) {
        let rows: Vec<(GameId, String)> = moves::table
            .inner_join(
                games::table.on(games::id.eq(moves::game_id).and(games::ply.eq(moves::ply))),
            )
            .filter(games::id.eq_any(some))
            .select((games::id, moves::fen))
            .load(c)?;
        all.extend(rows);
    }
    Ok(all)
}

/// The last moves of these games, with the positions after them; of one without a move its start.
///
/// # Errors
/// A database fault.
pub fn last_moves(
    c: &mut Conn,
    ids: &[GameId],
) -> Result<HashMap<GameId, MoveRecord>, StorageError> {
    let rows: Vec<MoveRow> = moves::table
        .inner_join(games::table.on(games::id.eq(moves::game_id).and(games::ply.eq(moves::ply))))
        .filter(games::id.eq_any(ids))
        .select(MoveRow::as_select())
        .load(c)?;
    let last = rows.into_iter().map(|row| (row.game_id, move_record(row)));
    Ok(last.collect())
}

/// Names of tournaments.
///
/// # Errors
/// A database fault.
pub fn event_names(
    c: &mut Conn,
    ids: &[TournamentId],
) -> Result<HashMap<TournamentId, String>, StorageError> {
    let rows: Vec<(TournamentId, String)> = tournaments::table
        .filter(tournaments::id.eq_any(ids))
        .select((tournaments::id, tournaments::name))
        .load(c)?;
    Ok(rows.into_iter().collect())
}

/// All games that wait for a player at `now`, the most urgent first.
///
/// # Errors
/// A database fault.
pub fn waiting_in_order(
    c: &mut Conn,
    player: PlayerId,
    now: Instant,
) -> Result<Vec<GameId>, StorageError> {
    Ok(games::table
        .filter(IsRunning)
        .filter(games::waiting_id.eq(player))
        .filter(games::ends_at.is_null().or(games::ends_at.ge(now.0)))
        .order((games::deadline_at, games::id))
        .select(games::id)
        .load(c)?)
}
