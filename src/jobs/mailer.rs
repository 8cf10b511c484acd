//! The mailer: takes notices from the outbox, has letters made of them, sends them.
//!
//! Claim (commit), gather, draw secrets, compose, store (commit), send, mark (commit): no transaction is open while a mail
//! server is talked to, and a crash anywhere loses nothing. If it falls between sending and marking, the same bytes go out
//! once more, with the same Message-ID.

use std::sync::Arc;
use std::time::Duration;

use futures_util::{StreamExt as _, stream};
use tokio::sync::watch;
use tokio::time::sleep;

use super::back_off::next_try;
use super::letter_links::drawn;
use super::pace::{Gone, Pace};
use crate::actions::Context;
use crate::actions::letters::{Gathered, Judged, carry_out, gather, judge};
use crate::domain::time::{Instant, MINUTE, Millis};
use crate::mail::transport::{Outgoing, SendError, Transport};
use crate::mail::{Site, Stamp, compose};
use crate::secrets::{random_token, sha256_hex};
use crate::storage::notices::{self, NoticeRow, StoredLetter};
use crate::storage::reports::{self, JobReport};
use crate::storage::switches::{self, MAIL_PAUSED};
use crate::storage::{StorageError, mailboxes};

/// Between two looks at the outbox when nobody rings.
const LOOK: Duration = Duration::from_secs(10);
/// Between two bursts of work, however often it rings: a letter comes a second later, and a hundred moves in that second
/// cost one look.
const PAUSE: Duration = Duration::from_secs(1);
/// Notices looked at together for whether their reason still holds.
const LOOK_THROUGH: i64 = 200;
/// How long a claimed notice is ours. The letters of one claim take less, however slow the server is: they are
/// [`AT_ONCE`] at a time, 90 seconds each.
const LEASE: Millis = 5 * MINUTE;
const CLAIM: i64 = 12;
const AT_ONCE: usize = 4;

/// The mailer of this instance.
#[derive(Clone)]
pub struct Mailer {
    ctx: Context,
    site: Arc<Site>,
    transport: Transport,
    gone: Arc<Gone>,
}

/// What a round did.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Drained {
    /// Letters that went out.
    pub sent: usize,
    /// Notices whose reason had gone.
    pub dropped: usize,
    /// Letters that did not go out; they are tried again, or were given up.
    pub failed: usize,
}

/// What became of one notice.
enum Fate {
    Sent,
    Dropped,
    Failed,
    /// It goes out within the minute.
    Waits,
}

/// Why a letter does not go out now.
enum Trouble {
    /// The database does not answer; nothing is known to have happened, the lease runs out by itself.
    Storage(StorageError),
    /// Trying again may help.
    Later(String),
    /// It will never go out.
    Never(String),
    /// As [`Trouble::Never`]: nobody has this address.
    NoSuchAddress(String),
}

impl Mailer {
    /// A mailer that writes for `site` and sends by `transport`.
    pub fn new(ctx: Context, site: Site, transport: Transport) -> Self {
        Self {
            ctx,
            site: Arc::new(site),
            transport,
            gone: Arc::default(),
        }
    }

    /// Sends no faster than this.
    #[must_use]
    pub fn paced(mut self, pace: Pace) -> Self {
        self.gone = Arc::new(Gone::new(pace));
        self
    }

    /// Runs until `stopped` says so: whenever it is rung for, and every ten seconds.
    pub async fn run(self, mut stopped: watch::Receiver<bool>) {
        let rung = self.ctx.wake.mailer.clone();
        while !*stopped.borrow() {
            let mut drained = Drained::default();
            match self.round(&mut drained).await {
                Ok(true) => continue,
                Ok(false) => {}
                Err(error) => {
                    tracing::error!(job = "mailer", %error, "a job failed and will run again");
                }
            }
            tokio::select! {
                () = sleep(PAUSE) => {}
                _ = stopped.changed() => continue,
            }
            tokio::select! {
                () = rung.notified() => {}
                () = sleep(LOOK) => {}
                _ = stopped.changed() => {}
            }
        }
    }

    /// Works off everything that is due now.
    ///
    /// # Errors
    /// Storage failed; what was claimed becomes due again when its lease runs out.
    pub async fn drain_once(&self) -> Result<Drained, StorageError> {
        let mut drained = Drained::default();
        while self.round(&mut drained).await? {}
        Ok(drained)
    }

    /// One claim; false when nothing was due.
    async fn round(&self, drained: &mut Drained) -> Result<bool, StorageError> {
        let judged = self.look_through().await?;
        drained.dropped += judged.gone.len();
        if judged.clear.is_empty() {
            return Ok(!judged.is_plain());
        }
        if self.gone.room(self.ctx.now()) == 0 {
            return Ok(false);
        }
        let claimed = self.claim(judged.clear).await?;
        for (id, error) in &claimed.damaged {
            drained.failed += 1;
            self.bury(*id, &error.to_string()).await?;
        }
        let letters = stream::iter(claimed.notices).map(|row| self.deliver(row));
        let mut fates = letters.buffer_unordered(AT_ONCE);
        while let Some(fate) = fates.next().await {
            match fate? {
                Fate::Sent => drained.sent += 1,
                Fate::Dropped => drained.dropped += 1,
                Fate::Failed => drained.failed += 1,
                Fate::Waits => {}
            }
        }
        Ok(true)
    }

    /// Judges what is due: what goes out, what waits for others, what is of no use any more. Most looks find nothing, and most
    /// of what they find under load has been overtaken: neither may cost a transaction a notice.
    async fn look_through(&self) -> Result<Judged, StorageError> {
        let now = self.ctx.now();
        let look = move |c: &mut _| {
            if switches::on(c, MAIL_PAUSED)?.is_some() {
                return Ok(Judged::default());
            }
            let due = notices::due(c, now, LOOK_THROUGH)?;
            judge(c, &due, now)
        };
        let judged = self.ctx.db.read(look).await?;
        if judged.is_plain() {
            return Ok(judged);
        }
        let done = judged.clone();
        self.ctx
            .db
            .write(move |tx| carry_out(tx, &done, now))
            .await?;
        Ok(judged)
    }

    async fn claim(&self, cleared: Vec<i64>) -> Result<notices::Claimed, StorageError> {
        let now = self.ctx.now();
        let lease = word();
        self.ctx
            .db
            .write(move |tx| notices::claim(tx, &cleared, now, now.plus(LEASE), &lease, CLAIM))
            .await
    }

    async fn deliver(&self, row: NoticeRow) -> Result<Fate, StorageError> {
        match self.attempt(&row).await {
            Ok(fate) => Ok(fate),
            Err(Trouble::Storage(error)) if error.is_unavailable() => Err(error),
            Err(trouble) => {
                self.failed(&row, trouble).await?;
                Ok(Fate::Failed)
            }
        }
    }

    async fn attempt(&self, row: &NoticeRow) -> Result<Fate, Trouble> {
        let (id, lease, now) = (row.id, row.lease.clone(), self.ctx.now());
        let asked = row.clone();
        let gathered = self.ctx.db.read(move |c| gather(c, &asked)).await?;
        let Some(gathered) = gathered else {
            let drop = move |tx: &mut _| notices::drop_obsolete(tx, id, &lease, now);
            self.ctx.db.write(drop).await?;
            return Ok(Fate::Dropped);
        };
        if let Err(until) = self.gone.take(&gathered.reader.address, now) {
            let put_back = move |tx: &mut _| notices::put_back(tx, id, &lease, until);
            self.ctx.db.write(put_back).await?;
            return Ok(Fate::Waits);
        }
        let known = row
            .letter
            .clone()
            .filter(|letter| letter.to == gathered.reader.address);
        let letter = match known {
            Some(letter) => letter,
            None => match self.write_letter(row, gathered).await? {
                Some(letter) => letter,
                // The lease has run out: somebody else sends it.
                None => return Ok(Fate::Dropped),
            },
        };
        let answer = self.send(letter).await?;
        let at = self.ctx.now();
        self.ctx
            .db
            .write(move |tx| notices::mark_sent(tx, id, &lease, &answer, at))
            .await?;
        Ok(Fate::Sent)
    }

    /// Makes the letter and keeps it. `None`: the lease was no longer ours.
    async fn write_letter(
        &self,
        row: &NoticeRow,
        gathered: Gathered,
    ) -> Result<Option<StoredLetter>, Trouble> {
        let now = self.ctx.now();
        let (links, secrets) = drawn(row, &gathered, self.site.takes_replies(), now);
        let stamp = Stamp {
            notice: row.id,
            random: word(),
        };
        let site = self.site.clone();
        let made = tokio::task::spawn_blocking(move || {
            let letter = compose(
                &gathered.reader,
                &gathered.notice,
                &secrets,
                &site,
                &stamp,
                now,
            )
            .map_err(|fault| Trouble::Never(fault.to_string()))?;
            let bytes = letter
                .bytes(&site)
                .map_err(|fault| Trouble::Never(fault.to_string()))?;
            Ok(StoredLetter {
                to: letter.to,
                message_id: letter.message_id,
                bytes,
            })
        });
        let letter = made.await.unwrap_or_else(|_| {
            Err(Trouble::Later(
                "writing the letter was broken off".to_owned(),
            ))
        })?;
        let (id, lease, kept) = (row.id, row.lease.clone(), letter.clone());
        let stored = self
            .ctx
            .db
            .write(move |tx| notices::store_letter(tx, id, &lease, &kept, &links, now))
            .await?;
        Ok(stored.then_some(letter))
    }

    /// What the server answered.
    async fn send(&self, letter: StoredLetter) -> Result<String, Trouble> {
        let outgoing = Outgoing {
            to: letter.to,
            message_id: letter.message_id,
            bytes: letter.bytes,
            at: self.ctx.now(),
        };
        self.transport
            .send(outgoing)
            .await
            .map_err(|error| match error {
                SendError::Transient(words) => Trouble::Later(words),
                SendError::Permanent(words) => Trouble::Never(words),
                SendError::NoSuchAddress(words) => Trouble::NoSuchAddress(words),
            })
    }

    async fn failed(&self, row: &NoticeRow, trouble: Trouble) -> Result<(), StorageError> {
        let now = self.ctx.now();
        let (words, never, bad_address) = match trouble {
            Trouble::Storage(error) => (error.to_string(), false, false),
            Trouble::Later(words) => (words, false, false),
            Trouble::Never(words) => (words, true, false),
            Trouble::NoSuchAddress(words) => (words, true, true),
        };
        let next = next_try(row.attempts, row.created_at, now).filter(|_| !never);
        let report = report(row, next.is_none(), now);
        // An address given for this one letter says nothing of the player's own.
        let marked = row.player.filter(|_| bad_address && row.address.is_none());
        let (id, lease) = (row.id, row.lease.clone());
        self.ctx
            .db
            .write(move |tx| {
                match next {
                    Some(at) => notices::mark_retry(tx, id, &lease, at, &words)?,
                    None => notices::give_up(tx, id, &lease, &words, now)?,
                };
                if let Some(player) = marked {
                    mailboxes::hard_failure(tx, player, now)?;
                }
                match &report {
                    Some(report) => reports::insert(tx, report),
                    None => Ok(()),
                }
            })
            .await
    }

    /// A row the program cannot have written is put aside, so that it does not come again and again.
    async fn bury(&self, id: i64, error: &str) -> Result<(), StorageError> {
        let (now, error) = (self.ctx.now(), error.to_owned());
        let report = JobReport {
            job: "mailer".to_owned(),
            at: now,
            ok: false,
            game: None,
            text: format!("letter {id} cannot be read and was put aside: {error}"),
        };
        self.ctx
            .db
            .write(move |tx| {
                notices::bury(tx, id, &error, now)?;
                reports::insert(tx, &report)
            })
            .await
    }
}

/// The first failure of a letter is reported, and its end; what lies between is in its line of the outbox.
fn report(row: &NoticeRow, given_up: bool, now: Instant) -> Option<JobReport> {
    let what = match (given_up, row.attempts) {
        (true, attempts) => format!("was given up after {attempts} attempts"),
        (false, 1) => "did not go out and is tried again".to_owned(),
        (false, _) => return None,
    };
    Some(JobReport {
        job: "mailer".to_owned(),
        at: now,
        ok: false,
        game: row.game,
        text: format!("letter {} ({}) {what}", row.id, row.kind.code()),
    })
}

/// Sixteen hexadecimal digits that nobody can guess.
fn word() -> String {
    let mut word = sha256_hex(random_token().expose().as_bytes());
    word.truncate(16);
    word
}

impl From<StorageError> for Trouble {
    fn from(error: StorageError) -> Self {
        Self::Storage(error)
    }
}
