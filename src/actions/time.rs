//! The verbs about time in a game: give it, pause, announce a long think, draw the reserve, claim, continue.

use crate::domain::clock::ActKind;
use crate::domain::ending::{Ending, TimeRule};
use crate::domain::game::{Game, Step};
use crate::domain::refusal::GameRefusal;
use crate::domain::time::{Instant, Millis};
use crate::rules::Color;
use crate::storage::StorageError;

use super::play::{Act, Answer, TRIES, load, settled, side};
use super::save::{Saving, save};
use super::{Context, Fail, held};

/// What a player wants done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Give the opponent so much time.
    Give(Millis),
    /// Ask for a pause until this instant at the latest.
    AskPause(Instant),
    /// Agree to the pause asked for.
    AcceptPause,
    /// Decline it, or take one's own asking back.
    DeclinePause,
    /// End the pause that runs.
    EndPause,
    /// Announce a long think.
    Announce,
    /// Move so much from the reserve to the main clock.
    DrawReserve(Millis),
    /// Claim that the opponent's time is exceeded.
    ClaimTime,
    /// Ask to continue a game that has ended.
    AskContinue,
    /// Agree to that.
    Continue,
}

impl Wish {
    fn decide(self, game: &Game, by: Color, now: Instant) -> Result<Step, GameRefusal> {
        match self {
            Self::Give(time) => game.give_time(by, time, now),
            Self::AskPause(until) => game.ask_pause(by, until, now),
            Self::AcceptPause => game.accept_pause(by, now),
            Self::DeclinePause => game.decline_pause(by, now),
            Self::EndPause => game.end_pause(by, now),
            Self::Announce => game.announce(by, now),
            Self::DrawReserve(time) => game.draw_reserve(by, time, now),
            Self::ClaimTime => game.claim_time(by, now),
            Self::AskContinue => game.ask_continue(by, now),
            Self::Continue => game.continue_game(by, now),
        }
    }

    /// Whether the stored act is what this wish came to.
    fn came_to(self, kind: ActKind) -> bool {
        match (self, kind) {
            (Self::Give(wanted), ActKind::Given(done))
            | (Self::DrawReserve(wanted), ActKind::FromReserve(done)) => wanted == done,
            (Self::AskPause(wanted), ActKind::PauseAsked(done)) => wanted == done,
            (Self::AcceptPause, ActKind::Pause(_))
            | (Self::DeclinePause, ActKind::PauseDeclined)
            | (Self::EndPause, ActKind::PauseOver)
            | (Self::Announce, ActKind::LongThink)
            | (Self::AskContinue, ActKind::ContinueAsked)
            | (Self::Continue, ActKind::Continued { .. }) => true,
            _ => false,
        }
    }
}

/// Does it, if nothing else has been done to the clocks since the form was shown (`seen`: acts known then). The same form
/// sent again gets the first answer.
///
/// # Errors
/// Refused, or storage failed.
pub async fn act(ctx: &Context, act: Act, seen: usize, wish: Wish) -> Answer<()> {
    let mut held = false;
    for _ in 0..TRIES {
        // that the clock rests for a late letter is one more act, and no news to the form
        let seen = seen + usize::from(held);
        let game = load(ctx, act.game).await?;
        let by = side(&game, act.player)?;
        if seen > game.facts.acts.len() {
            return Err(Fail::Refused(GameRefusal::Stale { ply: game.ply }));
        }
        if let Some(since) = game.facts.acts.get(seen) {
            let mine = since.by == Some(act.player) && wish.came_to(since.kind);
            return if mine {
                Ok(())
            } else {
                Err(Fail::Refused(GameRefusal::Stale { ply: game.ply }))
            };
        }
        let claimed = matches!(game.ending, Some(Ending::OnTime(_, TimeRule::Claimed)));
        if wish == Wish::ClaimTime && claimed {
            return Ok(());
        }
        let decided = wish.decide(&game, by, act.at);
        let Some(step) = settled(ctx, &game, decided, act.at).await? else {
            held = true;
            continue;
        };
        // a move that came by mail before the claim ends the right to it
        if wish == Wish::ClaimTime && held::for_mail(ctx, act.at, act.at, ctx.now()).await? {
            return Err(Fail::Broken(StorageError::contended()));
        }
        if save(ctx, Saving::new(game, step, act.at)).await? {
            return Ok(());
        }
    }
    Err(Fail::Broken(StorageError::contended()))
}
