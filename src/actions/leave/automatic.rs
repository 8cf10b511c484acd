//! Leave that begins by itself when a player's time would run out: only where he wants it, once a game.

use crate::actions::Context;
use crate::domain::clock::LeaveMode;
use crate::domain::game::Game;
use crate::domain::leave::{self, Policy};
use crate::domain::notice::NoticeKind;
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::storage::notices::{self, NewNotice};
use crate::storage::{Conn, StorageError, absences, games, leaves, players};

use super::{account, new_leave, tell};

/// Begins it for the player on turn, whose time is over; `false`: he does not want it, has had it in this game, has not
/// enough days left, or the game has changed since it was read. It begins when his running time was used up, which may
/// lie before a deadline that was spared a night.
///
/// # Errors
/// Storage failed.
pub(in crate::actions) async fn begin(
    ctx: &Context,
    game: &Game,
    now: Instant,
) -> Result<bool, StorageError> {
    if game.facts.leave == LeaveMode::None {
        return Ok(false);
    }
    let player = game.player(game.turn());
    let (id, version) = (game.id, game.version);
    let used_up = game.clocks.run.used_up();
    let policy = ctx.leave;
    let begun = ctx.db.write(move |tx| {
        if !leaves::is_automatic(tx, player)? {
            return Ok(false);
        }
        absences::lock(tx, player)?;
        if leaves::began_by_itself(tx, player, id)? {
            return Ok(false);
        }
        take(tx, policy, player, (id, version), used_up, now)
    });
    match begun.await {
        Ok(true) => {
            ctx.wake.mailer.notify_one();
            Ok(true)
        }
        Ok(false) | Err(StorageError::Stale) => Ok(false),
        Err(error) => Err(error),
    }
}

fn take(
    tx: &mut Conn,
    policy: Policy,
    player: PlayerId,
    (game, version): (GameId, i64),
    used_up: Instant,
    now: Instant,
) -> Result<bool, StorageError> {
    let Some(person) = players::by_id(tx, player)? else {
        return Ok(false);
    };
    let account = account(tx, policy, &person, used_up)?;
    let days = leave::automatic(&account.allowance, &account.taken, person.zone, used_up);
    // leave that is over by now would help nobody
    let Some(days) = days.filter(|days| days.to > now) else {
        return Ok(false);
    };
    // a move that was quicker counts
    games::touch(tx, game, version, 0)?;
    let mut new = new_leave(leaves::automatic_once(game), player, days, now);
    new.automatic = true;
    let leave = leaves::insert(tx, &new)?;
    games::unsettle(tx, player, now)?;
    let letter = NewNotice::leave(NoticeKind::LeaveBegun, player, None, leave, now);
    notices::insert(tx, &letter)?;
    tell::opponents(tx, player, leave, true, now)?;
    Ok(true)
}
