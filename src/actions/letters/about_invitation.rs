//! An invitation as its letters tell of it.

use crate::domain::PlayerId;
use crate::domain::invitation::{InvitationKind, InvitationState};
use crate::domain::notice::{InvitationFacts, Notice, NoticeKind};
use crate::storage::invitations::{self, Invitation};
use crate::storage::notices::NoticeRow;
use crate::storage::{Conn, StorageError, players};

pub(super) fn about_invitation(
    c: &mut Conn,
    row: &NoticeRow,
) -> Result<Option<Notice>, StorageError> {
    let found = match row.invitation {
        Some(id) => invitations::by_id(c, id)?,
        None => None,
    };
    let Some(i) = found else { return Ok(None) };
    let (holds, other) = match row.kind {
        NoticeKind::Invitation => (i.state == InvitationState::Open, Some(i.from)),
        NoticeKind::InvitationWithdrawn => (i.state == InvitationState::Withdrawn, Some(i.from)),
        NoticeKind::InvitationAccepted => {
            (i.state == InvitationState::Accepted, i.answered_by.or(i.to))
        }
        NoticeKind::InvitationDeclined => {
            (i.state == InvitationState::Declined, i.answered_by.or(i.to))
        }
        NoticeKind::InvitationExpired => (i.state == InvitationState::Expired, i.to),
        _ => (false, None),
    };
    if !holds {
        return Ok(None);
    }
    let other = match other {
        Some(id) => display(c, id)?,
        // The inviter typed this address himself; to nobody else is it shown.
        None if i.kind == InvitationKind::Address => i.to_address.clone().unwrap_or_default(),
        None => String::new(),
    };
    let facts = invitation_facts(&i, other, row.player.is_none());
    Ok(Some(Notice::Invitation(row.kind, facts)))
}

fn invitation_facts(i: &Invitation, other: String, stranger: bool) -> InvitationFacts {
    let usual = crate::rules::Position::start().fen();
    InvitationFacts {
        invitation: i.id,
        other,
        colour: i.colour,
        time: i.time,
        profile: format!("{}/{}", i.profile.0, i.profile.1),
        rated: i.rated,
        aids: i.aids,
        plans: i.plans,
        start_fen: (i.start_fen != usual).then(|| i.start_fen.clone()),
        message: i.message.clone(),
        expires: i.expires_at,
        game: i.game,
        stranger,
    }
}

fn display(c: &mut Conn, id: PlayerId) -> Result<String, StorageError> {
    Ok(players::by_id(c, id)?
        .map(|player| player.display)
        .unwrap_or_default())
}
