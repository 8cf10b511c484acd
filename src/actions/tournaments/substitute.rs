//! Somebody else takes a seat of a tournament that runs: game by game, with the clocks as they stand.

use crate::domain::clock::TimeTerms;
use crate::domain::game::{Game, Habits, TAKEN_OVER_UNRATED, begin};
use crate::domain::notice::NoticeKind;
use crate::domain::player::Player;
use crate::domain::refusal::TournamentRefusal;
use crate::domain::time::Instant;
use crate::domain::tournament::field::{Field, Meeting, Seat, TournamentState};
use crate::domain::tournament::setup::{EntryState, Tournament, Withdrawal};
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::rules::Color;
use crate::storage::games::{self, PerhapsPrepared, Takeover};
use crate::storage::notices::{self, NewNotice};
use crate::storage::tournaments::{self as storage, Act, ActKind, NewAct};
use crate::storage::{Conn, StorageError, absences, players};

use super::super::play::TRIES as TRIES_IN_A_GAME;
use super::super::save::{Saving, save};
use super::super::{Context, Fail};
use super::announce::REASON_MAX;
use super::carry::carry_out_open;
use super::entrants::find;
use super::{Answer, TRIES, check_once, load, not_to_decide, refuse};

/// A director gives somebody's seat to somebody else.
#[derive(Clone, Debug)]
pub struct Replacing {
    /// Whose seat.
    pub player: PlayerId,
    /// Who takes it: a sign-in name or a displayed one.
    pub by_whom: String,
    /// Who decides it.
    pub by: PlayerId,
    /// Why the one leaves.
    pub why: Withdrawal,
    /// The director's note, for the log.
    pub note: String,
    /// What makes the form single.
    pub once: String,
    /// When.
    pub at: Instant,
}

/// Somebody else takes a player's seat while the tournament runs: his games go over with their clocks, one by one; what he had
/// planned and written does not. What has been played stays his.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn substitute(ctx: &Context, id: TournamentId, wish: Replacing) -> Answer<()> {
    check_once(&wish.once)?;
    if wish.note.chars().count() > REASON_MAX {
        return refuse(TournamentRefusal::NoReason);
    }
    for _ in 0..TRIES {
        let tournament = load(ctx, id).await?;
        let asked = wish.clone();
        let read = move |c: &mut Conn| may(c, tournament, &asked);
        let (tournament, new, stage) = match ctx.db.read(read).await?.map_err(Fail::Refused)? {
            // the form comes again
            None => return Ok(()),
            Some(found) => found,
        };
        let write = keep(tournament, wish.clone(), new, stage);
        match ctx.db.write(write).await {
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

type Found = Option<(Tournament, Player, u32)>;

/// Whether it may be; `None` inside: it has been done.
fn may(
    c: &mut Conn,
    t: Tournament,
    wish: &Replacing,
) -> Result<Result<Found, TournamentRefusal>, StorageError> {
    let Some(director) = players::by_id(c, wish.by)? else {
        return Ok(Err(TournamentRefusal::NotDirector));
    };
    let field = storage::field(c, t.id)?;
    let stage = field.stage();
    let seat = field
        .seats
        .iter()
        .find(|seat| seat.player == wish.player && seat.stage == stage);
    let group = seat.map(|seat| (seat.stage, seat.group));
    if let Some(why) = not_to_decide(c, &t, &director, group)? {
        return Ok(Err(why));
    }
    if t.state != TournamentState::Running {
        return Ok(Err(TournamentRefusal::NotRunning));
    }
    let Some(new) = find(c, wish.by_whom.trim())? else {
        let name = wish.by_whom.trim().to_owned();
        return Ok(Err(TournamentRefusal::NoSuchPlayer { name }));
    };
    let Some(new) = players::by_id(c, new)? else {
        return Ok(Err(TournamentRefusal::NotIn));
    };
    if storage::is_kept(c, &act_of(&t, wish, &new))? {
        return Ok(Ok(None));
    }
    if seat.is_none() || storage::entry(c, t.id, wish.player)? != Some(EntryState::In) {
        return Ok(Err(TournamentRefusal::NotIn));
    }
    let state = storage::entry(c, t.id, new.id)?;
    if matches!(state, Some(EntryState::In | EntryState::Withdrawn)) {
        let name = new.display;
        return Ok(Err(TournamentRefusal::AlreadyIn { name }));
    }
    Ok(Ok(Some((t, new, stage))))
}

fn act_of(t: &Tournament, wish: &Replacing, new: &Player) -> NewAct {
    NewAct {
        player: Some(wish.player),
        amount: new.id,
        word: wish.why.code().to_owned(),
        reason: wish.note.trim().to_owned(),
        open: true,
        // a page that comes back with Back carries the same word for somebody else
        ..NewAct::of(
            ActKind::Substituted,
            t.id,
            Some(wish.by),
            &format!("{}:{}:{}", wish.once, wish.player, new.id),
            wish.at,
        )
    }
}

/// Seat and entries change at once; the games follow one by one.
fn keep(
    t: Tournament,
    wish: Replacing,
    new: Player,
    stage: u32,
) -> impl Fn(&mut Conn) -> Result<(), StorageError> + Send + 'static {
    move |tx| {
        storage::advance(tx, &t, t.state, t.setup.starts_at, t.postponed, None)?;
        let left = Some((wish.at, Some(wish.why), true));
        storage::change_entry(tx, t.id, wish.player, EntryState::Withdrawn, left)?;
        storage::close_silence(tx, t.id, wish.player, "out", wish.at)?;
        storage::enter(tx, t.id, new.id, EntryState::In, Some(wish.by), wish.at)?;
        storage::take_rating_here(tx, &t, new.id)?;
        storage::take_seats(tx, t.id, stage, wish.player, new.id)?;
        storage::insert_act(tx, &act_of(&t, &wish, &new))?;
        Ok(())
    }
}

/// The games of a seat that somebody else still has: each with the side of the seat.
fn to_hand_over(
    c: &mut Conn,
    field: &Field,
    was: PlayerId,
    new: PlayerId,
) -> Result<Vec<(GameId, Color)>, StorageError> {
    let mut found = Vec::new();
    for (seat, meeting) in open_of(field, new) {
        let (Some(side), Some(game)) = (meeting.side_of(seat.number), meeting.game) else {
            continue;
        };
        let has = games::game_or_prepared(c, game)?;
        let his = has.is_some_and(|has| has.game.ending.is_none() && has.game.player(side) == was);
        if his {
            found.push((game, side));
        }
    }
    Ok(found)
}

/// The open pairings of a player, with his seats.
pub(super) fn open_of(field: &Field, player: PlayerId) -> impl Iterator<Item = (&Seat, &Meeting)> {
    let own = field.seats.iter().filter(move |seat| seat.player == player);
    own.flat_map(|seat| {
        let open = field.meetings_of(seat.group_id());
        let open = open.filter(|m| m.is_open() && m.side_of(seat.number).is_some());
        open.map(move |m| (seat, m))
    })
}

/// Hands the games of a seat over, one by one; then those concerned are told.
///
/// # Errors
/// Storage failed.
pub(super) async fn carry_out(ctx: &Context, act: &Act) -> Result<(), StorageError> {
    let (id, number, new) = (act.tournament, act.id, act.amount);
    let Some(was) = act.player else {
        return Err(StorageError::corrupt(
            "tournament_acts",
            number,
            "nobody's seat",
        ));
    };
    let read = move |c: &mut Conn| {
        let field = storage::field(c, id)?;
        let left = to_hand_over(c, &field, was, new)?;
        let tournament = storage::by_id(c, id)?;
        Ok::<_, StorageError>((left, players::by_id(c, new)?, tournament))
    };
    let (left, Some(player), Some(t)) = ctx.db.read(read).await? else {
        return Err(StorageError::NotFound);
    };
    let taking = (&player, t.setup.time);
    let total = act.done + u32::try_from(left.len()).unwrap_or(u32::MAX);
    for (before, (game, side)) in (act.done..).zip(left) {
        if !one(ctx, act, taking, (game, side), (total, before)).await? {
            return Ok(());
        }
    }
    let now = ctx.now();
    let act = act.clone();
    let write = move |tx: &mut Conn| {
        storage::progress(tx, number, total, total, Some(now))?;
        tell(tx, &act, (was, new), now)
    };
    ctx.db.write(write).await?;
    ctx.wake.mailer.notify_one();
    ctx.wake.sweep.notify_one();
    Ok(())
}

/// Hands one game over; `false`: another server is at it.
async fn one(
    ctx: &Context,
    act: &Act,
    (player, time): (&Player, TimeTerms),
    (id, side): (GameId, Color),
    (total, before): (u32, u32),
) -> Result<bool, StorageError> {
    for _ in 0..TRIES_IN_A_GAME {
        let found = ctx.db.read(move |c| games::game_or_prepared(c, id)).await?;
        let now = ctx.now();
        let Some(found) = found.filter(|found| Some(found.game.player(side)) == act.player) else {
            return Ok(false);
        };
        if found.prepared {
            let done = prepared(ctx, act, (player, time), found, side, (total, before)).await;
            match done {
                Err(StorageError::Stale) => continue,
                other => return other.map(|()| true),
            }
        }
        let game = found.game;
        let habits = Habits::from(player);
        let Ok(step) = game.take_over(side, habits, act.by, now) else {
            // its time is up, or it is adjudicated: it ends as it stands
            let number = act.id;
            let count = move |tx: &mut Conn| storage::count_done(tx, number, total, before);
            return match ctx.db.write(count).await {
                Err(StorageError::Stale) => Ok(false),
                other => other.map(|()| true),
            };
        };
        let to = takeover(&game, side, player.id, step.at.unwrap_or(now));
        let unrated = game.full_moves() >= TAKEN_OVER_UNRATED;
        let mut saving = Saving::new(game, step, now);
        saving.takes = Some((to, unrated));
        saving.counts = Some((act.id, total, before));
        if save(ctx, saving).await? {
            return Ok(true);
        }
    }
    Err(StorageError::contended())
}

fn takeover(game: &Game, side: Color, player: PlayerId, at: Instant) -> Takeover {
    Takeover {
        game: game.id,
        side,
        was: game.player(side),
        player,
        at,
        ply: game.ply,
    }
}

/// A game whose round has not started simply has another player.
async fn prepared(
    ctx: &Context,
    act: &Act,
    (player, time): (&Player, TimeTerms),
    found: PerhapsPrepared,
    side: Color,
    (total, before): (u32, u32),
) -> Result<(), StorageError> {
    let game = found.game;
    let (number, player) = (act.id, player.clone());
    let write = move |tx: &mut Conn| {
        let to = takeover(&game, side, player.id, game.changed_at);
        let mover = if side == game.turn() {
            Habits::from(&player)
        } else {
            game.habits(game.turn())
        };
        let seats = [Color::White, Color::Black].map(|of| {
            if of == side {
                player.id
            } else {
                game.player(of)
            }
        });
        let starts = game.facts.started;
        let away = absences::of_seats(tx, seats, Some(game.id), time.hours, starts)?;
        let ends = (game.facts.ends, game.stages);
        let (_, ticking) = begin(time, game.turn(), mover, away, starts, ends);
        games::reseat_prepared(tx, &to, game.version, &ticking)?;
        storage::count_done(tx, number, total, before)
    };
    ctx.db.write(write).await
}

/// The opponents are told, whoever takes the seat, and whoever has left it (not the dead).
fn tell(
    tx: &mut Conn,
    act: &Act,
    (was, new): (PlayerId, PlayerId),
    now: Instant,
) -> Result<(), StorageError> {
    let id = act.tournament;
    let field = storage::field(tx, id)?;
    let mut opponents = opponents(&field, new);
    opponents.retain(|opponent| *opponent != new);
    for opponent in opponents {
        let kind = NoticeKind::TournamentReplaced;
        notices::insert(tx, &NewNotice::tournament(kind, opponent, id, act.id, now))?;
    }
    let kind = NoticeKind::TournamentSeat;
    notices::insert(tx, &NewNotice::tournament(kind, new, id, act.id, now))?;
    if Withdrawal::from_code(&act.word) != Some(Withdrawal::Death) {
        let kind = NoticeKind::TournamentWithdrawn;
        notices::insert(tx, &NewNotice::tournament(kind, was, id, act.id, now))?;
    }
    Ok(())
}

/// Whom a player meets in pairings that are open.
pub(super) fn opponents(field: &Field, player: PlayerId) -> Vec<PlayerId> {
    let mut found: Vec<PlayerId> = open_of(field, player)
        .filter_map(|(seat, meeting)| {
            let other = meeting.seats().into_iter().flatten();
            let other = other.into_iter().find(|number| *number != seat.number)?;
            let mut seats = field.seats_of(seat.group_id());
            seats.find(|one| one.number == other).map(|one| one.player)
        })
        .collect();
    found.sort_unstable();
    found.dedup();
    found
}
