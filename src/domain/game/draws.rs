//! Draws between the players: offered, accepted, declined, claimed (Article 9).

use super::time::Clocked;
use super::{Game, Offer, OfferChange, OfferState, Offered, Step, Tell};
use crate::domain::ending::Ending;
use crate::domain::notice::NoticeKind;
use crate::domain::refusal::GameRefusal;
use crate::domain::time::Instant;
use crate::rules::endings::{self, ClaimKind, ClaimVerdict, Outcome, Reason};
use crate::rules::{Color, Move};

/// Own moves to be made after a refused offer before the next one.
pub const OFFER_PAUSE: u32 = 10;

impl Game {
    /// Whether, and by which rule, the player to move may claim a draw now.
    #[must_use]
    pub fn claimable(&self) -> Option<ClaimKind> {
        if self.ending.is_some() || self.claim_ply == Some(self.ply) {
            return None;
        }
        endings::claimable(&self.profile, &self.position, self.occurrences())
    }

    /// By which rule the player to move may claim a draw with this move as the intended one.
    #[must_use]
    pub fn claimable_with(&self, mv: Move) -> Option<ClaimKind> {
        let after = self.position.play(mv);
        let occurrences = self.occurrences_after(mv);
        self.may_claim()
            .then(|| endings::claimable(&self.profile, &after, occurrences))?
    }

    /// Whether the player to move may claim in this turn, rightly or not.
    #[must_use]
    pub fn may_claim(&self) -> bool {
        self.ending.is_none() && self.profile.knows_claims() && self.claim_ply != Some(self.ply)
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
        Ok(self.agreed(by, offer, self.in_time(now)?))
    }

    /// The draw that this side agrees to.
    pub(super) fn agreed(&self, by: Color, offer: i64, at: Instant) -> Step {
        let outcome = Outcome {
            result: endings::GameResult::Draw,
            reason: Reason::Agreement,
        };
        let mut step = self.ended(at, Ending::Result(outcome), ("draw_agreed", Some(by)));
        step.offers = vec![OfferChange::Closed {
            id: offer,
            state: OfferState::Accepted,
        }];
        step
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

    /// A claim with the intended move (9.2.1, 9.3.1): the outcome if it is right, `None` if it is wrong.
    pub(super) fn claim_with(
        &self,
        mv: Move,
        kind: ClaimKind,
    ) -> Result<Option<Outcome>, GameRefusal> {
        if self.claim_ply == Some(self.ply) {
            return Err(GameRefusal::ClaimedAlready);
        }
        let after = self.position.play(mv);
        match endings::claim(&self.profile, &after, self.occurrences_after(mv), kind) {
            ClaimVerdict::Right(outcome) => Ok(Some(outcome)),
            ClaimVerdict::Wrong => Ok(None),
            ClaimVerdict::NotUnderThisProfile => Err(GameRefusal::NothingToClaim),
        }
    }

    /// The claim was wrong: the intended move is played (9.5.3), and the claim stands as an offer with it (9.1.2.3).
    pub(super) fn claimed_wrongly_with(&self, by: Color, ply: u32, clocked: Clocked) -> Step {
        let too_early = self.profile.draw_offer_after_moves > 0 && self.free_plies() + 1 < 2;
        let stands = self.standing_offer().is_some_and(|o| o.by == by);
        let offer = (!too_early && !stands).then_some(Offered::ByClaim);
        Step {
            claimed: true,
            event: Some(("claim_failed", Some(by))),
            ..self.goes_on(by, ply, offer, clocked)
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
