//! Private notes about a game or a person.

use crate::domain::PlayerId;
use crate::domain::game::clean_message;
use crate::domain::refusal::TalkRefusal;
use crate::domain::time::Instant;
use crate::storage::Conn;
use crate::storage::notes::{self, Kind};

use super::{Context, Fail};

/// The longest note, in characters.
pub const NOTE_MAX: usize = 4_000;

/// Writes a note over the one of version `seen`. The same words again change nothing.
///
/// # Errors
/// Too long, or changed elsewhere since; or storage failed.
pub async fn save(
    ctx: &Context,
    player: PlayerId,
    about: (Kind, i64),
    typed: &str,
    seen: i64,
    at: Instant,
) -> Result<(), Fail<TalkRefusal>> {
    let body = clean_message(typed);
    if body.chars().count() > NOTE_MAX {
        return Err(Fail::Refused(TalkRefusal::TooLong));
    }
    let write = move |tx: &mut Conn| {
        let kept = notes::of(tx, player, about.0, about.1)?;
        if kept.body == body {
            return Ok(true);
        }
        notes::save(tx, player, about, &body, seen, at)
    };
    if ctx.db.write(write).await? {
        Ok(())
    } else {
        Err(Fail::Refused(TalkRefusal::NoteChanged))
    }
}
