//! What players may do about time: give it, rest together, announce a long think, draw the reserve, claim.
//!
//! To give time and to pause is for friendly games; in events only the director does these things.

use super::{Game, Step, Tell};
use crate::domain::clock::{Act, ActKind, Grace, Pace, flag_from};
use crate::domain::ending::{Ending, TimeRule};
use crate::domain::notice::NoticeKind;
use crate::domain::refusal::GameRefusal;
use crate::domain::time::{DAY, Instant, Millis};
use crate::rules::Color;

/// The most time given at once.
pub const MOST_GIVEN: Millis = 30 * DAY;
/// The longest pause.
pub const LONGEST_PAUSE: Millis = 60 * DAY;

/// How it stands with a pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PauseState {
    /// None is asked for.
    None,
    /// This side asks for one until this instant.
    Asked {
        /// Who asks.
        by: Color,
        /// Its latest end.
        until: Instant,
    },
    /// Both clocks rest until this instant at the latest.
    Runs {
        /// Its latest end.
        until: Instant,
    },
}

impl Game {
    /// How it stands with a pause at `now`.
    #[must_use]
    pub fn pause(&self, now: Instant) -> PauseState {
        let about_pauses = |kind: &ActKind| {
            matches!(
                kind,
                ActKind::Pause(_)
                    | ActKind::PauseOver
                    | ActKind::PauseAsked(_)
                    | ActKind::PauseDeclined
                    | ActKind::Continued { .. }
            )
        };
        let last = self.facts.acts.iter().rfind(|act| about_pauses(&act.kind));
        match last.map(|act| (act.kind, act.side)) {
            Some((ActKind::Pause(until), _)) if until > now => PauseState::Runs { until },
            Some((ActKind::PauseAsked(until), by)) if until > now => {
                PauseState::Asked { by, until }
            }
            _ => PauseState::None,
        }
    }

    /// Whether a game that was lost on time would not have been, by what is known of its clocks now: leave was granted
    /// afterwards.
    #[must_use]
    pub fn fell_too_early(&self) -> bool {
        let Some(ended) = self.ended_at else {
            return false;
        };
        let deadline = self.clocks.run.deadline();
        match self.ending {
            Some(Ending::OnTime(_, TimeRule::Claimed)) => deadline.at >= ended,
            Some(ending) => ending.is_by_time() && deadline.falls > ended,
            None => false,
        }
    }

    /// What may be moved from the reserve to the main clock of a side now; 0 where nothing may.
    #[must_use]
    pub fn drawable(&self, side: Color) -> Millis {
        let bank = self.clocks.of(side);
        match self.facts.control.pace {
            Pace::Reserve {
                automatic: false,
                cap,
                ..
            } => (cap - bank.left).min(bank.reserve).max(0),
            _ => 0,
        }
    }

    /// Whether a long think may be announced by this side now.
    #[must_use]
    pub fn may_announce(&self, by: Color) -> bool {
        let ply = self.free_plies();
        let said = |act: &Act| act.kind == ActKind::LongThink && act.ply == ply;
        self.ending.is_none()
            && by == self.turn()
            && self.facts.control.options.silence.is_some()
            && !self.facts.acts.iter().any(said)
    }

    /// Whether this side may claim now that the opponent's time is exceeded.
    #[must_use]
    pub fn may_claim_time(&self, by: Color, now: Instant) -> bool {
        let deadline = self.clocks.run.deadline();
        self.ending.is_none()
            && by != self.turn()
            && self.facts.control.options.grace == Grace::Claim
            && !self.aborts_on_time(self.turn())
            && now >= flag_from(deadline.at, &self.facts.outages)
    }

    /// The clock of the side to move rests until `until`, because the letter about the move had not gone out in time.
    #[must_use]
    pub fn hold_for_letter(&self, until: Instant, now: Instant) -> Step {
        let from = self.clocks.run.used_up();
        let kind = ActKind::LetterHeld { from, until };
        let at = now.whole_second().max(self.changed_at);
        let mut step = self.act(self.turn(), kind, self.turn(), at);
        for act in &mut step.acts {
            act.by = None;
        }
        step
    }

    /// A step that touches the clocks: the clock that runs is reckoned anew.
    pub(super) fn act(&self, by: Color, kind: ActKind, side: Color, at: Instant) -> Step {
        let act = Act {
            ply: self.free_plies(),
            at,
            side,
            by: Some(self.player(by)),
            kind,
        };
        let mut after = self.clone();
        after.facts.acts.push(act);
        after.clocks = after.facts.clocks();
        Step {
            at: Some(at),
            acts: vec![act],
            ticking: self.ending.is_none().then(|| after.present_tick(at)),
            ..Step::default()
        }
    }

    pub(super) fn telling(&self, step: Step, to: Color, kind: NoticeKind) -> Step {
        // several of a kind may come at one ply: each has the number of its act
        let number = u32::try_from(self.facts.acts.len()).unwrap_or(0) + 1;
        let mut tells = step.tells;
        tells.push(Tell { to, kind, number });
        Step { tells, ..step }
    }

    /// Gives the opponent time.
    ///
    /// # Errors
    /// Ended, time up, or a span that may not be given.
    pub fn give_time(&self, by: Color, time: Millis, now: Instant) -> Result<Step, GameRefusal> {
        self.running()?;
        self.friendly()?;
        let at = self.in_time(now)?;
        let whole = !self.facts.control.options.whole_days || time % DAY == 0;
        if !(1..=MOST_GIVEN).contains(&time) || !whole {
            return Err(GameRefusal::Span);
        }
        let step = self.act(by, ActKind::Given(time), !by, at);
        Ok(self.telling(step, !by, NoticeKind::TimeAdded))
    }

    /// Asks for a pause until `until` at the latest.
    ///
    /// # Errors
    /// Ended, time up, a pause that runs or is asked for, or an end that is none.
    pub fn ask_pause(&self, by: Color, until: Instant, now: Instant) -> Result<Step, GameRefusal> {
        self.running()?;
        self.friendly()?;
        let at = self.in_time(now)?;
        if self.pause(at) != PauseState::None {
            return Err(GameRefusal::PauseStands);
        }
        if until <= at || until.since(at) > LONGEST_PAUSE {
            return Err(GameRefusal::PauseUntil);
        }
        let step = self.act(by, ActKind::PauseAsked(until), by, at);
        Ok(self.telling(step, !by, NoticeKind::PauseAsked))
    }

    /// Agrees to the pause the opponent has asked for: both clocks rest from now on.
    ///
    /// # Errors
    /// Ended, time up, or nothing is asked for by the opponent.
    pub fn accept_pause(&self, by: Color, now: Instant) -> Result<Step, GameRefusal> {
        self.running()?;
        self.friendly()?;
        let at = self.in_time(now)?;
        match self.pause(at) {
            PauseState::Asked { by: asks, until } if asks != by => {
                let step = self.act(by, ActKind::Pause(until), by, at);
                Ok(self.telling(step, asks, NoticeKind::PauseBegun))
            }
            _ => Err(GameRefusal::NoPause),
        }
    }

    /// Declines the pause the opponent has asked for, or takes one's own asking back.
    ///
    /// # Errors
    /// Ended, or nothing is asked for.
    pub fn decline_pause(&self, by: Color, now: Instant) -> Result<Step, GameRefusal> {
        self.running()?;
        let at = self.in_time(now)?;
        match self.pause(at) {
            PauseState::Asked { by: asks, .. } => {
                let step = self.act(by, ActKind::PauseDeclined, by, at);
                Ok(if asks == by {
                    step
                } else {
                    self.telling(step, asks, NoticeKind::PauseDeclined)
                })
            }
            _ => Err(GameRefusal::NoPause),
        }
    }

    /// Ends the pause that runs: either side may, the clock goes on at once.
    ///
    /// # Errors
    /// Ended, or no pause runs.
    pub fn end_pause(&self, by: Color, now: Instant) -> Result<Step, GameRefusal> {
        self.running()?;
        let at = self.in_time(now)?;
        match self.pause(at) {
            PauseState::Runs { .. } => {
                let step = self.act(by, ActKind::PauseOver, by, at);
                Ok(self.telling(step, !by, NoticeKind::PauseOver))
            }
            _ => Err(GameRefusal::NoPause),
        }
    }

    /// Announces a long think: the silence limit does not hold for this move.
    ///
    /// # Errors
    /// Ended, not on turn, time up, announced already, or a control without a silence limit.
    pub fn announce(&self, by: Color, now: Instant) -> Result<Step, GameRefusal> {
        self.running()?;
        let at = self.in_time(now)?;
        if by != self.turn() {
            return Err(GameRefusal::NotYourTurn);
        }
        if !self.may_announce(by) {
            return Err(GameRefusal::NothingToAnnounce);
        }
        let step = self.act(by, ActKind::LongThink, by, at);
        Ok(self.telling(step, !by, NoticeKind::LongThink))
    }

    /// Moves time from one's reserve to one's main clock, as far as there is room.
    ///
    /// # Errors
    /// Ended, time up, or a span that is not there or finds no room.
    pub fn draw_reserve(&self, by: Color, time: Millis, now: Instant) -> Result<Step, GameRefusal> {
        self.running()?;
        let at = self.in_time(now)?;
        let whole = !self.facts.control.options.whole_days || time % DAY == 0;
        if time <= 0 || time > self.drawable(by) || !whole {
            return Err(GameRefusal::Span);
        }
        Ok(self.act(by, ActKind::FromReserve(time), by, at))
    }

    /// Claims that the opponent's time is exceeded (6.9).
    ///
    /// # Errors
    /// Ended, one's own turn, or the claim is not good (any more).
    pub fn claim_time(&self, by: Color, now: Instant) -> Result<Step, GameRefusal> {
        self.running()?;
        if !self.may_claim_time(by, now) {
            return Err(GameRefusal::NothingToClaim);
        }
        let at = now.whole_second().max(self.changed_at);
        let ending = self.lost_on_time(!by, Some(TimeRule::Claimed));
        Ok(self.ended(at, ending, ("flag", Some(!by))))
    }
}
