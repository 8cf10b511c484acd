//! Letters that came back.

use diesel::prelude::*;

use super::notices;
use crate::domain::{GameId, PlayerId};
use crate::storage::schema::players;
use crate::storage::{AnyConn, StorageError};

/// A letter that went out, as far as one that comes back has to know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gone {
    pub id: i64,
    pub player: Option<PlayerId>,
    pub game: Option<GameId>,
    /// Whether it went to the address that is the player's own still.
    pub to_his_own: bool,
}

/// The letter with this Message-ID (without brackets). Its first part is the notice's number, the second cannot be guessed.
pub fn by_message_id(c: &mut AnyConn, message_id: &str) -> Result<Option<Gone>, StorageError> {
    let number = message_id.split('.').next().and_then(|n| n.parse().ok());
    let Some(id) = number.filter(|id: &i64| *id > 0) else {
        return Ok(None);
    };
    type Row = (
        Option<i64>,
        Option<i64>,
        Option<String>,
        Option<String>,
        i64,
    );
    let row: Option<Row> = notices::table
        .find(id)
        .select((
            notices::player_id,
            notices::game_id,
            notices::address,
            notices::message_id,
            notices::created_at,
        ))
        .get_result(c)
        .optional()?;
    let known = row.filter(|(_, _, _, known, _)| known.as_deref() == Some(message_id));
    let Some((player, game, address, _, created)) = known else {
        return Ok(None);
    };
    let confirmed: Option<Option<i64>> = match player {
        Some(player) => players::table
            .find(player)
            .select(players::email_confirmed_at)
            .get_result(c)
            .optional()?,
        None => None,
    };
    // an address given for this one letter, or one that has been changed since, says nothing of the present one
    let same = confirmed.is_some_and(|at| at.is_none_or(|at| at <= created));
    Ok(Some(Gone {
        id,
        player,
        game,
        to_his_own: address.is_none() && same,
    }))
}

/// Writes down what the other server said of a letter that came back.
pub fn note_bounce(tx: &mut AnyConn, id: i64, words: &str) -> Result<(), StorageError> {
    let words: String = words.chars().take(super::letter::LONGEST_ERROR).collect();
    diesel::update(notices::table.find(id))
        .set(notices::error.eq(words))
        .execute(tx)?;
    Ok(())
}
