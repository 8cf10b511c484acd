//! The losses of a withdrawal that are rated as one.

use std::collections::HashSet;

use diesel::prelude::*;

use crate::domain::rating::{Bout, Cause, Losses, Pool, Score, Step};
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::storage::schema::{games, moves, ratings};
use crate::storage::{Conn, StorageError};

use super::chain::{Row, Stored, number};

/// The losses that a further one in this event, at this instant, is rated as one with, and the number of the first of them: the player has
/// made no move in the event since, and at least one of them counts. `None`: it begins a period of its own.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn losses(
    c: &mut Conn,
    player: PlayerId,
    pool: Pool,
    event: TournamentId,
    at: Instant,
) -> Result<Option<(u32, Losses)>, StorageError> {
    let own = || {
        ratings::table
            .filter(ratings::player_id.eq(player))
            .filter(ratings::pool.eq(pool.code()))
    };
    let last: Option<Option<i32>> = own()
        .inner_join(games::table.on(ratings::game_id.eq(games::id.nullable())))
        .filter(games::tournament_id.eq(event))
        .filter(ratings::first.is_not_null())
        .order(ratings::number.desc())
        .select(ratings::first)
        .first(c)
        .optional()?;
    let Some(first) = last.flatten() else {
        return Ok(None);
    };
    let rows: Vec<Stored> = own()
        .filter(ratings::number.ge(first))
        .order(ratings::number)
        .select(Stored::as_select())
        .load(c)?;
    let rows: Result<Vec<Row>, _> = rows.into_iter().map(Stored::row).collect();
    let rows = rows?;
    let Some(begun) = rows.first() else {
        return Ok(None);
    };
    let replaced = rows.iter().any(|row| row.cause == Cause::Entered);
    if replaced || has_moved(c, event, player, (begun.at, at))? {
        return Ok(None);
    }
    let steps = standing(&rows, number(first));
    let losses = Losses {
        base: begun.change.was,
        steps,
    };
    Ok((!losses.steps.is_empty()).then_some((number(first), losses)))
}

/// Those of a period's losses that have not been taken back.
fn standing(rows: &[Row], first: u32) -> Vec<Step> {
    let back: HashSet<(Option<GameId>, u32)> = rows
        .iter()
        .filter(|row| row.cause == Cause::TakenBack)
        .map(|row| (row.game, row.turn))
        .collect();
    rows.iter()
        .filter(|row| row.cause == Cause::Lost && row.first == Some(first))
        .filter(|row| !back.contains(&(row.game, row.turn + 1)))
        .filter_map(|row| {
            let (_, opponent) = row.opponent?;
            Some(Step {
                bout: Bout {
                    opponent,
                    score: Score::Lost,
                },
                delta: row.change.delta,
            })
        })
        .collect()
}

/// Whether somebody has made a move in an event after an instant and not after another: results may be looked at late.
fn has_moved(
    c: &mut Conn,
    event: TournamentId,
    player: PlayerId,
    (after, until): (Instant, Instant),
) -> Result<bool, StorageError> {
    let rows: Vec<(i64, String)> = moves::table
        .inner_join(games::table.on(games::id.eq(moves::game_id)))
        .filter(games::tournament_id.eq(event))
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .filter(moves::ply.gt(games::given))
        .filter(moves::at.gt(after.0))
        .filter(moves::at.le(until.0))
        .select((games::white_id, moves::fen))
        .load(c)?;
    // whoever is not to move in the position after it has made it
    let own = |(white, fen): &(i64, String)| {
        let black_is_to_move = fen.split(' ').nth(1) == Some("b");
        (*white == player) == black_is_to_move
    };
    Ok(rows.iter().any(own))
}
