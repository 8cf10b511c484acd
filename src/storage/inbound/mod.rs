//! Mail that has come in. `fernzug receive` stores it as it is and is done; the server claims it for a while (a lease), reads
//! it, does what it says, and blanks it: it holds a secret. At every point a crash leaves it where the next one goes on.

use super::fixed::IsUndealt;
use super::schema::inbound;

/// The longest mail that is taken, in bytes.
pub const LONGEST: usize = 256 * 1024;

const WAITING: &str = "waiting";
const DEALT: &str = "dealt";
const FAILED: &str = "failed";

mod arrive;
mod lists;
mod queue;

pub use arrive::{Arrived, DoorError, deliver, insert};
pub use lists::{Came, Listed, answered_since, any_ever, by_id, has_failed, newest, waits};
pub use queue::{Claimed, Dealt, claim, deal, due, fail, forget};
