//! What a director wants to know each week: what ended, what is due, where nobody moves, who cannot be reached.

use std::sync::Arc;

use chrono_tz::Tz;

use crate::domain::PlayerId;
use crate::domain::notice::{DirectedGame, DirectorsWeek, NoticeKind};
use crate::domain::time::{DAY, Instant};
use crate::domain::tournament::calendar::{self, NOTICE};
use crate::domain::tournament::setup::Tournament;
use crate::storage::games::{self, Listed};
use crate::storage::notices::{self, NewNotice};
use crate::storage::tournaments::{self as storage, ActKind, NewAct};
use crate::storage::{Conn, StorageError, appeals, players};

use super::super::Context;

/// Deadlines that come so soon are told.
const SOON: i64 = 7 * DAY;
/// A game in which nobody has moved for so long is told of.
const STILL: i64 = 14 * DAY;
/// How a tournament stands for its directors.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn week(c: &mut Conn, t: &Tournament, now: Instant) -> Result<DirectorsWeek, StorageError> {
    let running = games::running_in(c, t.id)?;
    let ended = games::ended_in(c, t.id, now.plus(-SOON))?;
    let halted = storage::halted_until(c, t.id, now)?.is_some();
    let open = || running.iter().filter(|game| !game.is_called(now));
    let due = |game: &&Listed| game.deadline.is_some_and(|at| at < now.plus(SOON));
    let still = |game: &&Listed| !halted && game.changed_at < now.plus(-STILL);
    let mut unreachable = Vec::new();
    let playing = storage::playing(c, t.id, None)?;
    for player in players::by_ids(c, &playing)? {
        if player.address_bad || (player.email.is_some() && !player.confirmed) {
            unreachable.push(player.display);
        }
    }
    Ok(DirectorsWeek {
        running: running.len(),
        blocked: running.is_empty() && t.setup.end_at.is_some_and(|end| end <= now.plus(NOTICE)),
        ended: ended.iter().map(over).collect(),
        due: open()
            .filter(due)
            .map(|game| told(game, game.deadline))
            .collect(),
        still: open()
            .filter(still)
            .map(|game| told(game, Some(game.changed_at)))
            .collect(),
        appeals: appeals::open(c, t.id)?.len(),
        called: running.iter().filter(|game| game.is_called(now)).count(),
        unreachable,
    })
}

fn told(game: &Listed, at: Option<Instant>) -> DirectedGame {
    let (white, black) = (game.white.display.clone(), game.black.display.clone());
    let to_move = if game.waiting == Some(game.white.id) {
        white.clone()
    } else {
        black.clone()
    };
    DirectedGame {
        game: game.id,
        white,
        black,
        what: to_move,
        at: at.unwrap_or(game.changed_at),
    }
}

fn over(game: &Listed) -> DirectedGame {
    let result = game.ending.map_or("", |ending| ending.result());
    DirectedGame {
        what: result.to_owned(),
        ..told(game, game.ended_at)
    }
}

/// Writes to the directors, once a week.
pub(super) async fn write(
    ctx: &Context,
    t: &Arc<Tournament>,
    now: Instant,
) -> Result<(), StorageError> {
    let (id, director) = (t.id, t.director);
    let read = move |c: &mut Conn| {
        let zone = players::by_id(c, director)?.map_or(Tz::UTC, |player| player.zone);
        let at = calendar::monday(now, zone);
        let new = NewAct::of(ActKind::Week, id, None, &at.0.to_string(), now);
        let kept = storage::is_kept(c, &new)?;
        Ok::<_, StorageError>((at, new, kept))
    };
    let (at, new, kept) = ctx.db.read(read).await?;
    if kept || now < at || t.setup.starts_at > at {
        return Ok(());
    }
    let t = Arc::clone(t);
    let tell = move |tx: &mut Conn| {
        let Some(act) = storage::insert_act(tx, &new)? else {
            return Ok(());
        };
        let directors: Vec<PlayerId> = [Some(t.director), t.deputy].into_iter().flatten().collect();
        for director in directors {
            let kind = NoticeKind::TournamentWeek;
            notices::insert(tx, &NewNotice::tournament(kind, director, t.id, act, now))?;
        }
        Ok(())
    };
    ctx.db.write(tell).await?;
    ctx.wake.mailer.notify_one();
    Ok(())
}
