//! Messages between the players of a game, who does not want to read whom, and what was shown to the administrator.

use diesel::prelude::*;

use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::storage::games::stored_ply;
use crate::storage::schema::{message_reports, messages, mutes};
use crate::storage::{Conn, StorageError, both};

/// A message to be kept.
#[derive(Clone, Debug)]
pub struct NewMessage {
    /// In which game.
    pub game: GameId,
    /// Plies on the board, that of its move included.
    pub ply: u32,
    /// Who writes.
    pub player: PlayerId,
    /// Who is to read it.
    pub to: PlayerId,
    /// What makes its form single; `None`: it comes with a move.
    pub once: Option<String>,
    /// The words.
    pub body: String,
    /// When.
    pub at: Instant,
}

/// Keeps a message; `true`: it is new, and its reader wants to be told of it. The same form, even at the same instant, leaves
/// one message.
///
/// # Errors
/// A database fault.
pub fn keep(tx: &mut Conn, new: &NewMessage) -> Result<bool, StorageError> {
    let muted = is_muted(tx, new.to, new.player)?;
    let row = (
        messages::game_id.eq(new.game),
        messages::ply.eq(stored_ply(new.ply)),
        messages::player_id.eq(new.player),
        messages::body.eq(&new.body),
        messages::created_at.eq(new.at.0),
        messages::once.eq(new.once.as_deref()),
        messages::muted.eq(muted),
    );
    let written = both!(tx, c => diesel::insert_into(messages::table)
        .values(row)
        .on_conflict_do_nothing()
        .execute(c))?;
    Ok(written == 1 && !muted)
}

/// Whether a player's form of this random word has left its message already.
///
/// # Errors
/// A database fault.
pub fn is_kept(c: &mut Conn, player: PlayerId, once: &str) -> Result<bool, StorageError> {
    let found: i64 = messages::table
        .filter(messages::player_id.eq(player))
        .filter(messages::once.eq(once))
        .count()
        .get_result(c)?;
    Ok(found > 0)
}

/// How many messages without a move a player has written in a game since then.
///
/// # Errors
/// A database fault.
pub fn written_since(
    c: &mut Conn,
    game: GameId,
    player: PlayerId,
    since: Instant,
) -> Result<i64, StorageError> {
    Ok(messages::table
        .filter(messages::game_id.eq(game))
        .filter(messages::player_id.eq(player))
        .filter(messages::once.is_not_null())
        .filter(messages::created_at.gt(since.0))
        .count()
        .get_result(c)?)
}

/// Whether `player` does not want to read `other`.
///
/// # Errors
/// A database fault.
pub fn is_muted(c: &mut Conn, player: PlayerId, other: PlayerId) -> Result<bool, StorageError> {
    let found: i64 = mutes::table.find((player, other)).count().get_result(c)?;
    Ok(found > 0)
}

/// From now on `player` does not read `other`, or does again.
///
/// # Errors
/// A database fault.
pub fn set_muted(
    tx: &mut Conn,
    player: PlayerId,
    other: PlayerId,
    muted: bool,
    at: Instant,
) -> Result<(), StorageError> {
    if muted {
        let row = (
            mutes::player_id.eq(player),
            mutes::other_id.eq(other),
            mutes::created_at.eq(at.0),
        );
        both!(tx, c => diesel::insert_into(mutes::table)
            .values(row)
            .on_conflict_do_nothing()
            .execute(c))?;
    } else {
        diesel::delete(mutes::table.find((player, other))).execute(tx)?;
    }
    Ok(())
}

/// Shows a message to the administrator, once.
///
/// # Errors
/// A database fault.
pub fn report(tx: &mut Conn, message: i64, by: PlayerId, at: Instant) -> Result<(), StorageError> {
    let row = (
        message_reports::message_id.eq(message),
        message_reports::by_id.eq(by),
        message_reports::created_at.eq(at.0),
    );
    both!(tx, c => diesel::insert_into(message_reports::table)
        .values(row)
        .on_conflict_do_nothing()
        .execute(c))?;
    Ok(())
}

/// A message that was shown to the administrator.
#[derive(Clone, Debug)]
pub struct Reported {
    /// Its number.
    pub message: i64,
    /// In which game.
    pub game: GameId,
    /// Who wrote it.
    pub writer: PlayerId,
    /// The words.
    pub body: String,
    /// When they were written.
    pub at: Instant,
    /// Who showed it.
    pub by: PlayerId,
    /// Whether the administrator has dealt with it.
    pub closed: bool,
}

type ReportedRow = (i64, i64, i64, String, i64, i64, Option<i64>);

/// The newest messages that were shown to the administrator, those first that are to be dealt with.
///
/// # Errors
/// A database fault.
pub fn reported(c: &mut Conn, most: i64) -> Result<Vec<Reported>, StorageError> {
    let rows: Vec<ReportedRow> = message_reports::table
        .inner_join(messages::table.on(messages::id.eq(message_reports::message_id)))
        .order((
            message_reports::closed_at.is_not_null(),
            message_reports::created_at.desc(),
        ))
        .limit(most)
        .select((
            message_reports::message_id,
            messages::game_id,
            messages::player_id,
            messages::body,
            messages::created_at,
            message_reports::by_id,
            message_reports::closed_at,
        ))
        .load(c)?;
    let read = |(message, game, writer, body, at, by, closed): ReportedRow| Reported {
        message,
        game,
        writer,
        body,
        at: Instant(at),
        by,
        closed: closed.is_some(),
    };
    Ok(rows.into_iter().map(read).collect())
}

/// Which messages of a game were shown to the administrator.
///
/// # Errors
/// A database fault.
pub fn reported_in(c: &mut Conn, game: GameId) -> Result<Vec<i64>, StorageError> {
    Ok(message_reports::table
        .inner_join(messages::table.on(messages::id.eq(message_reports::message_id)))
        .filter(messages::game_id.eq(game))
        .select(message_reports::message_id)
        .load(c)?)
}

/// How many wait for the administrator.
///
/// # Errors
/// A database fault.
pub fn open_reports(c: &mut Conn) -> Result<i64, StorageError> {
    Ok(message_reports::table
        .filter(message_reports::closed_at.is_null())
        .count()
        .get_result(c)?)
}

/// The administrator has dealt with it.
///
/// # Errors
/// A database fault.
pub fn close_report(tx: &mut Conn, message: i64, at: Instant) -> Result<(), StorageError> {
    diesel::update(
        message_reports::table
            .find(message)
            .filter(message_reports::closed_at.is_null()),
    )
    .set(message_reports::closed_at.eq(Some(at.0)))
    .execute(tx)?;
    Ok(())
}
