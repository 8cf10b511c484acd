//! Leave and personal hours as they are stored: changes are new rows.

use std::collections::HashMap;

use diesel::prelude::*;

use crate::domain::clock::{Absences, Hours, Leave};
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::storage::schema::{leaves, own_hours, players};
use crate::storage::{Conn, StorageError};

type LeaveRow = (i64, Option<i64>, i64, i64, Option<i64>, bool);

/// A span of leave, and whom and what it touches.
pub struct LeaveOf {
    /// Whose.
    pub player: PlayerId,
    /// The only game it counts in; `None`: all.
    pub game: Option<GameId>,
    /// The span.
    pub leave: Leave,
}

/// All leave of these players that ends after `since`, replaced rows too, oldest first.
///
/// # Errors
/// A database fault.
pub fn leaves_of(
    c: &mut Conn,
    players: &[PlayerId],
    since: Instant,
) -> Result<Vec<LeaveOf>, StorageError> {
    let rows: Vec<LeaveRow> = leaves::table
        .filter(leaves::player_id.eq_any(players))
        .filter(leaves::to_at.gt(since.0))
        .order(leaves::id)
        .select((
            leaves::player_id,
            leaves::game_id,
            leaves::from_at,
            leaves::to_at,
            leaves::replaced_at,
            leaves::special,
        ))
        .load(c)?;
    let read = |(player, game, from, to, replaced, special): LeaveRow| LeaveOf {
        player,
        game,
        leave: Leave {
            from: Instant(from),
            to: Instant(to),
            replaced: replaced.map(Instant),
            special,
        },
    };
    Ok(rows.into_iter().map(read).collect())
}

/// What touches the clocks of a game between these two that began at `since`; `game`: its number, if it has one already;
/// `hours`: whether it allows personal ones.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn of_seats(
    c: &mut Conn,
    seats: [PlayerId; 2],
    game: Option<GameId>,
    hours: bool,
    since: Instant,
) -> Result<[Absences; 2], StorageError> {
    let leaves = leaves_of(c, &seats, since)?;
    let mut hours = if hours {
        hours_of(c, &seats)?
    } else {
        HashMap::new()
    };
    Ok(seats.map(|seat| {
        let mine = |l: &&LeaveOf| l.player == seat && (l.game.is_none() || l.game == game);
        Absences {
            leaves: leaves.iter().filter(mine).map(|l| l.leave).collect(),
            hours: hours.remove(&seat).unwrap_or_default(),
        }
    }))
}

/// The personal hours of these players, oldest first.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn hours_of(
    c: &mut Conn,
    players: &[PlayerId],
) -> Result<HashMap<PlayerId, Vec<Hours>>, StorageError> {
    type Row = (i64, i64, String, i32, Option<i32>, Option<i32>);
    let rows: Vec<Row> = own_hours::table
        .filter(own_hours::player_id.eq_any(players))
        .order((own_hours::since_at, own_hours::id))
        .select((
            own_hours::player_id,
            own_hours::since_at,
            own_hours::zone,
            own_hours::days,
            own_hours::sleep_from,
            own_hours::sleep_to,
        ))
        .load(c)?;
    let minute = |m: i32| u32::try_from(m).unwrap_or(0);
    let mut all = HashMap::<PlayerId, Vec<Hours>>::new();
    for (player, since, zone, days, from, to) in rows {
        let zone = zone.parse();
        all.entry(player).or_default().push(Hours {
            since: Instant(since),
            zone: zone.map_err(|_| StorageError::corrupt("own_hours", player, "unknown zone"))?,
            days: u8::try_from(days).unwrap_or(0),
            sleep: from.zip(to).map(|(a, b)| (minute(a), minute(b))),
        });
    }
    Ok(all)
}

/// Lets no other transaction take leave or set hours for this player before this one has ended.
///
/// # Errors
/// A database fault.
pub fn lock(tx: &mut Conn, player: PlayerId) -> Result<(), StorageError> {
    diesel::update(players::table.find(player))
        .set(players::leave_until.eq(players::leave_until))
        .execute(tx)?;
    Ok(())
}

/// Keeps personal hours.
///
/// # Errors
/// A database fault.
pub fn keep_hours(tx: &mut Conn, player: PlayerId, hours: &Hours) -> Result<(), StorageError> {
    let minute = |m: u32| i32::try_from(m).unwrap_or(0);
    let row = (
        own_hours::player_id.eq(player),
        own_hours::since_at.eq(hours.since.0),
        own_hours::zone.eq(hours.zone.name()),
        own_hours::days.eq(i32::from(hours.days)),
        own_hours::sleep_from.eq(hours.sleep.map(|(from, _)| minute(from))),
        own_hours::sleep_to.eq(hours.sleep.map(|(_, to)| minute(to))),
    );
    diesel::insert_into(own_hours::table)
        .values(row)
        .execute(tx)?;
    diesel::update(players::table.find(player))
        .set(players::own_hours.eq(true))
        .execute(tx)?;
    Ok(())
}
