//! The way back: a game that has ended goes on, as both want it or as a director decides.

use super::{Game, MOST_GIVEN, Step};
use crate::domain::clock::{Act, ActKind};
use crate::domain::ending::Ending;
use crate::domain::notice::NoticeKind;
use crate::domain::refusal::GameRefusal;
use crate::domain::time::{DAY, Instant, Millis};
use crate::rules::Color;
use crate::rules::endings::{self, Outcome, Reason};

/// A game that has ended may be continued by both within this span.
pub const CONTINUE_WITHIN: Millis = 14 * DAY;
/// The least time on the clock of whoever is to move in a game that is continued.
pub const CONTINUED_LEAST: Millis = 3 * DAY;

/// Whether a game ended by time, by resignation or by agreement, and not on the board.
fn by_time_or_choice(ending: Ending) -> bool {
    let by_choice = |outcome: Outcome| {
        matches!(
            outcome.reason,
            Reason::Resignation | Reason::ResignationCannotMate | Reason::Agreement
        )
    };
    ending.is_by_time() || ending.outcome().is_some_and(by_choice)
}

impl Game {
    /// How often it has been continued.
    #[must_use]
    pub fn continuations(&self) -> u32 {
        let again = |act: &&Act| matches!(act.kind, ActKind::Continued { .. });
        u32::try_from(self.facts.acts.iter().filter(again).count()).unwrap_or(0)
    }

    /// Who asks to continue the game that has ended, if anybody does.
    #[must_use]
    pub fn continue_asked(&self) -> Option<Color> {
        let last = self.facts.acts.last()?;
        (last.kind == ActKind::ContinueAsked && self.ending.is_some()).then_some(last.side)
    }

    /// Whether the players may still agree to continue: a friendly game that ended by time, resignation or agreement, not long ago.
    #[must_use]
    pub fn may_be_continued(&self, now: Instant) -> bool {
        self.event.is_none()
            && self.ending.is_some_and(by_time_or_choice)
            && self
                .ended_at
                .is_some_and(|ended| now.since(ended) <= CONTINUE_WITHIN)
    }

    /// Asks the opponent to continue a game that has ended.
    ///
    /// # Errors
    /// It runs, ended on the board, ended too long ago, or this side has asked already.
    pub fn ask_continue(&self, by: Color, now: Instant) -> Result<Step, GameRefusal> {
        self.friendly()?;
        if !self.may_be_continued(now) {
            return Err(GameRefusal::NotToBeContinued);
        }
        if self.continue_asked().is_some() {
            return Err(GameRefusal::PauseStands);
        }
        let at = now.whole_second().max(self.changed_at);
        let step = self.act(by, ActKind::ContinueAsked, by, at);
        Ok(self.telling(step, !by, NoticeKind::ContinueAsked))
    }

    /// Puts a game that has ended back into play, because both want it: position and turn as they were, offers dead; who is
    /// to move has three days at least. `by` agrees to what the other has asked.
    ///
    /// # Errors
    /// It runs, ended on the board or too long ago, or the opponent has not asked.
    pub fn continue_game(&self, by: Color, now: Instant) -> Result<Step, GameRefusal> {
        self.friendly()?;
        if !self.may_be_continued(now) {
            return Err(GameRefusal::NotToBeContinued);
        }
        if self.continue_asked() != Some(!by) {
            return Err(GameRefusal::NotAsked);
        }
        Ok(self.resumed(Some(by), CONTINUED_LEAST, self.facts.ends, now))
    }

    /// Puts a game that has ended by time, by resignation, by agreement or by a director's decision back into play, as the director decides; who is
    /// to move gets `least`, three days at least; `ends`: the end date of its event now.
    ///
    /// # Errors
    /// It runs, or ended on the board.
    pub fn continue_by_director(
        &self,
        least: Millis,
        ends: Option<Instant>,
        now: Instant,
    ) -> Result<Step, GameRefusal> {
        let open = |ending| by_time_or_choice(ending) || self.was_broken_off(ending);
        if !self.ending.is_some_and(open) {
            return Err(GameRefusal::NotToBeContinued);
        }
        if !(CONTINUED_LEAST..=MOST_GIVEN).contains(&least) {
            return Err(GameRefusal::Span);
        }
        Ok(self.resumed(None, least, ends, now))
    }

    /// Whether a director's decision ended it on a position that can be played on.
    fn was_broken_off(&self, ending: Ending) -> bool {
        let over = endings::after_move(&self.profile, &self.position, self.occurrences());
        ending.is_by_director() && over.is_none()
    }

    /// The step that puts a game back into play: `by` a player, or the server for a director.
    #[must_use]
    pub fn resumed(
        &self,
        by: Option<Color>,
        least: Millis,
        ends: Option<Instant>,
        now: Instant,
    ) -> Step {
        let at = now.whole_second().max(self.changed_at);
        let ended = self.ended_at.unwrap_or(self.changed_at);
        let act = |kind| Act {
            ply: self.free_plies(),
            at,
            side: self.turn(),
            by: by.map(|side| self.player(side)),
            kind,
        };
        let mut acts = vec![act(ActKind::Continued { ended, least })];
        let was = self.facts.ends;
        if was != ends {
            // the date was moved, or has passed, since the game had ended
            acts.push(act(ActKind::EndMoved { was, to: ends }));
        }
        let mut after = self.clone();
        after.ending = None;
        after.facts.ends = ends;
        after.facts.acts.extend(&acts);
        after.facts.night = self.night_of(self.turn());
        after.clocks = after.facts.clocks();
        let step = Step {
            at: Some(at),
            acts,
            resumes: true,
            ticking: Some(after.present_tick(at)),
            event: Some(("continued", by)),
            ..Step::default()
        };
        let step = self.telling(step, Color::White, NoticeKind::GameContinued);
        self.telling(step, Color::Black, NoticeKind::GameContinued)
    }
}
