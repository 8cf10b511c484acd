//! Brings a database to the shape this program knows, or refuses it.

use std::collections::{BTreeMap, BTreeSet};

use diesel::connection::SimpleConnection;
use diesel::migration::{Migration, MigrationSource};
use diesel::{Connection, OptionalExtension, RunQueryDsl, SqliteConnection, sql_query};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::conn::{AnyConn, OneText, begin, commit, roll_back};
use super::open::OpenError;

static FOR_SQLITE: EmbeddedMigrations = embed_migrations!("migrations/sqlite");
static FOR_POSTGRES: EmbeddedMigrations = embed_migrations!("migrations/postgres");

/// "Fernzug" in letters' numbers: one lock for all instances on one PostgreSQL.
const ADVISORY_LOCK: i64 = 0x46_6572_6e7a_7567;

type Boxed = Box<dyn std::error::Error + Send + Sync>;

/// Applies what is missing, under a lock: of several instances that start at once one
/// migrates and the others find it done. Returns the versions applied.
pub(super) fn migrate(conn: &mut AnyConn) -> Result<Vec<String>, OpenError> {
    match conn {
        AnyConn::Pg(pg) => {
            let lock = format!("SELECT pg_advisory_lock({ADVISORY_LOCK})");
            let unlock = format!("SELECT pg_advisory_unlock({ADVISORY_LOCK})");
            sql_query(lock).execute(pg).map_err(failed)?;
            let done = pg
                .transaction::<_, Step, _>(|pg| apply(pg, &FOR_POSTGRES))
                .map_err(OpenError::from);
            // a lost connection frees the lock by itself
            let _ = sql_query(unlock).execute(pg);
            done
        }
        AnyConn::Sqlite(_) => migrate_sqlite(conn),
    }
}

/// The versions this program knows for the kind of database at hand.
pub(super) fn known(conn: &AnyConn) -> Result<BTreeSet<String>, OpenError> {
    let versions = match conn {
        AnyConn::Pg(_) => versions::<diesel::pg::Pg>(&FOR_POSTGRES),
        AnyConn::Sqlite(_) => versions::<diesel::sqlite::Sqlite>(&FOR_SQLITE),
    };
    versions.map_err(|error| OpenError::Migration(error.to_string()))
}

fn versions<DB: diesel::backend::Backend>(
    source: &EmbeddedMigrations,
) -> Result<BTreeSet<String>, Boxed> {
    let known: Vec<Box<dyn Migration<DB>>> = source.migrations()?;
    Ok(known
        .iter()
        .map(|migration| migration.name().version().to_string())
        .collect())
}

/// A SQLite database in memory, as these migrations make it: a sketch to compare with. Its rows are none.
pub(super) fn sketch(applied: &BTreeSet<String>) -> Result<AnyConn, OpenError> {
    let wrong = |error: Boxed| OpenError::Migration(error.to_string());
    let mut conn = SqliteConnection::establish(":memory:").map_err(|error| wrong(error.into()))?;
    let mut known: Vec<Box<dyn Migration<diesel::sqlite::Sqlite>>> =
        FOR_SQLITE.migrations().map_err(wrong)?;
    known.sort_by_key(|migration| migration.name().version().to_string());
    for migration in known {
        if applied.contains(&migration.name().version().to_string()) {
            migration.run(&mut conn).map_err(wrong)?;
        }
    }
    Ok(AnyConn::Sqlite(conn))
}

/// The whole run is one transaction with foreign keys off (a table can only be rebuilt so,
/// and inside a transaction the switch does nothing) and checked before it is committed.
fn migrate_sqlite(conn: &mut AnyConn) -> Result<Vec<String>, OpenError> {
    conn.batch_execute("PRAGMA foreign_keys=OFF")
        .map_err(failed)?;
    begin(conn, "BEGIN IMMEDIATE").map_err(failed)?;
    let done = match conn {
        AnyConn::Sqlite(sqlite) => apply(sqlite, &FOR_SQLITE).and_then(|applied| {
            if !applied.is_empty() {
                foreign_keys_hold(sqlite)?;
            }
            Ok(applied)
        }),
        AnyConn::Pg(_) => Ok(Vec::new()),
    };
    match &done {
        Ok(_) => commit(conn).map_err(failed)?,
        Err(_) => roll_back(conn),
    }
    conn.batch_execute("PRAGMA foreign_keys=ON")
        .map_err(failed)?;
    done.map_err(OpenError::from)
}

fn foreign_keys_hold(sqlite: &mut SqliteConnection) -> Result<(), Step> {
    let first = sql_query(r#"SELECT "table" AS text FROM pragma_foreign_key_check LIMIT 1"#)
        .get_result::<OneText>(sqlite)
        .optional()?;
    match first {
        None => Ok(()),
        Some(OneText { text }) => Err(Step::Failed(
            format!("a row of {text} points at a row that is not there").into(),
        )),
    }
}

/// What stopped a run of migrations.
enum Step {
    Newer(Vec<String>),
    Failed(Boxed),
}

impl From<diesel::result::Error> for Step {
    fn from(error: diesel::result::Error) -> Self {
        Step::Failed(error.into())
    }
}

impl From<Step> for OpenError {
    fn from(step: Step) -> Self {
        match step {
            Step::Newer(versions) => OpenError::Newer { versions },
            Step::Failed(error) => OpenError::Migration(error.to_string()),
        }
    }
}

fn apply<DB, C>(conn: &mut C, source: &EmbeddedMigrations) -> Result<Vec<String>, Step>
where
    DB: diesel::backend::Backend,
    C: MigrationHarness<DB>,
{
    let known: Vec<Box<dyn Migration<DB>>> = source.migrations().map_err(Step::Failed)?;
    let applied: BTreeSet<String> = conn
        .applied_migrations()
        .map_err(Step::Failed)?
        .iter()
        .map(ToString::to_string)
        .collect();
    // in order of their numbers, whatever order they were embedded in
    let mut missing: BTreeMap<String, &dyn Migration<DB>> = BTreeMap::new();
    let mut strangers = applied.clone();
    for migration in &known {
        let version = migration.name().version().to_string();
        strangers.remove(&version);
        if !applied.contains(&version) {
            missing.insert(version, migration.as_ref());
        }
    }
    if !strangers.is_empty() {
        return Err(Step::Newer(strangers.into_iter().collect()));
    }
    for migration in missing.values() {
        conn.run_migration(*migration).map_err(Step::Failed)?;
    }
    Ok(missing.into_keys().collect())
}

fn failed(error: diesel::result::Error) -> OpenError {
    OpenError::Migration(error.to_string())
}
