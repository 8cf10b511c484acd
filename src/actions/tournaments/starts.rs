//! Another start for a round that is drawn and has not started.

use crate::domain::game::clean_message;
use crate::domain::notice::NoticeKind;
use crate::domain::refusal::TournamentRefusal;
use crate::domain::time::{DAY, Instant, Millis};
use crate::domain::tournament::calendar::{NOTICE, is_holy};
use crate::domain::tournament::field::{Meeting, TournamentState};
use crate::domain::tournament::setup::Tournament;
use crate::domain::{PlayerId, TournamentId};
use crate::storage::notices::{self, NewNotice};
use crate::storage::tournaments::{self as storage, ActKind, NewAct};
use crate::storage::{Conn, StorageError, players};

use super::super::{Context, Fail};
use super::announce::REASON_MAX;
use super::{Answer, check_once, load_for, refuse};

/// No round starts later than so long from now.
const FURTHEST: Millis = 366 * DAY;

/// The director moves the start of a round.
#[derive(Clone, Debug)]
pub struct Moving {
    /// Stage and round.
    pub round: (u32, u32),
    /// When its clocks start now.
    pub to: Instant,
    /// Why; the players read it.
    pub reason: String,
    /// Who.
    pub by: PlayerId,
    /// What makes the form single.
    pub once: String,
    /// When.
    pub at: Instant,
}

/// A round that is drawn and has not started starts at another noon, with those that were to start together with it. Everybody
/// who has a game in them is told, at least three days before.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn move_start(ctx: &Context, id: TournamentId, wish: Moving) -> Answer<()> {
    check_once(&wish.once)?;
    let t = load_for(ctx, id, wish.by).await?;
    if t.state != TournamentState::Running {
        return refuse(TournamentRefusal::NotRunning);
    }
    let reason = clean_message(&wish.reason);
    if reason.is_empty() || reason.chars().count() > REASON_MAX {
        return refuse(TournamentRefusal::NoReason);
    }
    let (stage, _) = wish.round;
    let new = act_of(&t, &wish, reason);
    let (director, asked) = (t.director, new.clone());
    let read = move |c: &mut Conn| {
        let zone = players::by_id(c, director)?.map_or(chrono_tz::Tz::UTC, |p| p.zone);
        let kept = storage::is_kept(c, &asked)?;
        Ok::<_, StorageError>((zone, storage::published(c, id)?, kept))
    };
    let (zone, published, kept) = ctx.db.read(read).await?;
    if kept {
        return Ok(());
    }
    let mut waiting = published.iter();
    let Some((.., from)) = waiting.find(|(s, r, _)| (*s, *r) == wish.round) else {
        return refuse(TournamentRefusal::RoundStarted);
    };
    let (from, to, at) = (*from, wish.to, wish.at);
    let day = to.local(zone).date();
    let fits = to >= at.plus(NOTICE) && to <= at.plus(FURTHEST) && !is_holy(day);
    if !fits || t.setup.end_at.is_some_and(|end| to >= end) {
        return refuse(TournamentRefusal::StartDay);
    }
    if from == to {
        return Ok(());
    }
    let write = move |tx: &mut Conn| keep(tx, &t, &new, (stage, from, to), at);
    match ctx.db.write(write).await {
        Err(StorageError::Stale) => refuse(TournamentRefusal::Stale),
        other => {
            other.map_err(Fail::Broken)?;
            ctx.wake.mailer.notify_one();
            Ok(())
        }
    }
}

fn act_of(t: &Tournament, wish: &Moving, reason: String) -> NewAct {
    let (stage, round) = wish.round;
    NewAct {
        amount: wish.to.0,
        word: format!("{stage}.{round}"),
        reason,
        ..NewAct::of(
            ActKind::RoundMoved,
            t.id,
            Some(wish.by),
            &format!("{}:{stage}.{round}:{}", wish.once, wish.to.0),
            wish.at,
        )
    }
}

/// Moves the rounds of a stage that were to start together, and tells everybody who has a game in them.
fn keep(
    tx: &mut Conn,
    t: &Tournament,
    new: &NewAct,
    (stage, from, to): (u32, Instant, Instant),
    at: Instant,
) -> Result<(), StorageError> {
    let id = t.id;
    let first = if t.setup.starts_at == from {
        to
    } else {
        t.setup.starts_at
    };
    storage::advance(tx, t, t.state, first, t.postponed, None)?;
    if storage::move_rounds(tx, id, stage, (from, to))? == 0 {
        // it has started just now
        return Err(StorageError::Stale);
    }
    let Some(act) = storage::insert_act(tx, new)? else {
        return Ok(());
    };
    let field = storage::field(tx, id)?;
    let starts = |m: &Meeting| {
        let mut rounds = field.rounds.iter();
        let of = rounds.find(|r| (r.stage, r.round) == (m.stage, m.round));
        of.is_some_and(|round| round.starts_at == to) && m.is_open()
    };
    for seat in field.seats.iter().filter(|seat| seat.stage == stage) {
        let mut own = field.meetings_of(seat.group_id());
        if own.any(|m| starts(m) && m.side_of(seat.number).is_some()) {
            let kind = NoticeKind::TournamentRoundMoved;
            notices::insert(tx, &NewNotice::tournament(kind, seat.player, id, act, at))?;
        }
    }
    Ok(())
}
