//! What jobs report to the administrator.

use diesel::prelude::*;

use super::AnyConn;
use super::error::StorageError;
use super::fixed::IsThere;
use super::schema::{games, job_reports};
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};

/// Longer texts are cut: a report is a line, not a dump.
const LONGEST: usize = 500;

/// The "job" of a report that names a game whose winner could perhaps not have mated; its text is the FEN.
pub const OPEN_QUESTION: &str = "winnability";

/// A line of a job to the administrator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JobReport {
    /// Which job.
    pub job: String,
    /// When.
    pub at: Instant,
    /// Whether all went well.
    pub ok: bool,
    /// The game it is about.
    pub game: Option<GameId>,
    /// What happened; never a secret, never an address.
    pub text: String,
}

impl JobReport {
    /// A game whose winner could perhaps not have mated.
    #[must_use]
    pub fn is_question(&self) -> bool {
        self.job == OPEN_QUESTION
    }
}

/// Stores a report.
pub fn insert(tx: &mut AnyConn, report: &JobReport) -> Result<(), StorageError> {
    let text: String = report.text.chars().take(LONGEST).collect();
    diesel::insert_into(job_reports::table)
        .values((
            job_reports::job.eq(&report.job),
            job_reports::at.eq(report.at.0),
            job_reports::ok.eq(report.ok),
            job_reports::game_id.eq(report.game),
            job_reports::text.eq(text),
        ))
        .execute(tx)?;
    Ok(())
}

/// Whether this job has reported something amiss after `since`. (A clock that jumped back leaves later reports; they count.)
pub fn failed_since(c: &mut AnyConn, job: &str, since: Instant) -> Result<bool, StorageError> {
    let known: i64 = job_reports::table
        .filter(job_reports::job.eq(job))
        .filter(job_reports::ok.eq(false))
        .filter(job_reports::at.gt(since.0))
        .count()
        .get_result(c)?;
    Ok(known > 0)
}

/// The newest reports, newest first.
pub fn newest(c: &mut AnyConn, limit: i64) -> Result<Vec<JobReport>, StorageError> {
    let rows: Vec<(String, i64, bool, Option<i64>, String)> = job_reports::table
        .order((job_reports::at.desc(), job_reports::id.desc()))
        .limit(limit)
        .select((
            job_reports::job,
            job_reports::at,
            job_reports::ok,
            job_reports::game_id,
            job_reports::text,
        ))
        .load(c)?;
    let report = |(job, at, ok, game, text)| JobReport {
        job,
        at: Instant(at),
        ok,
        game,
        text,
    };
    Ok(rows.into_iter().map(report).collect())
}

/// Whose a game is that a report names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NamedGame {
    /// Its number.
    pub id: GameId,
    /// White and Black.
    pub players: [PlayerId; 2],
    /// Whether it runs.
    pub runs: bool,
    /// Whether it belongs to a tournament.
    pub of_event: bool,
}

/// The games of these numbers, as far as they are there.
pub fn games_named(c: &mut AnyConn, ids: &[GameId]) -> Result<Vec<NamedGame>, StorageError> {
    type Row = (i64, i64, i64, String, Option<i64>);
    let rows: Vec<Row> = games::table
        .filter(games::id.eq_any(ids))
        .filter(IsThere)
        .select((
            games::id,
            games::white_id,
            games::black_id,
            games::state,
            games::tournament_id,
        ))
        .load(c)?;
    let named = |(id, white, black, state, event): Row| NamedGame {
        id,
        players: [white, black],
        runs: state == "running",
        of_event: event.is_some(),
    };
    Ok(rows.into_iter().map(named).collect())
}

/// Forgets what was reported before `before`. Returns how many lines.
pub fn forget(tx: &mut AnyConn, before: Instant) -> Result<usize, StorageError> {
    let old = job_reports::table.filter(job_reports::at.lt(before.0));
    Ok(diesel::delete(old).execute(tx)?)
}
