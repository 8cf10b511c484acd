//! Addresses: one belongs to whoever has confirmed it. A new one takes effect when it is confirmed; the
//! old one is told then, and can undo the change for seven days.

use super::account::knows_password;
use super::sign_up::ask_to_confirm;
use super::{Refusal, find_link, once, usable_link};
use crate::actions::{Context, Fail};
use crate::domain::PlayerId;
use crate::domain::link::LinkPurpose;
use crate::domain::notice::NoticeKind;
use crate::domain::player::{Address, Player};
use crate::domain::time::Instant;
use crate::secrets::Secret;
use crate::storage::notices::{self, NewNotice};
use crate::storage::{Conn, StorageError, devices, links, players, sessions};

/// Sends the letter that confirms the address once more.
///
/// # Errors
/// [`Refusal::NoAddress`], or storage.
pub async fn resend(ctx: &Context, player: &Player, at: Instant) -> Result<(), Fail<Refusal>> {
    let typed = player.email.as_deref().ok_or(Refusal::NoAddress)?;
    let address = Address::parse(typed).map_err(Refusal::Address)?;
    let (id, once) = (player.id, once());
    let write = move |tx: &mut Conn| ask_to_confirm(tx, id, &address, &once, at);
    ctx.db.write(write).await?;
    ctx.wake.mailer.notify_one();
    Ok(())
}

/// Asks for another address. It is written to; nothing changes until it is confirmed, unless none has
/// been confirmed so far.
///
/// # Errors
/// [`Refusal::WrongPassword`], [`Refusal::Address`], or storage.
pub async fn change_address(
    ctx: &Context,
    player: &Player,
    password: &Secret,
    typed: &str,
    at: Instant,
) -> Result<(), Fail<Refusal>> {
    let address = Address::parse(typed).map_err(Refusal::Address)?;
    if player.has_password && !knows_password(ctx, player.id, password).await? {
        return Err(Refusal::WrongPassword.into());
    }
    let (id, once) = (player.id, once());
    // a member without an address may play; he keeps that until the new one is confirmed
    let replaces = !player.confirmed && player.email.is_some();
    let write = move |tx: &mut Conn| {
        if replaces {
            // the letter to the address that was mistyped must not confirm it afterwards
            links::kill_for_player(tx, id, at)?;
            players::set_unconfirmed_address(tx, id, &address)?;
        }
        ask_to_confirm(tx, id, &address, &once, at)
    };
    ctx.db.write(write).await?;
    ctx.wake.mailer.notify_one();
    Ok(())
}

/// The address that a player has asked for and not confirmed yet, while its letter's link lives.
///
/// # Errors
/// Storage.
pub fn pending_address(
    c: &mut Conn,
    player: &Player,
    now: Instant,
) -> Result<Option<String>, StorageError> {
    let since = Instant(now.since(Instant(LinkPurpose::ConfirmAddress.lifetime())));
    let asked = notices::asked_address(c, player.id, since)?;
    let key = |address: &str| Address::parse(address).ok().map(|a| a.key());
    let own = player.email.as_deref().and_then(key);
    Ok(asked.filter(|asked| key(asked) != own || !player.confirmed))
}

/// Confirms the address of a letter's link. A second time does nothing more and is right, too.
///
/// # Errors
/// [`Refusal::DeadLink`], [`Refusal::AddressInUse`], or storage.
pub async fn confirm_address(
    ctx: &Context,
    token: &Secret,
    at: Instant,
) -> Result<(), Fail<Refusal>> {
    let (token, once) = (token.clone(), once());
    let write = move |tx: &mut Conn| {
        let Some(link) = find_link(tx, &token, LinkPurpose::ConfirmAddress, at)? else {
            return Ok(Err(Refusal::DeadLink));
        };
        let address = link.address.as_deref().map(Address::parse);
        let (Some(id), Some(Ok(address))) = (link.player, address) else {
            return Ok(Err(Refusal::DeadLink));
        };
        if !links::spend(tx, &link.hash, at)? {
            return Ok(Ok(()));
        }
        let Some(player) = players::by_id(tx, id)? else {
            return Ok(Err(Refusal::DeadLink));
        };
        if in_use(tx, &address, id)? {
            return Ok(Err(Refusal::AddressInUse));
        }
        take(tx, &player, &address, &once, at)?;
        Ok(Ok(()))
    };
    ctx.db.write(write).await?.map_err(Fail::Refused)?;
    ctx.wake.mailer.notify_one();
    Ok(())
}

/// Makes a confirmed address the player's own. If it takes the place of another confirmed one, that one
/// is told, and all links in older letters die.
fn take(
    tx: &mut Conn,
    player: &Player,
    address: &Address,
    once: &str,
    at: Instant,
) -> Result<(), StorageError> {
    let old = player.email.as_deref().filter(|_| player.confirmed);
    let old = old.and_then(|old| Address::parse(old).ok());
    players::set_confirmed_address(tx, player.id, address, at)?;
    let Some(old) = old.filter(|old| old.key() != address.key()) else {
        return Ok(());
    };
    links::kill_for_player(tx, player.id, at)?;
    let notice = NewNotice::account(
        NoticeKind::AddressChanged,
        player.id,
        Some(old.as_str()),
        once,
        at,
    );
    notices::insert(tx, &notice)?;
    Ok(())
}

/// Takes a change of address back, by the link sent to the old one. Who could change it knows the
/// password, so all sessions end and a letter comes by which another can be chosen.
///
/// # Errors
/// [`Refusal::DeadLink`], [`Refusal::AddressInUse`], or storage.
pub async fn undo_address(ctx: &Context, token: &Secret, at: Instant) -> Result<(), Fail<Refusal>> {
    let (token, once) = (token.clone(), once());
    let write = move |tx: &mut Conn| {
        let Some(link) = usable_link(tx, &token, LinkPurpose::UndoAddress, at)? else {
            return Ok(Err(Refusal::DeadLink));
        };
        let address = link.address.as_deref().map(Address::parse);
        let (Some(id), Some(Ok(address))) = (link.player, address) else {
            return Ok(Err(Refusal::DeadLink));
        };
        if in_use(tx, &address, id)? {
            return Ok(Err(Refusal::AddressInUse));
        }
        if !links::spend(tx, &link.hash, at)? {
            return Ok(Err(Refusal::DeadLink));
        }
        players::set_confirmed_address(tx, id, &address, at)?;
        links::kill_for_player(tx, id, at)?;
        sessions::end_all(tx, id, None)?;
        devices::forget_all(tx, id)?;
        let notice = NewNotice::account(NoticeKind::PasswordReset, id, None, &once, at);
        notices::insert(tx, &notice)?;
        Ok(Ok(()))
    };
    ctx.db.write(write).await?.map_err(Fail::Refused)?;
    ctx.wake.mailer.notify_one();
    Ok(())
}

/// Confirms a player's address because he followed a letter that was sent to it. Does nothing if his
/// address is another one, or somebody else has confirmed it. True if it is confirmed now.
///
/// # Errors
/// Storage.
pub fn confirm_by_link(
    tx: &mut Conn,
    player: PlayerId,
    address: &str,
    at: Instant,
) -> Result<bool, StorageError> {
    let Ok(address) = Address::parse(address) else {
        return Ok(false);
    };
    let Some(player) = players::by_id(tx, player)? else {
        return Ok(false);
    };
    let own = player.email.as_deref().map(Address::parse);
    let same = matches!(own, Some(Ok(own)) if own.key() == address.key());
    if !same || player.confirmed {
        return Ok(same && player.confirmed);
    }
    if in_use(tx, &address, player.id)? {
        return Ok(false);
    }
    players::set_confirmed_address(tx, player.id, &address, at)?;
    Ok(true)
}

fn in_use(tx: &mut Conn, address: &Address, player: PlayerId) -> Result<bool, StorageError> {
    let owner = players::by_confirmed_address(tx, &address.key())?;
    Ok(owner.is_some_and(|owner| owner.id != player))
}
