//! A running game and what may happen to it. Every verb is judged here, at a given instant, from stored facts.

mod kept;
mod time;
mod time_acts;
mod values;

use crate::rules::endings::{self, ClaimKind, ClaimVerdict, Outcome, Reason};
use crate::rules::notation::{Letters, san};
use crate::rules::{Color, Move, repetition};

use super::PlayerId;
use super::ending::Ending;
use super::notice::NoticeKind;
use super::refusal::GameRefusal;
use super::time::Instant;

use time::Clocked;

pub use kept::{Difference, Kept, KeptMove, Late};
pub use time::begin;
pub use time_acts::{CONTINUE_WITHIN, LONGEST_PAUSE, MOST_GIVEN, PauseState};
pub use values::{
    Door, Game, Habits, Offer, OfferChange, OfferState, Played, Step, Submission, Tell, Ticking,
};

/// Own moves to be made after a refused offer before the next one.
pub const OFFER_PAUSE: u32 = 10;
/// The longest message with a move, in characters.
pub const MESSAGE_MAX: usize = 2_000;

/// The words of a message as they are kept: without control characters (line breaks stay) and without signs that turn
/// the direction of the text, with which a message could pretend to be part of the page.
#[must_use]
pub fn clean_message(typed: &str) -> String {
    let turns = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let kept = |c: &char| *c == '\n' || !(c.is_control() || turns(*c));
    let lines = typed.replace("\r\n", "\n").replace('\t', " ");
    lines
        .chars()
        .filter(kept)
        .collect::<String>()
        .trim()
        .to_owned()
}

impl Game {
    /// The side a player has in this game.
    #[must_use]
    pub fn side_of(&self, player: PlayerId) -> Option<Color> {
        if player == self.white {
            Some(Color::White)
        } else if player == self.black {
            Some(Color::Black)
        } else {
            None
        }
    }

    /// The player of a side.
    #[must_use]
    pub fn player(&self, side: Color) -> PlayerId {
        match side {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    fn habits(&self, side: Color) -> Habits {
        match side {
            Color::White => self.white_habits,
            Color::Black => self.black_habits,
        }
    }

    /// Who is to move.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.position.turn()
    }

    /// The deadline of the clock that runs.
    #[must_use]
    pub fn deadline(&self) -> Instant {
        self.clocks.run.deadline().at
    }

    /// The offer that stands, if one does.
    #[must_use]
    pub fn standing_offer(&self) -> Option<Offer> {
        self.offers
            .iter()
            .copied()
            .rev()
            .find(|o| o.state == OfferState::Open)
    }

    /// Free plies played: given moves do not count.
    #[must_use]
    pub fn free_plies(&self) -> u32 {
        self.ply.saturating_sub(self.given)
    }

    /// Whether a side has made a move of its own.
    #[must_use]
    pub fn has_moved(&self, side: Color) -> bool {
        // The side to move made the last but one ply, the other the last.
        let needed = if side == self.turn() { 2 } else { 1 };
        self.free_plies() >= needed
    }

    /// How often the position on the board has occurred.
    #[must_use]
    pub fn occurrences(&self) -> u32 {
        repetition::count(&self.keys, &self.position.key())
    }

    /// How the game would end if this move were played; `None`: it would go on.
    #[must_use]
    pub fn would_end(&self, mv: Move) -> Option<Outcome> {
        let after = self.position.play(mv);
        let occurrences = repetition::count(&self.keys, &after.key()) + 1;
        endings::after_move(&self.profile, &after, occurrences)
    }

    /// Whether, and by which rule, the player to move may claim a draw now.
    #[must_use]
    pub fn claimable(&self) -> Option<ClaimKind> {
        if self.ending.is_some() || self.claim_ply == Some(self.ply) {
            return None;
        }
        endings::claimable(&self.profile, &self.position, self.occurrences())
    }

    /// Whether `by` may offer a draw with a move at the next ply.
    ///
    /// # Errors
    /// [`GameRefusal::OfferTooEarly`] or [`GameRefusal::OfferTooSoon`].
    pub fn may_offer(&self, by: Color) -> Result<(), GameRefusal> {
        if self.profile.draw_offer_after_moves > 0 && self.free_plies() + 1 < 2 {
            return Err(GameRefusal::OfferTooEarly);
        }
        let refused = |side: Color| {
            self.offers
                .iter()
                .rev()
                .find(|o| {
                    o.by == side && matches!(o.state, OfferState::Declined | OfferState::Lapsed)
                })
                .map(|o| o.ply)
        };
        let Some(mine) = refused(by) else {
            return Ok(());
        };
        // A refused offer of the opponent, or his offer about to be refused by this move, gives the right back.
        let theirs = self.offers.iter().rev().find(|o| o.by != by).map(|o| o.ply);
        if theirs.is_some_and(|ply| ply > mine) {
            return Ok(());
        }
        let own_moves = (self.ply + 1).saturating_sub(mine) / 2;
        if own_moves >= OFFER_PAUSE {
            Ok(())
        } else {
            Err(GameRefusal::OfferTooSoon {
                moves_left: OFFER_PAUSE - own_moves,
            })
        }
    }

    fn running(&self) -> Result<(), GameRefusal> {
        match self.ending {
            None => Ok(()),
            Some(_) => Err(GameRefusal::Ended),
        }
    }

    /// The instant at which an act of now counts, or the refusal because the time of the player to move is up.
    fn in_time(&self, now: Instant) -> Result<Instant, GameRefusal> {
        let at = now.whole_second().max(self.changed_at);
        let deadline = self.clocks.run.deadline();
        if at > deadline.falls {
            return Err(GameRefusal::TimeIsUp { since: deadline.at });
        }
        Ok(at)
    }

    fn ended(&self, at: Instant, ending: Ending, event: (&'static str, Option<Color>)) -> Step {
        let kind = match ending {
            Ending::Result(_) | Ending::OnTime(..) => NoticeKind::GameOver,
            Ending::AbortedByPlayer | Ending::AbortedByTime => NoticeKind::GameAborted,
        };
        Step {
            at: Some(at),
            ending: Some(ending),
            tells: [Color::White, Color::Black]
                .into_iter()
                .map(|side| Tell::new(side, kind))
                .collect(),
            event: Some(event),
            offers: self
                .standing_offer()
                .map(|o| OfferChange::Closed {
                    id: o.id,
                    state: OfferState::Lapsed,
                })
                .into_iter()
                .collect(),
            ..Step::default()
        }
    }

    /// Plays a move (Articles 1.2, 3, 9.1.2.1: an offer comes with the move and lapses by the answer).
    ///
    /// # Errors
    /// Ended, another ply, not on turn, time up, or an offer that may not be made. Nothing has happened then.
    pub fn make_move(
        &self,
        by: Color,
        sent: &Submission,
        now: Instant,
    ) -> Result<Step, GameRefusal> {
        self.running()?;
        if sent.ply != self.ply + 1 {
            return Err(GameRefusal::Stale { ply: self.ply });
        }
        if by != self.turn() {
            return Err(GameRefusal::NotYourTurn);
        }
        let at = self.in_time(now)?;
        let own_offer_stands = self.standing_offer().is_some_and(|o| o.by == by);
        let offer = sent.offer && !own_offer_stands;
        if offer {
            self.may_offer(by)?;
        }
        let after = self.position.play(sent.mv);
        let clocked = self.clocked(by, at);
        let played = Played {
            ply: sent.ply,
            uci: self.position.uci(sent.mv),
            san: san(&self.position, sent.mv, Letters::English),
            fen: after.fen(),
            at,
            used: clocked.row.as_ref().map_or(0, |row| row.charged),
            left: clocked
                .row
                .as_ref()
                .map_or(0, |row| row.shown(&self.facts.control)),
            offered: sent.offer,
            door: sent.door,
            night: self.facts.night,
        };
        let mut step = match self.would_end(sent.mv) {
            Some(outcome) => self.ended(at, Ending::Result(outcome), ("ended", Some(by))),
            None => self.goes_on(by, sent.ply, offer, clocked),
        };
        step.played = Some(played);
        Ok(step)
    }

    fn goes_on(&self, by: Color, ply: u32, offer: bool, clocked: Clocked) -> Step {
        let mut offers = Vec::new();
        let standing = self.standing_offer();
        if let Some(theirs) = standing.filter(|o| o.by != by) {
            offers.push(OfferChange::Closed {
                id: theirs.id,
                state: OfferState::Lapsed,
            });
        }
        if offer {
            offers.push(OfferChange::Made {
                by,
                ply,
                by_claim: false,
            });
        }
        let stands = offer || standing.is_some_and(|o| o.by == by);
        let kind = if stands {
            NoticeKind::DrawOffered
        } else {
            NoticeKind::YourMove
        };
        Step {
            at: Some(clocked.at),
            offers,
            ticking: Some(clocked.ticking),
            tells: vec![Tell::new(!by, kind)],
            ..Step::default()
        }
    }

    /// Resigns (5.1.2): lost, or drawn where the profile says so against a side that cannot mate.
    ///
    /// # Errors
    /// Ended, or the time of the player to move is up.
    pub fn resign(&self, by: Color, now: Instant) -> Result<Step, GameRefusal> {
        self.running()?;
        let at = self.in_time(now)?;
        let outcome = endings::resignation(&self.profile, &self.position, by);
        Ok(self.ended(at, Ending::Result(outcome), ("resigned", Some(by))))
    }

    fn offer_to(&self, by: Color, id: i64) -> Result<Offer, GameRefusal> {
        let offer = self
            .standing_offer()
            .filter(|o| o.id == id)
            .ok_or(GameRefusal::NoSuchOffer)?;
        if offer.by == by {
            return Err(GameRefusal::OwnOffer);
        }
        Ok(offer)
    }

    /// Accepts the standing offer (5.2.3).
    ///
    /// # Errors
    /// Ended, no such offer, one's own, or the time of the player to move is up.
    pub fn accept_draw(&self, by: Color, offer: i64, now: Instant) -> Result<Step, GameRefusal> {
        self.running()?;
        self.offer_to(by, offer)?;
        let at = self.in_time(now)?;
        let outcome = Outcome {
            result: endings::GameResult::Draw,
            reason: Reason::Agreement,
        };
        let mut step = self.ended(at, Ending::Result(outcome), ("draw_agreed", Some(by)));
        step.offers = vec![OfferChange::Closed {
            id: offer,
            state: OfferState::Accepted,
        }];
        Ok(step)
    }

    /// Declines the standing offer in words; it is no move, the clock goes on.
    ///
    /// # Errors
    /// Ended, no such offer, or one's own.
    pub fn decline_draw(&self, by: Color, offer: i64, now: Instant) -> Result<Step, GameRefusal> {
        self.running()?;
        self.offer_to(by, offer)?;
        Ok(Step {
            at: Some(self.in_time(now)?),
            offers: vec![OfferChange::Closed {
                id: offer,
                state: OfferState::Declined,
            }],
            tells: vec![Tell::new(!by, NoticeKind::DrawDeclined)],
            event: Some(("draw_declined", Some(by))),
            ..Step::default()
        })
    }

    /// Claims a draw on the board (9.2.2, 9.3.2). Right: drawn at once (9.5.2). Wrong: the game goes on and the claim
    /// stands as an offer until the opponent moves (9.1.2.3), where offers are allowed already.
    ///
    /// # Errors
    /// Ended, not on turn, time up, claimed already in this turn, or a profile in which nothing is claimed.
    pub fn claim_draw(
        &self,
        by: Color,
        kind: ClaimKind,
        now: Instant,
    ) -> Result<Step, GameRefusal> {
        self.running()?;
        if by != self.turn() {
            return Err(GameRefusal::NotYourTurn);
        }
        let at = self.in_time(now)?;
        if self.claim_ply == Some(self.ply) {
            return Err(GameRefusal::ClaimedAlready);
        }
        match endings::claim(&self.profile, &self.position, self.occurrences(), kind) {
            ClaimVerdict::Right(outcome) => {
                Ok(self.ended(at, Ending::Result(outcome), ("claimed", Some(by))))
            }
            ClaimVerdict::NotUnderThisProfile => Err(GameRefusal::NothingToClaim),
            ClaimVerdict::Wrong => Ok(self.wrong_claim(by, at)),
        }
    }

    fn wrong_claim(&self, by: Color, at: Instant) -> Step {
        let too_early = self.profile.draw_offer_after_moves > 0 && self.free_plies() < 2;
        let offers_now = !too_early && self.standing_offer().is_none();
        Step {
            at: Some(at),
            claimed: true,
            offers: offers_now
                .then_some(OfferChange::Made {
                    by,
                    ply: self.ply,
                    by_claim: true,
                })
                .into_iter()
                .collect(),
            tells: offers_now
                .then_some(Tell::new(!by, NoticeKind::DrawOffered))
                .into_iter()
                .collect(),
            event: Some(("claim_failed", Some(by))),
            ..Step::default()
        }
    }
}

#[cfg(test)]
mod tests;
