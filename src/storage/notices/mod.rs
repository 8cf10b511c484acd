//! The outbox. A notice is written in the transaction of what happened; the mailer claims it for a while (a lease), stores
//! the letter it made of it, sends it, and blanks the letter. At every point a crash leaves it where the next one goes on.

use super::codec::text_enum;
use super::fixed::IsWaiting;
use super::schema::notices;
use crate::domain::notice::NoticeKind;

text_enum!(NoticeKind);

const WAITING: &str = "waiting";
const SENT: &str = "sent";
const GIVEN_UP: &str = "given_up";
const DROPPED: &str = "dropped";
const PARKED: &str = "parked";
const KEPT: &str = "kept";
const COVERED: &str = "covered";
const EXPIRED: &str = "expired";

/// A notice that still waits under this lease. (A macro, because the type of a filter cannot be written down.)
macro_rules! ours {
    ($id:expr, $lease:expr) => {
        notices::table
            .filter(notices::id.eq($id))
            .filter(IsWaiting)
            .filter(notices::lease.eq($lease))
    };
}

mod bounced;
mod gathered;
mod letter;
mod lists;
mod new;
mod queue;

pub use bounced::{Gone, by_message_id, note_bounce};
pub use gathered::{
    cover, drop_kept, keep, kept_and_seen, park, parked, parts_of, put_off, release, told_since,
};
pub use letter::{
    StoredLetter, bury, drop_obsolete, give_up, mark_retry, mark_sent, put_back, store_letter,
    try_again,
};
pub use lists::{
    Listed, MoveLetter, asked_address, drop_all_waiting, failing_since, failures, move_letter,
    newest, newest_to, sent_after, set_aside, waiting,
};
pub use new::{NewNotice, insert};
pub use queue::{Claimed, Due, NoticeRow, claim, drop_gone, due};
