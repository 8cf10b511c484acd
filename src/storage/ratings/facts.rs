//! What rating a game needs to know of it.

use diesel::dsl::exists;
use diesel::prelude::*;

use crate::domain::ending::Ending;
use crate::domain::invitation::Aids;
use crate::domain::rating::{Played, Pool};
use crate::domain::time::Instant;
use crate::domain::tournament::setup::Withdrawal;
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::rules::Color;
use crate::storage::schema::{entries, game_terms, games};
use crate::storage::{Conn, StorageError, tournaments};

/// A game, as far as its rating goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Who has White.
    pub white: PlayerId,
    /// Who has Black.
    pub black: PlayerId,
    /// Which games it is rated with.
    pub pool: Pool,
    /// What decides whether it is rated.
    pub played: Played,
    /// Its tournament.
    pub event: Option<TournamentId>,
}

impl Facts {
    /// The player of a side.
    #[must_use]
    pub fn player(&self, side: Color) -> PlayerId {
        match side {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }
}

#[derive(Queryable)]
struct Game {
    white: i64,
    black: i64,
    ply: i32,
    given: i32,
    result: Option<String>,
    reason: Option<String>,
    ended_at: Option<i64>,
    event: Option<i64>,
    rated: bool,
    aids: String,
    start_fen: String,
}

/// Reads them; `None`: no such game.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn facts(c: &mut Conn, id: GameId) -> Result<Option<Facts>, StorageError> {
    let found: Option<Game> = games::table
        .inner_join(game_terms::table.on(game_terms::game_id.eq(games::id)))
        .filter(games::id.eq(id))
        .select((
            games::white_id,
            games::black_id,
            games::ply,
            games::given,
            games::result,
            games::reason,
            games::ended_at,
            games::tournament_id,
            game_terms::rated,
            game_terms::aids,
            game_terms::start_fen,
        ))
        .get_result(c)
        .optional()?;
    let Some(game) = found else {
        return Ok(None);
    };
    let ending = match (&game.result, &game.reason) {
        (Some(result), Some(reason)) => Some(
            Ending::from_stored(result, reason)
                .ok_or_else(|| StorageError::corrupt("games", id, "unknown ending"))?,
        ),
        _ => None,
    };
    let fate = match (game.event, game.ended_at) {
        (Some(event), Some(at)) => fate(c, event, [game.white, game.black], Instant(at))?,
        _ => false,
    };
    Ok(Some(Facts {
        white: game.white,
        black: game.black,
        pool: Pool::of(&game.start_fen, Aids::from_code(&game.aids)),
        played: Played {
            rated: game.rated,
            free_plies: u32::try_from(game.ply - game.given).unwrap_or(0),
            ending,
            fate,
            tied: tournaments::are_tied(c, game.white, game.black)?,
        },
        event: game.event,
    }))
}

/// Whether one of the two had left the event by illness or death when the game ended.
fn fate(
    c: &mut Conn,
    event: TournamentId,
    players: [PlayerId; 2],
    at: Instant,
) -> Result<bool, StorageError> {
    let why = [Withdrawal::Illness, Withdrawal::Death].map(Withdrawal::code);
    let left = entries::table
        .filter(entries::tournament_id.eq(event))
        .filter(entries::player_id.eq_any(players))
        .filter(entries::left_why.eq_any(why))
        .filter(entries::left_at.le(at.0));
    Ok(diesel::select(exists(left)).get_result(c)?)
}
