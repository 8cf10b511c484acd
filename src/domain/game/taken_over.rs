//! Somebody else takes a seat in a tournament game: the clock goes over, and what the two had between them does not.
//!
//! Whether somebody may order it is not asked here.

use super::{Game, Habits, OfferChange, OfferState, Step};
use crate::domain::PlayerId;
use crate::domain::clock::{Absences, Act, ActKind};
use crate::domain::refusal::GameRefusal;
use crate::domain::time::{DAY, HOUR, Instant, Millis};
use crate::rules::Color;

/// The least time on the clock of whoever takes a seat.
pub const TAKEN_OVER_LEAST: Millis = 5 * DAY;
/// For so long the clock of a seat that was taken over rests.
pub const TAKEN_OVER_REST: Millis = 48 * HOUR;
/// From so many full moves on a game that is taken over is rated for nobody.
pub const TAKEN_OVER_UNRATED: u32 = 10;

impl Game {
    /// How many full moves were made, given ones left out; one that has only its first half counts.
    #[must_use]
    pub fn full_moves(&self) -> u32 {
        self.free_plies().div_ceil(2)
    }

    /// Somebody else takes the seat of a side, as the director (`by`) orders it: his clock has five days at least, a whole one
    /// where this side has not moved yet, and rests for 48 hours; offers die. `habits`: those of whoever takes it.
    ///
    /// # Errors
    /// It has ended, the time of the player to move is up, or the event is over.
    pub fn take_over(
        &self,
        side: Color,
        habits: Habits,
        by: Option<PlayerId>,
        now: Instant,
    ) -> Result<Step, GameRefusal> {
        self.running()?;
        let at = self.in_time(now)?;
        let whole = self.facts.control.bank().left;
        let least = if self.has_moved(side) {
            TAKEN_OVER_LEAST
        } else {
            whole.max(TAKEN_OVER_LEAST)
        };
        let act = Act {
            ply: self.free_plies(),
            at,
            side,
            by,
            kind: ActKind::TakenOver {
                until: at.plus(TAKEN_OVER_REST),
                least,
            },
        };
        let mut after = self.clone();
        let absences = match side {
            Color::White => {
                after.white_habits = habits;
                &mut after.facts.white
            }
            Color::Black => {
                after.black_habits = habits;
                &mut after.facts.black
            }
        };
        *absences = std::mem::take(absences).handed_over(&Absences::default(), at);
        if side == self.turn() {
            after.facts.night = after.night_of(side);
        }
        let mut acts = vec![act];
        if self.asked(side, now).is_some() {
            // nobody asks the new player whether he goes on
            let over = Act {
                kind: ActKind::AskedOver,
                ..act
            };
            acts.insert(0, over);
        }
        after.facts.acts.extend(&acts);
        after.clocks = after.facts.clocks();
        let mut ticking = after.present_tick(at);
        // what whoever takes it has announced is read with the game: the sweep looks at once
        ticking.look_at = at;
        let offers = self.standing_offer().map(|offer| OfferChange::Closed {
            id: offer.id,
            state: OfferState::Lapsed,
        });
        Ok(Step {
            at: Some(at),
            acts,
            ticking: Some(ticking),
            offers: offers.into_iter().collect(),
            ..Step::default()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{T0, game, play};
    use super::*;
    use crate::domain::clock::{Leave, Source};

    fn taken(g: &Game, side: Color, now: Instant) -> (Game, Step) {
        let step = g.take_over(side, g.white_habits, Some(9), now).unwrap();
        let mut after = g.clone();
        after.facts.acts.extend(&step.acts);
        after.clocks = after.facts.clocks();
        after.changed_at = step.at.unwrap();
        (after, step)
    }

    fn event() -> Game {
        let mut g = game("online", None);
        g.event = Some(7);
        g
    }

    #[test]
    fn whoever_is_to_move_has_five_days_after_two_of_rest() {
        let mut g = event();
        play(&mut g, "e2e4 e7e5");
        let now = g.changed_at.plus(DAY);
        let (after, step) = taken(&g, Color::White, now);
        assert_eq!(after.deadline(), now.plus(7 * DAY));
        assert_eq!(step.ticking.unwrap().started, now);
        // the opponent's clock is as it was
        assert_eq!(after.clocks.black, g.clocks.black);
        let rests: Vec<_> = after.clocks.run.off.iter().map(|off| off.source).collect();
        assert_eq!(rests, [Source::TakenOver]);
    }

    #[test]
    fn whoever_waits_is_given_time_and_the_rest_of_the_two_days() {
        let mut g = event();
        play(&mut g, "e2e4 e7e5");
        let now = g.changed_at.plus(HOUR);
        let due = g.deadline();
        let (mut after, _) = taken(&g, Color::Black, now);
        assert_eq!(after.deadline(), due);
        play(&mut after, "g1f3");
        let moved = after.changed_at;
        assert!(moved < now.plus(TAKEN_OVER_REST));
        assert_eq!(after.deadline(), now.plus(TAKEN_OVER_REST + 5 * DAY));
    }

    #[test]
    fn a_side_without_a_move_has_a_whole_clock() {
        let mut g = event();
        g.facts.control = crate::domain::clock::Preset::Club.control();
        g.clocks = g.facts.clocks();
        let now = T0.plus(9 * DAY);
        let (after, _) = taken(&g, Color::White, now);
        let whole = g.facts.control.bank().left;
        assert_eq!(after.clocks.white.left, whole);
        assert_eq!(after.deadline(), now.plus(TAKEN_OVER_REST + whole));
    }

    #[test]
    fn offers_die_and_what_is_over_is_not_taken() {
        let mut g = event();
        play(&mut g, "e2e4");
        g.offers.push(crate::domain::game::Offer {
            id: 4,
            by: Color::White,
            ply: 1,
            state: OfferState::Open,
        });
        let (_, step) = taken(&g, Color::Black, g.changed_at.plus(HOUR));
        let closed = OfferChange::Closed {
            id: 4,
            state: OfferState::Lapsed,
        };
        assert_eq!(step.offers, [closed]);
        let late = g.deadline().plus(DAY);
        let refused = g.take_over(Color::Black, g.black_habits, None, late);
        assert!(matches!(refused, Err(GameRefusal::TimeIsUp { .. })));
        g.ending = g.resign(Color::White, T0).unwrap().ending;
        let refused = g.take_over(Color::Black, g.black_habits, None, T0);
        assert_eq!(refused, Err(GameRefusal::Ended));
    }

    #[test]
    fn leave_of_each_counts_while_he_held_the_seat() {
        let leave = |from, to| Leave {
            from: T0.plus(from * DAY),
            to: T0.plus(to * DAY),
            replaced: None,
            special: false,
        };
        let absent = |leaves: Vec<Leave>| Absences {
            leaves,
            ..Absences::default()
        };
        let before = absent(vec![leave(1, 2), leave(3, 8), leave(9, 10)]);
        let next = absent(vec![leave(2, 4), leave(4, 7), leave(11, 12)]);
        let both = before.handed_over(&next, T0.plus(5 * DAY));
        let spans: Vec<_> = both
            .leaves
            .iter()
            .map(|l| (l.from.since(T0) / DAY, l.to.since(T0) / DAY))
            .collect();
        assert_eq!(spans, [(1, 2), (3, 5), (5, 7), (11, 12)]);
    }
}
