//! Work in the background that has to end with the server.

use std::future::Future;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// Tells a task, a stream, or anything else that lasts, when to stop. Clones hear the same.
#[derive(Debug, Clone)]
pub struct Stop(watch::Receiver<bool>);

impl Stop {
    /// Whether it is time to stop.
    pub fn is_called(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits until it is time to stop.
    pub async fn called(&mut self) {
        // an error means that the caller is gone, which is a call too
        let _ = self.0.wait_for(|stop| *stop).await;
    }
}

/// The running tasks.
pub struct Tasks {
    stop: watch::Sender<bool>,
    running: JoinSet<()>,
}

impl Default for Tasks {
    fn default() -> Self {
        Self {
            stop: watch::Sender::new(false),
            running: JoinSet::new(),
        }
    }
}

impl Tasks {
    /// For what lasts and is no task of ours (an open stream).
    pub fn stop(&self) -> Stop {
        Stop(self.stop.subscribe())
    }

    /// Starts a task. It is given a [`Stop`], has to look at it between two pieces of work, and is aborted if it
    /// does not. Call within the server's runtime.
    pub fn start<F: Future<Output = ()> + Send + 'static>(
        &mut self,
        name: &'static str,
        task: impl FnOnce(Stop) -> F,
    ) {
        let work = task(self.stop());
        self.running.spawn(async move {
            work.await;
            tracing::debug!(task = name, "ended");
        });
    }

    /// Tells everybody to stop, without waiting.
    pub fn call_stop(&self) {
        self.stop.send_replace(true);
    }

    /// Waits until all tasks have ended; those that have not within `patience` are aborted.
    pub async fn ended(&mut self, patience: Duration) {
        self.call_stop();
        let all = async { while self.running.join_next().await.is_some() {} };
        if tokio::time::timeout(patience, all).await.is_err() {
            tracing::warn!("background work did not stop in time and was cut off");
            self.running.shutdown().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};

    #[tokio::test]
    async fn tasks_hear_the_call_and_deaf_ones_are_cut_off() {
        let heard = Arc::new(AtomicBool::new(false));
        let mut tasks = Tasks::default();
        let mark = heard.clone();
        tasks.start("hears", move |mut stop| async move {
            stop.called().await;
            mark.store(true, Ordering::SeqCst);
        });
        assert!(!tasks.stop().is_called());
        tasks.start("deaf", |_| std::future::pending());
        tasks.ended(Duration::from_millis(50)).await;
        assert!(heard.load(Ordering::SeqCst));
        assert!(tasks.stop().is_called());
    }
}
