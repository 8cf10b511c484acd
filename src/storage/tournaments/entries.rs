//! Who has entered.

use diesel::prelude::*;

use crate::domain::rating::Pool;
use crate::domain::time::Instant;
use crate::domain::tournament::setup::{EntryState, Tournament, Withdrawal};
use crate::domain::{PlayerId, TournamentId};
use crate::storage::schema::{entries as table, players};
use crate::storage::{Conn, StorageError, both, ratings};

/// An entry, with who it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The player.
    pub player: PlayerId,
    /// His sign-in name.
    pub name: String,
    /// His displayed name.
    pub display: String,
    /// What has become of it.
    pub state: EntryState,
    /// His rating at the start, if the director has entered one.
    pub rating: Option<u16>,
    /// The rating he has here, as long as nothing is drawn (see [`with_ratings`]).
    pub here: Option<u16>,
    /// When he entered.
    pub entered_at: Instant,
    /// Why he left.
    pub why: Option<Withdrawal>,
    /// Whether what he played counts.
    pub counts: bool,
}

impl Entry {
    /// What he starts with: what the director has entered, else the rating he has here.
    #[must_use]
    pub fn starts_with(&self) -> Option<u16> {
        self.rating.or(self.here)
    }
}

type Row = (
    i64,
    String,
    String,
    String,
    Option<i32>,
    i64,
    Option<String>,
    bool,
);

fn read(row: Row) -> Result<Entry, StorageError> {
    let (player, name, display, state, rating, entered_at, why, counts) = row;
    Ok(Entry {
        player,
        name,
        display,
        state: EntryState::from_code(&state)
            .ok_or_else(|| StorageError::corrupt("entries", player, "unknown state"))?,
        rating: rating.and_then(|rating| u16::try_from(rating).ok()),
        here: None,
        entered_at: Instant(entered_at),
        why: why.as_deref().and_then(Withdrawal::from_code),
        counts,
    })
}

/// All entries of a tournament, in the order of entry.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn entries(c: &mut Conn, id: TournamentId) -> Result<Vec<Entry>, StorageError> {
    let rows: Vec<Row> = table::table
        .inner_join(players::table.on(players::id.eq(table::player_id)))
        .filter(table::tournament_id.eq(id))
        .order((table::entered_at, table::id))
        .select((
            table::player_id,
            players::name,
            players::display,
            table::state,
            table::rating,
            table::entered_at,
            table::left_why,
            table::counts,
        ))
        .load(c)?;
    rows.into_iter().map(read).collect()
}

/// As [`entries`], with the ratings that the players have here in games like those of this tournament.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn with_ratings(c: &mut Conn, t: &Tournament) -> Result<Vec<Entry>, StorageError> {
    let mut all = entries(c, t.id)?;
    let pool = Pool::of(&t.setup.start_fen, t.setup.aids);
    let ids: Vec<PlayerId> = all.iter().map(|entry| entry.player).collect();
    for some in ids.chunks(500) {
        let heads = ratings::of_players(c, some, pool)?;
        for entry in &mut all {
            if let Some(head) = heads.get(&entry.player) {
                entry.here = u16::try_from(head.points()).ok();
            }
        }
    }
    Ok(all)
}

/// Whoever enters while it runs starts with the rating that he has here.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn take_rating_here(
    tx: &mut Conn,
    t: &Tournament,
    player: PlayerId,
) -> Result<(), StorageError> {
    let pool = Pool::of(&t.setup.start_fen, t.setup.aids);
    let heads = ratings::of_players(tx, &[player], pool)?;
    let here = heads.get(&player).map(|head| head.points());
    match here.and_then(|points| u16::try_from(points).ok()) {
        Some(rating) => rate_from_here(tx, t.id, player, rating),
        None => Ok(()),
    }
}

/// The state of a player's entry.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn entry(
    c: &mut Conn,
    id: TournamentId,
    player: PlayerId,
) -> Result<Option<EntryState>, StorageError> {
    let code: Option<String> = table::table
        .filter(table::tournament_id.eq(id))
        .filter(table::player_id.eq(player))
        .select(table::state)
        .get_result(c)
        .optional()?;
    code.map(|code| {
        EntryState::from_code(&code)
            .ok_or_else(|| StorageError::corrupt("entries", player, "unknown state"))
    })
    .transpose()
}

/// Why a player has left a tournament, if he has.
///
/// # Errors
/// A database fault.
pub fn left_because(
    c: &mut Conn,
    id: TournamentId,
    player: PlayerId,
) -> Result<Option<Withdrawal>, StorageError> {
    let why: Option<Option<String>> = table::table
        .filter(table::tournament_id.eq(id))
        .filter(table::player_id.eq(player))
        .filter(table::state.eq(EntryState::Withdrawn.code()))
        .select(table::left_why)
        .get_result(c)
        .optional()?;
    Ok(why.flatten().as_deref().and_then(Withdrawal::from_code))
}

/// Whether a player takes part.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn takes_part(c: &mut Conn, id: TournamentId, player: PlayerId) -> Result<bool, StorageError> {
    Ok(entry(c, id, player)? == Some(EntryState::In))
}

/// How many take part.
///
/// # Errors
/// A database fault.
pub fn count_in(c: &mut Conn, id: TournamentId) -> Result<u32, StorageError> {
    let count: i64 = table::table
        .filter(table::tournament_id.eq(id))
        .filter(table::state.eq(EntryState::In.code()))
        .count()
        .get_result(c)?;
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}

/// Whoever has waited longest for a place.
///
/// # Errors
/// A database fault.
pub fn next_waiting(c: &mut Conn, id: TournamentId) -> Result<Option<PlayerId>, StorageError> {
    Ok(table::table
        .filter(table::tournament_id.eq(id))
        .filter(table::state.eq(EntryState::Waiting.code()))
        .order((table::entered_at, table::id))
        .select(table::player_id)
        .first(c)
        .optional()?)
}

/// Enters a player, or puts him back at the end of the line if he had left.
///
/// # Errors
/// A database fault.
pub fn enter(
    tx: &mut Conn,
    id: TournamentId,
    player: PlayerId,
    state: EntryState,
    by: Option<PlayerId>,
    at: Instant,
) -> Result<(), StorageError> {
    let row = (
        table::tournament_id.eq(id),
        table::player_id.eq(player),
        table::state.eq(state.code()),
        table::entered_at.eq(at.0),
        table::by_id.eq(by),
        table::counts.eq(true),
    );
    let again = (
        table::state.eq(state.code()),
        table::entered_at.eq(at.0),
        table::by_id.eq(by),
        table::left_at.eq(None::<i64>),
        table::left_why.eq(None::<String>),
        table::counts.eq(true),
    );
    both!(tx, c => diesel::insert_into(table::table)
        .values(row)
        .on_conflict((table::tournament_id, table::player_id))
        .do_update()
        .set(again)
        .execute(c))?;
    Ok(())
}

/// Changes what has become of an entry; `left`: when, why, and whether the results stand.
///
/// # Errors
/// A database fault.
pub fn change(
    tx: &mut Conn,
    id: TournamentId,
    player: PlayerId,
    state: EntryState,
    left: Option<(Instant, Option<Withdrawal>, bool)>,
) -> Result<(), StorageError> {
    let of = table::table
        .filter(table::tournament_id.eq(id))
        .filter(table::player_id.eq(player));
    diesel::update(of)
        .set((
            table::state.eq(state.code()),
            table::left_at.eq(left.map(|(at, ..)| at.0)),
            table::left_why.eq(left.and_then(|(_, why, _)| why).map(Withdrawal::code)),
            table::counts.eq(left.is_none_or(|(.., counts)| counts)),
        ))
        .execute(tx)?;
    Ok(())
}

/// Takes this as a player's rating at the start if nobody has entered one.
///
/// # Errors
/// A database fault.
pub fn rate_from_here(
    tx: &mut Conn,
    id: TournamentId,
    player: PlayerId,
    rating: u16,
) -> Result<(), StorageError> {
    let of = table::table
        .filter(table::tournament_id.eq(id))
        .filter(table::player_id.eq(player))
        .filter(table::rating.is_null());
    diesel::update(of)
        .set(table::rating.eq(Some(i32::from(rating))))
        .execute(tx)?;
    Ok(())
}

/// Sets a player's rating at the start.
///
/// # Errors
/// A database fault.
pub fn rate(
    tx: &mut Conn,
    id: TournamentId,
    player: PlayerId,
    rating: Option<u16>,
) -> Result<(), StorageError> {
    let of = table::table
        .filter(table::tournament_id.eq(id))
        .filter(table::player_id.eq(player));
    diesel::update(of)
        .set(table::rating.eq(rating.map(i32::from)))
        .execute(tx)?;
    Ok(())
}
