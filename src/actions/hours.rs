//! The verb of personal hours: off-days and sleep, for clocks that start from now on.

use crate::domain::clock::{Hours, HoursFault};
use crate::domain::player::Player;
use crate::domain::time::Instant;
use crate::storage::{Conn, StorageError, absences, games};

use super::{Context, Fail};

/// What a player has set; `None`: nothing, or nothing any more.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn of(c: &mut Conn, player: &Player) -> Result<Option<Hours>, StorageError> {
    let mut all = absences::hours_of(c, &[player.id])?;
    let newest = all
        .remove(&player.id)
        .and_then(|hours| hours.last().copied());
    Ok(newest.filter(|hours| !hours.is_empty()))
}

/// Sets off-days (bit 0 is Monday) and sleep (minutes after midnight), in the player's zone as it is now. What is set
/// already is not written again.
///
/// # Errors
/// Refused: a clock could hardly run out; or storage.
pub async fn set(
    ctx: &Context,
    player: &Player,
    days: u8,
    sleep: Option<(u32, u32)>,
    at: Instant,
) -> Result<(), Fail<HoursFault>> {
    let wanted = Hours {
        since: at.whole_second(),
        zone: player.zone,
        days,
        sleep,
    };
    let wanted = wanted.check().map_err(Fail::Refused)?;
    let id = player.id;
    let write = move |tx: &mut Conn| {
        absences::lock(tx, id)?;
        let all = absences::hours_of(tx, &[id])?
            .remove(&id)
            .unwrap_or_default();
        let same =
            |h: &Hours| (h.zone, h.days, h.sleep) == (wanted.zone, wanted.days, wanted.sleep);
        let is_set = match all.last() {
            Some(newest) => same(newest),
            None => wanted.is_empty(),
        };
        if is_set {
            return Ok(());
        }
        absences::keep_hours(tx, id, &wanted)?;
        // a clock that starts at this very instant is reckoned again by what holds now
        games::unsettle(tx, id, at)
    };
    ctx.db.write(write).await?;
    ctx.wake.sweep.notify_one();
    Ok(())
}
