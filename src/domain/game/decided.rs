//! What a director decides about a game: a walkover, an adjudication, a cancellation, a result put right.
//!
//! Whether somebody may decide it is not asked here.

use super::{Game, Step};
use crate::domain::PlayerId;
use crate::domain::clock::{Act, ActKind};
use crate::domain::ending::Ending;
use crate::domain::refusal::GameRefusal;
use crate::domain::time::Instant;
use crate::rules::Color;
use crate::rules::endings::GameResult;

/// What is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// This side gets the point, because the other has left.
    Walkover(Color),
    /// The position is judged.
    Adjudicated(GameResult),
    /// The game counts for nobody.
    Cancelled,
    /// The result is put right.
    Corrected(GameResult),
}

impl Decision {
    /// The ending it comes to.
    #[must_use]
    pub fn ending(self) -> Ending {
        match self {
            Self::Walkover(Color::White) => Ending::Walkover(GameResult::WhiteWins),
            Self::Walkover(Color::Black) => Ending::Walkover(GameResult::BlackWins),
            Self::Adjudicated(result) => Ending::Adjudicated(result),
            Self::Cancelled => Ending::Cancelled,
            Self::Corrected(result) => Ending::Corrected(result),
        }
    }

    /// Whether the game stands so already: by this decision, or with the result that is to be put right.
    fn holds(self, is: Ending) -> bool {
        match self {
            Self::Corrected(result) => is.decided() == Some(result),
            _ => is == self.ending(),
        }
    }

    /// Whether it may be decided about a game that has ended.
    fn is_late(self) -> bool {
        matches!(self, Self::Cancelled | Self::Corrected(_))
    }
}

impl Game {
    /// Ends the game, or changes the result of one that has ended, as a director (`by`; `None`: the server, by the rules of
    /// the event) decides; both players are told. `None`: it stands so already.
    ///
    /// # Errors
    /// It has ended, and only a running game can be decided so.
    pub fn decide(
        &self,
        decision: Decision,
        by: Option<PlayerId>,
        now: Instant,
    ) -> Result<Option<Step>, GameRefusal> {
        match self.ending {
            Some(is) if decision.holds(is) => return Ok(None),
            Some(_) if !decision.is_late() => return Err(GameRefusal::Ended),
            _ => {}
        }
        let at = now.whole_second().max(self.changed_at);
        let ending = decision.ending();
        let mut step = self.ended(at, ending, (ending.reason(), None));
        step.acts.push(Act {
            ply: self.free_plies(),
            at,
            side: self.turn(),
            by,
            kind: ActKind::Decided,
        });
        // a game may be decided several times at one ply: each letter has the number of its act
        let number = u32::try_from(self.facts.acts.len()).unwrap_or(0) + 1;
        for tell in &mut step.tells {
            tell.number = number;
        }
        Ok(Some(step))
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{T0, game, play};
    use super::*;
    use crate::domain::notice::NoticeKind;
    use crate::domain::time::HOUR;

    const ALL: [Decision; 5] = [
        Decision::Walkover(Color::White),
        Decision::Walkover(Color::Black),
        Decision::Adjudicated(GameResult::Draw),
        Decision::Cancelled,
        Decision::Corrected(GameResult::BlackWins),
    ];

    fn ended(mut game: Game, step: &Step) -> Game {
        game.ending = step.ending;
        game.ended_at = step.at;
        game.facts.acts.extend(&step.acts);
        game
    }

    #[test]
    fn a_running_game_can_be_decided_in_every_way() {
        for decision in ALL {
            let mut g = game("online", None);
            play(&mut g, "e2e4");
            let now = g.changed_at.plus(HOUR);
            let step = g.decide(decision, Some(9), now).unwrap().unwrap();
            assert_eq!(step.ending, Some(decision.ending()));
            assert_eq!(step.at, Some(now));
            assert_eq!(step.event, Some((decision.ending().reason(), None)));
            assert_eq!(step.acts[0].by, Some(9));
            let told: Vec<_> = step
                .tells
                .iter()
                .map(|t| (t.to, t.kind, t.number))
                .collect();
            let over = NoticeKind::GameOver;
            assert_eq!(told, [(Color::White, over, 1), (Color::Black, over, 1)]);
        }
    }

    #[test]
    fn what_stands_already_is_not_decided_again() {
        for decision in ALL {
            let g = game("online", None);
            let step = g.decide(decision, None, T0).unwrap().unwrap();
            let g = ended(g, &step);
            assert_eq!(g.decide(decision, None, T0), Ok(None));
        }
    }

    #[test]
    fn an_ended_game_can_only_be_cancelled_or_put_right() {
        let g = game("online", None);
        let step = g.resign(Color::White, T0).unwrap();
        let g = ended(g, &step);
        for decision in ALL {
            let decided = g.decide(decision, None, T0);
            match decision {
                Decision::Cancelled => {
                    assert_eq!(decided.unwrap().unwrap().ending, Some(Ending::Cancelled));
                }
                Decision::Corrected(_) => assert_eq!(decided, Ok(None), "Black has won already"),
                _ => assert_eq!(decided, Err(GameRefusal::Ended)),
            }
        }
        let drawn = Decision::Corrected(GameResult::Draw);
        let step = g.decide(drawn, None, T0).unwrap().unwrap();
        let g = ended(g, &step);
        let again = Decision::Corrected(GameResult::BlackWins);
        let step = g.decide(again, None, T0).unwrap().unwrap();
        assert_eq!(
            step.tells[0].number, 2,
            "each letter has a number of its own"
        );
    }

    #[test]
    fn only_the_director_takes_a_decision_back_and_only_where_the_position_goes_on() {
        let least = 3 * crate::domain::time::DAY;
        for decision in ALL {
            let g = game("online", None);
            let step = g.decide(decision, None, T0).unwrap().unwrap();
            let g = ended(g, &step);
            assert!(!g.may_be_continued(T0));
            assert!(g.continue_by_director(least, None, T0).is_ok());
        }
        let mut mated = game("online", None);
        play(&mut mated, "f2f3 e7e5 g2g4 d8h4");
        mated.ending = Some(Ending::Cancelled);
        let refused = mated.continue_by_director(least, None, T0);
        assert_eq!(refused, Err(GameRefusal::NotToBeContinued));
    }
}
