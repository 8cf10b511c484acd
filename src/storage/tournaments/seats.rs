//! Who sits where, when that changes while a tournament runs.

use diesel::prelude::*;

use crate::domain::{PlayerId, TournamentId};
use crate::storage::schema::seats;
use crate::storage::{Conn, StorageError};

use super::stored;
use crate::domain::GameId;
use crate::domain::tournament::draw::NewMeeting;
use crate::domain::tournament::field::{GroupId, Met, RoundState};
use crate::domain::tournament::late::Vacant;
use crate::storage::both;
use crate::storage::schema::{pairings, rounds};

/// The seats of a player in a stage are another's from now on.
///
/// # Errors
/// A database fault.
pub fn take_seats(
    tx: &mut Conn,
    id: TournamentId,
    stage: u32,
    was: PlayerId,
    player: PlayerId,
) -> Result<usize, StorageError> {
    let own = seats::table
        .filter(seats::tournament_id.eq(id))
        .filter(seats::stage.eq(stored(stage)))
        .filter(seats::player_id.eq(was));
    Ok(diesel::update(own)
        .set((seats::player_id.eq(player), seats::was_id.eq(Some(was))))
        .execute(tx)?)
}

/// Somebody takes a vacant seat: whoever left it has made no move, so it is simply his.
///
/// # Errors
/// [`StorageError::Stale`] when it is not vacant any more; a database fault.
pub fn fill_seat(
    tx: &mut Conn,
    id: TournamentId,
    vacant: &Vacant,
    player: PlayerId,
) -> Result<(), StorageError> {
    let (stage, grp) = (stored(vacant.group.stage), stored(vacant.group.group));
    let number = stored(vacant.number);
    let rows = match vacant.was {
        Some(was) => diesel::update(seats::table.find((id, stage, grp, number)))
            .filter(seats::player_id.eq(was))
            .set((seats::player_id.eq(player), seats::was_id.eq(None::<i64>)))
            .execute(tx)?,
        None => both!(tx, c => diesel::insert_into(seats::table)
            .values((
                seats::tournament_id.eq(id),
                seats::stage.eq(stage),
                seats::grp.eq(grp),
                seats::number.eq(number),
                seats::player_id.eq(player),
            ))
            .on_conflict_do_nothing()
            .execute(c))?,
    };
    if rows == 1 {
        Ok(())
    } else {
        Err(StorageError::Stale)
    }
}

/// Pairings of a seat that nobody had.
///
/// # Errors
/// A database fault.
pub fn add_meetings(
    tx: &mut Conn,
    id: TournamentId,
    stage: u32,
    new: &[NewMeeting],
) -> Result<(), StorageError> {
    let rows: Vec<_> = new
        .iter()
        .map(|m| {
            (
                pairings::tournament_id.eq(id),
                pairings::stage.eq(stored(stage)),
                pairings::grp.eq(stored(m.group)),
                pairings::round.eq(stored(m.round)),
                pairings::board.eq(stored(m.board)),
                pairings::leg.eq(stored(m.leg)),
                pairings::white.eq(stored(m.white)),
                pairings::black.eq(m.black.map(stored)),
            )
        })
        .collect();
    both!(tx, c => diesel::insert_into(pairings::table).values(rows).execute(c))?;
    Ok(())
}

/// A pairing is played anew, by this game or by one that is still to be made; what it came to before is forgotten.
///
/// # Errors
/// A database fault.
pub fn play_anew(tx: &mut Conn, pairing: i64, game: Option<GameId>) -> Result<(), StorageError> {
    diesel::update(pairings::table.find(pairing))
        .set((
            pairings::game_id.eq(game),
            pairings::decided.eq(None::<String>),
        ))
        .execute(tx)?;
    Ok(())
}

/// A pairing counts for nobody, whatever its game came to.
///
/// # Errors
/// A database fault.
pub fn make_void(tx: &mut Conn, pairing: i64) -> Result<(), StorageError> {
    diesel::update(pairings::table.find(pairing))
        .set(pairings::decided.eq(Met::Void.code()))
        .execute(tx)?;
    Ok(())
}

/// A round that was over has open games again.
///
/// # Errors
/// A database fault.
pub fn reopen_round(
    tx: &mut Conn,
    id: TournamentId,
    of: GroupId,
    round: u32,
) -> Result<(), StorageError> {
    diesel::update(rounds::table.find((id, stored(of.stage), stored(round))))
        .filter(rounds::state.eq(RoundState::Finished.code()))
        .set(rounds::state.eq(RoundState::Started.code()))
        .execute(tx)?;
    Ok(())
}
