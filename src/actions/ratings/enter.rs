//! The administrator enters a value that somebody brings with him: another association's rating.

use crate::domain::PlayerId;
use crate::domain::game::clean_message;
use crate::domain::rating::{Cause, LEAST, MOST, POINT, Pool, entered};
use crate::domain::time::Instant;
use crate::storage::ratings::{self, NewRow};
use crate::storage::reports::{self, JobReport};
use crate::storage::{Conn, StorageError, players};

use super::super::play::TRIES;
use super::super::{Context, Fail};

/// The longest reason, in characters.
pub const LONGEST_NOTE: usize = 200;

/// A value to be entered.
#[derive(Clone, Debug)]
pub struct Entering {
    /// Whose.
    pub player: PlayerId,
    /// In which pool.
    pub pool: Pool,
    /// In whole points.
    pub points: i64,
    /// Where it comes from: everybody reads it.
    pub note: String,
    /// Who enters it.
    pub by: PlayerId,
    /// When.
    pub at: Instant,
}

/// Why a value is not entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnterRefusal {
    /// There is no such player, or the account is closed.
    NoSuchPlayer,
    /// Below or above what a rating can be.
    Value {
        /// In whole points.
        least: i64,
        /// In whole points.
        most: i64,
    },
    /// It is not said where it comes from, or at great length.
    Note,
}

/// Appends the value to the player's chain. What stands there already by the same words is not entered again.
///
/// # Errors
/// Refused, or storage.
pub async fn enter(ctx: &Context, mut entering: Entering) -> Result<(), Fail<EnterRefusal>> {
    entering.note = clean_message(&entering.note);
    let note = entering.note.chars();
    if !(1..=LONGEST_NOTE).contains(&note.clone().count()) || note.clone().any(|c| c == '\n') {
        return Err(Fail::Refused(EnterRefusal::Note));
    }
    let (least, most) = (LEAST / POINT, MOST / POINT);
    if !(least..=most).contains(&entering.points) {
        return Err(Fail::Refused(EnterRefusal::Value { least, most }));
    }
    for _ in 0..TRIES {
        let this = entering.clone();
        match ctx.db.write(move |tx| write(tx, &this)).await {
            Ok(true) => return Ok(()),
            Ok(false) => return Err(Fail::Refused(EnterRefusal::NoSuchPlayer)),
            Err(StorageError::Stale) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Fail::Broken(StorageError::contended()))
}

/// `false`: nobody there to whom it could belong.
fn write(tx: &mut Conn, e: &Entering) -> Result<bool, StorageError> {
    let Some(player) = players::by_id(tx, e.player)?.filter(|p| !p.closed) else {
        return Ok(false);
    };
    let stood = ratings::stood(tx, e.player, e.pool)?;
    let value = e.points * POINT;
    let last = ratings::rows(tx, e.player, e.pool, 0, 1)?.pop();
    let again = |row: &ratings::Row| {
        row.cause == Cause::Entered && row.change.now.value == value && row.note == e.note
    };
    if last.is_some_and(|row| again(&row)) {
        return Ok(true);
    }
    let row = NewRow {
        player: e.player,
        pool: e.pool,
        cause: Cause::Entered,
        game: None,
        opponent: None,
        first: None,
        change: entered(&stood, value, e.at),
        games: stood.games,
        by: Some(e.by),
        note: e.note.clone(),
        at: e.at,
    };
    ratings::append(tx, &stood, &row, e.at)?;
    let by = players::by_id(tx, e.by)?.map_or_else(String::new, |p| p.name);
    let report = JobReport {
        job: "ratings".to_owned(),
        at: e.at,
        ok: true,
        game: None,
        text: format!(
            "{by}: {} ({}) = {}: {}",
            player.name,
            e.pool.code(),
            e.points,
            e.note
        ),
    };
    reports::insert(tx, &report)?;
    Ok(true)
}
