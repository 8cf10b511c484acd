//! Looks at a database without changing it.

use std::collections::BTreeSet;

use diesel::{QueryResult, RunQueryDsl, sql_query};

use super::conn::{AnyConn, OneText};
use super::connect::{Connector, quick_check};
use super::db::database_now;
use super::open::{DatabaseUrl, OpenError, StorageSettings};
use super::{inbound, migrate, outages, shape};
use crate::domain::time::Instant;

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Probe {
    /// There is no file yet; the first start makes it.
    Absent,
    /// There is a database.
    There {
        /// Migrations that the next start applies.
        pending: usize,
        /// The last heartbeat of any instance.
        last_beat: Option<Instant>,
        /// Tables, columns and indexes that the migrations applied have made and that are gone.
        missing: Vec<String>,
        /// The database's own time of day, in milliseconds.
        clock: i64,
        /// Whether any mail has come in.
        received: bool,
    },
}

/// Connects, checks a SQLite file of ordinary size, and compares the migrations.
///
/// # Errors
/// When the database cannot be reached, is damaged, or is newer than this program.
pub fn probe(settings: &StorageSettings) -> Result<Probe, OpenError> {
    if let DatabaseUrl::Sqlite(path) = &settings.url
        && !path.exists()
    {
        return Ok(Probe::Absent);
    }
    if let DatabaseUrl::Sqlite(path) = &settings.url
        && path.metadata().is_ok_and(|about| about.len() == 0)
    {
        return Err(OpenError::Empty { path: path.clone() });
    }
    let mut connector = Connector::new(settings.url.clone());
    connector.read_only = true;
    let mut conn = connector.connect()?;
    if let DatabaseUrl::Sqlite(path) = &settings.url {
        quick_check(&mut conn, path)?;
    }
    let known = migrate::known(&conn)?;
    let applied = applied(&mut conn).unwrap_or_default();
    let strangers: Vec<String> = applied.difference(&known).cloned().collect();
    if !strangers.is_empty() {
        return Err(OpenError::Newer {
            versions: strangers,
        });
    }
    Ok(Probe::There {
        pending: known.len() - applied.len(),
        last_beat: outages::last_beat(&mut conn).unwrap_or(None),
        missing: shape::missing(&mut conn, &applied)?,
        clock: database_now(&mut conn).map_err(|error| OpenError::Connect(error.to_string()))?,
        received: inbound::any_ever(&mut conn).unwrap_or(false),
    })
}

/// The versions applied; an error where nothing has been applied yet, because then the table is not there.
fn applied(conn: &mut AnyConn) -> QueryResult<BTreeSet<String>> {
    let rows: Vec<OneText> =
        sql_query("SELECT version AS text FROM __diesel_schema_migrations").load(conn)?;
    Ok(rows.into_iter().map(|row| row.text).collect())
}
