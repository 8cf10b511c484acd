//! Which mails are to be dealt with, and whose they are for the time of a lease.

use diesel::prelude::*;

use super::{Arrived, DEALT, FAILED, IsUndealt, inbound};
use crate::domain::reply::CameTo;
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::storage::{AnyConn, StorageError};

/// A mail that is ours for the time of the lease.
#[derive(Debug, Clone)]
pub struct Claimed {
    pub id: i64,
    pub mail: Arrived,
    /// How often it was claimed, this time included.
    pub attempts: u32,
    /// The word by which the lease is ours.
    pub lease: String,
}

/// What became of a mail.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Dealt {
    /// A word: of [`CameTo`], or `bounced_hard`, `bounced`, `automatic`, `unknown`.
    pub outcome: String,
    /// What belongs to the word.
    pub detail: String,
    /// The line that was read.
    pub typed: String,
    pub player: Option<PlayerId>,
    pub game: Option<GameId>,
    /// Plies on the board when the letter was written that it answers.
    pub ply: Option<u32>,
    /// The letter that came back.
    pub notice: Option<i64>,
    /// Its own Message-ID, without brackets.
    pub message_id: Option<String>,
    /// Whether it is answered.
    pub answered: bool,
}

impl Dealt {
    /// A mail that was no reply.
    #[must_use]
    pub fn as_other(outcome: &str) -> Self {
        Self {
            outcome: outcome.to_owned(),
            ..Self::default()
        }
    }

    /// A reply.
    #[must_use]
    pub fn as_reply(came_to: &CameTo) -> Self {
        let (word, detail) = came_to.stored();
        Self {
            outcome: word.to_owned(),
            detail,
            ..Self::default()
        }
    }
}

/// Under nobody's lease, oldest first. (A macro, because the type cannot be written down.)
macro_rules! free {
    ($now:expr, $limit:expr) => {
        inbound::table
            .filter(IsUndealt)
            .filter(
                inbound::lease_until
                    .is_null()
                    .or(inbound::lease_until.lt($now.0)),
            )
            .order((inbound::accepted_at, inbound::id))
            .limit($limit)
    };
}

/// Whether [`claim`] would find anything: most looks find nothing, and none of those may cost a transaction.
pub fn due(c: &mut AnyConn, now: Instant) -> Result<bool, StorageError> {
    let found: Vec<i64> = free!(now, 1).select(inbound::id).load(c)?;
    Ok(!found.is_empty())
}

/// Claims up to `limit` mails until `until`, under the word `lease`. Nobody else gets them before then.
pub fn claim(
    tx: &mut AnyConn,
    now: Instant,
    until: Instant,
    lease: &str,
    limit: i64,
) -> Result<Vec<Claimed>, StorageError> {
    let free = free!(now, limit).select(inbound::id);
    let ids: Vec<i64> = match tx {
        // Several instances share the door: each takes what no other is taking.
        AnyConn::Pg(c) => free.for_update().skip_locked().load(c)?,
        AnyConn::Sqlite(c) => free.load(c)?,
    };
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    diesel::update(inbound::table.filter(inbound::id.eq_any(&ids)))
        .set((
            inbound::lease.eq(lease),
            inbound::lease_until.eq(until.0),
            inbound::attempts.eq(inbound::attempts + 1),
        ))
        .execute(tx)?;
    type Row = (
        i64,
        Option<String>,
        Option<String>,
        Option<Vec<u8>>,
        i64,
        i32,
    );
    let rows: Vec<Row> = inbound::table
        .filter(inbound::id.eq_any(&ids))
        .order((inbound::accepted_at, inbound::id))
        .select((
            inbound::id,
            inbound::recipient,
            inbound::sender,
            inbound::raw,
            inbound::accepted_at,
            inbound::attempts,
        ))
        .load(tx)?;
    let claimed = rows
        .into_iter()
        .map(|(id, recipient, sender, raw, at, attempts)| Claimed {
            id,
            mail: Arrived {
                recipient,
                sender,
                raw: raw.unwrap_or_default(),
                at: Instant(at),
            },
            attempts: u32::try_from(attempts).unwrap_or(u32::MAX),
            lease: lease.to_owned(),
        });
    Ok(claimed.collect())
}

/// A mail is dealt with: what became of it is kept, the mail itself blanked. False if the lease was no longer ours.
pub fn deal(
    tx: &mut AnyConn,
    id: i64,
    lease: &str,
    dealt: &Dealt,
    now: Instant,
) -> Result<bool, StorageError> {
    let ours = inbound::table
        .filter(inbound::id.eq(id))
        .filter(IsUndealt)
        .filter(inbound::lease.eq(lease));
    let done = diesel::update(ours)
        .set((
            inbound::state.eq(DEALT),
            inbound::dealt_at.eq(now.0),
            inbound::outcome.eq(&dealt.outcome),
            inbound::detail.eq(&dealt.detail),
            inbound::typed.eq(&dealt.typed),
            inbound::player_id.eq(dealt.player),
            inbound::game_id.eq(dealt.game),
            inbound::ply.eq(dealt.ply.map(|ply| i32::try_from(ply).unwrap_or(i32::MAX))),
            inbound::notice_id.eq(dealt.notice),
            inbound::message_id.eq(dealt.message_id.as_deref()),
            inbound::answered.eq(dealt.answered),
            (
                inbound::raw.eq(None::<Vec<u8>>),
                inbound::recipient.eq(None::<String>),
                inbound::sender.eq(None::<String>),
                inbound::lease.eq(None::<String>),
                inbound::lease_until.eq(None::<i64>),
            ),
        ))
        .execute(tx)?;
    Ok(done == 1)
}

/// A mail that the program fails at is put aside, blanked, so that it does not come again and again.
pub fn fail(tx: &mut AnyConn, id: i64, lease: &str, now: Instant) -> Result<bool, StorageError> {
    let done = deal(tx, id, lease, &Dealt::as_other("failed"), now)?;
    if done {
        diesel::update(inbound::table.find(id))
            .set(inbound::state.eq(FAILED))
            .execute(tx)?;
    }
    Ok(done)
}

/// Forgets what was dealt with before `before`. Returns how much.
pub fn forget(tx: &mut AnyConn, before: Instant) -> Result<usize, StorageError> {
    let old = inbound::table.filter(inbound::dealt_at.lt(before.0));
    Ok(diesel::delete(old).execute(tx)?)
}
