//! Makes connections, each with the settings its database needs.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use diesel::connection::{Connection, InstrumentationEvent, SimpleConnection};
use diesel::{PgConnection, QueryResult, RunQueryDsl, SqliteConnection, sql_query};

use super::conn::AnyConn;
use super::open::{DatabaseUrl, OpenError};

/// Knows how to reach the database. Matches on the kind of address instead of trying one
/// after the other (see [`AnyConn`]).
#[derive(Clone)]
pub(super) struct Connector {
    pub url: DatabaseUrl,
    /// For the read door: SQLite then refuses to write (PostgreSQL's transactions say it
    /// themselves).
    pub read_only: bool,
    /// Counts statements, when somebody wants to know.
    pub counter: Option<Arc<AtomicU64>>,
}

impl Connector {
    pub fn new(url: DatabaseUrl) -> Self {
        Connector {
            url,
            read_only: false,
            counter: None,
        }
    }

    pub fn connect(&self) -> Result<AnyConn, OpenError> {
        let mut conn = match &self.url {
            DatabaseUrl::Sqlite(path) => AnyConn::Sqlite(sqlite(path)?),
            DatabaseUrl::Postgres(url) => AnyConn::Pg(self.postgres(url)?),
        };
        if self.read_only && matches!(conn, AnyConn::Sqlite(_)) {
            conn.batch_execute("PRAGMA query_only=ON")
                .map_err(|e| OpenError::Connect(e.to_string()))?;
        }
        if let Some(counter) = &self.counter {
            let counter = Arc::clone(counter);
            conn.set_instrumentation(move |event: InstrumentationEvent<'_>| {
                if matches!(event, InstrumentationEvent::StartQuery { .. }) {
                    counter.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        Ok(conn)
    }

    fn postgres(&self, url: &str) -> Result<PgConnection, OpenError> {
        let told = |message: String| OpenError::Connect(self.url.redact(&message));
        let mut pg =
            PgConnection::establish(&with_timeouts(url)).map_err(|e| told(e.to_string()))?;
        // A lock or a statement that takes longer than a request may wait is given up by
        // the server, or the thread that waits for it would be lost to all others.
        pg.batch_execute(
            "SET lock_timeout='5s'; SET statement_timeout='30s'; \
             SET idle_in_transaction_session_timeout='60s'; SET client_min_messages='warning'",
        )
        .map_err(|e| told(e.to_string()))?;
        Ok(pg)
    }
}

/// A host that has vanished without a word must be noticed within seconds, not after the
/// two hours of the system's default. What the administrator wrote himself stays.
fn with_timeouts(url: &str) -> String {
    let mut url = url.to_string();
    for (key, value) in [
        ("connect_timeout", "5"),
        ("tcp_user_timeout", "10000"),
        ("keepalives_idle", "30"),
        ("application_name", "fernzug"),
    ] {
        if !url.contains(&format!("{key}=")) {
            let sign = if url.contains('?') { '&' } else { '?' };
            url.push_str(&format!("{sign}{key}={value}"));
        }
    }
    url
}

fn sqlite(path: &Path) -> Result<SqliteConnection, OpenError> {
    let bad = |what: String| OpenError::Connect(format!("{}: {what}", path.display()));
    // absolute, or a name like "file:x" would be read as an address with options
    let whole: PathBuf = std::path::absolute(path).map_err(|e| bad(e.to_string()))?;
    let text = whole
        .to_str()
        .ok_or_else(|| bad("the path is not valid UTF-8".into()))?;
    let mut conn = SqliteConnection::establish(text).map_err(|e| bad(e.to_string()))?;
    // busy_timeout first: switching to WAL already needs a lock
    conn.batch_execute("PRAGMA busy_timeout=5000")
        .and_then(|()| conn.batch_execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA cache_size=-1024"))
        .map_err(|e| damaged(path, e.to_string()))?;
    Ok(conn)
}

#[derive(diesel::QueryableByName)]
struct Verdict {
    #[diesel(sql_type = diesel::sql_types::Text)]
    quick_check: String,
}

/// Looks a small database over once. A damaged one that is written to gets worse.
pub(super) fn quick_check(conn: &mut AnyConn, path: &Path) -> Result<(), OpenError> {
    let answer: QueryResult<Verdict> = sql_query("PRAGMA quick_check(1)").get_result(conn);
    match answer {
        Ok(Verdict { quick_check }) if quick_check == "ok" => Ok(()),
        Ok(Verdict { quick_check }) => Err(damaged(path, quick_check)),
        Err(error) => Err(damaged(path, error.to_string())),
    }
}

/// The errors of opening that mean damage, told from those that mean "not now".
fn damaged(path: &Path, what: String) -> OpenError {
    if what.contains("locked") || what.contains("unable to open") || what.contains("readonly") {
        return OpenError::Connect(format!("{}: {what}", path.display()));
    }
    OpenError::Damaged {
        path: path.to_path_buf(),
        what,
    }
}
