//! The rows of the chains. Nothing here changes one that is there.

use diesel::prelude::*;

use crate::domain::rating::{Cause, Change, Pool, Rating, START_VOLATILITY, Stood};
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::storage::schema::{rating_heads, ratings};
use crate::storage::{Conn, StorageError, both};

/// A row to be appended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRow {
    /// Whose chain.
    pub player: PlayerId,
    /// In which pool.
    pub pool: Pool,
    /// Why.
    pub cause: Cause,
    /// The game, and how often it has been rated and taken back before.
    pub game: Option<(GameId, u32)>,
    /// The opponent, and what he was taken for.
    pub opponent: Option<(PlayerId, Rating)>,
    /// The number of the first of the losses that it is rated as one with, which may be itself.
    pub first: Option<u32>,
    /// What it changes.
    pub change: Change,
    /// How many games count afterwards.
    pub games: u32,
    /// Who has entered it.
    pub by: Option<PlayerId>,
    /// What he says of it.
    pub note: String,
    /// The instant of the result.
    pub at: Instant,
}

/// A row that is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Whose chain.
    pub player: PlayerId,
    /// In which pool.
    pub pool: Pool,
    /// Its place in the chain, from 1.
    pub number: u32,
    /// The instant of the result.
    pub at: Instant,
    /// Why it is there.
    pub cause: Cause,
    /// The game.
    pub game: Option<GameId>,
    /// How often the game had been rated and taken back before.
    pub turn: u32,
    /// The opponent, and what he was taken for.
    pub opponent: Option<(PlayerId, Rating)>,
    /// The number of the first of the losses that it is rated as one with.
    pub first: Option<u32>,
    /// What it has changed.
    pub change: Change,
    /// What was said of a value that was entered.
    pub note: String,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = ratings)]
pub(super) struct Stored {
    player_id: i64,
    pool: String,
    number: i32,
    at: i64,
    cause: String,
    game_id: Option<i64>,
    turn: Option<i32>,
    opponent_id: Option<i64>,
    opponent_value: Option<i64>,
    opponent_deviation: Option<i64>,
    first: Option<i32>,
    delta: i64,
    value: i64,
    deviation: i64,
    volatility: i64,
    was_deviation: i64,
    was_volatility: i64,
    note: String,
}

impl Stored {
    pub(super) fn row(self) -> Result<Row, StorageError> {
        let corrupt = |what| StorageError::corrupt("ratings", self.player_id, what);
        let opponent = match (
            self.opponent_id,
            self.opponent_value,
            self.opponent_deviation,
        ) {
            (Some(id), Some(value), Some(deviation)) => Some((id, taken_for(value, deviation))),
            _ => None,
        };
        Ok(Row {
            player: self.player_id,
            pool: Pool::from_code(&self.pool).ok_or_else(|| corrupt("unknown pool"))?,
            number: number(self.number),
            at: Instant(self.at),
            cause: Cause::from_code(&self.cause).ok_or_else(|| corrupt("unknown cause"))?,
            game: self.game_id,
            turn: self.turn.map_or(0, number),
            opponent,
            first: self.first.map(number),
            change: Change {
                delta: self.delta,
                was: Rating {
                    value: self.value - self.delta,
                    deviation: self.was_deviation,
                    volatility: self.was_volatility,
                },
                now: Rating {
                    value: self.value,
                    deviation: self.deviation,
                    volatility: self.volatility,
                },
            },
            note: self.note,
        })
    }
}

/// An opponent's volatility has no share in the change.
fn taken_for(value: i64, deviation: i64) -> Rating {
    Rating {
        value,
        deviation,
        volatility: START_VOLATILITY,
    }
}

pub(super) fn number(count: i32) -> u32 {
    u32::try_from(count).unwrap_or(0)
}

fn stored(count: u32) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

/// Where a chain stands; an empty one at the start.
///
/// # Errors
/// A database fault.
pub fn stood(c: &mut Conn, player: PlayerId, pool: Pool) -> Result<Stood, StorageError> {
    let head: Option<(i32, i64, i64, i64, i64, i32)> = rating_heads::table
        .find((player, pool.code()))
        .select((
            rating_heads::number,
            rating_heads::at,
            rating_heads::value,
            rating_heads::deviation,
            rating_heads::volatility,
            rating_heads::games,
        ))
        .get_result(c)
        .optional()?;
    let Some((last, at, value, deviation, volatility, games)) = head else {
        return Ok(Stood::default());
    };
    Ok(Stood {
        number: number(last),
        at: Instant(at),
        rating: Rating {
            value,
            deviation,
            volatility,
        },
        games: number(games),
    })
}

/// Appends a row to a chain that stands as it was read; where it stands then comes back.
///
/// # Errors
/// [`StorageError::Stale`] if somebody else has appended one meanwhile; a database fault.
pub fn append(
    tx: &mut Conn,
    stood: &Stood,
    row: &NewRow,
    now: Instant,
) -> Result<Stood, StorageError> {
    let next = Stood {
        number: stood.number + 1,
        // a chain does not go back in time, also where a result came to be known late
        at: row.at.max(stood.at),
        rating: row.change.now,
        games: row.games,
    };
    move_head(tx, row, stood.number, &next)?;
    let opponent = row.opponent;
    diesel::insert_into(ratings::table)
        .values((
            (
                ratings::player_id.eq(row.player),
                ratings::pool.eq(row.pool.code()),
                ratings::number.eq(stored(next.number)),
                ratings::at.eq(row.at.0),
                ratings::made_at.eq(now.0),
                ratings::cause.eq(row.cause.code()),
                ratings::game_id.eq(row.game.map(|(game, _)| game)),
                ratings::turn.eq(row.game.map(|(_, turn)| stored(turn))),
            ),
            (
                ratings::opponent_id.eq(opponent.map(|(id, _)| id)),
                ratings::opponent_value.eq(opponent.map(|(_, r)| r.value)),
                ratings::opponent_deviation.eq(opponent.map(|(_, r)| r.deviation)),
                ratings::first.eq(row.first.map(stored)),
                ratings::delta.eq(row.change.delta),
            ),
            (
                ratings::value.eq(row.change.now.value),
                ratings::deviation.eq(row.change.now.deviation),
                ratings::volatility.eq(row.change.now.volatility),
                ratings::was_deviation.eq(row.change.was.deviation),
                ratings::was_volatility.eq(row.change.was.volatility),
                ratings::by_id.eq(row.by),
                ratings::note.eq(&row.note),
            ),
        ))
        .execute(tx)
        .map_err(taken)?;
    Ok(next)
}

fn move_head(tx: &mut Conn, row: &NewRow, was: u32, next: &Stood) -> Result<(), StorageError> {
    let state = (
        rating_heads::number.eq(stored(next.number)),
        rating_heads::at.eq(next.at.0),
        rating_heads::value.eq(next.rating.value),
        rating_heads::deviation.eq(next.rating.deviation),
        rating_heads::volatility.eq(next.rating.volatility),
        rating_heads::games.eq(stored(next.games)),
        rating_heads::sure_until.eq(next.rating.sure_until(next.at).0),
    );
    let rows = if was == 0 {
        let key = (
            rating_heads::player_id.eq(row.player),
            rating_heads::pool.eq(row.pool.code()),
        );
        diesel::insert_into(rating_heads::table)
            .values((key, state))
            .execute(tx)
            .map_err(taken)?
    } else {
        let head = rating_heads::table
            .find((row.player, row.pool.code()))
            .filter(rating_heads::number.eq(stored(was)));
        diesel::update(head).set(state).execute(tx)?
    };
    match rows {
        1 => Ok(()),
        _ => Err(StorageError::Stale),
    }
}

/// Somebody else was a moment quicker.
fn taken(error: diesel::result::Error) -> StorageError {
    let error = StorageError::from(error);
    if error.is_unique_violation() {
        StorageError::Stale
    } else {
        error
    }
}

/// All rows of a game, of both players, in the order in which they were appended.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn of_game(c: &mut Conn, game: GameId) -> Result<Vec<Row>, StorageError> {
    let rows: Vec<Stored> = both!(c, c => ratings::table
        .filter(ratings::game_id.eq(game))
        .order((ratings::turn, ratings::player_id))
        .select(Stored::as_select())
        .load(c))?;
    rows.into_iter().map(Stored::row).collect()
}

/// Rows of a chain, the newest first.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn rows(
    c: &mut Conn,
    player: PlayerId,
    pool: Pool,
    skip: i64,
    most: i64,
) -> Result<Vec<Row>, StorageError> {
    let rows: Vec<Stored> = ratings::table
        .filter(ratings::player_id.eq(player))
        .filter(ratings::pool.eq(pool.code()))
        .order(ratings::number.desc())
        .offset(skip)
        .limit(most)
        .select(Stored::as_select())
        .load(c)?;
    rows.into_iter().map(Stored::row).collect()
}

/// Whether a value was entered by hand after this row.
///
/// # Errors
/// A database fault.
pub fn entered_after(
    c: &mut Conn,
    player: PlayerId,
    pool: Pool,
    after: u32,
) -> Result<bool, StorageError> {
    let entered = ratings::table
        .filter(ratings::player_id.eq(player))
        .filter(ratings::pool.eq(pool.code()))
        .filter(ratings::cause.eq(Cause::Entered.code()))
        .filter(ratings::number.gt(stored(after)));
    Ok(diesel::select(diesel::dsl::exists(entered)).get_result(c)?)
}
