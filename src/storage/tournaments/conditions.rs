//! Who may enter: what is known of somebody who wants to, and what two accounts are to each other.

use diesel::prelude::*;

use crate::domain::rating::Pool;
use crate::domain::time::Instant;
use crate::domain::tournament::conditions::{Applicant, Tie};
use crate::domain::tournament::setup::{EntryState, Tournament, Withdrawal};
use crate::domain::{PlayerId, TournamentId};
use crate::storage::fixed::{IsEnded, IsRunning};
use crate::storage::schema::{entries, game_limits, games, ties};
use crate::storage::{Conn, StorageError, both, ratings};

/// What is known of a player who wants to enter a tournament.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn applicant(
    c: &mut Conn,
    t: &Tournament,
    player: PlayerId,
) -> Result<Applicant, StorageError> {
    let pool = Pool::of(&t.setup.start_fen, t.setup.aids);
    let head = ratings::of_players(c, &[player], pool)?.remove(&player);
    let why = [Withdrawal::Silent, Withdrawal::Excluded].map(Withdrawal::code);
    let left: Option<Option<i64>> = entries::table
        .filter(entries::player_id.eq(player))
        .filter(entries::left_why.eq_any(why))
        .order(entries::left_at.desc())
        .select(entries::left_at)
        .first(c)
        .optional()?;
    let played = || games::white_id.eq(player).or(games::black_id.eq(player));
    let running: i64 = games::table
        .filter(played())
        .filter(IsRunning)
        .count()
        .get_result(c)?;
    let finished: i64 = games::table
        .filter(played())
        .filter(IsEnded)
        .count()
        .get_result(c)?;
    let small = |count: i64| u32::try_from(count).unwrap_or(u32::MAX);
    Ok(Applicant {
        rating: head.as_ref().and_then(|h| u16::try_from(h.points()).ok()),
        games: head.map_or(0, |head| head.games),
        left_badly: left.flatten().map(Instant),
        twin: twin_is_in(c, t.id, player)?,
        running: small(running),
        finished: small(finished),
        wants: limit(c, player)?,
    })
}

/// Whether another account of the same person has entered.
fn twin_is_in(c: &mut Conn, id: TournamentId, player: PlayerId) -> Result<bool, StorageError> {
    let twins: Vec<PlayerId> = ties_of(c, player)?
        .into_iter()
        .filter(|(_, tie)| *tie == Tie::Person)
        .map(|(other, _)| other)
        .collect();
    let here = [EntryState::In.code(), EntryState::Waiting.code()];
    let count: i64 = entries::table
        .filter(entries::tournament_id.eq(id))
        .filter(entries::player_id.eq_any(twins))
        .filter(entries::state.eq_any(here))
        .count()
        .get_result(c)?;
    Ok(count > 0)
}

/// How many running games a player wants at most.
///
/// # Errors
/// A database fault.
pub fn limit(c: &mut Conn, player: PlayerId) -> Result<Option<u32>, StorageError> {
    let most: Option<i32> = game_limits::table
        .find(player)
        .select(game_limits::most)
        .get_result(c)
        .optional()?;
    Ok(most.and_then(|most| u32::try_from(most).ok()))
}

/// Sets it; `None`: as many as may be.
///
/// # Errors
/// A database fault.
pub fn set_limit(tx: &mut Conn, player: PlayerId, most: Option<u32>) -> Result<(), StorageError> {
    let Some(most) = most else {
        diesel::delete(game_limits::table.find(player)).execute(tx)?;
        return Ok(());
    };
    let most = i32::try_from(most).unwrap_or(i32::MAX);
    both!(tx, c => diesel::insert_into(game_limits::table)
        .values((game_limits::player_id.eq(player), game_limits::most.eq(most)))
        .on_conflict(game_limits::player_id)
        .do_update()
        .set(game_limits::most.eq(most))
        .execute(c))?;
    Ok(())
}

/// The accounts that are tied to this one.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn ties_of(c: &mut Conn, player: PlayerId) -> Result<Vec<(PlayerId, Tie)>, StorageError> {
    let rows: Vec<(i64, i64, String)> = ties::table
        .filter(ties::one_id.eq(player).or(ties::other_id.eq(player)))
        .order((ties::one_id, ties::other_id))
        .select((ties::one_id, ties::other_id, ties::kind))
        .load(c)?;
    rows.into_iter()
        .map(|(one, other, kind)| {
            let kind = Tie::from_code(&kind)
                .ok_or_else(|| StorageError::corrupt("ties", one, "unknown kind"))?;
            Ok((if one == player { other } else { one }, kind))
        })
        .collect()
}

/// Whether two are tied, in whichever way: their games are not rated.
///
/// # Errors
/// A database fault.
pub fn are_tied(c: &mut Conn, one: PlayerId, other: PlayerId) -> Result<bool, StorageError> {
    let key = (one.min(other), one.max(other));
    let found: Option<i64> = ties::table
        .find(key)
        .select(ties::one_id)
        .get_result(c)
        .optional()?;
    Ok(found.is_some())
}

/// Ties two accounts, or changes how; `None`: unties them. Whether anything was there or is now.
///
/// # Errors
/// A database fault.
pub fn tie(
    tx: &mut Conn,
    one: PlayerId,
    other: PlayerId,
    kind: Option<Tie>,
    at: Instant,
) -> Result<(), StorageError> {
    let key = (one.min(other), one.max(other));
    let Some(kind) = kind else {
        diesel::delete(ties::table.find(key)).execute(tx)?;
        return Ok(());
    };
    both!(tx, c => diesel::insert_into(ties::table)
        .values((
            ties::one_id.eq(key.0),
            ties::other_id.eq(key.1),
            ties::kind.eq(kind.code()),
            ties::at.eq(at.0),
        ))
        .on_conflict((ties::one_id, ties::other_id))
        .do_update()
        .set(ties::kind.eq(kind.code()))
        .execute(c))?;
    Ok(())
}
