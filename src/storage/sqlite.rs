//! SQLite's writer: one thread that owns the write connection and commits in groups.
//!
//! A commit waits for the disk, so all closures that have gathered meanwhile share the next
//! one. Each runs in a savepoint; nobody is answered before the commit.

use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{oneshot, watch};

use super::conn::{AnyConn, begin, commit, in_savepoint, is_spoilt, roll_back};
use super::connect::Connector;
use super::error::{StorageError, Why};
use super::open::OpenError;

/// Most closures in one commit.
const GROUP: usize = 64;

pub(super) struct Writer {
    /// `None` once the writer takes no more.
    queue: Mutex<Option<SyncSender<Box<dyn Job>>>>,
    /// Its other end goes when the thread ends.
    ended: watch::Receiver<()>,
    longest_wait: Duration,
}

type Answer<T> = oneshot::Receiver<Result<T, StorageError>>;

impl Writer {
    /// Starts the thread.
    pub fn start(
        connector: Connector,
        conn: AnyConn,
        queue: usize,
        longest_wait: Duration,
    ) -> Result<Self, OpenError> {
        let (sender, jobs) = sync_channel(queue.max(1));
        let (alive, ended) = watch::channel(());
        std::thread::Builder::new()
            .name("sqlite-writer".into())
            .spawn(move || {
                work(&connector, conn, &jobs);
                drop(alive);
            })
            .map_err(|e| OpenError::Connect(format!("the writer thread does not start: {e}")))?;
        Ok(Writer {
            queue: Mutex::new(Some(sender)),
            ended,
            longest_wait,
        })
    }

    pub async fn write<T, F>(&self, work: F) -> Result<T, StorageError>
    where
        F: Fn(&mut AnyConn) -> Result<T, StorageError> + Send + 'static,
        T: Send + 'static,
    {
        let answer = self.enqueue(work)?;
        // giving up drops `answer`, which tells the writer not to begin
        match tokio::time::timeout(self.longest_wait, answer).await {
            Ok(Ok(outcome)) => outcome,
            Ok(Err(_)) => Err(StorageError::lost()),
            Err(_) => Err(StorageError::unavailable(Why::WaitedTooLong)),
        }
    }

    pub fn write_blocking<T, F>(&self, work: F) -> Result<T, StorageError>
    where
        F: Fn(&mut AnyConn) -> Result<T, StorageError> + Send + 'static,
        T: Send + 'static,
    {
        let answer = self.enqueue(work)?;
        answer
            .blocking_recv()
            .unwrap_or_else(|_| Err(StorageError::lost()))
    }

    fn enqueue<T, F>(&self, work: F) -> Result<Answer<T>, StorageError>
    where
        F: Fn(&mut AnyConn) -> Result<T, StorageError> + Send + 'static,
        T: Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let job = Box::new(Write {
            work,
            reply,
            outcome: None,
        });
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(queue) = queue.as_ref() else {
            return Err(StorageError::unavailable(Why::Closing));
        };
        match queue.try_send(job) {
            Ok(()) => Ok(answer),
            Err(TrySendError::Full(_)) => Err(StorageError::unavailable(Why::QueueFull)),
            Err(TrySendError::Disconnected(_)) => Err(StorageError::lost()),
        }
    }

    /// Takes no more, and waits until what was taken is committed and answered.
    pub async fn close(&self) {
        self.queue
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        let mut ended = self.ended.clone();
        // nothing is ever sent: `changed` returns when the thread has dropped its end
        let _ended = tokio::time::timeout(self.longest_wait, ended.changed()).await;
    }
}

/// One waiting closure, without its types.
trait Job: Send {
    /// False when nobody waits for the answer any more.
    fn wanted(&self) -> bool;
    fn run(&mut self, conn: &mut AnyConn);
    /// Hands the outcome over, or says why there is none.
    fn answer(self: Box<Self>, committed: Result<(), Why>);
}

struct Write<T, F> {
    work: F,
    reply: oneshot::Sender<Result<T, StorageError>>,
    outcome: Option<Result<T, StorageError>>,
}

impl<T, F> Job for Write<T, F>
where
    F: Fn(&mut AnyConn) -> Result<T, StorageError> + Send,
    T: Send,
{
    fn wanted(&self) -> bool {
        !self.reply.is_closed()
    }

    fn run(&mut self, conn: &mut AnyConn) {
        self.outcome = Some(in_savepoint(conn, &self.work));
    }

    fn answer(self: Box<Self>, committed: Result<(), Why>) {
        // An error too stands only if the group was committed: it may rest on what a
        // neighbour wrote a moment before.
        let outcome = match committed {
            Ok(()) => self.outcome.unwrap_or_else(|| Err(StorageError::lost())),
            Err(why) => Err(StorageError::unavailable(why)),
        };
        // the waiter may have gone: it finds what was saved by reading
        let _ = self.reply.send(outcome);
    }
}

/// The thread's life: until every sender has gone and the queue is empty.
fn work(connector: &Connector, conn: AnyConn, jobs: &Receiver<Box<dyn Job>>) {
    let mut conn = Some(conn);
    while let Ok(first) = jobs.recv() {
        let mut group = vec![first];
        group.extend(jobs.try_iter().take(GROUP - 1));
        group.retain(|job| job.wanted());
        if group.is_empty() {
            continue;
        }
        conn = conn.or_else(|| {
            connector
                .connect()
                .inspect_err(|error| {
                    tracing::error!(%error, "the writer has no connection");
                })
                .ok()
        });
        let committed = match &mut conn {
            Some(conn) => commit_together(conn, &mut group),
            None => Err(Why::Lost),
        };
        for job in group {
            job.answer(committed);
        }
        if conn.as_mut().is_some_and(is_spoilt) {
            conn = None;
        }
    }
}

fn commit_together(conn: &mut AnyConn, group: &mut [Box<dyn Job>]) -> Result<(), Why> {
    begin(conn, "BEGIN IMMEDIATE").map_err(|error| {
        tracing::warn!(%error, "the database is held by another process");
        Why::Busy
    })?;
    // the lock may have come late: whoever has gone meanwhile was told that nothing is known
    for job in group.iter_mut().filter(|job| job.wanted()) {
        job.run(conn);
    }
    commit(conn).map_err(|error| {
        tracing::error!(%error, "a group of writes was not committed");
        roll_back(conn);
        Why::NotCommitted
    })
}
