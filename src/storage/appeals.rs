//! Appeals against results of tournament games, and results that are provisional.

use diesel::prelude::*;

use crate::domain::ending::Ending;
use crate::domain::time::Instant;
use crate::domain::tournament::appeal::{PROVISIONAL, Verdict, is_provisional};
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::storage::fixed::IsEnded;
use crate::storage::schema::{appeals as table, games, tournament_acts};
use crate::storage::{Conn, StorageError, both};

/// An appeal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appeal {
    /// Its number.
    pub id: i64,
    /// The tournament.
    pub tournament: TournamentId,
    /// The game.
    pub game: GameId,
    /// Who appeals.
    pub player: PlayerId,
    /// Why.
    pub body: String,
    /// When.
    pub at: Instant,
    /// What was decided, once it was.
    pub verdict: Option<Verdict>,
    /// Why.
    pub reason: String,
}

type Row = (
    i64,
    i64,
    i64,
    i64,
    String,
    i64,
    Option<String>,
    Option<String>,
);

fn columns() -> (
    table::id,
    table::tournament_id,
    table::game_id,
    table::player_id,
    table::body,
    table::made_at,
    table::decision,
    table::reason,
) {
    (
        table::id,
        table::tournament_id,
        table::game_id,
        table::player_id,
        table::body,
        table::made_at,
        table::decision,
        table::reason,
    )
}

fn read((id, tournament, game, player, body, at, decision, reason): Row) -> Appeal {
    Appeal {
        id,
        tournament,
        game,
        player,
        body,
        at: Instant(at),
        verdict: decision.as_deref().and_then(Verdict::from_code),
        reason: reason.unwrap_or_default(),
    }
}

/// Keeps an appeal; its number comes back. `None`: this player has appealed against this result before.
///
/// # Errors
/// A database fault.
pub fn insert(
    tx: &mut Conn,
    tournament: TournamentId,
    (game, player): (GameId, PlayerId),
    body: &str,
    at: Instant,
) -> Result<Option<i64>, StorageError> {
    let row = (
        table::tournament_id.eq(tournament),
        table::game_id.eq(game),
        table::player_id.eq(player),
        table::body.eq(body),
        table::made_at.eq(at.0),
    );
    Ok(both!(tx, c => diesel::insert_into(table::table)
        .values(row)
        .on_conflict_do_nothing()
        .returning(table::id)
        .get_result(c)
        .optional())?)
}

/// The appeals against a game's result, oldest first.
///
/// # Errors
/// A database fault.
pub fn of_game(c: &mut Conn, game: GameId) -> Result<Vec<Appeal>, StorageError> {
    let rows: Vec<Row> = table::table
        .filter(table::game_id.eq(game))
        .order(table::id)
        .select(columns())
        .load(c)?;
    Ok(rows.into_iter().map(read).collect())
}

/// The open appeals of a tournament, oldest first.
///
/// # Errors
/// A database fault.
pub fn open(c: &mut Conn, tournament: TournamentId) -> Result<Vec<Appeal>, StorageError> {
    let rows: Vec<Row> = table::table
        .filter(table::tournament_id.eq(tournament))
        .filter(table::decided_at.is_null())
        .order(table::id)
        .select(columns())
        .load(c)?;
    Ok(rows.into_iter().map(read).collect())
}

/// The appeal of this number.
///
/// # Errors
/// A database fault.
pub fn by_id(c: &mut Conn, id: i64) -> Result<Option<Appeal>, StorageError> {
    let row: Option<Row> = table::table
        .find(id)
        .select(columns())
        .first(c)
        .optional()?;
    Ok(row.map(read))
}

/// Decides an appeal; `false`: it has been decided.
///
/// # Errors
/// A database fault.
pub fn decide(
    tx: &mut Conn,
    id: i64,
    by: PlayerId,
    (verdict, reason): (Verdict, &str),
    at: Instant,
) -> Result<bool, StorageError> {
    let open = table::table.find(id).filter(table::decided_at.is_null());
    let rows = diesel::update(open)
        .set((
            table::decided_at.eq(Some(at.0)),
            table::decided_by.eq(Some(by)),
            table::decision.eq(Some(verdict.code())),
            table::reason.eq(Some(reason)),
        ))
        .execute(tx)?;
    Ok(rows == 1)
}

/// Whether somebody has decided this game: then he decides no appeal against it.
///
/// # Errors
/// A database fault.
pub fn has_decided(c: &mut Conn, game: GameId, player: PlayerId) -> Result<bool, StorageError> {
    let decided: Option<i64> = tournament_acts::table
        .filter(tournament_acts::game_id.eq(game))
        .filter(tournament_acts::by_id.eq(player))
        .filter(tournament_acts::kind.eq("decided"))
        .select(tournament_acts::id)
        .first(c)
        .optional()?;
    Ok(decided.is_some())
}

/// The games of a tournament whose results are provisional, with when each becomes final by itself (`None`: not before its
/// appeal is decided).
///
/// # Errors
/// A database fault.
pub fn provisional(
    c: &mut Conn,
    tournament: TournamentId,
    now: Instant,
) -> Result<Vec<(GameId, Option<Instant>)>, StorageError> {
    type Ended = (i64, Option<String>, Option<String>, Option<i64>);
    let rows: Vec<Ended> = games::table
        .filter(games::tournament_id.eq(tournament))
        .filter(IsEnded)
        .filter(games::ended_at.gt(now.plus(-PROVISIONAL).0))
        .filter(games::reason.like("time%"))
        .select((games::id, games::result, games::reason, games::ended_at))
        .load(c)?;
    let recent = rows.into_iter().filter_map(|(game, result, reason, at)| {
        let (ending, ended) = (Ending::from_stored(&result?, &reason?)?, Instant(at?));
        let provisional = is_provisional(ending, ended, now);
        provisional.then_some((game, Some(ended.plus(PROVISIONAL))))
    });
    let mut found: Vec<(GameId, Option<Instant>)> = recent.collect();
    for appeal in open(c, tournament)? {
        found.retain(|(game, _)| *game != appeal.game);
        found.push((appeal.game, None));
    }
    Ok(found)
}
