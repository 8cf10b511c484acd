//! Entering late, into a vacant seat: by the director, or from the waiting list.

use std::sync::Arc;

use crate::domain::notice::NoticeKind;
use crate::domain::refusal::TournamentRefusal;
use crate::domain::time::Instant;
use crate::domain::tournament::field::{Field, GroupId, Meeting, RoundState, TournamentState};
use crate::domain::tournament::late::{self, LATE_ENTRY, Vacant};
use crate::domain::tournament::setup::{EntryState, Tournament};
use crate::domain::{PlayerId, TournamentId};
use crate::storage::games;
use crate::storage::notices::{self, NewNotice};
use crate::storage::tournaments::{self as storage, ActKind, NewAct, Unmade};
use crate::storage::{Conn, StorageError, players};

use super::super::{Context, Fail};
use super::entrants::find;
use super::make::Maker;
use super::substitute::opponents;
use super::{Answer, TRIES, check_once, load, not_to_decide, refuse};

/// Somebody is to enter late.
#[derive(Clone, Debug)]
pub struct Filling {
    /// The seat.
    pub seat: (GroupId, u32),
    /// Who: a sign-in name or a displayed one.
    pub name: String,
    /// Who enters him.
    pub by: PlayerId,
    /// What makes the form single.
    pub once: String,
    /// When.
    pub at: Instant,
}

/// The seats that somebody may take now. None before the clocks have started, or later than a fortnight after.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn vacant_seats(
    c: &mut Conn,
    t: &Tournament,
    field: &Field,
    now: Instant,
) -> Result<Vec<Vacant>, StorageError> {
    let stage = field.stage();
    let rounds = field.rounds.iter().filter(|round| round.stage == stage);
    let begun = rounds.map(|round| round.starts_at).min();
    let open = begun.is_some_and(|at| now >= at && now <= at.plus(LATE_ENTRY));
    if t.state != TournamentState::Running || !open {
        return Ok(Vec::new());
    }
    let mut found = Vec::new();
    for vacant in late::vacant(field, &t.setup.format) {
        if !has_moved(c, field, &vacant)? {
            found.push(vacant);
        }
    }
    Ok(found)
}

/// Whether whoever left a seat had made a move on it.
fn has_moved(c: &mut Conn, field: &Field, vacant: &Vacant) -> Result<bool, StorageError> {
    for meeting in field.meetings_of(vacant.group) {
        let (Some(side), Some(game)) = (meeting.side_of(vacant.number), meeting.game) else {
            continue;
        };
        let game = games::game_or_prepared(c, game)?;
        if game.is_some_and(|found| found.game.has_moved(side)) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The director enters somebody late, into a vacant seat.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn fill(ctx: &Context, id: TournamentId, wish: Filling) -> Answer<()> {
    check_once(&wish.once)?;
    for _ in 0..TRIES {
        let tournament = load(ctx, id).await?;
        let asked = wish.clone();
        let read = move |c: &mut Conn| may(c, tournament, &asked);
        let Some((t, vacant, player)) = ctx.db.read(read).await?.map_err(Fail::Refused)? else {
            return Ok(());
        };
        let by = (Some(wish.by), wish.once.clone());
        match take(ctx, Arc::new(t), vacant, player, by, wish.at).await {
            Err(StorageError::Stale) => {}
            other => return Ok(other?),
        }
    }
    refuse(TournamentRefusal::Stale)
}

type Found = Option<(Tournament, Vacant, PlayerId)>;

/// Whether it may be; `None` inside: it has been done.
fn may(
    c: &mut Conn,
    t: Tournament,
    wish: &Filling,
) -> Result<Result<Found, TournamentRefusal>, StorageError> {
    let Some(director) = players::by_id(c, wish.by)? else {
        return Ok(Err(TournamentRefusal::NotDirector));
    };
    let (group, number) = wish.seat;
    if let Some(why) = not_to_decide(c, &t, &director, Some((group.stage, group.group)))? {
        return Ok(Err(why));
    }
    let name = wish.name.trim().to_owned();
    let Some(player) = find(c, &name)? else {
        return Ok(Err(TournamentRefusal::NoSuchPlayer { name }));
    };
    let by = (Some(wish.by), wish.once.clone());
    if storage::is_kept(c, &act_of(&t, wish.seat, player, &by, wish.at))? {
        return Ok(Ok(None));
    }
    let state = storage::entry(c, t.id, player)?;
    if matches!(state, Some(EntryState::In | EntryState::Withdrawn)) {
        return Ok(Err(TournamentRefusal::AlreadyIn { name }));
    }
    let field = storage::field(c, t.id)?;
    let vacant = vacant_seats(c, &t, &field, wish.at)?;
    let mut vacant = vacant.into_iter();
    let Some(vacant) = vacant.find(|one| (one.group, one.number) == (group, number)) else {
        return Ok(Err(TournamentRefusal::NotVacant));
    };
    Ok(Ok(Some((t, vacant, player))))
}

type By = (Option<PlayerId>, String);

fn act_of(
    t: &Tournament,
    (group, number): (GroupId, u32),
    player: PlayerId,
    (by, once): &By,
    at: Instant,
) -> NewAct {
    let seat = format!("{}.{}.{number}", group.stage, group.group);
    NewAct {
        amount: player,
        word: seat.clone(),
        ..NewAct::of(
            ActKind::Filled,
            t.id,
            *by,
            &format!("{once}:{seat}:{player}"),
            at,
        )
    }
}

/// Gives a vacant seat to a player: seat, games and letters in one transaction.
async fn take(
    ctx: &Context,
    t: Arc<Tournament>,
    vacant: Vacant,
    player: PlayerId,
    by: By,
    at: Instant,
) -> Result<(), StorageError> {
    let maker = Arc::new(Maker::of(&t)?);
    let write = move |tx: &mut Conn| {
        storage::advance(tx, &t, t.state, t.setup.starts_at, t.postponed, None)?;
        storage::enter(tx, t.id, player, EntryState::In, by.0, at)?;
        storage::take_rating_here(tx, &t, player)?;
        if vacant.was.is_none() {
            let field = storage::field(tx, t.id)?;
            let new = late::meetings(&field, &vacant, &t.setup.format);
            storage::add_meetings(tx, t.id, vacant.group.stage, &new)?;
        }
        storage::fill_seat(tx, t.id, &vacant, player)?;
        play_anew(tx, &t, &maker, &vacant, at)?;
        let act = act_of(&t, (vacant.group, vacant.number), player, &by, at);
        let Some(act) = storage::insert_act(tx, &act)? else {
            return Ok(());
        };
        let field = storage::field(tx, t.id)?;
        let kind = NoticeKind::TournamentSeat;
        notices::insert(tx, &NewNotice::tournament(kind, player, t.id, act, at))?;
        for opponent in opponents(&field, player) {
            let kind = NoticeKind::TournamentReplaced;
            notices::insert(tx, &NewNotice::tournament(kind, opponent, t.id, act, at))?;
        }
        Ok(())
    };
    ctx.db.write(write).await?;
    ctx.wake.mailer.notify_one();
    ctx.wake.sweep.notify_one();
    Ok(())
}

/// The games of the seat begin anew, with whole clocks; where the opponent has left, too, there is none.
fn play_anew(
    tx: &mut Conn,
    t: &Tournament,
    maker: &Maker,
    vacant: &Vacant,
    at: Instant,
) -> Result<(), StorageError> {
    let field = storage::field(tx, t.id)?;
    let seat = |number: u32| {
        let mut seats = field.seats_of(vacant.group);
        seats.find(|seat| seat.number == number)
    };
    let own = |m: &&Meeting| m.side_of(vacant.number).is_some();
    for meeting in field.meetings_of(vacant.group).filter(own) {
        let black = meeting.black.and_then(seat);
        let (Some(white), Some(black)) = (seat(meeting.white), black) else {
            continue;
        };
        if white.gone || black.gone {
            storage::make_void(tx, meeting.id)?;
            continue;
        }
        let mut rounds = field.rounds.iter();
        let round = rounds.find(|r| (r.stage, r.round) == (meeting.stage, meeting.round));
        let waits = round.is_none_or(|round| round.state == RoundState::Published);
        if waits {
            // the game is made with the others of its round
            storage::play_anew(tx, meeting.id, None)?;
            continue;
        }
        let wanted = Unmade {
            id: meeting.id,
            stage: meeting.stage,
            round: meeting.round,
            white: white.player,
            black: black.player,
            starts_at: at.whole_second(),
        };
        let new = maker.late(tx, t, &wanted)?;
        let game = games::create(tx, &new)?;
        storage::play_anew(tx, meeting.id, Some(game))?;
        storage::reopen_round(tx, t.id, vacant.group, meeting.round)?;
    }
    Ok(())
}

/// As long as seats are vacant, whoever has waited longest gets one; after a fortnight nobody waits any more.
///
/// # Errors
/// Storage failed.
pub(super) async fn from_waiting_list(
    ctx: &Context,
    t: &Arc<Tournament>,
    now: Instant,
) -> Result<(), StorageError> {
    let id = t.id;
    let waits = move |c: &mut Conn| storage::next_waiting(c, id);
    let Some(next) = ctx.db.read(waits).await? else {
        return Ok(());
    };
    let asked = Arc::clone(t);
    let read = move |c: &mut Conn| {
        let field = storage::field(c, id)?;
        let over = field.rounds.iter().map(|round| round.starts_at).min();
        let over = over.is_some_and(|at| now > at.plus(LATE_ENTRY));
        Ok::<_, StorageError>((vacant_seats(c, &asked, &field, now)?, over))
    };
    let (vacant, over) = ctx.db.read(read).await?;
    if let Some(vacant) = vacant.first() {
        let by = (None, now.0.to_string());
        return take(ctx, Arc::clone(t), *vacant, next, by, now).await;
    }
    if over {
        let write = move |tx: &mut Conn| {
            storage::change_entry(tx, id, next, EntryState::Left, Some((now, None, false)))
        };
        ctx.db.write(write).await?;
    }
    Ok(())
}
