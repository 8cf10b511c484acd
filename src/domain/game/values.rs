//! A game as it is read, what is sent to it, and what a verb makes of it.

use chrono_tz::Tz;

use crate::domain::clock::{Act, Clocks, Facts, Reminders, Stages};
use crate::domain::conditional::StopReason;
use crate::domain::ending::Ending;
use crate::domain::notice::NoticeKind;
use crate::domain::player::{Player, coded};
use crate::domain::time::{Instant, Millis};
use crate::domain::{GameId, PlayerId, TournamentId};
use crate::rules::endings::ClaimKind;
use crate::rules::profile::Profile;
use crate::rules::{Color, Move, Position};

/// What of a player touches the clock when it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Habits {
    /// Time zone of the account.
    pub zone: Tz,
    /// Whether flags are kept out of the nights.
    pub nights: bool,
    /// When reminders are wanted.
    pub reminders: Reminders,
}

impl From<&Player> for Habits {
    fn from(player: &Player) -> Self {
        Self {
            zone: player.zone,
            nights: player.nights,
            reminders: player.reminders,
        }
    }
}

/// Through which door a move came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Door {
    /// A page, signed in.
    Web,
    /// A move link from a letter.
    Link,
    /// A mail that answers a letter.
    Mail,
    /// A plan of its owner: a conditional move.
    Planned,
    /// A helper or a director has entered it for its player.
    Helper,
}
coded!(Door {
    Web = "web",
    Link = "link",
    Mail = "mail",
    Planned = "planned",
    Helper = "helper",
});

/// What has become of a draw offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferState {
    /// It stands.
    Open,
    /// Accepted: the game is drawn.
    Accepted,
    /// Declined in words.
    Declined,
    /// The receiver moved, or the game ended.
    Lapsed,
}
coded!(OfferState {
    Open = "open",
    Accepted = "accepted",
    Declined = "declined",
    Lapsed = "lapsed",
});

/// The number of an offer that is made in the very step that closes it: it has none yet.
pub const JUST_MADE: i64 = -1;

/// A draw offer of this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Number in the database.
    pub id: i64,
    /// Who offered.
    pub by: Color,
    /// Plies played when it stood: that of the move it came with, or the position it was claimed on.
    pub ply: u32,
    /// What became of it.
    pub state: OfferState,
}

/// A game as it was read: everything a decision needs.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its number.
    pub id: GameId,
    /// The version read; a decision holds only for this one.
    pub version: i64,
    /// Who plays White.
    pub white: PlayerId,
    /// Who plays Black.
    pub black: PlayerId,
    /// How it ended, if it has.
    pub ending: Option<Ending>,
    /// Plies on the board, given ones included.
    pub ply: u32,
    /// Plies given at the start: they count for repetition and numbering, for nothing else.
    pub given: u32,
    /// The position on the board.
    pub position: Position,
    /// Repetition keys of all positions that have occurred, the start included.
    pub keys: Vec<String>,
    /// The frozen rule profile.
    pub profile: Profile,
    /// Everything stored that its clocks follow from.
    pub facts: Facts,
    /// The clocks that follow.
    pub clocks: Clocks,
    /// All draw offers, oldest first.
    pub offers: Vec<Offer>,
    /// The ply at which a claim was made last.
    pub claim_ply: Option<u32>,
    /// The instant of the game's last event.
    pub changed_at: Instant,
    /// When it ended.
    pub ended_at: Option<Instant>,
    /// When its tournament writes to whoever does not move.
    pub stages: Option<Stages>,
    /// Clock habits of White.
    pub white_habits: Habits,
    /// Clock habits of Black.
    pub black_habits: Habits,
    /// The tournament it belongs to; `None`: a friendly game.
    pub event: Option<TournamentId>,
    /// Whether conditional moves are allowed.
    pub plans_allowed: bool,
    /// How often a plan has been changed by either side; 0: nobody has ever planned anything. No player may see it.
    pub plan_changes: i32,
}

/// What a player sends with one move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Submission {
    /// The ply this move shall be.
    pub ply: u32,
    /// The move.
    pub mv: Move,
    /// Whether a draw is offered with it.
    pub offer: bool,
    /// The draw claimed with it as the intended move (9.2.1, 9.3.1).
    pub claim: Option<ClaimKind>,
    /// Through which door it came.
    pub door: Door,
}

/// A move as it is recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Its ply.
    pub ply: u32,
    /// UCI.
    pub uci: String,
    /// SAN, English letters.
    pub san: String,
    /// FEN after it.
    pub fen: String,
    /// The instant that counts.
    pub at: Instant,
    /// Thinking time charged.
    pub used: Millis,
    /// The time its clock showed then: with the increment, but for a fresh span each move what was left of it.
    pub left: Millis,
    /// Whether a draw was offered with it.
    pub offered: bool,
    /// Through which door it came.
    pub door: Door,
    /// The zone whose nights were spared for it.
    pub night: Option<Tz>,
}

/// A change to the offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferChange {
    /// A new offer stands from this ply on; `by_claim`: a wrong claim counts as one (9.1.2.3).
    Made {
        /// Who offers.
        by: Color,
        /// Plies played.
        ply: u32,
        /// Whether it comes of a wrong claim.
        by_claim: bool,
    },
    /// The offer of this number gets this state.
    Closed {
        /// Its number.
        id: i64,
        /// What became of it.
        state: OfferState,
    },
}

/// A word to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tell {
    /// Whom.
    pub to: Color,
    /// What about.
    pub kind: NoticeKind,
    /// Which of several of one kind at one ply (a reminder's number); 0 otherwise.
    pub number: u32,
}

impl Tell {
    pub(super) fn new(to: Color, kind: NoticeKind) -> Self {
        Self {
            to,
            kind,
            number: 0,
        }
    }
}

/// The clock of whoever is to move after a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ticking {
    /// When it started.
    pub started: Instant,
    /// Running time allowed.
    pub allowed: Millis,
    /// The zone whose nights it spares.
    pub night: Option<Tz>,
    /// Its deadline, as far as is known now.
    pub deadline: Instant,
    /// When the game is to be looked at next.
    pub look_at: Instant,
}

/// What a verb does to a game: saved as a whole or not at all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Step {
    /// The instant at which it counts.
    pub at: Option<Instant>,
    /// The move played.
    pub played: Option<Played>,
    /// The conditional moves that it set off, of both sides, in order.
    pub replies: Vec<Played>,
    /// Whose plan stopped at the last move, and why.
    pub stopped: Option<(Color, StopReason)>,
    /// Changes to the offers.
    pub offers: Vec<OfferChange>,
    /// A claim was made at the present ply.
    pub claimed: bool,
    /// The end of the game.
    pub ending: Option<Ending>,
    /// A game that has ended goes on.
    pub resumes: bool,
    /// The clock that runs now; `None`: unchanged, or stopped by the end.
    pub ticking: Option<Ticking>,
    /// What touched a clock besides a move; who did it is the step's own.
    pub acts: Vec<Act>,
    /// Letters.
    pub tells: Vec<Tell>,
    /// The word under which the event is kept; `None` for a plain move or a look.
    pub event: Option<(&'static str, Option<Color>)>,
    /// The event of the move that was sent, where conditional moves or an ending by plan came after it.
    pub event_before: Option<(&'static str, Option<Color>)>,
}

impl Step {
    /// The ply of the last move made in it.
    #[must_use]
    pub fn last_ply(&self) -> Option<u32> {
        let last = self.replies.last().or(self.played.as_ref());
        last.map(|played| played.ply)
    }

    /// All moves made in it, in order.
    pub fn moves(&self) -> impl Iterator<Item = &Played> {
        self.played.iter().chain(&self.replies)
    }
}
