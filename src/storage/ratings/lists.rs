//! What pages list of ratings.

use std::collections::HashMap;

use diesel::prelude::*;

use crate::domain::invitation::Aids;
use crate::domain::rating::{Pool, points};
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::storage::schema::{game_terms, games, players, rating_heads, ratings};
use crate::storage::{Conn, StorageError, both};

use super::chain::number;

/// What a player's rating in a pool is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// In which pool.
    pub pool: Pool,
    /// Thousandths of a point.
    pub value: i64,
    /// How many games count.
    pub games: u32,
    /// From when on it is provisional, if nothing comes.
    pub sure_until: Instant,
}

impl Head {
    /// In whole points.
    #[must_use]
    pub fn points(&self) -> i64 {
        points(self.value)
    }

    /// Whether it is provisional.
    #[must_use]
    pub fn is_provisional(&self, now: Instant) -> bool {
        self.sure_until <= now
    }
}

/// A line of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Who.
    pub player: PlayerId,
    /// His displayed name.
    pub display: String,
    /// What it is.
    pub head: Head,
}

type HeadRow = (String, i64, i32, i64);

fn columns() -> (
    rating_heads::pool,
    rating_heads::value,
    rating_heads::games,
    rating_heads::sure_until,
) {
    (
        rating_heads::pool,
        rating_heads::value,
        rating_heads::games,
        rating_heads::sure_until,
    )
}

fn head((pool, value, games, sure_until): HeadRow) -> Result<Head, StorageError> {
    Ok(Head {
        pool: Pool::from_code(&pool)
            .ok_or_else(|| StorageError::corrupt("rating_heads", &pool, "unknown pool"))?,
        value,
        games: number(games),
        sure_until: Instant(sure_until),
    })
}

/// A player's ratings, in the order of the pools.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn heads_of(c: &mut Conn, player: PlayerId) -> Result<Vec<Head>, StorageError> {
    let rows: Vec<HeadRow> = rating_heads::table
        .filter(rating_heads::player_id.eq(player))
        .select(columns())
        .load(c)?;
    let heads: Result<Vec<Head>, _> = rows.into_iter().map(head).collect();
    let mut heads = heads?;
    heads.sort_by_key(|head| head.pool);
    Ok(heads)
}

/// The ratings of several players in one pool: those who have one.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn of_players(
    c: &mut Conn,
    ids: &[PlayerId],
    pool: Pool,
) -> Result<HashMap<PlayerId, Head>, StorageError> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let rows: Vec<(i64, HeadRow)> = rating_heads::table
        .filter(rating_heads::player_id.eq_any(ids))
        .filter(rating_heads::pool.eq(pool.code()))
        .select((rating_heads::player_id, columns()))
        .load(c)?;
    let found = rows.into_iter().map(|(id, row)| Ok((id, head(row)?)));
    found.collect()
}

/// The ratings of the two players of a game, as its page shows them.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn of_two(
    c: &mut Conn,
    [one, other]: [PlayerId; 2],
    pool: Pool,
) -> Result<HashMap<PlayerId, Head>, StorageError> {
    let rows: Vec<(i64, HeadRow)> = both!(c, c => rating_heads::table
        .filter(rating_heads::pool.eq(pool.code()))
        .filter(rating_heads::player_id.eq(one).or(rating_heads::player_id.eq(other)))
        .select((rating_heads::player_id, columns()))
        .load(c))?;
    let found = rows.into_iter().map(|(id, row)| Ok((id, head(row)?)));
    found.collect()
}

/// The ratings of `me`'s opponents in some games, in the pool of each game: one question, however many games there are.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn of_games(
    c: &mut Conn,
    ids: &[GameId],
    me: PlayerId,
) -> Result<HashMap<GameId, Head>, StorageError> {
    let plays = rating_heads::player_id
        .eq(games::white_id)
        .or(rating_heads::player_id.eq(games::black_id));
    let rows: Vec<(GameId, String, String, HeadRow)> = games::table
        .inner_join(game_terms::table.on(game_terms::game_id.eq(games::id)))
        .inner_join(rating_heads::table.on(plays))
        .filter(games::id.eq_any(ids))
        .filter(rating_heads::player_id.ne(me))
        .select((
            games::id,
            game_terms::start_fen,
            game_terms::aids,
            columns(),
        ))
        .load(c)?;
    let mut found = HashMap::new();
    for (game, fen, aids, row) in rows {
        let head = head(row)?;
        if head.pool == Pool::of(&fen, Aids::from_code(&aids)) {
            found.insert(game, head);
        }
    }
    Ok(found)
}

/// A list of a pool, the strongest first: either those whose rating is sure, or those whose rating is provisional. Closed
/// accounts are not in it.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn list(
    c: &mut Conn,
    pool: Pool,
    provisional: bool,
    now: Instant,
    (skip, most): (i64, i64),
) -> Result<Vec<Listed>, StorageError> {
    let mut query = rating_heads::table
        .inner_join(players::table.on(players::id.eq(rating_heads::player_id)))
        .filter(rating_heads::pool.eq(pool.code()))
        .filter(players::closed_at.is_null())
        .order((rating_heads::value.desc(), players::id))
        .offset(skip)
        .limit(most)
        .select((players::id, players::display, columns()))
        .into_boxed();
    query = if provisional {
        query.filter(rating_heads::sure_until.le(now.0))
    } else {
        query.filter(rating_heads::sure_until.gt(now.0))
    };
    let rows: Vec<(i64, String, HeadRow)> = query.load(c)?;
    rows.into_iter()
        .map(|(player, display, row)| {
            Ok(Listed {
                player,
                display,
                head: head(row)?,
            })
        })
        .collect()
}

/// How many a list has.
///
/// # Errors
/// A database fault.
pub fn count(
    c: &mut Conn,
    pool: Pool,
    provisional: bool,
    now: Instant,
) -> Result<i64, StorageError> {
    let mut query = rating_heads::table
        .inner_join(players::table.on(players::id.eq(rating_heads::player_id)))
        .filter(rating_heads::pool.eq(pool.code()))
        .filter(players::closed_at.is_null())
        .into_boxed();
    query = if provisional {
        query.filter(rating_heads::sure_until.le(now.0))
    } else {
        query.filter(rating_heads::sure_until.gt(now.0))
    };
    Ok(query.count().get_result(c)?)
}

/// The pools in which anybody has a rating.
///
/// # Errors
/// A database fault.
pub fn pools_there(c: &mut Conn) -> Result<Vec<Pool>, StorageError> {
    let codes: Vec<String> = rating_heads::table
        .select(rating_heads::pool)
        .distinct()
        .load(c)?;
    let mut pools: Vec<Pool> = codes.iter().filter_map(|c| Pool::from_code(c)).collect();
    pools.sort_unstable();
    Ok(pools)
}

/// The values of a whole chain with their instants, the oldest first.
///
/// # Errors
/// A database fault.
pub fn path(
    c: &mut Conn,
    player: PlayerId,
    pool: Pool,
) -> Result<Vec<(Instant, i64)>, StorageError> {
    let rows: Vec<(i64, i64)> = ratings::table
        .filter(ratings::player_id.eq(player))
        .filter(ratings::pool.eq(pool.code()))
        .order(ratings::number)
        .select((ratings::at, ratings::value))
        .load(c)?;
    Ok(rows.into_iter().map(|(at, v)| (Instant(at), v)).collect())
}
