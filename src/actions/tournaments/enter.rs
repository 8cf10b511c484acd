//! Entering and leaving, before the draw.

use std::sync::Arc;

use crate::domain::notice::NoticeKind;
use crate::domain::refusal::TournamentRefusal;
use crate::domain::time::{DAY, Instant};
use crate::domain::tournament::field::TournamentState;
use crate::domain::tournament::setup::{EntryState, Tournament};
use crate::domain::{PlayerId, TournamentId};
use crate::storage::notices::{self, NewNotice};
use crate::storage::tournaments::{self as storage, ActKind, NewAct};
use crate::storage::{Conn, StorageError, players};

use super::super::{Context, Fail};
use super::entrants::{find, move_up};
use super::pasted::{Pasted, pasted};
use super::{Answer, TRIES, load, load_for, refuse};

/// Enters a player who asks for it: he takes part, or waits for a place when all are taken. Asking twice is as asking once.
/// `word`: the one that the director has passed on, where the tournament asks for one.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn enter(
    ctx: &Context,
    id: TournamentId,
    player: PlayerId,
    word: &str,
    at: Instant,
) -> Answer<EntryState> {
    for _ in 0..TRIES {
        let tournament = load(ctx, id).await?;
        if let Some(state) = present(ctx, id, player).await? {
            return Ok(state);
        }
        may_enter(ctx, &tournament, player, word, at).await?;
        match take(ctx, tournament, player, None, at).await {
            Err(Fail::Broken(StorageError::Stale)) => {}
            other => return other,
        }
    }
    refuse(TournamentRefusal::Stale)
}

/// The state of an entry that stands.
async fn present(ctx: &Context, id: TournamentId, player: PlayerId) -> Answer<Option<EntryState>> {
    let state = ctx.db.read(move |c| storage::entry(c, id, player)).await?;
    Ok(state.filter(|state| matches!(state, EntryState::In | EntryState::Waiting)))
}

async fn may_enter(
    ctx: &Context,
    tournament: &Tournament,
    player: PlayerId,
    word: &str,
    at: Instant,
) -> Answer<()> {
    if tournament.state == TournamentState::Draft {
        return refuse(TournamentRefusal::NoSuchTournament);
    }
    if tournament.state != TournamentState::Registration {
        return refuse(TournamentRefusal::NotOpen);
    }
    if tournament.setup.by_invitation {
        return refuse(TournamentRefusal::ByInvitation);
    }
    let of = tournament.clone();
    let read = move |c: &mut Conn| {
        Ok::<_, StorageError>((
            players::by_id(c, player)?,
            players::created_at(c, player)?,
            storage::applicant(c, &of, player)?,
        ))
    };
    let (me, since, applicant) = ctx.db.read(read).await?;
    if !me.is_some_and(|me| me.may_play()) {
        return refuse(TournamentRefusal::AddressNotConfirmed);
    }
    let days = tournament.setup.member_days;
    if days > 0 && since.is_none_or(|since| at.since(since) < i64::from(days) * DAY) {
        return refuse(TournamentRefusal::MemberTooShort { days });
    }
    let asked = &tournament.setup.conditions;
    (asked.check(&applicant, word, at))
        .map_err(|fault| Fail::Refused(TournamentRefusal::Condition(fault)))
}

/// Takes a place, or one in the line. The tournament's version guards it: two cannot take the last place.
async fn take(
    ctx: &Context,
    tournament: Tournament,
    player: PlayerId,
    by: Option<PlayerId>,
    at: Instant,
) -> Answer<EntryState> {
    let tournament = Arc::new(tournament);
    let write = move |tx: &mut Conn| {
        let t = &*tournament;
        storage::advance(tx, t, t.state, t.setup.starts_at, t.postponed, None)?;
        let state = if storage::count_in(tx, t.id)? < t.setup.places() {
            EntryState::In
        } else {
            EntryState::Waiting
        };
        storage::enter(tx, t.id, player, state, by, at)?;
        if let Some(by) = by {
            // who is entered by somebody else is asked whether he plays
            storage::call(tx, t.id, player, at)?;
            let once = format!("{player}:{}", at.0);
            let act = NewAct {
                player: Some(player),
                ..NewAct::of(ActKind::Added, t.id, Some(by), &once, at)
            };
            if let Some(act) = storage::insert_act(tx, &act)? {
                let kind = NoticeKind::TournamentPlace;
                notices::insert(tx, &NewNotice::tournament(kind, player, t.id, act, at))?;
            }
        }
        Ok(state)
    };
    let state = ctx.db.write(write).await?;
    ctx.wake.mailer.notify_one();
    Ok(state)
}

/// The director enters players by their names, one a line, or by rows of a sheet with a name and a rating. All of them, or none and the first name that nobody has.
///
/// # Errors
/// Refused with the reason; or storage failed.
pub async fn add(
    ctx: &Context,
    id: TournamentId,
    by: PlayerId,
    names: &str,
    at: Instant,
) -> Answer<usize> {
    let typed = pasted(names);
    let read = move |c: &mut Conn| {
        let found = typed
            .into_iter()
            .map(|one| Ok((find_pasted(c, &one)?, one)));
        found.collect::<Result<Vec<_>, StorageError>>()
    };
    let mut wanted = Vec::new();
    for (player, one) in ctx.db.read(read).await? {
        match player {
            Some(player) => wanted.push((player, one.rating)),
            None => {
                let name = one.line;
                return refuse(TournamentRefusal::NoSuchPlayer { name });
            }
        }
    }
    let mut added = 0;
    for (player, rating) in wanted {
        added += usize::from(add_player(ctx, id, by, player, at).await?);
        if rating.is_some() {
            rate(ctx, id, by, player, rating).await?;
        }
    }
    Ok(added)
}

/// Who a pasted line means: the whole line as a name, else a cell of it.
fn find_pasted(c: &mut Conn, one: &Pasted) -> Result<Option<PlayerId>, StorageError> {
    if let Some(player) = find(c, &one.line)? {
        return Ok(Some(player));
    }
    for name in &one.names {
        if let Some(player) = find(c, name)? {
            return Ok(Some(player));
        }
    }
    Ok(None)
}

/// Enters one player; `false`: he had entered already.
pub(super) async fn add_player(
    ctx: &Context,
    id: TournamentId,
    by: PlayerId,
    player: PlayerId,
    at: Instant,
) -> Answer<bool> {
    for _ in 0..TRIES {
        let tournament = load_for(ctx, id, by).await?;
        if !is_open(&tournament) {
            return refuse(TournamentRefusal::TooLate);
        }
        if present(ctx, id, player).await?.is_some() {
            return Ok(false);
        }
        match take(ctx, tournament, player, Some(by), at).await {
            Err(Fail::Broken(StorageError::Stale)) => {}
            other => return other.map(|_| true),
        }
    }
    refuse(TournamentRefusal::Stale)
}

/// A draft's director may enter players before anybody else may.
fn is_open(tournament: &Tournament) -> bool {
    matches!(
        tournament.state,
        TournamentState::Registration | TournamentState::Draft
    )
}

/// A player leaves before the draw; whoever has waited longest takes his place.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn leave(ctx: &Context, id: TournamentId, player: PlayerId, at: Instant) -> Answer<()> {
    for _ in 0..TRIES {
        let tournament = load(ctx, id).await?;
        match drop_out(ctx, tournament, player, None, at).await {
            Err(Fail::Broken(StorageError::Stale)) => {}
            other => return other,
        }
    }
    refuse(TournamentRefusal::Stale)
}

/// The director takes a player off the list before the draw.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn remove(
    ctx: &Context,
    id: TournamentId,
    by: PlayerId,
    player: PlayerId,
    at: Instant,
) -> Answer<()> {
    for _ in 0..TRIES {
        let tournament = load_for(ctx, id, by).await?;
        match drop_out(ctx, tournament, player, Some(by), at).await {
            Err(Fail::Broken(StorageError::Stale)) => {}
            other => return other,
        }
    }
    refuse(TournamentRefusal::Stale)
}

async fn drop_out(
    ctx: &Context,
    tournament: Tournament,
    player: PlayerId,
    by: Option<PlayerId>,
    at: Instant,
) -> Answer<()> {
    let state = present(ctx, tournament.id, player).await?;
    if !is_open(&tournament) && state == Some(EntryState::In) {
        return refuse(TournamentRefusal::TooLate);
    }
    if state.is_none() {
        // sent twice, or pressed on a stale page: he has left already
        return Ok(());
    }
    let tournament = Arc::new(tournament);
    let write = move |tx: &mut Conn| {
        let t = &*tournament;
        storage::advance(tx, t, t.state, t.setup.starts_at, t.postponed, None)?;
        storage::change_entry(tx, t.id, player, EntryState::Left, Some((at, None, false)))?;
        if let Some(by) = by {
            let once = format!("{player}:{}", at.0);
            let act = NewAct {
                player: Some(player),
                ..NewAct::of(ActKind::Removed, t.id, Some(by), &once, at)
            };
            if let Some(act) = storage::insert_act(tx, &act)? {
                let kind = NoticeKind::TournamentWithdrawn;
                notices::insert(tx, &NewNotice::tournament(kind, player, t.id, act, at))?;
            }
        }
        if !is_open(t) {
            return Ok(());
        }
        move_up(tx, t, at)
    };
    ctx.db.write(write).await?;
    ctx.wake.mailer.notify_one();
    Ok(())
}

/// The director enters a player's rating at the start: it seeds, and breaks ties where the tie-breaks say so.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn rate(
    ctx: &Context,
    id: TournamentId,
    by: PlayerId,
    player: PlayerId,
    rating: Option<u16>,
) -> Answer<()> {
    let tournament = load_for(ctx, id, by).await?;
    if !is_open(&tournament) {
        return refuse(TournamentRefusal::TooLate);
    }
    if present(ctx, id, player).await?.is_none() {
        return refuse(TournamentRefusal::NotIn);
    }
    ctx.db
        .write(move |tx| storage::rate(tx, id, player, rating))
        .await?;
    Ok(())
}
