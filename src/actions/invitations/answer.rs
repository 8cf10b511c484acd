//! Saying no: declined, withdrawn, run out, refused for ever.

use crate::domain::invitation::{InvitationKind, InvitationState};
use crate::domain::notice::NoticeKind;
use crate::domain::refusal::InvitationRefusal;
use crate::domain::time::Instant;
use crate::domain::{InvitationId, PlayerId};
use crate::storage::invitations::Invitation;
use crate::storage::{Conn, StorageError, invitations, players, refused};

use super::super::{Context, Fail};
use super::accept::goes_to;
use super::{Answer, To, load, refuse, tell};

/// Who declines: a player, or the stranger to whom the letter went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decliner {
    /// A signed-in player.
    Player(PlayerId),
    /// Whoever holds the letter's link.
    Link,
}

/// Declines an invitation; declining it again changes nothing.
///
/// # Errors
/// Refused when it is not open or not for this player; or storage failed.
pub async fn decline(ctx: &Context, id: InvitationId, who: Decliner, at: Instant) -> Answer<()> {
    let invitation = load(ctx, id).await?;
    let by = match who {
        Decliner::Link => None,
        Decliner::Player(player) => {
            let me = ctx.db.read(move |c| players::by_id(c, player)).await?;
            let me = me.ok_or(Fail::Broken(StorageError::NotFound))?;
            // An open invitation is not declined: one leaves it lying.
            if invitation.kind == InvitationKind::Open || !goes_to(&invitation, &me) {
                return refuse(InvitationRefusal::NoSuchInvitation);
            }
            Some(player)
        }
    };
    close(ctx, invitation, InvitationState::Declined, by, at).await
}

/// Takes an own invitation back; doing so again changes nothing.
///
/// # Errors
/// Refused when it is not open or somebody else's; or storage failed.
pub async fn withdraw(
    ctx: &Context,
    id: InvitationId,
    player: PlayerId,
    at: Instant,
) -> Answer<()> {
    let invitation = load(ctx, id).await?;
    if invitation.from != player {
        return refuse(InvitationRefusal::NoSuchInvitation);
    }
    close(
        ctx,
        invitation,
        InvitationState::Withdrawn,
        Some(player),
        at,
    )
    .await
}

/// Closes an invitation that has run out.
///
/// # Errors
/// Refused when it has not, or is not open; or storage failed.
pub async fn expire(ctx: &Context, id: InvitationId, now: Instant) -> Answer<()> {
    let invitation = load(ctx, id).await?;
    if invitation.expires_at > now {
        return refuse(InvitationRefusal::NotOpen);
    }
    close(ctx, invitation, InvitationState::Expired, None, now).await
}

/// The owner of an address wants no invitations any more, from anybody: those open are declined.
///
/// # Errors
/// Storage failed.
pub async fn refuse_all(
    ctx: &Context,
    address_key: String,
    at: Instant,
) -> Result<(), StorageError> {
    let key = address_key.clone();
    let open = ctx
        .db
        .write(move |tx| {
            refused::insert(tx, &key, at)?;
            invitations::open_to_address(tx, &key)
        })
        .await?;
    for id in open {
        match decline(ctx, id, Decliner::Link, at).await {
            Ok(()) | Err(Fail::Refused(_)) => {}
            Err(Fail::Broken(error)) => return Err(error),
        }
    }
    Ok(())
}

async fn close(
    ctx: &Context,
    invitation: Invitation,
    state: InvitationState,
    by: Option<PlayerId>,
    at: Instant,
) -> Answer<()> {
    if invitation.state == state {
        return Ok(());
    }
    if invitation.state != InvitationState::Open {
        return refuse(InvitationRefusal::NotOpen);
    }
    let saved = ctx
        .db
        .write(move |tx| {
            invitations::close(tx, invitation.id, state, by, None, at)?;
            tell_closed(tx, &invitation, state, at)
        })
        .await;
    match saved {
        Ok(()) => {
            ctx.wake.mailer.notify_one();
            Ok(())
        }
        Err(StorageError::Stale) => refuse(InvitationRefusal::NotOpen),
        Err(error) => Err(error.into()),
    }
}

fn tell_closed(
    tx: &mut Conn,
    i: &Invitation,
    state: InvitationState,
    at: Instant,
) -> Result<(), StorageError> {
    let inviter = To::Player(i.from);
    match state {
        InvitationState::Declined => tell(tx, NoticeKind::InvitationDeclined, i.id, inviter, at),
        InvitationState::Expired => tell(tx, NoticeKind::InvitationExpired, i.id, inviter, at),
        InvitationState::Withdrawn => {
            let to = match (i.to, &i.to_address) {
                (Some(player), _) => To::Player(player),
                (None, Some(address)) => {
                    if refused::contains(tx, &address.to_lowercase())? {
                        return Ok(());
                    }
                    let lang = players::by_id(tx, i.from)?.map_or_else(String::new, |p| p.lang);
                    To::Address(address.clone(), lang)
                }
                (None, None) => return Ok(()),
            };
            tell(tx, NoticeKind::InvitationWithdrawn, i.id, to, at)
        }
        InvitationState::Open | InvitationState::Accepted => Ok(()),
    }
}
