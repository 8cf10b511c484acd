//! Idle connections and places for those who want one.
//!
//! Not r2d2: its `get` blocks a thread until a connection is free or a timeout has passed,
//! also while the database is down, and it keeps threads of its own. Here waiting is async
//! (a place), a dead database is an answer at once, and a read that finds a connection
//! lying there costs two uncontended locks.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::conn::{AnyConn, begin, is_spoilt, roll_back};
use super::connect::Connector;
use super::error::{StorageError, Why};

/// A right to hold one connection.
pub(super) type Place = OwnedSemaphorePermit;

pub(super) struct Shelf {
    connector: Connector,
    /// Last in, first out: few connections do the work and keep their caches warm.
    idle: Mutex<Vec<AnyConn>>,
    places: Arc<Semaphore>,
    count: u32,
    longest_wait: Duration,
}

impl Shelf {
    pub fn new(connector: Connector, count: u32, longest_wait: Duration) -> Self {
        let count = count.max(1);
        Shelf {
            connector,
            idle: Mutex::new(Vec::new()),
            places: Arc::new(Semaphore::new(count as usize)),
            count,
            longest_wait,
        }
    }

    /// A place, if one becomes free in time.
    pub async fn place(&self) -> Result<Place, StorageError> {
        if let Ok(place) = Arc::clone(&self.places).try_acquire_owned() {
            return Ok(place);
        }
        let waiting = Arc::clone(&self.places).acquire_owned();
        match tokio::time::timeout(self.longest_wait, waiting).await {
            Ok(Ok(place)) => Ok(place),
            Ok(Err(_)) => Err(StorageError::unavailable(Why::Closing)),
            Err(_) => Err(StorageError::unavailable(Why::WaitedTooLong)),
        }
    }

    /// A connection with a transaction open on it. One that has died on the shelf (the
    /// server was restarted) is thrown away here, where nothing has been asked of it yet.
    pub fn take(&self, begin_sql: &str) -> Result<AnyConn, StorageError> {
        loop {
            let lying_there = self.idle().pop();
            let Some(mut conn) = lying_there else {
                break;
            };
            if begin(&mut conn, begin_sql).is_ok() {
                return Ok(conn);
            }
        }
        let mut conn = self.connector.connect().map_err(|error| {
            tracing::warn!(%error, "no connection to the database");
            StorageError::lost()
        })?;
        begin(&mut conn, begin_sql)?;
        Ok(conn)
    }

    /// Puts a connection back. Whatever is still open on it is rolled back first.
    pub fn give(&self, mut conn: AnyConn) {
        roll_back(&mut conn);
        if !is_spoilt(&mut conn) {
            self.idle().push(conn);
        }
    }

    /// Waits until nobody holds a connection, then lets nobody have one and closes them.
    pub async fn close(&self) {
        let everybody = Arc::clone(&self.places).acquire_many_owned(self.count);
        let _all = tokio::time::timeout(self.longest_wait, everybody).await;
        self.places.close();
        self.idle().clear();
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<AnyConn>> {
        // the list is whole at every moment, also when a holder has panicked
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
