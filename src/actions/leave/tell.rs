//! Who is told of leave: each opponent once for each leave or change, whatever the number of their games.

use std::collections::BTreeMap;

use crate::domain::notice::NoticeKind;
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::storage::notices::{self, NewNotice};
use crate::storage::{Conn, StorageError, games};

/// Tells the opponents in running games that leave touches; `stands`: the leave is there, else it was called off.
pub(super) fn opponents(
    tx: &mut Conn,
    player: PlayerId,
    leave: i64,
    stands: bool,
    now: Instant,
) -> Result<(), StorageError> {
    let kind = if stands {
        NoticeKind::OpponentsLeave
    } else {
        NoticeKind::OpponentsLeaveOff
    };
    let touched = games::touched_by_leave(tx, player)?;
    each_once(tx, kind, touched, leave, now)
}

/// Tells the opponents of special leave, which counts in every game, or in `game` alone.
pub(super) fn of_special(
    tx: &mut Conn,
    player: PlayerId,
    game: Option<GameId>,
    leave: i64,
    now: Instant,
) -> Result<(), StorageError> {
    let mut touched = games::running_of(tx, player)?;
    touched.retain(|(id, _)| game.is_none_or(|only| only == *id));
    each_once(tx, NoticeKind::OpponentsLeave, touched, leave, now)
}

fn each_once(
    tx: &mut Conn,
    kind: NoticeKind,
    touched: Vec<(GameId, PlayerId)>,
    leave: i64,
    now: Instant,
) -> Result<(), StorageError> {
    let mut first_game = BTreeMap::<PlayerId, GameId>::new();
    for (game, opponent) in touched {
        first_game.entry(opponent).or_insert(game);
    }
    for (opponent, game) in first_game {
        let notice = NewNotice::leave(kind, opponent, Some(game), leave, now);
        notices::insert(tx, &notice)?;
    }
    Ok(())
}
