//! A tournament as it stands.

use std::collections::HashMap;

use diesel::prelude::*;

use crate::domain::time::Instant;
use crate::domain::tournament::field::{Field, Meeting, Met, Round, RoundState, Seat};
use crate::domain::tournament::setup::EntryState;
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::storage::schema::{entries, games, pairings, rounds, seats};
use crate::storage::{Conn, StorageError};

use super::number;

#[derive(Queryable, Selectable)]
#[diesel(table_name = pairings)]
struct PairingRow {
    id: i64,
    stage: i32,
    grp: i32,
    round: i32,
    board: i32,
    leg: i32,
    white: i32,
    black: Option<i32>,
    game_id: Option<i64>,
    decided: Option<String>,
}

/// Everything that results follow from: four queries, however many games there are.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn field(c: &mut Conn, id: TournamentId) -> Result<Field, StorageError> {
    Ok(Field {
        seats: all_seats(c, id)?,
        rounds: all_rounds(c, id)?,
        meetings: all_meetings(c, id)?,
    })
}

fn all_seats(c: &mut Conn, id: TournamentId) -> Result<Vec<Seat>, StorageError> {
    let people: Vec<(i64, String, Option<i32>, bool)> = entries::table
        .filter(entries::tournament_id.eq(id))
        .select((
            entries::player_id,
            entries::state,
            entries::rating,
            entries::counts,
        ))
        .load(c)?;
    let people: HashMap<PlayerId, (String, Option<i32>, bool)> = people
        .into_iter()
        .map(|(player, state, rating, counts)| (player, (state, rating, counts)))
        .collect();
    let rows: Vec<(i32, i32, i32, i64, Option<i64>)> = seats::table
        .filter(seats::tournament_id.eq(id))
        .order((seats::stage, seats::grp, seats::number))
        .select((
            seats::stage,
            seats::grp,
            seats::number,
            seats::player_id,
            seats::was_id,
        ))
        .load(c)?;
    let seat = |(stage, group, place, player, was): (i32, i32, i32, i64, Option<i64>)| {
        let entry = people.get(&player);
        Seat {
            stage: number(stage),
            group: number(group),
            number: number(place),
            player,
            was,
            rating: entry.and_then(|(_, rating, _)| u16::try_from((*rating)?).ok()),
            gone: entry.is_some_and(|(state, ..)| state == EntryState::Withdrawn.code()),
            counts: entry.is_none_or(|(.., counts)| *counts),
        }
    };
    Ok(rows.into_iter().map(seat).collect())
}

fn all_rounds(c: &mut Conn, id: TournamentId) -> Result<Vec<Round>, StorageError> {
    let rows: Vec<(i32, i32, String, i64)> = rounds::table
        .filter(rounds::tournament_id.eq(id))
        .order((rounds::stage, rounds::round))
        .select((
            rounds::stage,
            rounds::round,
            rounds::state,
            rounds::starts_at,
        ))
        .load(c)?;
    rows.into_iter()
        .map(|(stage, round, state, starts_at)| {
            Ok(Round {
                stage: number(stage),
                round: number(round),
                state: RoundState::from_code(&state)
                    .ok_or_else(|| StorageError::corrupt("rounds", id, "unknown state"))?,
                starts_at: Instant(starts_at),
            })
        })
        .collect()
}

fn all_meetings(c: &mut Conn, id: TournamentId) -> Result<Vec<Meeting>, StorageError> {
    let ended: Vec<(GameId, Option<String>, Option<String>)> = games::table
        .filter(games::tournament_id.eq(id))
        .filter(games::state.eq("ended"))
        .select((games::id, games::result, games::reason))
        .load(c)?;
    let ended: HashMap<GameId, Met> = ended
        .into_iter()
        .filter_map(|(game, result, reason)| Some((game, Met::of_ending(&result?, &reason?)?)))
        .collect();
    let rows: Vec<PairingRow> = pairings::table
        .filter(pairings::tournament_id.eq(id))
        .order((
            pairings::stage,
            pairings::grp,
            pairings::round,
            pairings::board,
            pairings::leg,
        ))
        .select(PairingRow::as_select())
        .load(c)?;
    Ok(rows.into_iter().map(|row| meeting(row, &ended)).collect())
}

fn meeting(row: PairingRow, ended: &HashMap<GameId, Met>) -> Meeting {
    let by_game = row.game_id.and_then(|game| ended.get(&game).copied());
    let decided = row.decided.as_deref().and_then(Met::from_code);
    Meeting {
        id: row.id,
        stage: number(row.stage),
        group: number(row.grp),
        round: number(row.round),
        board: number(row.board),
        leg: number(row.leg),
        white: number(row.white),
        black: row.black.map(number),
        game: row.game_id,
        met: by_game.or(decided).unwrap_or(Met::Open),
    }
}

/// The tournament, stage and group of a game, if it is one of a tournament.
///
/// # Errors
/// A database fault.
pub fn meeting_of(
    c: &mut Conn,
    game: GameId,
) -> Result<Option<(TournamentId, u32, u32)>, StorageError> {
    let found: Option<(i64, i32, i32)> = pairings::table
        .filter(pairings::game_id.eq(game))
        .select((pairings::tournament_id, pairings::stage, pairings::grp))
        .first(c)
        .optional()?;
    Ok(found.map(|(id, stage, group)| (id, number(stage), number(group))))
}
