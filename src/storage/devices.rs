//! Browsers that have once signed in to an account: limits never lock them out of it.

use diesel::prelude::*;

use super::conn::Conn;
use super::error::StorageError;
use super::schema::devices;
use crate::domain::PlayerId;
use crate::domain::time::Instant;

/// Whether this browser (hash of its cookie's token) has signed in to this account before.
pub fn is_known(c: &mut Conn, token_hash: &str, player: PlayerId) -> Result<bool, StorageError> {
    let found = devices::table
        .find(token_hash)
        .filter(devices::player_id.eq(player))
        .select(devices::player_id)
        .get_result::<i64>(c)
        .optional()?;
    Ok(found.is_some())
}

/// Remembers a browser for an account. One browser is known to one account, the last: a cookie that
/// opened many would be worth stealing.
pub fn remember(
    c: &mut Conn,
    token_hash: &str,
    player: PlayerId,
    at: Instant,
) -> Result<(), StorageError> {
    let known = diesel::update(devices::table.find(token_hash))
        .set((devices::player_id.eq(player), devices::seen_at.eq(at.0)))
        .execute(c)?;
    if known == 0 {
        diesel::insert_into(devices::table)
            .values((
                devices::token_hash.eq(token_hash),
                devices::player_id.eq(player),
                devices::created_at.eq(at.0),
                devices::seen_at.eq(at.0),
            ))
            .execute(c)?;
    }
    Ok(())
}

/// Forgets all browsers of an account: after a password was reset, nobody is let past the limits.
pub fn forget_all(c: &mut Conn, player: PlayerId) -> Result<(), StorageError> {
    diesel::delete(devices::table.filter(devices::player_id.eq(player))).execute(c)?;
    Ok(())
}

/// Removes browsers not seen since `before`; returns how many.
pub fn sweep(c: &mut Conn, before: Instant) -> Result<usize, StorageError> {
    Ok(diesel::delete(devices::table.filter(devices::seen_at.lt(before.0))).execute(c)?)
}
