//! What directors and the server have done in a tournament.

use diesel::prelude::*;

use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::storage::schema::tournament_acts as table;
use crate::storage::{Conn, StorageError, both};

use super::act_kind::ActKind;
use super::{number, stored};

/// An act as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    /// Its number.
    pub id: i64,
    /// The tournament.
    pub tournament: TournamentId,
    /// Who did it; `None`: the server.
    pub by: Option<PlayerId>,
    /// When.
    pub at: Instant,
    /// What.
    pub kind: ActKind,
    /// Whom it concerns.
    pub player: Option<PlayerId>,
    /// Which game.
    pub game: Option<GameId>,
    /// A number that belongs to it (a round).
    pub amount: i64,
    /// A word that belongs to it (why somebody left, how a game was decided).
    pub word: String,
    /// The reason given, or the announcement.
    pub reason: String,
    /// Of how many games.
    pub total: u32,
    /// How many of them are done.
    pub done: u32,
    /// When it was done with.
    pub ended_at: Option<Instant>,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = table)]
struct Row {
    id: i64,
    tournament_id: i64,
    by_id: Option<i64>,
    at: i64,
    kind: String,
    player_id: Option<i64>,
    game_id: Option<i64>,
    amount: i64,
    word: String,
    reason: String,
    total: i32,
    done: i32,
    ended_at: Option<i64>,
}

fn read(row: Row) -> Result<Act, StorageError> {
    Ok(Act {
        id: row.id,
        tournament: row.tournament_id,
        by: row.by_id,
        at: Instant(row.at),
        kind: ActKind::from_code(&row.kind)
            .ok_or_else(|| StorageError::corrupt("tournament_acts", row.id, "unknown kind"))?,
        player: row.player_id,
        game: row.game_id,
        amount: row.amount,
        word: row.word,
        reason: row.reason,
        total: number(row.total),
        done: number(row.done),
        ended_at: row.ended_at.map(Instant),
    })
}

/// A new act.
#[derive(Clone, Debug)]
pub struct NewAct {
    /// What makes the form single.
    pub once: String,
    /// The tournament.
    pub tournament: TournamentId,
    /// Who does it.
    pub by: Option<PlayerId>,
    /// When.
    pub at: Instant,
    /// What.
    pub kind: ActKind,
    /// Whom it concerns.
    pub player: Option<PlayerId>,
    /// Which game.
    pub game: Option<GameId>,
    /// A number that belongs to it.
    pub amount: i64,
    /// A word that belongs to it.
    pub word: String,
    /// The reason.
    pub reason: String,
    /// Whether it is carried out game by game, later.
    pub open: bool,
}

impl NewAct {
    /// An act of this kind with nothing beside; `once` is made of what it is, so that the server does it once.
    #[must_use]
    pub fn of(
        kind: ActKind,
        tournament: TournamentId,
        by: Option<PlayerId>,
        once: &str,
        at: Instant,
    ) -> Self {
        Self {
            once: format!("{tournament}:{}:{once}", kind.code()),
            tournament,
            by,
            at,
            kind,
            player: None,
            game: None,
            amount: 0,
            word: String::new(),
            reason: String::new(),
            open: false,
        }
    }
}

/// Keeps an act; its number comes back. `None`: it has been kept before.
///
/// # Errors
/// A database fault.
pub fn insert(tx: &mut Conn, new: &NewAct) -> Result<Option<i64>, StorageError> {
    let row = (
        table::once.eq(&new.once),
        table::tournament_id.eq(new.tournament),
        table::by_id.eq(new.by),
        table::at.eq(new.at.0),
        table::kind.eq(new.kind.code()),
        table::player_id.eq(new.player),
        table::game_id.eq(new.game),
        table::amount.eq(new.amount),
        table::word.eq(&new.word),
        table::reason.eq(&new.reason),
        table::total.eq(0),
        table::done.eq(0),
        table::ended_at.eq((!new.open).then_some(new.at.0)),
    );
    Ok(both!(tx, c => diesel::insert_into(table::table)
        .values(row)
        .on_conflict_do_nothing()
        .returning(table::id)
        .get_result(c)
        .optional())?)
}

/// Whether an act that is done once has been kept.
///
/// # Errors
/// A database fault.
pub fn is_kept(c: &mut Conn, new: &NewAct) -> Result<bool, StorageError> {
    let found: Option<i64> = table::table
        .filter(table::once.eq(&new.once))
        .select(table::id)
        .first(c)
        .optional()?;
    Ok(found.is_some())
}

/// When something of this kind was done last in a tournament.
///
/// # Errors
/// A database fault.
pub fn last_at(
    c: &mut Conn,
    id: TournamentId,
    kind: ActKind,
) -> Result<Option<Instant>, StorageError> {
    let at: Option<i64> = table::table
        .filter(table::tournament_id.eq(id))
        .filter(table::kind.eq(kind.code()))
        .order(table::id.desc())
        .select(table::at)
        .first(c)
        .optional()?;
    Ok(at.map(Instant))
}

/// The act of this number.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn by_id(c: &mut Conn, id: i64) -> Result<Option<Act>, StorageError> {
    let row: Option<Row> = table::table
        .find(id)
        .select(Row::as_select())
        .get_result(c)
        .optional()?;
    row.map(read).transpose()
}

/// The acts of a tournament, the latest first.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn of(c: &mut Conn, id: TournamentId, most: i64) -> Result<Vec<Act>, StorageError> {
    let rows: Vec<Row> = table::table
        .filter(table::tournament_id.eq(id))
        .order(table::id.desc())
        .limit(most)
        .select(Row::as_select())
        .load(c)?;
    rows.into_iter().map(read).collect()
}

/// Until when the clocks of a tournament rest as its director has ordered, if they do at `now`.
///
/// # Errors
/// A database fault.
pub fn halted_until(
    c: &mut Conn,
    id: TournamentId,
    now: Instant,
) -> Result<Option<Instant>, StorageError> {
    let (halted, on) = (ActKind::Halted.code(), ActKind::WentOn.code());
    let last: Option<(String, i64)> = table::table
        .filter(table::tournament_id.eq(id))
        .filter(table::kind.eq(halted).or(table::kind.eq(on)))
        .order(table::id.desc())
        .select((table::kind, table::amount))
        .first(c)
        .optional()?;
    let until = last.filter(|(kind, _)| kind == halted);
    Ok(until.map(|(_, at)| Instant(at)).filter(|at| *at > now))
}

/// Acts that are still to be carried out, the oldest first.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn open(c: &mut Conn, most: i64) -> Result<Vec<Act>, StorageError> {
    let rows: Vec<Row> = table::table
        .filter(table::ended_at.is_null())
        .order(table::id)
        .limit(most)
        .select(Row::as_select())
        .load(c)?;
    rows.into_iter().map(read).collect()
}

/// How far an act has come; `ended`: it is done with.
///
/// # Errors
/// A database fault.
pub fn progress(
    tx: &mut Conn,
    id: i64,
    total: u32,
    done: u32,
    ended: Option<Instant>,
) -> Result<(), StorageError> {
    diesel::update(table::table.find(id))
        .set((
            table::total.eq(stored(total)),
            table::done.eq(stored(done)),
            table::ended_at.eq(ended.map(|at| at.0)),
        ))
        .execute(tx)?;
    Ok(())
}

/// One more game of an act is done, in the transaction that does it.
///
/// # Errors
/// [`StorageError::Stale`] when another server has done it; a database fault.
pub fn count_done(
    tx: &mut Conn,
    id: i64,
    total: u32,
    done_before: u32,
) -> Result<(), StorageError> {
    let rows = diesel::update(
        table::table
            .find(id)
            .filter(table::done.eq(stored(done_before))),
    )
    .set((
        table::total.eq(stored(total)),
        table::done.eq(stored(done_before.saturating_add(1))),
    ))
    .execute(tx)?;
    if rows == 1 {
        Ok(())
    } else {
        Err(StorageError::Stale)
    }
}
