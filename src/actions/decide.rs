//! A director decides a game: walkover, adjudication, cancellation, a result put right.

use crate::domain::game::Decision;
use crate::domain::refusal::GameRefusal;
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::storage::StorageError;
use crate::storage::games;

use super::play::{Answer, TRIES};
use super::save::{Saving, save};
use super::{Context, Fail};

/// Ends a game as decided, or changes the result of one that has ended; both players get a letter with the reason (as long as
/// the caller lets it be). A game whose round has not started may be decided too: nobody has heard of it, so nobody gets
/// a letter. `false`: it stands so already, nothing has been done. Whether `by` (`None`: the server) may do it is for
/// the caller to ask.
///
/// # Errors
/// No such game, or it has ended and only a running one can be decided so; or storage failed.
pub async fn decide(
    ctx: &Context,
    id: GameId,
    decision: Decision,
    by: Option<PlayerId>,
    reason: &str,
    now: Instant,
) -> Answer<bool> {
    decided(ctx, id, (decision, by), reason, now, true).await
}

/// As [`decide`], but nobody gets a letter about the game: there is one about all of them.
///
/// # Errors
/// As [`decide`].
pub async fn decide_quietly(
    ctx: &Context,
    id: GameId,
    decision: Decision,
    by: Option<PlayerId>,
    now: Instant,
) -> Answer<bool> {
    decided(ctx, id, (decision, by), "", now, false).await
}

async fn decided(
    ctx: &Context,
    id: GameId,
    (decision, by): (Decision, Option<PlayerId>),
    reason: &str,
    now: Instant,
    tells: bool,
) -> Answer<bool> {
    for _ in 0..TRIES {
        let found = ctx.db.read(move |c| games::game_or_prepared(c, id)).await?;
        let Some(mut found) = found else {
            return Err(Fail::Refused(GameRefusal::NoSuchGame));
        };
        if found.prepared {
            // what is stored lies ahead: the start that was planned
            found.game.changed_at = found.game.changed_at.min(now.whole_second());
        }
        let decided = found.game.decide(decision, by, now);
        let Some(mut step) = decided.map_err(Fail::Refused)? else {
            return Ok(false);
        };
        if found.prepared || !tells {
            step.tells.clear();
        }
        let mut saving = Saving::new(found.game, step, now);
        reason.trim().clone_into(&mut saving.reason);
        if save(ctx, saving).await? {
            return Ok(true);
        }
    }
    Err(Fail::Broken(StorageError::contended()))
}
