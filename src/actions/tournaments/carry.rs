//! Acts on many games, carried out game by game ("37 of 60").

use crate::domain::game::{Game, TimeOrder};
use crate::domain::notice::NoticeKind;
use crate::domain::time::Instant;
use crate::domain::{GameId, PlayerId};
use crate::rules::Color;
use crate::storage::notices::{self, NewNotice};
use crate::storage::tournaments::{self as storage, Act, ActKind};
use crate::storage::{Conn, StorageError, games};

use super::super::play::TRIES;
use super::super::save::{Saving, save};
use super::super::{Context, sweep};
use super::entrants::tell_entrants;
use super::{off, substitute, withdraw};

/// What is done in each game.
#[derive(Clone, Copy)]
enum Order {
    /// The same in all.
    Time(TimeOrder),
    /// The clock of this player rests.
    Ask(PlayerId, Instant),
    /// It goes on.
    AskOver(PlayerId),
}

impl Order {
    /// What it comes to in a game; `None`: the player has no part in it.
    fn in_game(self, game: &Game) -> Option<TimeOrder> {
        match self {
            Self::Time(order) => Some(order),
            Self::Ask(player, until) => Some(TimeOrder::Ask(game.side_of(player)?, until)),
            Self::AskOver(player) => Some(TimeOrder::AskOver(game.side_of(player)?)),
        }
    }
}

/// Whether an act is about the games of one player, and not about one game.
fn is_about_a_player(kind: ActKind) -> bool {
    matches!(kind, ActKind::SilentAsked | ActKind::SilentOver)
}

/// Carries out what was decided about many games; a server that dies over it goes on at the next run.
///
/// # Errors
/// Storage failed altogether.
pub(super) async fn carry_out_open(ctx: &Context) -> Result<(), StorageError> {
    for act in ctx.db.read(|c| storage::open_acts(c, 50)).await? {
        let done = match act.kind {
            ActKind::Withdrawn => withdraw::carry_out(ctx, &act).await,
            ActKind::Cancelled => off::carry_out(ctx, &act).await,
            ActKind::Substituted => substitute::carry_out(ctx, &act).await,
            _ => carry_out(ctx, &act).await,
        };
        match done {
            Ok(()) => {}
            Err(error) if error.is_unavailable() => return Err(error),
            Err(error) => {
                let text = format!("{}: act {}: {error}", act.tournament, act.id);
                sweep::report(ctx, "tournaments", false, act.game, &text).await?;
            }
        }
    }
    Ok(())
}

/// Does an order about time to each game that runs, once: how many are done is counted in the transaction that does one.
async fn carry_out(ctx: &Context, act: &Act) -> Result<(), StorageError> {
    let (id, number, at) = (act.tournament, act.id, act.at);
    let games = match (act.game, act.player) {
        (Some(game), _) => vec![game],
        (None, Some(player)) => {
            let his = move |c: &mut Conn| storage::games_of_player_then(c, id, player, at);
            ctx.db.read(his).await?
        }
        (None, None) => {
            let begun = move |c: &mut Conn| storage::games_of_then(c, id, at);
            ctx.db.read(begun).await?
        }
    };
    let total = u32::try_from(games.len()).unwrap_or(u32::MAX);
    for (before, game) in (0..).zip(games).skip(act.done as usize) {
        // a later order may have overtaken this one
        let Some(order) = still_holds(ctx, act).await? else {
            break;
        };
        if !in_game(ctx, act, game, order, (total, before)).await? {
            let count = move |tx: &mut Conn| storage::count_done(tx, number, total, before);
            match ctx.db.write(count).await {
                Err(StorageError::Stale) => return Ok(()),
                other => other?,
            }
        }
    }
    let now = ctx.now();
    let act = act.clone();
    let write = move |tx: &mut Conn| {
        storage::progress(tx, number, total, total, Some(now))?;
        tell(tx, &act, now)
    };
    ctx.db.write(write).await?;
    ctx.wake.mailer.notify_one();
    Ok(())
}

/// An order about all games has been carried out: only now do letters tell the right deadlines. What is for one player he
/// has read in a letter about his game.
fn tell(tx: &mut Conn, act: &Act, now: Instant) -> Result<(), StorageError> {
    let id = act.tournament;
    let (kind, everybody) = match act.kind {
        ActKind::Halted => (NoticeKind::TournamentHalted, true),
        ActKind::WentOn => (NoticeKind::TournamentGoesOn, true),
        ActKind::EndMoved => (NoticeKind::TournamentEndMoved, true),
        ActKind::TimeGiven if act.game.is_none() => (NoticeKind::TournamentTime, false),
        _ => return Ok(()),
    };
    if everybody {
        return tell_entrants(tx, id, kind, act.id, now);
    }
    for player in storage::playing(tx, id, None)? {
        notices::insert(tx, &NewNotice::tournament(kind, player, id, act.id, now))?;
    }
    Ok(())
}

/// Does an order in one game; `false`: there is nothing to do in it.
async fn in_game(
    ctx: &Context,
    act: &Act,
    id: GameId,
    order: Order,
    (total, before): (u32, u32),
) -> Result<bool, StorageError> {
    for _ in 0..TRIES {
        let game = ctx.db.read(move |c| games::game(c, id)).await?;
        let now = ctx.now();
        // it has ended meanwhile, its time was up before, or it stands so already
        let Some((game, Ok(Some(step)))) = game.map(|game| {
            let step = match order.in_game(&game) {
                Some(order) => game.order(order, act.by, now),
                None => Ok(None),
            };
            (game, step)
        }) else {
            return Ok(false);
        };
        let step = match act.game {
            // whoever has got time alone is told so; what is for everybody has one letter for all games
            Some(_) => game.telling_of_time(step),
            None => step,
        };
        let mut saving = Saving::new(game, step, now);
        saving.reason.clone_from(&act.reason);
        saving.counts = Some((act.id, total, before));
        if save(ctx, saving).await? {
            return Ok(true);
        }
        let number = act.id;
        let now = ctx.db.read(move |c| storage::act(c, number)).await?;
        if now.is_none_or(|now| now.done > before) {
            // another server is at it
            return Ok(true);
        }
    }
    Err(StorageError::contended())
}

/// What the act orders in a game, if nothing has been ordered since that undoes it.
async fn still_holds(ctx: &Context, act: &Act) -> Result<Option<Order>, StorageError> {
    let (id, now, amount) = (act.tournament, ctx.now(), act.amount);
    if let Some(player) = act.player.filter(|_| is_about_a_player(act.kind)) {
        let asked = move |c: &mut Conn| storage::silences(c, id);
        let open = ctx.db.read(asked).await?;
        let waits = open.iter().any(|silence| silence.player == player);
        return Ok(match act.kind {
            ActKind::SilentAsked => waits.then_some(Order::Ask(player, Instant(amount))),
            _ => (!waits).then_some(Order::AskOver(player)),
        });
    }
    let read = move |c: &mut Conn| {
        let halted = storage::halted_until(c, id, now)?;
        let end = storage::by_id(c, id)?.and_then(|t| t.setup.end_at);
        Ok::<_, StorageError>((halted, end))
    };
    let (halted, end) = ctx.db.read(read).await?;
    let meant = Some(Instant(amount)).filter(|at| at.0 != 0);
    let order = match act.kind {
        ActKind::Halted => halted.filter(|at| Some(*at) == meant).map(TimeOrder::Halt),
        ActKind::WentOn => halted.is_none().then_some(TimeOrder::GoOn),
        ActKind::TimeGiven => Some(TimeOrder::Give(side_of(&act.word), amount)),
        ActKind::EndMoved => (end == meant).then_some(TimeOrder::End(meant)),
        _ => None,
    };
    Ok(order.map(Order::Time))
}

/// Whose time it is, as an act keeps it.
pub(super) fn word_of(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// Whose time it is; `None`: both's.
fn side_of(word: &str) -> Option<Color> {
    match word {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}
