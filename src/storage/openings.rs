//! How the games of this site went on from a position: sums over ended games that anybody may see.

use diesel::prelude::*;

use crate::domain::GameId;
use crate::rules::Position;
use crate::storage::games::key_of;
use crate::storage::schema::{game_terms, games, moves, opening_games, opening_moves, tournaments};
use crate::storage::{Conn, StorageError, both};

/// Half-moves of a game that are counted.
pub const DEEP: i32 = 24;
/// The word of a game that is not counted: it has no result, or does not begin as games do.
const NOT_COUNTED: &str = "";

/// A move that was played from a position, and how those games ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Continuation {
    /// The move.
    pub uci: String,
    /// Won by White.
    pub white: i64,
    /// Drawn.
    pub drawn: i64,
    /// Won by Black.
    pub black: i64,
}

impl Continuation {
    /// How many games.
    #[must_use]
    pub fn games(&self) -> i64 {
        self.white + self.drawn + self.black
    }
}

/// The moves played from a position, the most frequent first.
///
/// # Errors
/// A database fault.
pub fn moves_from(c: &mut Conn, key: &str) -> Result<Vec<Continuation>, StorageError> {
    let rows: Vec<(String, i64, i64, i64)> = opening_moves::table
        .filter(opening_moves::key.eq(key))
        .select((
            opening_moves::uci,
            opening_moves::white,
            opening_moves::drawn,
            opening_moves::black,
        ))
        .load(c)?;
    Ok(sorted(rows))
}

/// The most frequent first.
pub(super) fn sorted(rows: Vec<(String, i64, i64, i64)>) -> Vec<Continuation> {
    let continuation = |(uci, white, drawn, black)| Continuation {
        uci,
        white,
        drawn,
        black,
    };
    let mut all: Vec<Continuation> = rows.into_iter().map(continuation).collect();
    all.retain(|one| one.games() > 0);
    all.sort_by(|a, b| b.games().cmp(&a.games()).then_with(|| a.uci.cmp(&b.uci)));
    all
}

/// Ended games that have not been looked at. Those whose moves wait for others of their tournament come when it is over.
///
/// # Errors
/// A database fault.
pub fn fresh(c: &mut Conn, most: i64) -> Result<Vec<GameId>, StorageError> {
    let waits = game_terms::visibility.like("%+%");
    let over = tournaments::ended_at.is_not_null();
    Ok(games::table
        .inner_join(game_terms::table.on(game_terms::game_id.eq(games::id)))
        .left_join(opening_games::table.on(opening_games::game_id.eq(games::id)))
        .left_join(tournaments::table.on(games::tournament_id.eq(tournaments::id.nullable())))
        .filter(games::state.eq("ended"))
        .filter(opening_games::game_id.nullable().is_null())
        .filter(diesel::dsl::not(waits).or(over.assume_not_null()))
        .order(games::id)
        .limit(most)
        .select(games::id)
        .load(c)?)
}

/// Games that were counted with another result than they have now: continued, or decided otherwise.
///
/// # Errors
/// A database fault.
pub fn changed(c: &mut Conn, most: i64) -> Result<Vec<GameId>, StorageError> {
    Ok(opening_games::table
        .inner_join(games::table.on(games::id.eq(opening_games::game_id)))
        .filter(opening_games::result.ne(NOT_COUNTED))
        .filter(
            games::result
                .is_null()
                .or(games::result.assume_not_null().ne(opening_games::result)),
        )
        .limit(most)
        .select(opening_games::game_id)
        .load(c)?)
}

/// Counts a game that has ended; one that is counted already, or does not count, changes no sums.
///
/// # Errors
/// A database fault.
pub fn count(tx: &mut Conn, game: GameId) -> Result<(), StorageError> {
    let found: Option<(Option<String>, Option<String>, String)> = games::table
        .inner_join(game_terms::table.on(game_terms::game_id.eq(games::id)))
        .filter(games::id.eq(game))
        .filter(games::state.eq("ended"))
        .select((games::result, games::reason, game_terms::start_fen))
        .get_result(tx)
        .optional()?;
    let Some((result, reason, start)) = found else {
        return Ok(());
    };
    let usual = start == Position::start().fen() && reason.as_deref() != Some("walkover");
    let result = result.filter(|result| usual && sums(result, 1).is_some());
    let result = result.unwrap_or_else(|| NOT_COUNTED.to_owned());
    let row = (
        opening_games::game_id.eq(game),
        opening_games::result.eq(&result),
        opening_games::line.eq(line_of(tx, game)?),
    );
    let mine = both!(tx, c => diesel::insert_into(opening_games::table)
        .values(row)
        .on_conflict_do_nothing()
        .execute(c))?;
    if mine == 1 {
        add(tx, game, &result, 1)?;
    }
    Ok(())
}

/// How a game began, as far as it is counted: the moves as UCI, each followed by a dot.
fn line_of(c: &mut Conn, game: GameId) -> Result<String, StorageError> {
    let moves: Vec<String> = moves::table
        .filter(moves::game_id.eq(game))
        .filter(moves::ply.between(1, DEEP))
        .order(moves::ply)
        .select(moves::uci)
        .load(c)?;
    Ok(moves.iter().map(|uci| format!("{uci}.")).collect())
}

/// Counted games that began with these moves, the newest first; whether a reader may see one is not asked here.
///
/// # Errors
/// A database fault.
pub fn games_of_line(
    c: &mut Conn,
    played: &[String],
    most: i64,
) -> Result<Vec<GameId>, StorageError> {
    let line: String = played.iter().map(|uci| format!("{uci}.")).collect();
    // nothing in a line sorts behind a tilde
    let beyond = format!("{line}~");
    Ok(opening_games::table
        .filter(opening_games::line.ge(line))
        .filter(opening_games::line.lt(beyond))
        .filter(opening_games::result.ne(NOT_COUNTED))
        .order(opening_games::game_id.desc())
        .limit(most)
        .select(opening_games::game_id)
        .load(c)?)
}

/// Takes back what a game was counted for; it is looked at again when it has ended.
///
/// # Errors
/// A database fault.
pub fn take_back(tx: &mut Conn, game: GameId) -> Result<(), StorageError> {
    let counted: Option<String> = opening_games::table
        .find(game)
        .select(opening_games::result)
        .get_result(tx)
        .optional()?;
    let Some(counted) = counted else {
        return Ok(());
    };
    if diesel::delete(opening_games::table.find(game)).execute(tx)? == 1 {
        add(tx, game, &counted, -1)?;
    }
    Ok(())
}

/// What a result adds to the sums of White's wins, draws and Black's wins.
fn sums(result: &str, by: i64) -> Option<[i64; 3]> {
    match result {
        "1-0" => Some([by, 0, 0]),
        "1/2-1/2" => Some([0, by, 0]),
        "0-1" => Some([0, 0, by]),
        _ => None,
    }
}

fn add(tx: &mut Conn, game: GameId, result: &str, by: i64) -> Result<(), StorageError> {
    let Some([white, drawn, black]) = sums(result, by) else {
        return Ok(());
    };
    let plies: Vec<(String, String)> = moves::table
        .filter(moves::game_id.eq(game))
        .filter(moves::ply.le(DEEP))
        .order(moves::ply)
        .select((moves::uci, moves::fen))
        .load(tx)?;
    let mut key: Option<String> = None;
    for (uci, fen) in plies {
        if let Some(key) = &key {
            let row = (
                opening_moves::key.eq(key),
                opening_moves::uci.eq(&uci),
                opening_moves::white.eq(white),
                opening_moves::drawn.eq(drawn),
                opening_moves::black.eq(black),
            );
            both!(tx, c => diesel::insert_into(opening_moves::table)
                .values(row)
                .on_conflict((opening_moves::key, opening_moves::uci))
                .do_update()
                .set((
                    opening_moves::white.eq(opening_moves::white + white),
                    opening_moves::drawn.eq(opening_moves::drawn + drawn),
                    opening_moves::black.eq(opening_moves::black + black),
                ))
                .execute(c))?;
        }
        key = Some(key_of(&fen));
    }
    Ok(())
}
