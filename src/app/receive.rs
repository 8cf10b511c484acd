//! Takes one mail and stores it. It opens no house: one connection, one row, so that a mail server may start it for each mail.

use super::storage_settings;
use crate::domain::time::Instant;
use crate::now::{Now as _, Stopwatch, SystemNow};
use crate::settings::Settings;
use crate::storage::inbound::{self, Arrived, DoorError, LONGEST};
use std::io::Read;

/// What the mail server tells beside the mail.
#[derive(Debug, Default, Clone)]
pub struct Handed {
    /// The recipient on the envelope.
    pub recipient: Option<String>,
    /// The sender on the envelope; empty for `<>`.
    pub sender: Option<String>,
}

/// Why a mail was not taken.
#[derive(Debug, thiserror::Error)]
pub enum Unreceived {
    /// It is longer than any that is taken.
    #[error("the mail is longer than 256 KB")]
    TooLong,
    /// Nothing came.
    #[error("there is no mail on standard input")]
    Nothing,
    /// No mail is taken here.
    #[error("mail.reply_to_play is not set: no mail is taken")]
    Off,
    /// It did not come whole.
    #[error("the mail did not come whole: {0}")]
    Broken(#[from] std::io::Error),
    /// The database is not there now.
    #[error(transparent)]
    Door(#[from] DoorError),
}

/// Reads a mail to its end and stores it, once however often it is handed over. The end of the mail is the instant at which
/// it counts.
///
/// # Errors
/// [`Unreceived`]; nothing was stored then.
pub fn receive(settings: &Settings, handed: Handed, mail: &mut dyn Read) -> Result<(), Unreceived> {
    let mut raw = Vec::new();
    let most = u64::try_from(LONGEST).unwrap_or(u64::MAX);
    mail.take(most.saturating_add(1)).read_to_end(&mut raw)?;
    let (at, since) = (Instant(SystemNow.now()).whole_second(), Stopwatch::start());
    store(settings, handed, raw, at, &since)
}

/// Stores a mail that had come in whole at `at`, when `since` was started.
pub(super) fn store(
    settings: &Settings,
    handed: Handed,
    raw: Vec<u8>,
    at: Instant,
    since: &Stopwatch,
) -> Result<(), Unreceived> {
    if settings.mail.reply_to_play.is_none() {
        return Err(Unreceived::Off);
    }
    if raw.len() > LONGEST {
        return Err(Unreceived::TooLong);
    }
    if raw.iter().all(u8::is_ascii_whitespace) {
        return Err(Unreceived::Nothing);
    }
    let arrived = Arrived {
        recipient: handed.recipient.filter(|address| !address.is_empty()),
        sender: handed.sender,
        raw,
        at,
    };
    inbound::deliver(&storage_settings(settings), &arrived, since)?;
    Ok(())
}
