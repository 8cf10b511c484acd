//! Each test has a database of its own, on SQLite and on PostgreSQL.

use std::future::Future;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use diesel::connection::SimpleConnection;
use diesel::sql_types::BigInt;
use diesel::{QueryableByName, RunQueryDsl, sql_query};
use fernzug::storage::{DatabaseUrl, Db, StorageSettings};

use super::postgres::PgDatabase;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Sqlite,
    Postgres,
}

/// An open, migrated database that goes with the value. Derefs to [`Db`].
pub struct TestDb {
    db: Db,
    settings: StorageSettings,
    pub kind: Kind,
    /// Also a place for the test's own files.
    folder: tempfile::TempDir,
    _postgres: Option<PgDatabase>,
}

impl Deref for TestDb {
    type Target = Db;
    fn deref(&self) -> &Db {
        &self.db
    }
}

#[derive(QueryableByName)]
struct Number {
    #[diesel(sql_type = BigInt)]
    number: i64,
}

impl TestDb {
    pub async fn sql(&self, statement: &str) {
        let statement = statement.to_owned();
        let done = self.write(move |tx| Ok(tx.batch_execute(&statement)?));
        done.await.unwrap();
    }

    /// The answer to `SELECT … AS number …`.
    pub async fn number(&self, question: &str) -> i64 {
        let question = question.to_owned();
        let asked = self.read(move |c| Ok(sql_query(question).get_result::<Number>(c)?.number));
        asked.await.unwrap()
    }

    /// `None` when PostgreSQL is asked for and not on this machine.
    pub fn new(kind: Kind) -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let (url, postgres) = match kind {
            Kind::Sqlite => {
                let file = folder.path().join("fernzug.db");
                std::fs::write(&file, template()).unwrap();
                (DatabaseUrl::Sqlite(file), None)
            }
            Kind::Postgres => {
                let database = PgDatabase::create()?;
                (DatabaseUrl::Postgres(database.url.clone()), Some(database))
            }
        };
        let mut settings = StorageSettings::new(url);
        settings.count_statements = true;
        Some(TestDb {
            db: Db::open(settings.clone()).unwrap(),
            settings,
            kind,
            folder,
            _postgres: postgres,
        })
    }

    /// The door itself, for what wants to own one.
    pub fn db(&self) -> Db {
        self.db.clone()
    }

    /// What this database was opened with.
    pub fn settings(&self) -> StorageSettings {
        self.settings.clone()
    }

    /// A second instance on the same database, set up differently.
    pub fn another(&self, change: impl FnOnce(&mut StorageSettings)) -> Db {
        let mut settings = self.settings();
        change(&mut settings);
        Db::open(settings).unwrap()
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The database's file (SQLite).
    pub fn file(&self) -> PathBuf {
        self.folder.path().join("fernzug.db")
    }
}

/// A migrated SQLite file, made once.
fn template() -> &'static [u8] {
    static BYTES: OnceLock<Vec<u8>> = OnceLock::new();
    BYTES.get_or_init(|| {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("template.db");
        Db::migrate_only(&StorageSettings::new(DatabaseUrl::Sqlite(file.clone()))).unwrap();
        std::fs::read(file).unwrap()
    })
}

/// Tells the story on a fresh database, in the runtime that the server uses.
pub fn run<Story, Told>(kind: Kind, story: Story)
where
    Story: FnOnce(TestDb) -> Told,
    Told: Future<Output = ()>,
{
    if let Some(db) = TestDb::new(kind) {
        actix_web::rt::System::new().block_on(story(db));
    }
}

/// Makes the tests `name::sqlite` and `name::postgres` of one story.
///
/// ```ignore
/// on_both_databases!(a_move_is_kept, |db| async move {
///     db.write(|tx| …).await.unwrap();
/// });
/// ```
macro_rules! on_both_databases {
    ($(#[$about:meta])* $name:ident, $story:expr) => {
        mod $name {
            #[allow(unused_imports)]
            use super::*;

            #[test]
            $(#[$about])*
            fn sqlite() {
                $crate::support::database::run($crate::support::database::Kind::Sqlite, $story);
            }

            #[test]
            $(#[$about])*
            fn postgres() {
                $crate::support::database::run($crate::support::database::Kind::Postgres, $story);
            }
        }
    };
}
pub(crate) use on_both_databases;
