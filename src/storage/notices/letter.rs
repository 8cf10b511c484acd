//! The letter made of a notice, and what becomes of both.

use diesel::prelude::*;

use super::{COVERED, DROPPED, EXPIRED, GIVEN_UP, IsWaiting, SENT, WAITING, notices};
use crate::domain::time::Instant;
use crate::storage::{AnyConn, StorageError, links};

/// The notices told in the letter of this one.
macro_rules! covered {
    ($id:expr) => {
        notices::table
            .filter(notices::digest_id.eq($id))
            .filter(notices::state.eq(COVERED))
    };
}

/// Longer errors are cut: servers like to talk.
pub(super) const LONGEST_ERROR: usize = 500;

/// A letter as it is kept from its making to its sending.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredLetter {
    /// The address on the envelope.
    pub to: String,
    /// Message-ID, without angle brackets.
    pub message_id: String,
    /// The whole message.
    pub bytes: Vec<u8>,
}

impl std::fmt::Debug for StoredLetter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The bytes hold links that let one act for the reader.
        write!(
            f,
            "StoredLetter({}, {} bytes)",
            self.message_id,
            self.bytes.len()
        )
    }
}

/// The envelope's address stands in a line of its own before the message: a letter is sent again to where it was sent
/// first, whatever has become of the player's address since.
fn pack(letter: &StoredLetter) -> Vec<u8> {
    let mut packed = format!("{}\n", letter.to.replace(['\r', '\n'], "")).into_bytes();
    packed.extend_from_slice(&letter.bytes);
    packed
}

pub(super) fn unpack(message_id: String, packed: &[u8]) -> Option<StoredLetter> {
    let end = packed.iter().position(|byte| *byte == b'\n')?;
    let (to, bytes) = packed.split_at(end);
    Some(StoredLetter {
        to: String::from_utf8(to.to_vec()).ok()?,
        message_id,
        bytes: bytes.get(1..)?.to_vec(),
    })
}

/// Keeps the letter made of a notice and the hashes of its links, if the lease is still ours. Links of a letter made of
/// it earlier die.
pub fn store_letter(
    tx: &mut AnyConn,
    id: i64,
    lease: &str,
    letter: &StoredLetter,
    new_links: &[links::NewLink],
    now: Instant,
) -> Result<bool, StorageError> {
    let stored = diesel::update(ours!(id, lease))
        .set((
            notices::message_id.eq(&letter.message_id),
            notices::letter.eq(pack(letter)),
        ))
        .execute(tx)?;
    if stored != 1 {
        return Ok(false);
    }
    links::kill_for_notice(tx, id, now)?;
    for link in new_links {
        links::insert(tx, link)?;
    }
    Ok(true)
}

/// The letter is out, and the server answered this: its bytes are blanked. What was told in it has gone out too. False if
/// the lease was no longer ours.
pub fn mark_sent(
    tx: &mut AnyConn,
    id: i64,
    lease: &str,
    answer: &str,
    at: Instant,
) -> Result<bool, StorageError> {
    let sent = diesel::update(ours!(id, lease))
        .set((
            notices::state.eq(SENT),
            notices::sent_at.eq(at.0),
            notices::letter.eq(None::<Vec<u8>>),
            notices::lease.eq(None::<String>),
            notices::lease_until.eq(None::<i64>),
            notices::error.eq(None::<String>),
            notices::answer.eq(Some(cut(answer)).filter(|answer| !answer.is_empty())),
        ))
        .execute(tx)?;
    if sent == 1 {
        diesel::update(covered!(id))
            .set((notices::state.eq(SENT), notices::sent_at.eq(at.0)))
            .execute(tx)?;
    }
    Ok(sent == 1)
}

/// It did not go out; it is tried again from `not_before` on, with the same bytes if a letter is stored.
pub fn mark_retry(
    tx: &mut AnyConn,
    id: i64,
    lease: &str,
    not_before: Instant,
    error: &str,
) -> Result<bool, StorageError> {
    let marked = diesel::update(ours!(id, lease))
        .set((
            notices::not_before.eq(not_before.0),
            notices::lease.eq(None::<String>),
            notices::lease_until.eq(None::<i64>),
            notices::error.eq(Some(cut(error))),
        ))
        .execute(tx)?;
    Ok(marked == 1)
}

/// It was not tried: it is looked at again at `until`. That it was claimed is still counted, so that it is late from when it
/// was due.
pub fn put_back(
    tx: &mut AnyConn,
    id: i64,
    lease: &str,
    until: Instant,
) -> Result<bool, StorageError> {
    let back = diesel::update(ours!(id, lease))
        .set((
            notices::not_before.eq(until.0),
            notices::lease.eq(None::<String>),
            notices::lease_until.eq(None::<i64>),
            // nothing was attempted
            notices::attempts.eq(notices::attempts - 1),
        ))
        .execute(tx)?;
    Ok(back == 1)
}

/// It will never go out: bytes blanked, its links die.
pub fn give_up(
    tx: &mut AnyConn,
    id: i64,
    lease: &str,
    error: &str,
    now: Instant,
) -> Result<bool, StorageError> {
    end(tx, id, Some(lease), GIVEN_UP, now, Some(error))
}

/// A damaged row is put aside, whoever holds it.
pub fn bury(tx: &mut AnyConn, id: i64, error: &str, now: Instant) -> Result<bool, StorageError> {
    end(tx, id, None, GIVEN_UP, now, Some(error))
}

/// Its reason has gone: bytes blanked, its links die.
pub fn drop_obsolete(
    tx: &mut AnyConn,
    id: i64,
    lease: &str,
    now: Instant,
) -> Result<bool, StorageError> {
    end(tx, id, Some(lease), DROPPED, now, None)
}

/// One that was given up, or came too late, waits again and is written anew. False: it is none of these.
pub fn try_again(tx: &mut AnyConn, id: i64, now: Instant) -> Result<bool, StorageError> {
    let again = diesel::update(
        notices::table
            .find(id)
            .filter(notices::state.eq_any([GIVEN_UP, EXPIRED])),
    )
    .set((
        notices::state.eq(WAITING),
        notices::not_before.eq(now.0),
        notices::not_after.eq(None::<i64>),
        notices::attempts.eq(0),
        notices::message_id.eq(None::<String>),
        notices::digest_id.eq(None::<i64>),
    ))
    .execute(tx)?;
    if again == 1 {
        // what was to be told in it is told in it
        diesel::update(
            notices::table
                .filter(notices::digest_id.eq(id))
                .filter(notices::state.eq_any([GIVEN_UP, EXPIRED])),
        )
        .set(notices::state.eq(COVERED))
        .execute(tx)?;
    }
    Ok(again == 1)
}

pub(super) fn end(
    tx: &mut AnyConn,
    id: i64,
    lease: Option<&str>,
    state: &str,
    now: Instant,
    error: Option<&str>,
) -> Result<bool, StorageError> {
    let ended = (
        notices::state.eq(state.to_owned()),
        notices::letter.eq(None::<Vec<u8>>),
        notices::lease.eq(None::<String>),
        notices::lease_until.eq(None::<i64>),
        notices::error.eq(error.map(cut)),
    );
    let changed = match lease {
        Some(lease) => diesel::update(ours!(id, lease)).set(ended).execute(tx)?,
        None => diesel::update(notices::table.find(id))
            .set(ended)
            .execute(tx)?,
    };
    if changed != 1 {
        return Ok(false);
    }
    diesel::update(covered!(id))
        .set(notices::state.eq(state.to_owned()))
        .execute(tx)?;
    links::kill_for_notice(tx, id, now)?;
    Ok(true)
}

fn cut(error: &str) -> String {
    error.chars().take(LONGEST_ERROR).collect()
}
