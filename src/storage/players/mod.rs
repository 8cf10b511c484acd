//! Players: their rows are never deleted.

mod board;
mod new;
mod search;

use chrono_tz::Tz;
use diesel::prelude::*;

pub use board::set_board;
pub use new::{NameTaken, NewPlayer, insert, just_made, name_taken};
pub use search::{found, search};

use super::conn::{Conn, both};
use super::error::StorageError;
use super::fixed::{IsEnded, IsRunning};
use super::mailboxes;
use super::schema::{games, players};
use crate::domain::PlayerId;
use crate::domain::clock::Reminders;
use crate::domain::player::{Address, DisplayName, Player, PositionStyle, Role, name_key};
use crate::domain::time::Instant;

/// A row as it lies there.
#[derive(Queryable, Selectable)]
#[diesel(table_name = players)]
pub(super) struct PlayerRow {
    id: i64,
    name: String,
    display: String,
    lang: String,
    zone: String,
    email: Option<String>,
    email_confirmed_at: Option<i64>,
    email_bad_at: Option<i64>,
    password_hash: Option<String>,
    role: String,
    position_style: String,
    reminders: String,
    nights: bool,
    closed_at: Option<i64>,
    #[diesel(embed)]
    board: board::BoardRow,
}

impl PlayerRow {
    pub(super) fn player(self) -> Result<Player, StorageError> {
        let corrupt = |what: &str| StorageError::corrupt("players", self.id, what);
        let zone: Tz = self.zone.parse().map_err(|_| corrupt("zone"))?;
        let role = Role::from_code(&self.role).ok_or_else(|| corrupt("role"))?;
        let position_style = PositionStyle::from_code(&self.position_style)
            .ok_or_else(|| corrupt("position_style"))?;
        let reminders =
            Reminders::from_notation(&self.reminders).ok_or_else(|| corrupt("reminders"))?;
        Ok(Player {
            id: self.id,
            name: self.name,
            display: self.display,
            lang: self.lang,
            zone,
            confirmed: self.email.is_some() && self.email_confirmed_at.is_some(),
            email: self.email,
            address_bad: self.email_bad_at.is_some(),
            has_password: self.password_hash.is_some(),
            role,
            position_style,
            reminders,
            nights: self.nights,
            board: self.board.settings(self.id)?,
            closed: self.closed_at.is_some(),
        })
    }
}

fn one(found: Option<PlayerRow>) -> Result<Option<Player>, StorageError> {
    found.map(PlayerRow::player).transpose()
}

/// The player with this number.
pub fn by_id(c: &mut Conn, id: PlayerId) -> Result<Option<Player>, StorageError> {
    let row = both!(c, c => players::table
        .find(id)
        .select(PlayerRow::as_select())
        .get_result(c)
        .optional())?;
    one(row)
}

/// Several players at once, in no particular order.
pub fn by_ids(c: &mut Conn, ids: &[PlayerId]) -> Result<Vec<Player>, StorageError> {
    players::table
        .filter(players::id.eq_any(ids))
        .select(PlayerRow::as_select())
        .load(c)?
        .into_iter()
        .map(PlayerRow::player)
        .collect()
}

/// The player with this sign-in name, however it was typed.
pub fn by_name(c: &mut Conn, typed: &str) -> Result<Option<Player>, StorageError> {
    let row = players::table
        .filter(players::name_key.eq(name_key(typed)))
        .select(PlayerRow::as_select())
        .get_result(c)
        .optional()?;
    one(row)
}

/// The player who is shown by this name, capitals and runs of spaces aside; `None` too if several are.
pub fn by_display(c: &mut Conn, typed: &str) -> Result<Option<Player>, StorageError> {
    let Ok(display) = DisplayName::parse(typed) else {
        return Ok(None);
    };
    let rows = players::table
        .filter(players::display_skeleton.eq(display.skeleton()))
        .filter(players::closed_at.is_null())
        .select(PlayerRow::as_select())
        .load(c)?;
    // what only looks alike is not the name that was meant
    let wanted = display.as_str().to_lowercase();
    let same = |row: &PlayerRow| row.display.to_lowercase() == wanted;
    let mut found: Vec<PlayerRow> = rows.into_iter().filter(same).collect();
    if found.len() == 1 {
        one(found.pop())
    } else {
        Ok(None)
    }
}

/// The player who has confirmed this address (its key, see [`Address::key`]).
pub fn by_confirmed_address(c: &mut Conn, key: &str) -> Result<Option<Player>, StorageError> {
    let row = players::table
        .filter(players::email_key.eq(key))
        .filter(players::email_confirmed_at.is_not_null())
        .select(PlayerRow::as_select())
        .first(c)
        .optional()?;
    one(row)
}

/// The players who have given this address, confirmed or not; closed accounts are left out.
pub fn with_address(c: &mut Conn, key: &str) -> Result<Vec<Player>, StorageError> {
    players::table
        .filter(players::email_key.eq(key))
        .filter(players::closed_at.is_null())
        .order(players::id)
        .select(PlayerRow::as_select())
        .load(c)?
        .into_iter()
        .map(PlayerRow::player)
        .collect()
}

/// What a password is compared with.
pub fn password_hash(c: &mut Conn, id: PlayerId) -> Result<Option<String>, StorageError> {
    let hash: Option<Option<String>> = players::table
        .find(id)
        .select(players::password_hash)
        .get_result(c)
        .optional()?;
    Ok(hash.flatten())
}

/// How many games wait for a player's move at `now`: those that wait for a director do not.
pub fn waiting_games(c: &mut Conn, id: PlayerId, now: Instant) -> Result<i64, StorageError> {
    Ok(both!(c, c => games::table
        .filter(games::waiting_id.eq(id))
        .filter(games::ends_at.is_null().or(games::ends_at.ge(now.0)))
        .filter(IsRunning)
        .count()
        .get_result(c))?)
}

/// What a player may set himself.
#[derive(Clone, Debug)]
pub struct PlayerSettings {
    /// Displayed name.
    pub display: DisplayName,
    /// Language code.
    pub lang: String,
    /// Time zone.
    pub zone: Tz,
    /// How positions are shown.
    pub position_style: PositionStyle,
    /// Whether flags are kept out of the nights.
    pub nights: bool,
}

/// Saves when a player wants to be reminded.
pub fn set_reminders(c: &mut Conn, id: PlayerId, reminders: Reminders) -> Result<(), StorageError> {
    diesel::update(players::table.find(id))
        .set(players::reminders.eq(reminders.notation()))
        .execute(c)?;
    Ok(())
}

/// Saves a player's settings.
pub fn set_settings(
    c: &mut Conn,
    id: PlayerId,
    settings: &PlayerSettings,
) -> Result<(), StorageError> {
    diesel::update(players::table.find(id))
        .set((
            players::display.eq(settings.display.as_str()),
            players::display_skeleton.eq(settings.display.skeleton()),
            players::lang.eq(&settings.lang),
            players::zone.eq(settings.zone.name()),
            players::position_style.eq(settings.position_style.code()),
            players::nights.eq(settings.nights),
        ))
        .execute(c)?;
    Ok(())
}

/// Saves a player's language alone.
pub fn set_lang(c: &mut Conn, id: PlayerId, lang: &str) -> Result<(), StorageError> {
    diesel::update(players::table.find(id))
        .set(players::lang.eq(lang))
        .execute(c)?;
    Ok(())
}

/// Saves the hash of a new password.
pub fn set_password(c: &mut Conn, id: PlayerId, hash: &str) -> Result<(), StorageError> {
    diesel::update(players::table.find(id))
        .set(players::password_hash.eq(hash))
        .execute(c)?;
    Ok(())
}

/// Makes an address the player's own, confirmed. Nobody else may have confirmed it.
pub fn set_confirmed_address(
    c: &mut Conn,
    id: PlayerId,
    address: &Address,
    at: Instant,
) -> Result<(), StorageError> {
    diesel::update(players::table.find(id))
        .set((
            players::email.eq(address.as_str()),
            players::email_key.eq(address.key()),
            players::email_confirmed_at.eq(at.0),
            players::email_bad_at.eq(None::<i64>),
        ))
        .execute(c)?;
    mailboxes::forgive(c, id)
}

/// Gives an account that has not confirmed any address another one, not confirmed either.
pub fn set_unconfirmed_address(
    c: &mut Conn,
    id: PlayerId,
    address: &Address,
) -> Result<(), StorageError> {
    diesel::update(players::table.find(id))
        .set((
            players::email.eq(address.as_str()),
            players::email_key.eq(address.key()),
            players::email_confirmed_at.eq(None::<i64>),
            players::email_bad_at.eq(None::<i64>),
        ))
        .execute(c)?;
    mailboxes::forgive(c, id)
}

/// Marks an address as one to which mail cannot be delivered.
pub fn mark_address_bad(c: &mut Conn, id: PlayerId, at: Instant) -> Result<(), StorageError> {
    diesel::update(players::table.find(id))
        .set(players::email_bad_at.eq(at.0))
        .execute(c)?;
    Ok(())
}

/// A player was here, by a page or by a letter. Never backwards.
pub fn seen(c: &mut Conn, id: PlayerId, at: Instant) -> Result<(), StorageError> {
    diesel::update(
        players::table.find(id).filter(
            players::last_seen_at
                .is_null()
                .or(players::last_seen_at.lt(at.0)),
        ),
    )
    .set(players::last_seen_at.eq(at.0))
    .execute(c)?;
    Ok(())
}

/// When these players were here last; those who never were are left out.
pub fn last_seen(c: &mut Conn, ids: &[PlayerId]) -> Result<Vec<(PlayerId, Instant)>, StorageError> {
    let rows: Vec<(i64, Option<i64>)> = players::table
        .filter(players::id.eq_any(ids))
        .filter(players::last_seen_at.is_not_null())
        .select((players::id, players::last_seen_at))
        .load(c)?;
    let seen = rows.into_iter();
    Ok(seen
        .filter_map(|(id, at)| Some((id, Instant(at?))))
        .collect())
}

/// Whether there is an administrator with an open account.
pub fn has_admin(c: &mut Conn) -> Result<bool, StorageError> {
    let admin = players::table
        .filter(players::role.eq(Role::Admin.code()))
        .filter(players::closed_at.is_null())
        .select(players::id)
        .first::<i64>(c)
        .optional()?;
    Ok(admin.is_some())
}

/// When an account was made.
pub fn created_at(c: &mut Conn, id: PlayerId) -> Result<Option<Instant>, StorageError> {
    let at: Option<i64> = players::table
        .find(id)
        .select(players::created_at)
        .get_result(c)
        .optional()?;
    Ok(at.map(Instant))
}

/// Gives a player a role.
pub fn set_role(c: &mut Conn, id: PlayerId, role: Role) -> Result<(), StorageError> {
    diesel::update(players::table.find(id))
        .set(players::role.eq(role.code()))
        .execute(c)?;
    Ok(())
}

/// How many players there are, closed accounts too.
pub fn count(c: &mut Conn) -> Result<i64, StorageError> {
    Ok(players::table.count().get_result(c)?)
}

/// How many games of a player run, and how many have ended.
pub fn game_counts(c: &mut Conn, id: PlayerId) -> Result<(i64, i64), StorageError> {
    let mut count = |running: bool| {
        let own = games::white_id.eq(id).or(games::black_id.eq(id));
        let query = games::table.filter(own).count().into_boxed();
        let query = if running {
            query.filter(IsRunning)
        } else {
            query.filter(IsEnded)
        };
        query.get_result(c)
    };
    Ok((count(true)?, count(false)?))
}
