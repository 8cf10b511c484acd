//! The verbs of an invitation: invite, accept, decline, withdraw, expire, refuse all.

mod accept;
mod answer;
mod invite;

pub use accept::{accept, follow};
pub use answer::{Decliner, decline, expire, refuse_all, withdraw};
pub use invite::{Invite, Invited, invite, read_proposal};

use crate::domain::notice::NoticeKind;
use crate::domain::refusal::InvitationRefusal;
use crate::domain::time::Instant;
use crate::domain::{InvitationId, PlayerId};
use crate::storage::invitations::Invitation;
use crate::storage::notices::{self, NewNotice};
use crate::storage::{Conn, StorageError, invitations};

use super::{Context, Fail};

/// What an invitation's verb answers.
pub type Answer<T> = Result<T, Fail<InvitationRefusal>>;

fn refuse<T>(why: InvitationRefusal) -> Answer<T> {
    Err(Fail::Refused(why))
}

async fn load(ctx: &Context, id: InvitationId) -> Answer<Invitation> {
    ctx.db
        .read(move |c| invitations::by_id(c, id))
        .await?
        .ok_or(Fail::Refused(InvitationRefusal::NoSuchInvitation))
}

/// To whom a letter about an invitation goes.
enum To {
    Player(PlayerId),
    Address(String, String),
}

fn tell(
    tx: &mut Conn,
    kind: NoticeKind,
    id: InvitationId,
    to: To,
    now: Instant,
) -> Result<(), StorageError> {
    let notice = match to {
        To::Player(player) => NewNotice::invitation(kind, player, id, now),
        To::Address(address, lang) => NewNotice::invitation_by_mail(kind, &address, &lang, id, now),
    };
    notices::insert(tx, &notice)?;
    Ok(())
}
