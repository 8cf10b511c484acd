//! Helpers, and what somebody has entered for a player. Rows of helpers are ended, never deleted: they say who named and who
//! ended.

use diesel::prelude::*;

use crate::domain::helping::{Entered, EnteredBy, Help, Postmark, Way};
use crate::domain::time::Instant;
use crate::domain::tournament::field::TournamentState;
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::storage::games::stored_ply;
use crate::storage::schema::{entered, games, helpers, players, seats, tournaments};
use crate::storage::{Conn, StorageError, both};

diesel::alias!(players as helped: Helped, players as helping: Helping);

type Row = (
    i64,
    PlayerId,
    String,
    PlayerId,
    String,
    PlayerId,
    i64,
    Option<i64>,
    Option<i64>,
);

fn help(row: Row) -> Help {
    let (id, player, player_name, helper, helper_name, named_by, named_at, accepted, ended) = row;
    Help {
        id,
        player,
        player_name,
        helper,
        helper_name,
        named_by,
        named_at: Instant(named_at),
        accepted_at: accepted.map(Instant),
        ended_at: ended.map(Instant),
    }
}

/// All rows that fit, as [`Help`].
macro_rules! helps {
    ($c:expr, $($filter:expr),+) => {{
        let rows: Vec<Row> = helpers::table
            .inner_join(helped.on(helped.field(players::id).eq(helpers::player_id)))
            .inner_join(helping.on(helping.field(players::id).eq(helpers::helper_id)))
            $(.filter($filter))+
            .order(helpers::id)
            .select((
                helpers::id,
                helpers::player_id,
                helped.field(players::display),
                helpers::helper_id,
                helping.field(players::display),
                helpers::named_by,
                helpers::named_at,
                helpers::accepted_at,
                helpers::ended_at,
            ))
            .load($c)?;
        rows.into_iter().map(help).collect::<Vec<Help>>()
    }};
}

/// The helper of a player, asked or standing.
///
/// # Errors
/// A database fault.
pub fn of_player(c: &mut Conn, player: PlayerId) -> Result<Option<Help>, StorageError> {
    let found = helps!(
        c,
        helpers::player_id.eq(player),
        helpers::ended_at.is_null()
    );
    Ok(found.into_iter().next())
}

/// The helpers of these players that stand.
///
/// # Errors
/// A database fault.
pub fn of_players(c: &mut Conn, players: &[PlayerId]) -> Result<Vec<Help>, StorageError> {
    if players.is_empty() {
        return Ok(Vec::new());
    }
    Ok(helps!(
        c,
        helpers::player_id.eq_any(players),
        helpers::ended_at.is_null(),
        helpers::accepted_at.is_not_null()
    ))
}

/// Whom somebody helps, or is asked to help.
///
/// # Errors
/// A database fault.
pub fn by_helper(c: &mut Conn, helper: PlayerId) -> Result<Vec<Help>, StorageError> {
    Ok(helps!(
        c,
        helpers::helper_id.eq(helper),
        helpers::ended_at.is_null()
    ))
}

/// The row of this number.
///
/// # Errors
/// A database fault.
pub fn by_id(c: &mut Conn, id: i64) -> Result<Option<Help>, StorageError> {
    Ok(helps!(c, helpers::id.eq(id)).into_iter().next())
}

/// All that a player has had, oldest first.
///
/// # Errors
/// A database fault.
pub fn history(c: &mut Conn, player: PlayerId) -> Result<Vec<Help>, StorageError> {
    Ok(helps!(c, helpers::player_id.eq(player)))
}

/// Names a helper; `None`: there is one already.
///
/// # Errors
/// A database fault.
pub fn name(
    tx: &mut Conn,
    (player, helper): (PlayerId, PlayerId),
    named_by: PlayerId,
    accepted: bool,
    at: Instant,
) -> Result<Option<i64>, StorageError> {
    let row = (
        helpers::player_id.eq(player),
        helpers::helper_id.eq(helper),
        helpers::named_by.eq(named_by),
        helpers::named_at.eq(at.0),
        helpers::accepted_at.eq(accepted.then_some(at.0)),
    );
    let made = both!(tx, c => diesel::insert_into(helpers::table)
        .values(row)
        .on_conflict_do_nothing()
        .execute(c))?;
    if made == 0 {
        return Ok(None);
    }
    Ok(of_player(tx, player)?.map(|help| help.id))
}

/// The one who was asked agrees; `false`: there is nothing to agree to.
///
/// # Errors
/// A database fault.
pub fn accept(tx: &mut Conn, id: i64, at: Instant) -> Result<bool, StorageError> {
    let open = helpers::table
        .find(id)
        .filter(helpers::ended_at.is_null())
        .filter(helpers::accepted_at.is_null());
    let done = diesel::update(open)
        .set(helpers::accepted_at.eq(Some(at.0)))
        .execute(tx)?;
    Ok(done == 1)
}

/// Ends it; `false`: it had been ended.
///
/// # Errors
/// A database fault.
pub fn end(tx: &mut Conn, id: i64, by: PlayerId, at: Instant) -> Result<bool, StorageError> {
    let open = helpers::table.find(id).filter(helpers::ended_at.is_null());
    let done = diesel::update(open)
        .set((
            helpers::ended_at.eq(Some(at.0)),
            helpers::ended_by.eq(Some(by)),
        ))
        .execute(tx)?;
    Ok(done == 1)
}

/// Whether two players meet: in a game that has not ended, or as members of one group of a tournament that is not over.
///
/// # Errors
/// A database fault.
pub fn meet(c: &mut Conn, one: PlayerId, other: PlayerId) -> Result<bool, StorageError> {
    let pair = (games::white_id.eq(one).and(games::black_id.eq(other)))
        .or(games::white_id.eq(other).and(games::black_id.eq(one)));
    let game: Option<GameId> = games::table
        .filter(games::state.ne("ended"))
        .filter(pair)
        .select(games::id)
        .first(c)
        .optional()?;
    if game.is_some() {
        return Ok(true);
    }
    let groups: Vec<(TournamentId, i32, i32, PlayerId)> = seats::table
        .inner_join(tournaments::table.on(tournaments::id.eq(seats::tournament_id)))
        .filter(tournaments::state.eq(TournamentState::Running.code()))
        .filter(seats::player_id.eq_any([one, other]))
        .select((
            seats::tournament_id,
            seats::stage,
            seats::grp,
            seats::player_id,
        ))
        .load(c)?;
    let of = |(tournament, stage, group, _): &(_, _, _, _)| (*tournament, *stage, *group);
    Ok(groups
        .iter()
        .filter(|seat| seat.3 == one)
        .any(|seat| groups.iter().any(|s| s.3 == other && of(s) == of(seat))))
}

/// Whether a player has a seat in the group of this stage of a tournament.
///
/// # Errors
/// A database fault.
pub fn sits_in(
    c: &mut Conn,
    (tournament, stage, group): (TournamentId, u32, u32),
    player: PlayerId,
) -> Result<bool, StorageError> {
    let found: Option<PlayerId> = seats::table
        .filter(seats::tournament_id.eq(tournament))
        .filter(seats::stage.eq(stored_ply(stage)))
        .filter(seats::grp.eq(stored_ply(group)))
        .filter(seats::player_id.eq(player))
        .select(seats::player_id)
        .first(c)
        .optional()?;
    Ok(found.is_some())
}

/// Whether somebody directs a tournament, or is its deputy.
///
/// # Errors
/// A database fault.
pub fn directs(
    c: &mut Conn,
    tournament: TournamentId,
    player: PlayerId,
) -> Result<bool, StorageError> {
    let found: Option<TournamentId> = tournaments::table
        .find(tournament)
        .filter(
            tournaments::director_id
                .eq(player)
                .or(tournaments::deputy_id.eq(player)),
        )
        .select(tournaments::id)
        .first(c)
        .optional()?;
    Ok(found.is_some())
}

/// What is kept of something that was entered for a player.
pub struct NewEntered<'a> {
    /// In which game.
    pub game: GameId,
    /// At which ply.
    pub ply: u32,
    /// What: `move`, or the word of the act.
    pub what: &'a str,
    /// For whom.
    pub player: PlayerId,
    /// By whom, and how he was told.
    pub by: EnteredBy,
    /// When it was typed in.
    pub at: Instant,
    /// From when it counts, if earlier.
    pub postmark: Option<&'a Postmark>,
}

/// Keeps it, in the transaction of what was done.
///
/// # Errors
/// A database fault.
pub fn keep(tx: &mut Conn, new: &NewEntered<'_>) -> Result<(), StorageError> {
    diesel::insert_into(entered::table)
        .values((
            entered::game_id.eq(new.game),
            entered::ply.eq(stored_ply(new.ply)),
            entered::what.eq(new.what),
            entered::player_id.eq(new.player),
            entered::by_id.eq(new.by.by),
            entered::way.eq(new.by.way.code()),
            entered::at.eq(new.at.0),
            entered::dated_at.eq(new.postmark.map(|p| p.at.0)),
            entered::reason.eq(new.postmark.map_or("", |p| p.reason.as_str())),
        ))
        .execute(tx)?;
    Ok(())
}

/// All that was entered for the players of a game, oldest first.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn entered_in(c: &mut Conn, game: GameId) -> Result<Vec<Entered>, StorageError> {
    type Found = (
        i64,
        i32,
        String,
        PlayerId,
        String,
        String,
        i64,
        Option<i64>,
        String,
    );
    let rows: Vec<Found> = entered::table
        .inner_join(helping.on(helping.field(players::id).eq(entered::by_id)))
        .filter(entered::game_id.eq(game))
        .order(entered::id)
        .select((
            entered::id,
            entered::ply,
            entered::what,
            entered::player_id,
            helping.field(players::display),
            entered::way,
            entered::at,
            entered::dated_at,
            entered::reason,
        ))
        .load(c)?;
    rows.into_iter()
        .map(|(id, ply, what, player, by, way, at, dated, reason)| {
            let way = Way::from_code(&way)
                .ok_or_else(|| StorageError::corrupt("entered", id, "unknown way"))?;
            Ok(Entered {
                game,
                ply: u32::try_from(ply).unwrap_or(0),
                what,
                player,
                by,
                way,
                at: Instant(at),
                dated: dated.map(Instant),
                reason,
            })
        })
        .collect()
}
