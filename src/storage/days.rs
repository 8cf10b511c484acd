//! What is done once a day: a unique row, not an hour of the clock.

use diesel::prelude::*;

use crate::storage::schema::days;
use crate::storage::{Conn, StorageError};

/// Takes a day's work; `false`: somebody has it already.
///
/// # Errors
/// A database fault.
pub fn claim(tx: &mut Conn, key: &str) -> Result<bool, StorageError> {
    let known: i64 = days::table.find(key).count().get_result(tx)?;
    if known > 0 {
        return Ok(false);
    }
    match diesel::insert_into(days::table)
        .values(days::unique_key.eq(key))
        .execute(tx)
        .map_err(StorageError::from)
    {
        Ok(_) => Ok(true),
        // Another instance was a moment quicker.
        Err(error) if error.is_unique_violation() => Err(StorageError::Stale),
        Err(error) => Err(error),
    }
}
