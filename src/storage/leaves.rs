//! Leave as it is taken and changed: a change is a new row, and the old one is marked. What clocks read of it lies in
//! [`super::absences`].

use diesel::prelude::*;

use crate::domain::leave::{Day, Days, Taken};
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::storage::schema::{leaves, players};
use crate::storage::{Conn, StorageError};

/// A leave to be kept.
#[derive(Clone, Debug)]
pub struct NewLeave {
    /// What makes the form single among those of this player.
    pub once: String,
    /// Whose.
    pub player: PlayerId,
    /// The only game it counts in; `None`: all.
    pub game: Option<GameId>,
    /// When.
    pub days: Days,
    /// When it was taken.
    pub made_at: Instant,
    /// Granted by the director.
    pub special: bool,
    /// It began by itself.
    pub automatic: bool,
    /// Who entered it, if not the player.
    pub by: Option<PlayerId>,
    /// Why, where somebody else entered it.
    pub reason: String,
}

/// A leave that stands, with what is told of it to those who may know.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Whose.
    pub player: PlayerId,
    /// The leave.
    pub taken: Taken,
    /// Granted by the director.
    pub special: bool,
    /// When it was taken.
    pub made_at: Instant,
    /// Why, where somebody else entered it.
    pub reason: String,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = leaves)]
struct Row {
    id: i64,
    player_id: i64,
    game_id: Option<i64>,
    first_day: String,
    last_day: String,
    zone: String,
    from_at: i64,
    to_at: i64,
    made_at: i64,
    special: bool,
    automatic: bool,
    reason: String,
}

impl Row {
    fn kept(self) -> Result<Kept, StorageError> {
        let corrupt = |what: &str| StorageError::corrupt("leaves", self.id, what);
        let day = |text: &str| text.parse::<Day>().map_err(|_| corrupt("day"));
        Ok(Kept {
            player: self.player_id,
            taken: Taken {
                id: self.id,
                days: Days {
                    first: day(&self.first_day)?,
                    last: day(&self.last_day)?,
                    zone: self.zone.parse().map_err(|_| corrupt("zone"))?,
                    from: Instant(self.from_at),
                    to: Instant(self.to_at),
                },
                game: self.game_id,
                automatic: self.automatic,
            },
            special: self.special,
            made_at: Instant(self.made_at),
            reason: self.reason,
        })
    }
}

fn read(rows: Vec<Row>) -> Result<Vec<Kept>, StorageError> {
    rows.into_iter().map(Row::kept).collect()
}

/// When the player joined.
///
/// # Errors
/// A database fault; no such player.
pub fn joined(c: &mut Conn, player: PlayerId) -> Result<Instant, StorageError> {
    let at: Option<i64> = players::table
        .find(player)
        .select(players::created_at)
        .get_result(c)
        .optional()?;
    at.map(Instant).ok_or(StorageError::NotFound)
}

/// All leave of a player that stands and ends after `after`, that granted by the director too, in order.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn standing(c: &mut Conn, player: PlayerId, after: Instant) -> Result<Vec<Kept>, StorageError> {
    let rows: Vec<Row> = leaves::table
        .filter(leaves::player_id.eq(player))
        .filter(leaves::to_at.gt(after.0))
        .filter(leaves::replaced_at.is_null())
        .order((leaves::from_at, leaves::id))
        .select(Row::as_select())
        .load(c)?;
    read(rows)
}

/// The leave of a player that stands and ends after `after`, in order. What the director granted is not among it: it is
/// none of the player's own days.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn taken(c: &mut Conn, player: PlayerId, after: Instant) -> Result<Vec<Taken>, StorageError> {
    let all = standing(c, player, after)?.into_iter();
    let own = all.filter(|kept| !kept.special);
    Ok(own.map(|kept| kept.taken).collect())
}

/// The leave that the director has granted, newest first.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn granted(c: &mut Conn, most: i64) -> Result<Vec<Kept>, StorageError> {
    let rows = leaves::table
        .filter(leaves::special.eq(true))
        .filter(leaves::replaced_at.is_null())
        .order(leaves::id.desc())
        .limit(most)
        .select(Row::as_select())
        .load(c)?;
    read(rows)
}

/// A leave that the director has granted, if it stands.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn special(c: &mut Conn, id: i64) -> Result<Option<Kept>, StorageError> {
    let row: Option<Row> = leaves::table
        .find(id)
        .filter(leaves::special.eq(true))
        .filter(leaves::replaced_at.is_null())
        .select(Row::as_select())
        .get_result(c)
        .optional()?;
    row.map(Row::kept).transpose()
}

/// All leave that stands and ends after `now` and no later than `until`.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn ending(c: &mut Conn, now: Instant, until: Instant) -> Result<Vec<Kept>, StorageError> {
    let rows = leaves::table
        .filter(leaves::to_at.gt(now.0))
        .filter(leaves::to_at.le(until.0))
        .filter(leaves::replaced_at.is_null())
        .filter(leaves::special.eq(false))
        .order(leaves::id)
        .select(Row::as_select())
        .load(c)?;
    read(rows)
}

/// The number of the leave that was entered under this key, if one was.
///
/// # Errors
/// A database fault.
pub fn by_once(c: &mut Conn, player: PlayerId, once: &str) -> Result<Option<i64>, StorageError> {
    Ok(leaves::table
        .filter(leaves::player_id.eq(player))
        .filter(leaves::once.eq(once))
        .select(leaves::id)
        .get_result(c)
        .optional()?)
}

/// Whether a leave of this player has been there and was changed or called off.
///
/// # Errors
/// A database fault.
pub fn was_replaced(c: &mut Conn, player: PlayerId, id: i64) -> Result<bool, StorageError> {
    let replaced: Option<Option<i64>> = leaves::table
        .find(id)
        .filter(leaves::player_id.eq(player))
        .select(leaves::replaced_at)
        .get_result(c)
        .optional()?;
    Ok(replaced.flatten().is_some())
}

/// Whether leave has begun by itself in this game before, for this player.
///
/// # Errors
/// A database fault.
pub fn began_by_itself(c: &mut Conn, player: PlayerId, game: GameId) -> Result<bool, StorageError> {
    by_once(c, player, &automatic_once(game)).map(|found| found.is_some())
}

/// What keeps automatic leave to once a game.
#[must_use]
pub fn automatic_once(game: GameId) -> String {
    format!("automatic:{game}")
}

/// Keeps a leave; its number.
///
/// # Errors
/// A database fault.
pub fn insert(tx: &mut Conn, new: &NewLeave) -> Result<i64, StorageError> {
    let row = (
        leaves::once.eq(&new.once),
        leaves::player_id.eq(new.player),
        leaves::game_id.eq(new.game),
        leaves::first_day.eq(new.days.first.to_string()),
        leaves::last_day.eq(new.days.last.to_string()),
        leaves::zone.eq(new.days.zone.name()),
        leaves::from_at.eq(new.days.from.0),
        leaves::to_at.eq(new.days.to.0),
        leaves::made_at.eq(new.made_at.0),
        leaves::special.eq(new.special),
        leaves::automatic.eq(new.automatic),
        leaves::by_id.eq(new.by),
        leaves::reason.eq(&new.reason),
    );
    diesel::insert_into(leaves::table).values(row).execute(tx)?;
    diesel::update(players::table.find(new.player))
        .filter(players::leave_until.lt(new.days.to.0))
        .set(players::leave_until.eq(new.days.to.0))
        .execute(tx)?;
    by_once(tx, new.player, &new.once)?.ok_or(StorageError::NotFound)
}

/// Marks a leave as changed or called off; `false`: it was before.
///
/// # Errors
/// A database fault.
pub fn replace(tx: &mut Conn, id: i64, at: Instant) -> Result<bool, StorageError> {
    let rows = diesel::update(leaves::table.find(id).filter(leaves::replaced_at.is_null()))
        .set(leaves::replaced_at.eq(Some(at.0)))
        .execute(tx)?;
    Ok(rows == 1)
}

/// Whether leave begins by itself when a player's time would run out.
///
/// # Errors
/// A database fault.
pub fn is_automatic(c: &mut Conn, player: PlayerId) -> Result<bool, StorageError> {
    let on: Option<bool> = players::table
        .find(player)
        .select(players::auto_leave)
        .get_result(c)
        .optional()?;
    Ok(on.unwrap_or(false))
}

/// Switches automatic leave on or off.
///
/// # Errors
/// A database fault.
pub fn set_automatic(tx: &mut Conn, player: PlayerId, on: bool) -> Result<(), StorageError> {
    diesel::update(players::table.find(player))
        .set(players::auto_leave.eq(on))
        .execute(tx)?;
    Ok(())
}
