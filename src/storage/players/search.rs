//! Looking for players by what somebody typed.

use diesel::prelude::*;

use super::PlayerRow;
use crate::domain::player::{DisplayName, Player, name_key};
use crate::storage::conn::Conn;
use crate::storage::error::StorageError;
use crate::storage::schema::players;

type Found = players::BoxedQuery<'static, <Conn as diesel::Connection>::Backend>;

/// The longest name there is: a displayed one.
const LONGEST: usize = 60;

/// A page of open accounts whose sign-in name begins with what was typed, or whose displayed name has it
/// somewhere; by sign-in name. Nothing typed finds everybody.
///
/// Compared are the keys made in Rust: the two databases disagree about lower() and collation.
pub fn search(
    c: &mut Conn,
    typed: &str,
    skip: i64,
    most: i64,
) -> Result<Vec<Player>, StorageError> {
    let Some(found) = those(typed) else {
        return Ok(Vec::new());
    };
    let page = found
        .select(PlayerRow::as_select())
        .order((players::name_key, players::id))
        .limit(most)
        .offset(skip);
    page.load(c)?.into_iter().map(PlayerRow::player).collect()
}

/// How many [`search`] finds in all.
pub fn found(c: &mut Conn, typed: &str) -> Result<i64, StorageError> {
    match those(typed) {
        Some(found) => Ok(found.count().get_result(c)?),
        None => Ok(0),
    }
}

/// Those that a text finds; `None` for one that can find nobody.
fn those(typed: &str) -> Option<Found> {
    let key = name_key(typed);
    // No name is longer, and none has control characters; the databases stumble over them (a NUL in PostgreSQL, a
    // pattern of 50,000 characters in SQLite).
    if key.chars().count() > LONGEST || key.contains(char::is_control) {
        return None;
    }
    let mut query = players::table
        .filter(players::closed_at.is_null())
        .into_boxed();
    if !key.is_empty() {
        let begins = format!("{}%", plain(&key));
        // a text that can be no displayed name is looked for as it is, and not found
        let look = DisplayName::parse(typed).map_or(key, |display| display.skeleton());
        let has = format!("%{}%", plain(&look));
        query = query.filter(
            players::name_key
                .like(begins)
                .escape('!')
                .or(players::display_skeleton.like(has).escape('!')),
        );
    }
    Some(query)
}

/// A text in which LIKE finds no signs of its own.
fn plain(text: &str) -> String {
    text.replace('!', "!!")
        .replace('%', "!%")
        .replace('_', "!_")
}
