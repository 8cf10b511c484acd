//! The clock rests while the letter about a move is unsent through our own fault; a flag waits for mail that came in time.

use crate::domain::game::Game;
use crate::domain::time::{DAY, Instant, MINUTE, Millis};
use crate::storage::{StorageError, inbound, notices, players};

use super::save::{Saving, save};
use super::{Context, letters};

/// A letter that takes longer is late through our own fault.
const LETTER_MAY_TAKE: Millis = 15 * MINUTE;
/// The least time from a late letter to a flag.
const LETTER_TIME: Millis = DAY;

/// So long a flag waits at most for mail that nobody has read yet.
const MAIL_MAY_TAKE: Millis = 15 * MINUTE;

/// Whether a flag that could have fallen at `from` waits: mail has come in that was accepted by `deadline` and may make the
/// move. Whose it is shows only when it is read.
///
/// # Errors
/// Storage failed; then no flag may fall.
pub(super) async fn for_mail(
    ctx: &Context,
    deadline: Instant,
    from: Instant,
    now: Instant,
) -> Result<bool, StorageError> {
    if now.since(from) > MAIL_MAY_TAKE {
        return Ok(false);
    }
    ctx.db.read(move |c| inbound::waits(c, deadline)).await
}

/// Writes down at `at` that the clock of the side to move rests, if its time is up and the letter about the move is late: what
/// it came to do a moment before the sweep looks is in time then. `false`: no letter is late.
///
/// # Errors
/// Storage failed.
pub(super) async fn hold(ctx: &Context, game: &Game, at: Instant) -> Result<bool, StorageError> {
    let Some(until) = until(ctx, game, at).await? else {
        return Ok(false);
    };
    // Where the game has changed meanwhile it is read again in any case.
    save(
        ctx,
        Saving::new(game.clone(), game.hold_for_letter(until, at), at),
    )
    .await?;
    Ok(true)
}

/// Until when the clock rests because the letter about the move had not gone out in time, through our own fault: 24 hours
/// after it does. `None`: it went at once, or nobody is to get one.
pub(super) async fn until(
    ctx: &Context,
    game: &Game,
    now: Instant,
) -> Result<Option<Instant>, StorageError> {
    let (id, ply, player) = (game.id, game.ply, game.player(game.turn()));
    let asked = game.clone();
    let letter = ctx
        .db
        .read(move |c| {
            let Some(letter) = notices::move_letter(c, id, ply, player)? else {
                return Ok(None);
            };
            let Some(reader) = players::by_id(c, player)? else {
                return Ok(None);
            };
            let reads = letters::wants(c, &reader, letter.kind, &asked)?;
            Ok(reads.then_some(letter))
        })
        .await?;
    let Some(letter) = letter else {
        return Ok(None);
    };
    let out = letter.sent.unwrap_or(now);
    let until = out.plus(LETTER_TIME).whole_second();
    let late = out.since(letter.due) > LETTER_MAY_TAKE;
    Ok((late && until > game.clocks.run.deadline().falls).then_some(until))
}
