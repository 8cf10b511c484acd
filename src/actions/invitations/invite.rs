//! Inviting: a player by name, anybody by mail, or everybody on the board.

use std::sync::Arc;

use crate::domain::clock::TimeTerms;
use crate::domain::game::{MESSAGE_MAX, clean_message};
use crate::domain::invitation::{
    Aids, ColourWish, InvitationKind, InvitationState, MOST_OPEN, OPEN_FOR, Proposal,
    SEEK_OPEN_FOR, read_start,
};
use crate::domain::notice::NoticeKind;
use crate::domain::player::{Address, Player, name_key};
use crate::domain::refusal::InvitationRefusal;
use crate::domain::time::Instant;
use crate::domain::visibility::Openness;
use crate::domain::{InvitationId, PlayerId};
use crate::rules::notation::Letters;
use crate::rules::profile::{Profile, ProfileId};
use crate::storage::invitations::{Invitation, NewInvitation};
use crate::storage::{Conn, StorageError, invitations, players, refused};

use super::super::{Context, Fail};
use super::{Answer, To, refuse, tell};

/// A filled-in form.
#[derive(Clone, Debug)]
pub struct Invite {
    /// The number that makes the form single.
    pub once: String,
    /// Who invites.
    pub from: PlayerId,
    /// To whom it goes.
    pub kind: InvitationKind,
    /// Sign-in name or address, as typed; empty for an open invitation.
    pub to: String,
    /// Colour wished.
    pub colour: ColourWish,
    /// Days per move.
    pub time: TimeTerms,
    /// Name of the rule profile.
    pub profile: String,
    /// Whether to be rated.
    pub rated: bool,
    /// Aids.
    pub aids: Aids,
    /// Whether conditional moves are to be allowed.
    pub plans: bool,
    /// Who else sees its moves, and when.
    pub watch: Openness,
    /// Start position as FEN; empty: the usual one.
    pub fen: String,
    /// Moves given from it, as typed.
    pub moves: String,
    /// Piece letters of the inviter's language.
    pub letters: Letters,
    /// Words to the invited.
    pub message: String,
    /// When the form had arrived.
    pub at: Instant,
}

/// What became of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Invited {
    /// The invitation's number.
    pub id: InvitationId,
    /// Whether this very form had been sent before.
    pub again: bool,
}

/// Reads the proposal out of a form.
///
/// # Errors
/// Days, profile or start that are refused, with the reason.
pub fn read_proposal(form: &Invite) -> Result<Proposal, InvitationRefusal> {
    let profile = newest_profile(&form.profile).ok_or(InvitationRefusal::Profile)?;
    Ok(Proposal {
        colour: form.colour,
        time: TimeTerms {
            control: form
                .time
                .control
                .check()
                .map_err(InvitationRefusal::Control)?,
            ..form.time
        },
        start: read_start(&form.fen, &form.moves, form.letters, &profile)?,
        profile,
        rated: form.rated,
        aids: form.aids,
        plans: form.plans,
        watch: form.watch,
    })
}

fn newest_profile(name: &str) -> Option<Profile> {
    ProfileId::ALL
        .into_iter()
        .find(|id| id.name() == name)
        .map(Profile::current)
}

/// The invited side, resolved before the write.
struct Invitee {
    player: Option<PlayerId>,
    address: Option<Address>,
    lang: String,
}

/// Invites. The same form sent twice makes one invitation.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn invite(ctx: &Context, form: Invite) -> Answer<Invited> {
    if form.once.is_empty() || form.once.len() > 64 {
        return refuse(InvitationRefusal::Incomplete);
    }
    if form.message.chars().count() > MESSAGE_MAX {
        return refuse(InvitationRefusal::MessageTooLong);
    }
    let proposal = read_proposal(&form).map_err(Fail::Refused)?;
    let (from, once) = (form.from, form.once.clone());
    let (me, before, open) = ctx
        .db
        .read(move |c| {
            Ok((
                players::by_id(c, from)?,
                invitations::by_once(c, from, &once)?,
                invitations::count_open(c, from)?,
            ))
        })
        .await?;
    if let Some(before) = before {
        return again(ctx, &form, &before).await;
    }
    let me = me.ok_or(Fail::Broken(StorageError::NotFound))?;
    if !me.may_play() {
        return refuse(InvitationRefusal::AddressNotConfirmed);
    }
    if open >= MOST_OPEN {
        return refuse(InvitationRefusal::TooMany);
    }
    let invitee = invitee(ctx, &form, &me).await?;
    write(ctx, form, proposal, invitee).await
}

/// The form has been sent before: the same one gets its first answer, one that was changed meanwhile is not swallowed.
async fn again(ctx: &Context, form: &Invite, before: &Invitation) -> Answer<Invited> {
    let to = match before.to {
        Some(player) => ctx
            .db
            .read(move |c| players::by_id(c, player))
            .await?
            .map(|p| p.name),
        None => before.to_address.clone(),
    };
    let same = before.kind == form.kind
        && name_key(&to.unwrap_or_default()) == name_key(&form.to)
        && before.colour == form.colour
        && before.time == form.time
        && before.profile.0 == form.profile
        && before.rated == form.rated
        && before.aids == form.aids
        && before.plans == form.plans
        && before.watch == form.watch
        && before.message == clean_message(&form.message);
    if same {
        Ok(Invited {
            id: before.id,
            again: true,
        })
    } else {
        refuse(InvitationRefusal::SentBefore)
    }
}

async fn invitee(ctx: &Context, form: &Invite, me: &Player) -> Answer<Invitee> {
    match form.kind {
        InvitationKind::Open => Ok(Invitee {
            player: None,
            address: None,
            lang: me.lang.clone(),
        }),
        InvitationKind::Player => {
            let typed = form.to.clone();
            let found = ctx.db.read(move |c| players::by_name(c, &typed)).await?;
            match found {
                None => refuse(InvitationRefusal::NoSuchPlayer),
                Some(p) if p.id == form.from => refuse(InvitationRefusal::Yourself),
                Some(p) if p.closed => refuse(InvitationRefusal::PlayerClosed),
                Some(p) => Ok(Invitee {
                    player: Some(p.id),
                    address: None,
                    lang: p.lang,
                }),
            }
        }
        InvitationKind::Address => {
            let address = Address::parse(&form.to)
                .map_err(|fault| Fail::Refused(InvitationRefusal::Address(fault)))?;
            let own = me.email.as_deref().map(str::to_lowercase);
            if own.as_deref() == Some(address.key().as_str()) {
                return refuse(InvitationRefusal::Yourself);
            }
            Ok(Invitee {
                player: None,
                address: Some(address),
                lang: me.lang.clone(),
            })
        }
    }
}

async fn write(
    ctx: &Context,
    form: Invite,
    proposal: Proposal,
    invitee: Invitee,
) -> Answer<Invited> {
    let lives = match form.kind {
        InvitationKind::Open => SEEK_OPEN_FOR,
        InvitationKind::Player | InvitationKind::Address => OPEN_FOR,
    };
    let new = NewInvitation {
        once: form.once.clone(),
        to_address_key: invitee.address.as_ref().map(Address::key),
        invitation: Invitation {
            id: 0,
            from: form.from,
            kind: form.kind,
            to: invitee.player,
            to_address: invitee.address.as_ref().map(|a| a.as_str().to_owned()),
            colour: proposal.colour,
            time: proposal.time,
            profile: (proposal.profile.name().to_owned(), proposal.profile.version),
            rated: proposal.rated,
            aids: proposal.aids,
            plans: proposal.plans,
            watch: proposal.watch,
            start_fen: proposal.start.position.fen(),
            start_moves: proposal.start.moves.join(" "),
            message: clean_message(&form.message),
            state: InvitationState::Open,
            created_at: form.at,
            expires_at: form.at.plus(lives),
            answered_at: None,
            answered_by: None,
            game: None,
        },
    };
    let work = Arc::new((new, invitee.lang));
    let invited = ctx.db.write(move |tx| save(tx, &work.0, &work.1)).await?;
    ctx.wake.mailer.notify_one();
    invited.map_err(Fail::Refused)
}

fn save(
    tx: &mut Conn,
    new: &NewInvitation,
    lang: &str,
) -> Result<Result<Invited, InvitationRefusal>, StorageError> {
    let i = &new.invitation;
    let twin = invitations::has_open_twin(tx, new)?;
    // the very same form, sent twice at once, is no second invitation
    if let Some(before) = invitations::by_once(tx, i.from, &new.once)? {
        return Ok(Ok(Invited {
            id: before.id,
            again: true,
        }));
    }
    if twin {
        return Ok(Err(InvitationRefusal::InvitedAlready));
    }
    let id = invitations::insert(tx, new)?.ok_or(StorageError::Stale)?;
    let to = match (i.to, &i.to_address, &new.to_address_key) {
        (Some(player), _, _) => Some(To::Player(player)),
        // Whoever refused all invitations gets no letter; the inviter is not told, so nothing is learnt about him.
        (None, Some(_), Some(key)) if refused::contains(tx, key)? => None,
        (None, Some(address), _) => Some(To::Address(address.clone(), lang.to_owned())),
        _ => None,
    };
    if let Some(to) = to {
        tell(tx, NoticeKind::Invitation, id, to, i.created_at)?;
    }
    Ok(Ok(Invited { id, again: false }))
}
