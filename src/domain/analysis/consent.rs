//! Showing an analysis after the game: to the opponent or to everybody, and only as far as both players want it.

use crate::domain::player::coded;
use crate::rules::Color;

/// How far a player wants both analyses to be shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Consent {
    /// To nobody.
    #[default]
    None,
    /// To each other.
    Opponent,
    /// To everybody who may see the game.
    All,
}
coded!(Consent { None = "none", Opponent = "opponent", All = "all" });

/// What both players of a game want.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Consents {
    /// White.
    pub white: Consent,
    /// Black.
    pub black: Consent,
}

/// Why a wish was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConsentFault {
    /// The game has not ended.
    Running,
    /// Both have agreed to it: what has been shown has been seen.
    Shown,
}

impl Consents {
    /// What a side wants.
    #[must_use]
    pub const fn of(&self, side: Color) -> Consent {
        match side {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// How far both agree.
    #[must_use]
    pub fn agreed(&self) -> Consent {
        self.white.min(self.black)
    }

    /// With another wish of one side. It may be taken back as long as the other has not agreed to it.
    ///
    /// # Errors
    /// Both have agreed to more already.
    pub fn with(mut self, side: Color, wish: Consent) -> Result<Self, ConsentFault> {
        if wish < self.agreed() {
            return Err(ConsentFault::Shown);
        }
        match side {
            Color::White => self.white = wish,
            Color::Black => self.black = wish,
        }
        Ok(self)
    }
}
