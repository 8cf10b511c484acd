//! PostgreSQL's writers: a few connections, one transaction for each closure.

use std::sync::Arc;
use std::time::Duration;

use diesel::result::Error as DieselError;
use tokio::sync::{Semaphore, oneshot};

use super::conn::{AnyConn, caught, commit};
use super::error::{StorageError, Why};
use super::shelf::Shelf;

/// How often a closure runs when others got in its way (serialisation failure, deadlock).
const ATTEMPTS: u64 = 3;

pub(super) struct Writers {
    shelf: Arc<Shelf>,
    /// Those who write and those who wait.
    queue: Arc<Semaphore>,
    longest_wait: Duration,
}

impl Writers {
    pub fn new(shelf: Shelf, queue: usize, longest_wait: Duration) -> Self {
        Writers {
            shelf: Arc::new(shelf),
            queue: Arc::new(Semaphore::new(queue.max(1))),
            longest_wait,
        }
    }

    pub async fn write<T, F>(&self, work: F) -> Result<T, StorageError>
    where
        F: Fn(&mut AnyConn) -> Result<T, StorageError> + Send + 'static,
        T: Send + 'static,
    {
        let queued = Arc::clone(&self.queue)
            .try_acquire_owned()
            .map_err(|error| {
                StorageError::unavailable(match error {
                    tokio::sync::TryAcquireError::Closed => Why::Closing,
                    tokio::sync::TryAcquireError::NoPermits => Why::QueueFull,
                })
            })?;
        let shelf = Arc::clone(&self.shelf);
        let turn = async move {
            let place = shelf.place().await?;
            let (reply, answer) = oneshot::channel();
            tokio::task::spawn_blocking(move || {
                if !reply.is_closed() {
                    let outcome = write_now(&shelf, &work);
                    drop((place, queued));
                    let _ = reply.send(outcome);
                }
            });
            answer.await.unwrap_or_else(|_| Err(StorageError::lost()))
        };
        tokio::time::timeout(self.longest_wait, turn)
            .await
            .unwrap_or_else(|_| Err(StorageError::unavailable(Why::WaitedTooLong)))
    }

    pub fn write_blocking<T, F>(&self, work: F) -> Result<T, StorageError>
    where
        F: Fn(&mut AnyConn) -> Result<T, StorageError>,
    {
        write_now(&self.shelf, &work)
    }

    pub async fn close(&self) {
        self.queue.close();
        self.shelf.close().await;
    }
}

fn write_now<T, F>(shelf: &Shelf, work: &F) -> Result<T, StorageError>
where
    F: Fn(&mut AnyConn) -> Result<T, StorageError>,
{
    for attempt in 1..=ATTEMPTS {
        let outcome = one_attempt(shelf, work);
        match outcome {
            Err(error) if error.is_contention() => {
                std::thread::sleep(Duration::from_millis(5 * attempt));
            }
            other => return other,
        }
    }
    Err(StorageError::unavailable(Why::Contended))
}

fn one_attempt<T, F>(shelf: &Shelf, work: &F) -> Result<T, StorageError>
where
    F: Fn(&mut AnyConn) -> Result<T, StorageError>,
{
    let mut conn = shelf.take("BEGIN")?;
    let outcome = caught(&mut conn, work).and_then(|value| {
        commit(&mut conn).map_err(commit_failed)?;
        Ok(value)
    });
    shelf.give(conn);
    outcome
}

/// The server's own refusal of a COMMIT is a clear no. A connection lost there is not: all
/// may have been saved, so it must never run again here. The caller finds out by reading
/// when the request comes again.
fn commit_failed(error: DieselError) -> StorageError {
    let unclear = matches!(error, DieselError::RollbackErrorOnCommit { .. });
    let error = StorageError::from(error);
    if unclear || error.is_unavailable() {
        tracing::error!(%error, "a write was not seen to be committed");
        return StorageError::unavailable(Why::NotCommitted);
    }
    error
}
