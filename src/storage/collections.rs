//! Collections of games of others, as sums.

use diesel::prelude::*;

use crate::domain::PlayerId;
use crate::domain::collection::Sums;
use crate::domain::time::Instant;
use crate::storage::openings::{Continuation, sorted};
use crate::storage::schema::{collection_moves, collections};
use crate::storage::{Conn, StorageError, both};

/// A collection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collection {
    /// Its number.
    pub id: i64,
    /// What it is called.
    pub name: String,
    /// How many games were counted.
    pub games: i64,
    /// When it was taken in.
    pub made_at: Instant,
    /// Whether all of it is there.
    pub ready: bool,
}

/// All collections, by name; those that are not whole only where `all` asks for them.
///
/// # Errors
/// A database fault.
pub fn list(c: &mut Conn, all: bool) -> Result<Vec<Collection>, StorageError> {
    let rows: Vec<(i64, String, i64, i64, bool)> = collections::table
        .order((collections::name, collections::id))
        .select((
            collections::id,
            collections::name,
            collections::games,
            collections::made_at,
            collections::ready,
        ))
        .load(c)?;
    let one = |(id, name, games, made_at, ready)| Collection {
        id,
        name,
        games,
        made_at: Instant(made_at),
        ready,
    };
    let mut found: Vec<Collection> = rows.into_iter().map(one).collect();
    found.retain(|one| all || one.ready);
    Ok(found)
}

/// Begins a collection; `None`: this very form has been sent already.
///
/// # Errors
/// A database fault.
pub fn begin(
    tx: &mut Conn,
    (once, name): (&str, &str),
    by: PlayerId,
    games: i64,
    at: Instant,
) -> Result<Option<i64>, StorageError> {
    let row = (
        collections::once.eq(once),
        collections::name.eq(name),
        collections::made_by.eq(by),
        collections::made_at.eq(at.0),
        collections::games.eq(games),
        collections::ready.eq(false),
    );
    let made = both!(tx, c => diesel::insert_into(collections::table)
        .values(row)
        .on_conflict_do_nothing()
        .execute(c))?;
    if made == 0 {
        return Ok(None);
    }
    let id = collections::table
        .filter(collections::once.eq(once))
        .select(collections::id)
        .first(tx)?;
    Ok(Some(id))
}

/// Adds some of its sums.
///
/// # Errors
/// A database fault.
pub fn add(tx: &mut Conn, id: i64, some: &[((String, String), Sums)]) -> Result<(), StorageError> {
    let row = |((key, uci), [white, drawn, black]): &((String, String), Sums)| {
        (
            collection_moves::collection_id.eq(id),
            collection_moves::key.eq(key.clone()),
            collection_moves::uci.eq(uci.clone()),
            collection_moves::white.eq(*white),
            collection_moves::drawn.eq(*drawn),
            collection_moves::black.eq(*black),
        )
    };
    let rows: Vec<_> = some.iter().map(row).collect();
    both!(tx, c => diesel::insert_into(collection_moves::table)
        .values(rows)
        .execute(c))?;
    Ok(())
}

/// All of it is there now.
///
/// # Errors
/// A database fault.
pub fn finish(tx: &mut Conn, id: i64) -> Result<(), StorageError> {
    diesel::update(collections::table.find(id))
        .set(collections::ready.eq(true))
        .execute(tx)?;
    Ok(())
}

/// Nobody sees it any more; its sums are removed by [`remove_some`].
///
/// # Errors
/// A database fault.
pub fn hide(tx: &mut Conn, id: i64) -> Result<bool, StorageError> {
    let hidden = diesel::update(collections::table.find(id))
        .set(collections::ready.eq(false))
        .execute(tx)?;
    Ok(hidden == 1)
}

/// Removes some of its sums, and itself when none is left; `true`: it is gone.
///
/// # Errors
/// A database fault.
pub fn remove_some(tx: &mut Conn, id: i64, most: i64) -> Result<bool, StorageError> {
    let keys: Vec<String> = collection_moves::table
        .filter(collection_moves::collection_id.eq(id))
        .select(collection_moves::key)
        .limit(most)
        .load(tx)?;
    if keys.is_empty() {
        diesel::delete(collections::table.find(id)).execute(tx)?;
        return Ok(true);
    }
    diesel::delete(
        collection_moves::table
            .filter(collection_moves::collection_id.eq(id))
            .filter(collection_moves::key.eq_any(keys)),
    )
    .execute(tx)?;
    Ok(false)
}

/// The moves of a collection from a position, the most frequent first; none of one that is not whole.
///
/// # Errors
/// A database fault.
pub fn moves_from(c: &mut Conn, id: i64, key: &str) -> Result<Vec<Continuation>, StorageError> {
    let rows: Vec<(String, i64, i64, i64)> = collection_moves::table
        .inner_join(collections::table.on(collections::id.eq(collection_moves::collection_id)))
        .filter(collections::ready.eq(true))
        .filter(collection_moves::collection_id.eq(id))
        .filter(collection_moves::key.eq(key))
        .select((
            collection_moves::uci,
            collection_moves::white,
            collection_moves::drawn,
            collection_moves::black,
        ))
        .load(c)?;
    Ok(sorted(rows))
}
