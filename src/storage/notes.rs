//! Private notes: what a player has written down for himself about a game or a person. Nobody else ever reads them.

use diesel::prelude::*;

use crate::domain::PlayerId;
use crate::domain::player::coded;
use crate::domain::time::Instant;
use crate::storage::schema::notes;
use crate::storage::{Conn, StorageError, both};

/// What a note is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A game.
    Game,
    /// A person.
    Player,
}
coded!(Kind { Game = "game", Player = "player" });

/// A note as it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Note {
    /// The words; empty: none.
    pub body: String,
    /// How often it has been written.
    pub version: i64,
}

/// What a player has noted.
///
/// # Errors
/// A database fault.
pub fn of(c: &mut Conn, player: PlayerId, kind: Kind, about: i64) -> Result<Note, StorageError> {
    let row: Option<(String, i64)> = notes::table
        .find((player, kind.code(), about))
        .select((notes::body, notes::version))
        .first(c)
        .optional()?;
    Ok(row.map_or_else(Note::default, |(body, version)| Note { body, version }))
}

/// Writes a note over the one of version `seen`; `false`: it is another one by now.
///
/// # Errors
/// A database fault.
pub fn save(
    tx: &mut Conn,
    player: PlayerId,
    (kind, about): (Kind, i64),
    body: &str,
    seen: i64,
    at: Instant,
) -> Result<bool, StorageError> {
    let written = if seen == 0 {
        let row = (
            notes::player_id.eq(player),
            notes::about.eq(kind.code()),
            notes::about_id.eq(about),
            notes::body.eq(body),
            notes::version.eq(1),
            notes::changed_at.eq(at.0),
        );
        both!(tx, c => diesel::insert_into(notes::table)
            .values(row)
            .on_conflict_do_nothing()
            .execute(c))?
    } else {
        diesel::update(
            notes::table
                .find((player, kind.code(), about))
                .filter(notes::version.eq(seen)),
        )
        .set((
            notes::body.eq(body),
            notes::version.eq(seen + 1),
            notes::changed_at.eq(at.0),
        ))
        .execute(tx)?
    };
    Ok(written == 1)
}
