//! The secrets that letters and printed codes carry: only their SHA-256 lies here.

use diesel::prelude::*;

use super::conn::both;
use super::error::StorageError;
use super::schema::links;
use super::{AnyConn, codec::text_enum};
use crate::domain::link::LinkPurpose;
use crate::domain::time::Instant;
use crate::domain::{GameId, InvitationId, PlayerId, TournamentId};
use crate::secrets::{Secret, sha256_hex};

text_enum!(LinkPurpose);

/// What is stored in place of a link's secret, and by what it is found.
pub fn hash_of(token: &Secret) -> String {
    sha256_hex(token.expose().as_bytes())
}

/// A link to be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewLink {
    pub hash: String,
    pub purpose: LinkPurpose,
    pub player: Option<PlayerId>,
    pub address: Option<String>,
    pub game: Option<GameId>,
    pub ply: Option<u32>,
    pub invitation: Option<InvitationId>,
    pub notice: Option<i64>,
    pub tournament: Option<TournamentId>,
    pub created_at: Instant,
    pub expires_at: Instant,
}

impl NewLink {
    /// A link that is about nothing in particular yet; it lives as long as its purpose says.
    pub fn new(purpose: LinkPurpose, token: &Secret, now: Instant) -> Self {
        Self {
            hash: hash_of(token),
            purpose,
            player: None,
            address: None,
            game: None,
            ply: None,
            invitation: None,
            notice: None,
            tournament: None,
            created_at: now,
            expires_at: now.plus(purpose.lifetime()),
        }
    }
}

/// A stored link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    pub hash: String,
    pub purpose: LinkPurpose,
    pub player: Option<PlayerId>,
    pub address: Option<String>,
    pub game: Option<GameId>,
    /// The ply that was on the board when the letter was written.
    pub ply: Option<u32>,
    pub invitation: Option<InvitationId>,
    pub tournament: Option<TournamentId>,
    pub created_at: Instant,
    pub expires_at: Instant,
    pub spent_at: Option<Instant>,
}

impl Link {
    /// Whether it still leads anywhere; a spent one does (it tells what became of it), a dead one does not.
    pub fn is_alive(&self, now: Instant) -> bool {
        now < self.expires_at
    }
}

/// Stores a link.
pub fn insert(tx: &mut AnyConn, new: &NewLink) -> Result<(), StorageError> {
    diesel::insert_into(links::table)
        .values((
            links::hash.eq(&new.hash),
            links::purpose.eq(new.purpose),
            links::player_id.eq(new.player),
            links::address.eq(new.address.as_deref()),
            links::game_id.eq(new.game),
            links::ply.eq(new.ply.map(to_row)),
            links::invitation_id.eq(new.invitation),
            links::notice_id.eq(new.notice),
            links::tournament_id.eq(new.tournament),
            links::created_at.eq(new.created_at.0),
            links::expires_at.eq(new.expires_at.0),
        ))
        .execute(tx)?;
    Ok(())
}

type Row = (
    LinkPurpose,
    Option<i64>,
    Option<String>,
    Option<i64>,
    Option<i32>,
    Option<i64>,
    i64,
    i64,
    Option<i64>,
    Option<i64>,
);

/// The link with this hash, dead or alive.
pub fn find(c: &mut AnyConn, hash: &str) -> Result<Option<Link>, StorageError> {
    let row: Option<Row> = both!(c, c => links::table
        .find(hash)
        .select((
            links::purpose,
            links::player_id,
            links::address,
            links::game_id,
            links::ply,
            links::invitation_id,
            links::created_at,
            links::expires_at,
            links::spent_at,
            links::tournament_id,
        ))
        .get_result(c)
        .optional())?;
    Ok(row.map(
        |(purpose, player, address, game, ply, invitation, created, expires, spent, of)| Link {
            hash: hash.to_owned(),
            purpose,
            player,
            address,
            game,
            ply: ply.and_then(|ply| u32::try_from(ply).ok()),
            invitation,
            tournament: of,
            created_at: Instant(created),
            expires_at: Instant(expires),
            spent_at: spent.map(Instant),
        },
    ))
}

/// Marks a link as used. False if it was spent before or does not exist: of two who press at once, one wins.
pub fn spend(tx: &mut AnyConn, hash: &str, at: Instant) -> Result<bool, StorageError> {
    let spent = diesel::update(links::table.find(hash).filter(links::spent_at.is_null()))
        .set(links::spent_at.eq(at.0))
        .execute(tx)?;
    Ok(spent == 1)
}

/// All of a player's links die: the address or the password has changed, whoever has the old letters is not to act for
/// him. Only the way back to a former address stays open, or a thief of an account would close it by changing it twice.
/// A spent link lets nobody act; it goes on saying what it did, so that a second click is not told that it is dead.
pub fn kill_for_player(
    tx: &mut AnyConn,
    player: PlayerId,
    at: Instant,
) -> Result<(), StorageError> {
    let alive = links::table
        .filter(links::player_id.eq(player))
        .filter(links::expires_at.gt(at.0))
        .filter(links::spent_at.is_null())
        .filter(links::purpose.ne(LinkPurpose::UndoAddress));
    diesel::update(alive)
        .set(links::expires_at.eq(at.0))
        .execute(tx)?;
    Ok(())
}

/// The links of a letter die that will not be sent.
pub fn kill_for_notice(tx: &mut AnyConn, notice: i64, at: Instant) -> Result<(), StorageError> {
    kill_for_notices(tx, &[notice], at)
}

/// As [`kill_for_notice`], for several.
pub fn kill_for_notices(
    tx: &mut AnyConn,
    notices: &[i64],
    at: Instant,
) -> Result<(), StorageError> {
    let alive = links::table
        .filter(links::notice_id.eq_any(notices))
        .filter(links::expires_at.gt(at.0));
    diesel::update(alive)
        .set(links::expires_at.eq(at.0))
        .execute(tx)?;
    Ok(())
}

/// Forgets links that died before `before`. Returns how many.
pub fn forget_dead(tx: &mut AnyConn, before: Instant) -> Result<usize, StorageError> {
    let dead = links::table.filter(links::expires_at.lt(before.0));
    Ok(diesel::delete(dead).execute(tx)?)
}

fn to_row(ply: u32) -> i32 {
    i32::try_from(ply).unwrap_or(i32::MAX)
}
