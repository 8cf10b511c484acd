//! Addresses whose owner wants no invitations from anybody.

use diesel::prelude::*;

use super::conn::Conn;
use super::error::StorageError;
use super::schema::refused_addresses as refused;
use crate::domain::time::Instant;

/// Whether the owner of this address (its key, see `Address::key`) wants no invitations.
pub fn contains(c: &mut Conn, address_key: &str) -> Result<bool, StorageError> {
    let found = refused::table
        .find(address_key)
        .select(refused::created_at)
        .get_result::<i64>(c)
        .optional()?;
    Ok(found.is_some())
}

/// Writes the address down; a second time changes nothing.
pub fn insert(c: &mut Conn, address_key: &str, at: Instant) -> Result<(), StorageError> {
    super::both!(c, inner => diesel::insert_into(refused::table)
        .values((
            refused::email_key.eq(address_key),
            refused::created_at.eq(at.0),
        ))
        .on_conflict_do_nothing()
        .execute(inner))?;
    Ok(())
}

/// Takes the address off the list: its owner has signed up and may be invited again.
pub fn remove(c: &mut Conn, address_key: &str) -> Result<(), StorageError> {
    diesel::delete(refused::table.find(address_key)).execute(c)?;
    Ok(())
}
