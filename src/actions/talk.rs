//! What players say beside the board: messages without a move, a friendly nudge, not wanting to read somebody, and showing
//! a message to the administrator. Nothing of it changes a game.

use crate::domain::PlayerId;
use crate::domain::game::{MESSAGE_MAX, clean_message};
use crate::domain::notice::NoticeKind;
use crate::domain::refusal::TalkRefusal;
use crate::domain::time::{DAY, Instant};
use crate::secrets::sha256_hex;
use crate::storage::notices::{self, NewNotice};
use crate::storage::talk::{self, NewMessage};
use crate::storage::{Conn, StorageError, games};

use super::play::Act;
use super::{Context, Fail};

/// Messages without a move that one player may write in one game within a day.
pub const MOST_A_DAY: i64 = 30;

/// What a verb about talk answers.
pub type Answer<T> = Result<T, Fail<TalkRefusal>>;

/// Writes to the opponent. The same form sent again (`once`) with the same words writes nothing more; with other words, as after
/// the way back in the browser, it is another message.
///
/// # Errors
/// Refused, or storage failed.
pub async fn say(ctx: &Context, act: Act, once: &str, typed: &str) -> Answer<()> {
    let body = clean_message(typed);
    if body.is_empty() {
        return Err(Fail::Refused(TalkRefusal::Empty));
    }
    if body.chars().count() > MESSAGE_MAX {
        return Err(Fail::Refused(TalkRefusal::TooLong));
    }
    let (to, ply) = opponent(ctx, act).await?;
    let new = NewMessage {
        game: act.game,
        ply,
        player: act.player,
        to,
        once: Some(sha256_hex(format!("{once} {body}").as_bytes())),
        body,
        at: act.at,
    };
    let write = move |tx: &mut Conn| {
        if talk::is_kept(tx, new.player, new.once.as_deref().unwrap_or_default())? {
            return Ok(true);
        }
        let since = new.at.plus(-DAY);
        if talk::written_since(tx, new.game, new.player, since)? >= MOST_A_DAY {
            return Ok(false);
        }
        if talk::keep(tx, &new)? {
            let (kind, once) = (NoticeKind::Message, new.once.as_deref());
            let once = once.unwrap_or_default();
            let notice = NewNotice::message(kind, new.to, new.game, new.ply, once, new.at);
            notices::insert(tx, &notice)?;
        }
        Ok(true)
    };
    if !ctx.db.write(write).await? {
        return Err(Fail::Refused(TalkRefusal::TooMany));
    }
    ctx.wake.mailer.notify_one();
    Ok(())
}

/// Who the opponent is, and the plies on the board.
async fn opponent(ctx: &Context, act: Act) -> Answer<(PlayerId, u32)> {
    let game = ctx.db.read(move |c| games::game(c, act.game)).await?;
    let seat = game.and_then(|game| {
        let side = game.side_of(act.player)?;
        Some((game.player(!side), game.ply))
    });
    seat.ok_or(Fail::Refused(TalkRefusal::NotYourGame))
}

/// Asks in a friendly way for the move of the opponent, at `ply` plies; once for each move.
///
/// # Errors
/// Refused, or storage failed.
pub async fn nudge(ctx: &Context, act: Act, ply: u32) -> Answer<()> {
    let game = ctx.db.read(move |c| games::game(c, act.game)).await?;
    let seat = game.and_then(|game| Some((game.side_of(act.player)?, game)));
    let (side, game) = seat.ok_or(Fail::Refused(TalkRefusal::NotYourGame))?;
    if game.ply != ply || game.ending.is_some() {
        return Err(Fail::Refused(TalkRefusal::GoneOn));
    }
    if !game.may_nudge(side, act.at) {
        return Err(Fail::Refused(TalkRefusal::NudgeTooEarly));
    }
    let to = game.player(!side);
    let notice = NewNotice::game(NoticeKind::Nudge, to, game.id, ply, 0, act.at);
    let write = move |tx: &mut Conn| {
        if notices::insert(tx, &notice)? {
            games::keep_event(tx, act.game, ply, "nudged", Some(act.player), act.at)?;
        }
        Ok(())
    };
    ctx.db.write(write).await?;
    ctx.wake.mailer.notify_one();
    Ok(())
}

/// From now on the messages of the opponent are not shown to the asker, and no letter tells of them; or they are again. The
/// opponent is not told.
///
/// # Errors
/// Refused, or storage failed.
pub async fn mute(ctx: &Context, act: Act, muted: bool) -> Answer<()> {
    let (other, _) = opponent(ctx, act).await?;
    let write = move |tx: &mut Conn| talk::set_muted(tx, act.player, other, muted, act.at);
    Ok(ctx.db.write(write).await?)
}

/// Shows a message of the opponent to the administrator.
///
/// # Errors
/// Refused: it is none of this game's opponent; or storage failed.
pub async fn report(ctx: &Context, act: Act, message: i64) -> Answer<()> {
    let record = ctx.db.read(move |c| games::record(c, act.game)).await?;
    let theirs = record.is_some_and(|record| {
        let side = record.game.side_of(act.player);
        side.is_some_and(|side| record.newest_to(side, |m| m.id == message).is_some())
    });
    if !theirs {
        return Err(Fail::Refused(TalkRefusal::NotYourGame));
    }
    let write = move |tx: &mut Conn| talk::report(tx, message, act.player, act.at);
    Ok(ctx.db.write(write).await?)
}

/// The administrator has dealt with a message that was shown to him.
///
/// # Errors
/// Storage failed.
pub async fn close_report(ctx: &Context, message: i64, at: Instant) -> Result<(), StorageError> {
    ctx.db
        .write(move |tx| talk::close_report(tx, message, at))
        .await
}
