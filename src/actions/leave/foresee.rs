//! What a leave will do to one's games, before it is taken.

use crate::domain::clock::LeaveMode;
use crate::domain::game::Game;
use crate::domain::leave::{Days, Taken};
use crate::domain::time::{DAY, Instant, Millis};
use crate::domain::{GameId, PlayerId};
use crate::rules::Color;
use crate::storage::{Conn, StorageError, games};

/// What a leave does to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touched {
    /// One's own clock runs now, and rests.
    Rests,
    /// The opponent's clock runs and goes on; when he moves, one's own rests.
    OpponentThinks,
    /// The opponent's clock runs, and rests too.
    RestsForBoth,
    /// Leave does not count in this game.
    NotAtAll,
}

/// A game as it will be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreseen {
    /// Which.
    pub game: GameId,
    /// The opponent.
    pub opponent: PlayerId,
    /// What the leave does there.
    pub touched: Touched,
    /// One's own deadline then, where one is to move now.
    pub deadline: Option<Instant>,
    /// The least time on one's clock at the return.
    pub left: Millis,
}

impl Foreseen {
    /// Less than a day is left at the return (or nothing at all, where leave does not count).
    #[must_use]
    pub fn is_short(&self) -> bool {
        self.left < DAY
    }
}

/// What these days of leave, in place of `old`, do to the running games of a player.
///
/// # Errors
/// A database fault, or a damaged row.
pub fn foresee(
    c: &mut Conn,
    player: PlayerId,
    days: &Days,
    old: Option<&Taken>,
) -> Result<Vec<Foreseen>, StorageError> {
    let mut all = Vec::new();
    for (id, opponent) in games::running_of(c, player)? {
        let Some(game) = games::game(c, id)? else {
            continue;
        };
        if let Some(side) = game.side_of(player).filter(|_| game.ending.is_none()) {
            all.push(one(game, side, opponent, days, old));
        }
    }
    Ok(all)
}

fn one(
    mut game: Game,
    side: Color,
    opponent: PlayerId,
    days: &Days,
    old: Option<&Taken>,
) -> Foreseen {
    let mine = match side {
        Color::White => &mut game.facts.white,
        Color::Black => &mut game.facts.black,
    };
    if let Some(old) = old {
        let same = |l: &&mut crate::domain::clock::Leave| {
            !l.special && l.replaced.is_none() && l.from == old.days.from && l.to == old.days.to
        };
        if let Some(leave) = mine.leaves.iter_mut().find(same) {
            leave.replaced = Some(days.from.min(old.days.from));
        }
    }
    mine.leaves.push(days.leave());
    let clocks = game.facts.clocks();
    let my_turn = game.turn() == side;
    let deadline = my_turn.then(|| clocks.run.deadline().at);
    let touched = match game.facts.leave {
        LeaveMode::None => Touched::NotAtAll,
        _ if my_turn => Touched::Rests,
        LeaveMode::Own => Touched::OpponentThinks,
        LeaveMode::Both => Touched::RestsForBoth,
    };
    let left = match deadline {
        Some(at) => at.since(days.to),
        None => {
            let running = game.facts.control.allowed(clocks.of(side), false).running;
            // the opponent may move on the first day, and then nothing stops this clock
            if touched == Touched::NotAtAll {
                running - days.to.since(days.from)
            } else {
                running
            }
        }
    };
    Foreseen {
        game: game.id,
        opponent,
        touched,
        deadline,
        left,
    }
}
