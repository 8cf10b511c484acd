//! The outbox. A notice is written in the transaction of what happened; the mailer claims it for a while (a lease), stores
//! the letter it made of it, sends it, and blanks the letter. At every point a crash leaves it where the next one goes on.

use diesel::prelude::*;

use super::codec::text_enum;
use super::conn::both;
use super::error::StorageError;
use super::fixed::IsWaiting;
use super::schema::notices;
use super::{AnyConn, links};
use crate::domain::notice::NoticeKind;
use crate::domain::time::Instant;
use crate::domain::{GameId, InvitationId, PlayerId};

text_enum!(NoticeKind);

const WAITING: &str = "waiting";
const SENT: &str = "sent";
const GIVEN_UP: &str = "given_up";
const DROPPED: &str = "dropped";

/// Longer errors are cut: servers like to talk.
const LONGEST_ERROR: usize = 500;

/// A notice that still waits under this lease. (A macro, because the type of a filter cannot be written down.)
macro_rules! ours {
    ($id:expr, $lease:expr) => {
        notices::table
            .filter(notices::id.eq($id))
            .filter(IsWaiting)
            .filter(notices::lease.eq($lease))
    };
}

/// Something worth telling, to be written in the transaction of what happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewNotice {
    /// What keeps it single; see the constructors.
    pub unique_key: String,
    pub kind: NoticeKind,
    /// Whom it is for; `None`: only an address is known.
    pub player: Option<PlayerId>,
    /// Where it goes, if not to the player's address at the time of sending.
    pub address: Option<String>,
    /// The language of a reader who has no account.
    pub lang: Option<String>,
    pub game: Option<GameId>,
    /// Plies on the board; a letter about a move is dropped when the game has gone on.
    pub ply: Option<u32>,
    pub invitation: Option<InvitationId>,
    pub created_at: Instant,
    /// Not to be sent earlier.
    pub not_before: Instant,
    /// Of no use any more after this.
    pub not_after: Option<Instant>,
}

impl NewNotice {
    /// A notice about a game at a ply, once for each player, kind and `number` (0, or that of a reminder).
    pub fn game(
        kind: NoticeKind,
        player: PlayerId,
        game: GameId,
        ply: u32,
        number: u32,
        now: Instant,
    ) -> Self {
        let key = format!("game:{game}:{ply}:{}:{number}:{player}", kind.code());
        Self {
            game: Some(game),
            ply: Some(ply),
            ..Self::bare(key, kind, Some(player), now)
        }
    }

    /// A notice about an invitation to a player, once for each kind.
    pub fn invitation(
        kind: NoticeKind,
        player: PlayerId,
        invitation: InvitationId,
        now: Instant,
    ) -> Self {
        let key = format!("invitation:{invitation}:{}:{player}", kind.code());
        Self {
            invitation: Some(invitation),
            ..Self::bare(key, kind, Some(player), now)
        }
    }

    /// A notice about an invitation to an address that belongs to nobody here, once for each kind.
    pub fn invitation_by_mail(
        kind: NoticeKind,
        address: &str,
        lang: &str,
        invitation: InvitationId,
        now: Instant,
    ) -> Self {
        let key = format!("invitation:{invitation}:{}:mail", kind.code());
        Self {
            invitation: Some(invitation),
            address: Some(address.to_owned()),
            lang: Some(lang.to_owned()),
            ..Self::bare(key, kind, None, now)
        }
    }

    /// A notice about an account; `address` where it is not the player's confirmed one (a new address to be confirmed, the
    /// old one after a change); `once` tells one asking from the next (a form's random word).
    pub fn account(
        kind: NoticeKind,
        player: PlayerId,
        address: Option<&str>,
        once: &str,
        now: Instant,
    ) -> Self {
        let key = format!("account:{player}:{}:{once}", kind.code());
        Self {
            address: address.map(str::to_owned),
            ..Self::bare(key, kind, Some(player), now)
        }
    }

    fn bare(unique_key: String, kind: NoticeKind, player: Option<PlayerId>, now: Instant) -> Self {
        Self {
            unique_key,
            kind,
            player,
            address: None,
            lang: None,
            game: None,
            ply: None,
            invitation: None,
            created_at: now,
            not_before: now,
            not_after: None,
        }
    }
}

/// Writes a notice. False if it has been written before: then nothing happens.
pub fn insert(tx: &mut AnyConn, new: &NewNotice) -> Result<bool, StorageError> {
    let row = (
        notices::unique_key.eq(&new.unique_key),
        notices::kind.eq(new.kind.code()),
        notices::player_id.eq(new.player),
        notices::address.eq(new.address.as_deref()),
        notices::lang.eq(new.lang.as_deref()),
        notices::game_id.eq(new.game),
        notices::ply.eq(new.ply.map(|ply| i32::try_from(ply).unwrap_or(i32::MAX))),
        notices::invitation_id.eq(new.invitation),
        notices::state.eq(WAITING),
        notices::created_at.eq(new.created_at.0),
        notices::not_before.eq(new.not_before.0),
        notices::not_after.eq(new.not_after.map(|at| at.0)),
        notices::attempts.eq(0),
    );
    // The database itself passes over a known key: two transactions at once cannot make a violation of it.
    let written = both!(tx, c => diesel::insert_into(notices::table)
        .values(row)
        .on_conflict_do_nothing()
        .execute(c))?;
    Ok(written == 1)
}

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

/// Claims up to `limit` notices that are due, until `until`, under the word `lease`. Nobody else gets them before then.
/// Those that have become useless with time are dropped.
pub fn claim(
    tx: &mut AnyConn,
    now: Instant,
    until: Instant,
    lease: &str,
    limit: i64,
) -> Result<Claimed, StorageError> {
    drop_outdated(tx, now)?;
    let due = due_ids(tx, now, limit)?;
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

fn due_ids(tx: &mut AnyConn, now: Instant, limit: i64) -> Result<Vec<i64>, StorageError> {
    let due = notices::table
        .filter(IsWaiting)
        .filter(notices::not_before.le(now.0))
        .filter(
            notices::lease_until
                .is_null()
                .or(notices::lease_until.lt(now.0)),
        )
        .order((notices::not_before, notices::id))
        .limit(limit)
        .select(notices::id);
    Ok(match tx {
        // Several instances share the queue: each takes what no other is taking.
        AnyConn::Pg(c) => due.for_update().skip_locked().load(c)?,
        AnyConn::Sqlite(c) => due.load(c)?,
    })
}

/// Whether [`claim`] would find something.
pub fn any_due(c: &mut AnyConn, now: Instant) -> Result<bool, StorageError> {
    let due = notices::table
        .filter(IsWaiting)
        .filter(notices::not_before.le(now.0))
        .filter(
            notices::lease_until
                .is_null()
                .or(notices::lease_until.lt(now.0)),
        );
    Ok(diesel::select(diesel::dsl::exists(due)).get_result(c)?)
}

fn drop_outdated(tx: &mut AnyConn, now: Instant) -> Result<(), StorageError> {
    let free = notices::lease_until
        .is_null()
        .or(notices::lease_until.lt(now.0));
    let outdated: Vec<i64> = notices::table
        .filter(IsWaiting)
        .filter(notices::not_after.lt(now.0))
        .filter(free)
        .select(notices::id)
        .load(tx)?;
    for id in outdated {
        end(tx, id, None, DROPPED, now, None)?;
    }
    Ok(())
}

type Row = (
    i64,
    String,
    Option<i64>,
    Option<String>,
    Option<String>,
    Option<i64>,
    Option<i32>,
    Option<i64>,
    i64,
    i32,
    Option<String>,
    Option<Vec<u8>>,
);
type Columns = (
    notices::id,
    notices::kind,
    notices::player_id,
    notices::address,
    notices::lang,
    notices::game_id,
    notices::ply,
    notices::invitation_id,
    notices::created_at,
    notices::attempts,
    notices::message_id,
    notices::letter,
);
const COLUMNS: Columns = (
    notices::id,
    notices::kind,
    notices::player_id,
    notices::address,
    notices::lang,
    notices::game_id,
    notices::ply,
    notices::invitation_id,
    notices::created_at,
    notices::attempts,
    notices::message_id,
    notices::letter,
);

fn read(row: Row, lease: &str) -> Result<NoticeRow, StorageError> {
    let (
        id,
        kind,
        player,
        address,
        lang,
        game,
        ply,
        invitation,
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
        created_at: Instant(created),
        attempts: u32::try_from(attempts).map_err(|_| damaged("attempts"))?,
        lease: lease.to_owned(),
        letter,
    })
}

/// The envelope's address stands in a line of its own before the message: a letter is sent again to where it was sent
/// first, whatever has become of the player's address since.
fn pack(letter: &StoredLetter) -> Vec<u8> {
    let mut packed = format!("{}\n", letter.to.replace(['\r', '\n'], "")).into_bytes();
    packed.extend_from_slice(&letter.bytes);
    packed
}

fn unpack(message_id: String, packed: &[u8]) -> Option<StoredLetter> {
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

/// The letter is out: its bytes are blanked. False if the lease was no longer ours.
pub fn mark_sent(
    tx: &mut AnyConn,
    id: i64,
    lease: &str,
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
        ))
        .execute(tx)?;
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

fn end(
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
    links::kill_for_notice(tx, id, now)?;
    Ok(true)
}

fn cut(error: &str) -> String {
    error.chars().take(LONGEST_ERROR).collect()
}

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
