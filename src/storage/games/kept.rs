//! What is kept beside the facts of a game, for the night's comparison.

use diesel::prelude::*;

use crate::domain::GameId;
use crate::domain::clock::{Outage, OutageSource};
use crate::domain::game::{Game, Kept, KeptMove, Late};
use crate::domain::time::{Instant, MINUTE};
use crate::storage::schema::{games, leaves, moves};
use crate::storage::{Conn, StorageError, outages};

use super::facts::is_taken_over;
use super::load::{Head, decidable, head};
use super::rows::{MoveRow, PlyRow, ply};
use super::takeovers;

/// A game with what is kept beside its facts; `None`: no such game.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn kept(c: &mut Conn, id: GameId) -> Result<Option<(Game, Kept)>, StorageError> {
    let Some(head) = head(c, id)? else {
        return Ok(None);
    };
    let rows: Vec<MoveRow> = moves::table
        .filter(moves::game_id.eq(id))
        .order(moves::ply)
        .select(MoveRow::as_select())
        .load(c)?;
    let plies: Vec<PlyRow> = rows.iter().map(PlyRow::from).collect();
    let game = decidable(c, &head, &plies)?;
    let (deadline, look_at): (Option<i64>, Option<i64>) = games::table
        .find(id)
        .select((games::deadline_at, games::look_at))
        .get_result(c)?;
    let kept = Kept {
        model: head.terms.clock_model,
        started: Instant(head.row.clock_started_at),
        allowed: head.row.allowed_ms,
        deadline: deadline.map(Instant),
        look_at: look_at.map(Instant),
        moves: rows
            .iter()
            .map(beside)
            .skip(game.given as usize + 1)
            .collect(),
        late: late(c, &head, &game)?,
    };
    Ok(Some((game, kept)))
}

fn beside(row: &MoveRow) -> KeptMove {
    KeptMove {
        ply: ply(row.ply),
        used: row.used_ms,
        left: row.left_ms,
    }
}

/// Games that ended after `since`, of higher number than `after`, in order.
///
/// # Errors
/// A database fault.
pub fn ended_after(
    c: &mut Conn,
    since: Instant,
    after: GameId,
    most: i64,
) -> Result<Vec<GameId>, StorageError> {
    Ok(games::table
        .filter(games::id.gt(after))
        .filter(games::ended_at.ge(since.0))
        .order(games::id)
        .limit(most)
        .select(games::id)
        .load(c)?)
}

fn late(c: &mut Conn, head: &Head, game: &Game) -> Result<Vec<Late>, StorageError> {
    let mut late = Vec::new();
    for outage in &game.facts.outages {
        late.push(late_outage(c, outage)?);
    }
    let started = game.facts.started.0;
    let seats = [&head.white, &head.black];
    let mut players = vec![head.row.white_id, head.row.black_id];
    if is_taken_over(&game.facts.acts) {
        players.extend(takeovers::players_before(c, head.row.id)?);
    } else if seats.iter().all(|seat| seat.leave_until <= started) {
        return Ok(late);
    }
    let rows: Vec<(i64, i64, Option<i64>)> = leaves::table
        .filter(leaves::player_id.eq_any(players))
        .filter(leaves::to_at.gt(started))
        .filter(
            leaves::game_id
                .is_null()
                .or(leaves::game_id.eq(head.row.id)),
        )
        .select((leaves::from_at, leaves::made_at, leaves::replaced_at))
        .load(c)?;
    let known = rows.into_iter().map(|(from, made, replaced)| Late {
        from: Instant(from),
        known: Instant(made.max(replaced.unwrap_or(made))),
    });
    late.extend(known.filter(|l| l.known > l.from));
    Ok(late)
}

/// A gap is written by the first beat after it; a move may come a moment sooner.
fn late_outage(c: &mut Conn, outage: &Outage) -> Result<Late, StorageError> {
    let known = match outage.source {
        // by hand, some time after its end
        OutageSource::Mail => outages::credited(c, outage.from)?.unwrap_or(outage.to),
        OutageSource::Gap | OutageSource::Maintenance => outage.to.plus(MINUTE),
    };
    Ok(Late {
        from: outage.from,
        known,
    })
}
