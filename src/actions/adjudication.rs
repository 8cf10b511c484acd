//! What players say of their games that are adjudicated.

use crate::domain::adjudication::{Claim, Wants};
use crate::domain::game::{MESSAGE_MAX, clean_message};
use crate::domain::refusal::GameRefusal;
use crate::storage::adjudication;

use super::play::{Act, Answer, load, side};
use super::{Context, Fail};

/// Keeps what a player claims and why; what he had said before is replaced.
///
/// # Errors
/// Not his game, it does not wait for an adjudication, or the words are too many; or storage failed.
pub async fn claim(ctx: &Context, act: Act, wants: Wants, body: &str) -> Answer<()> {
    let game = load(ctx, act.game).await?;
    side(&game, act.player)?;
    if game.called(act.at).is_none() {
        return Err(Fail::Refused(GameRefusal::NotCalled));
    }
    let body = clean_message(body);
    if body.chars().count() > MESSAGE_MAX {
        return Err(Fail::Refused(GameRefusal::MessageTooLong));
    }
    let claim = Claim {
        game: act.game,
        player: act.player,
        wants,
        body,
        at: act.at,
    };
    ctx.db
        .write(move |tx| adjudication::put(tx, &claim))
        .await?;
    Ok(())
}
