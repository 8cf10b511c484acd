//! Who is signed in, where. Only hashes of the cookies' tokens are stored.

use diesel::prelude::*;

use super::conn::{Conn, both};
use super::error::StorageError;
use super::players::PlayerRow;
use super::schema::{players, sessions};
use crate::domain::PlayerId;
use crate::domain::player::Player;
use crate::domain::time::Instant;

/// A session as its owner sees it in the list of his devices.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = sessions)]
pub struct Session {
    /// Hash of its token: names it in forms. Of no use to anybody who reads it.
    pub token_hash: String,
    /// Whose it is.
    pub player_id: PlayerId,
    /// When he signed in, in milliseconds UTC.
    pub created_at: i64,
    /// When it was last used, to five minutes.
    pub seen_at: i64,
    /// When it ends unless it is used.
    pub expires_at: i64,
    /// Whether "stay signed in" was ticked.
    pub stay: bool,
    /// What the browser calls itself.
    pub agent: String,
}

/// The session with this token's hash and its player, if it lives and the account is open.
pub fn find(
    c: &mut Conn,
    token_hash: &str,
    now: Instant,
) -> Result<Option<(Session, Player)>, StorageError> {
    let found: Option<(Session, PlayerRow)> = both!(c, c => sessions::table
        .inner_join(players::table.on(players::id.eq(sessions::player_id)))
        .filter(sessions::token_hash.eq(token_hash))
        .filter(sessions::expires_at.gt(now.0))
        .filter(players::closed_at.is_null())
        .select((Session::as_select(), PlayerRow::as_select()))
        .get_result(c)
        .optional())?;
    found
        .map(|(session, row)| Ok((session, row.player()?)))
        .transpose()
}

/// A player's sessions that live, the last used first.
pub fn of_player(
    c: &mut Conn,
    player: PlayerId,
    now: Instant,
) -> Result<Vec<Session>, StorageError> {
    Ok(sessions::table
        .filter(sessions::player_id.eq(player))
        .filter(sessions::expires_at.gt(now.0))
        .order((sessions::seen_at.desc(), sessions::token_hash))
        .select(Session::as_select())
        .load(c)?)
}

/// What the browser calls itself in which a player signed in at this instant, while he is signed in there.
pub fn begun_at(
    c: &mut Conn,
    player: PlayerId,
    at: Instant,
) -> Result<Option<String>, StorageError> {
    Ok(sessions::table
        .filter(sessions::player_id.eq(player))
        .filter(sessions::created_at.eq(at.0))
        .select(sessions::agent)
        .first(c)
        .optional()?)
}

/// Begins a session.
pub fn insert(c: &mut Conn, session: &Session) -> Result<(), StorageError> {
    diesel::insert_into(sessions::table)
        .values((
            sessions::token_hash.eq(&session.token_hash),
            sessions::player_id.eq(session.player_id),
            sessions::created_at.eq(session.created_at),
            sessions::seen_at.eq(session.seen_at),
            sessions::expires_at.eq(session.expires_at),
            sessions::stay.eq(session.stay),
            sessions::agent.eq(&session.agent),
        ))
        .execute(c)?;
    Ok(())
}

/// Renews a session by its use; the player's `last_seen_at` moves with it. Never backwards.
pub fn renew(
    c: &mut Conn,
    token_hash: &str,
    player: PlayerId,
    seen: Instant,
    expires: Instant,
) -> Result<(), StorageError> {
    diesel::update(
        sessions::table
            .find(token_hash)
            .filter(sessions::seen_at.lt(seen.0)),
    )
    .set((
        sessions::seen_at.eq(seen.0),
        sessions::expires_at.eq(expires.0),
    ))
    .execute(c)?;
    super::players::seen(c, player, seen)
}

/// Ends one session of a player.
pub fn end(c: &mut Conn, token_hash: &str, player: PlayerId) -> Result<(), StorageError> {
    diesel::delete(
        sessions::table
            .find(token_hash)
            .filter(sessions::player_id.eq(player)),
    )
    .execute(c)?;
    Ok(())
}

/// Ends all sessions of a player but, if given, one.
pub fn end_all(
    c: &mut Conn,
    player: PlayerId,
    except_hash: Option<&str>,
) -> Result<(), StorageError> {
    diesel::delete(
        sessions::table
            .filter(sessions::player_id.eq(player))
            .filter(sessions::token_hash.ne(except_hash.unwrap_or(""))),
    )
    .execute(c)?;
    Ok(())
}

/// Removes sessions that have run out; returns how many.
pub fn sweep(c: &mut Conn, now: Instant) -> Result<usize, StorageError> {
    Ok(diesel::delete(sessions::table.filter(sessions::expires_at.le(now.0))).execute(c)?)
}
