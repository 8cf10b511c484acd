//! A running game and what may happen to it. Every verb is judged here, at a given instant, from stored facts.

mod asking;
mod by_director;
mod continuing;
mod decided;
mod draws;
mod kept;
mod planned;
mod taken_over;
mod time;
mod time_acts;
mod values;

use crate::rules::endings::{self, Outcome};
use crate::rules::notation::{Letters, san};
use crate::rules::{Color, Move, MoveRefusal, repetition};

use super::PlayerId;
use super::ending::Ending;
use super::notice::NoticeKind;
use super::refusal::GameRefusal;
use super::time::Instant;

use time::Clocked;

pub use by_director::{LONGEST_HALT, TimeOrder};
pub use continuing::CONTINUE_WITHIN;
pub use decided::Decision;
pub use draws::OFFER_PAUSE;
pub use kept::{Difference, Kept, KeptMove, Late};
pub use taken_over::{TAKEN_OVER_LEAST, TAKEN_OVER_REST, TAKEN_OVER_UNRATED};
pub use time::begin;
pub use time_acts::{LONGEST_PAUSE, MOST_GIVEN, PauseState};
pub use values::{
    Door, Game, Habits, JUST_MADE, Offer, OfferChange, OfferState, Played, Step, Submission, Tell,
    Ticking,
};

/// The longest message with a move, in characters.
pub const MESSAGE_MAX: usize = 2_000;

/// How an offer came about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Offered {
    Freely,
    ByClaim,
}

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

    /// What of a side's player touches the clock when it starts.
    #[must_use]
    pub fn habits(&self, side: Color) -> Habits {
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

    /// Why a move is refused here, for somebody who knows the move before it.
    #[must_use]
    pub fn refusal(&self, why: MoveRefusal) -> MoveRefusal {
        match self.keys.iter().rev().nth(1) {
            Some(before) => self.position.refusal_after(before, why),
            None => why,
        }
    }

    /// How the game would end if this move were played; `None`: it would go on.
    #[must_use]
    pub fn would_end(&self, mv: Move) -> Option<Outcome> {
        let after = self.position.play(mv);
        endings::after_move(&self.profile, &after, self.occurrences_after(mv))
    }

    /// How often the position after this move will have occurred.
    #[must_use]
    pub fn occurrences_after(&self, mv: Move) -> u32 {
        repetition::count(&self.keys, &self.position.play(mv).key()) + 1
    }

    fn running(&self) -> Result<(), GameRefusal> {
        match self.ending {
            None => Ok(()),
            Some(_) => Err(GameRefusal::Ended),
        }
    }

    /// What the two players may settle between themselves: in a tournament others have a stake in it, and the director decides.
    fn friendly(&self) -> Result<(), GameRefusal> {
        match self.event {
            None => Ok(()),
            Some(_) => Err(GameRefusal::InEvent),
        }
    }

    /// The instant at which an act of now counts, or the refusal because the time of the player to move is up.
    fn in_time(&self, now: Instant) -> Result<Instant, GameRefusal> {
        let at = now.whole_second().max(self.changed_at);
        let deadline = self.clocks.run.deadline();
        if at > deadline.falls {
            let since = deadline.at;
            return Err(if deadline.is_end {
                GameRefusal::EventOver { since }
            } else {
                GameRefusal::TimeIsUp { since }
            });
        }
        Ok(at)
    }

    fn ended(&self, at: Instant, ending: Ending, event: (&'static str, Option<Color>)) -> Step {
        let kind = match ending {
            Ending::AbortedByPlayer | Ending::AbortedByTime => NoticeKind::GameAborted,
            _ => NoticeKind::GameOver,
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
        let clocked = self.clocked(by, at, sent.door == Door::Planned);
        let played = self.recorded(sent, &clocked);
        let claimed = sent.claim.map(|kind| self.claim_with(sent.mv, kind));
        let mut step = match self.would_end(sent.mv) {
            // what the move does by itself comes before what is claimed with it
            Some(outcome) => self.ended(at, Ending::Result(outcome), ("ended", Some(by))),
            None => match claimed.transpose()? {
                Some(Some(outcome)) => {
                    self.ended(at, Ending::Result(outcome), ("claimed", Some(by)))
                }
                Some(None) => self.claimed_wrongly_with(by, sent.ply, clocked),
                None => self.goes_on(by, sent.ply, offer.then_some(Offered::Freely), clocked),
            },
        };
        step.played = Some(played);
        Ok(step)
    }

    /// The move as it is recorded, made at the instant at which its clock stopped.
    fn recorded(&self, sent: &Submission, clocked: &Clocked) -> Played {
        let row = clocked.row.as_ref();
        Played {
            ply: sent.ply,
            uci: self.position.uci(sent.mv),
            san: san(&self.position, sent.mv, Letters::English),
            fen: self.position.play(sent.mv).fen(),
            at: clocked.at,
            used: row.map_or(0, |row| row.charged),
            left: row.map_or(0, |row| row.shown(&self.facts.control)),
            offered: sent.offer,
            door: sent.door,
            night: self.facts.night,
        }
    }

    fn goes_on(&self, by: Color, ply: u32, offer: Option<Offered>, clocked: Clocked) -> Step {
        let mut offers = Vec::new();
        let standing = self.standing_offer();
        if let Some(theirs) = standing.filter(|o| o.by != by) {
            offers.push(OfferChange::Closed {
                id: theirs.id,
                state: OfferState::Lapsed,
            });
        }
        if let Some(how) = offer {
            offers.push(OfferChange::Made {
                by,
                ply,
                by_claim: how == Offered::ByClaim,
            });
        }
        let stands = offer.is_some() || standing.is_some_and(|o| o.by == by);
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
}

#[cfg(test)]
mod in_events;
#[cfg(test)]
mod tests;
