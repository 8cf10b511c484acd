//! The timetable: every job, how often it runs, and what wakes it earlier.
//!
//! Nothing lives in memory: each run finds its work in the database, so a job that was late, or ran twice, or on two
//! instances at once, does no harm.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Notify, watch};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::Mailer;
use crate::actions::{
    Context, leave, letters, live, nightly, openings, outage, ratings, sweep, tidy, tournaments,
};
use crate::storage::StorageError;

/// Between two beats, and between two sweeps: a flag falls within seconds of its time.
const BEAT: Duration = Duration::from_secs(10);
/// The shortest span between two sweeps, however often they are rung for.
const BREATH: Duration = Duration::from_secs(1);
/// Between two looks at invitations that run out.
const INVITATIONS: Duration = Duration::from_secs(60);
/// Between two looks whose leave ends soon.
const LEAVE: Duration = Duration::from_secs(900);
/// Between two looks at the mail and at what is announced.
const OUTAGES: Duration = Duration::from_secs(60);
/// Between two looks whose letter of the day is due.
const DIGESTS: Duration = Duration::from_secs(60);
/// Between two looks at what tournaments have to do.
const TOURNAMENTS: Duration = Duration::from_secs(30);
/// Between two looks which games wait to be rated.
const RATINGS: Duration = Duration::from_secs(15);
/// Between two looks at the games on open pages, of which other instances may have changed some.
const LIVE: Duration = Duration::from_secs(2);
/// Between two looks which games the openings have still to count.
const OPENINGS: Duration = Duration::from_secs(600);
/// Between two rounds of clearing away what is no longer needed.
const TIDY: Duration = Duration::from_secs(3_600);
/// Between two looks whether the night's check is due.
const NIGHTLY: Duration = Duration::from_secs(900);

/// The jobs of this instance.
pub struct Timetable {
    ctx: Context,
    instance: String,
    mailer: Option<Mailer>,
}

/// Jobs that run; dropping it does not stop them.
pub struct Running {
    stop: watch::Sender<bool>,
    tasks: Vec<JoinHandle<()>>,
}

impl Timetable {
    /// A timetable for the instance of this name.
    pub fn new(ctx: Context, instance: String) -> Self {
        Self {
            ctx,
            instance,
            mailer: None,
        }
    }

    /// Sends letters too.
    #[must_use]
    pub fn mailing(mut self, mailer: Mailer) -> Self {
        self.mailer = Some(mailer);
        self
    }

    /// Beats and sweeps once; says how many games were looked at.
    ///
    /// # Errors
    /// Storage failed: nothing was flagged.
    pub async fn tick(&self) -> Result<usize, StorageError> {
        let now = self.ctx.now();
        let flags = sweep::beat(&self.ctx, &self.instance, now).await?;
        sweep::sweep(&self.ctx, flags, now).await
    }

    /// Starts all jobs on the present runtime.
    pub fn start(mut self) -> Running {
        let (stop, stopped) = watch::channel(false);
        let (ctx, rung) = (self.ctx.clone(), self.ctx.wake.sweep.clone());
        let letters = self
            .mailer
            .take()
            .map(|m| tokio::spawn(m.run(stopped.clone())));
        let beats = tokio::spawn(self.beats(rung, stopped.clone()));
        macro_rules! every {
            ($span:expr, $name:literal, $run:path) => {
                every(
                    $span,
                    $name,
                    stopped.clone(),
                    ctx.clone(),
                    |ctx| async move { $run(&ctx).await.map(|_| ()) },
                )
            };
        }
        let mut tasks = vec![
            beats,
            every!(LIVE, "live", live::look),
            every!(INVITATIONS, "invitations", sweep::expire_invitations),
            every!(LEAVE, "leave", leave::remind),
            every!(OUTAGES, "outages", outage::watch),
            every!(OUTAGES, "credits", outage::tell_credited),
            every!(DIGESTS, "digests", letters::send_digests),
            every!(TOURNAMENTS, "tournaments", tournaments::go_on),
            every!(RATINGS, "ratings", ratings::rate),
            every!(OPENINGS, "openings", openings::count),
            every!(TIDY, "tidy", tidy::tidy),
            every!(NIGHTLY, "nightly", nightly::check_if_due),
        ];
        tasks.extend(letters);
        Running { stop, tasks }
    }

    async fn beats(self, rung: Arc<Notify>, mut stopped: watch::Receiver<bool>) {
        while !is_stopped(&mut stopped, BREATH).await {
            log("sweep", self.tick().await.map(|_| ()));
            tokio::select! {
                () = rung.notified() => {}
                () = sleep(BEAT) => {}
                _ = stopped.changed() => {}
            }
        }
    }
}

impl Running {
    /// Asks all jobs to stop and waits for the runs under way, at most `patience`.
    pub async fn stop(self, patience: Duration) {
        // Nobody listening any more is as good as stopped.
        let _ = self.stop.send(true);
        let all = futures_util::future::join_all(self.tasks);
        if timeout(patience, all).await.is_err() {
            tracing::warn!("a job did not stop in time; its work will be found again");
        }
    }
}

async fn is_stopped(stopped: &mut watch::Receiver<bool>, wait: Duration) -> bool {
    if !*stopped.borrow() {
        tokio::select! {
            () = sleep(wait) => {}
            _ = stopped.changed() => {}
        }
    }
    *stopped.borrow()
}

fn every<F, W>(
    span: Duration,
    name: &'static str,
    mut stopped: watch::Receiver<bool>,
    ctx: Context,
    run: F,
) -> JoinHandle<()>
where
    F: Fn(Context) -> W + Send + 'static,
    W: Future<Output = Result<(), StorageError>> + Send,
{
    tokio::spawn(async move {
        while !*stopped.borrow() {
            log(name, run(ctx.clone()).await);
            if is_stopped(&mut stopped, span).await {
                break;
            }
        }
    })
}

fn log(job: &'static str, outcome: Result<(), StorageError>) {
    if let Err(error) = outcome {
        tracing::error!(job, %error, "a job failed and will run again");
    }
}
