//! How a player's boards look and what they do.

use diesel::prelude::*;

use crate::domain::PlayerId;
use crate::domain::player::{AfterSending, BoardSettings, BoardTheme, Colours};
use crate::storage::conn::Conn;
use crate::storage::error::StorageError;
use crate::storage::schema::players;

/// The part of a player's row about boards.
#[derive(Queryable, Selectable)]
#[diesel(table_name = players)]
pub(in crate::storage) struct BoardRow {
    confirm_moves: bool,
    after_sending: String,
    board_theme: String,
    colours: String,
    sound: bool,
}

impl BoardRow {
    pub(super) fn settings(&self, player: PlayerId) -> Result<BoardSettings, StorageError> {
        let corrupt = |what: &str| StorageError::corrupt("players", player, what);
        Ok(BoardSettings {
            confirm: self.confirm_moves,
            after: AfterSending::from_code(&self.after_sending)
                .ok_or_else(|| corrupt("after_sending"))?,
            theme: BoardTheme::from_code(&self.board_theme)
                .ok_or_else(|| corrupt("board_theme"))?,
            colours: Colours::from_code(&self.colours).ok_or_else(|| corrupt("colours"))?,
            sound: self.sound,
        })
    }
}

/// Saves how a player's boards look and what they do.
pub fn set_board(c: &mut Conn, id: PlayerId, settings: &BoardSettings) -> Result<(), StorageError> {
    diesel::update(players::table.find(id))
        .set((
            players::confirm_moves.eq(settings.confirm),
            players::after_sending.eq(settings.after.code()),
            players::board_theme.eq(settings.theme.code()),
            players::colours.eq(settings.colours.code()),
            players::sound.eq(settings.sound),
        ))
        .execute(c)?;
    Ok(())
}
