//! The room `actions`: verbs. Each reads a snapshot, decides in the domain, saves in one short write
//! transaction and tells (notices in the same transaction). After COMMIT it wakes who has to know.

pub mod adjudication;
pub mod analysis;
pub mod collections;
pub mod decide;
mod finish;
mod held;
pub mod helping;
pub mod hours;
pub mod invitations;
pub mod leave;
pub mod letters;
pub mod live;
pub mod nightly;
pub mod notes;
pub mod openings;
pub mod outage;
pub mod people;
pub mod plans;
pub mod play;
pub mod post;
pub mod ratings;
pub mod resume;
mod save;
mod start;
pub mod sweep;
pub mod talk;
pub mod tidy;
pub mod time;
pub mod tournaments;
mod warned;

use std::sync::Arc;

use tokio::sync::Notify;

use crate::domain::leave::Policy;
use crate::domain::time::Instant;
use crate::now::SharedNow;
use crate::storage::{Db, StorageError};

/// What every verb works with.
#[derive(Clone)]
pub struct Context {
    /// The database.
    pub db: Db,
    /// The time of day.
    pub clock: SharedNow,
    /// Who is woken after a commit.
    pub wake: Wake,
    /// How much leave there is.
    pub leave: Policy,
}

impl Context {
    /// The present instant.
    pub fn now(&self) -> Instant {
        Instant(self.clock.now())
    }
}

/// Bells that verbs ring after COMMIT, and signs that jobs set for the pages; losing either is harmless, the jobs look by
/// themselves too.
#[derive(Clone, Default)]
pub struct Wake {
    /// There is a notice to be made into a letter.
    pub mailer: Arc<Notify>,
    /// A game is overdue.
    pub sweep: Arc<Notify>,
    /// What every page of this process says.
    pub signs: outage::Signs,
    /// Open pages that are told of their games.
    pub live: live::Live,
}

/// Why a verb did not do what was asked: refused (say so to the asker) or broken (503/500, logged).
#[derive(Debug)]
pub enum Fail<R> {
    /// Refused; nothing has changed.
    Refused(R),
    /// Storage failed; nothing is known to have changed, the same submission may be sent again.
    Broken(StorageError),
}

impl<R> From<StorageError> for Fail<R> {
    fn from(error: StorageError) -> Self {
        Self::Broken(error)
    }
}
