//! What can go wrong between the program and its database.

use std::time::Duration;

use diesel::result::{DatabaseErrorKind, Error as DieselError};

/// Why the database could not serve a request just now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// The connection could not be made, or broke.
    Lost,
    /// Too many requests wait already.
    QueueFull,
    /// The request waited for its turn longer than allowed.
    WaitedTooLong,
    /// Another process holds the database.
    Busy,
    /// The transaction could not be committed (disk full, input/output error, connection lost).
    NotCommitted,
    /// Others changed the same rows each time it was tried.
    Contended,
    /// The program is stopping.
    Closing,
}

/// A fault of the storage room. None of them says anything about chess: a game is never
/// decided by one of these.
#[derive(Debug, thiserror::Error)]
pub enum StorageError {
    /// Nothing can be said about the request: the page answers 503, and the caller who
    /// comes again finds out by reading whether the first attempt was saved.
    #[error("the database is not available ({why:?})")]
    Unavailable { why: Why, retry_after: Duration },
    /// A statement failed.
    #[error("database: {0}")]
    Database(#[source] DieselError),
    /// A row holds what the program could not have written.
    #[error("damaged row in {table} ({id}): {what}")]
    Corrupt {
        table: &'static str,
        id: String,
        what: String,
    },
    /// The closure panicked; it was rolled back.
    #[error("a closure panicked and was rolled back")]
    Panicked,
    /// The row asked for does not exist.
    #[error("no such row")]
    NotFound,
    /// The row has changed since it was read; the closure was rolled back. Read and decide again.
    #[error("the row has changed since it was read")]
    Stale,
}

impl StorageError {
    pub(super) fn unavailable(why: Why) -> Self {
        let seconds = match why {
            Why::Closing => 10,
            _ => 2,
        };
        StorageError::Unavailable {
            why,
            retry_after: Duration::from_secs(seconds),
        }
    }

    /// Others changed the same rows each time it was tried.
    pub fn contended() -> Self {
        Self::unavailable(Why::Contended)
    }

    pub(super) fn lost() -> Self {
        Self::unavailable(Why::Lost)
    }

    /// A damaged row; `id` names it in the log.
    pub fn corrupt(table: &'static str, id: impl ToString, what: impl ToString) -> Self {
        StorageError::Corrupt {
            table,
            id: id.to_string(),
            what: what.to_string(),
        }
    }

    pub fn is_unique_violation(&self) -> bool {
        self.is_kind(DatabaseErrorKind::UniqueViolation)
    }

    pub fn is_foreign_key_violation(&self) -> bool {
        self.is_kind(DatabaseErrorKind::ForeignKeyViolation)
    }

    pub fn is_unavailable(&self) -> bool {
        matches!(self, StorageError::Unavailable { .. })
    }

    /// True when the same transaction may succeed if it simply runs again.
    pub(super) fn is_contention(&self) -> bool {
        match self {
            StorageError::Database(DieselError::DatabaseError(
                DatabaseErrorKind::SerializationFailure,
                _,
            )) => true,
            // diesel hands on no SQLSTATE for a deadlock, only the server's words
            StorageError::Database(DieselError::DatabaseError(
                DatabaseErrorKind::Unknown,
                about,
            )) => {
                let words = about.message().to_lowercase();
                words.contains("deadlock") || words.contains("verklemmung")
            }
            _ => false,
        }
    }

    fn is_kind(&self, wanted: DatabaseErrorKind) -> bool {
        match self {
            StorageError::Database(DieselError::DatabaseError(kind, _)) => {
                std::mem::discriminant(kind) == std::mem::discriminant(&wanted)
            }
            _ => false,
        }
    }
}

impl From<DieselError> for StorageError {
    fn from(error: DieselError) -> Self {
        match error {
            DieselError::NotFound => StorageError::NotFound,
            DieselError::BrokenTransactionManager => StorageError::lost(),
            DieselError::DatabaseError(
                DatabaseErrorKind::ClosedConnection | DatabaseErrorKind::UnableToSendCommand,
                _,
            ) => StorageError::lost(),
            DieselError::DatabaseError(DatabaseErrorKind::Unknown, about)
                if out_of_order(about.message()).is_some() =>
            {
                Self::unavailable(out_of_order(about.message()).unwrap_or(Why::Lost))
            }
            other => StorageError::Database(other),
        }
    }
}

/// Messages that speak of the database's health rather than of the statement. diesel gives
/// no code for these; SQLite's words are fixed in its source, PostgreSQL's are those of an
/// English server (elsewhere the error stays a `Database` fault: also a refusal, only a 500).
fn out_of_order(message: &str) -> Option<Why> {
    const BUSY: [&str; 3] = [
        "database is locked",
        "canceling statement due to lock timeout",
        "canceling statement due to statement timeout",
    ];
    const LOST: [&str; 8] = [
        "disk I/O error",
        "database or disk is full",
        "unable to open database file",
        "attempt to write a readonly database",
        "terminating connection",
        "server closed the connection",
        "could not receive data from server",
        "no connection to the server",
    ];
    if BUSY.iter().any(|words| message.contains(words)) {
        Some(Why::Busy)
    } else if LOST.iter().any(|words| message.contains(words)) {
        Some(Why::Lost)
    } else {
        None
    }
}
