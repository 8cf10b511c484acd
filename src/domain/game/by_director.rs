//! What the director of an event does about the time of a game: let the clocks rest, give time, move the end date.
//!
//! Whether somebody may do it is not asked here.

use super::{Game, MOST_GIVEN, Step, Tell};
use crate::domain::PlayerId;
use crate::domain::clock::{Act, ActKind};
use crate::domain::notice::NoticeKind;
use crate::domain::refusal::GameRefusal;
use crate::domain::time::{DAY, Instant, Millis};
use crate::rules::Color;

/// The longest pause that a director orders at once.
pub const LONGEST_HALT: Millis = 180 * DAY;

/// What is done about the time of a game in an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeOrder {
    /// Both clocks rest until this instant at the latest.
    Halt(Instant),
    /// They go on.
    GoOn,
    /// This side, or both, get so much time.
    Give(Option<Color>, Millis),
    /// The event ends then (`None`: it has no end date any more).
    End(Option<Instant>),
    /// The clock of this side rests until this instant at the latest: its player is asked whether he goes on.
    Ask(Color, Instant),
    /// It goes on.
    AskOver(Color),
}

impl Game {
    /// Until when the director lets the clocks rest at the latest.
    #[must_use]
    pub fn halted(&self, now: Instant) -> Option<Instant> {
        let about = |kind: &ActKind| matches!(kind, ActKind::Halted(_) | ActKind::HaltOver);
        let last = self.facts.acts.iter().rfind(|act| about(&act.kind))?;
        match last.kind {
            ActKind::Halted(until) if until > now => Some(until),
            _ => None,
        }
    }

    /// Since when it waits for a director who adjudicates it: the event had ended, and nobody's time was up before.
    #[must_use]
    pub fn called(&self, now: Instant) -> Option<Instant> {
        let deadline = self.clocks.run.deadline();
        let over = self.ending.is_none() && deadline.is_end && now.whole_second() > deadline.at;
        over.then_some(deadline.at)
    }

    /// When its end date was set last, if it was moved: what was claimed before is about another day.
    #[must_use]
    pub fn end_set_at(&self) -> Option<Instant> {
        let moved = |act: &&Act| matches!(act.kind, ActKind::EndMoved { .. });
        self.facts.acts.iter().rfind(moved).map(|act| act.at)
    }

    /// What is left on the clock of the side to move in a game that waits for a director.
    #[must_use]
    pub fn left_when_called(&self, since: Instant) -> Millis {
        let run = &self.clocks.run;
        (run.allowed.running - run.running(since)).max(0)
    }

    /// Does what the director orders. `None`: it stands so already.
    ///
    /// # Errors
    /// Ended; the time of the player to move is up, or the event is over; an instant or a span that is none.
    pub fn order(
        &self,
        order: TimeOrder,
        by: Option<PlayerId>,
        now: Instant,
    ) -> Result<Option<Step>, GameRefusal> {
        self.running()?;
        match order {
            TimeOrder::Halt(until) => {
                let at = self.in_time(now)?;
                if until <= at || until.since(at) > LONGEST_HALT {
                    return Err(GameRefusal::PauseUntil);
                }
                if self.halted(now) == Some(until) {
                    return Ok(None);
                }
                Ok(Some(self.ordered(
                    &[(self.turn(), ActKind::Halted(until))],
                    by,
                    at,
                )))
            }
            TimeOrder::GoOn if self.halted(now).is_none() => Ok(None),
            TimeOrder::GoOn => {
                let at = now.whole_second().max(self.changed_at);
                Ok(Some(self.ordered(
                    &[(self.turn(), ActKind::HaltOver)],
                    by,
                    at,
                )))
            }
            TimeOrder::Give(side, time) => {
                let at = self.in_time(now)?;
                let since = self.deadline();
                if at > since {
                    // what is exceeded stays exceeded: the opponent may have a claim
                    return Err(GameRefusal::TimeIsUp { since });
                }
                let whole = !self.facts.control.options.whole_days || time % DAY == 0;
                if !(1..=MOST_GIVEN).contains(&time) || !whole {
                    return Err(GameRefusal::Span);
                }
                let sides =
                    side.map_or_else(|| vec![Color::White, Color::Black], |side| vec![side]);
                let acts: Vec<_> = sides
                    .into_iter()
                    .map(|s| (s, ActKind::Given(time)))
                    .collect();
                Ok(Some(self.ordered(&acts, by, at)))
            }
            TimeOrder::End(to) => self.end_moved(to, by, now),
            TimeOrder::Ask(side, until) => self.ask(side, until, by, now),
            TimeOrder::AskOver(side) => Ok(self.ask_over(side, by, now)),
        }
    }

    fn end_moved(
        &self,
        to: Option<Instant>,
        by: Option<PlayerId>,
        now: Instant,
    ) -> Result<Option<Step>, GameRefusal> {
        let was = self.facts.ends;
        if was == to {
            return Ok(None);
        }
        let at = match self.called(now) {
            Some(_) => now.whole_second().max(self.changed_at),
            None => self.in_time(now)?,
        };
        if to.is_some_and(|to| to <= at) {
            return Err(GameRefusal::PauseUntil);
        }
        let act = (self.turn(), ActKind::EndMoved { was, to });
        Ok(Some(self.ordered(&[act], by, at)))
    }

    /// The step of these acts, with the clock reckoned anew.
    pub(super) fn ordered(
        &self,
        acts: &[(Color, ActKind)],
        by: Option<PlayerId>,
        at: Instant,
    ) -> Step {
        let ply = self.free_plies();
        let acts: Vec<Act> = acts
            .iter()
            .map(|(side, kind)| Act {
                ply,
                at,
                side: *side,
                by,
                kind: *kind,
            })
            .collect();
        let mut after = self.clone();
        for act in &acts {
            if let ActKind::EndMoved { to, .. } = act.kind {
                after.facts.ends = to;
            }
            after.facts.acts.push(*act);
        }
        after.clocks = after.facts.clocks();
        Step {
            at: Some(at),
            ticking: Some(after.present_tick(at)),
            acts,
            ..Step::default()
        }
    }

    /// The step with a letter to whoever has got time in it.
    #[must_use]
    pub fn telling_of_time(&self, mut step: Step) -> Step {
        let before = self.facts.acts.len();
        let given = (1..).zip(&step.acts);
        let tells: Vec<Tell> = given
            .filter(|(_, act)| matches!(act.kind, ActKind::Given(_)))
            .map(|(n, act)| Tell {
                to: act.side,
                kind: NoticeKind::TimeAdded,
                // several of a kind may come at one ply: each has the number of its act
                number: u32::try_from(before + n).unwrap_or(0),
            })
            .collect();
        step.tells.extend(tells);
        step
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{T0, game, play};
    use super::*;
    use crate::domain::clock::{Adjustment, FLAG_SLACK, Source};
    use crate::domain::time::{HOUR, SECOND};

    /// A game with three days a move whose event ends two days after its start.
    fn ending() -> (Game, Instant) {
        let mut g = game("online", None);
        let end = T0.plus(2 * DAY);
        g.event = Some(7);
        g.facts.ends = Some(end);
        g.clocks = g.facts.clocks();
        (g, end)
    }

    fn done(mut g: Game, step: &Step) -> Game {
        g.facts.acts.extend(&step.acts);
        for act in &step.acts {
            if let ActKind::EndMoved { to, .. } = act.kind {
                g.facts.ends = to;
            }
        }
        g.clocks = g.facts.clocks();
        g.changed_at = step.at.unwrap();
        g
    }

    fn order(g: &Game, order: TimeOrder, now: Instant) -> Game {
        let step = g.order(order, Some(9), now).unwrap().unwrap();
        assert!(step.acts.iter().all(|act| act.by == Some(9)));
        done(g.clone(), &step)
    }

    #[test]
    fn at_the_end_date_no_flag_falls_and_no_move_counts() {
        let (g, end) = ending();
        let deadline = g.clocks.run.deadline();
        assert_eq!((deadline.at, deadline.falls), (end, end));
        assert_eq!(deadline.adjustments, [Adjustment::End(end)]);
        // the second of the date itself is in time
        assert_eq!(g.called(end), None);
        let mut moved = g.clone();
        play(&mut moved, "e2e4");
        assert!(g.resign(Color::White, end).is_ok());
        let after = end.plus(SECOND);
        assert_eq!(g.called(after), Some(end));
        let refused = Some(GameRefusal::EventOver { since: end });
        assert_eq!(g.resign(Color::White, after).err(), refused);
        // however long nobody looks
        let look = g.look(end.plus(30 * DAY)).unwrap();
        assert_eq!(look.ending, None);
        assert!(look.tells.is_empty());
        assert!(look.ticking.unwrap().look_at > end.plus(30 * DAY));
        assert!(!g.wins_by_waiting(Color::Black, T0));
        assert!(!g.may_nudge(Color::Black, after));
        // the thinking that was broken off is told up to the date
        let open = g.facts.open_row(&g.clocks, end.plus(9 * DAY));
        assert_eq!(open.running, 2 * DAY);
    }

    #[test]
    fn time_that_is_up_before_the_end_date_loses() {
        let mut g = game("online", None);
        g.event = Some(7);
        g.facts.ends = Some(T0.plus(3 * DAY));
        g.clocks = g.facts.clocks();
        // the deadline is the very second of the end
        let deadline = g.clocks.run.deadline();
        assert!(!deadline.is_end);
        let step = g.look(deadline.at.plus(FLAG_SLACK + SECOND)).unwrap();
        assert!(step.ending.is_some_and(|ending| ending.is_by_time()));
    }

    #[test]
    fn a_later_end_date_lets_the_clock_go_on_as_it_stood() {
        let (g, end) = ending();
        let late = end.plus(5 * DAY);
        let g = order(&g, TimeOrder::End(Some(end.plus(60 * DAY))), late);
        let deadline = g.clocks.run.deadline();
        // one of three days was left
        assert_eq!(deadline.at, late.plus(DAY));
        let rest = Adjustment::Off(crate::domain::clock::Off::new(end, late, Source::EventEnd));
        assert_eq!(deadline.adjustments, [rest]);
        assert_eq!(g.called(late), None);
        let g = order(&g, TimeOrder::End(None), late.plus(HOUR));
        assert_eq!((g.facts.ends, g.deadline()), (None, late.plus(DAY)));
    }

    #[test]
    fn an_end_date_that_has_passed_is_none() {
        let (g, end) = ending();
        let now = T0.plus(HOUR);
        for to in [T0, now] {
            let refused = g.order(TimeOrder::End(Some(to)), None, now);
            assert_eq!(refused, Err(GameRefusal::PauseUntil));
        }
        let same = g.order(TimeOrder::End(Some(end)), None, now);
        assert_eq!(same, Ok(None));
    }

    #[test]
    fn the_clocks_rest_while_the_director_halts_them() {
        let mut g = game("online", None);
        g.event = Some(7);
        let due = g.deadline();
        let now = T0.plus(HOUR);
        let until = now.plus(10 * DAY);
        let halted = order(&g, TimeOrder::Halt(until), now);
        assert_eq!(halted.halted(now), Some(until));
        assert_eq!(halted.deadline(), due.plus(10 * DAY));
        assert!(!halted.wins_by_waiting(Color::Black, now));
        assert_eq!(halted.order(TimeOrder::Halt(until), None, now), Ok(None));
        // one may move all the same
        let mut moved = halted.clone();
        play(&mut moved, "e2e4");
        // it goes on earlier
        let later = now.plus(2 * DAY);
        let on = order(&halted, TimeOrder::GoOn, later);
        assert_eq!((on.halted(later), on.deadline()), (None, due.plus(2 * DAY)));
        assert_eq!(on.order(TimeOrder::GoOn, None, later), Ok(None));
        // or by itself
        assert_eq!(halted.halted(until), None);
        for wrong in [now, T0, now.plus(LONGEST_HALT + SECOND)] {
            let refused = g.order(TimeOrder::Halt(wrong), None, now);
            assert_eq!(refused, Err(GameRefusal::PauseUntil), "{wrong:?}");
        }
    }

    #[test]
    fn time_is_given_to_one_or_to_both_and_whoever_gets_it_is_told() {
        let mut g = game("online", None);
        g.event = Some(7);
        let (due, now) = (g.deadline(), T0.plus(HOUR));
        let step = g.order(TimeOrder::Give(None, DAY), Some(9), now);
        let step = g.telling_of_time(step.unwrap().unwrap());
        let told: Vec<_> = step.tells.iter().map(|t| (t.to, t.number)).collect();
        assert_eq!(told, [(Color::White, 1), (Color::Black, 2)]);
        assert_eq!(done(g.clone(), &step).deadline(), due.plus(DAY));
        let black = order(&g, TimeOrder::Give(Some(Color::Black), DAY), now);
        assert_eq!(black.deadline(), due);
        for wrong in [0, -DAY, MOST_GIVEN + 1] {
            let refused = g.order(TimeOrder::Give(None, wrong), None, now);
            assert_eq!(refused, Err(GameRefusal::Span));
        }
    }

    #[test]
    fn a_game_that_goes_on_has_the_end_date_of_now() {
        let (mut g, end) = ending();
        g.ending = g.resign(Color::White, T0.plus(HOUR)).unwrap().ending;
        g.ended_at = Some(T0.plus(HOUR));
        let now = end.plus(3 * DAY);
        for ends in [None, Some(now.plus(30 * DAY)), Some(end)] {
            let step = g.continue_by_director(3 * DAY, ends, now).unwrap();
            let mut on = done(g.clone(), &step);
            on.ending = None;
            assert_eq!(on.facts.ends, ends);
            assert_eq!(on.called(now).is_some(), ends == Some(end));
            if ends != Some(end) {
                assert_eq!(on.deadline(), now.plus(3 * DAY));
            }
        }
    }

    #[test]
    fn what_is_exceeded_stays_exceeded() {
        let mut g = game("online", None);
        g.event = Some(7);
        g.facts.control.options.grace = crate::domain::clock::Grace::Claim;
        g.clocks = g.facts.clocks();
        let late = g.deadline().plus(HOUR);
        let since = g.deadline();
        let given = g.order(TimeOrder::Give(None, DAY), None, late);
        assert_eq!(given, Err(GameRefusal::TimeIsUp { since }));
    }

    #[test]
    fn a_game_that_waits_shows_what_was_left() {
        let (g, end) = ending();
        assert_eq!(g.left_when_called(end), DAY);
    }

    #[test]
    fn nothing_is_ordered_about_a_game_that_has_ended() {
        let mut g = game("online", None);
        g.ending = g.resign(Color::White, T0).unwrap().ending;
        for order in [
            TimeOrder::Halt(T0.plus(DAY)),
            TimeOrder::GoOn,
            TimeOrder::Give(None, DAY),
            TimeOrder::End(None),
        ] {
            assert_eq!(g.order(order, None, T0), Err(GameRefusal::Ended));
        }
    }
}
