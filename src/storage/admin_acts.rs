//! What administrators have done: a log to which rows are only added.

use diesel::prelude::*;

use crate::domain::PlayerId;
use crate::domain::player::coded;
use crate::domain::time::Instant;
use crate::storage::schema::{admin_acts as table, players};
use crate::storage::{Conn, StorageError};

/// The kinds of acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdminActKind {
    /// Two accounts were tied, or untied.
    Tied,
    /// What somebody may do was changed.
    Role,
    /// A text or a setting of the site was changed.
    Site,
    /// An account was closed to its owner, or opened again.
    Blocked,
    /// The archive was changed.
    Archive,
    /// A member was made.
    Member,
}
coded!(AdminActKind {
    Tied = "tied",
    Role = "role",
    Site = "site",
    Blocked = "blocked",
    Archive = "archive",
    Member = "member",
});

/// An act with the names of those it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdminAct {
    /// Who did it.
    pub by: String,
    /// When.
    pub at: Instant,
    /// What.
    pub kind: AdminActKind,
    /// To whom, with his number.
    pub player: Option<(PlayerId, String)>,
    /// More about it: a name, a word, a value.
    pub text: String,
}

/// Keeps an act.
///
/// # Errors
/// A database fault.
pub fn keep(
    tx: &mut Conn,
    by: PlayerId,
    at: Instant,
    kind: AdminActKind,
    player: Option<PlayerId>,
    text: &str,
) -> Result<(), StorageError> {
    diesel::insert_into(table::table)
        .values((
            table::by_id.eq(by),
            table::at.eq(at.0),
            table::kind.eq(kind.code()),
            table::player_id.eq(player),
            table::text.eq(text),
        ))
        .execute(tx)?;
    Ok(())
}

type Row = (i64, i64, String, Option<i64>, String);

/// The acts from the newest on.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn newest(c: &mut Conn, skip: i64, most: i64) -> Result<Vec<AdminAct>, StorageError> {
    let rows: Vec<Row> = table::table
        .order(table::id.desc())
        .offset(skip)
        .limit(most)
        .select((
            table::by_id,
            table::at,
            table::kind,
            table::player_id,
            table::text,
        ))
        .load(c)?;
    let mut ids: Vec<PlayerId> = rows.iter().map(|row| row.0).collect();
    ids.extend(rows.iter().filter_map(|row| row.3));
    ids.sort_unstable();
    ids.dedup();
    let names: Vec<(PlayerId, String)> = players::table
        .filter(players::id.eq_any(ids))
        .select((players::id, players::display))
        .load(c)?;
    let name = |id: PlayerId| {
        let found = names.iter().find(|(of, _)| *of == id);
        found.map_or_else(String::new, |(_, name)| name.clone())
    };
    rows.into_iter()
        .map(|(by, at, kind, player, text)| {
            Ok(AdminAct {
                by: name(by),
                at: Instant(at),
                kind: AdminActKind::from_code(&kind)
                    .ok_or_else(|| StorageError::corrupt("admin_acts", at, "unknown kind"))?,
                player: player.map(|id| (id, name(id))),
                text,
            })
        })
        .collect()
}
