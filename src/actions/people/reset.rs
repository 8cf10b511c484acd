//! A forgotten password.

use super::sign_in::{Browser, SignedIn, begin, begin_session, letter_to_owner};
use super::{PRESSED_TWICE, Refusal, confirm_by_link, find_link, once, passwords, usable_link};
use crate::actions::{Context, Fail};
use crate::domain::PlayerId;
use crate::domain::link::LinkPurpose;
use crate::domain::notice::NoticeKind;
use crate::domain::time::Instant;
use crate::secrets::{Secret, check_strength};
use crate::storage::notices::{self, NewNotice};
use crate::storage::{Conn, StorageError, devices, links, players, sessions};

/// Sends a link by which a new password can be chosen, if there is such an account. Nothing tells the
/// asker whether there is.
///
/// # Errors
/// Storage.
pub async fn request_reset(ctx: &Context, typed: &str, at: Instant) -> Result<(), StorageError> {
    letter_to_owner(ctx, typed, NoticeKind::PasswordReset, at).await
}

/// Sets a new password by the link of a letter, ends all sessions and signs in here.
///
/// # Errors
/// [`Refusal::DeadLink`], [`Refusal::Password`], or storage.
pub async fn reset_password(
    ctx: &Context,
    token: &Secret,
    password: &Secret,
    browser: &Browser,
    at: Instant,
) -> Result<SignedIn, Fail<Refusal>> {
    let name = match account_name(ctx, token, at).await {
        Err(Fail::Refused(Refusal::DeadLink)) => {
            return pressed_twice(ctx, token, password, browser, at).await;
        }
        name => name?,
    };
    check_strength(password.expose(), &name).map_err(Refusal::Password)?;
    let hash = passwords::hash(password).await?;
    let signed_in = SignedIn::draw(browser, false);
    let (session, token, once) = (signed_in.clone(), token.clone(), once());
    let write = move |tx: &mut Conn| {
        let Some(link) = usable_link(tx, &token, LinkPurpose::Reset, at)? else {
            return Ok(None);
        };
        let Some(player) = link.player else {
            return Ok(None);
        };
        if !links::spend(tx, &link.hash, at)? {
            return Ok(None);
        }
        if let Some(address) = &link.address {
            confirm_by_link(tx, player, address, at)?;
        }
        // whoever had been signed in, or known, may have been the thief
        devices::forget_all(tx, player)?;
        set(tx, player, &hash, None, &once, at)?;
        begin_session(tx, player, &session, at)?;
        Ok(Some(player))
    };
    let player = ctx.db.write(write).await?.ok_or(Refusal::DeadLink)?;
    ctx.wake.mailer.notify_one();
    Ok(SignedIn {
        player,
        ..signed_in
    })
}

/// The link is spent; whoever sends the password along that it was spent for is signed in as after the first press.
async fn pressed_twice(
    ctx: &Context,
    token: &Secret,
    password: &Secret,
    browser: &Browser,
    at: Instant,
) -> Result<SignedIn, Fail<Refusal>> {
    let token = token.clone();
    let read = move |c: &mut Conn| {
        let link = find_link(c, &token, LinkPurpose::Reset, at)?;
        let fresh = |spent: Instant| at.since(spent) < PRESSED_TWICE;
        let link = link.filter(|link| link.spent_at.is_some_and(fresh));
        let Some(player) = link.and_then(|link| link.player) else {
            return Ok(None);
        };
        Ok(Some((player, players::password_hash(c, player)?)))
    };
    let (player, hash) = ctx.db.read(read).await?.ok_or(Refusal::DeadLink)?;
    if passwords::fits(password, hash).await? {
        Ok(begin(ctx, player, browser, false, at).await?)
    } else {
        Err(Refusal::DeadLink.into())
    }
}

async fn account_name(ctx: &Context, token: &Secret, at: Instant) -> Result<String, Fail<Refusal>> {
    let token = token.clone();
    let name = ctx
        .db
        .read(move |c| {
            let link = usable_link(c, &token, LinkPurpose::Reset, at)?;
            match link.and_then(|link| link.player) {
                Some(id) => Ok(players::by_id(c, id)?
                    .filter(|player| !player.closed)
                    .map(|player| player.name)),
                None => Ok(None),
            }
        })
        .await?;
    name.ok_or_else(|| Refusal::DeadLink.into())
}

/// Saves a new password: all other sessions end, all links die, the owner is told.
pub(super) fn set(
    tx: &mut Conn,
    player: PlayerId,
    hash: &str,
    keep_session: Option<&str>,
    once: &str,
    at: Instant,
) -> Result<(), StorageError> {
    players::set_password(tx, player, hash)?;
    sessions::end_all(tx, player, keep_session)?;
    links::kill_for_player(tx, player, at)?;
    let has_address = players::by_id(tx, player)?.is_some_and(|p| p.email.is_some());
    if has_address {
        let notice = NewNotice::account(NoticeKind::PasswordChanged, player, None, once, at);
        notices::insert(tx, &notice)?;
    }
    Ok(())
}
