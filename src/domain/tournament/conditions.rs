//! On what conditions one enters a tournament. The director may enter anybody.

use crate::domain::player::coded;
use crate::domain::time::{DAY, Instant, Millis};

/// The longest word that lets in, in characters.
pub const WORD_MAX: usize = 60;
/// How long it counts that somebody was excluded from a tournament, or left one without a word, in milliseconds.
pub const CONDUCT: Millis = 365 * DAY;
/// The site's limit of running games for whoever is new here.
pub const NEWCOMERS_MOST: u32 = 12;
/// After so many finished games somebody is new no more.
pub const NEWCOMER_UNTIL: u32 = 3;

/// What a director asks of those who enter, beside days of membership.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conditions {
    /// The lowest rating, in points.
    pub least: Option<u16>,
    /// The highest rating, in points.
    pub most: Option<u16>,
    /// How many rated games must count for it.
    pub games: u32,
    /// A word that the director passes on; empty: none is asked for.
    pub word: String,
    /// Nobody who within a year was excluded from a tournament, or left one without a word.
    pub clean: bool,
}

/// What is known of somebody who wants to enter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Applicant {
    /// The rating here, in points.
    pub rating: Option<u16>,
    /// How many rated games count for it.
    pub games: u32,
    /// When he was last excluded, or left without a word.
    pub left_badly: Option<Instant>,
    /// Another account of the same person has entered.
    pub twin: bool,
    /// How many games he plays now.
    pub running: u32,
    /// How many he has finished.
    pub finished: u32,
    /// How many he wants to play at most.
    pub wants: Option<u32>,
}

/// Why somebody may not enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryFault {
    /// A rating is asked for, and he has none here.
    NoRating,
    /// His rating is below the band.
    TooWeak {
        /// The lowest.
        least: u16,
    },
    /// His rating is above the band.
    TooStrong {
        /// The highest.
        most: u16,
    },
    /// Too few rated games.
    TooFewGames {
        /// How many are asked for.
        least: u32,
        /// How many he has.
        have: u32,
    },
    /// The word is missing, or another one.
    Word,
    /// He was excluded from a tournament, or left one without a word.
    Conduct,
    /// Another account of his has entered.
    Twin,
    /// He plays as many games as he wants at most.
    OwnLimit {
        /// How many.
        most: u32,
    },
    /// He is new, and plays as many games as newcomers may.
    NewHere {
        /// How many.
        most: u32,
        /// How many he has to finish before.
        until: u32,
    },
}

/// What two accounts are to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// Two who live together: their games are not rated.
    Household,
    /// Two accounts of one person: only one enters a tournament, and games between them are not rated.
    Person,
}
coded!(Tie { Household = "household", Person = "person" });

impl Conditions {
    /// Whether anything is asked for.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether a rating matters.
    #[must_use]
    pub fn asks_rating(&self) -> bool {
        self.least.is_some() || self.most.is_some()
    }

    /// Whether they can be met, and the word is not too long.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let band = match (self.least, self.most) {
            (Some(least), Some(most)) => least <= most,
            _ => true,
        };
        band && self.word.chars().count() <= WORD_MAX
    }

    /// Checks somebody who enters at `now` with this word.
    ///
    /// # Errors
    /// The first condition that he does not meet.
    pub fn check(&self, who: &Applicant, word: &str, now: Instant) -> Result<(), EntryFault> {
        if who.twin {
            return Err(EntryFault::Twin);
        }
        if self.asks_rating() {
            let rating = who.rating.ok_or(EntryFault::NoRating)?;
            if let Some(least) = self.least.filter(|least| rating < *least) {
                return Err(EntryFault::TooWeak { least });
            }
            if let Some(most) = self.most.filter(|most| rating > *most) {
                return Err(EntryFault::TooStrong { most });
            }
        }
        if who.games < self.games {
            return Err(EntryFault::TooFewGames {
                least: self.games,
                have: who.games,
            });
        }
        let recent = |at: Instant| now.since(at) < CONDUCT;
        if self.clean && who.left_badly.is_some_and(recent) {
            return Err(EntryFault::Conduct);
        }
        if !self.word.is_empty() && spoken(&self.word) != spoken(word) {
            return Err(EntryFault::Word);
        }
        who.check_limits()
    }
}

/// A word as it is compared: nobody knows any more how it was written.
fn spoken(word: &str) -> String {
    let parts: Vec<&str> = word.split_whitespace().collect();
    parts.join(" ").to_lowercase()
}

impl Applicant {
    /// Whether he may take on more games.
    ///
    /// # Errors
    /// His own limit, or the site's for newcomers.
    pub fn check_limits(&self) -> Result<(), EntryFault> {
        if let Some(most) = self.wants.filter(|most| self.running >= *most) {
            return Err(EntryFault::OwnLimit { most });
        }
        if self.finished < NEWCOMER_UNTIL && self.running >= NEWCOMERS_MOST {
            return Err(EntryFault::NewHere {
                most: NEWCOMERS_MOST,
                until: NEWCOMER_UNTIL,
            });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Instant = Instant(1_000 * DAY);

    fn conditions() -> Conditions {
        Conditions {
            least: Some(1_400),
            most: Some(1_800),
            games: 5,
            word: "Weiße  Dame".to_owned(),
            clean: true,
        }
    }

    fn fit() -> Applicant {
        Applicant {
            rating: Some(1_500),
            games: 5,
            finished: 9,
            running: 30,
            ..Applicant::default()
        }
    }

    #[test]
    fn each_condition_is_told_by_its_own_refusal() {
        let check = |who: Applicant| conditions().check(&who, " weiße dame ", NOW);
        assert_eq!(check(fit()), Ok(()));
        for (rating, fault) in [
            (None, EntryFault::NoRating),
            (Some(1_399), EntryFault::TooWeak { least: 1_400 }),
            (Some(1_801), EntryFault::TooStrong { most: 1_800 }),
        ] {
            assert_eq!(check(Applicant { rating, ..fit() }), Err(fault));
        }
        for rating in [1_400, 1_800] {
            let rating = Some(rating);
            assert_eq!(check(Applicant { rating, ..fit() }), Ok(()));
        }
        let few = Applicant { games: 4, ..fit() };
        let fault = EntryFault::TooFewGames { least: 5, have: 4 };
        assert_eq!(check(few), Err(fault));
        let left = |days: i64| Applicant {
            left_badly: Some(NOW.plus(-days * DAY)),
            ..fit()
        };
        assert_eq!(check(left(364)), Err(EntryFault::Conduct));
        assert_eq!(check(left(365)), Ok(()));
        let twin = Applicant {
            twin: true,
            ..fit()
        };
        assert_eq!(check(twin), Err(EntryFault::Twin));
        let wrong = conditions().check(&fit(), "", NOW);
        assert_eq!(wrong, Err(EntryFault::Word));
    }

    #[test]
    fn nobody_takes_on_more_games_than_the_limits_say() {
        let none = Conditions::default();
        let check = |who: Applicant| none.check(&who, "", NOW);
        let new = |running, finished| Applicant {
            running,
            finished,
            ..Applicant::default()
        };
        let fault = EntryFault::NewHere { most: 12, until: 3 };
        assert_eq!(check(new(11, 2)), Ok(()));
        assert_eq!(check(new(12, 2)), Err(fault));
        assert_eq!(check(new(12, 3)), Ok(()));
        let wants = |running| Applicant {
            wants: Some(5),
            ..new(running, 9)
        };
        assert_eq!(check(wants(4)), Ok(()));
        assert_eq!(check(wants(5)), Err(EntryFault::OwnLimit { most: 5 }));
    }

    #[test]
    fn conditions_that_nobody_can_meet_are_unsound() {
        assert!(conditions().is_sound());
        let upside_down = Conditions {
            most: Some(1_399),
            ..conditions()
        };
        assert!(!upside_down.is_sound());
    }
}
