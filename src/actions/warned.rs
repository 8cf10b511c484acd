//! What the directors of a tournament are told when one of its players is warned for the last time.

use crate::domain::PlayerId;
use crate::domain::game::Game;
use crate::domain::notice::NoticeKind;
use crate::domain::time::Instant;
use crate::rules::Color;
use crate::storage::notices::{self, NewNotice};
use crate::storage::tournaments::{self, ActKind, NewAct};
use crate::storage::{Conn, StorageError};

/// Keeps in the log that `side` was warned for the last time, and writes to the directors; not to one who plays this very
/// game, who knows it.
pub(super) fn tell_directors(
    tx: &mut Conn,
    game: &Game,
    side: Color,
    now: Instant,
) -> Result<(), StorageError> {
    let Some(event) = game.event else {
        return Ok(());
    };
    let Some(t) = tournaments::by_id(tx, event)? else {
        return Ok(());
    };
    let once = format!("{}:{}:{}", game.id, game.ply, game.continuations());
    let new = NewAct {
        player: Some(game.player(side)),
        game: Some(game.id),
        ..NewAct::of(ActKind::Warned, event, None, &once, now)
    };
    let Some(act) = tournaments::insert_act(tx, &new)? else {
        return Ok(());
    };
    let directors = [Some(t.director), t.deputy].into_iter().flatten();
    let plays = |id: &PlayerId| game.side_of(*id).is_some();
    for director in directors.filter(|id| !plays(id)) {
        let kind = NoticeKind::LastWarningSent;
        let new = NewNotice {
            game: Some(game.id),
            ply: Some(game.ply),
            ..NewNotice::tournament(kind, director, event, act, now)
        };
        notices::insert(tx, &new)?;
    }
    Ok(())
}
