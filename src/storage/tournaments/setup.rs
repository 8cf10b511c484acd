//! What was set up.

use diesel::prelude::*;

use crate::domain::clock::{LeaveMode, Stages, TimeTerms};
use crate::domain::invitation::Aids;
use crate::domain::time::Instant;
use crate::domain::tournament::conditions::Conditions;
use crate::domain::tournament::field::TournamentState;
use crate::domain::tournament::setup::{Setup, StartMode, Tournament, tie_breaks};
use crate::domain::{PlayerId, TournamentId};
use crate::storage::schema::{tournament_terms, tournament_texts, tournaments};
use crate::storage::{Conn, StorageError, both};

use super::{number, stored};

#[derive(Queryable, Selectable)]
#[diesel(table_name = tournaments)]
struct Row {
    id: i64,
    version: i64,
    state: String,
    name: String,
    about: String,
    director_id: i64,
    deputy_id: Option<i64>,
    format: String,
    tie_breaks: String,
    least: i32,
    most: Option<i32>,
    start_mode: String,
    starts_at: i64,
    postponed: i32,
    end_at: Option<i64>,
    member_days: i32,
    by_invitation: bool,
    control: String,
    leave_mode: String,
    own_hours: bool,
    profile: String,
    rated: bool,
    aids: String,
    plans: bool,
    visibility: String,
    start_fen: String,
    start_moves: String,
    lots: i64,
    created_at: i64,
    ended_at: Option<i64>,
}

impl Row {
    fn read(self, terms: Terms, texts: Vec<(String, String)>) -> Result<Tournament, StorageError> {
        let corrupt = |what: &str| StorageError::corrupt("tournaments", self.id, what);
        let setup = Setup {
            format: (self.format.parse()).map_err(|_| corrupt("unknown format"))?,
            tie_breaks: tie_breaks(&self.tie_breaks),
            least: number(self.least),
            most: self.most.map(number),
            start: StartMode::from_code(&self.start_mode)
                .ok_or_else(|| corrupt("unknown start"))?,
            starts_at: Instant(self.starts_at),
            end_at: self.end_at.map(Instant),
            member_days: number(self.member_days),
            by_invitation: self.by_invitation,
            stages: Stages::from_notation(&terms.stages),
            again: terms.again,
            series: terms.series.clone(),
            conditions: terms.read(),
            texts,
            time: TimeTerms {
                control: (self.control.parse()).map_err(|_| corrupt("unknown time control"))?,
                leave: LeaveMode::from_code(&self.leave_mode)
                    .ok_or_else(|| corrupt("unknown leave mode"))?,
                hours: self.own_hours,
            },
            rated: self.rated,
            aids: Aids::from_code(&self.aids),
            plans: self.plans,
            watch: (self.visibility.parse()).map_err(|_| corrupt("unknown visibility"))?,
            name: self.name,
            about: self.about,
            profile: self.profile,
            start_fen: self.start_fen,
            start_moves: self.start_moves,
        };
        Ok(Tournament {
            id: self.id,
            version: self.version,
            state: TournamentState::from_code(&self.state)
                .ok_or_else(|| StorageError::corrupt("tournaments", self.id, "unknown state"))?,
            setup,
            director: self.director_id,
            deputy: self.deputy_id,
            postponed: number(self.postponed),
            lots: self.lots,
            created_at: Instant(self.created_at),
            ended_at: self.ended_at.map(Instant),
        })
    }
}

/// What is settled beside the columns of the tournament itself.
#[derive(Default, Queryable, Selectable)]
#[diesel(table_name = tournament_terms)]
struct Terms {
    stages: String,
    rating_from: Option<i32>,
    rating_to: Option<i32>,
    rated_games: i32,
    entry_word: String,
    clean: bool,
    series: String,
    again: bool,
}

impl Terms {
    fn read(self) -> Conditions {
        let rating = |value: Option<i32>| value.and_then(|value| u16::try_from(value).ok());
        Conditions {
            least: rating(self.rating_from),
            most: rating(self.rating_to),
            games: number(self.rated_games),
            word: self.entry_word,
            clean: self.clean,
        }
    }
}

/// The columns of the terms, as one tuple for inserting and updating.
macro_rules! terms {
    ($s:expr) => {
        (
            tournament_terms::stages.eq(Stages::notation($s.stages)),
            tournament_terms::rating_from.eq($s.conditions.least.map(i32::from)),
            tournament_terms::rating_to.eq($s.conditions.most.map(i32::from)),
            tournament_terms::rated_games.eq(stored($s.conditions.games)),
            tournament_terms::entry_word.eq(&$s.conditions.word),
            tournament_terms::clean.eq($s.conditions.clean),
            tournament_terms::series.eq(&$s.series),
            tournament_terms::again.eq($s.again),
        )
    };
}

/// Writes the announcement in other languages anew.
fn write_texts(tx: &mut Conn, id: TournamentId, setup: &Setup) -> Result<(), StorageError> {
    diesel::delete(tournament_texts::table.filter(tournament_texts::tournament_id.eq(id)))
        .execute(tx)?;
    for (lang, about) in &setup.texts {
        diesel::insert_into(tournament_texts::table)
            .values((
                tournament_texts::tournament_id.eq(id),
                tournament_texts::lang.eq(lang),
                tournament_texts::about.eq(about),
            ))
            .execute(tx)?;
    }
    Ok(())
}

/// The columns of a setup, as one tuple for inserting and updating.
macro_rules! columns {
    ($s:expr) => {
        (
            tournaments::name.eq(&$s.name),
            tournaments::about.eq(&$s.about),
            tournaments::format.eq($s.format.to_string()),
            tournaments::tie_breaks.eq(codes(&$s)),
            tournaments::least.eq(stored($s.least)),
            tournaments::most.eq($s.most.map(stored)),
            tournaments::start_mode.eq($s.start.code()),
            tournaments::starts_at.eq($s.starts_at.0),
            tournaments::end_at.eq($s.end_at.map(|at| at.0)),
            tournaments::member_days.eq(stored($s.member_days)),
            tournaments::by_invitation.eq($s.by_invitation),
            tournaments::control.eq($s.time.control.to_string()),
            tournaments::leave_mode.eq($s.time.leave.code()),
            tournaments::own_hours.eq($s.time.hours),
            tournaments::profile.eq(&$s.profile),
            tournaments::rated.eq($s.rated),
            tournaments::aids.eq($s.aids.code()),
            tournaments::plans.eq($s.plans),
            tournaments::visibility.eq($s.watch.to_string()),
            tournaments::start_fen.eq(&$s.start_fen),
            tournaments::start_moves.eq(&$s.start_moves),
        )
    };
}

fn codes(setup: &Setup) -> String {
    let codes = setup.tie_breaks.iter().map(ToString::to_string);
    codes.collect::<Vec<_>>().join(" ")
}

/// Writes a new tournament, a draft; its number comes back. `None`: this form has made one before.
///
/// # Errors
/// A database fault.
pub fn insert(
    tx: &mut Conn,
    once: &str,
    by: PlayerId,
    setup: &Setup,
    lots: i64,
    now: Instant,
) -> Result<Option<TournamentId>, StorageError> {
    let row = (
        tournaments::once.eq(once),
        tournaments::made_by.eq(by),
        tournaments::version.eq(1),
        tournaments::state.eq(TournamentState::Draft.code()),
        tournaments::director_id.eq(by),
        tournaments::postponed.eq(0),
        tournaments::lots.eq(lots),
        tournaments::created_at.eq(now.0),
        columns!(setup),
    );
    let made: Option<TournamentId> = both!(tx, c => diesel::insert_into(tournaments::table)
        .values(row)
        .on_conflict_do_nothing()
        .returning(tournaments::id)
        .get_result(c)
        .optional())?;
    if let Some(id) = made {
        diesel::insert_into(tournament_terms::table)
            .values((tournament_terms::tournament_id.eq(id), terms!(setup)))
            .execute(tx)?;
        write_texts(tx, id, setup)?;
    }
    Ok(made)
}

/// The tournament of this number.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn by_id(c: &mut Conn, id: TournamentId) -> Result<Option<Tournament>, StorageError> {
    let row: Option<Row> = tournaments::table
        .find(id)
        .select(Row::as_select())
        .get_result(c)
        .optional()?;
    let Some(row) = row else {
        return Ok(None);
    };
    let terms: Option<Terms> = tournament_terms::table
        .find(id)
        .select(Terms::as_select())
        .get_result(c)
        .optional()?;
    let texts: Vec<(String, String)> = tournament_texts::table
        .filter(tournament_texts::tournament_id.eq(id))
        .order(tournament_texts::lang)
        .select((tournament_texts::lang, tournament_texts::about))
        .load(c)?;
    row.read(terms.unwrap_or_default(), texts).map(Some)
}

/// The tournament that a form has made before.
///
/// # Errors
/// A database fault.
pub fn by_once(
    c: &mut Conn,
    by: PlayerId,
    once: &str,
) -> Result<Option<TournamentId>, StorageError> {
    Ok(tournaments::table
        .filter(tournaments::made_by.eq(by))
        .filter(tournaments::once.eq(once))
        .select(tournaments::id)
        .get_result(c)
        .optional()?)
}

/// Changes what was set up, under the version read.
///
/// # Errors
/// [`StorageError::Stale`] when it has changed since; a database fault.
pub fn change_setup(
    tx: &mut Conn,
    id: TournamentId,
    version: i64,
    setup: &Setup,
) -> Result<(), StorageError> {
    let rows = diesel::update(
        tournaments::table
            .find(id)
            .filter(tournaments::version.eq(version)),
    )
    .set((tournaments::version.eq(version + 1), columns!(setup)))
    .execute(tx)?;
    one(rows)?;
    diesel::update(tournament_terms::table.find(id))
        .set(terms!(setup))
        .execute(tx)?;
    write_texts(tx, id, setup)
}

/// Sets who directs, under the version read.
///
/// # Errors
/// [`StorageError::Stale`] when it has changed since; a database fault.
pub fn set_directors(
    tx: &mut Conn,
    id: TournamentId,
    version: i64,
    director: PlayerId,
    deputy: Option<PlayerId>,
) -> Result<(), StorageError> {
    let rows = diesel::update(
        tournaments::table
            .find(id)
            .filter(tournaments::version.eq(version)),
    )
    .set((
        tournaments::version.eq(version + 1),
        tournaments::director_id.eq(director),
        tournaments::deputy_id.eq(deputy),
    ))
    .execute(tx)?;
    one(rows)
}

/// Sets the end date of a tournament that runs, under the version read. Its games have theirs each for itself.
///
/// # Errors
/// [`StorageError::Stale`] when it has changed since; a database fault.
pub fn set_end(
    tx: &mut Conn,
    before: &Tournament,
    end: Option<Instant>,
) -> Result<(), StorageError> {
    let rows = diesel::update(
        tournaments::table
            .find(before.id)
            .filter(tournaments::version.eq(before.version)),
    )
    .set((
        tournaments::version.eq(before.version + 1),
        tournaments::end_at.eq(end.map(|at| at.0)),
    ))
    .execute(tx)?;
    one(rows)
}

/// Brings a tournament on, under the version read: every change of its state and each draw goes through here.
///
/// # Errors
/// [`StorageError::Stale`] when it has changed since; a database fault.
pub fn advance(
    tx: &mut Conn,
    before: &Tournament,
    state: TournamentState,
    starts_at: Instant,
    postponed: u32,
    ended_at: Option<Instant>,
) -> Result<(), StorageError> {
    let rows = diesel::update(
        tournaments::table
            .find(before.id)
            .filter(tournaments::version.eq(before.version)),
    )
    .set((
        tournaments::version.eq(before.version + 1),
        tournaments::state.eq(state.code()),
        tournaments::starts_at.eq(starts_at.0),
        tournaments::postponed.eq(stored(postponed)),
        tournaments::ended_at.eq(ended_at.map(|at| at.0)),
    ))
    .execute(tx)?;
    one(rows)
}

fn one(rows: usize) -> Result<(), StorageError> {
    if rows == 1 {
        Ok(())
    } else {
        Err(StorageError::Stale)
    }
}
