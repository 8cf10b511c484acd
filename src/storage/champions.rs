//! Champions of events that were not played here.

use diesel::prelude::*;

use crate::domain::PlayerId;
use crate::domain::time::Instant;
use crate::storage::schema::champions as table;
use crate::storage::{Conn, StorageError, both};

/// An event with who has won it.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = table)]
pub struct Champion {
    /// Its number.
    pub id: i64,
    /// The year.
    pub year: i32,
    /// What the event was called.
    pub event: String,
    /// Who has won.
    pub names: String,
    /// The series it belongs to; empty: none.
    pub series: String,
    /// Anything else.
    pub note: String,
}

/// The entries of a year, or of a series, or all of both.
///
/// # Errors
/// A database fault.
pub fn list(
    c: &mut Conn,
    year: Option<i32>,
    series: Option<&str>,
) -> Result<Vec<Champion>, StorageError> {
    let mut query = table::table
        .filter(table::removed_at.is_null())
        .order((table::year.desc(), table::event, table::id))
        .select(Champion::as_select())
        .into_boxed();
    if let Some(year) = year {
        query = query.filter(table::year.eq(year));
    }
    if let Some(series) = series {
        query = query.filter(table::series.eq(series.to_owned()));
    }
    Ok(query.load(c)?)
}

/// The years that there are entries of.
///
/// # Errors
/// A database fault.
pub fn years(c: &mut Conn) -> Result<Vec<i32>, StorageError> {
    Ok(table::table
        .filter(table::removed_at.is_null())
        .order(table::year)
        .select(table::year)
        .distinct()
        .load(c)?)
}

/// Writes an entry; the same form sent twice writes one.
///
/// # Errors
/// A database fault.
pub fn insert(
    tx: &mut Conn,
    once: &str,
    new: &Champion,
    by: PlayerId,
    at: Instant,
) -> Result<bool, StorageError> {
    let row = (
        table::once.eq(once),
        table::year.eq(new.year),
        table::event.eq(&new.event),
        table::names.eq(&new.names),
        table::series.eq(&new.series),
        table::note.eq(&new.note),
        table::by_id.eq(by),
        table::at.eq(at.0),
    );
    let rows = both!(tx, c => diesel::insert_into(table::table)
        .values(row)
        .on_conflict_do_nothing()
        .execute(c))?;
    Ok(rows == 1)
}

/// Takes an entry out; what it said comes back, `None`: there is none.
///
/// # Errors
/// A database fault.
pub fn remove(tx: &mut Conn, id: i64, at: Instant) -> Result<Option<Champion>, StorageError> {
    let found: Option<Champion> = table::table
        .find(id)
        .filter(table::removed_at.is_null())
        .select(Champion::as_select())
        .get_result(tx)
        .optional()?;
    if found.is_some() {
        diesel::update(table::table.find(id))
            .set(table::removed_at.eq(Some(at.0)))
            .execute(tx)?;
    }
    Ok(found)
}
