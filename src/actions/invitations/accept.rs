//! Accepting: the proposal is frozen and the game begins.

use std::sync::Arc;

use crate::domain::clock::Absences;
use crate::domain::game::begin;
use crate::domain::invitation::{ColourWish, InvitationKind, InvitationState, inviter_side};
use crate::domain::notice::NoticeKind;
use crate::domain::player::Player;
use crate::domain::refusal::InvitationRefusal;
use crate::domain::time::Instant;
use crate::domain::{GameId, InvitationId, PlayerId};
use crate::rules::Color;
use crate::rules::profile::Profile;
use crate::secrets;
use crate::storage::games::{self, NewGame};
use crate::storage::invitations::Invitation;
use crate::storage::notices::{self, NewNotice};
use crate::storage::{Conn, StorageError, absences, invitations, players};

use super::super::{Context, Fail, start};
use super::{Answer, To, load, refuse, tell};

/// Accepts an invitation; the game's number comes back, also when this player had accepted it before.
///
/// # Errors
/// Refused with the reason; or storage failed.
pub async fn accept(
    ctx: &Context,
    id: InvitationId,
    player: PlayerId,
    at: Instant,
) -> Answer<GameId> {
    for _ in 0..3 {
        let invitation = load(ctx, id).await?;
        if invitation.state == InvitationState::Accepted
            && invitation.answered_by == Some(player)
            && let Some(game) = invitation.game
        {
            return Ok(game);
        }
        let (inviter, me) = both(ctx, invitation.from, player).await?;
        may_accept(&invitation, &me, at).map_err(Fail::Refused)?;
        let (seats, hours) = ([inviter.id, me.id], invitation.time.hours);
        let absences = ctx
            .db
            .read(move |c| absences::of_seats(c, seats, None, hours, at))
            .await?;
        let new = new_game(&invitation, &inviter, &me, absences, at)?;
        let work = Arc::new((invitation, new, player));
        match ctx
            .db
            .write(move |tx| save(tx, &work.0, &work.1, work.2, at))
            .await
        {
            Ok(game) => {
                ctx.wake.mailer.notify_one();
                return Ok(game);
            }
            Err(StorageError::Stale) => {}
            Err(error) => return Err(error.into()),
        }
    }
    refuse(InvitationRefusal::NotOpen)
}

/// Ties an invitation by address to the player who followed its letter, so that it stands in his list.
///
/// # Errors
/// Refused when it is not open or goes to somebody else; or storage failed.
pub async fn follow(ctx: &Context, id: InvitationId, player: PlayerId) -> Answer<()> {
    let invitation = load(ctx, id).await?;
    if invitation.state != InvitationState::Open {
        return refuse(InvitationRefusal::NotOpen);
    }
    if invitation.from == player {
        return refuse(InvitationRefusal::Yourself);
    }
    match invitation.to {
        Some(to) if to == player => Ok(()),
        Some(_) => refuse(InvitationRefusal::NoSuchInvitation),
        None if invitation.kind == InvitationKind::Address => {
            ctx.db
                .write(move |tx| invitations::address_to_player(tx, id, player))
                .await?;
            Ok(())
        }
        None => refuse(InvitationRefusal::NoSuchInvitation),
    }
}

async fn both(ctx: &Context, inviter: PlayerId, me: PlayerId) -> Answer<(Player, Player)> {
    let (inviter, me) = ctx
        .db
        .read(move |c| Ok((players::by_id(c, inviter)?, players::by_id(c, me)?)))
        .await?;
    match (inviter, me) {
        (Some(inviter), Some(me)) => Ok((inviter, me)),
        _ => Err(Fail::Broken(StorageError::NotFound)),
    }
}

/// Whether an invitation goes to this player: by number, by his confirmed address, or to everybody.
pub(super) fn goes_to(invitation: &Invitation, me: &Player) -> bool {
    match invitation.kind {
        InvitationKind::Open => true,
        InvitationKind::Player | InvitationKind::Address => {
            let by_address = || {
                let to = invitation.to_address.as_deref().map(str::to_lowercase);
                me.confirmed && to.is_some() && to == me.email.as_deref().map(str::to_lowercase)
            };
            invitation.to == Some(me.id) || (invitation.to.is_none() && by_address())
        }
    }
}

fn may_accept(invitation: &Invitation, me: &Player, at: Instant) -> Result<(), InvitationRefusal> {
    if invitation.from == me.id {
        return Err(InvitationRefusal::Yourself);
    }
    if !goes_to(invitation, me) {
        return Err(InvitationRefusal::NoSuchInvitation);
    }
    if invitation.state != InvitationState::Open || invitation.expires_at < at {
        return Err(InvitationRefusal::NotOpen);
    }
    if !me.may_play() {
        return Err(InvitationRefusal::AddressNotConfirmed);
    }
    Ok(())
}

/// `absences`: of the inviter and of who accepts.
fn new_game(
    i: &Invitation,
    inviter: &Player,
    me: &Player,
    absences: [Absences; 2],
    at: Instant,
) -> Answer<NewGame> {
    let corrupt = |what: &str| Fail::Broken(StorageError::corrupt("invitations", i.id, what));
    let profile =
        Profile::by_name(&i.profile.0, i.profile.1).ok_or_else(|| corrupt("unknown profile"))?;
    let (plies, ready) = start::given(&i.start_fen, &i.start_moves)
        .ok_or_else(|| corrupt("the start cannot be replayed"))?;
    let [mut white_away, mut black_away] = absences;
    let (white, black) = match inviter_side(i.colour, secrets::toss()) {
        Color::White => (inviter, me),
        Color::Black => {
            std::mem::swap(&mut white_away, &mut black_away);
            (me, inviter)
        }
    };
    let absences = [white_away, black_away];
    let first = if ready.turn() == Color::White {
        white
    } else {
        black
    };
    let at = at.whole_second();
    let (_, ticking) = begin(
        i.time,
        ready.turn(),
        first.into(),
        absences,
        at,
        (None, None),
    );
    Ok(NewGame {
        white: white.id,
        black: black.id,
        waiting: first.id,
        plies,
        ticking,
        time: i.time,
        profile,
        rated: i.rated,
        aids: i.aids,
        plans: i.plans,
        watch: i.watch,
        by_lot: i.colour == ColourWish::Lot,
        invitation: Some(i.id),
        event: None,
        at,
    })
}

fn save(
    tx: &mut Conn,
    i: &Invitation,
    new: &NewGame,
    player: PlayerId,
    at: Instant,
) -> Result<GameId, StorageError> {
    let game = games::create(tx, new)?;
    invitations::close(
        tx,
        i.id,
        InvitationState::Accepted,
        Some(player),
        Some(game),
        at,
    )?;
    tell(
        tx,
        NoticeKind::InvitationAccepted,
        i.id,
        To::Player(i.from),
        at,
    )?;
    let ply = u32::try_from(new.plies.len().saturating_sub(1)).unwrap_or(0);
    let notice = NewNotice::game(NoticeKind::YourMove, new.waiting, game, ply, 0, at);
    notices::insert(tx, &notice)?;
    Ok(game)
}
