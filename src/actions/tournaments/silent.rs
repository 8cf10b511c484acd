//! Players who are no longer heard of: asked twice, a week apart, while their clocks rest; then their directors are told.

use std::sync::Arc;

use crate::domain::notice::NoticeKind;
use crate::domain::refusal::TournamentRefusal;
use crate::domain::time::{HOUR, Instant, Millis};
use crate::domain::tournament::field::TournamentState;
use crate::domain::tournament::setup::{EntryState, Tournament, Withdrawal};
use crate::domain::tournament::silent::{
    ASKED_AGAIN, ASKED_REST, Heard, SILENT_AFTER, Silent, silent,
};
use crate::domain::{PlayerId, TournamentId};
use crate::storage::notices::{self, NewNotice};
use crate::storage::tournaments::{self as storage, ActKind, NewAct, Silence};
use crate::storage::{Conn, StorageError, games};

use super::super::{Context, Fail};
use super::carry::carry_out_open;
use super::withdraw::{Leaving, withdraw};
use super::{Answer, load, refuse};

/// A tournament is looked at so often: its games are many, and nobody is asked to the minute.
const LOOKED_EACH: Millis = 6 * HOUR;

/// Asks whoever is no longer heard of, asks again, tells the directors, and lets the clocks go on of whoever is.
///
/// # Errors
/// Storage failed.
pub(super) async fn look(
    ctx: &Context,
    t: &Arc<Tournament>,
    now: Instant,
) -> Result<(), StorageError> {
    let id = t.id;
    let looked = move |c: &mut Conn| storage::silence_looked(c, id);
    let looked = ctx.db.read(looked).await?;
    if looked.is_some_and(|at| now.since(at) < LOOKED_EACH) {
        return Ok(());
    }
    ctx.db
        .write(move |tx| storage::look_for_silence(tx, id, now))
        .await?;
    let read = move |c: &mut Conn| {
        let open = storage::silences(c, id)?;
        let new = newly_silent(c, id, &open, now)?;
        let mut heard = Vec::new();
        for silence in &open {
            if storage::last_move(c, silence.player, Some(id), silence.asked_at)?.is_some() {
                heard.push(silence.player);
            }
        }
        Ok::<_, StorageError>((open, new, heard))
    };
    let (open, new, heard) = ctx.db.read(read).await?;
    let mut done = false;
    for (player, why) in new {
        let write = move |tx: &mut Conn| ask(tx, id, player, why, now);
        done |= ctx.db.write(write).await?;
    }
    for player in &heard {
        let player = *player;
        let write = move |tx: &mut Conn| over(tx, id, player, None, "moved", now);
        done |= ctx.db.write(write).await?;
    }
    for silence in open.into_iter().filter(|s| !heard.contains(&s.player)) {
        let of = Arc::clone(t);
        let write = move |tx: &mut Conn| remind(tx, &of, &silence, now);
        done |= ctx.db.write(write).await?;
    }
    if done {
        carry_out_open(ctx).await?;
        ctx.wake.mailer.notify_one();
    }
    Ok(())
}

/// Those who are to be asked now.
fn newly_silent(
    c: &mut Conn,
    id: TournamentId,
    open: &[Silence],
    now: Instant,
) -> Result<Vec<(PlayerId, Silent)>, StorageError> {
    let since = now.plus(-SILENT_AFTER);
    let lost = storage::lost_on_time(c, id)?;
    let waited = storage::waited_for_since(c, id, since)?;
    let mut players: Vec<PlayerId> = lost.iter().map(|(player, _)| *player).collect();
    players.extend(waited.iter().map(|(_, player)| *player));
    players.sort_unstable();
    players.dedup();
    players.retain(|player| !open.iter().any(|silence| silence.player == *player));
    let mut found = Vec::new();
    for player in players {
        if storage::entry(c, id, player)? != Some(EntryState::In) {
            continue;
        }
        let answered = storage::last_answer(c, id, player)?.unwrap_or(Instant(0));
        if now.since(answered) < ASKED_AGAIN {
            // he has just said that he goes on
            continue;
        }
        let mut losses: Vec<Instant> = lost
            .iter()
            .filter(|(loser, at)| *loser == player && *at > answered)
            .map(|(_, at)| *at)
            .collect();
        if !losses.is_empty() {
            let moved = storage::last_move(c, player, Some(id), answered)?;
            losses.retain(|at| moved.is_none_or(|moved| *at > moved));
        }
        let mut thinking = 0;
        for (game, _) in waited.iter().filter(|(_, waits)| *waits == player) {
            if let Some(game) = games::game(c, *game)?.filter(|game| game.called(now).is_none()) {
                thinking = thinking.max(game.clocks.run.running(now));
            }
        }
        let moved = storage::last_move(c, player, None, since)?;
        let heard = Heard {
            losses: losses.len(),
            moved: moved
                .into_iter()
                .chain([answered])
                .max()
                .filter(|at| at.0 > 0),
            thinking,
        };
        let why = silent(&heard, now);
        let plays = storage::plays_on(c, id, player)?;
        found.extend(why.filter(|_| plays).map(|why| (player, why)));
    }
    Ok(found)
}

fn ask(
    tx: &mut Conn,
    id: TournamentId,
    player: PlayerId,
    why: Silent,
    now: Instant,
) -> Result<bool, StorageError> {
    let Some(silence) = storage::ask(tx, id, player, why, now)? else {
        return Ok(false);
    };
    let act = NewAct {
        player: Some(player),
        amount: now.plus(ASKED_REST).whole_second().0,
        word: why.code().to_owned(),
        open: true,
        ..NewAct::of(ActKind::SilentAsked, id, None, &silence.to_string(), now)
    };
    if let Some(act) = storage::insert_act(tx, &act)? {
        let kind = NoticeKind::TournamentAsked;
        notices::insert(tx, &NewNotice::tournament(kind, player, id, act, now))?;
    }
    Ok(true)
}

/// A week later he is asked again, and a week after that his directors are told.
fn remind(
    tx: &mut Conn,
    t: &Tournament,
    silence: &Silence,
    now: Instant,
) -> Result<bool, StorageError> {
    let (id, player) = (t.id, silence.player);
    let act = |kind| NewAct {
        player: Some(player),
        ..NewAct::of(kind, id, None, &silence.id.to_string(), now)
    };
    match (silence.again_at, silence.told_at) {
        (None, _) if now >= silence.asked_at.plus(ASKED_AGAIN) => {
            if !storage::asked_again(tx, silence.id, now)? {
                return Ok(false);
            }
            if let Some(act) = storage::insert_act(tx, &act(ActKind::SilentAgain))? {
                let kind = NoticeKind::TournamentAsked;
                notices::insert(tx, &NewNotice::tournament(kind, player, id, act, now))?;
            }
        }
        (Some(again), None) if now >= again.plus(ASKED_AGAIN) => {
            if !storage::silence_told(tx, silence.id, now)? {
                return Ok(false);
            }
            if let Some(act) = storage::insert_act(tx, &act(ActKind::SilentTold))? {
                for director in [Some(t.director), t.deputy].into_iter().flatten() {
                    let kind = NoticeKind::TournamentSilent;
                    notices::insert(tx, &NewNotice::tournament(kind, director, id, act, now))?;
                }
            }
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// Whoever was asked goes on, and so do his clocks; `false`: nobody was waiting for his answer.
fn over(
    tx: &mut Conn,
    id: TournamentId,
    player: PlayerId,
    by: Option<PlayerId>,
    answer: &str,
    now: Instant,
) -> Result<bool, StorageError> {
    let Some(silence) = storage::close_silence(tx, id, player, answer, now)? else {
        return Ok(false);
    };
    let act = NewAct {
        player: Some(player),
        word: answer.to_owned(),
        open: true,
        ..NewAct::of(ActKind::SilentOver, id, by, &silence.to_string(), now)
    };
    storage::insert_act(tx, &act)?;
    Ok(true)
}

/// What a player answers who was asked whether he goes on: he does, or he withdraws. Nobody need be signed in for it.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn answer(
    ctx: &Context,
    id: TournamentId,
    player: PlayerId,
    stays: bool,
    at: Instant,
) -> Answer<()> {
    let t = load(ctx, id).await?;
    if t.state != TournamentState::Running {
        return refuse(TournamentRefusal::NotRunning);
    }
    if !stays {
        let leaving = Leaving {
            player,
            by: player,
            why: Withdrawal::Announced,
            reason: String::new(),
            once: format!("answer:{id}"),
            at,
        };
        return withdraw(ctx, id, leaving).await;
    }
    let write = move |tx: &mut Conn| over(tx, id, player, Some(player), "on", at);
    if ctx.db.write(write).await.map_err(Fail::Broken)? {
        carry_out_open(ctx).await?;
    }
    Ok(())
}
