//! Looking at the outbox.

use diesel::prelude::*;

use super::{DROPPED, IsWaiting, notices};
use crate::domain::notice::NoticeKind;
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::storage::{AnyConn, StorageError};

/// A notice in the administrator's list: no letter, no link.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Listed {
    pub id: i64,
    /// The kind's word; a damaged one is shown as it is.
    pub kind: String,
    pub player: Option<PlayerId>,
    pub game: Option<GameId>,
    /// `waiting`, `sent`, `given_up` or `dropped`.
    pub state: String,
    pub created_at: i64,
    pub not_before: i64,
    pub attempts: i32,
    pub sent_at: Option<i64>,
    pub message_id: Option<String>,
    pub error: Option<String>,
}

/// The newest notices, newest first.
pub fn newest(c: &mut AnyConn, limit: i64) -> Result<Vec<Listed>, StorageError> {
    Ok(notices::table
        .order(notices::id.desc())
        .limit(limit)
        .select((
            notices::id,
            notices::kind,
            notices::player_id,
            notices::game_id,
            notices::state,
            notices::created_at,
            notices::not_before,
            notices::attempts,
            notices::sent_at,
            notices::message_id,
            notices::error,
        ))
        .load(c)?)
}

/// The address that a player asked for last, since `since`, if no change of his address has followed. Whether the letter
/// went out makes no difference: an address that is somebody else's gets none, and that must not be seen.
pub fn asked_address(
    c: &mut AnyConn,
    player: PlayerId,
    since: Instant,
) -> Result<Option<String>, StorageError> {
    let kinds = [
        NoticeKind::ConfirmAddress.code(),
        NoticeKind::AddressChanged.code(),
    ];
    let last: Option<(String, Option<String>)> = notices::table
        .filter(notices::player_id.eq(player))
        .filter(notices::kind.eq_any(kinds))
        .filter(notices::created_at.ge(since.0))
        .order(notices::id.desc())
        .select((notices::kind, notices::address))
        .get_result(c)
        .optional()?;
    let asked = last.filter(|(kind, _)| kind == NoticeKind::ConfirmAddress.code());
    Ok(asked.and_then(|(_, address)| address))
}

/// How many letters wait, and since when the oldest does: an administrator sees by it that mail is stuck.
pub fn waiting(c: &mut AnyConn) -> Result<(i64, Option<Instant>), StorageError> {
    let waiting = notices::table.filter(IsWaiting);
    let count: i64 = waiting.count().get_result(c)?;
    let oldest: Option<i64> = notices::table
        .filter(IsWaiting)
        .select(diesel::dsl::min(notices::created_at))
        .get_result(c)?;
    Ok((count, oldest.map(Instant)))
}

/// Drops whatever still waits: for what happened in the past and is told to nobody (the demo).
pub fn drop_all_waiting(tx: &mut AnyConn) -> Result<usize, StorageError> {
    Ok(diesel::update(notices::table.filter(IsWaiting))
        .set(notices::state.eq(DROPPED))
        .execute(tx)?)
}
