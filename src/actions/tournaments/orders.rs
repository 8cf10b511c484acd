//! What a director orders about time: all clocks rest or go on, time for everybody or for one, another end date.

use crate::domain::game::{Game, LONGEST_HALT, MOST_GIVEN, TimeOrder, clean_message};
use crate::domain::refusal::TournamentRefusal;
use crate::domain::time::{DAY, Instant, Millis};
use crate::domain::tournament::field::TournamentState;
use crate::domain::tournament::setup::Tournament;
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::rules::Color;
use crate::storage::tournaments::{self as storage, ActKind, NewAct};
use crate::storage::{Conn, StorageError, games, players};

use super::super::{Context, Fail};
use super::announce::REASON_MAX;
use super::carry::{carry_out_open, word_of};
use super::{Answer, check_once, load_for, not_to_decide, refuse};

/// Orders about so many games are carried out before the page comes back.
const AT_ONCE: usize = 200;

/// What is ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// All clocks rest until then at the latest, and no round starts.
    Halt(Instant),
    /// They go on.
    GoOn,
    /// Everybody gets so much time in each running game.
    GiveAll(Millis),
    /// This side of a game does.
    Give(GameId, Color, Millis),
    /// It ends then; `None`: it has no end date any more.
    End(Option<Instant>),
}

/// An order of a director.
#[derive(Clone, Debug)]
pub struct Ordered {
    /// Who orders it.
    pub by: PlayerId,
    /// What.
    pub what: Wanted,
    /// Why; those concerned read it.
    pub reason: String,
    /// What makes the form single.
    pub once: String,
    /// When.
    pub at: Instant,
}

/// Does what a director orders about time. Orders about all games are kept first and carried out game by game; those who play
/// get one letter. The same form sent twice does it once.
///
/// # Errors
/// Refused with the reason, nothing written; or storage failed.
pub async fn order(ctx: &Context, id: TournamentId, mut ordered: Ordered) -> Answer<()> {
    check_once(&ordered.once)?;
    let tournament = load_for(ctx, id, ordered.by).await?;
    if tournament.state != TournamentState::Running {
        return refuse(TournamentRefusal::NotRunning);
    }
    ordered.reason = clean_message(&ordered.reason);
    let length = ordered.reason.chars().count();
    if length > REASON_MAX || (length == 0 && ordered.what != Wanted::GoOn) {
        return refuse(TournamentRefusal::NoReason);
    }
    check(&tournament, &ordered)?;
    if let Wanted::End(Some(end)) = ordered.what {
        // a round that has been drawn starts before it
        let drawn = ctx.db.read(move |c| storage::published(c, id)).await?;
        if drawn.iter().any(|(.., starts_at)| *starts_at >= end) {
            return refuse(TournamentRefusal::EndBeforeRound);
        }
    }
    if let Wanted::Give(game, side, time) = ordered.what {
        return give_in(ctx, tournament, game, (side, time), &ordered).await;
    }
    let write = move |tx: &mut Conn| keep(tx, &tournament, &ordered);
    let games = match ctx.db.write(write).await {
        Err(StorageError::Stale) => return refuse(TournamentRefusal::Stale),
        other => other?.map_err(Fail::Refused)?,
    };
    // more than a few are for the job: nobody waits so long for a page
    if games <= AT_ONCE {
        carry_out_open(ctx).await?;
    }
    ctx.wake.mailer.notify_one();
    Ok(())
}

fn check(t: &Tournament, ordered: &Ordered) -> Answer<()> {
    let at = ordered.at;
    match ordered.what {
        Wanted::Halt(until) if until <= at || until.since(at) > LONGEST_HALT => {
            refuse(TournamentRefusal::HaltUntil)
        }
        Wanted::End(Some(end)) if end <= at || !t.setup.may_end(end) => {
            refuse(TournamentRefusal::EndDay)
        }
        Wanted::GiveAll(time) | Wanted::Give(_, _, time) => {
            let whole = !t.setup.time.control.options.whole_days || time % DAY == 0;
            if (1..=MOST_GIVEN).contains(&time) && whole {
                Ok(())
            } else {
                refuse(TournamentRefusal::Span)
            }
        }
        _ => Ok(()),
    }
}

/// Keeps an order about all games; says about how many it is.
fn keep(
    tx: &mut Conn,
    t: &Tournament,
    ordered: &Ordered,
) -> Result<Result<usize, TournamentRefusal>, StorageError> {
    let (kind, amount) = match ordered.what {
        Wanted::Halt(until) => (ActKind::Halted, until.0),
        Wanted::GoOn => (ActKind::WentOn, 0),
        Wanted::End(end) => (ActKind::EndMoved, end.map_or(0, |at| at.0)),
        Wanted::GiveAll(time) | Wanted::Give(_, _, time) => (ActKind::TimeGiven, time),
    };
    let word = match ordered.what {
        // what stood before, so that it can be undone
        Wanted::End(_) => t.setup.end_at.map_or(0, |at| at.0).to_string(),
        _ => String::new(),
    };
    let new = NewAct {
        amount,
        word,
        reason: ordered.reason.clone(),
        open: true,
        // a page that comes back with Back carries the same word with another order
        ..NewAct::of(
            kind,
            t.id,
            Some(ordered.by),
            &format!("{}:{amount}", ordered.once),
            ordered.at,
        )
    };
    let stands = match ordered.what {
        Wanted::Halt(until) => storage::halted_until(tx, t.id, ordered.at)? == Some(until),
        Wanted::GoOn => storage::halted_until(tx, t.id, ordered.at)?.is_none(),
        Wanted::End(end) => end == t.setup.end_at,
        Wanted::GiveAll(_) | Wanted::Give(..) => storage::is_kept(tx, &new)?,
    };
    if stands {
        return Ok(Ok(0));
    }
    let running = storage::running_games(tx, t.id)?.len();
    let idle = match ordered.what {
        Wanted::GiveAll(_) => true,
        // before the start it keeps rounds from starting; but games that wait for a director have no clock that goes
        Wanted::Halt(_) => running > 0,
        _ => false,
    };
    if idle && storage::count_open(tx, t.id, ordered.at)? == 0 {
        return Ok(Err(TournamentRefusal::NothingRuns));
    }
    if storage::insert_act(tx, &new)?.is_none() {
        // the page is old: what it orders was done, and undone since
        return Err(StorageError::Stale);
    }
    if let Wanted::End(end) = ordered.what {
        storage::set_end(tx, t, end)?;
        storage::set_end_of_prepared(tx, t.id, end)?;
    }
    Ok(Ok(running))
}

/// Gives time to one side of a game, if `by` may decide there.
async fn give_in(
    ctx: &Context,
    tournament: Tournament,
    game: GameId,
    (side, time): (Color, Millis),
    ordered: &Ordered,
) -> Answer<()> {
    let (id, by, at) = (tournament.id, ordered.by, ordered.at);
    let word = word_of(side);
    let mut act = NewAct {
        game: Some(game),
        amount: time,
        word: word.to_owned(),
        reason: ordered.reason.clone(),
        open: true,
        ..NewAct::of(
            ActKind::TimeGiven,
            id,
            Some(by),
            &format!("{}:{game}:{word}:{time}", ordered.once),
            at,
        )
    };
    let read = move |c: &mut Conn| {
        let found = storage::meeting_of(c, game)?.filter(|(of, ..)| *of == id);
        let (Some((_, stage, group)), Some(director)) = (found, players::by_id(c, by)?) else {
            return Ok(Err(TournamentRefusal::GameOver));
        };
        if let Some(why) = not_to_decide(c, &tournament, &director, Some((stage, group)))? {
            return Ok(Err(why));
        }
        let game = games::game(c, game)?;
        let gives = |g: &Game| {
            g.order(TimeOrder::Give(Some(side), time), Some(by), at)
                .is_ok()
        };
        let player = game.filter(gives).map(|game| game.player(side));
        Ok::<_, StorageError>(player.ok_or(TournamentRefusal::GameOver))
    };
    act.player = Some(ctx.db.read(read).await?.map_err(Fail::Refused)?);
    ctx.db
        .write(move |tx| storage::insert_act(tx, &act).map(|_| ()))
        .await?;
    carry_out_open(ctx).await?;
    ctx.wake.mailer.notify_one();
    Ok(())
}
