//! Which letters a player gets.

use crate::actions::Context;
use crate::domain::PlayerId;
use crate::domain::clock::Reminders;
use crate::domain::notice::{Amount, LetterGroup, MailWishes};
use crate::domain::player::Player;
use crate::domain::time::Instant;
use crate::storage::mailboxes::{self, About, Mailbox};
use crate::storage::{Conn, StorageError, games, notices, players};

/// Saves which letters a player wants and when he is reminded. What waited for him is judged anew; games whose clock runs are
/// looked at again.
///
/// # Errors
/// Storage.
pub async fn save_mail(
    ctx: &Context,
    player: &Player,
    (wishes, reminders, pgn): (MailWishes, Reminders, bool),
    at: Instant,
) -> Result<(), StorageError> {
    let player = player.clone();
    let write = move |tx: &mut Conn| {
        if player.reminders != reminders {
            players::set_reminders(tx, player.id, reminders)?;
            games::unsettle(tx, player.id, at)?;
        }
        mailboxes::set_left(tx, player.id, None)?;
        mailboxes::set_pgn(tx, player.id, pgn)?;
        set(tx, &player, wishes, at)
    };
    ctx.db.write(write).await?;
    ctx.wake.mailer.notify_one();
    ctx.wake.sweep.notify_one();
    Ok(())
}

/// Saves wishes, and sees to it that what they make of waiting letters is done.
fn set(
    tx: &mut Conn,
    player: &Player,
    wishes: MailWishes,
    at: Instant,
) -> Result<(), StorageError> {
    let was = mailboxes::of(tx, player.id)?;
    let exceptions = mailboxes::exceptions(tx, &[player.id])?;
    let gathers =
        wishes.amount == Amount::Digest || exceptions.iter().any(|e| e.amount == Amount::Digest);
    let next = || match was.digest_at {
        // that of today is still to come, but its new hour has passed: it comes now
        Some(due) if wishes.digest.is_today(due, at, player.zone) => at,
        _ => wishes.digest.next(at, player.zone).0,
    };
    // that of today is not put off by saving the same again
    let kept = was.digest_at.filter(|_| was.wishes.digest == wishes.digest);
    let digest_at = gathers.then(|| kept.unwrap_or_else(next));
    mailboxes::set(tx, player.id, &wishes, digest_at)?;
    notices::release(tx, player.id, at)
}

/// Sets how much a player wants to hear of one game or tournament; `None`: as usual.
///
/// # Errors
/// Storage.
pub async fn save_exception(
    ctx: &Context,
    player: &Player,
    about: About,
    amount: Option<Amount>,
    at: Instant,
) -> Result<(), StorageError> {
    let player = player.clone();
    let write = move |tx: &mut Conn| {
        mailboxes::set_exception(tx, player.id, about, amount)?;
        let wishes = mailboxes::of(tx, player.id)?.wishes;
        set(tx, &player, wishes, at)
    };
    ctx.db.write(write).await?;
    ctx.wake.mailer.notify_one();
    Ok(())
}

/// His hour has moved with his zone: the next letter of the day comes by the new one.
pub(super) fn move_digest(
    tx: &mut Conn,
    player: PlayerId,
    at: Instant,
) -> Result<(), StorageError> {
    let mailbox = mailboxes::of(tx, player)?;
    let Some(reader) = players::by_id(tx, player)? else {
        return Ok(());
    };
    let wishes = mailbox.wishes;
    let next = wishes.digest.next(at, reader.zone).0;
    mailboxes::set(tx, player, &wishes, mailbox.digest_at.map(|_| next))
}

/// Switches a group of letters off for whoever has one of them: its token is enough for that, and for nothing else. Letters
/// about moves are switched off as on the settings page; the cover of several, with all that it may hold. The next page of
/// his says so. `None`: there is no such token.
///
/// # Errors
/// Storage.
pub async fn unsubscribe(
    ctx: &Context,
    token: &str,
    group: LetterGroup,
    at: Instant,
) -> Result<Option<PlayerId>, StorageError> {
    let token = token.to_owned();
    let write = move |tx: &mut Conn| {
        let Some(mailbox) = mailboxes::by_token(tx, &token)? else {
            return Ok(None);
        };
        let Some(player) = players::by_id(tx, mailbox.player)? else {
            return Ok(None);
        };
        let wishes = without(&mailbox, group);
        // whoever wants no more of these wants none by an exception either
        let exceptions = match group {
            LetterGroup::Moves | LetterGroup::Gathered => mailboxes::exceptions(tx, &[player.id])?,
            _ => Vec::new(),
        };
        for exception in &exceptions {
            mailboxes::set_exception(tx, player.id, exception.about, None)?;
        }
        if wishes != mailbox.wishes || !exceptions.is_empty() {
            set(tx, &player, wishes, at)?;
            mailboxes::set_left(tx, player.id, Some(at))?;
        }
        Ok(Some(player.id))
    };
    ctx.db.write(write).await
}

fn without(mailbox: &Mailbox, group: LetterGroup) -> MailWishes {
    let wishes = mailbox.wishes;
    match group {
        LetterGroup::Moves => wishes.in_amount(Amount::None),
        LetterGroup::Gathered => {
            let told = [
                LetterGroup::Offers,
                LetterGroup::Messages,
                LetterGroup::Ends,
                LetterGroup::Leave,
            ];
            let all = told.iter().fold(wishes, |w, group| w.with(*group, false));
            all.in_amount(Amount::None)
        }
        _ => wishes.with(group, false),
    }
}

/// The player has read what switching letters off means.
///
/// # Errors
/// Storage.
pub async fn understood(ctx: &Context, player: PlayerId) -> Result<(), StorageError> {
    let write = move |tx: &mut Conn| mailboxes::set_left(tx, player, None);
    ctx.db.write(write).await
}
