//! What is done once a day: a unique row, not an hour of the clock. It is held as a lease, so that a night is not lost
//! with the server that had begun it.

use diesel::prelude::*;

use crate::domain::time::{Instant, MINUTE, Millis};
use crate::storage::schema::days;
use crate::storage::{Conn, StorageError};

/// How long a day's work is left to whoever took it, unless he says that he is still at it.
pub const LEASE: Millis = 15 * MINUTE;

/// Takes a day's work; `false`: it is done, or somebody is at it.
///
/// # Errors
/// [`StorageError::Stale`] if another instance was a moment quicker; a database fault.
pub fn claim(tx: &mut Conn, key: &str, now: Instant) -> Result<bool, StorageError> {
    let known: Option<(i64, Option<i64>)> = days::table
        .find(key)
        .select((days::claimed_at, days::done_at))
        .get_result(tx)
        .optional()?;
    match known {
        Some((_, Some(_))) => Ok(false),
        Some((at, None)) if now.since(Instant(at)) < LEASE => Ok(false),
        Some((at, None)) => renew(tx, key, Instant(at), now),
        None => first(tx, key, now),
    }
}

fn first(tx: &mut Conn, key: &str, now: Instant) -> Result<bool, StorageError> {
    let row = (days::unique_key.eq(key), days::claimed_at.eq(now.0));
    match diesel::insert_into(days::table)
        .values(row)
        .execute(tx)
        .map_err(StorageError::from)
    {
        Ok(_) => Ok(true),
        Err(error) if error.is_unique_violation() => Err(StorageError::Stale),
        Err(error) => Err(error),
    }
}

/// Goes on with a day's work that was taken, or renewed, at `held`; `false`: it has passed to somebody else.
///
/// # Errors
/// A database fault.
pub fn renew(tx: &mut Conn, key: &str, held: Instant, now: Instant) -> Result<bool, StorageError> {
    let mine = days::table
        .find(key)
        .filter(days::claimed_at.eq(held.0))
        .filter(days::done_at.is_null());
    let kept = diesel::update(mine)
        .set(days::claimed_at.eq(now.0))
        .execute(tx)?;
    Ok(kept == 1)
}

/// The day's work is done.
///
/// # Errors
/// A database fault.
pub fn done(tx: &mut Conn, key: &str, now: Instant) -> Result<(), StorageError> {
    diesel::update(days::table.find(key))
        .set(days::done_at.eq(now.0))
        .execute(tx)?;
    Ok(())
}
