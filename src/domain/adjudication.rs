//! What players claim of a game that is adjudicated.

use super::player::coded;
use super::time::Instant;
use super::{GameId, PlayerId};

/// What a player claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wants {
    /// That he wins.
    Win,
    /// That it is drawn.
    Draw,
    /// He leaves it to the director.
    Nothing,
}
coded!(Wants {
    Win = "win",
    Draw = "draw",
    Nothing = "nothing",
});

/// What a player has said of a game that is adjudicated. Directors read it, the opponent does not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The game.
    pub game: GameId,
    /// Who.
    pub player: PlayerId,
    /// What he claims.
    pub wants: Wants,
    /// Why.
    pub body: String,
    /// When he said it last.
    pub at: Instant,
}
