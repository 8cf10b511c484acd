//! A helper or a director enters what a member without mail or computer has told him.

use super::player::coded;
use super::time::Instant;
use super::{GameId, PlayerId};

/// The longest reason for a move that is dated back, in characters.
pub const POSTMARK_REASON_MAX: usize = 500;

/// How somebody was told what he enters for another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// On the telephone.
    Telephone,
    /// By a letter or a card.
    Letter,
    /// Face to face.
    InPerson,
}
coded!(Way {
    Telephone = "telephone",
    Letter = "letter",
    InPerson = "person",
});

/// Who enters something for a player, and how he was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EnteredBy {
    /// Who types it in.
    pub by: PlayerId,
    /// How he was told.
    pub way: Way,
}

/// A move counts from an earlier instant than the one at which it was typed in: that of its postmark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Postmark {
    /// The instant that counts.
    pub at: Instant,
    /// Why; both players read it.
    pub reason: String,
}

/// In what right somebody enters what a player has told him.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// As the helper that the player has, or was given.
    Helper,
    /// As a director of the tournament, who may also date a move back.
    Director,
}

/// A helper, named or standing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Help {
    /// Its number.
    pub id: i64,
    /// Who is helped.
    pub player: PlayerId,
    /// His displayed name.
    pub player_name: String,
    /// Who helps.
    pub helper: PlayerId,
    /// His displayed name.
    pub helper_name: String,
    /// Who named him: the player, or an administrator.
    pub named_by: PlayerId,
    /// When.
    pub named_at: Instant,
    /// Since when he may enter moves; `None`: he has not agreed yet.
    pub accepted_at: Option<Instant>,
    /// When it was ended.
    pub ended_at: Option<Instant>,
}

impl Help {
    /// Whether he may enter moves.
    #[must_use]
    pub fn stands(&self) -> bool {
        self.accepted_at.is_some() && self.ended_at.is_none()
    }
}

/// Something that was entered for a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entered {
    /// In which game.
    pub game: GameId,
    /// The ply of the move, or the plies on the board.
    pub ply: u32,
    /// `move`, or the word of what was done.
    pub what: String,
    /// For whom.
    pub player: PlayerId,
    /// Who typed it in: his displayed name.
    pub by: String,
    /// How he was told.
    pub way: Way,
    /// When it was typed in.
    pub at: Instant,
    /// The postmark from which it counts.
    pub dated: Option<Instant>,
    /// Why it counts from there.
    pub reason: String,
}

/// Why somebody cannot be a helper, or what was asked about one is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelpRefusal {
    /// No player has this name, or his account is closed.
    NoSuchPlayer,
    /// Nobody is his own helper.
    Yourself,
    /// The two play against each other, or in the same group.
    PlaysThere,
    /// There is a helper already, or one has been asked.
    NamedAlready,
    /// It has been ended or accepted meanwhile, or was never there.
    Gone,
}
