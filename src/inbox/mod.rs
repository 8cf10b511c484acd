//! The room `inbox`: the door for mail. `fernzug receive` has stored what came in; here it is read, done and answered.
//!
//! Claim (commit), read, do, write down with the answer (commit). A mail is done by the same verbs as a page, at the instant
//! at which it was accepted, so one that is dealt with twice after a crash gets its first answer. Whoever holds the secret in
//! the address acts; the sender's name counts for nothing, and answers go only to the player's own address.
#![warn(missing_docs)]

mod act;
mod bounce;
mod html;
mod own;
mod read;
mod words;

use std::future::Future;
use std::time::Duration;

use tokio::time::sleep;

use crate::actions::Context;
use crate::domain::link::LinkPurpose;
use crate::domain::reply::CameTo;
use crate::domain::time::{DAY, MINUTE, Millis};
use crate::domain::{GameId, PlayerId};
use crate::secrets::{Secret, random_token, sha256_hex};
use crate::storage::inbound::{self, Claimed, Dealt};
use crate::storage::links::{self, Link};
use crate::storage::mailboxes;
use crate::storage::notices::{self, NewNotice};
use crate::storage::reports::{self, JobReport};
use crate::storage::{Conn, StorageError};

use bounce::Bounce;
pub use read::{Automatic, Mail, read};

/// Between two looks at what came in.
const LOOK: Duration = Duration::from_secs(3);
/// How long a claimed mail is ours. Dealing with one takes milliseconds; after a crash it must not wait long.
const LEASE: Millis = MINUTE;
const CLAIM: i64 = 8;
/// So often a mail is tried that the program fails at.
const TRIES: u32 = 5;
/// So many answers a player gets about a game in a day: two automata must not write to each other.
const ANSWERS: i64 = 5;

/// The door for mail of this instance.
#[derive(Clone)]
pub struct Inbox {
    ctx: Context,
}

/// Whose turn in which game a secret stands for.
#[derive(Clone, Copy, Debug)]
struct Turn {
    game: GameId,
    player: PlayerId,
    /// Plies on the board when the letter was written.
    ply: u32,
}

impl Inbox {
    /// A door that acts by the verbs.
    pub fn new(ctx: Context) -> Self {
        Self { ctx }
    }

    /// Runs until `stopped` is done: every few seconds.
    pub async fn run(self, stopped: impl Future<Output = ()>) {
        let mut stopped = std::pin::pin!(stopped);
        loop {
            tokio::select! {
                () = &mut stopped => return,
                () = sleep(LOOK) => {}
            }
            if let Err(error) = self.drain_once().await {
                tracing::error!(job = "inbox", %error, "a job failed and will run again");
            }
        }
    }

    /// Deals with everything that has come in. How many mails that were.
    ///
    /// # Errors
    /// Storage failed; what was claimed is free again when its lease runs out.
    pub async fn drain_once(&self) -> Result<usize, StorageError> {
        let mut dealt = 0;
        loop {
            let now = self.ctx.now();
            if !self.ctx.db.read(move |c| inbound::due(c, now)).await? {
                return Ok(dealt);
            }
            let lease = sha256_hex(random_token().expose().as_bytes());
            let claimed = self
                .ctx
                .db
                .write(move |tx| inbound::claim(tx, now, now.plus(LEASE), &lease, CLAIM))
                .await?;
            if claimed.is_empty() {
                return Ok(dealt);
            }
            for mail in claimed {
                self.take(mail).await?;
                dealt += 1;
            }
        }
    }

    /// One mail. What the program fails at waits for the end of its lease, and is put aside in the end.
    async fn take(&self, claimed: Claimed) -> Result<(), StorageError> {
        let (id, attempts, lease) = (claimed.id, claimed.attempts, claimed.lease.clone());
        match self.deal(claimed).await {
            Ok(()) => Ok(()),
            Err(error) if error.is_unavailable() => Err(error),
            Err(error) => {
                tracing::error!(mail = id, %error, "a mail could not be dealt with");
                if attempts < TRIES {
                    return Ok(());
                }
                let now = self.ctx.now();
                let report = JobReport {
                    job: "inbox".to_owned(),
                    at: now,
                    ok: false,
                    game: None,
                    text: format!("mail {id} could not be dealt with and was put aside: {error}"),
                };
                self.ctx
                    .db
                    .write(move |tx| {
                        if inbound::fail(tx, id, &lease, now)? {
                            reports::insert(tx, &report)?;
                        }
                        Ok(())
                    })
                    .await
            }
        }
    }

    async fn deal(&self, claimed: Claimed) -> Result<(), StorageError> {
        let (id, lease, at) = (claimed.id, claimed.lease.clone(), claimed.mail.at);
        let Some(mail) = read::aside(claimed.mail).await? else {
            return self.file(id, lease, Dealt::as_other("unreadable")).await;
        };
        if let Some(bounce) = mail.bounce {
            return self.came_back(id, lease, bounce).await;
        }
        if mail.automatic == Automatic::Yes {
            return self.file(id, lease, Dealt::as_other("automatic")).await;
        }
        let Some((turn, alive)) = self.whose(mail.secrets).await? else {
            return self.file(id, lease, Dealt::as_other("unknown")).await;
        };
        let (came_to, typed) = if alive {
            act::carry_out(&self.ctx, turn, &mail.own, at).await?
        } else {
            (CameTo::Dead, String::new())
        };
        let dealt = Dealt {
            typed,
            player: Some(turn.player),
            game: Some(turn.game),
            ply: Some(turn.ply),
            message_id: mail.message_id,
            ..Dealt::as_reply(&came_to)
        };
        self.answer(id, lease, turn, dealt, mail.automatic).await
    }

    /// The turn that one of these secrets stands for, and whether it still holds.
    async fn whose(&self, secrets: Vec<Secret>) -> Result<Option<(Turn, bool)>, StorageError> {
        let now = self.ctx.now();
        let find = move |c: &mut Conn| {
            for secret in &secrets {
                let link = links::find(c, &links::hash_of(secret))?;
                let link = link.filter(|link| link.purpose == LinkPurpose::Reply);
                if let Some((turn, link)) = link.and_then(|l| Some((turn(&l)?, l))) {
                    return Ok(Some((turn, link.is_alive(now))));
                }
            }
            Ok(None)
        };
        self.ctx.db.read(find).await
    }

    /// Writes down what became of a mail that gets no answer.
    async fn file(&self, id: i64, lease: String, dealt: Dealt) -> Result<(), StorageError> {
        let now = self.ctx.now();
        self.ctx
            .db
            .write(move |tx| inbound::deal(tx, id, &lease, &dealt, now).map(|_| ()))
            .await
    }

    /// Writes down what a reply came to, and has it answered.
    async fn answer(
        &self,
        id: i64,
        lease: String,
        turn: Turn,
        dealt: Dealt,
        automatic: Automatic,
    ) -> Result<(), StorageError> {
        let now = self.ctx.now();
        let written = self.ctx.db.write(move |tx| {
            let since = now.plus(-DAY);
            let answered = automatic == Automatic::No
                && inbound::answered_since(tx, turn.game, turn.player, since)? < ANSWERS;
            let dealt = Dealt {
                answered,
                ..dealt.clone()
            };
            if inbound::deal(tx, id, &lease, &dealt, now)? && answered {
                let answer = NewNotice::answer(turn.player, turn.game, turn.ply, id, now);
                notices::insert(tx, &answer)?;
            }
            Ok(())
        });
        written.await?;
        self.ctx.wake.mailer.notify_one();
        Ok(())
    }

    /// A letter of ours came back: what the other server said is written to it, and a failure for good to its reader's
    /// address. Only who has seen a letter knows its Message-ID; a mail without one that is ours does nothing.
    async fn came_back(&self, id: i64, lease: String, bounce: Bounce) -> Result<(), StorageError> {
        let now = self.ctx.now();
        self.ctx
            .db
            .write(move |tx| {
                let mut gone = None;
                for message_id in &bounce.ids {
                    gone = gone.or(notices::by_message_id(tx, message_id)?);
                }
                let Some(gone) = gone else {
                    let unknown = Dealt::as_other("bounced_unknown");
                    return inbound::deal(tx, id, &lease, &unknown, now).map(|_| ());
                };
                let word = if bounce.for_good {
                    "bounced_hard"
                } else {
                    "bounced"
                };
                let first = !inbound::has_failed(tx, gone.id)?;
                let dealt = Dealt {
                    detail: bounce.said.clone(),
                    player: gone.player,
                    game: gone.game,
                    notice: Some(gone.id),
                    ..Dealt::as_other(word)
                };
                if !inbound::deal(tx, id, &lease, &dealt, now)? {
                    return Ok(());
                }
                notices::note_bounce(tx, gone.id, &bounce.said)?;
                // two reports of one letter are one failure
                match gone.player {
                    Some(player) if bounce.for_good && first && gone.to_his_own => {
                        mailboxes::hard_failure(tx, player, now)
                    }
                    _ => Ok(()),
                }
            })
            .await
    }
}

fn turn(link: &Link) -> Option<Turn> {
    Some(Turn {
        game: link.game?,
        player: link.player?,
        ply: link.ply?,
    })
}
