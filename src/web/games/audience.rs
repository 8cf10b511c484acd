//! Who the reader of a page is to its game.

use crate::domain::player::{Player, Role};
use crate::domain::visibility::{Audience, GameRecord};
use crate::storage::{Conn, StorageError, games};

/// What a player is to the event of a game of others. Asked only where it matters, for it is a question more.
pub(super) fn audience(
    c: &mut Conn,
    record: &GameRecord,
    player: Option<&Player>,
) -> Result<Audience, StorageError> {
    let game = &record.game;
    let matters = game.ending.is_none() || record.terms.watch.counts_games();
    let (Some(event), Some(player), true) = (game.event, player, matters) else {
        return Ok(Audience::Public);
    };
    if game.side_of(player.id).is_some() {
        return Ok(Audience::Player);
    }
    if player.role == Role::Admin {
        return Ok(Audience::Director);
    }
    let standing = games::standing_in(c, &[event], player.id)?;
    Ok(standing.get(&event).copied().unwrap_or(Audience::Public))
}
