//! Special leave: days that the director gives for illness and the like, also backwards. They cost none of a player's own.

use crate::actions::{Context, Fail};
use crate::domain::game::Game;
use crate::domain::leave::{self, Day};
use crate::domain::notice::NoticeKind;
use crate::domain::refusal::LeaveRefusal;
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::storage::leaves::{Kept, NewLeave};
use crate::storage::notices::{self, NewNotice};
use crate::storage::{Conn, StorageError, absences, games, leaves, players};

use super::{form_key, tell};

/// The longest reason, in characters.
const LONGEST_REASON: usize = 500;
/// The most ended games that are looked at for one leave.
const MOST_ENDED: i64 = 200;

/// Special leave as it is entered.
#[derive(Clone, Debug)]
pub struct Grant {
    /// What makes the form single.
    pub once: String,
    /// Sign-in name or displayed name of the player.
    pub player: String,
    /// The only game it counts in; `None`: all.
    pub game: Option<GameId>,
    /// The first day, in the player's zone.
    pub first: Day,
    /// The last day.
    pub last: Day,
    /// Why: read by the player and the director only.
    pub reason: String,
    /// Who grants it.
    pub by: PlayerId,
    /// When.
    pub at: Instant,
}

/// Why it was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GrantRefusal {
    /// No player has this name.
    Player,
    /// Nobody grants leave to himself.
    Yourself,
    /// The player has no such game.
    Game,
    /// There is no reason, or a very long one.
    Reason,
    /// The days.
    Days(LeaveRefusal),
}

/// A game that was lost on time only because special leave had not been entered yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fallen {
    /// Which.
    pub game: GameId,
    /// White's displayed name.
    pub white: String,
    /// Black's.
    pub black: String,
}

/// Grants special leave; its number. The clocks of the running games it touches are reckoned anew; the player is told,
/// and so is each opponent once.
///
/// # Errors
/// Refused, or storage.
pub async fn grant(ctx: &Context, grant: Grant) -> Result<i64, Fail<GrantRefusal>> {
    let length = grant.reason.trim().chars().count();
    if length == 0 || length > LONGEST_REASON {
        return Err(Fail::Refused(GrantRefusal::Reason));
    }
    let done = ctx.db.write(move |tx| enter(tx, &grant)).await?;
    let id = done.map_err(Fail::Refused)?;
    ctx.wake.sweep.notify_one();
    ctx.wake.mailer.notify_one();
    Ok(id)
}

fn enter(tx: &mut Conn, grant: &Grant) -> Result<Result<i64, GrantRefusal>, StorageError> {
    let found = match players::by_name(tx, &grant.player)? {
        Some(player) => Some(player),
        None => players::by_display(tx, &grant.player)?,
    };
    let Some(player) = found else {
        return Ok(Err(GrantRefusal::Player));
    };
    if player.id == grant.by {
        return Ok(Err(GrantRefusal::Yourself));
    }
    absences::lock(tx, player.id)?;
    let Some(once) = form_key(&grant.once) else {
        return Ok(Err(GrantRefusal::Days(LeaveRefusal::Incomplete)));
    };
    if let Some(id) = leaves::by_once(tx, player.id, &once)? {
        let days = |kept: &Kept| (kept.taken.days.first, kept.taken.days.last);
        let stands =
            leaves::special(tx, id)?.is_some_and(|k| days(&k) == (grant.first, grant.last));
        let gone = GrantRefusal::Days(LeaveRefusal::NoSuchLeave);
        return Ok(stands.then_some(id).ok_or(gone));
    }
    if let Some(id) = grant.game {
        let game = games::game(tx, id)?;
        if game.and_then(|game| game.side_of(player.id)).is_none() {
            return Ok(Err(GrantRefusal::Game));
        }
    }
    let days = match leave::special(player.zone, grant.first, grant.last, grant.at) {
        Ok(days) => days,
        Err(why) => return Ok(Err(GrantRefusal::Days(why))),
    };
    let new = NewLeave {
        once,
        player: player.id,
        game: grant.game,
        days,
        made_at: grant.at,
        special: true,
        automatic: false,
        by: Some(grant.by),
        reason: grant.reason.trim().to_owned(),
    };
    let id = leaves::insert(tx, &new)?;
    games::unsettle(tx, player.id, grant.at)?;
    let letter = NewNotice::leave(NoticeKind::SpecialLeave, player.id, None, id, grant.at);
    notices::insert(tx, &letter)?;
    // who plays on knows why a clock rests; what is over is told nobody
    if days.to > grant.at {
        tell::of_special(tx, player.id, grant.game, id, grant.at)?;
    }
    Ok(Ok(id))
}

/// Ends special leave tonight, or calls it off where it has not begun: nothing that has rested runs afterwards.
///
/// # Errors
/// Storage.
pub async fn end(ctx: &Context, id: i64, by: PlayerId, at: Instant) -> Result<(), StorageError> {
    ctx.db.write(move |tx| shorten(tx, id, by, at)).await?;
    ctx.wake.sweep.notify_one();
    Ok(())
}

fn shorten(tx: &mut Conn, id: i64, by: PlayerId, at: Instant) -> Result<(), StorageError> {
    let Some(kept) = leaves::special(tx, id)? else {
        return Ok(());
    };
    let Ok(rest) = leave::cancel(&kept.taken, at) else {
        return Ok(());
    };
    absences::lock(tx, kept.player)?;
    if rest == Some(kept.taken.days) || !leaves::replace(tx, id, at)? {
        return Ok(());
    }
    if let Some(days) = rest {
        let new = NewLeave {
            once: format!("ended:{id}"),
            player: kept.player,
            game: kept.taken.game,
            days,
            made_at: at,
            special: true,
            automatic: false,
            by: Some(by),
            reason: kept.reason,
        };
        leaves::insert(tx, &new)?;
    }
    games::unsettle(tx, kept.player, at)
}

/// The games of this player that fell only because of days that special leave now covers.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn fallen(c: &mut Conn, kept: &Kept) -> Result<Vec<Fallen>, StorageError> {
    let mut all = Vec::new();
    let since = kept.taken.days.from;
    for listed in games::ended_since(c, kept.player, since, MOST_ENDED)? {
        let here = kept.taken.game.is_none_or(|only| only == listed.id);
        if !here || !listed.ending.is_some_and(|e| e.is_by_time()) {
            continue;
        }
        let game = games::game(c, listed.id)?;
        let too_early = |g: &Game| g.player(g.turn()) == kept.player && g.fell_too_early();
        if game.is_some_and(|game| too_early(&game)) {
            all.push(Fallen {
                game: listed.id,
                white: listed.white.display,
                black: listed.black.display,
            });
        }
    }
    Ok(all)
}
