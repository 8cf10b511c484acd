//! What keeps everybody from moving besides a stop: work on the server that is announced beforehand, and letters that do
//! not go out.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use crate::domain::PlayerId;
use crate::domain::clock::{LONG_STOP, Outage, OutageSource};
use crate::domain::time::{DAY, HOUR, Instant, Millis};
use crate::storage::notices::NewNotice;
use crate::storage::outages::{self, MailOutage};
use crate::storage::{Conn, StorageError, games, notices};

use super::sweep::report;
use super::{Context, Fail};

/// Letters that have not gone out for so long are an outage of the mail.
pub const MAIL_FAILS_AFTER: Millis = 6 * HOUR;
/// Work is announced at most so long beforehand, and lasts at most a week.
const AHEAD: Millis = 60 * DAY;
const LONGEST: Millis = 7 * DAY;
/// Players told of an outage in one transaction.
const TOLD_IN_ONE_WRITE: usize = 200;
/// The banner stands for so long beforehand.
const SHOWN_BEFORE: Millis = 7 * DAY;

/// What every page of this process says above all else. Read anew each minute and after each change made here; another
/// process knows a minute later.
#[derive(Clone, Debug, Default)]
pub struct Signs(Arc<Kept>);

#[derive(Debug, Default)]
struct Kept {
    mail: AtomicI64,
    work_from: AtomicI64,
    work_to: AtomicI64,
}

impl Signs {
    /// Since when no letter goes out.
    #[must_use]
    pub fn mail_fails_since(&self) -> Option<Instant> {
        Some(self.0.mail.load(Ordering::Relaxed))
            .filter(|at| *at > 0)
            .map(Instant)
    }

    /// Work on the server that is near, or under way at `now`: from and to.
    #[must_use]
    pub fn work(&self, now: Instant) -> Option<(Instant, Instant)> {
        let from = Instant(self.0.work_from.load(Ordering::Relaxed));
        let to = Instant(self.0.work_to.load(Ordering::Relaxed));
        (to > now && from <= now.plus(SHOWN_BEFORE)).then_some((from, to))
    }

    fn set(&self, mail: Option<Instant>, work: Option<Outage>) {
        let (from, to) = work.map_or((0, 0), |work| (work.from.0, work.to.0));
        self.0
            .mail
            .store(mail.map_or(0, |at| at.0), Ordering::Relaxed);
        self.0.work_from.store(from, Ordering::Relaxed);
        self.0.work_to.store(to, Ordering::Relaxed);
    }
}

/// Looks after the mail and the announcements, and sets the signs: begins an outage of the mail when letters have not gone
/// out for six hours, and ends it with the first that does.
///
/// # Errors
/// Storage failed.
pub async fn watch(ctx: &Context) -> Result<(), StorageError> {
    let now = ctx.now();
    let (failing, open) = ctx
        .db
        .read(move |c| Ok((notices::failing_since(c, now)?, outages::open_mail(c)?)))
        .await?;
    let stuck = failing.filter(|since| now.since(*since) >= MAIL_FAILS_AFTER);
    match (stuck, open) {
        (Some(since), None) => {
            let begun = ctx
                .db
                .write(move |tx| outages::begin_mail(tx, since))
                .await?;
            if begun {
                let text = "no letter has gone out for six hours";
                tracing::error!(job = "mail", "{text}");
                report(ctx, "mail", false, None, text).await?;
            }
        }
        (None, Some(outage)) => {
            // that nothing waits any more (it was given up, or its game has gone on) does not say that letters go out
            let end = move |tx: &mut Conn| match notices::sent_after(tx, outage.from)? {
                Some(works) => outages::end_mail(tx, outage.id, works).map(|()| true),
                None => Ok(false),
            };
            if ctx.db.write(end).await? {
                report(ctx, "mail", true, None, "letters go out again").await?;
            }
        }
        _ => {}
    }
    refresh(ctx).await
}

/// Sets the signs of this process by what is stored.
///
/// # Errors
/// Storage failed.
pub async fn refresh(ctx: &Context) -> Result<(), StorageError> {
    let now = ctx.now();
    let (mail, work) = ctx
        .db
        .read(move |c| {
            let mail = outages::open_mail(c)?.map(|outage| outage.from);
            let work = outages::announced(c, now)?;
            Ok((mail, work.first().map(|(_, outage)| *outage)))
        })
        .await?;
    ctx.wake.signs.set(mail, work);
    Ok(())
}

/// Why an announcement or a credit was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutageRefusal {
    /// An instant that is none.
    NoInstant,
    /// It begins in the past, or ends before it begins.
    Past,
    /// Longer than a week, or more than sixty days ahead.
    TooLong,
    /// Another one begins at the same instant, or is announced for this time.
    Overlaps,
}

/// Announces work on the server: from the beginning no clock counts it, and everybody is told on every page.
///
/// # Errors
/// Refused, or storage.
pub async fn announce(
    ctx: &Context,
    from: Instant,
    to: Instant,
    now: Instant,
) -> Result<(), Fail<OutageRefusal>> {
    if from < now || to <= from {
        return Err(Fail::Refused(OutageRefusal::Past));
    }
    if to.since(from) > LONGEST || from.since(now) > AHEAD {
        return Err(Fail::Refused(OutageRefusal::TooLong));
    }
    let outage = Outage {
        from,
        to,
        source: OutageSource::Maintenance,
    };
    let write = move |tx: &mut Conn| {
        let same = |o: &Outage| (o.from, o.to) == (from, to);
        let all = outages::announced(tx, now)?;
        if all.iter().any(|(_, o)| same(o)) {
            return Ok(true);
        }
        if all.iter().any(|(_, o)| o.from < to && from < o.to) {
            return Ok(false);
        }
        outages::insert(tx, outage)
    };
    if !ctx.db.write(write).await? {
        return Err(Fail::Refused(OutageRefusal::Overlaps));
    }
    Ok(refresh(ctx).await?)
}

/// Ends announced work now, or calls it off. Every running game is looked at anew: its deadline may be earlier than was
/// reckoned with.
///
/// # Errors
/// Storage failed.
pub async fn end(ctx: &Context, id: i64, now: Instant) -> Result<(), StorageError> {
    let write = move |tx: &mut Conn| {
        let all = outages::announced(tx, now)?;
        let Some((_, outage)) = all.into_iter().find(|(known, _)| *known == id) else {
            return Ok(());
        };
        if outage.from < now {
            outages::shorten(tx, id, now)?;
        } else {
            outages::remove(tx, id)?;
        }
        games::unsettle_all(tx, now)
    };
    ctx.db.write(write).await?;
    ctx.wake.sweep.notify_one();
    refresh(ctx).await
}

/// Credits the time of a mail outage that is over, like a stop; once.
///
/// # Errors
/// Storage failed.
pub async fn credit_mail(
    ctx: &Context,
    id: i64,
    by: PlayerId,
    now: Instant,
) -> Result<(), StorageError> {
    let write = move |tx: &mut Conn| {
        let found = outages::mail(tx, id)?;
        let Some(MailOutage {
            from,
            to: Some(to),
            credited: false,
            ..
        }) = found
        else {
            return Ok(());
        };
        let outage = Outage {
            from,
            to,
            source: OutageSource::Mail,
        };
        outages::insert(tx, outage)?;
        outages::credit_mail(tx, id, by, now)
    };
    ctx.db.write(write).await?;
    ctx.wake.sweep.notify_one();
    Ok(())
}

/// Writes to everybody who was to move while an outage of an hour or more lasted: his clocks do not count it. Says how many
/// letters will go out.
///
/// # Errors
/// Storage failed; what is missing is told at the next look.
pub async fn tell_credited(ctx: &Context) -> Result<usize, StorageError> {
    let now = ctx.now();
    let untold = ctx.db.read(move |c| outages::untold(c, now)).await?;
    let mut told = 0;
    for (id, outage) in untold {
        let mut players = Vec::new();
        if outage.to.since(outage.from) >= LONG_STOP {
            // whoever was given a move only afterwards has lost nothing
            let read = move |c: &mut Conn| games::to_move_since_before(c, outage.to);
            players = ctx.db.read(read).await?;
        }
        told += players.len();
        for some in players.chunks(TOLD_IN_ONE_WRITE) {
            let some = some.to_vec();
            let write = move |tx: &mut Conn| {
                let new = some
                    .iter()
                    .map(|player| NewNotice::outage(*player, id, now));
                new.into_iter()
                    .try_for_each(|new| notices::insert(tx, &new).map(|_| ()))
            };
            ctx.db.write(write).await?;
        }
        ctx.db.write(move |tx| outages::told(tx, id, now)).await?;
    }
    if told > 0 {
        ctx.wake.mailer.notify_one();
    }
    Ok(told)
}
