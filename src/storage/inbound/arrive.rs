//! The door through which mail comes in.

use std::time::Duration;

use diesel::connection::SimpleConnection as _;
use diesel::prelude::*;

use super::{WAITING, inbound};
use crate::domain::time::{Instant, Millis, SECOND};
use crate::now::Stopwatch;
use crate::secrets::sha256_hex;
use crate::storage::conn::{begin, both, commit, roll_back};
use crate::storage::connect::Connector;
use crate::storage::db::database_now;
use crate::storage::open::{DatabaseUrl, StorageSettings};
use crate::storage::{AnyConn, StorageError};

/// A mail as it was handed over.
#[derive(Clone, PartialEq, Eq)]
pub struct Arrived {
    /// The address on the envelope, where the mail server told it.
    pub recipient: Option<String>,
    /// The sender on the envelope, where it was told; empty: a mail that wants no answer.
    pub sender: Option<String>,
    /// The mail itself.
    pub raw: Vec<u8>,
    /// When it had come in whole.
    pub at: Instant,
}

impl Arrived {
    /// What keeps a mail single that is handed over twice. One mail to two of our addresses is two.
    fn hash(&self) -> String {
        let mut all = self.recipient.clone().unwrap_or_default().into_bytes();
        all.push(0);
        all.extend_from_slice(&self.raw);
        sha256_hex(&all)
    }
}

impl std::fmt::Debug for Arrived {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // address and mail hold a secret by which one plays
        write!(f, "Arrived({} bytes, {})", self.raw.len(), self.at.0)
    }
}

/// Why a mail could not be stored just now. It says nothing of the mail.
#[derive(Debug, thiserror::Error)]
#[error("the database is not available: {0}")]
pub struct DoorError(String);

/// Stores a mail; `false`: it lies there already.
pub fn insert(tx: &mut AnyConn, mail: &Arrived) -> Result<bool, StorageError> {
    let row = (
        inbound::hash.eq(mail.hash()),
        inbound::state.eq(WAITING),
        inbound::accepted_at.eq(mail.at.0),
        inbound::recipient.eq(mail.recipient.as_deref()),
        inbound::sender.eq(mail.sender.as_deref()),
        inbound::raw.eq(&mail.raw),
        inbound::attempts.eq(0),
        inbound::answered.eq(false),
    );
    let stored = both!(tx, c => diesel::insert_into(inbound::table)
        .values(row)
        .on_conflict_do_nothing()
        .execute(c))?;
    Ok(stored == 1)
}

/// A mail is stored within this time after it came in, or not at all: a flag waits ten seconds for what is on its way
/// (`domain::clock::FLAG_SLACK`), and must not fall past a mail that is stored later as one that came before it.
const WITHIN: Duration = Duration::from_secs(8);

/// The mail with the instant that the database's clock gives, where this machine's is off by more than a second: the servers
/// flag by that one.
fn on_time(conn: &mut AnyConn, mail: &Arrived, since: &Stopwatch) -> Result<Arrived, StorageError> {
    let mut mail = mail.clone();
    if let AnyConn::Pg(_) = conn {
        let passed = Millis::try_from(since.elapsed().as_millis()).unwrap_or(0);
        let came = Instant(database_now(conn)?).plus(-passed);
        // cut to the second it may look one second off
        if came.since(mail.at).abs() > 2 * SECOND {
            mail.at = came.whole_second();
        }
    }
    Ok(mail)
}

/// Stores a mail from a process of its own, beside the running server or without one: one connection, one row. It makes no
/// database and changes none: what is missing or older than this program is not available. `false`: it lies there already.
///
/// # Errors
/// The database is away, locked or busy, or has not got this program's shape yet. The mail is to be handed over again later.
///
/// `since`: started when the mail had come in.
pub fn deliver(
    settings: &StorageSettings,
    mail: &Arrived,
    since: &Stopwatch,
) -> Result<bool, DoorError> {
    let told = |words: String| DoorError(settings.url.redact(&words));
    if let DatabaseUrl::Sqlite(path) = &settings.url
        && path.metadata().map_or(0, |about| about.len()) == 0
    {
        return Err(DoorError(format!("there is none at {}", path.display())));
    }
    let connector = Connector::new(settings.url.clone());
    let mut conn = connector.connect().map_err(|e| told(e.to_string()))?;
    let words = match &settings.url {
        DatabaseUrl::Sqlite(_) => "BEGIN IMMEDIATE",
        DatabaseUrl::Postgres(_) => "BEGIN",
    };
    if matches!(settings.url, DatabaseUrl::Sqlite(_)) {
        // the server's own transactions are short; what takes longer must not hold a mail up past its time
        conn.batch_execute("PRAGMA busy_timeout=3000")
            .map_err(|e| told(e.to_string()))?;
    }
    begin(&mut conn, words).map_err(|e| told(e.to_string()))?;
    let stored = on_time(&mut conn, mail, since)
        .and_then(|mail| insert(&mut conn, &mail))
        .map_err(|e| told(e.to_string()));
    match stored {
        Ok(_) if since.is_over(WITHIN) => {
            roll_back(&mut conn);
            Err(DoorError("it took too long".to_owned()))
        }
        Ok(stored) => {
            commit(&mut conn).map_err(|e| told(e.to_string()))?;
            Ok(stored)
        }
        Err(error) => {
            roll_back(&mut conn);
            Err(error)
        }
    }
}
