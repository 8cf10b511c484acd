//! Heartbeats of the instances, and the gaps between them.

use diesel::prelude::*;

use crate::domain::clock::{Outage, OutageSource};
use crate::domain::time::Instant;
use crate::storage::schema::{heartbeats, outages};
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
    Ok(rows
        .into_iter()
        .map(|(from, to, source)| Outage {
            from: Instant(from),
            to: Instant(to),
            // whatever it was called: nobody could move
            source: OutageSource::from_code(&source).unwrap_or(OutageSource::Gap),
        })
        .collect())
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
