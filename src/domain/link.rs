//! What the secrets in letters and on printed codes are for, and how long they live.

use super::player::coded;
use super::time::{DAY, HOUR, Millis};

/// The purpose of a link or printed code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LinkPurpose {
    /// Confirms an address.
    ConfirmAddress,
    /// Undoes a change of address; sent to the old one.
    UndoAddress,
    /// Signs in.
    SignIn,
    /// Lets a new password be chosen.
    Reset,
    /// Plays in one game at one ply.
    Move,
    /// The same by answering a letter: it stands in the address to which the answer goes.
    Reply,
    /// Shows an invitation, accepts or refuses it.
    Invitation,
    /// Says whether its reader goes on with a tournament.
    GoOn,
    /// Says whether its reader plays in a tournament that is to start.
    Attend,
    /// Makes the first administrator.
    FirstAdmin,
    /// Signs in by a code printed on paper.
    PrintedCode,
}
coded!(LinkPurpose {
    ConfirmAddress = "confirm_address",
    UndoAddress = "undo_address",
    SignIn = "sign_in",
    Reset = "reset",
    Move = "move",
    Reply = "reply",
    Invitation = "invitation",
    GoOn = "go_on",
    Attend = "attend",
    FirstAdmin = "first_admin",
    PrintedCode = "printed_code",
});

impl LinkPurpose {
    /// How long such a link lives, in milliseconds.
    #[must_use]
    pub fn lifetime(self) -> Millis {
        match self {
            Self::SignIn => HOUR,
            Self::Reset => 2 * HOUR,
            Self::FirstAdmin => DAY,
            Self::ConfirmAddress | Self::UndoAddress => 7 * DAY,
            Self::PrintedCode | Self::GoOn | Self::Attend => 90 * DAY,
            // As long as the thing itself: it dies when the invitation or the game's turn is over.
            Self::Invitation => 30 * DAY,
            Self::Move | Self::Reply => 400 * DAY,
        }
    }
}
