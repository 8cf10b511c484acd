//! The ledger: from the stored facts of a game, one function computes every clock, row by row.
//!
//! It makes the clock on the page, in letters and in the scheduler, so that none can differ from another.

use chrono_tz::Tz;

use super::bank::{Allowed, Bank};
use super::control::Pace;
use super::facts::{Absences, Act, ActKind, Facts, Leave, LeaveMode, MoveFact};
use super::off::{Off, Outage, Source};
use super::row::{Entry, Row, plain_row, unfinished};
use super::run::Run;
use crate::domain::time::{DAY, Instant, Millis};
use crate::rules::Color;

/// The clocks of a game at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    /// White's.
    pub white: Bank,
    /// Black's.
    pub black: Bank,
    /// The clock that runs (or ran last).
    pub run: Run,
    /// Whose it is.
    pub turn: Color,
}

impl Clocks {
    /// The clock of a side.
    #[must_use]
    pub fn of(&self, side: Color) -> &Bank {
        match side {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    fn of_mut(&mut self, side: Color) -> &mut Bank {
        match side {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }
}

impl Facts {
    /// The clocks as they stand now.
    #[must_use]
    pub fn clocks(&self) -> Clocks {
        self.replay(|_| {})
    }

    /// The clocks, and every row that leads to them.
    #[must_use]
    pub fn ledger(&self) -> (Clocks, Vec<Row>) {
        let mut rows = Vec::new();
        let clocks = self.replay(|row| rows.push(row));
        (clocks, rows)
    }

    /// The thinking that is under way, as a row up to `at`: now, or the end of the game.
    #[must_use]
    pub fn open_row(&self, clocks: &Clocks, at: Instant) -> Row {
        let (bank, run) = (clocks.of(clocks.turn), &clocks.run);
        unfinished(Entry::Open, &self.control, clocks.turn, bank, run, at)
    }

    /// The clock that runs since `started`, with running time reckoned elsewhere.
    #[must_use]
    pub fn run_with(&self, allowed: Allowed) -> Run {
        let fixed = self.fixed();
        Run {
            night: self.night,
            ..self.run(self.first, self.started, None, allowed, &fixed)
        }
    }

    /// The clocks after the last move, and its row.
    #[must_use]
    pub fn after_move(&self) -> (Clocks, Option<Row>) {
        let mut last = None;
        let clocks = self.replay(|row| {
            if matches!(row.entry, Entry::Move { .. }) {
                last = Some(row);
            }
        });
        (clocks, last)
    }

    /// What of a side's player touches his clock.
    #[must_use]
    pub fn absences(&self, side: Color) -> &Absences {
        match side {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    fn replay(&self, mut keep: impl FnMut(Row)) -> Clocks {
        let fixed = self.fixed();
        let bank = self.control.bank();
        let mut clocks = Clocks {
            white: bank,
            black: bank,
            run: self.run(
                self.first,
                self.started,
                None,
                self.control.allowed(&bank, false),
                &fixed,
            ),
            turn: self.first,
        };
        let mut acts = self.acts.iter().peekable();
        for (ply, played) in (0_u32..).zip(&self.moves) {
            let mut turn = Turn::new(self, &fixed, &clocks, clocks.run.started);
            while let Some(act) = acts.next_if(|act| act.ply <= ply) {
                turn.act(act, played.night, &mut clocks, &mut keep);
            }
            turn.settle(ply, played, &mut clocks, &mut keep);
        }
        let started = clocks.run.started;
        let mut turn = Turn::new(self, &fixed, &clocks, started);
        for act in acts {
            turn.act(act, self.night, &mut clocks, &mut keep);
        }
        let bank = *clocks.of(clocks.turn);
        clocks.run = turn.run(&bank, self.night, None);
        clocks
    }

    /// The end date of the event as it stood at an instant.
    fn ends_then(&self, at: Instant) -> Option<Instant> {
        let moved = |act: &Act| match act.kind {
            ActKind::EndMoved { was, .. } if act.at > at => Some(was),
            _ => None,
        };
        self.acts.iter().find_map(moved).unwrap_or(self.ends)
    }

    /// Rests that come from outages, pauses and ends of the game: for both clocks.
    fn fixed(&self) -> Vec<Off> {
        let mut fixed: Vec<Off> = self.outages.iter().map(Outage::off).collect();
        for (index, act) in self.acts.iter().enumerate() {
            match act.kind {
                ActKind::Pause(until) => {
                    let over =
                        self.acts.iter().skip(index + 1).find(|later| {
                            matches!(later.kind, ActKind::PauseOver | ActKind::Pause(_))
                        });
                    let to = over.map_or(until, |over| over.at.min(until));
                    fixed.push(Off::new(act.at, to, Source::Pause));
                }
                ActKind::Halted(until) => {
                    let over =
                        self.acts.iter().skip(index + 1).find(|later| {
                            matches!(later.kind, ActKind::HaltOver | ActKind::Halted(_))
                        });
                    let to = over.map_or(until, |over| over.at.min(until));
                    fixed.push(Off::new(act.at, to, Source::Halt));
                }
                ActKind::EndMoved { was: Some(was), .. } if was < act.at => {
                    fixed.push(Off::new(was, act.at, Source::EventEnd));
                }
                ActKind::Continued { ended, .. } => {
                    fixed.push(Off::new(ended, act.at, Source::Ended));
                }
                _ => {}
            }
        }
        fixed
    }

    /// The clock of `side` from `started` on; `until`: the move that ended it.
    fn run(
        &self,
        side: Color,
        started: Instant,
        until: Option<Instant>,
        allowed: Allowed,
        fixed: &[Off],
    ) -> Run {
        let mut off: Vec<Off> = fixed.iter().copied().filter(|o| o.to > started).collect();
        self.add_leave(side, started, &mut off);
        off.extend(self.takeovers(side, started));
        off.extend(self.askings(side).filter(|rest| rest.to > started));
        let hours = &self.absences(side).hours;
        if let Some(hours) = hours.iter().rev().find(|h| h.since <= started) {
            // At most three days of a week and ten hours of a day are off: less than 70 % of any time.
            let rests: Millis = off.iter().map(Off::length).sum();
            let within = (allowed.running.saturating_add(allowed.grace)).saturating_mul(4);
            let horizon = started.plus(within.saturating_add(rests).saturating_add(14 * DAY));
            off.extend(hours.spans(started, until.unwrap_or(horizon).min(horizon)));
        }
        Run {
            started,
            allowed,
            night: None,
            off,
            // moves that were made were made before it
            ends: self.ends.filter(|_| until.is_none()),
        }
    }

    /// The rests of a side that was asked whether it goes on.
    fn askings(&self, side: Color) -> impl Iterator<Item = Off> + '_ {
        let own = move |act: &&Act| act.side == side;
        let all = self.acts.iter().enumerate();
        all.filter(move |(_, act)| act.side == side)
            .filter_map(move |(index, act)| {
                let ActKind::Asked(until) = act.kind else {
                    return None;
                };
                let mut later = self.acts.iter().skip(index + 1).filter(own);
                let over = later
                    .find(|later| matches!(later.kind, ActKind::AskedOver | ActKind::Asked(_)));
                let to = over.map_or(until, |over| over.at.min(until));
                Some(Off::new(act.at, to, Source::Asked))
            })
    }

    /// The rests of a seat that was taken over.
    fn takeovers(&self, side: Color, started: Instant) -> impl Iterator<Item = Off> + '_ {
        let rest = move |act: &Act| match act.kind {
            ActKind::TakenOver { until, .. } if act.side == side && until > started => {
                Some(Off::new(act.at, until, Source::TakenOver))
            }
            _ => None,
        };
        self.acts.iter().filter_map(rest)
    }

    fn add_leave(&self, side: Color, started: Instant, off: &mut Vec<Off>) {
        let counts = |l: &&Leave| l.to > started && (l.special || self.leave != LeaveMode::None);
        let own = self.absences(side).leaves.iter().filter(counts);
        off.extend(own.filter(|l| l.replaced.is_none()).map(|l| {
            let source = if l.special {
                Source::SpecialLeave
            } else {
                Source::Leave
            };
            Off::new(l.from, l.to, source)
        }));
        if self.leave == LeaveMode::Both {
            // Whoever was at rest relies on what was announced then: what is shortened or cancelled later holds for
            // him until he has moved.
            let theirs = self.absences(!side).leaves.iter().filter(counts);
            let relied_on = theirs.filter(|l| l.replaced.is_none_or(|at| at > started));
            off.extend(relied_on.map(|l| Off::new(l.from, l.to, Source::OpponentsLeave)));
        }
    }
}

/// One thinking of one side, from its start to its move.
struct Turn<'a> {
    facts: &'a Facts,
    fixed: &'a [Off],
    side: Color,
    started: Instant,
    announced: bool,
    /// Rests of this thinking alone.
    held: Vec<Off>,
}

impl<'a> Turn<'a> {
    fn new(facts: &'a Facts, fixed: &'a [Off], clocks: &Clocks, started: Instant) -> Self {
        Self {
            facts,
            fixed,
            side: clocks.turn,
            started,
            announced: false,
            held: Vec::new(),
        }
    }

    fn run(&self, bank: &Bank, night: Option<Tz>, until: Option<Instant>) -> Run {
        let (side, started) = (self.side, self.started);
        let allowed = self.facts.control.allowed(bank, self.announced);
        let mut run = self.facts.run(side, started, until, allowed, self.fixed);
        run.off.extend(&self.held);
        Run { night, ..run }
    }

    fn act(
        &mut self,
        act: &Act,
        night: Option<Tz>,
        clocks: &mut Clocks,
        keep: &mut impl FnMut(Row),
    ) {
        if let ActKind::Continued { ended, least } = act.kind {
            self.break_off(ended, night, clocks, keep);
            self.started = act.at;
            let bank = clocks.of_mut(self.side);
            let given = (least - bank.left).max(0);
            bank.left += given;
            keep(plain_row(act, self.side, given, 0, *bank));
            return;
        }
        if let ActKind::TakenOver { least, .. } = act.kind {
            if act.side == self.side {
                // what the one before has used is his; the thinking begins anew
                self.break_off(act.at, night, clocks, keep);
                self.started = act.at;
                self.announced = false;
            }
            let bank = clocks.of_mut(act.side);
            let given = (least - bank.left).max(0);
            bank.left += given;
            keep(plain_row(act, act.side, given, 0, *bank));
            return;
        }
        let bank = clocks.of_mut(act.side);
        let (given, from_reserve) = match act.kind {
            ActKind::Given(time) => (time, 0),
            ActKind::FromReserve(time) => {
                let room = match self.facts.control.pace {
                    Pace::Reserve { cap, .. } => (cap - bank.left).max(0),
                    _ => 0,
                };
                (0, time.min(bank.reserve).min(room).max(0))
            }
            _ => (0, 0),
        };
        if act.kind == ActKind::LongThink && act.side == self.side {
            self.announced = true;
        }
        if let ActKind::LetterHeld { from, until } = act.kind {
            self.held.push(Off::new(from, until, Source::UnsentLetter));
        }
        if let ActKind::DatedBack { from, until } = act.kind {
            self.held.push(Off::new(from, until, Source::Entering));
        }
        bank.left += given + from_reserve;
        bank.reserve -= from_reserve;
        keep(plain_row(act, act.side, given, -from_reserve, *bank));
    }

    /// The game ended in the middle of this thinking: it costs what had been used, and earns nothing.
    fn break_off(
        &self,
        at: Instant,
        night: Option<Tz>,
        clocks: &mut Clocks,
        keep: &mut impl FnMut(Row),
    ) {
        let bank = *clocks.of(self.side);
        let run = Run {
            ends: self.facts.ends_then(at),
            ..self.run(&bank, night, Some(at))
        };
        let control = &self.facts.control;
        let row = unfinished(Entry::BrokenOff, control, self.side, &bank, &run, at);
        *clocks.of_mut(self.side) = row.after;
        keep(row);
    }

    fn settle(&self, ply: u32, played: &MoveFact, clocks: &mut Clocks, keep: &mut impl FnMut(Row)) {
        let bank = *clocks.of(self.side);
        let run = self.run(&bank, played.night, Some(played.at));
        let running = if played.planned {
            0
        } else {
            run.running(played.at)
        };
        let settled = self.facts.control.settle(&bank, running);
        let spared = (running - run.allowed.running).max(0);
        let reasons = if spared > 0 {
            run.spared_by(played.at)
        } else {
            Vec::new()
        };
        keep(Row {
            entry: Entry::Move {
                ply: ply + 1,
                planned: played.planned,
            },
            side: self.side,
            by: None,
            from: self.started,
            to: played.at,
            running,
            rests: if played.planned {
                Vec::new()
            } else {
                run.rested(played.at)
            },
            spared,
            reasons,
            charged: settled.charged,
            earned: settled.earned,
            lost: settled.lost,
            reserve_change: settled.saved - settled.drawn,
            after: settled.bank,
        });
        *clocks.of_mut(self.side) = settled.bank;
        clocks.turn = !self.side;
        clocks.run.started = played.at;
    }
}
