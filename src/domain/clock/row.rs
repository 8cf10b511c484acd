//! The rows of the ledger.

use super::bank::Bank;
use super::control::{Control, Pace};
use super::facts::{Act, ActKind};
use super::off::Off;
use super::run::{Adjustment, Run};
use crate::domain::PlayerId;
use crate::domain::time::{Instant, Millis};
use crate::rules::Color;

/// What a row of the ledger tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A move: free ply from 1; `planned`: a conditional move.
    Move {
        /// Its number among the free plies.
        ply: u32,
        /// Played for its owner.
        planned: bool,
    },
    /// Something else.
    Act(ActKind),
    /// The thinking that an end of the game broke off, before it was continued.
    BrokenOff,
    /// The thinking that goes on, or that the end of the game broke off.
    Open,
}

/// A row of the ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What.
    pub entry: Entry,
    /// Whose clock.
    pub side: Color,
    /// Who acted, besides moves; `None`: the server.
    pub by: Option<PlayerId>,
    /// Thinking from.
    pub from: Instant,
    /// Until.
    pub to: Instant,
    /// Running time: the interval less the rests.
    pub running: Millis,
    /// The rests, each with its source.
    pub rests: Vec<Off>,
    /// Running time that cost nothing because the deadline lay later than the clock says: night, return, grace.
    pub spared: Millis,
    /// Why, where `spared` is not 0.
    pub reasons: Vec<Adjustment>,
    /// What it cost.
    pub charged: Millis,
    /// What it earned.
    pub earned: Millis,
    /// What was lost by a cap or the next period.
    pub lost: Millis,
    /// The change of the reserve.
    pub reserve_change: Millis,
    /// The clock afterwards.
    pub after: Bank,
}

pub(super) fn plain_row(
    act: &Act,
    side: Color,
    earned: Millis,
    reserve_change: Millis,
    after: Bank,
) -> Row {
    Row {
        entry: Entry::Act(act.kind),
        side,
        by: act.by,
        from: act.at,
        to: act.at,
        running: 0,
        rests: Vec::new(),
        spared: 0,
        reasons: Vec::new(),
        charged: 0,
        earned,
        lost: 0,
        reserve_change,
        after,
    }
}

/// Thinking without a move at its end: it costs what had been used, and earns nothing.
pub(super) fn unfinished(
    entry: Entry,
    control: &Control,
    side: Color,
    bank: &Bank,
    run: &Run,
    at: Instant,
) -> Row {
    let running = run.running(at);
    let settled = control.settle(bank, running);
    let main = settled.charged - settled.drawn;
    let spared = (running - run.allowed.running).max(0);
    Row {
        entry,
        side,
        by: None,
        from: run.started,
        to: at,
        running,
        rests: run.rested(at),
        spared,
        reasons: if spared > 0 {
            run.spared_by(at)
        } else {
            Vec::new()
        },
        charged: settled.charged,
        earned: 0,
        lost: 0,
        reserve_change: -settled.drawn,
        after: Bank {
            left: bank.left - main,
            reserve: bank.reserve - settled.drawn,
            spent: bank.spent.saturating_add(running),
            moves: bank.moves,
        },
    }
}

impl Row {
    /// What the clock showed when the move had been made: with what the move earned, but where each move has a fresh span
    /// what was left of the old one (PGN's `[%clk]`).
    #[must_use]
    pub fn shown(&self, control: &Control) -> Millis {
        match (control.pace, self.entry) {
            (Pace::PerMove { .. }, Entry::Move { .. }) => self.lost,
            _ => self.after.left,
        }
    }
}
