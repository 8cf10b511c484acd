//! The groups in which a player chooses among letters.

use crate::domain::player::coded;

/// Letters that are wanted or not together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LetterGroup {
    /// It is your move.
    Moves,
    /// Whatever a game could be lost by: reminders, plans that stopped, time exceeded, leave that ends.
    Reminders,
    /// Draws, time, pauses, continuing.
    Offers,
    /// What an opponent writes.
    Messages,
    /// How games end.
    Ends,
    /// Invitations and their answers.
    Invitations,
    /// Leave of opponents.
    Leave,
    /// Tournaments.
    Tournaments,
    /// Answers to the reader's own mails.
    Answers,
    /// Several letters in one. Each of them is wanted or not; this one is only their cover.
    Gathered,
    /// The account itself.
    Account,
}
coded!(LetterGroup {
    Moves = "moves",
    Reminders = "reminders",
    Offers = "offers",
    Messages = "messages",
    Ends = "ends",
    Invitations = "invitations",
    Leave = "leave",
    Tournaments = "tournaments",
    Answers = "answers",
    Gathered = "gathered",
    Account = "account",
});

impl LetterGroup {
    /// Whether a player can do without: letters about the account always come, and whoever writes is answered.
    #[must_use]
    pub fn may_be_unwanted(self) -> bool {
        !matches!(self, Self::Account | Self::Answers | Self::Gathered)
    }

    /// Whether a letter says how letters like it are switched off.
    #[must_use]
    pub fn has_switch(self) -> bool {
        self.may_be_unwanted() || self == Self::Gathered
    }

    /// Its place in a set.
    pub(super) fn bit(self) -> u16 {
        let place = Self::ALL.iter().position(|group| *group == self);
        1 << place.unwrap_or_default()
    }
}
