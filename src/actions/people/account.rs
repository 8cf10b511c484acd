//! One's own account: settings, password, where one is signed in.

use super::sign_up::refusal;
use super::{Refusal, mail, once, passwords, reset};
use crate::actions::{Context, Fail};
use crate::domain::PlayerId;
use crate::domain::player::{DisplayName, Player, Role};
use crate::domain::reserved::is_reserved;
use crate::domain::time::Instant;
use crate::secrets::{Secret, check_strength};
use crate::storage::players::{self, PlayerSettings};
use crate::storage::{Conn, StorageError, games, sessions};

/// Saves a player's settings; the displayed name must look like nobody else's.
///
/// # Errors
/// [`Refusal::DisplayTaken`], [`Refusal::DisplayReserved`], or storage.
pub async fn save_settings(
    ctx: &Context,
    player: PlayerId,
    settings: PlayerSettings,
    site: &str,
    at: Instant,
) -> Result<(), Fail<Refusal>> {
    let read = move |c: &mut Conn| players::by_id(c, player);
    let now = ctx.db.read(read).await?.ok_or(StorageError::NotFound)?;
    let wanted = settings.display.as_str();
    // who bears such a name since before may keep it, and so may the administrator
    if now.role != Role::Admin && wanted != now.display && is_reserved(wanted, site) {
        return Err(Refusal::DisplayReserved.into());
    }
    let write = move |tx: &mut Conn| {
        let display: &DisplayName = &settings.display;
        let taken = players::name_taken(tx, None, Some(display), Some(player))?;
        if taken.is_none() {
            players::set_settings(tx, player, &settings)?;
            if settings.zone != now.zone {
                // nights, quiet hours and the hour of a letter are those of the zone
                games::unsettle(tx, player, at)?;
                mail::move_digest(tx, player, at)?;
            }
        }
        Ok(taken)
    };
    match ctx.db.write(write).await? {
        Some(taken) => Err(refusal(taken).into()),
        None => Ok(()),
    }
}

/// Changes the password of somebody who knows the old one. His other sessions end, his links die.
///
/// # Errors
/// [`Refusal::WrongPassword`], [`Refusal::Password`], or storage.
pub async fn change_password(
    ctx: &Context,
    player: &Player,
    old: &Secret,
    new: &Secret,
    session: Option<String>,
    at: Instant,
) -> Result<(), Fail<Refusal>> {
    let id = player.id;
    // a member who signs in by printed codes has none yet
    if player.has_password && !knows_password(ctx, id, old).await? {
        // pressed twice: the first press has changed it already
        if knows_password(ctx, id, new).await? {
            return Ok(());
        }
        return Err(Refusal::WrongPassword.into());
    }
    check_strength(new.expose(), &player.name).map_err(Refusal::Password)?;
    let hash = passwords::hash(new).await?;
    let once = once();
    let write = move |tx: &mut Conn| reset::set(tx, id, &hash, session.as_deref(), &once, at);
    ctx.db.write(write).await?;
    ctx.wake.mailer.notify_one();
    Ok(())
}

/// Whether this is the player's password.
pub(super) async fn knows_password(
    ctx: &Context,
    player: PlayerId,
    password: &Secret,
) -> Result<bool, StorageError> {
    let read = move |c: &mut Conn| players::password_hash(c, player);
    let stored = ctx.db.read(read).await?;
    passwords::fits(password, stored).await
}

/// Signs out of one session.
///
/// # Errors
/// Storage.
pub async fn end_session(
    ctx: &Context,
    player: PlayerId,
    session: String,
) -> Result<(), StorageError> {
    let write = move |tx: &mut Conn| sessions::end(tx, &session, player);
    ctx.db.write(write).await
}

/// Signs out everywhere but in the session given.
///
/// # Errors
/// Storage.
pub async fn end_other_sessions(
    ctx: &Context,
    player: PlayerId,
    keep: Option<String>,
) -> Result<(), StorageError> {
    let write = move |tx: &mut Conn| sessions::end_all(tx, player, keep.as_deref());
    ctx.db.write(write).await
}
