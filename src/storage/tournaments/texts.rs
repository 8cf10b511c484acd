//! Announcements in further languages.

use diesel::prelude::*;

use crate::storage::schema::act_texts as table;
use crate::storage::{Conn, StorageError, both};

/// Keeps the text of an act in a language.
///
/// # Errors
/// A database fault.
pub fn keep_text(tx: &mut Conn, act: i64, lang: &str, body: &str) -> Result<(), StorageError> {
    both!(tx, c => diesel::insert_into(table::table)
        .values((
            table::act_id.eq(act),
            table::lang.eq(lang),
            table::body.eq(body),
        ))
        .on_conflict_do_nothing()
        .execute(c))?;
    Ok(())
}

/// The text of an act in a language, if it has one.
///
/// # Errors
/// A database fault.
pub fn text_in(c: &mut Conn, act: i64, lang: &str) -> Result<Option<String>, StorageError> {
    Ok(table::table
        .find((act, lang))
        .select(table::body)
        .first(c)
        .optional()?)
}
