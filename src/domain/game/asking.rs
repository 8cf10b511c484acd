//! The clock of a player who is asked whether he goes on with a tournament rests.

use super::{Game, Step};
use crate::domain::PlayerId;
use crate::domain::clock::{Act, ActKind};
use crate::domain::refusal::GameRefusal;
use crate::domain::time::Instant;
use crate::rules::Color;

impl Game {
    /// Until when the clock of a side rests at the latest because its player is asked whether he goes on.
    #[must_use]
    pub fn asked(&self, side: Color, now: Instant) -> Option<Instant> {
        let about = |act: &&Act| {
            act.side == side && matches!(act.kind, ActKind::Asked(_) | ActKind::AskedOver)
        };
        match self.facts.acts.iter().rfind(about)?.kind {
            ActKind::Asked(until) if until > now => Some(until),
            _ => None,
        }
    }

    /// Lets the clock of a side rest until an instant at the latest. `None`: it does already.
    ///
    /// # Errors
    /// The time of the player to move is up, the event is over, or the instant is none.
    pub(super) fn ask(
        &self,
        side: Color,
        until: Instant,
        by: Option<PlayerId>,
        now: Instant,
    ) -> Result<Option<Step>, GameRefusal> {
        let at = self.in_time(now)?;
        if until <= at {
            return Err(GameRefusal::PauseUntil);
        }
        if self.asked(side, now) == Some(until) {
            return Ok(None);
        }
        Ok(Some(self.ordered(&[(side, ActKind::Asked(until))], by, at)))
    }

    /// Lets it go on. `None`: it does already.
    pub(super) fn ask_over(&self, side: Color, by: Option<PlayerId>, now: Instant) -> Option<Step> {
        self.asked(side, now)?;
        let at = now.whole_second().max(self.changed_at);
        Some(self.ordered(&[(side, ActKind::AskedOver)], by, at))
    }
}

#[cfg(test)]
mod tests {
    use super::super::TimeOrder;
    use super::super::tests::{T0, game, play};
    use super::*;
    use crate::domain::time::{DAY, HOUR};

    fn order(g: &Game, order: TimeOrder, now: Instant) -> Game {
        let step = g.order(order, Some(9), now).unwrap().unwrap();
        let mut g = g.clone();
        g.facts.acts.extend(&step.acts);
        g.clocks = g.facts.clocks();
        g.changed_at = step.at.unwrap();
        g
    }

    #[test]
    fn the_clock_of_whoever_is_asked_rests_and_no_other() {
        let mut g = game("online", None);
        g.event = Some(7);
        let due = g.deadline();
        let now = T0.plus(HOUR);
        let until = now.plus(28 * DAY);
        let asked = order(&g, TimeOrder::Ask(Color::White, until), now);
        assert_eq!(asked.asked(Color::White, now), Some(until));
        assert_eq!(asked.asked(Color::Black, now), None);
        assert_eq!(asked.deadline(), due.plus(28 * DAY));
        let again = asked.order(TimeOrder::Ask(Color::White, until), None, now);
        assert_eq!(again, Ok(None));
        let later = now.plus(5 * DAY);
        let on = order(&asked, TimeOrder::AskOver(Color::White), later);
        assert_eq!(on.deadline(), due.plus(5 * DAY));
        assert_eq!(
            on.order(TimeOrder::AskOver(Color::White), None, later),
            Ok(None)
        );
        // the opponent's clock goes
        let other = order(&g, TimeOrder::Ask(Color::Black, until), now);
        assert_eq!(other.deadline(), due);
        let mut moved = other.clone();
        play(&mut moved, "e2e4");
        assert!(moved.deadline() > until);
    }
}
