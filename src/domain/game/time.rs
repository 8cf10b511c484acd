//! What time does to a game, and what players may do about time.

use chrono_tz::Tz;

use super::{Game, Habits, PauseState, Step, Tell, Ticking};
use crate::domain::clock::{
    Absences, Call, Clocks, Control, Facts, Grace, MoveFact, Row, Stages, TimeLimit, TimeTerms,
    flag_from,
};
use crate::domain::ending::{Ending, TimeRule};
use crate::domain::notice::NoticeKind;
use crate::domain::refusal::GameRefusal;
use crate::domain::time::{DAY, HOUR, Instant, Millis};
use crate::rules::{Color, endings};

/// How often a game is looked at that waits for a director.
const LOOK_AGAIN: Millis = DAY;

/// What a move does to the clocks.
pub(super) struct Clocked {
    /// The instant that counts.
    pub at: Instant,
    /// The row of the ledger.
    pub row: Option<Row>,
    /// The clock that runs afterwards.
    pub ticking: Ticking,
}

impl Game {
    /// The clocks when `by` moves at `at`; `planned`: a conditional move, which costs nothing.
    pub(super) fn clocked(&self, by: Color, at: Instant, planned: bool) -> Clocked {
        let next = self.habits(!by);
        let mut facts = self.facts.clone();
        facts.moves.push(MoveFact {
            at,
            planned,
            night: self.facts.night,
        });
        facts.night = night(&facts.control, next);
        let (clocks, row) = facts.after_move();
        Clocked {
            at,
            row,
            ticking: ticking(&facts, &clocks, (next, self.stages), at),
        }
    }

    /// The clock that runs, with when it is to be looked at next.
    #[must_use]
    pub fn present_tick(&self, now: Instant) -> Ticking {
        let habits = self.habits(self.turn());
        ticking(&self.facts, &self.clocks, (habits, self.stages), now)
    }

    /// Whether a side may abort now: a friendly game only, before its own first move, or when the opponent has let the limit
    /// for his first move pass.
    #[must_use]
    pub fn may_abort(&self, by: Color, now: Instant) -> bool {
        self.ending.is_none()
            && self.event.is_none()
            && (!self.has_moved(by) || self.first_move_is_late(by, now))
    }

    fn first_move_is_late(&self, waits: Color, now: Instant) -> bool {
        let limit = self.facts.control.options.first_move;
        let late = |limit: Millis| self.clocks.run.running(now.whole_second()) > limit;
        waits != self.turn() && !self.has_moved(self.turn()) && limit.is_some_and(late)
    }

    /// Aborts a friendly game before one's own first move, or because the opponent's never came; unrated.
    ///
    /// # Errors
    /// Ended, a tournament game, too late, or the time of the player to move is up.
    pub fn abort(&self, by: Color, now: Instant) -> Result<Step, GameRefusal> {
        self.running()?;
        self.friendly()?;
        let at = self.in_time(now)?;
        if !self.may_abort(by, now) {
            return Err(GameRefusal::AbortTooLate);
        }
        Ok(self.ended(at, Ending::AbortedByPlayer, ("aborted", Some(by))))
    }

    /// What the passing of time asks for at `now`: a flag, a reminder, or only a later look. Too early is harmless.
    #[must_use]
    pub fn look(&self, now: Instant) -> Option<Step> {
        if self.ending.is_some() {
            return None;
        }
        let side = self.turn();
        let run = &self.clocks.run;
        let deadline = run.deadline();
        // when the event has ended no flag falls any more: somebody adjudicates
        if !deadline.is_end && now >= flag_from(deadline.falls, &self.facts.outages) {
            return Some(self.flag(side, deadline.falls));
        }
        let habits = self.habits(side);
        let calls = run.calls(deadline.at, habits.reminders, self.stages, habits.zone);
        let due = calls.into_iter().rfind(|(at, _)| *at <= now);
        let call = due.filter(|_| now <= deadline.at);
        let reminder = call.map(|(_, call)| told(side, call));
        let exceeded = (deadline.falls > deadline.at
            && now >= flag_from(deadline.at, &self.facts.outages))
        .then(|| [side, !side].map(|to| Tell::new(to, NoticeKind::TimeExceeded)));
        let tells = reminder.into_iter().chain(exceeded.into_iter().flatten());
        Some(Step {
            ticking: Some(self.present_tick(now)),
            tells: tells.collect(),
            ..Step::default()
        })
    }

    /// The flag of `side` falls (6.9). In a friendly game without a move of that side it is aborted instead.
    fn flag(&self, side: Color, falls: Instant) -> Step {
        let at = falls.max(self.changed_at);
        if self.aborts_on_time(side) {
            return self.ended(at, Ending::AbortedByTime, ("aborted", Some(side)));
        }
        let late = self.clocks.run.allowed.grace > 0;
        let rule = match self.clocks.run.allowed.by {
            _ if late => Some(TimeRule::Grace),
            TimeLimit::Clock => None,
            TimeLimit::Silence => Some(TimeRule::Silence),
            TimeLimit::Total => Some(TimeRule::Total),
        };
        self.ended(at, self.lost_on_time(side, rule), ("flag", Some(side)))
    }

    /// Whether the game is aborted and not lost when this side's time runs out: a friendly one, in which it has not moved.
    pub(super) fn aborts_on_time(&self, side: Color) -> bool {
        self.event.is_none() && !self.has_moved(side)
    }

    /// Whether `by`, who waits, may ask in a friendly way for the opponent's move: after half of his time, while his clock runs.
    #[must_use]
    pub fn may_nudge(&self, by: Color, now: Instant) -> bool {
        let run = &self.clocks.run;
        let at = now.whole_second();
        let rests = run.off.iter().any(|off| off.from <= at && at < off.to);
        self.ending.is_none()
            && by != self.turn()
            && !rests
            && at <= run.deadline().at
            && run.running(at).saturating_mul(2) >= run.allowed.running
    }

    /// Whether `side`, who waits, wins by doing nothing if no move comes: the flag falls by itself, and the opponent is known
    /// to lose by it.
    #[must_use]
    pub fn wins_by_waiting(&self, side: Color, now: Instant) -> bool {
        let turn = self.turn();
        let runs = self.ending.is_none() && side != turn && !self.aborts_on_time(turn);
        let is_end = self.clocks.run.deadline().is_end;
        let falls = self.facts.control.options.grace != Grace::Claim && !is_end;
        let paused =
            matches!(self.pause(now), PauseState::Runs { .. }) || self.halted(now).is_some();
        runs && falls
            && !paused
            && endings::surely_loses_on_time(&self.profile, &self.position, turn)
    }

    pub(super) fn lost_on_time(&self, side: Color, rule: Option<TimeRule>) -> Ending {
        let outcome = endings::time(&self.profile, &self.position, side);
        match rule {
            None => Ending::Result(outcome),
            Some(rule) => Ending::OnTime(outcome, rule),
        }
    }
}

impl Game {
    /// The zone whose nights the clock of this side spares when it starts.
    pub(super) fn night_of(&self, side: Color) -> Option<Tz> {
        night(&self.facts.control, self.habits(side))
    }
}

/// The zone whose nights a player's clock spares: none in a control that is not counted in days.
fn night(control: &Control, habits: Habits) -> Option<Tz> {
    (habits.nights && control.is_in_days()).then_some(habits.zone)
}

/// The facts and the first clock of a game that begins at `at` with the move of `first`, whose habits are given; `ends`: the
/// end date of its event, `stages`: when that writes to whoever does not move.
#[must_use]
pub fn begin(
    time: TimeTerms,
    first: Color,
    habits: Habits,
    absences: [Absences; 2],
    at: Instant,
    (ends, stages): (Option<Instant>, Option<Stages>),
) -> (Facts, Ticking) {
    let [white, black] = absences;
    let facts = Facts {
        control: time.control,
        leave: time.leave,
        started: at,
        first,
        moves: Vec::new(),
        acts: Vec::new(),
        white,
        black,
        outages: Vec::new(),
        night: night(&time.control, habits),
        ends,
    };
    let clocks = facts.clocks();
    let ticking = ticking(&facts, &clocks, (habits, stages), at);
    (facts, ticking)
}

fn ticking(
    facts: &Facts,
    clocks: &Clocks,
    (habits, stages): (Habits, Option<Stages>),
    now: Instant,
) -> Ticking {
    let run = &clocks.run;
    let deadline = run.deadline();
    let outages = &facts.outages;
    let calls = run.calls(deadline.at, habits.reminders, stages, habits.zone);
    let calls = calls.into_iter().map(|(at, _)| at);
    let overdue =
        (facts.control.options.grace != Grace::Flag(0)).then(|| flag_from(deadline.at, outages));
    let last = flag_from(deadline.falls, outages);
    let look_at = calls.chain(overdue).find(|t| *t > now).unwrap_or(last);
    // it waits for a director
    let look_at = if deadline.is_end && look_at <= now {
        now.plus(LOOK_AGAIN)
    } else {
        look_at
    };
    Ticking {
        started: run.started,
        allowed: run.allowed.running,
        night: run.night,
        deadline: deadline.at,
        look_at,
    }
}

/// Who is told what when the move does not come.
fn told(to: Color, call: Call) -> Tell {
    match call {
        Call::Before(before) => Tell {
            to,
            kind: NoticeKind::Reminder,
            number: reminder_number(before),
        },
        Call::Line => Tell::new(to, NoticeKind::LongMove),
        Call::Remind => Tell::new(to, NoticeKind::StageReminder),
        Call::Warn => Tell::new(to, NoticeKind::StageWarning),
        Call::LastWarning => Tell::new(to, NoticeKind::LastWarning),
    }
}

/// A reminder's number among those of one move: the hours it was wanted before the deadline. The two that everybody had
/// before there was a choice keep theirs, so that nobody gets them twice.
fn reminder_number(before: Millis) -> u32 {
    match before.div_euclid(HOUR) {
        24 => 1,
        72 => 2,
        hours => u32::try_from(hours).unwrap_or(0) + 100,
    }
}
