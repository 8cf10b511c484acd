//! Players who are no longer heard of, and whether they have been asked.

use diesel::prelude::*;

use crate::domain::ending::Ending;
use crate::domain::time::Instant;
use crate::domain::tournament::silent::Silent;
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::storage::fixed::{IsEnded, IsRunning};
use crate::storage::schema::{games, moves, silence_looks as looks, silences as table};
use crate::storage::{Conn, StorageError, both};

/// Somebody who was asked whether he goes on, and has not been heard of since.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Silence {
    /// Its number.
    pub id: i64,
    /// Who.
    pub player: PlayerId,
    /// Asked when.
    pub asked_at: Instant,
    /// And again when.
    pub again_at: Option<Instant>,
    /// When the directors were told.
    pub told_at: Option<Instant>,
}

type Row = (i64, i64, i64, Option<i64>, Option<i64>);

fn read((id, player, asked, again, told): Row) -> Silence {
    Silence {
        id,
        player,
        asked_at: Instant(asked),
        again_at: again.map(Instant),
        told_at: told.map(Instant),
    }
}

/// When a tournament was looked at last for those who are no longer heard of.
///
/// # Errors
/// A database fault.
pub fn silence_looked(c: &mut Conn, id: TournamentId) -> Result<Option<Instant>, StorageError> {
    let at: Option<i64> = looks::table
        .find(id)
        .select(looks::looked_at)
        .first(c)
        .optional()?;
    Ok(at.map(Instant))
}

/// It is looked at now.
///
/// # Errors
/// A database fault.
pub fn look_for_silence(tx: &mut Conn, id: TournamentId, at: Instant) -> Result<(), StorageError> {
    both!(tx, c => diesel::insert_into(looks::table)
        .values((looks::tournament_id.eq(id), looks::looked_at.eq(at.0)))
        .on_conflict(looks::tournament_id)
        .do_update()
        .set(looks::looked_at.eq(at.0))
        .execute(c))?;
    Ok(())
}

/// Those of a tournament who have not answered, in the order in which they were asked.
///
/// # Errors
/// A database fault.
pub fn silences(c: &mut Conn, id: TournamentId) -> Result<Vec<Silence>, StorageError> {
    let rows: Vec<Row> = table::table
        .filter(table::tournament_id.eq(id))
        .filter(table::closed_at.is_null())
        .order(table::id)
        .select((
            table::id,
            table::player_id,
            table::asked_at,
            table::again_at,
            table::told_at,
        ))
        .load(c)?;
    Ok(rows.into_iter().map(read).collect())
}

/// Notes that a player is asked; its number comes back. `None`: he has been asked and has not answered.
///
/// # Errors
/// A database fault.
pub fn ask(
    tx: &mut Conn,
    id: TournamentId,
    player: PlayerId,
    why: Silent,
    at: Instant,
) -> Result<Option<i64>, StorageError> {
    let row = (
        table::tournament_id.eq(id),
        table::player_id.eq(player),
        table::why.eq(why.code()),
        table::asked_at.eq(at.0),
    );
    Ok(both!(tx, c => diesel::insert_into(table::table)
        .values(row)
        .on_conflict_do_nothing()
        .returning(table::id)
        .get_result(c)
        .optional())?)
}

/// Notes that he was asked again; `false`: another server has.
///
/// # Errors
/// A database fault.
pub fn asked_again(tx: &mut Conn, silence: i64, at: Instant) -> Result<bool, StorageError> {
    let open = table::table
        .find(silence)
        .filter(table::closed_at.is_null())
        .filter(table::again_at.is_null());
    Ok(diesel::update(open)
        .set(table::again_at.eq(Some(at.0)))
        .execute(tx)?
        == 1)
}

/// Notes that the directors were told; `false`: another server has.
///
/// # Errors
/// A database fault.
pub fn silence_told(tx: &mut Conn, silence: i64, at: Instant) -> Result<bool, StorageError> {
    let open = table::table
        .find(silence)
        .filter(table::closed_at.is_null())
        .filter(table::told_at.is_null());
    Ok(diesel::update(open)
        .set(table::told_at.eq(Some(at.0)))
        .execute(tx)?
        == 1)
}

/// A player is no longer waited for: he has answered, moved, or left. The number of the asking comes back, if one was open.
///
/// # Errors
/// A database fault.
pub fn close_silence(
    tx: &mut Conn,
    id: TournamentId,
    player: PlayerId,
    answer: &str,
    at: Instant,
) -> Result<Option<i64>, StorageError> {
    let open: Option<i64> = table::table
        .filter(table::tournament_id.eq(id))
        .filter(table::player_id.eq(player))
        .filter(table::closed_at.is_null())
        .select(table::id)
        .first(tx)
        .optional()?;
    if let Some(open) = open {
        diesel::update(table::table.find(open))
            .set((
                table::closed_at.eq(Some(at.0)),
                table::answer.eq(Some(answer)),
            ))
            .execute(tx)?;
    }
    Ok(open)
}

/// When an asking of a player was closed last.
///
/// # Errors
/// A database fault.
pub fn last_answer(
    c: &mut Conn,
    id: TournamentId,
    player: PlayerId,
) -> Result<Option<Instant>, StorageError> {
    let at: Option<Option<i64>> = table::table
        .filter(table::tournament_id.eq(id))
        .filter(table::player_id.eq(player))
        .filter(table::closed_at.is_not_null())
        .order(table::closed_at.desc())
        .select(table::closed_at)
        .first(c)
        .optional()?;
    Ok(at.flatten().map(Instant))
}

/// Who has lost games of a tournament on time, and when.
///
/// # Errors
/// A database fault.
pub fn lost_on_time(
    c: &mut Conn,
    id: TournamentId,
) -> Result<Vec<(PlayerId, Instant)>, StorageError> {
    type Row = (i64, i64, Option<String>, Option<String>, Option<i64>);
    let rows: Vec<Row> = games::table
        .filter(games::tournament_id.eq(id))
        .filter(IsEnded)
        .filter(games::reason.like("time%"))
        .select((
            games::white_id,
            games::black_id,
            games::result,
            games::reason,
            games::ended_at,
        ))
        .load(c)?;
    let lost = |(white, black, result, reason, at): Row| {
        let ending = Ending::from_stored(&result?, &reason?)?;
        let winner = ending.decided().filter(|_| ending.is_by_time())?.winner()?;
        let loser = match winner {
            crate::rules::Color::White => black,
            crate::rules::Color::Black => white,
        };
        Some((loser, Instant(at?)))
    };
    Ok(rows.into_iter().filter_map(lost).collect())
}

/// The games of a tournament in which one player has been to move since before an instant: game and player.
///
/// # Errors
/// A database fault.
pub fn waited_for_since(
    c: &mut Conn,
    id: TournamentId,
    before: Instant,
) -> Result<Vec<(GameId, PlayerId)>, StorageError> {
    let rows: Vec<(i64, Option<i64>)> = games::table
        .filter(games::tournament_id.eq(id))
        .filter(IsRunning)
        .filter(games::clock_started_at.le(before.0))
        .order(games::id)
        .select((games::id, games::waiting_id))
        .load(c)?;
    Ok(rows
        .into_iter()
        .filter_map(|(game, player)| Some((game, player?)))
        .collect())
}

/// When a player made his last move after an instant; `event`: only in this tournament.
///
/// # Errors
/// A database fault.
pub fn last_move(
    c: &mut Conn,
    player: PlayerId,
    event: Option<TournamentId>,
    after: Instant,
) -> Result<Option<Instant>, StorageError> {
    let mut query = moves::table
        .inner_join(games::table.on(games::id.eq(moves::game_id)))
        .filter(games::white_id.eq(player).or(games::black_id.eq(player)))
        .filter(moves::ply.gt(games::given))
        .filter(moves::at.gt(after.0))
        .select((games::white_id, moves::fen, moves::at))
        .into_boxed();
    if let Some(event) = event {
        query = query.filter(games::tournament_id.eq(event));
    }
    let rows: Vec<(i64, String, i64)> = query.load(c)?;
    // whoever is not to move in the position after it has made it
    let own = rows.into_iter().filter(|(white, fen, _)| {
        let black_is_to_move = fen.split(' ').nth(1) == Some("b");
        (*white == player) == black_is_to_move
    });
    Ok(own.map(|(_, _, at)| Instant(at)).max())
}
