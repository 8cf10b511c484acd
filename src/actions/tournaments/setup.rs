//! Setting a tournament up, and calling it off.

use std::sync::Arc;

use crate::domain::invitation::read_start;
use crate::domain::notice::NoticeKind;
use crate::domain::refusal::TournamentRefusal;
use crate::domain::time::Instant;
use crate::domain::tournament::field::TournamentState;
use crate::domain::tournament::setup::{Setup, Tournament};
use crate::domain::{PlayerId, TournamentId};
use crate::rules::notation::Letters;
use crate::rules::profile::Profile;
use crate::secrets;
use crate::storage::tournaments::{self as storage, ActKind, NewAct};
use crate::storage::{Conn, StorageError, players};

use super::super::{Context, Fail};
use super::announce::REASON_MAX;
use super::carry::carry_out_open;
use super::entrants::{find, move_up, tell_entrants};
use super::{Answer, TRIES, check_once, load_for, refuse};

/// Reads the start as typed into a setup: moves become UCI.
///
/// # Errors
/// A profile that is none, or a start that is refused.
fn settle(mut setup: Setup, letters: Letters) -> Result<Setup, TournamentRefusal> {
    let profile = Profile::from_tag(&setup.profile).ok_or_else(|| {
        TournamentRefusal::Start(Box::new(crate::domain::refusal::InvitationRefusal::Profile))
    })?;
    let start = read_start(&setup.start_fen, &setup.start_moves, letters, &profile)
        .map_err(|why| TournamentRefusal::Start(Box::new(why)))?;
    setup.start_fen = start.position.fen();
    setup.start_moves = start.moves.join(" ");
    setup.name = setup.name.split_whitespace().collect::<Vec<_>>().join(" ");
    setup.about = crate::domain::game::clean_message(&setup.about);
    for (_, text) in &mut setup.texts {
        *text = crate::domain::game::clean_message(text);
    }
    setup.texts.retain(|(_, text)| !text.is_empty());
    Ok(setup)
}

/// Sets a tournament up, as a draft. The same form sent twice makes one.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn create(
    ctx: &Context,
    once: &str,
    by: PlayerId,
    setup: Setup,
    letters: Letters,
    at: Instant,
) -> Answer<TournamentId> {
    check_once(once)?;
    let form = once.to_owned();
    let (player, before) = ctx
        .db
        .read(move |c| Ok((players::by_id(c, by)?, storage::by_once(c, by, &form)?)))
        .await?;
    if let Some(before) = before {
        return Ok(before);
    }
    if !player.is_some_and(|player| player.may_direct()) {
        return refuse(TournamentRefusal::NotDirector);
    }
    setup
        .check(at)
        .map_err(|fault| Fail::Refused(TournamentRefusal::Setup(fault)))?;
    let setup = settle(setup, letters).map_err(Fail::Refused)?;
    let lots = secrets::lot();
    let work = Arc::new((once.to_owned(), setup));
    let write = move |tx: &mut Conn| {
        let (once, setup) = &*work;
        let id = match storage::insert(tx, once, by, setup, lots, at)? {
            Some(id) => id,
            None => return storage::by_once(tx, by, once)?.ok_or(StorageError::Stale),
        };
        storage::insert_act(tx, &NewAct::of(ActKind::SetUp, id, Some(by), "1", at))?;
        Ok(id)
    };
    Ok(ctx.db.write(write).await?)
}

/// Changes what was set up, before the draw. `seen`: the version that the form showed.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn change(
    ctx: &Context,
    id: TournamentId,
    seen: i64,
    by: PlayerId,
    setup: Setup,
    letters: Letters,
    at: Instant,
) -> Answer<()> {
    let tournament = load_for(ctx, id, by).await?;
    if !is_before_the_draw(&tournament) {
        return refuse(TournamentRefusal::TooLate);
    }
    setup
        .check(at)
        .map_err(|fault| Fail::Refused(TournamentRefusal::Setup(fault)))?;
    let setup = settle(setup, letters).map_err(Fail::Refused)?;
    if setup == tournament.setup {
        return Ok(());
    }
    if seen != tournament.version {
        return refuse(TournamentRefusal::Stale);
    }
    let tells =
        tournament.state == TournamentState::Registration && matters(&tournament.setup, &setup);
    let changed = Arc::new(Tournament {
        setup,
        ..tournament
    });
    let write = move |tx: &mut Conn| {
        storage::change_setup(tx, id, seen, &changed.setup)?;
        let act = NewAct::of(ActKind::Changed, id, Some(by), &seen.to_string(), at);
        if let Some(act) = storage::insert_act(tx, &act)?
            && tells
        {
            tell_entrants(tx, id, NoticeKind::TournamentChanged, act, at)?;
        }
        // there may be places for those who wait now
        move_up(tx, &changed, at)
    };
    match ctx.db.write(write).await {
        Err(StorageError::Stale) => refuse(TournamentRefusal::Stale),
        other => {
            other?;
            ctx.wake.mailer.notify_one();
            Ok(())
        }
    }
}

/// Whether a change is one that those who have entered must hear of: when it is played, or with which time.
fn matters(before: &Setup, after: &Setup) -> bool {
    (before.start, before.starts_at, before.end_at, &before.time)
        != (after.start, after.starts_at, after.end_at, &after.time)
}

fn is_before_the_draw(tournament: &Tournament) -> bool {
    matches!(
        tournament.state,
        TournamentState::Draft | TournamentState::Registration
    )
}

/// Opens the registration of a draft.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn open(ctx: &Context, id: TournamentId, by: PlayerId, at: Instant) -> Answer<()> {
    for _ in 0..TRIES {
        let tournament = load_for(ctx, id, by).await?;
        match tournament.state {
            TournamentState::Registration => return Ok(()),
            TournamentState::Draft => {}
            _ => return refuse(TournamentRefusal::TooLate),
        }
        tournament
            .setup
            .check(at)
            .map_err(|fault| Fail::Refused(TournamentRefusal::Setup(fault)))?;
        let t = Arc::new(tournament);
        let write = move |tx: &mut Conn| {
            let registration = TournamentState::Registration;
            storage::advance(tx, &t, registration, t.setup.starts_at, t.postponed, None)?;
            storage::insert_act(tx, &NewAct::of(ActKind::Opened, id, Some(by), "1", at))?;
            Ok(())
        };
        match ctx.db.write(write).await {
            Err(StorageError::Stale) => {}
            other => return Ok(other?),
        }
    }
    refuse(TournamentRefusal::Stale)
}

/// Calls a tournament off, with a reason; everybody who has entered is told. Of one that runs the open games are cancelled, one by
/// one: they count for nobody. What has been played stays.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn call_off(
    ctx: &Context,
    id: TournamentId,
    by: PlayerId,
    reason: &str,
    at: Instant,
) -> Answer<()> {
    if reason.trim().is_empty() || reason.chars().count() > REASON_MAX {
        return refuse(TournamentRefusal::NoReason);
    }
    for _ in 0..TRIES {
        let tournament = load_for(ctx, id, by).await?;
        match tournament.state {
            TournamentState::Cancelled => return Ok(()),
            TournamentState::Running => {}
            _ if is_before_the_draw(&tournament) => {}
            _ => return refuse(TournamentRefusal::TooLate),
        }
        let runs = tournament.state == TournamentState::Running;
        let work = Arc::new((tournament, reason.trim().to_owned()));
        let write = move |tx: &mut Conn| cancel(tx, &work.0, Some(by), &work.1, at);
        match ctx.db.write(write).await {
            Err(StorageError::Stale) => {}
            other => {
                other?;
                if runs {
                    carry_out_open(ctx).await?;
                }
                ctx.wake.mailer.notify_one();
                return Ok(());
            }
        }
    }
    refuse(TournamentRefusal::Stale)
}

/// Marks a tournament as called off and tells everybody; `by` `None`: too few had entered.
pub(super) fn cancel(
    tx: &mut Conn,
    t: &Tournament,
    by: Option<PlayerId>,
    reason: &str,
    at: Instant,
) -> Result<(), StorageError> {
    let cancelled = TournamentState::Cancelled;
    storage::advance(tx, t, cancelled, t.setup.starts_at, t.postponed, Some(at))?;
    let runs = t.state == TournamentState::Running;
    let act = NewAct {
        reason: reason.to_owned(),
        // of one that runs the games are cancelled first
        open: runs,
        ..NewAct::of(ActKind::Cancelled, t.id, by, "1", at)
    };
    let act = storage::insert_act(tx, &act)?;
    if let Some(act) = act.filter(|_| !runs) {
        tell_entrants(tx, t.id, NoticeKind::TournamentCancelled, act, at)?;
    }
    Ok(())
}

/// Sets who directs, and who decides what the director may not.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn set_directors(
    ctx: &Context,
    id: TournamentId,
    by: PlayerId,
    director: &str,
    deputy: &str,
    at: Instant,
) -> Answer<()> {
    let tournament = load_for(ctx, id, by).await?;
    let names = [director.trim().to_owned(), deputy.trim().to_owned()];
    let typed = names.clone();
    let [director, deputy] = ctx
        .db
        .read(move |c| {
            let mut found = [None, None];
            for (slot, name) in found.iter_mut().zip(&typed) {
                *slot = find(c, name)?;
            }
            Ok(found)
        })
        .await?;
    let [director_name, deputy_name] = names;
    let Some(director) = director else {
        return refuse(TournamentRefusal::NoSuchPlayer {
            name: director_name,
        });
    };
    if deputy.is_none() && !deputy_name.is_empty() {
        return refuse(TournamentRefusal::NoSuchPlayer { name: deputy_name });
    }
    let deputy = deputy.filter(|deputy| *deputy != director);
    if (director, deputy) == (tournament.director, tournament.deputy) {
        return Ok(());
    }
    let version = tournament.version;
    let before = (tournament.director, tournament.deputy);
    let write = move |tx: &mut Conn| {
        storage::set_directors(tx, id, version, director, deputy)?;
        let act = NewAct {
            player: Some(director),
            word: format!("{}:{}", before.0, before.1.unwrap_or_default()),
            ..NewAct::of(ActKind::Directors, id, Some(by), &version.to_string(), at)
        };
        storage::insert_act(tx, &act)?;
        Ok(())
    };
    match ctx.db.write(write).await {
        Err(StorageError::Stale) => refuse(TournamentRefusal::Stale),
        other => Ok(other?),
    }
}
