//! Conditional moves: after a move, what its receiver and then its maker had planned, within the same step.
//!
//! They cost nothing, earn the increment, count as moves, and are tried for every ending before the next one fires. They are
//! recorded at the instant of the move that set them off, so they can neither cause nor prevent that time is exceeded.

use super::{Door, Game, JUST_MADE, Offer, OfferChange, OfferState, Step, Submission, Tell};
use crate::domain::PlayerId;
use crate::domain::clock::{Act, ActKind, MoveFact};
use crate::domain::conditional::{Answer, History, MOST_PLIES, Plan, Plans, Reply, StopReason};
use crate::domain::ending::Ending;
use crate::domain::notice::NoticeKind;
use crate::domain::refusal::GameRefusal;
use crate::domain::time::Instant;
use crate::rules::endings;
use crate::rules::{Color, Move, Position};

impl Game {
    /// What plans go by.
    #[must_use]
    pub fn history(&self) -> History<'_> {
        History {
            keys: &self.keys,
            epoch: self.continuations(),
        }
    }

    /// Plays a move as [`Game::make_move`] does, and then what the plans of both sides say to it.
    ///
    /// # Errors
    /// As [`Game::make_move`]: of the move that is sent. A plan refuses nothing.
    pub fn make_move_planned(
        &self,
        by: Color,
        sent: &Submission,
        now: Instant,
        plans: &Plans,
    ) -> Result<Step, GameRefusal> {
        let first = self.make_move(by, sent, now)?;
        if plans.is_empty() {
            return Ok(first);
        }
        Ok(self.with_replies(first, plans).0)
    }

    /// As [`Game::make_move_planned`], of a move that was entered at `now` and counts from its postmark `from`: whoever is to move
    /// afterwards has not known of it until now, so his clock rests that long. `who` lets it count from there.
    ///
    /// # Errors
    /// As [`Game::make_move`], or [`GameRefusal::Postmark`]: before the last thing that happened in the game, or after now; and
    /// [`GameRefusal::NotRevived`]: the game has ended on time meanwhile.
    pub fn make_move_dated(
        &self,
        by: Color,
        sent: &Submission,
        (from, now): (Instant, Instant),
        who: PlayerId,
        plans: &Plans,
    ) -> Result<Step, GameRefusal> {
        if self.ending.is_some_and(|ending| ending.is_by_time()) {
            return Err(GameRefusal::NotRevived);
        }
        self.running()?;
        let (from, now) = (from.whole_second(), now.whole_second());
        if from < self.changed_at || from > now {
            return Err(GameRefusal::Postmark {
                from: self.changed_at,
            });
        }
        let mut step = self.make_move_planned(by, sent, from, plans)?;
        if step.ending.is_some() || from == now {
            return Ok(step);
        }
        let mut after = self.clone();
        for played in step.moves() {
            let one = Step {
                played: Some(played.clone()),
                ..Step::default()
            };
            after = after.after(&one).unwrap_or(after);
        }
        let act = Act {
            ply: after.free_plies(),
            at: now,
            side: after.turn(),
            by: Some(who),
            kind: ActKind::DatedBack { from, until: now },
        };
        after.facts.acts.push(act);
        after.clocks = after.facts.clocks();
        step.acts.push(act);
        step.ticking = Some(after.present_tick(now));
        // nothing that follows may be dated before it
        step.at = Some(now);
        Ok(step)
    }

    /// What a move of whoever is to move would set off by this plan alone, and the game as it would be then, as far as moves
    /// go. Only tried: nothing is changed by it.
    ///
    /// # Errors
    /// The game has ended.
    pub fn tried(&self, mv: Move, plan: &Plan) -> Result<(Step, Game), GameRefusal> {
        let sent = Submission {
            ply: self.ply + 1,
            mv,
            offer: false,
            claim: None,
            door: Door::Web,
        };
        let mut plans = Plans::default();
        plans.put(plan.clone());
        let first = self.make_move(self.turn(), &sent, self.changed_at)?;
        Ok(self.with_replies(first, &plans))
    }

    /// A step with the planned replies that it sets off, and the game after it.
    fn with_replies(&self, first: Step, plans: &Plans) -> (Step, Game) {
        let mut game = self.after(&first).unwrap_or_else(|| self.clone());
        let mut step = first;
        while step.ending.is_none() {
            let side = game.turn();
            let next = match game.planned(side, plans, &step) {
                Ok(Some(next)) => next,
                Ok(None) => break,
                Err(why) => {
                    step.stopped = Some((side, why));
                    break;
                }
            };
            match game.after(&next) {
                Some(after) => game = after,
                None => game.ending = next.ending,
            }
            step = joined(step, next);
        }
        if step.ending.is_none() {
            step.tells = told(&step, game.turn());
        }
        (step, game)
    }

    /// What the plan of the side to move does now; `None`: nothing was planned.
    fn planned(
        &self,
        side: Color,
        plans: &Plans,
        so_far: &Step,
    ) -> Result<Option<Step>, StopReason> {
        let Some(plan) = plans.of(side) else {
            return Ok(None);
        };
        let at = self.changed_at;
        let offer = self.standing_offer().filter(|offer| offer.by != side);
        // a wrong claim counts as an offer, also where offers are not allowed yet
        let claimed = so_far.claimed && so_far.replies.is_empty();
        match plan.answer(self.history(), offer.is_some() || claimed) {
            Answer::Nothing => Ok(None),
            Answer::Stop(why) => Err(why),
            Answer::AcceptDraw => match offer {
                Some(offer) => Ok(Some(self.agreed(side, offer.id, at))),
                None => Err(StopReason::Offer),
            },
            Answer::Play(Reply::Resign) => {
                let outcome = endings::resignation(&self.profile, &self.position, side);
                let event = ("resigned", Some(side));
                Ok(Some(self.ended(at, Ending::Result(outcome), event)))
            }
            Answer::Play(Reply::Move(mv)) => {
                // The same key is the same set of legal moves; a move is taken only if it is one here.
                let mv = self
                    .position
                    .legal_moves()
                    .iter()
                    .copied()
                    .find(|m| *m == mv);
                let mv = mv.ok_or(StopReason::Unexpected)?;
                let outcome = self.would_end(mv);
                let draws = outcome.is_some_and(|outcome| outcome.result.winner().is_none());
                if draws && !plan.choices.draws {
                    return Err(StopReason::Draw);
                }
                if so_far.replies.len() + 1 >= MOST_PLIES {
                    return Err(StopReason::TooMany);
                }
                Ok(Some(self.reply(side, mv, at)))
            }
        }
    }

    /// A planned move of the side to move.
    fn reply(&self, by: Color, mv: Move, at: Instant) -> Step {
        let clocked = self.clocked(by, at, true);
        let sent = Submission {
            ply: self.ply + 1,
            mv,
            offer: false,
            claim: None,
            door: Door::Planned,
        };
        let played = self.recorded(&sent, &clocked);
        let mut step = match self.would_end(mv) {
            Some(outcome) => self.ended(at, Ending::Result(outcome), ("ended", Some(by))),
            None => self.goes_on(by, self.ply + 1, None, clocked),
        };
        step.played = Some(played);
        step
    }

    /// The game as it would be read after this step, as far as the next move goes; `None`: no move was made in it.
    fn after(&self, step: &Step) -> Option<Game> {
        let played = step.played.as_ref()?;
        let mut game = self.clone();
        game.ply = played.ply;
        game.position = Position::from_fen(&played.fen).ok()?;
        game.keys.push(game.position.key());
        game.facts.moves.push(MoveFact {
            at: played.at,
            planned: played.door == Door::Planned,
            night: played.night,
        });
        game.facts.acts.extend(&step.acts);
        game.facts.night = self.night_of(game.position.turn());
        game.clocks = game.facts.clocks();
        game.changed_at = step.at.unwrap_or(played.at);
        game.ending = step.ending;
        for change in &step.offers {
            match *change {
                OfferChange::Made { by, ply, .. } => game.offers.push(Offer {
                    id: JUST_MADE,
                    by,
                    ply,
                    state: OfferState::Open,
                }),
                OfferChange::Closed { id, state } => {
                    let closed = game.offers.iter_mut().rfind(|offer| offer.id == id);
                    if let Some(offer) = closed {
                        offer.state = state;
                    }
                }
            }
        }
        Some(game)
    }
}

/// Two steps as one, saved together. The second holds at most one move.
fn joined(first: Step, second: Step) -> Step {
    let mut replies = first.replies;
    replies.extend(second.played);
    let mut offers = first.offers;
    offers.extend(second.offers);
    let mut acts = first.acts;
    acts.extend(second.acts);
    Step {
        at: second.at.or(first.at),
        played: first.played,
        replies,
        offers,
        claimed: first.claimed,
        ending: second.ending,
        resumes: false,
        ticking: second.ticking,
        acts,
        tells: second.tells,
        stopped: None,
        // that of the move that was sent belongs to its ply
        event: second.event,
        event_before: first.event_before.or(first.event),
    }
}

/// Who is told what when the game goes on: of several letters about one position each gets the one that says most.
fn told(step: &Step, turn: Color) -> Vec<Tell> {
    let mover = |ply: u32| {
        let last = step.last_ply().unwrap_or(ply);
        if (last - ply).is_multiple_of(2) {
            !turn
        } else {
            turn
        }
    };
    let answered = |side: Color| step.replies.iter().any(|reply| mover(reply.ply) == side);
    let stopped = step.stopped.is_some_and(|(side, _)| side == turn);
    let mut tells = Vec::new();
    if stopped {
        tells.push(Tell::new(turn, NoticeKind::PlanStopped));
    } else if answered(turn) {
        tells.push(Tell::new(turn, NoticeKind::PlanPlayed));
    } else {
        tells.extend(step.tells.iter().filter(|tell| tell.to == turn));
    }
    if answered(!turn) {
        tells.push(Tell::new(!turn, NoticeKind::PlanPlayed));
    }
    tells
}
