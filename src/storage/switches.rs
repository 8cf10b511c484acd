//! What the administrator has switched on, until he switches it off.

use diesel::prelude::*;

use super::conn::{Conn, both};
use super::error::StorageError;
use super::schema::switches;
use crate::domain::PlayerId;
use crate::domain::time::Instant;

/// No letter goes out.
pub const MAIL_PAUSED: &str = "mail_paused";

/// Since when a switch is on, and by whom; `None`: it is off.
pub fn on(c: &mut Conn, name: &str) -> Result<Option<(Instant, PlayerId)>, StorageError> {
    let row: Option<(i64, i64)> = both!(c, c => switches::table
        .find(name)
        .select((switches::at, switches::by_id))
        .get_result(c)
        .optional())?;
    Ok(row.map(|(at, by)| (Instant(at), by)))
}

/// Switches it on. False: it was on.
pub fn turn_on(tx: &mut Conn, name: &str, by: PlayerId, at: Instant) -> Result<bool, StorageError> {
    let row = (
        switches::name.eq(name),
        switches::at.eq(at.0),
        switches::by_id.eq(by),
    );
    let made = both!(tx, c => diesel::insert_into(switches::table)
        .values(row)
        .on_conflict_do_nothing()
        .execute(c))?;
    Ok(made == 1)
}

/// Switches it off. False: it was off.
pub fn turn_off(tx: &mut Conn, name: &str) -> Result<bool, StorageError> {
    Ok(diesel::delete(switches::table.find(name)).execute(tx)? == 1)
}
