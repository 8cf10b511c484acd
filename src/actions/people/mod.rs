//! Verbs about accounts: sign up, sign in, addresses, passwords, settings, members.
//!
//! Two things hold for all of them: nothing slow (argon2) runs in a transaction, and whoever has no
//! account here cannot find out which addresses have one.

mod account;
mod address;
mod mail;
mod members;
mod passwords;
mod presence;
mod reset;
mod sign_in;
mod sign_up;

pub use account::{change_password, end_other_sessions, end_session, save_settings};
pub use address::{
    change_address, confirm_address, confirm_by_link, pending_address, resend, undo_address,
};
pub use mail::{save_exception, save_mail, understood, unsubscribe};
pub use members::{
    NewMember, add_member, first_admin, first_admin_link, grant_admin, print_code, set_role,
};
pub use presence::{Presence, Visit, session_span};
pub use reset::{request_reset, reset_password};
pub use sign_in::{
    Browser, SignedIn, by_code, by_link, by_password, code_spent_by, is_known_device, request_link,
    spent_by,
};
pub use sign_up::{NewAccount, sign_up, sign_up_by_letter};

use crate::domain::link::LinkPurpose;
use crate::domain::player::NameFault;
use crate::domain::time::{Instant, MINUTE, Millis};
use crate::secrets::{Secret, Weakness, random_token};
use crate::storage::links::{self, Link};
use crate::storage::{Conn, StorageError};

use super::Fail;

/// Why a verb about an account said no.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The sign-in name cannot be one.
    Name(NameFault),
    /// Somebody has this sign-in name, or one that looks like it.
    NameTaken,
    /// The sign-in name speaks for the site or the game.
    NameReserved,
    /// The displayed name cannot be one.
    Display(NameFault),
    /// Somebody has this displayed name, or one that looks like it.
    DisplayTaken,
    /// The displayed name speaks for the site or the game.
    DisplayReserved,
    /// The address cannot be one.
    Address(NameFault),
    /// The new password is not good enough.
    Password(Weakness),
    /// Name and password (or code) do not belong together. Which of them is wrong is not said.
    WrongPassword,
    /// The link is spent, has run out, or never was.
    DeadLink,
    /// Another account has confirmed this address. Said only to somebody who reads its mail.
    AddressInUse,
    /// The account has no address.
    NoAddress,
}

impl Refusal {
    /// What a form may be told that was sent twice: that it has been sent before.
    fn may_be_its_own(&self) -> bool {
        matches!(self, Self::NameTaken | Self::DisplayTaken | Self::DeadLink)
    }
}

impl From<Refusal> for Fail<Refusal> {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// The link of this purpose that a token opens, if it lives. Spent ones are found too.
///
/// # Errors
/// Storage.
pub fn find_link(
    c: &mut Conn,
    token: &Secret,
    purpose: LinkPurpose,
    now: Instant,
) -> Result<Option<Link>, StorageError> {
    let found = links::find(c, &links::hash_of(token))?;
    Ok(found.filter(|link| link.purpose == purpose && link.is_alive(now)))
}

/// As [`find_link`], without those that are spent.
///
/// # Errors
/// Storage.
pub fn usable_link(
    c: &mut Conn,
    token: &Secret,
    purpose: LinkPurpose,
    now: Instant,
) -> Result<Option<Link>, StorageError> {
    Ok(find_link(c, token, purpose, now)?.filter(|link| link.spent_at.is_none()))
}

/// How long after the first press a second one is still the same: a double click, a slow line, a page gone back to.
pub(crate) const PRESSED_TWICE: Millis = 10 * MINUTE;

/// A word that tells one asking for a letter from the next.
fn once() -> String {
    random_token().expose().chars().take(16).collect()
}
