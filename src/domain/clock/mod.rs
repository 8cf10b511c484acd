//! The chess clock: one time control for everything, computed from intervals and stored facts alone.
//!
//! [`Control`] is what was agreed; [`Bank`] is one player's clock and what a move does to it; [`Run`] is the clock that
//! runs, with its deadline; [`Facts`] holds everything stored, and [`Facts::ledger`] makes all of it, row by row.
//!
//! A deadline is `start + allowed`, lengthened by the spans in which the clock rests (exactly, once), never earlier than
//! twelve hours after the return from a stop of an hour or more, and moved out of the player's night.

mod bank;
mod beat;
mod calls;
mod control;
mod facts;
mod hours;
mod ledger;
mod notation;
mod off;
mod preset;
mod reminders;
mod row;
mod run;

pub use bank::{Allowed, Bank, Settled, TimeLimit};
pub use beat::{Beat, LONGEST_BEAT, judge_beat};
pub use calls::{Call, Stages, USUAL_STAGES};
pub use control::{
    CLAIM_WITHIN, Carry, Control, ControlFault, Grace, Increment, MAX_MOVES, MAX_TIME,
    MIN_PER_MOVE, MIN_TIME, Options, Pace,
};
pub use facts::{Absences, Act, ActKind, Facts, Leave, LeaveMode, MoveFact, TimeTerms};
pub use hours::{Hours, HoursFault, LONGEST_SLEEP, MOST_OFF_DAYS};
pub use ledger::Clocks;
pub use off::{Off, Outage, OutageSource, Source};
pub use preset::Preset;
pub use reminders::{MOST_REMINDERS, Reminders};
pub use row::{Entry, Row};
pub use run::{
    Adjustment, Deadline, FLAG_REST, FLAG_SLACK, LONG_STOP, RETURN_TIME, Run, flag_from,
};

/// The number under which this clock judges a game for ever (`game_terms.clock_model`). Games of number 1 keep, as time
/// left at a move, the distance to the deadline; their deadlines are the same.
pub const CLOCK_MODEL: i32 = 2;
/// The most days a move that may be agreed by number.
pub const MAX_DAYS: u32 = 365;

#[cfg(test)]
mod random;
#[cfg(test)]
mod tests;
