//! Looking at the outbox.

use diesel::prelude::*;

use super::{DROPPED, GIVEN_UP, IsWaiting, notices};
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

/// Since when letters do not go out: the oldest that waits, was due and was made after the last one that went. `None`: none
/// waits, or one made later has gone.
pub fn failing_since(c: &mut AnyConn, now: Instant) -> Result<Option<Instant>, StorageError> {
    let last: Option<Option<i64>> = notices::table
        .filter(notices::sent_at.is_not_null())
        .order(notices::sent_at.desc())
        .select(notices::sent_at)
        .first(c)
        .optional()?;
    let oldest: Option<i64> = notices::table
        .filter(IsWaiting)
        .filter(notices::created_at.gt(last.flatten().unwrap_or(0)))
        .filter(notices::attempts.gt(0).or(notices::not_before.le(now.0)))
        .select(diesel::dsl::min(notices::created_at))
        .get_result(c)?;
    Ok(oldest.map(Instant))
}

/// When the first letter went out after `after`.
pub fn sent_after(c: &mut AnyConn, after: Instant) -> Result<Option<Instant>, StorageError> {
    let at: Option<Option<i64>> = notices::table
        .filter(notices::sent_at.gt(after.0))
        .order(notices::sent_at)
        .select(notices::sent_at)
        .first(c)
        .optional()?;
    Ok(at.flatten().map(Instant))
}

/// How it stands with the letter that tells a player of his move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoveLetter {
    /// Whether it goes also to those who have switched letters about moves off: it says that a plan has stopped.
    pub always: bool,
    /// When the move was made that it tells of.
    pub created: Instant,
    /// When it went out, or, where it was given up, the first one after it; `None`: it waits, and none went.
    pub sent: Option<Instant>,
}

/// The letter about the position after this ply; `None`: there is none, or nobody wants it.
pub fn move_letter(
    c: &mut AnyConn,
    game: GameId,
    ply: u32,
    player: PlayerId,
) -> Result<Option<MoveLetter>, StorageError> {
    let about_a_move = [
        NoticeKind::YourMove.code(),
        NoticeKind::PlanPlayed.code(),
        NoticeKind::PlanStopped.code(),
    ];
    let row: Option<(String, String, i64, Option<i64>)> = notices::table
        .filter(notices::game_id.eq(game))
        .filter(notices::ply.eq(i32::try_from(ply).unwrap_or(i32::MAX)))
        .filter(notices::player_id.eq(player))
        .filter(notices::kind.eq_any(about_a_move))
        .filter(notices::state.ne(DROPPED))
        .order(notices::id.desc())
        .select((
            notices::kind,
            notices::state,
            notices::created_at,
            notices::sent_at,
        ))
        .first(c)
        .optional()?;
    let Some((kind, state, created, sent)) = row else {
        return Ok(None);
    };
    let created = Instant(created);
    let sent = if state == GIVEN_UP {
        sent_after(c, created)?
    } else {
        sent.map(Instant)
    };
    let always = kind == NoticeKind::PlanStopped.code();
    Ok(Some(MoveLetter {
        always,
        created,
        sent,
    }))
}
