//! The two doors.

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use diesel::{RunQueryDsl, sql_query};

use super::conn::{AnyConn, OneNumber, caught, commit};
use super::connect::{Connector, quick_check};
use super::error::StorageError;
use super::migrate::migrate;
use super::open::{Backend, DatabaseUrl, OpenError, StorageSettings, prepare_file};
use super::postgres::Writers;
use super::shelf::{Place, Shelf};
use super::sqlite::Writer;

/// The database. Cheap to clone; all clones share the same connections.
#[derive(Clone)]
pub struct Db {
    inner: Arc<Inner>,
}

struct Inner {
    connector: Connector,
    reads: Shelf,
    writes: WriteDoor,
}

enum WriteDoor {
    Sqlite(Writer),
    Postgres(Writers),
}

impl std::fmt::Debug for Db {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Db({})", self.inner.connector.url)
    }
}

impl Db {
    /// Opens the database: makes it if it is not there, checks it, applies what migrations
    /// are missing. Blocks.
    ///
    /// # Errors
    /// When it cannot be reached, is damaged, or is newer than this program.
    pub fn open(settings: StorageSettings) -> Result<Db, OpenError> {
        let mut connector = Connector::new(settings.url);
        connector.counter = settings.count_statements.then(Arc::default);
        let (conn, _) = checked_and_migrated(&connector)?;
        let wait = settings.longest_wait;
        let writes = match connector.url {
            DatabaseUrl::Sqlite(_) => WriteDoor::Sqlite(Writer::start(
                connector.clone(),
                conn,
                settings.write_queue,
                wait,
            )?),
            DatabaseUrl::Postgres(_) => {
                let shelf = Shelf::new(connector.clone(), settings.write_connections, wait);
                shelf.give(conn);
                WriteDoor::Postgres(Writers::new(shelf, settings.write_queue, wait))
            }
        };
        let reader = Connector {
            read_only: true,
            ..connector.clone()
        };
        let reads = Shelf::new(reader, settings.read_connections, wait);
        Ok(Db {
            inner: Arc::new(Inner {
                connector,
                reads,
                writes,
            }),
        })
    }

    /// Applies the missing migrations and closes the database again. Returns their versions.
    ///
    /// # Errors
    /// As [`Db::open`].
    pub fn migrate_only(settings: &StorageSettings) -> Result<Vec<String>, OpenError> {
        let connector = Connector::new(settings.url.clone());
        checked_and_migrated(&connector).map(|(_, applied)| applied)
    }

    pub(super) fn connector(&self) -> &Connector {
        &self.inner.connector
    }

    pub fn backend(&self) -> Backend {
        self.inner.connector.url.backend()
    }

    /// Runs queries on one snapshot: all of them see the same moment.
    ///
    /// On SQLite the closure runs where it stands: a page's queries take some ten
    /// microseconds from memory, handing them to another thread and back takes longer. What
    /// reads thousands of rows goes through [`Db::read_long`].
    pub fn read<T, F>(
        &self,
        work: F,
    ) -> impl Future<Output = Result<T, StorageError>> + Send + use<T, F>
    where
        F: FnOnce(&mut AnyConn) -> Result<T, StorageError> + Send + 'static,
        T: Send + 'static,
    {
        let db = self.clone();
        async move {
            let place = db.inner.reads.place().await?;
            match db.backend() {
                Backend::Sqlite => db.inner.read_now(work),
                Backend::Postgres => db.read_aside(place, work).await,
            }
        }
    }

    /// As [`Db::read`], always on a thread of its own: for exports, checks, whole tables.
    pub fn read_long<T, F>(
        &self,
        work: F,
    ) -> impl Future<Output = Result<T, StorageError>> + Send + use<T, F>
    where
        F: FnOnce(&mut AnyConn) -> Result<T, StorageError> + Send + 'static,
        T: Send + 'static,
    {
        let db = self.clone();
        async move {
            let place = db.inner.reads.place().await?;
            db.read_aside(place, work).await
        }
    }

    async fn read_aside<T, F>(self, place: Place, work: F) -> Result<T, StorageError>
    where
        F: FnOnce(&mut AnyConn) -> Result<T, StorageError> + Send + 'static,
        T: Send + 'static,
    {
        let aside = tokio::task::spawn_blocking(move || {
            let outcome = self.inner.read_now(work);
            drop(place);
            outcome
        });
        aside.await.unwrap_or_else(|_| Err(StorageError::lost()))
    }

    /// As [`Db::read`] for those who are not async (commands, tests).
    pub fn read_blocking<T, F>(&self, work: F) -> Result<T, StorageError>
    where
        F: FnOnce(&mut AnyConn) -> Result<T, StorageError>,
    {
        self.inner.read_now(work)
    }

    /// Runs a closure in a transaction. When the future is `Ok`, it is on the disk.
    ///
    /// An `Err` of the closure rolls back all it did, and nothing of its neighbours'. The
    /// closure may run more than once (never after a commit), so it only writes; what is
    /// to be done afterwards it returns. `Unavailable` after a failed or lost COMMIT leaves
    /// open whether it was saved.
    pub fn write<T, F>(
        &self,
        work: F,
    ) -> impl Future<Output = Result<T, StorageError>> + Send + use<T, F>
    where
        F: Fn(&mut AnyConn) -> Result<T, StorageError> + Send + 'static,
        T: Send + 'static,
    {
        let db = self.clone();
        async move {
            match &db.inner.writes {
                WriteDoor::Sqlite(writer) => writer.write(work).await,
                WriteDoor::Postgres(writers) => writers.write(work).await,
            }
        }
    }

    /// As [`Db::write`] for those who are not async (commands, tests). Waits without limit;
    /// panics when called from async code.
    pub fn write_blocking<T, F>(&self, work: F) -> Result<T, StorageError>
    where
        F: Fn(&mut AnyConn) -> Result<T, StorageError> + Send + 'static,
        T: Send + 'static,
    {
        match &self.inner.writes {
            WriteDoor::Sqlite(writer) => writer.write_blocking(work),
            WriteDoor::Postgres(writers) => writers.write_blocking(work),
        }
    }

    /// Takes no more writes, finishes those that wait, closes the connections. Returns
    /// after twice `longest_wait` at the latest.
    pub async fn shutdown(&self) {
        match &self.inner.writes {
            WriteDoor::Sqlite(writer) => writer.close().await,
            WriteDoor::Postgres(writers) => writers.close().await,
        }
        self.inner.reads.close().await;
    }

    /// The database's own time of day, in milliseconds since 1970 UTC. With SQLite it is
    /// this machine's. An instance that differs by more than a second must not flag.
    pub async fn database_now(&self) -> Result<i64, StorageError> {
        self.read(|c| Ok(database_now(c)?)).await
    }

    /// How many statements ran so far; zero unless `count_statements` is on.
    pub fn statements(&self) -> u64 {
        let counter = self.inner.connector.counter.as_ref();
        counter.map_or(0, |c| c.load(Ordering::Relaxed))
    }
}

/// The database's time of day, in milliseconds.
pub(super) fn database_now(c: &mut AnyConn) -> diesel::QueryResult<i64> {
    let question = match c {
        AnyConn::Sqlite(_) => "SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER) AS number",
        AnyConn::Pg(_) => "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS number",
    };
    Ok(sql_query(question).get_result::<OneNumber>(c)?.number)
}

impl Inner {
    fn read_now<T>(
        &self,
        work: impl FnOnce(&mut AnyConn) -> Result<T, StorageError>,
    ) -> Result<T, StorageError> {
        let mut conn = self.reads.take(match self.connector.url {
            DatabaseUrl::Sqlite(_) => "BEGIN",
            DatabaseUrl::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        })?;
        let outcome = caught(&mut conn, work);
        if outcome.is_ok() {
            // nothing to save, but COMMIT keeps prepared statements and ends the snapshot
            let _ = commit(&mut conn);
        }
        self.reads.give(conn);
        outcome
    }
}

/// A connection to a database that is whole and has the right shape.
fn checked_and_migrated(connector: &Connector) -> Result<(AnyConn, Vec<String>), OpenError> {
    let mut conn = match &connector.url {
        DatabaseUrl::Postgres(_) => connector.connect()?,
        DatabaseUrl::Sqlite(path) => {
            let small = prepare_file(path)?;
            let mut conn = connector.connect()?;
            if small {
                quick_check(&mut conn, path)?;
            }
            conn
        }
    };
    let applied = migrate(&mut conn)?;
    Ok((conn, applied))
}
