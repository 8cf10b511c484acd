//! What a director sets up.

use super::conditions::Conditions;
use super::field::TournamentState;
use super::format::{Format, FormatFault, Robin};
use super::standings::TieBreak;
use crate::domain::clock::{Stages, TimeTerms};
use crate::domain::invitation::Aids;
use crate::domain::player::{Player, Role, coded};
use crate::domain::time::{DAY, Instant};
use crate::domain::visibility::Openness;
use crate::domain::{PlayerId, TournamentId};

/// The longest announcement, in characters.
pub const ABOUT_MAX: usize = 4_000;
/// The longest name, in characters.
pub const NAME_MAX: usize = 80;
/// The most players of a tournament.
pub const MOST_PLAYERS: u32 = 50_000;
/// The most players of a Swiss tournament (its pairing takes the third power of their number).
pub const MOST_IN_A_SWISS: u32 = 300;
/// The furthest a start may lie ahead.
const FURTHEST: i64 = 3 * 366 * DAY;
/// The longest that a tournament lasts by its end date.
const LONGEST: i64 = 5 * 366 * DAY;

/// What makes a tournament start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartMode {
    /// Its date.
    Date,
    /// As soon as all places are taken.
    Full,
    /// The director.
    Hand,
}
coded!(StartMode { Date = "date", Full = "full", Hand = "hand" });

/// Everything about a tournament that is settled before it starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Its name.
    pub name: String,
    /// The announcement.
    pub about: String,
    /// How it is played.
    pub format: Format,
    /// The order of tie-breaks.
    pub tie_breaks: Vec<TieBreak>,
    /// With fewer players it is put off.
    pub least: u32,
    /// How many places there are.
    pub most: Option<u32>,
    /// What makes it start.
    pub start: StartMode,
    /// When its clocks start.
    pub starts_at: Instant,
    /// When what still runs is adjudicated.
    pub end_at: Option<Instant>,
    /// For how many days somebody must have been a member to enter.
    pub member_days: u32,
    /// Only the director enters players.
    pub by_invitation: bool,
    /// What else is asked of those who enter.
    pub conditions: Conditions,
    /// Another one like it opens as soon as it has been drawn: groups without end that start whenever they fill.
    pub again: bool,
    /// The series it belongs to, over the years; empty: none.
    pub series: String,
    /// The announcement in other languages: language code and text.
    pub texts: Vec<(String, String)>,
    /// Time of its games.
    pub time: TimeTerms,
    /// Rule profile: its tag (`online/1`).
    pub profile: String,
    /// Whether its games are rated.
    pub rated: bool,
    /// Aids.
    pub aids: Aids,
    /// Whether conditional moves are allowed.
    pub plans: bool,
    /// When it writes to whoever does not move.
    pub stages: Option<Stages>,
    /// Who sees the moves of its games, and when.
    pub watch: Openness,
    /// FEN of the start position.
    pub start_fen: String,
    /// Given moves in UCI, separated by spaces.
    pub start_moves: String,
}

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// Its number.
    pub id: TournamentId,
    /// The version read.
    pub version: i64,
    /// What has become of it.
    pub state: TournamentState,
    /// What was set up.
    pub setup: Setup,
    /// Who directs it.
    pub director: PlayerId,
    /// Who decides what the director may not.
    pub deputy: Option<PlayerId>,
    /// How often it was put off.
    pub postponed: u32,
    /// The number that lots are drawn from.
    pub lots: i64,
    /// When it was set up.
    pub created_at: Instant,
    /// When it ended.
    pub ended_at: Option<Instant>,
}

impl Tournament {
    /// Whether a player directs it: its director and deputy, and administrators.
    #[must_use]
    pub fn is_directed_by(&self, player: &Player) -> bool {
        !player.closed && (player.role == Role::Admin || self.is_led_by(player.id))
    }

    /// Whether this is its director or deputy.
    #[must_use]
    pub fn is_led_by(&self, player: PlayerId) -> bool {
        self.director == player || self.deputy == Some(player)
    }
}

/// What has become of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryState {
    /// He takes part.
    In,
    /// He waits for a place.
    Waiting,
    /// He left before the draw.
    Left,
    /// He left while it ran.
    Withdrawn,
}
coded!(EntryState {
    In = "in",
    Waiting = "waiting",
    Left = "left",
    Withdrawn = "withdrawn",
});

/// Why somebody leaves a tournament that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Withdrawal {
    /// He has said so.
    Announced,
    /// Illness: it does not mark him.
    Illness,
    /// Death.
    Death,
    /// He is no longer heard of.
    Silent,
    /// The director excludes him.
    Excluded,
}
coded!(Withdrawal {
    Announced = "announced",
    Illness = "illness",
    Death = "death",
    Silent = "silent",
    Excluded = "excluded",
});

/// Whether the results of somebody who leaves stand: at least half of his games were finished. In a Swiss tournament they
/// always do, and in a knock-out.
#[must_use]
pub fn results_stand(format: &Format, finished: usize, all: usize) -> bool {
    !format.is_robin() || 2 * finished >= all
}

/// What is wrong with a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// It has no name.
    Name,
    /// The name is too long.
    NameTooLong,
    /// The announcement is too long.
    AboutTooLong,
    /// The format.
    Format(FormatFault),
    /// Fewer than two players cannot play, and no more than [`MOST_PLAYERS`] may.
    Least,
    /// Not more places than players are needed, or too many.
    Most,
    /// A Swiss tournament or a single group with so many players takes no more.
    MostOfFormat {
        /// How many it takes.
        most: u32,
    },
    /// It starts when it is full, but does not say when that is.
    FullWithoutMost,
    /// The start lies in the past or too near: those who enter are told three days before.
    StartTooEarly,
    /// The start lies too far ahead.
    StartTooLate,
    /// The clocks would start between 24 December and 6 January.
    StartAtChristmas,
    /// The end lies before the start, or too far behind it.
    End,
    /// Conditions of entry that nobody can meet, or a word that is too long.
    Conditions,
}

impl Setup {
    /// The most players that the format takes in one tournament.
    #[must_use]
    pub fn most_of_format(&self) -> u32 {
        match self.format {
            Format::Swiss { .. } => MOST_IN_A_SWISS,
            Format::Robin(Robin { size: None, .. }) => u32::from(super::format::MOST_IN_A_GROUP),
            Format::Robin(_) | Format::Knockout { .. } => MOST_PLAYERS,
        }
    }

    /// Checks it at `now`.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self, now: Instant) -> Result<(), SetupFault> {
        let length = self.name.trim().chars().count();
        if length == 0 {
            return Err(SetupFault::Name);
        }
        if length > NAME_MAX || self.series.chars().count() > NAME_MAX {
            return Err(SetupFault::NameTooLong);
        }
        let mut texts = self.texts.iter().map(|(_, text)| text);
        if texts.any(|text| text.chars().count() > ABOUT_MAX)
            || self.about.chars().count() > ABOUT_MAX
        {
            return Err(SetupFault::AboutTooLong);
        }
        self.format.check().map_err(SetupFault::Format)?;
        if !(2..=MOST_PLAYERS).contains(&self.least) {
            return Err(SetupFault::Least);
        }
        if self
            .most
            .is_some_and(|most| !(self.least..=MOST_PLAYERS).contains(&most))
        {
            return Err(SetupFault::Most);
        }
        let limit = self.most_of_format();
        if self.least.max(self.most.unwrap_or(0)) > limit {
            return Err(SetupFault::MostOfFormat { most: limit });
        }
        if self.start == StartMode::Full && self.most.is_none() {
            return Err(SetupFault::FullWithoutMost);
        }
        if self.start == StartMode::Date && self.starts_at < now.plus(super::calendar::NOTICE) {
            return Err(SetupFault::StartTooEarly);
        }
        if self.starts_at > now.plus(FURTHEST) {
            return Err(SetupFault::StartTooLate);
        }
        if !self.conditions.is_sound() {
            return Err(SetupFault::Conditions);
        }
        if self.end_at.is_some_and(|end| !self.may_end(end)) {
            return Err(SetupFault::End);
        }
        Ok(())
    }

    /// What the next one is set up like, where another follows: its number one higher, and without dates.
    #[must_use]
    pub fn next(&self, now: Instant) -> Self {
        let name = self.name.trim();
        let digits = name.chars().rev().take_while(char::is_ascii_digit).count();
        let (base, number) = name.split_at(name.len() - digits);
        let name = match number.parse::<u32>() {
            Ok(number) => format!("{base}{}", number.saturating_add(1)),
            Err(_) => format!("{name} 2"),
        };
        Self {
            name,
            starts_at: now,
            end_at: None,
            ..self.clone()
        }
    }

    /// The announcement in a language, or as it stands.
    #[must_use]
    pub fn about_in(&self, lang: &str) -> &str {
        let own = self.texts.iter().find(|(of, _)| of == lang);
        own.map_or(&self.about, |(_, text)| text)
    }

    /// Whether it may end then: after its start, and not more than five years after.
    #[must_use]
    pub fn may_end(&self, end: Instant) -> bool {
        end > self.starts_at && end.since(self.starts_at) <= LONGEST
    }

    /// How many may take part.
    #[must_use]
    pub fn places(&self) -> u32 {
        self.most.unwrap_or_else(|| self.most_of_format())
    }
}

/// The tie-breaks of stored codes; unknown ones are left out.
#[must_use]
pub fn tie_breaks(codes: &str) -> Vec<TieBreak> {
    codes
        .split(' ')
        .filter_map(|code| code.parse().ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::preset::Preset;
    use super::*;

    #[test]
    fn the_next_group_has_the_next_number() {
        let at = |name: &str| Setup {
            name: name.to_owned(),
            again: true,
            ..plain()
        };
        for (name, next) in [
            ("Group 9", "Group 10"),
            ("Open", "Open 2"),
            ("2027", "2028"),
            ("Åsa 99999999999", "Åsa 99999999999 2"),
        ] {
            let found = at(name).next(Instant(5));
            assert_eq!((found.name.as_str(), found.starts_at), (next, Instant(5)));
            assert!(found.again && found.end_at.is_none());
        }
    }

    fn plain() -> Setup {
        Setup {
            name: String::new(),
            about: String::new(),
            format: Preset::Endless.format(),
            tie_breaks: Vec::new(),
            least: 5,
            most: Some(5),
            start: StartMode::Full,
            starts_at: Instant(0),
            end_at: Some(Instant(1)),
            member_days: 0,
            by_invitation: false,
            conditions: Conditions::default(),
            again: false,
            series: String::new(),
            texts: Vec::new(),
            time: TimeTerms::days_per_move(3),
            profile: String::new(),
            rated: true,
            aids: Aids::default(),
            plans: true,
            stages: None,
            watch: Openness::TOURNAMENT,
            start_fen: String::new(),
            start_moves: String::new(),
        }
    }

    #[test]
    fn half_of_the_games_make_results_stand() {
        let robin = Format::Robin(Robin::all(1));
        assert!(!results_stand(&robin, 4, 9));
        assert!(results_stand(&robin, 5, 9));
        assert!(results_stand(&robin, 5, 10));
        assert!(results_stand(&Preset::Swiss.format(), 0, 5));
    }
}
