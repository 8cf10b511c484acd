//! Looking at the outbox.

use diesel::prelude::*;

use super::{DROPPED, EXPIRED, GIVEN_UP, IsWaiting, KEPT, PARKED, notices};
use crate::domain::notice::NoticeKind;
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::storage::fixed::IsAside;
use crate::storage::{AnyConn, StorageError};

/// A notice in the administrator's list: no letter, no link.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = notices)]
pub struct Listed {
    pub id: i64,
    /// The kind's word; a damaged one is shown as it is.
    pub kind: String,
    #[diesel(column_name = player_id)]
    pub player: Option<PlayerId>,
    #[diesel(column_name = game_id)]
    pub game: Option<GameId>,
    /// `waiting`, `parked`, `kept`, `covered`, `sent`, `given_up`, `expired` or `dropped`.
    pub state: String,
    pub created_at: i64,
    pub not_before: i64,
    pub attempts: i32,
    pub sent_at: Option<i64>,
    pub message_id: Option<String>,
    pub error: Option<String>,
    pub answer: Option<String>,
}

impl Listed {
    /// What the mail server said, or why it did not go out.
    pub fn said(&self) -> &str {
        let said = self.error.as_deref().or(self.answer.as_deref());
        said.unwrap_or_default()
    }
}

/// The newest notices, newest first.
pub fn newest(c: &mut AnyConn, limit: i64) -> Result<Vec<Listed>, StorageError> {
    Ok(notices::table
        .order(notices::id.desc())
        .limit(limit)
        .select(Listed::as_select())
        .load(c)?)
}

/// The newest notices to a player that have not lost their reason, newest first. What went to another address than his own is
/// left out: it may be somebody else's.
pub fn newest_to(
    c: &mut AnyConn,
    player: PlayerId,
    limit: i64,
) -> Result<Vec<Listed>, StorageError> {
    Ok(notices::table
        .filter(notices::player_id.eq(player))
        .filter(notices::address.is_null())
        .filter(notices::state.ne(DROPPED))
        .order(notices::created_at.desc())
        .limit(limit)
        .select(Listed::as_select())
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
    Ok((count, oldest_due(c, Instant(i64::MIN))?))
}

/// How many notices wait for an hour of their reader's, or for his coming.
pub fn set_aside(c: &mut AnyConn) -> Result<i64, StorageError> {
    Ok(notices::table.filter(IsAside).count().get_result(c)?)
}

/// Why letters were given up that were made since `since`, and how many for each reason, the most frequent first.
pub fn failures(
    c: &mut AnyConn,
    since: Instant,
    limit: i64,
) -> Result<Vec<(String, i64)>, StorageError> {
    let rows: Vec<(Option<String>, i64)> = notices::table
        .filter(notices::state.eq(GIVEN_UP))
        .filter(notices::created_at.ge(since.0))
        .group_by(notices::error)
        .order(diesel::dsl::count_star().desc())
        .limit(limit)
        .select((notices::error, diesel::dsl::count_star()))
        .load(c)?;
    let named = rows.into_iter();
    Ok(named.map(|(why, n)| (why.unwrap_or_default(), n)).collect())
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
    let oldest = oldest_due(c, Instant(last.flatten().unwrap_or(0)))?;
    Ok(oldest.filter(|at| *at <= now))
}

/// Since when the oldest letter that waits should have gone out, of those that were made after `after`: its making, or, if it
/// was put off on purpose and never tried, the end of that.
fn oldest_due(c: &mut AnyConn, after: Instant) -> Result<Option<Instant>, StorageError> {
    let waiting = || {
        notices::table
            .filter(IsWaiting)
            .filter(notices::created_at.gt(after.0))
    };
    let tried: Option<i64> = waiting()
        .filter(notices::attempts.gt(0))
        .select(diesel::dsl::min(notices::created_at))
        .get_result(c)?;
    let untried: Option<i64> = waiting()
        .filter(notices::attempts.eq(0))
        .select(diesel::dsl::min(notices::not_before))
        .get_result(c)?;
    Ok(tried.into_iter().chain(untried).min().map(Instant))
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
    /// What it tells.
    pub kind: NoticeKind,
    /// Since when it should have gone out: the move that it tells of, or the hour at which the reader wants his letters.
    pub due: Instant,
    /// When it went out, or, where it was given up, the first one after it; `None`: it waits, and none went.
    pub sent: Option<Instant>,
}

/// The letter about the position after this ply; `None`: there is none, nobody wants it, or it waits as its reader wishes.
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
    let row: Option<LetterRow> = notices::table
        .filter(notices::game_id.eq(game))
        .filter(notices::ply.eq(i32::try_from(ply).unwrap_or(i32::MAX)))
        .filter(notices::player_id.eq(player))
        .filter(notices::kind.eq_any(about_a_move))
        .filter(notices::state.ne_all([DROPPED, PARKED, KEPT]))
        .order(notices::id.desc())
        .select(LetterRow::as_select())
        .first(c)
        .optional()?;
    let Some(row) = row else {
        return Ok(None);
    };
    // what is told in another's letter goes out with that one
    let letter = match row.digest_id {
        Some(cover) => notices::table
            .find(cover)
            .filter(notices::state.ne(DROPPED))
            .select(LetterRow::as_select())
            .first(c)
            .optional()?,
        None => Some(row.clone()),
    };
    let Some(letter) = letter else {
        return Ok(None);
    };
    // one that was never tried may have been put off while its reader was here
    let due = match letter.attempts {
        0 => Instant(letter.created_at.max(letter.not_before)),
        _ => Instant(letter.created_at),
    };
    let sent = match letter.state.as_str() {
        GIVEN_UP | EXPIRED => sent_after(c, due)?,
        _ => letter.sent_at.map(Instant),
    };
    let corrupt = || StorageError::corrupt("notices", game, "kind");
    let kind = NoticeKind::from_code(&row.kind).ok_or_else(corrupt)?;
    Ok(Some(MoveLetter { kind, due, sent }))
}

/// What [`move_letter`] goes by.
#[derive(Clone, Queryable, Selectable)]
#[diesel(table_name = notices)]
struct LetterRow {
    kind: String,
    state: String,
    created_at: i64,
    not_before: i64,
    sent_at: Option<i64>,
    attempts: i32,
    digest_id: Option<i64>,
}
