//! Which games are rated.

use super::super::ending::Ending;
use crate::rules::endings::GameResult;

/// Fewer free plies than this are no game: both have to have moved.
const LEAST_PLIES: u32 = 2;

/// What is known of a game when it is to be rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Whether it was agreed, or announced, to be rated.
    pub rated: bool,
    /// Plies played; given moves do not count.
    pub free_plies: u32,
    /// How it has ended; `None`: it runs.
    pub ending: Option<Ending>,
    /// It ended after one of the two had left its event because of illness or death.
    pub fate: bool,
    /// The two are of one household, or two accounts of one person.
    pub tied: bool,
}

impl Played {
    /// The result that counts for the ratings; `None`: none does.
    #[must_use]
    pub fn counts(&self) -> Option<GameResult> {
        let ending = self.ending.filter(Ending::can_be_rated)?;
        let counts = self.rated && self.free_plies >= LEAST_PLIES && !self.fate && !self.tied;
        ending.decided().filter(|_| counts)
    }
}

/// What has to be done about a game's rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// The result that was rated has to be taken back.
    pub back: bool,
    /// This result has to be rated.
    pub rate: Option<GameResult>,
}

/// Compares the result that stands in the chains with the one that counts: doing it twice does nothing more.
#[must_use]
pub fn due(stands: Option<GameResult>, counts: Option<GameResult>) -> Due {
    if stands == counts {
        return Due {
            back: false,
            rate: None,
        };
    }
    Due {
        back: stands.is_some(),
        rate: counts,
    }
}
