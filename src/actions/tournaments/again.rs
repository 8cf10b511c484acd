//! A director puts a game that has ended back into play.

use crate::domain::refusal::TournamentRefusal;
use crate::domain::time::{Instant, Millis};
use crate::domain::tournament::field::TournamentState;
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::storage::tournaments::{self as storage, ActKind, NewAct};
use crate::storage::{Conn, StorageError, games, players};

use super::super::resume::{Continuing, ResumeRefusal, by_director};
use super::super::{Context, Fail};
use super::{Answer, load, not_to_decide, refuse};

/// Which game goes on, and how.
#[derive(Clone, Debug)]
pub struct Again {
    /// The game.
    pub game: GameId,
    /// Time for the player to move, at least; in milliseconds.
    pub least: Millis,
    /// Why; both players read it.
    pub reason: String,
    /// Who decides it.
    pub by: PlayerId,
    /// When.
    pub at: Instant,
}

/// A game of a tournament that has ended by time, by resignation, by agreement or by a decision goes on; both players get a letter.
/// Whoever plays in its group may not decide it. A game that goes on already is left as it is.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn continue_game(ctx: &Context, id: TournamentId, wish: Again) -> Answer<()> {
    let t = load(ctx, id).await?;
    if t.state != TournamentState::Running {
        return refuse(TournamentRefusal::NotRunning);
    }
    let (game, by) = (wish.game, wish.by);
    let read = move |c: &mut Conn| {
        let found = storage::meeting_of(c, game)?.filter(|(of, ..)| *of == id);
        let (Some((_, stage, group)), Some(player)) = (found, players::by_id(c, by)?) else {
            return Ok(Err(TournamentRefusal::NotSo));
        };
        let why = not_to_decide(c, &t, &player, Some((stage, group)))?;
        let ended = games::game(c, game)?.is_some_and(|game| game.ending.is_some());
        Ok::<_, StorageError>(why.map_or(Ok(ended), Err))
    };
    let ended = ctx.db.read(read).await?.map_err(Fail::Refused)?;
    go_on(ctx, &wish).await?;
    if ended {
        let act = NewAct {
            game: Some(game),
            reason: wish.reason.trim().to_owned(),
            ..NewAct::of(
                ActKind::Continued,
                id,
                Some(by),
                &format!("{game}:{}", wish.at.0),
                wish.at,
            )
        };
        ctx.db
            .write(move |tx| storage::insert_act(tx, &act).map(|_| ()))
            .await?;
    }
    Ok(())
}

/// Puts the game back into play, whoever asks.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub(super) async fn go_on(ctx: &Context, wish: &Again) -> Answer<()> {
    let wish = Continuing {
        game: wish.game,
        least: wish.least,
        reason: wish.reason.clone(),
        by: wish.by,
        at: wish.at,
    };
    match by_director(ctx, &wish).await {
        Ok(()) => Ok(()),
        Err(Fail::Broken(error)) => Err(Fail::Broken(error)),
        Err(Fail::Refused(ResumeRefusal::OwnGame)) => refuse(TournamentRefusal::OwnGroup),
        Err(Fail::Refused(ResumeRefusal::Reason)) => refuse(TournamentRefusal::NoReason),
        Err(Fail::Refused(_)) => refuse(TournamentRefusal::NotToContinue),
    }
}
