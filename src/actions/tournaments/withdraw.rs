//! Leaving a tournament that runs: the player's games are decided one by one.

use crate::domain::game::Decision;
use crate::domain::notice::NoticeKind;
use crate::domain::refusal::TournamentRefusal;
use crate::domain::time::Instant;
use crate::domain::tournament::field::{Field, Meeting, Met, TournamentState};
use crate::domain::tournament::setup::{EntryState, Tournament, Withdrawal, results_stand};
use crate::domain::{PlayerId, TournamentId};
use crate::rules::Color;
use crate::storage::notices::{self, NewNotice};
use crate::storage::tournaments::{self as storage, Act, ActKind, NewAct};
use crate::storage::{Conn, StorageError, players};

use super::super::decide;
use super::super::{Context, Fail};
use super::carry::carry_out_open;
use super::{Answer, TRIES, check_once, load, not_to_decide, refuse};

/// Somebody leaves.
#[derive(Clone, Debug)]
pub struct Leaving {
    /// Who.
    pub player: PlayerId,
    /// Who says so.
    pub by: PlayerId,
    /// Why.
    pub why: Withdrawal,
    /// The director's reason, for the log.
    pub reason: String,
    /// What makes the form single.
    pub once: String,
    /// When.
    pub at: Instant,
}

/// A player leaves while the tournament runs: he says so himself, or the director decides it. What he has played counts if
/// at least half of his games were finished; then the others are walkovers, else they are cancelled.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn withdraw(ctx: &Context, id: TournamentId, leaving: Leaving) -> Answer<()> {
    check_once(&leaving.once)?;
    for _ in 0..TRIES {
        let tournament = load(ctx, id).await?;
        let (player, by) = (leaving.player, leaving.by);
        let read = move |c: &mut Conn| {
            let field = storage::field(c, id)?;
            let group = last_group(&field, player);
            let refused = match players::by_id(c, by)? {
                _ if player == by => None,
                Some(director) => not_to_decide(c, &tournament, &director, group)?,
                None => Some(TournamentRefusal::NotDirector),
            };
            let entry = storage::entry(c, id, player)?;
            Ok::<_, StorageError>((tournament, field, refused, entry))
        };
        let (tournament, field, refused, entry) = ctx.db.read(read).await?;
        if let Some(why) = refused {
            return refuse(why);
        }
        if tournament.state != TournamentState::Running {
            return refuse(TournamentRefusal::NotRunning);
        }
        match entry {
            Some(EntryState::Withdrawn) => return Ok(()),
            Some(EntryState::In) => {}
            _ => return refuse(TournamentRefusal::NotIn),
        }
        let counts = stand(&tournament, &field, player);
        match ctx
            .db
            .write(save(tournament, leaving.clone(), counts))
            .await
        {
            Err(StorageError::Stale) => {}
            other => {
                other?;
                carry_out_open(ctx).await?;
                ctx.wake.mailer.notify_one();
                return Ok(());
            }
        }
    }
    refuse(TournamentRefusal::Stale)
}

fn save(
    tournament: Tournament,
    leaving: Leaving,
    counts: bool,
) -> impl Fn(&mut Conn) -> Result<(), StorageError> + Send + 'static {
    move |tx| {
        let (t, l) = (&tournament, &leaving);
        storage::advance(tx, t, t.state, t.setup.starts_at, t.postponed, None)?;
        let left = Some((l.at, Some(l.why), counts));
        storage::change_entry(tx, t.id, l.player, EntryState::Withdrawn, left)?;
        storage::close_silence(tx, t.id, l.player, "out", l.at)?;
        let act = NewAct {
            player: Some(l.player),
            word: l.why.code().to_owned(),
            reason: l.reason.trim().to_owned(),
            open: true,
            // a page that comes back with Back carries the same word for somebody else
            ..NewAct::of(
                ActKind::Withdrawn,
                t.id,
                Some(l.by),
                &format!("{}:{}", l.once, l.player),
                l.at,
            )
        };
        if let Some(act) = storage::insert_act(tx, &act)?
            && l.why != Withdrawal::Death
        {
            let kind = NoticeKind::TournamentWithdrawn;
            notices::insert(tx, &NewNotice::tournament(kind, l.player, t.id, act, l.at))?;
        }
        Ok(())
    }
}

/// The group in which somebody plays, or played last.
fn last_group(field: &Field, player: PlayerId) -> Option<(u32, u32)> {
    let own = field.seats.iter().filter(|seat| seat.player == player);
    own.map(|seat| (seat.stage, seat.group)).max()
}

fn own_meetings(field: &Field, player: PlayerId) -> Vec<(Color, Meeting)> {
    let seats = field.seats.iter().filter(|seat| seat.player == player);
    seats
        .flat_map(|seat| {
            let own = field.meetings_of(seat.group_id());
            own.filter_map(|m| Some((m.side_of(seat.number)?, *m)))
        })
        .filter(|(_, m)| m.black.is_some())
        .collect()
}

/// Whether what he has played counts: of the stage that is played.
fn stand(tournament: &Tournament, field: &Field, player: PlayerId) -> bool {
    let stage = field.stage();
    let own = own_meetings(field, player);
    let of_stage = || own.iter().filter(|(_, m)| m.stage == stage);
    // games that were cancelled because others left are none of his
    let all = of_stage().filter(|(_, m)| m.met != Met::Void).count();
    let finished = of_stage().filter(|(_, m)| matches!(m.met, Met::Played(_)));
    results_stand(&tournament.setup.format, finished.count(), all)
}

/// Decides the games of somebody who has left, one by one.
///
/// # Errors
/// Storage failed.
pub(super) async fn carry_out(ctx: &Context, act: &Act) -> Result<(), StorageError> {
    let (id, number) = (act.tournament, act.id);
    let Some(player) = act.player else {
        // only withdrawals are carried out so, and each is somebody's
        return Err(StorageError::corrupt(
            "tournament_acts",
            number,
            "nobody has left",
        ));
    };
    let read = move |c: &mut Conn| {
        let counts = storage::entries(c, id)?
            .iter()
            .find(|entry| entry.player == player)
            .is_none_or(|entry| entry.counts);
        Ok::<_, StorageError>((storage::field(c, id)?, counts))
    };
    let (field, counts) = ctx.db.read(read).await?;
    let open: Vec<(Color, Meeting)> = own_meetings(&field, player)
        .into_iter()
        .filter(|(_, m)| m.is_open())
        .collect();
    let total = act.done + u32::try_from(open.len()).unwrap_or(u32::MAX);
    let mut done = act.done;
    for (side, meeting) in open {
        settle(ctx, &meeting, side, counts, act).await?;
        done += 1;
        ctx.db
            .write(move |tx| storage::progress(tx, number, total, done, None))
            .await?;
    }
    let now = ctx.now();
    ctx.db
        .write(move |tx| storage::progress(tx, number, total, done, Some(now)))
        .await
}

/// Decides one game of somebody who has left.
async fn settle(
    ctx: &Context,
    meeting: &Meeting,
    side: Color,
    counts: bool,
    act: &Act,
) -> Result<(), StorageError> {
    let decision = if counts {
        Decision::Walkover(!side)
    } else {
        Decision::Cancelled
    };
    let Some(game) = meeting.game else {
        let met = if counts {
            Met::Walkover(Some(!side))
        } else {
            Met::Void
        };
        let pairing = meeting.id;
        return ctx
            .db
            .write(move |tx| storage::decide(tx, pairing, met))
            .await;
    };
    // the opponents are not told why: illness is nobody's business
    match decide::decide(ctx, game, decision, act.by, "", ctx.now()).await {
        Ok(_) | Err(Fail::Refused(_)) => Ok(()),
        Err(Fail::Broken(error)) => Err(error),
    }
}
