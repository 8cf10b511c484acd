//! Notices that do not go out by themselves: those that wait for the letter of the day (`parked`) or until the reader has
//! been here (`kept`), and those told in the letter of another (`covered`).

use diesel::prelude::*;

use super::queue::{COLUMNS, Row, free, read};
use super::{COVERED, DROPPED, IsWaiting, KEPT, NoticeRow, PARKED, WAITING, notices};
use crate::domain::PlayerId;
use crate::domain::notice::NoticeKind;
use crate::domain::time::Instant;
use crate::storage::fixed::IsAside;
use crate::storage::schema::players;
use crate::storage::{AnyConn, StorageError, links};

/// These wait for the letter of the day.
pub fn park(tx: &mut AnyConn, ids: &[i64], now: Instant) -> Result<(), StorageError> {
    set_aside(tx, ids, PARKED, now)
}

/// These wait until the reader has been here.
pub fn keep(tx: &mut AnyConn, ids: &[i64], now: Instant) -> Result<(), StorageError> {
    set_aside(tx, ids, KEPT, now)
}

fn set_aside(tx: &mut AnyConn, ids: &[i64], state: &str, now: Instant) -> Result<(), StorageError> {
    if ids.is_empty() {
        return Ok(());
    }
    diesel::update(
        notices::table
            .filter(notices::id.eq_any(ids))
            .filter(IsWaiting)
            .filter(free!(now)),
    )
    .set((
        notices::state.eq(state),
        notices::letter.eq(None::<Vec<u8>>),
        notices::message_id.eq(None::<String>),
    ))
    .execute(tx)?;
    Ok(())
}

/// This one is looked at again at `until`, unless somebody has claimed it.
pub fn put_off(
    tx: &mut AnyConn,
    id: i64,
    until: Instant,
    now: Instant,
) -> Result<(), StorageError> {
    diesel::update(notices::table.find(id).filter(IsWaiting).filter(free!(now)))
        .set(notices::not_before.eq(until.0))
        .execute(tx)?;
    Ok(())
}

/// What waits for a player's letter of the day, oldest first.
pub fn parked(c: &mut AnyConn, player: PlayerId) -> Result<Vec<i64>, StorageError> {
    Ok(notices::table
        .filter(notices::player_id.eq(player))
        .filter(IsAside)
        .filter(notices::state.eq(PARKED))
        .order(notices::id)
        .select(notices::id)
        .load(c)?)
}

/// Whatever waits for a player is judged anew: he wants something else now.
pub fn release(tx: &mut AnyConn, player: PlayerId, now: Instant) -> Result<(), StorageError> {
    diesel::update(
        notices::table
            .filter(notices::player_id.eq(player))
            .filter(IsAside),
    )
    .set((notices::state.eq(WAITING), notices::not_before.eq(now.0)))
    .execute(tx)?;
    Ok(())
}

/// Up to `limit` notices kept for somebody who has been here since they were made.
pub fn kept_and_seen(c: &mut AnyConn, limit: i64) -> Result<Vec<i64>, StorageError> {
    Ok(notices::table
        .inner_join(players::table.on(notices::player_id.eq(players::id.nullable())))
        .filter(IsAside)
        .filter(notices::state.eq(KEPT))
        .filter(players::last_seen_at.gt(notices::created_at.nullable()))
        .order(notices::id)
        .limit(limit)
        .select(notices::id)
        .load(c)?)
}

/// These were kept for somebody who has been here.
pub fn drop_kept(tx: &mut AnyConn, ids: &[i64]) -> Result<usize, StorageError> {
    Ok(diesel::update(
        notices::table
            .filter(notices::id.eq_any(ids))
            .filter(notices::state.eq(KEPT)),
    )
    .set(notices::state.eq(DROPPED))
    .execute(tx)?)
}

/// These are told in the letter of the notice with this key; one that somebody has claimed meanwhile is left to him.
pub fn cover(tx: &mut AnyConn, key: &str, parts: &[i64], now: Instant) -> Result<(), StorageError> {
    let cover: i64 = notices::table
        .filter(notices::unique_key.eq(key))
        .select(notices::id)
        .get_result(tx)?;
    diesel::update(
        notices::table
            .filter(notices::id.eq_any(parts))
            .filter(notices::state.eq_any([WAITING, PARKED]))
            .filter(free!(now)),
    )
    .set((
        notices::state.eq(COVERED),
        notices::digest_id.eq(cover),
        notices::letter.eq(None::<Vec<u8>>),
        notices::message_id.eq(None::<String>),
        notices::error.eq(None::<String>),
    ))
    .execute(tx)?;
    // letters of their own, where there were any, will not be sent
    let covered: Vec<i64> = notices::table
        .filter(notices::digest_id.eq(cover))
        .select(notices::id)
        .load(tx)?;
    links::kill_for_notices(tx, &covered, now)
}

/// The notices told in the letter of this one, oldest first. Those that are damaged are passed over.
pub fn parts_of(c: &mut AnyConn, cover: &NoticeRow) -> Result<Vec<NoticeRow>, StorageError> {
    let rows: Vec<Row> = notices::table
        .filter(notices::digest_id.eq(cover.id))
        .order(notices::id)
        .select(COLUMNS)
        .load(c)?;
    let parts = rows.into_iter().map(|row| read(row, &cover.lease));
    Ok(parts.filter_map(Result::ok).collect())
}

/// Whether a letter has told a player since `since` of something that could have waited.
pub fn told_since(
    c: &mut AnyConn,
    player: PlayerId,
    since: Option<Instant>,
) -> Result<bool, StorageError> {
    let counted = NoticeKind::ALL.iter();
    let counted = counted.filter(|kind| kind.may_wait() || **kind == NoticeKind::Digest);
    let codes: Vec<&str> = counted.map(|kind| kind.code()).collect();
    let found: Option<i64> = notices::table
        .filter(notices::player_id.eq(player))
        .filter(notices::sent_at.gt(since.map_or(0, |at| at.0)))
        .filter(notices::kind.eq_any(codes))
        .select(notices::id)
        .first(c)
        .optional()?;
    Ok(found.is_some())
}
