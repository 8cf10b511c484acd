//! Which notices are due, and whose they are for the time of a lease.

use diesel::prelude::*;

use super::letter::{end, unpack};
use super::{COVERED, DROPPED, EXPIRED, IsWaiting, StoredLetter, notices};
use crate::domain::notice::NoticeKind;
use crate::domain::time::Instant;
use crate::domain::{GameId, InvitationId, PlayerId, TournamentId};
use crate::storage::{AnyConn, StorageError, links};

/// Notices that are due and held by nobody, in the order in which they are sent. (A macro, because the type cannot be
/// written down.)
macro_rules! due {
    ($now:expr, $limit:expr) => {
        notices::table
            .filter(IsWaiting)
            .filter(notices::not_before.le($now.0))
            .filter(free!($now))
            .order((notices::not_before, notices::id))
            .limit($limit)
    };
}

/// Under nobody's lease.
macro_rules! free {
    ($now:expr) => {
        notices::lease_until
            .is_null()
            .or(notices::lease_until.lt($now.0))
    };
}
pub(super) use free;

/// A notice that is ours for the time of the lease.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoticeRow {
    pub id: i64,
    pub kind: NoticeKind,
    pub player: Option<PlayerId>,
    pub address: Option<String>,
    pub lang: Option<String>,
    pub game: Option<GameId>,
    pub ply: Option<u32>,
    pub invitation: Option<InvitationId>,
    pub tournament: Option<TournamentId>,
    /// The act in it that is told of.
    pub act: Option<i64>,
    pub created_at: Instant,
    /// How often it was claimed, this time included.
    pub attempts: u32,
    /// The word by which the lease is ours.
    pub lease: String,
    /// The letter made of it on an earlier attempt.
    pub letter: Option<StoredLetter>,
}

/// What a claim brought.
#[derive(Debug, Default)]
pub struct Claimed {
    pub notices: Vec<NoticeRow>,
    /// Rows the program cannot have written, by number; they must not stop the others.
    pub damaged: Vec<(i64, StorageError)>,
}

/// Claims up to `limit` of these notices, if they are still due, until `until`, under the word `lease`. Nobody else gets
/// them before then. Those that have become useless with time are dropped.
pub fn claim(
    tx: &mut AnyConn,
    cleared: &[i64],
    now: Instant,
    until: Instant,
    lease: &str,
    limit: i64,
) -> Result<Claimed, StorageError> {
    drop_outdated(tx, now)?;
    let due = due_ids(tx, cleared, now, limit)?;
    if due.is_empty() {
        return Ok(Claimed::default());
    }
    diesel::update(notices::table.filter(notices::id.eq_any(&due)))
        .set((
            notices::lease.eq(lease),
            notices::lease_until.eq(until.0),
            notices::attempts.eq(notices::attempts + 1),
        ))
        .execute(tx)?;
    let rows: Vec<Row> = notices::table
        .filter(notices::id.eq_any(&due))
        .order(notices::id)
        .select(COLUMNS)
        .load(tx)?;
    let mut claimed = Claimed::default();
    for row in rows {
        let id = row.0;
        match read(row, lease) {
            Ok(notice) => claimed.notices.push(notice),
            Err(error) => claimed.damaged.push((id, error)),
        }
    }
    Ok(claimed)
}

fn due_ids(
    tx: &mut AnyConn,
    cleared: &[i64],
    now: Instant,
    limit: i64,
) -> Result<Vec<i64>, StorageError> {
    let due = due!(now, limit)
        .filter(notices::id.eq_any(cleared))
        .select(notices::id);
    Ok(match tx {
        // Several instances share the queue: each takes what no other is taking.
        AnyConn::Pg(c) => due.for_update().skip_locked().load(c)?,
        AnyConn::Sqlite(c) => due.load(c)?,
    })
}

/// A notice that is due and nobody's: as much of it as tells whether its reason still holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Due {
    pub id: i64,
    /// `None`: damaged; [`claim`] will say so.
    pub kind: Option<NoticeKind>,
    pub player: Option<PlayerId>,
    /// Where it goes, if not to the player's own address.
    pub address: Option<String>,
    pub game: Option<GameId>,
    pub ply: Option<u32>,
    pub created_at: Instant,
    pub not_before: Instant,
    /// How often it was claimed.
    pub attempts: u32,
}

/// Up to `limit` notices that [`claim`] would find, in the same order.
pub fn due(c: &mut AnyConn, now: Instant, limit: i64) -> Result<Vec<Due>, StorageError> {
    type Found = (
        i64,
        String,
        Option<i64>,
        Option<String>,
        Option<i64>,
        Option<i32>,
        (i64, i64, i32),
    );
    let found: Vec<Found> = due!(now, limit)
        .select((
            notices::id,
            notices::kind,
            notices::player_id,
            notices::address,
            notices::game_id,
            notices::ply,
            (notices::created_at, notices::not_before, notices::attempts),
        ))
        .load(c)?;
    let due =
        |(id, kind, player, address, game, ply, (created, not_before, attempts)): Found| Due {
            id,
            kind: NoticeKind::from_code(&kind),
            player,
            address,
            game,
            ply: ply.and_then(|ply| u32::try_from(ply).ok()),
            created_at: Instant(created),
            not_before: Instant(not_before),
            attempts: u32::try_from(attempts).unwrap_or(0),
        };
    Ok(found.into_iter().map(due).collect())
}

/// Drops notices whose reason has gone, all at once; those that somebody has claimed meanwhile are left to him. How many
/// were dropped.
pub fn drop_gone(tx: &mut AnyConn, ids: &[i64], now: Instant) -> Result<usize, StorageError> {
    if ids.is_empty() {
        return Ok(0);
    }
    let dropped = diesel::update(
        notices::table
            .filter(notices::id.eq_any(ids))
            .filter(IsWaiting)
            .filter(free!(now)),
    )
    .set((
        notices::state.eq(DROPPED),
        notices::letter.eq(None::<Vec<u8>>),
        notices::lease.eq(None::<String>),
        notices::lease_until.eq(None::<i64>),
    ))
    .execute(tx)?;
    diesel::update(
        notices::table
            .filter(notices::digest_id.eq_any(ids))
            .filter(notices::state.eq(COVERED)),
    )
    .set(notices::state.eq(DROPPED))
    .execute(tx)?;
    links::kill_for_notices(tx, ids, now)?;
    Ok(dropped)
}

fn drop_outdated(tx: &mut AnyConn, now: Instant) -> Result<(), StorageError> {
    let outdated: Vec<i64> = notices::table
        .filter(IsWaiting)
        .filter(notices::not_after.lt(now.0))
        .filter(free!(now))
        .select(notices::id)
        .load(tx)?;
    for id in outdated {
        end(tx, id, None, EXPIRED, now, None)?;
    }
    Ok(())
}

pub(super) type Row = (
    i64,
    String,
    Option<i64>,
    Option<String>,
    Option<String>,
    Option<i64>,
    Option<i32>,
    Option<i64>,
    Option<i64>,
    Option<i64>,
    i64,
    i32,
    Option<String>,
    Option<Vec<u8>>,
);
pub(super) type Columns = (
    notices::id,
    notices::kind,
    notices::player_id,
    notices::address,
    notices::lang,
    notices::game_id,
    notices::ply,
    notices::invitation_id,
    notices::tournament_id,
    notices::act_id,
    notices::created_at,
    notices::attempts,
    notices::message_id,
    notices::letter,
);
pub(super) const COLUMNS: Columns = (
    notices::id,
    notices::kind,
    notices::player_id,
    notices::address,
    notices::lang,
    notices::game_id,
    notices::ply,
    notices::invitation_id,
    notices::tournament_id,
    notices::act_id,
    notices::created_at,
    notices::attempts,
    notices::message_id,
    notices::letter,
);

pub(super) fn read(row: Row, lease: &str) -> Result<NoticeRow, StorageError> {
    let (
        id,
        kind,
        player,
        address,
        lang,
        game,
        ply,
        invitation,
        tournament,
        act,
        created,
        attempts,
        message_id,
        letter,
    ) = row;
    let damaged = |what: &str| StorageError::corrupt("notices", id, what);
    let ply = ply.map(|ply| u32::try_from(ply).map_err(|_| damaged("ply")));
    let letter = match (message_id, letter) {
        (Some(message_id), Some(bytes)) => {
            Some(unpack(message_id, &bytes).ok_or_else(|| damaged("letter"))?)
        }
        _ => None,
    };
    Ok(NoticeRow {
        id,
        kind: NoticeKind::from_code(&kind).ok_or_else(|| damaged("kind"))?,
        player,
        address,
        lang,
        game,
        ply: ply.transpose()?,
        invitation,
        tournament,
        act,
        created_at: Instant(created),
        attempts: u32::try_from(attempts).map_err(|_| damaged("attempts"))?,
        lease: lease.to_owned(),
        letter,
    })
}
