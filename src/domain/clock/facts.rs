//! The stored facts from which the clocks of a game follow.

use chrono_tz::Tz;

use super::control::Control;
use super::hours::Hours;
use super::off::Outage;
use crate::domain::PlayerId;
use crate::domain::player::coded;
use crate::domain::time::{Instant, Millis};
use crate::rules::Color;

/// Whose leave stops which clock, agreed at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeaveMode {
    /// The clock of the player on leave rests; an opponent on the move goes on thinking on his own time.
    Own,
    /// The game rests for both.
    Both,
    /// Nobody's leave counts here (but leave that the director grants).
    None,
}
coded!(LeaveMode { Own = "own", Both = "both", None = "none" });

/// What is agreed about time at the start of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeTerms {
    /// The time control.
    pub control: Control,
    /// Whose leave stops which clock.
    pub leave: LeaveMode,
    /// Whether personal off-days and sleeping hours count.
    pub hours: bool,
}

impl TimeTerms {
    /// A control with what is usual besides: everybody's own leave, no personal hours.
    #[must_use]
    pub fn usual(control: Control) -> Self {
        Self {
            control,
            leave: LeaveMode::Own,
            hours: false,
        }
    }

    /// So many days a move, and what is usual besides.
    #[must_use]
    pub fn days_per_move(days: u32) -> Self {
        Self::usual(Control::days_per_move(days))
    }
}

/// A free move, as far as the clock is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveFact {
    /// The instant that counts.
    pub at: Instant,
    /// A conditional move, played for its owner: it costs nothing.
    pub planned: bool,
    /// The zone whose nights were spared for it.
    pub night: Option<Tz>,
}

/// Something besides a move that touches a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Act {
    /// Free plies on the board then.
    pub ply: u32,
    /// When.
    pub at: Instant,
    /// Whose clock; for a pause, who asked for it or ended it.
    pub side: Color,
    /// Who did it; `None`: the server.
    pub by: Option<PlayerId>,
    /// What.
    pub kind: ActKind,
}

/// What touches a clock besides a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActKind {
    /// Time was given to this side.
    Given(Millis),
    /// A pause until this instant is proposed; no clock is touched.
    PauseAsked(Instant),
    /// The pause proposed is declined, or taken back.
    PauseDeclined,
    /// Both clocks rest from here until this instant, unless the pause is ended earlier.
    Pause(Instant),
    /// The pause is over.
    PauseOver,
    /// The director lets both clocks rest from here until this instant, unless he ends it earlier.
    Halted(Instant),
    /// The director lets the clocks go on.
    HaltOver,
    /// The end date of the event was moved, or taken away (`to`: none). Where it had passed (`was`), the clocks rested since.
    EndMoved {
        /// The end date until then.
        was: Option<Instant>,
        /// The end date from then on.
        to: Option<Instant>,
    },
    /// The player moved time from the reserve to the main clock.
    FromReserve(Millis),
    /// The player announced a long think: the silence limit does not hold for this move.
    LongThink,
    /// The letter about the move had not gone out when time was up: the clock of the side to move rests.
    LetterHeld {
        /// When its running time was used up.
        from: Instant,
        /// The end of the rest.
        until: Instant,
    },
    /// The move before had been entered at `until` and counts from its postmark: the clock of the side to move rests.
    DatedBack {
        /// The postmark.
        from: Instant,
        /// When the move was entered.
        until: Instant,
    },
    /// A player asks to continue the game that has ended; no clock is touched.
    ContinueAsked,
    /// A director has decided the game (its event says how); no clock is touched.
    Decided,
    /// The player of this side is asked whether he goes on: his clock rests until then, unless he answers earlier.
    Asked(Instant),
    /// He has answered, or somebody else has decided: his clock goes on.
    AskedOver,
    /// Somebody else took the seat of this side: his clock rests until then, and has at least `least`.
    TakenOver {
        /// The end of the rest.
        until: Instant,
        /// The least time on its clock now.
        least: Millis,
    },
    /// The game had ended at `ended` and goes on; the side to move has at least `least`.
    Continued {
        /// When it had ended.
        ended: Instant,
        /// The least time on its clock now.
        least: Millis,
    },
}

/// A span of leave as it was announced; changes are new spans, and the old one is marked as replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leave {
    /// Its first instant.
    pub from: Instant,
    /// The first instant after it.
    pub to: Instant,
    /// When it was shortened, lengthened or cancelled.
    pub replaced: Option<Instant>,
    /// Granted by the director, maybe backwards.
    pub special: bool,
}

/// What of one player touches his clocks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Absences {
    /// Leave, replaced spans too.
    pub leaves: Vec<Leave>,
    /// Off-days and sleeping hours, oldest first; empty where the game does not allow them.
    pub hours: Vec<Hours>,
}

impl Absences {
    /// Those of a seat that was handed over at an instant: until then what this player had announced counts, from then on what
    /// `next` has.
    #[must_use]
    pub fn handed_over(mut self, next: &Self, at: Instant) -> Self {
        self.leaves.retain(|leave| leave.from < at);
        for leave in &mut self.leaves {
            leave.to = leave.to.min(at);
        }
        let later = next.leaves.iter().filter(|leave| leave.to > at);
        self.leaves.extend(later.map(|leave| Leave {
            from: leave.from.max(at),
            ..*leave
        }));
        self.hours.retain(|hours| hours.since < at);
        let at_first = next.hours.iter().rev().find(|hours| hours.since <= at);
        match (at_first, self.hours.last().copied()) {
            (Some(own), _) => self.hours.push(Hours { since: at, ..*own }),
            // whoever has set no hours has none, whatever those before him had
            (None, Some(before)) => self.hours.push(Hours {
                since: at,
                days: 0,
                sleep: None,
                ..before
            }),
            (None, None) => {}
        }
        let set_later = next.hours.iter().filter(|hours| hours.since > at);
        self.hours.extend(set_later.copied());
        self
    }
}

/// Everything stored from which the clocks of a game follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The time control.
    pub control: Control,
    /// Whose leave counts.
    pub leave: LeaveMode,
    /// When the clocks started.
    pub started: Instant,
    /// Who was to move then.
    pub first: Color,
    /// The free moves, oldest first.
    pub moves: Vec<MoveFact>,
    /// What else touched the clocks, oldest first.
    pub acts: Vec<Act>,
    /// Of White.
    pub white: Absences,
    /// Of Black.
    pub black: Absences,
    /// Outages since the start.
    pub outages: Vec<Outage>,
    /// The zone whose nights are spared for the clock that runs.
    pub night: Option<Tz>,
    /// The end date of the event: what still runs then is adjudicated.
    pub ends: Option<Instant>,
}
