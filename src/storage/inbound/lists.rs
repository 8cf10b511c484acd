//! Looking at what came in.

use diesel::prelude::*;

use super::{IsUndealt, inbound};
use crate::domain::reply::CameTo;
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::storage::{AnyConn, StorageError};

/// Whether a mail that came in time for `deadline` is not dealt with: nobody knows yet whether it makes the move.
pub fn waits(c: &mut AnyConn, deadline: Instant) -> Result<bool, StorageError> {
    // accepted in the very second of the deadline is in time
    let found: Vec<i64> = inbound::table
        .filter(IsUndealt)
        .filter(inbound::accepted_at.lt(deadline.whole_second().plus(1_000).0))
        .select(inbound::id)
        .limit(1)
        .load(c)?;
    Ok(!found.is_empty())
}

/// How many replies of a player about a game were answered since `since`.
pub fn answered_since(
    c: &mut AnyConn,
    game: GameId,
    player: PlayerId,
    since: Instant,
) -> Result<i64, StorageError> {
    Ok(inbound::table
        .filter(inbound::game_id.eq(game))
        .filter(inbound::dealt_at.ge(since.0))
        .filter(inbound::player_id.eq(player))
        .filter(inbound::answered.eq(true))
        .count()
        .get_result(c)?)
}

/// Whether this letter has been reported before as one that failed for good.
pub fn has_failed(c: &mut AnyConn, notice: i64) -> Result<bool, StorageError> {
    let found: Vec<i64> = inbound::table
        .filter(inbound::notice_id.eq(notice))
        .filter(inbound::outcome.eq("bounced_hard"))
        .select(inbound::id)
        .limit(1)
        .load(c)?;
    Ok(!found.is_empty())
}

/// Whether any mail has ever come in, as far as is remembered.
pub fn any_ever(c: &mut AnyConn) -> Result<bool, StorageError> {
    let found: Vec<i64> = inbound::table.select(inbound::id).limit(1).load(c)?;
    Ok(!found.is_empty())
}

/// A reply that was dealt with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Came {
    /// What it came to.
    pub to: CameTo,
    /// The line that was read.
    pub typed: String,
    /// When it was accepted.
    pub at: Instant,
    /// Plies on the board when the letter was written that it answers.
    pub ply: Option<u32>,
    /// Its Message-ID, without brackets.
    pub message_id: Option<String>,
}

/// What a reply came to.
pub fn by_id(c: &mut AnyConn, id: i64) -> Result<Option<Came>, StorageError> {
    type Row = (
        Option<String>,
        Option<String>,
        Option<String>,
        i64,
        Option<i32>,
        Option<String>,
    );
    let row: Option<Row> = inbound::table
        .find(id)
        .select((
            inbound::outcome,
            inbound::detail,
            inbound::typed,
            inbound::accepted_at,
            inbound::ply,
            inbound::message_id,
        ))
        .get_result(c)
        .optional()?;
    let Some((outcome, detail, typed, at, ply, message_id)) = row else {
        return Ok(None);
    };
    let came_to = CameTo::from_stored(
        &outcome.unwrap_or_default(),
        detail.as_deref().unwrap_or_default(),
    );
    Ok(came_to.map(|to| Came {
        to,
        typed: typed.unwrap_or_default(),
        at: Instant(at),
        ply: ply.and_then(|ply| u32::try_from(ply).ok()),
        message_id,
    }))
}

/// A mail in the administrator's list: nothing of what was written.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Listed {
    pub id: i64,
    /// `waiting`, `dealt` or `failed`.
    pub state: String,
    pub accepted_at: i64,
    /// The word of what became of it.
    pub outcome: Option<String>,
    pub player: Option<PlayerId>,
    pub game: Option<GameId>,
    /// The letter that came back.
    pub notice: Option<i64>,
    /// What the other server said, of a letter that came back.
    pub detail: Option<String>,
    pub answered: bool,
}

/// The newest mails, newest first.
pub fn newest(c: &mut AnyConn, limit: i64) -> Result<Vec<Listed>, StorageError> {
    Ok(inbound::table
        .order(inbound::id.desc())
        .limit(limit)
        .select((
            inbound::id,
            inbound::state,
            inbound::accepted_at,
            inbound::outcome,
            inbound::player_id,
            inbound::game_id,
            inbound::notice_id,
            inbound::detail,
            inbound::answered,
        ))
        .load(c)?)
}
