//! Players who come new, and whether their names are free.

use chrono_tz::Tz;
use diesel::prelude::*;

use crate::domain::PlayerId;
use crate::domain::clock::Reminders;
use crate::domain::player::{Address, DisplayName, PlayerName, PositionStyle, Role};
use crate::domain::time::Instant;
use crate::storage::conn::Conn;
use crate::storage::error::StorageError;
use crate::storage::mailboxes;
use crate::storage::schema::players;

/// Who comes new.
#[derive(Clone, Debug)]
pub struct NewPlayer {
    /// Sign-in name.
    pub name: PlayerName,
    /// Displayed name.
    pub display: DisplayName,
    /// Language code.
    pub lang: String,
    /// Time zone.
    pub zone: Tz,
    /// Mail address, not confirmed yet.
    pub address: Option<Address>,
    /// Hash of the password, if one was chosen.
    pub password_hash: Option<String>,
    /// Role.
    pub role: Role,
}

/// Whose name is in the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameTaken {
    /// The sign-in name, or one that looks like it.
    Name,
    /// The displayed name looks like another's.
    Display,
}

/// Whether the names are free. A player's own names do not stand in his way (`except`).
pub fn name_taken(
    c: &mut Conn,
    name: Option<&PlayerName>,
    display: Option<&DisplayName>,
    except: Option<PlayerId>,
) -> Result<Option<NameTaken>, StorageError> {
    let except = except.unwrap_or(0);
    let taken = |c: &mut Conn, look: &str| -> Result<bool, StorageError> {
        let twin = players::table
            .filter(
                players::name_skeleton
                    .eq(look)
                    .or(players::display_skeleton.eq(look)),
            )
            .filter(players::id.ne(except))
            .select(players::id)
            .first::<i64>(c)
            .optional()?;
        Ok(twin.is_some())
    };
    if let Some(name) = name {
        let same_key = players::table
            .filter(players::name_key.eq(name.key()))
            .filter(players::id.ne(except))
            .select(players::id)
            .first::<i64>(c)
            .optional()?;
        if same_key.is_some() || taken(c, &name.skeleton())? {
            return Ok(Some(NameTaken::Name));
        }
    }
    if let Some(display) = display
        && taken(c, &display.skeleton())?
    {
        return Ok(Some(NameTaken::Display));
    }
    Ok(None)
}

/// The account of exactly this name that was made after `since`, with the hash of its password, and whether it has this
/// address: a form that is sent twice finds what its first sending has made.
pub fn just_made(
    c: &mut Conn,
    new: &NewPlayer,
    since: Instant,
) -> Result<Option<(PlayerId, Option<String>, bool)>, StorageError> {
    let address = new.address.as_ref().map(Address::key);
    let found: Option<(PlayerId, Option<String>, Option<String>)> = players::table
        .filter(players::name_key.eq(new.name.key()))
        .filter(players::role.eq(new.role.code()))
        .filter(players::created_at.gt(since.0))
        .filter(players::closed_at.is_null())
        .select((players::id, players::password_hash, players::email_key))
        .first(c)
        .optional()?;
    Ok(found.map(|(id, hash, key)| (id, hash, key == address)))
}

/// Adds a player. The names must have been found free in the same transaction.
pub fn insert(c: &mut Conn, new: &NewPlayer, at: Instant) -> Result<PlayerId, StorageError> {
    let id = diesel::insert_into(players::table)
        .values((
            (
                players::name.eq(new.name.as_str()),
                players::name_key.eq(new.name.key()),
                players::name_skeleton.eq(new.name.skeleton()),
                players::display.eq(new.display.as_str()),
                players::display_skeleton.eq(new.display.skeleton()),
                players::lang.eq(&new.lang),
                players::zone.eq(new.zone.name()),
                players::email.eq(new.address.as_ref().map(Address::as_str)),
                players::email_key.eq(new.address.as_ref().map(Address::key)),
            ),
            (
                players::password_hash.eq(new.password_hash.as_deref()),
                players::role.eq(new.role.code()),
                players::position_style.eq(PositionStyle::Diagram.code()),
                players::reminders.eq(Reminders::default().notation()),
                players::nights.eq(true),
                players::created_at.eq(at.0),
            ),
        ))
        .returning(players::id)
        .get_result(c)?;
    mailboxes::insert(c, id)?;
    Ok(id)
}
