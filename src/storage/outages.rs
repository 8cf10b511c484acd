//! Heartbeats of the instances, and the gaps between them.

use diesel::prelude::*;

use crate::domain::PlayerId;
use crate::domain::clock::{Outage, OutageSource};
use crate::domain::time::Instant;
use crate::storage::schema::{heartbeats, mail_outages, outages};
use crate::storage::{Conn, StorageError, both};

/// All outages that end after `since`, oldest first.
///
/// # Errors
/// A database fault.
pub fn touching(c: &mut Conn, since: Instant) -> Result<Vec<Outage>, StorageError> {
    let rows: Vec<(i64, i64, String)> = both!(c, c => outages::table
        .filter(outages::to_at.gt(since.0))
        .order((outages::from_at, outages::to_at))
        .select((outages::from_at, outages::to_at, outages::source))
        .load(c))?;
    Ok(rows.into_iter().map(read).collect())
}

fn read((from, to, source): (i64, i64, String)) -> Outage {
    Outage {
        from: Instant(from),
        to: Instant(to),
        // whatever it was called: nobody could move
        source: OutageSource::from_code(&source).unwrap_or(OutageSource::Gap),
    }
}

/// The last beat of any instance.
///
/// # Errors
/// A database fault.
pub fn last_beat(c: &mut Conn) -> Result<Option<Instant>, StorageError> {
    let last: Option<i64> = heartbeats::table
        .select(diesel::dsl::max(heartbeats::beat_at))
        .get_result(c)?;
    Ok(last.map(Instant))
}

/// Keeps this instance's beat; beats of instances that have long gone are cleared away.
///
/// # Errors
/// A database fault.
pub fn beat(
    tx: &mut Conn,
    instance: &str,
    now: Instant,
    forget_before: Instant,
) -> Result<(), StorageError> {
    let known = diesel::update(heartbeats::table.find(instance))
        .set(heartbeats::beat_at.eq(now.0))
        .execute(tx)?;
    if known == 0 {
        diesel::insert_into(heartbeats::table)
            .values((
                heartbeats::instance.eq(instance),
                heartbeats::beat_at.eq(now.0),
            ))
            .execute(tx)?;
        diesel::delete(heartbeats::table.filter(heartbeats::beat_at.lt(forget_before.0)))
            .execute(tx)?;
    }
    Ok(())
}

/// Writes an outage, once for each beginning: instances that come back together find the same gap.
///
/// # Errors
/// A database fault.
pub fn insert(tx: &mut Conn, outage: Outage) -> Result<bool, StorageError> {
    let row = (
        outages::from_at.eq(outage.from.0),
        outages::to_at.eq(outage.to.0),
        outages::source.eq(outage.source.code()),
    );
    let written = both!(tx, c => diesel::insert_into(outages::table)
        .values(row)
        .on_conflict_do_nothing()
        .execute(c))?;
    Ok(written == 1)
}

/// A span in which no letter went out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MailOutage {
    /// Its number.
    pub id: i64,
    /// When the first letter was to go that did not.
    pub from: Instant,
    /// When letters went out again; `None`: they do not yet.
    pub to: Option<Instant>,
    /// The administrator has credited it.
    pub credited: bool,
}

type MailRow = (i64, i64, Option<i64>, Option<i64>);

fn read_mail((id, from, to, credited): MailRow) -> MailOutage {
    MailOutage {
        id,
        from: Instant(from),
        to: to.map(Instant),
        credited: credited.is_some(),
    }
}

/// The columns of a mail outage. (A macro, because the type of a selection cannot be written down.)
macro_rules! mail_columns {
    () => {
        (
            mail_outages::id,
            mail_outages::from_at,
            mail_outages::to_at,
            mail_outages::credited_at,
        )
    };
}

/// The outage of the mail that lasts, if one does.
///
/// # Errors
/// A database fault.
pub fn open_mail(c: &mut Conn) -> Result<Option<MailOutage>, StorageError> {
    let row: Option<MailRow> = mail_outages::table
        .filter(mail_outages::to_at.is_null())
        .order(mail_outages::id)
        .select(mail_columns!())
        .first(c)
        .optional()?;
    Ok(row.map(read_mail))
}

/// An outage of the mail.
///
/// # Errors
/// A database fault.
pub fn mail(c: &mut Conn, id: i64) -> Result<Option<MailOutage>, StorageError> {
    let row: Option<MailRow> = mail_outages::table
        .find(id)
        .select(mail_columns!())
        .first(c)
        .optional()?;
    Ok(row.map(read_mail))
}

/// The last outages of the mail, newest first.
///
/// # Errors
/// A database fault.
pub fn newest_mail(c: &mut Conn, most: i64) -> Result<Vec<MailOutage>, StorageError> {
    let rows: Vec<MailRow> = mail_outages::table
        .order(mail_outages::id.desc())
        .limit(most)
        .select(mail_columns!())
        .load(c)?;
    Ok(rows.into_iter().map(read_mail).collect())
}

/// Begins an outage of the mail; `false`: it is known.
///
/// # Errors
/// A database fault.
pub fn begin_mail(tx: &mut Conn, from: Instant) -> Result<bool, StorageError> {
    if open_mail(tx)?.is_some() {
        return Ok(false);
    }
    let written = both!(tx, c => diesel::insert_into(mail_outages::table)
        .values(mail_outages::from_at.eq(from.0))
        .on_conflict_do_nothing()
        .execute(c))?;
    Ok(written == 1)
}

/// Ends an outage of the mail.
///
/// # Errors
/// A database fault.
pub fn end_mail(tx: &mut Conn, id: i64, to: Instant) -> Result<(), StorageError> {
    diesel::update(
        mail_outages::table
            .find(id)
            .filter(mail_outages::to_at.is_null()),
    )
    .set(mail_outages::to_at.eq(Some(to.0)))
    .execute(tx)?;
    Ok(())
}

/// Notes that an outage of the mail was credited.
///
/// # Errors
/// A database fault.
pub fn credit_mail(tx: &mut Conn, id: i64, by: PlayerId, at: Instant) -> Result<(), StorageError> {
    diesel::update(mail_outages::table.find(id))
        .set((
            mail_outages::credited_at.eq(Some(at.0)),
            mail_outages::by_id.eq(Some(by)),
        ))
        .execute(tx)?;
    Ok(())
}

/// When the administrator credited the outage of the mail that begins at `from`.
///
/// # Errors
/// A database fault.
pub fn credited(c: &mut Conn, from: Instant) -> Result<Option<Instant>, StorageError> {
    let at: Option<Option<i64>> = mail_outages::table
        .filter(mail_outages::from_at.eq(from.0))
        .select(mail_outages::credited_at)
        .first(c)
        .optional()?;
    Ok(at.flatten().map(Instant))
}

/// Work on the server that is announced and not over, in order, with its number.
///
/// # Errors
/// A database fault.
pub fn announced(c: &mut Conn, now: Instant) -> Result<Vec<(i64, Outage)>, StorageError> {
    let source = OutageSource::Maintenance;
    let rows: Vec<(i64, i64, i64)> = outages::table
        .filter(outages::to_at.gt(now.0))
        .filter(outages::source.eq(source.code()))
        .order(outages::from_at)
        .select((outages::id, outages::from_at, outages::to_at))
        .load(c)?;
    let read = |(id, from, to)| {
        let (from, to) = (Instant(from), Instant(to));
        (id, Outage { from, to, source })
    };
    Ok(rows.into_iter().map(read).collect())
}

/// The last outages, newest first.
///
/// # Errors
/// A database fault.
pub fn newest(c: &mut Conn, most: i64) -> Result<Vec<Outage>, StorageError> {
    let rows: Vec<(i64, i64, String)> = outages::table
        .order(outages::from_at.desc())
        .limit(most)
        .select((outages::from_at, outages::to_at, outages::source))
        .load(c)?;
    Ok(rows.into_iter().map(read).collect())
}

/// The outage of this number.
///
/// # Errors
/// A database fault.
pub fn by_id(c: &mut Conn, id: i64) -> Result<Option<Outage>, StorageError> {
    let row: Option<(i64, i64, String)> = outages::table
        .find(id)
        .select((outages::from_at, outages::to_at, outages::source))
        .first(c)
        .optional()?;
    Ok(row.map(read))
}

/// Outages that are over and of which nobody has been told yet, in order, with their numbers.
///
/// # Errors
/// A database fault.
pub fn untold(c: &mut Conn, now: Instant) -> Result<Vec<(i64, Outage)>, StorageError> {
    let rows: Vec<(i64, (i64, i64, String))> = outages::table
        .filter(outages::told_at.is_null())
        .filter(outages::to_at.le(now.0))
        .order(outages::id)
        .select((
            outages::id,
            (outages::from_at, outages::to_at, outages::source),
        ))
        .load(c)?;
    Ok(rows.into_iter().map(|(id, row)| (id, read(row))).collect())
}

/// Notes that everybody has been told of an outage whom it concerns.
///
/// # Errors
/// A database fault.
pub fn told(tx: &mut Conn, id: i64, at: Instant) -> Result<(), StorageError> {
    diesel::update(outages::table.find(id))
        .set(outages::told_at.eq(at.0))
        .execute(tx)?;
    Ok(())
}

/// Ends announced work earlier.
///
/// # Errors
/// A database fault.
pub fn shorten(tx: &mut Conn, id: i64, to: Instant) -> Result<(), StorageError> {
    diesel::update(outages::table.find(id))
        .set(outages::to_at.eq(to.0))
        .execute(tx)?;
    Ok(())
}

/// Calls announced work off.
///
/// # Errors
/// A database fault.
pub fn remove(tx: &mut Conn, id: i64) -> Result<(), StorageError> {
    diesel::delete(outages::table.find(id)).execute(tx)?;
    Ok(())
}
