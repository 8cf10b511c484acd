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
    let mut first_game = BTreeMap::<PlayerId, GameId>::new();
    for (game, opponent) in games::touched_by_leave(tx, player)? {
        first_game.entry(opponent).or_insert(game);
    }
    for (opponent, game) in first_game {
        let notice = NewNotice::leave(kind, opponent, Some(game), leave, now);
        notices::insert(tx, &notice)?;
    }
    Ok(())
}
