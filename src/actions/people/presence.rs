//! Who has been here lately. A visit changes nothing about any game, so it is gathered in memory and
//! written every five minutes: a page that is only looked at costs no write.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::actions::Context;
use crate::domain::PlayerId;
use crate::domain::time::{DAY, Instant, Millis};
use crate::storage::{StorageError, sessions};

/// How long a session lives without use.
pub fn session_span(stay: bool) -> Millis {
    if stay { 90 * DAY } else { 14 * DAY }
}

/// A session was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit {
    /// By whom.
    pub player: PlayerId,
    /// When.
    pub at: Instant,
    /// How long the session lives from now on.
    pub expires: Instant,
}

/// Visits not yet written, by session.
#[derive(Debug, Default)]
pub struct Presence(Mutex<HashMap<String, Visit>>);

impl Presence {
    /// Remembers a visit.
    pub fn note(&self, session_hash: &str, visit: Visit) {
        let mut visits = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        visits.insert(session_hash.to_owned(), visit);
    }

    /// Writes what has gathered. If that fails the visits are forgotten: the next ones say the same.
    ///
    /// # Errors
    /// Storage.
    pub async fn flush(&self, ctx: &Context) -> Result<(), StorageError> {
        let visits = std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
        if visits.is_empty() {
            return Ok(());
        }
        ctx.db
            .write(move |tx| {
                for (session, visit) in &visits {
                    sessions::renew(tx, session, visit.player, visit.at, visit.expires)?;
                }
                Ok(())
            })
            .await
    }
}
