//! Whether somebody has been invited already.

use diesel::prelude::*;

use crate::domain::invitation::InvitationState;
use crate::storage::invitations::NewInvitation;
use crate::storage::schema::{invitations, players};
use crate::storage::{Conn, StorageError};

/// Whether an invitation from this player to the same player, or to the same address, is open. Players and addresses are
/// not compared with each other: the inviter is not to learn whose an address is. Until the transaction ends nobody else
/// invites in this player's name (SQLite has one writer).
///
/// # Errors
/// A database fault.
pub fn has_open_twin(tx: &mut Conn, new: &NewInvitation) -> Result<bool, StorageError> {
    let i = &new.invitation;
    if let Conn::Pg(pg) = tx {
        players::table
            .find(i.from)
            .select(players::id)
            .for_update()
            .get_result::<i64>(pg)?;
    }
    let open = invitations::table
        .filter(invitations::from_id.eq(i.from))
        .filter(invitations::kind.eq(i.kind.code()))
        .filter(invitations::state.eq(InvitationState::Open.code()));
    let twins: i64 = match (i.to, &new.to_address_key) {
        (Some(to), _) => open
            .filter(invitations::to_id.eq(to))
            .count()
            .get_result(tx)?,
        (None, Some(key)) => open
            .filter(invitations::to_address_key.eq(key))
            .count()
            .get_result(tx)?,
        (None, None) => 0,
    };
    Ok(twins > 0)
}
