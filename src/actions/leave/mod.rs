//! The verbs of leave: take it, change it, call it off; and what it will do, before it is taken.
//!
//! Leave is a row, nothing else: clocks are replayed from it. In the same transaction the player's running games are
//! unsettled (`games::unsettle`), so that each is looked at anew, whether its time became longer or shorter: a server that
//! dies in between finds them due when it is back.

mod automatic;
mod ends;
mod foresee;
pub(super) mod letters;
pub mod special;
mod tell;

pub(super) use automatic::begin as begin_by_itself;
pub use ends::remind;
pub use foresee::{Foreseen, Touched, foresee};

use crate::domain::PlayerId;
use crate::domain::leave::{self, Allowance, Day, Days, Policy, Taken, Wish};
use crate::domain::player::Player;
use crate::domain::refusal::LeaveRefusal;
use crate::domain::time::Instant;
use crate::storage::leaves::{self, NewLeave};
use crate::storage::{Conn, StorageError, absences, games};

use super::{Context, Fail};

/// What a verb of leave answers.
pub type Answer<T> = Result<T, Fail<LeaveRefusal>>;

/// Leave as it is asked for.
#[derive(Clone, Debug)]
pub struct Asked {
    /// What makes the form single.
    pub once: String,
    /// Who asks.
    pub player: Player,
    /// Which days.
    pub wish: Wish,
    /// When it was asked.
    pub at: Instant,
}

/// A player's leave of this year and the next.
#[derive(Clone, Debug)]
pub struct Account {
    /// What he has each year.
    pub allowance: Allowance,
    /// All that stands, in order; what ended before this year is left out.
    pub taken: Vec<Taken>,
    /// Today, in his zone.
    pub today: Day,
}

impl Account {
    /// Days left of a year.
    #[must_use]
    pub fn left(&self, year: i32) -> u32 {
        self.allowance.left(&self.taken, year, self.today)
    }

    /// The leave that he is on, or that comes next.
    #[must_use]
    pub fn nearest(&self, now: Instant) -> Option<&Taken> {
        self.taken.iter().find(|t| !t.days.is_over(now))
    }
}

/// Reads the account of a player.
///
/// # Errors
/// A database fault.
pub fn account(
    c: &mut Conn,
    policy: Policy,
    player: &Player,
    now: Instant,
) -> Result<Account, StorageError> {
    let joined = leaves::joined(c, player.id)?.local(player.zone).date();
    let today = leave::today(player.zone, now);
    let since = leave::year_began(today, player.zone);
    Ok(Account {
        allowance: Allowance { policy, joined },
        taken: leaves::taken(c, player.id, since)?,
        today,
    })
}

/// Takes leave; its number.
///
/// # Errors
/// Refused, or storage.
pub async fn announce(ctx: &Context, asked: Asked) -> Answer<i64> {
    let policy = ctx.leave;
    save(ctx, asked.player.id, move |tx| {
        take(tx, policy, &asked, None)
    })
    .await
}

/// Changes a leave: shorter, longer, or other days while it has not begun. The number of the new one.
///
/// # Errors
/// Refused, or storage.
pub async fn change(ctx: &Context, id: i64, asked: Asked) -> Answer<i64> {
    let policy = ctx.leave;
    save(ctx, asked.player.id, move |tx| {
        take(tx, policy, &asked, Some(id))
    })
    .await
}

/// Calls a leave off: one that has begun ends tonight, one that has not is gone. Pressed twice, it is called off once.
///
/// # Errors
/// Refused, or storage.
pub async fn cancel(ctx: &Context, id: i64, player: Player, at: Instant) -> Answer<()> {
    let policy = ctx.leave;
    save(ctx, player.id, move |tx| {
        call_off(tx, policy, id, &player, at)
    })
    .await
}

/// Judges what is asked for, without saving it: for the preview.
///
/// # Errors
/// A database fault; the refusal lies inside.
pub fn judge(
    c: &mut Conn,
    policy: Policy,
    player: &Player,
    changed: Option<i64>,
    wish: Wish,
    now: Instant,
) -> Result<Result<(Days, Option<Taken>), LeaveRefusal>, StorageError> {
    let account = account(c, policy, player, now)?;
    let (allowance, taken) = (&account.allowance, &account.taken);
    let Some(id) = changed else {
        let days = leave::plan(allowance, taken, player.zone, wish, now);
        return Ok(days.map(|days| (days, None)));
    };
    let Some(old) = taken.iter().find(|t| t.id == id).cloned() else {
        return Ok(Err(LeaveRefusal::NoSuchLeave));
    };
    let days = leave::change(allowance, taken, &old, wish, now);
    Ok(days.map(|days| (days, Some(old))))
}

/// The longest key of a form.
const LONGEST_KEY: usize = 100;

type Decided<T> = Result<Result<T, LeaveRefusal>, StorageError>;

/// Decides and saves in one transaction: only there can nobody else take leave for the same player, and no decision here
/// is more than a few comparisons.
async fn save<T: Send + 'static>(
    ctx: &Context,
    player: PlayerId,
    verb: impl Fn(&mut Conn) -> Decided<T> + Send + 'static,
) -> Answer<T> {
    let decided = ctx
        .db
        .write(move |tx| {
            absences::lock(tx, player)?;
            verb(tx)
        })
        .await?;
    let done = decided.map_err(Fail::Refused)?;
    ctx.wake.sweep.notify_one();
    ctx.wake.mailer.notify_one();
    Ok(done)
}

fn take(tx: &mut Conn, policy: Policy, asked: &Asked, changed: Option<i64>) -> Decided<i64> {
    let Some(once) = form_key(&asked.once) else {
        return Ok(Err(LeaveRefusal::Incomplete));
    };
    let player = &asked.player;
    if let Some(id) = leaves::by_once(tx, player.id, &once)? {
        return again(tx, policy, id, asked);
    }
    let (days, old) = match judge(tx, policy, player, changed, asked.wish, asked.at)? {
        Ok(judged) => judged,
        Err(refusal) => return Ok(Err(refusal)),
    };
    if let Some(old) = &old {
        leaves::replace(tx, old.id, asked.at)?;
    }
    let id = leaves::insert(tx, &new_leave(once, player.id, days, asked.at))?;
    games::unsettle(tx, player.id, asked.at)?;
    tell::opponents(tx, player.id, id, true, asked.at)?;
    Ok(Ok(id))
}

/// What makes a form single, apart from the keys of leave that the server itself enters. `None`: no key of ours.
fn form_key(once: &str) -> Option<String> {
    (1..=LONGEST_KEY)
        .contains(&once.len())
        .then(|| format!("form:{once}"))
}

/// The same form again gets its first answer, as long as that is true: not when the leave was changed or called off since,
/// and not with other days.
fn again(tx: &mut Conn, policy: Policy, id: i64, asked: &Asked) -> Decided<i64> {
    let account = account(tx, policy, &asked.player, asked.at)?;
    let same = |t: &&Taken| {
        let first = asked.wish.first.is_none_or(|first| first == t.days.first);
        t.id == id && first && t.days.last == asked.wish.last
    };
    let stands = account.taken.iter().any(|t| same(&t));
    Ok(stands.then_some(id).ok_or(LeaveRefusal::NoSuchLeave))
}

fn call_off(tx: &mut Conn, policy: Policy, id: i64, player: &Player, at: Instant) -> Decided<()> {
    let account = account(tx, policy, player, at)?;
    let Some(old) = account.taken.iter().find(|t| t.id == id) else {
        let done = leaves::was_replaced(tx, player.id, id)?;
        return Ok(done.then_some(()).ok_or(LeaveRefusal::NoSuchLeave));
    };
    let rest = match leave::cancel(old, at) {
        Ok(rest) => rest,
        Err(refusal) => return Ok(Err(refusal)),
    };
    if rest == Some(old.days) {
        return Ok(Ok(()));
    }
    leaves::replace(tx, id, at)?;
    let mut told = id;
    if let Some(days) = rest {
        let mut new = new_leave(format!("called-off:{id}"), player.id, days, at);
        new.automatic = old.automatic;
        told = leaves::insert(tx, &new)?;
    }
    games::unsettle(tx, player.id, at)?;
    tell::opponents(tx, player.id, told, rest.is_some(), at)?;
    Ok(Ok(()))
}

fn new_leave(once: String, player: PlayerId, days: Days, at: Instant) -> NewLeave {
    NewLeave {
        once,
        player,
        game: None,
        days,
        made_at: at,
        special: false,
        automatic: false,
        by: None,
        reason: String::new(),
    }
}
