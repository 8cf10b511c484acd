//! Seats of games that somebody else took over.

use diesel::prelude::*;

use crate::domain::clock::Absences;
use crate::domain::game::Ticking;
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::rules::Color;
use crate::storage::fixed::IsPrepared;
use crate::storage::schema::{draw_offers, game_events, game_terms, games, takeovers};
use crate::storage::{Conn, StorageError, absences};

use super::facts::{code_of, side_of};
use super::rows::stored;

/// A seat that is taken over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Takeover {
    /// The game.
    pub game: GameId,
    /// Whose seat.
    pub side: Color,
    /// Who had it.
    pub was: PlayerId,
    /// Who has it now.
    pub player: PlayerId,
    /// When.
    pub at: Instant,
    /// Plies on the board then.
    pub ply: u32,
}

/// Hands a seat of a running game over. The caller has moved the game on under its version guard in the same transaction.
/// `unrated`: the game is rated for nobody from now on.
///
/// # Errors
/// A database fault.
pub fn hand_over(tx: &mut Conn, to: &Takeover, unrated: bool) -> Result<(), StorageError> {
    reseat(tx, to)?;
    diesel::insert_into(takeovers::table)
        .values((
            takeovers::game_id.eq(to.game),
            takeovers::side.eq(code_of(to.side)),
            takeovers::at.eq(to.at.0),
            takeovers::was_id.eq(to.was),
            takeovers::player_id.eq(to.player),
            takeovers::ply.eq(stored(to.ply)),
        ))
        .execute(tx)?;
    // what was offered and done is the seat's: whose it was follows from the row above
    diesel::update(draw_offers::table.filter(draw_offers::game_id.eq(to.game)))
        .filter(draw_offers::by_id.eq(to.was))
        .set(draw_offers::by_id.eq(to.player))
        .execute(tx)?;
    diesel::update(game_events::table.filter(game_events::game_id.eq(to.game)))
        .filter(game_events::player_id.eq(to.was))
        .set(game_events::player_id.eq(to.player))
        .execute(tx)?;
    if unrated {
        diesel::update(game_terms::table.find(to.game))
            .set(game_terms::rated.eq(false))
            .execute(tx)?;
    }
    Ok(())
}

fn reseat(tx: &mut Conn, to: &Takeover) -> Result<(), StorageError> {
    let game = games::table.find(to.game);
    match to.side {
        Color::White => diesel::update(game)
            .set(games::white_id.eq(to.player))
            .execute(tx)?,
        Color::Black => diesel::update(game)
            .set(games::black_id.eq(to.player))
            .execute(tx)?,
    };
    diesel::update(game)
        .filter(games::waiting_id.eq(Some(to.was)))
        .set(games::waiting_id.eq(Some(to.player)))
        .execute(tx)?;
    Ok(())
}

/// Gives a seat of a game whose round has not started to somebody else, if it is still at `version`; `ticking`: the first clock.
///
/// # Errors
/// [`StorageError::Stale`] when it is not; a database fault.
pub fn reseat_prepared(
    tx: &mut Conn,
    to: &Takeover,
    version: i64,
    ticking: &Ticking,
) -> Result<(), StorageError> {
    let rows = diesel::update(games::table.find(to.game))
        .filter(games::version.eq(version))
        .filter(IsPrepared)
        .set((
            games::version.eq(version + 1),
            games::allowed_ms.eq(ticking.allowed),
            games::clock_zone.eq(ticking.night.map(|zone| zone.name().to_owned())),
            games::deadline_at.eq(Some(ticking.deadline.0)),
        ))
        .execute(tx)?;
    if rows != 1 {
        return Err(StorageError::Stale);
    }
    reseat(tx, to)
}

type Row = (String, i64, i64, i64);

fn rows(c: &mut Conn, game: GameId) -> Result<Vec<Row>, StorageError> {
    Ok(takeovers::table
        .filter(takeovers::game_id.eq(game))
        .order(takeovers::at)
        .select((
            takeovers::side,
            takeovers::at,
            takeovers::was_id,
            takeovers::player_id,
        ))
        .load(c)?)
}

/// Everybody who had a seat of this game before.
///
/// # Errors
/// A database fault.
pub(super) fn players_before(c: &mut Conn, game: GameId) -> Result<Vec<PlayerId>, StorageError> {
    let rows = rows(c, game)?;
    Ok(rows.into_iter().map(|(_, _, was, _)| was).collect())
}

/// When a side was taken over last, in a game in which somebody was replaced.
///
/// # Errors
/// A database fault.
pub(super) fn last(c: &mut Conn, game: GameId) -> Result<[Option<Instant>; 2], StorageError> {
    let rows = rows(c, game)?;
    let last = |side: Color| {
        let own = rows.iter().filter(|row| side_of(&row.0) == Some(side));
        own.map(|row| Instant(row.1)).max()
    };
    Ok([last(Color::White), last(Color::Black)])
}

/// What touches the clocks of a game whose seats were taken over: each player counts while he held one.
///
/// # Errors
/// A database fault, or a damaged row.
pub(super) fn absences(
    c: &mut Conn,
    game: GameId,
    [white, black]: [PlayerId; 2],
    hours: bool,
    since: Instant,
) -> Result<[Absences; 2], StorageError> {
    let rows = rows(c, game)?;
    let mut seats = [Absences::default(), Absences::default()];
    for (slot, side, now) in [(0, Color::White, white), (1, Color::Black, black)] {
        let own = rows.iter().filter(|row| side_of(&row.0) == Some(side));
        let mut held: Vec<(PlayerId, Option<i64>)> =
            own.map(|(_, at, was, _)| (*was, Some(*at))).collect();
        held.push((now, None));
        let mut all: Option<Absences> = None;
        let mut from = 0;
        for (player, until) in held {
            // one at a time: the same player may not sit on both sides
            let [one, _] = absences::of_seats(c, [player, player], Some(game), hours, since)?;
            all = Some(match all {
                None => one,
                Some(before) => before.handed_over(&one, Instant(from)),
            });
            from = until.unwrap_or(from);
        }
        if let (Some(all), Some(seat)) = (all, seats.get_mut(slot)) {
            *seat = all;
        }
    }
    Ok(seats)
}

/// The games of a tournament of which a seat was taken over while they ran.
///
/// # Errors
/// A database fault.
pub fn taken_over_in(c: &mut Conn, id: TournamentId) -> Result<Vec<GameId>, StorageError> {
    Ok(takeovers::table
        .inner_join(games::table.on(games::id.eq(takeovers::game_id)))
        .filter(games::tournament_id.eq(id))
        .select(takeovers::game_id)
        .distinct()
        .load(c)?)
}
