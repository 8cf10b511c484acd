//! What is kept beside the facts, so that nothing need be replayed to show a list: compared each night with what follows
//! from the facts.

use super::Game;
use crate::domain::clock::{CLOCK_MODEL, Entry, Row};
use crate::domain::time::{Instant, Millis};

/// What is kept beside one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptMove {
    /// Its ply, given ones counted.
    pub ply: u32,
    /// Thinking time charged.
    pub used: Millis,
    /// What the clock showed.
    pub left: Millis,
}

/// A fact that became known later than it begins, as leave that is granted backwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Late {
    /// Its first instant.
    pub from: Instant,
    /// When it became known: what was kept between the two did not reckon with it.
    pub known: Instant,
}

/// What is kept beside the facts of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The clock under which the game is judged.
    pub model: i32,
    /// When the clock that runs started.
    pub started: Instant,
    /// Running time allowed on it.
    pub allowed: Millis,
    /// Its deadline as of the last event.
    pub deadline: Option<Instant>,
    /// When the game is to be looked at.
    pub look_at: Option<Instant>,
    /// The free moves.
    pub moves: Vec<KeptMove>,
    /// Facts that became known late.
    pub late: Vec<Late>,
}

/// Something kept that does not follow from the facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// What a move was charged.
    Charged {
        /// The move.
        ply: u32,
        /// As it is kept.
        kept: Millis,
        /// As it follows.
        reckoned: Millis,
    },
    /// What the clock showed after a move.
    Left {
        /// The move.
        ply: u32,
        /// As it is kept.
        kept: Millis,
        /// As it follows.
        reckoned: Millis,
    },
    /// When the clock that runs started.
    Started {
        /// As it is kept.
        kept: Instant,
        /// As it follows.
        reckoned: Instant,
    },
    /// What it may run.
    Allowed {
        /// As it is kept.
        kept: Millis,
        /// As it follows.
        reckoned: Millis,
    },
    /// The deadline is missing, or later than it may be. (An earlier one is that of the last event: harmless.)
    Deadline {
        /// As it is kept.
        kept: Option<Instant>,
        /// As it follows.
        reckoned: Instant,
    },
}

impl Game {
    /// Compares what is kept with what follows from the facts. Only what was promised: a value was right by what was known
    /// when it was kept, and a game that is due anyway is about to be reckoned anew.
    #[must_use]
    pub fn differences(&self, kept: &Kept, now: Instant) -> Vec<Difference> {
        let mut found = Vec::new();
        if kept.model >= CLOCK_MODEL {
            let (_, rows) = self.facts.ledger();
            let moved = |row: &Row| matches!(row.entry, Entry::Move { .. });
            for (row, beside) in rows.iter().filter(|r| moved(r)).zip(&kept.moves) {
                self.compare_move(row, beside, kept, &mut found);
            }
        }
        if self.ending.is_none() {
            self.compare_clock(kept, now, &mut found);
        }
        found
    }

    fn compare_move(&self, row: &Row, beside: &KeptMove, kept: &Kept, found: &mut Vec<Difference>) {
        let later = |late: &Late| late.from < row.to && row.to <= late.known;
        if kept.late.iter().any(later) {
            return;
        }
        let ply = beside.ply;
        if beside.used != row.charged {
            found.push(Difference::Charged {
                ply,
                kept: beside.used,
                reckoned: row.charged,
            });
        }
        let reckoned = row.shown(&self.facts.control);
        if beside.left != reckoned {
            found.push(Difference::Left {
                ply,
                kept: beside.left,
                reckoned,
            });
        }
    }

    fn compare_clock(&self, kept: &Kept, now: Instant, found: &mut Vec<Difference>) {
        let run = &self.clocks.run;
        if kept.started != run.started {
            found.push(Difference::Started {
                kept: kept.started,
                reckoned: run.started,
            });
        }
        let later = kept.late.iter().any(|late| late.known > self.changed_at);
        if kept.allowed != run.allowed.running && !later {
            found.push(Difference::Allowed {
                kept: kept.allowed,
                reckoned: run.allowed.running,
            });
        }
        let reckoned = run.deadline().at;
        let is_due = kept.look_at.is_some_and(|at| at <= now);
        if !is_due && kept.deadline.is_none_or(|at| at > reckoned) {
            found.push(Difference::Deadline {
                kept: kept.deadline,
                reckoned,
            });
        }
    }
}
