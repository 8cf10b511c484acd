//! The one door back: a game that has ended is put into play again.

use crate::domain::game::Game;
use crate::domain::refusal::GameRefusal;
use crate::domain::time::{Instant, Millis};
use crate::domain::{GameId, PlayerId};
use crate::storage::games::{self, Advance};
use crate::storage::{Conn, StorageError, tournaments};

use super::play::TRIES;
use super::save::{Saving, save};
use super::{Context, Fail};

/// The longest reason, in characters.
const LONGEST_REASON: usize = 500;

/// Puts a game that has ended back into play under its version guard. Its result is taken back, also from the ratings
/// (by a row that is appended). Offers had died with the end.
///
/// # Errors
/// [`StorageError::Stale`] when the game has changed since it was read; a database fault.
pub(super) fn resume(tx: &mut Conn, game: &Game, to: &Advance) -> Result<(), StorageError> {
    games::reopen(tx, game.id, game.version, to)
}

/// Why the director's wish was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResumeRefusal {
    /// There is no such game.
    NoSuchGame,
    /// The director plays in it.
    OwnGame,
    /// It has not ended.
    Runs,
    /// There is no reason, or a very long one.
    Reason,
    /// By the state of the game.
    Game(GameRefusal),
}

/// What the director wants continued.
#[derive(Clone, Debug)]
pub struct Continuing {
    /// Which game.
    pub game: GameId,
    /// Time for the player to move, at least; in milliseconds.
    pub least: Millis,
    /// Why: both players read it.
    pub reason: String,
    /// Who decides.
    pub by: PlayerId,
    /// When.
    pub at: Instant,
}

/// The director puts a game that has ended back into play; both players get a letter. A game that goes on already is left
/// as it is.
///
/// # Errors
/// Refused, or storage.
pub async fn by_director(ctx: &Context, wish: &Continuing) -> Result<(), Fail<ResumeRefusal>> {
    let reason = wish.reason.trim();
    if !(1..=LONGEST_REASON).contains(&reason.chars().count()) {
        return Err(Fail::Refused(ResumeRefusal::Reason));
    }
    let id = wish.game;
    for _ in 0..TRIES {
        let Some(game) = ctx.db.read(move |c| games::game(c, id)).await? else {
            return Err(Fail::Refused(ResumeRefusal::NoSuchGame));
        };
        if game.side_of(wish.by).is_some() {
            return Err(Fail::Refused(ResumeRefusal::OwnGame));
        }
        if game.ending.is_none() && game.continuations() > 0 {
            return Ok(());
        }
        if game.ending.is_none() {
            return Err(Fail::Refused(ResumeRefusal::Runs));
        }
        let ends = end_now(ctx, &game, wish.at).await?;
        let step = game.continue_by_director(wish.least, ends, wish.at);
        let mut step = step.map_err(|why| Fail::Refused(ResumeRefusal::Game(why)))?;
        for act in &mut step.acts {
            act.by = Some(wish.by);
        }
        let mut saving = Saving::new(game, step, wish.at);
        reason.clone_into(&mut saving.reason);
        if save(ctx, saving).await? {
            return Ok(());
        }
    }
    Err(Fail::Broken(StorageError::contended()))
}

/// The end date of the game's event, where it lies ahead: a game that goes on is played, also behind the date.
async fn end_now(
    ctx: &Context,
    game: &Game,
    now: Instant,
) -> Result<Option<Instant>, StorageError> {
    let Some(event) = game.event else {
        return Ok(None);
    };
    let read = move |c: &mut Conn| tournaments::by_id(c, event);
    let end = ctx.db.read(read).await?.and_then(|t| t.setup.end_at);
    Ok(end.filter(|end| *end > now))
}
