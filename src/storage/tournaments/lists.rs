//! Lists of tournaments.

use diesel::dsl::count_star;
use diesel::prelude::*;

use crate::domain::time::Instant;
use crate::domain::tournament::field::TournamentState;
use crate::domain::tournament::format::Format;
use crate::domain::tournament::setup::EntryState;
use crate::domain::{PlayerId, TournamentId};
use crate::storage::schema::{entries, tournament_terms, tournaments};
use crate::storage::{Conn, StorageError};

/// A line of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Its number.
    pub id: TournamentId,
    /// Its name.
    pub name: String,
    /// What has become of it.
    pub state: TournamentState,
    /// How it is played.
    pub format: Format,
    /// When its clocks start, or started.
    pub starts_at: Instant,
    /// When it ended.
    pub ended_at: Option<Instant>,
    /// How many take part.
    pub players: i64,
    /// How many places there are.
    pub most: Option<i32>,
}

type Row = (i64, String, String, String, i64, Option<i64>, Option<i32>);

fn columns() -> (
    tournaments::id,
    tournaments::name,
    tournaments::state,
    tournaments::format,
    tournaments::starts_at,
    tournaments::ended_at,
    tournaments::most,
) {
    (
        tournaments::id,
        tournaments::name,
        tournaments::state,
        tournaments::format,
        tournaments::starts_at,
        tournaments::ended_at,
        tournaments::most,
    )
}

fn with_players(c: &mut Conn, rows: Vec<Row>) -> Result<Vec<Summary>, StorageError> {
    let ids: Vec<i64> = rows.iter().map(|row| row.0).collect();
    let counts: Vec<(i64, i64)> = entries::table
        .filter(entries::tournament_id.eq_any(ids))
        .filter(entries::state.eq_any([EntryState::In.code(), EntryState::Withdrawn.code()]))
        .group_by(entries::tournament_id)
        .select((entries::tournament_id, count_star()))
        .load(c)?;
    rows.into_iter()
        .map(|(id, name, state, format, starts_at, ended_at, most)| {
            let corrupt = |what: &str| StorageError::corrupt("tournaments", id, what);
            Ok(Summary {
                id,
                name,
                state: TournamentState::from_code(&state)
                    .ok_or_else(|| corrupt("unknown state"))?,
                format: format.parse().map_err(|_| corrupt("unknown format"))?,
                starts_at: Instant(starts_at),
                ended_at: ended_at.map(Instant),
                players: counts
                    .iter()
                    .find(|(of, _)| *of == id)
                    .map_or(0, |(_, n)| *n),
                most,
            })
        })
        .collect()
}

/// Tournaments in one state; those to come by their start, those past from the latest on. `by`: only those that this player
/// directs.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn list(
    c: &mut Conn,
    state: TournamentState,
    by: Option<PlayerId>,
    skip: i64,
    most: i64,
) -> Result<Vec<Summary>, StorageError> {
    let mut query = tournaments::table
        .filter(tournaments::state.eq(state.code()))
        .select(columns())
        .limit(most)
        .offset(skip)
        .into_boxed();
    if let Some(by) = by {
        query = query.filter(
            tournaments::director_id
                .eq(by)
                .or(tournaments::deputy_id.eq(Some(by))),
        );
    }
    query = match state {
        TournamentState::Finished | TournamentState::Cancelled => {
            query.order((tournaments::starts_at.desc(), tournaments::id.desc()))
        }
        _ => query.order((tournaments::starts_at.asc(), tournaments::id.desc())),
    };
    let rows: Vec<Row> = query.load(c)?;
    with_players(c, rows)
}

/// The tournaments that a player takes part in or waits for, and that are not over.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn of_player(c: &mut Conn, player: PlayerId) -> Result<Vec<Summary>, StorageError> {
    let states = [
        TournamentState::Registration.code(),
        TournamentState::Running.code(),
    ];
    let rows: Vec<Row> = tournaments::table
        .inner_join(entries::table.on(entries::tournament_id.eq(tournaments::id)))
        .filter(entries::player_id.eq(player))
        .filter(entries::state.eq_any([EntryState::In.code(), EntryState::Waiting.code()]))
        .filter(tournaments::state.eq_any(states))
        .order((tournaments::starts_at.asc(), tournaments::id.asc()))
        .select(columns())
        .load(c)?;
    with_players(c, rows)
}

/// When those that are over had started, each as often as it comes.
///
/// # Errors
/// A database fault.
pub fn finished_starts(c: &mut Conn) -> Result<Vec<Instant>, StorageError> {
    let starts: Vec<i64> = tournaments::table
        .filter(tournaments::state.eq(TournamentState::Finished.code()))
        .select(tournaments::starts_at)
        .load(c)?;
    Ok(starts.into_iter().map(Instant).collect())
}

/// Those that are over, from the latest on: all that started in a span, or all of a series.
///
/// # Errors
/// A database fault.
pub fn finished_of(
    c: &mut Conn,
    (from, to): (Instant, Instant),
    series: Option<&str>,
    most: i64,
) -> Result<Vec<TournamentId>, StorageError> {
    let mut query = tournaments::table
        .inner_join(tournament_terms::table.on(tournament_terms::tournament_id.eq(tournaments::id)))
        .filter(tournaments::state.eq(TournamentState::Finished.code()))
        .filter(tournaments::starts_at.ge(from.0))
        .filter(tournaments::starts_at.lt(to.0))
        .order((tournaments::starts_at.desc(), tournaments::id.desc()))
        .limit(most)
        .select(tournaments::id)
        .into_boxed();
    if let Some(series) = series {
        query = query.filter(tournament_terms::series.eq(series.to_owned()));
    }
    Ok(query.load(c)?)
}

/// The tournaments that may have something to be done by itself.
///
/// # Errors
/// A database fault.
pub fn going_on(c: &mut Conn) -> Result<Vec<TournamentId>, StorageError> {
    let states = [
        TournamentState::Registration.code(),
        TournamentState::Running.code(),
    ];
    Ok(tournaments::table
        .filter(tournaments::state.eq_any(states))
        .order(tournaments::id)
        .select(tournaments::id)
        .load(c)?)
}
