//! The demo's people and what happens to their games.

use chrono_tz::Tz;

use crate::domain::player::{Address, DisplayName, NameFault, PlayerName, Role};
use crate::domain::time::{DAY, HOUR, Millis};
use crate::storage::players::NewPlayer;

use super::scores;

/// A member of the demo's club.
pub(super) struct Person {
    pub name: &'static str,
    display: &'static str,
    lang: &'static str,
    pub(super) zone: Tz,
    admin: bool,
}

const fn person(name: &'static str, display: &'static str, lang: &'static str, zone: Tz) -> Person {
    Person {
        name,
        display,
        lang,
        zone,
        admin: false,
    }
}

const BERLIN: Tz = Tz::Europe__Berlin;
const STOCKHOLM: Tz = Tz::Europe__Stockholm;
const LONDON: Tz = Tz::Europe__London;

pub(super) const PLAYERS: &[Person] = &[
    Person {
        admin: true,
        ..person("hanna", "Hanna Lindqvist", "sv", STOCKHOLM)
    },
    person("berta", "Berta Holm", "sv", STOCKHOLM),
    person("karl-friedrich", "Dr. Karl-Friedrich Müller", "de", BERLIN),
    person("margaret", "Margaret O'Neil", "en", LONDON),
    person("anneliese", "Anneliese Brandt", "de", BERLIN),
    person("olle", "Olle Nyström", "sv", STOCKHOLM),
    person("thomas.weber", "Thomas Weber", "de", BERLIN),
    person("priya", "Priya Raman", "en", LONDON),
    person("gunnar", "Gunnar Åkesson", "sv", STOCKHOLM),
    person("ute", "Ute Schäfer", "de", BERLIN),
    person("george", "George Whitfield", "en", LONDON),
    person("lovisa", "Lovisa Ek", "sv", STOCKHOLM),
    person("jürgen", "Jürgen Vogt", "de", BERLIN),
    person("eleanor", "Eleanor Marsh", "en", LONDON),
];

impl Person {
    pub fn as_new(&self, hash: &str) -> Result<NewPlayer, NameFault> {
        let mailbox: String = self.name.replace('ü', "ue");
        Ok(NewPlayer {
            name: PlayerName::parse(self.name)?,
            display: DisplayName::parse(self.display)?,
            lang: self.lang.to_owned(),
            zone: self.zone,
            address: Some(Address::parse(&format!("{mailbox}@club.invalid"))?),
            password_hash: Some(hash.to_owned()),
            role: if self.admin {
                Role::Admin
            } else {
                Role::Player
            },
        })
    }
}

/// How a story ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Ends {
    /// It has not: somebody is to move.
    Running,
    /// It has not: the last move came with a draw offer.
    Offered,
    /// By its last move.
    OnTheBoard,
    /// Whoever is to move resigned.
    Resigned,
    /// Whoever is to move accepted the draw offered with the last move.
    Agreed,
    /// Whoever was to move let his time run out.
    OnTime,
    /// Aborted before the first move.
    Aborted,
}

/// One game.
pub(super) struct Story {
    pub white: usize,
    pub black: usize,
    pub score: &'static str,
    pub plies: usize,
    pub days: u32,
    pub ends: Ends,
    /// How long ago its last move was made.
    pub age: Millis,
    message: &'static str,
}

impl Story {
    pub fn message(&self, last: bool, index: usize) -> String {
        match index {
            0 => "Viel Spaß. Lycka till. Have a good game.".to_owned(),
            _ if last => self.message.to_owned(),
            _ => String::new(),
        }
    }
}

const ALL: usize = 1_000;

fn story(
    seats: (usize, usize),
    score: &'static str,
    plies: usize,
    ends: Ends,
    age: Millis,
) -> Story {
    Story {
        white: seats.0,
        black: seats.1,
        score,
        plies,
        days: 3,
        ends,
        age,
        message: "",
    }
}

/// A running game: seven days a move, the last move less than two days ago, so that none is lost within three days.
fn running(
    seats: (usize, usize),
    score: &'static str,
    plies: usize,
    hours: i64,
    message: &'static str,
) -> Story {
    Story {
        days: 7,
        message,
        ..story(seats, score, plies, Ends::Running, hours * HOUR)
    }
}

/// All games, those that have ended first: only they may meet a flag.
pub(super) fn stories() -> Vec<Story> {
    use Ends::{Aborted, Agreed, OnTheBoard, OnTime, Resigned};
    let mut all = vec![
        story((1, 2), scores::OPERA, ALL, OnTheBoard, 40 * DAY),
        story((3, 4), scores::MINIATURE, ALL, OnTheBoard, 33 * DAY),
        story((5, 6), scores::IMMORTAL, ALL, OnTheBoard, 25 * DAY),
        story((2, 7), scores::EVERGREEN, ALL, OnTheBoard, 21 * DAY),
        story((8, 1), scores::STALEMATE, ALL, OnTheBoard, 19 * DAY),
        story((9, 10), scores::REPETITION, ALL, OnTheBoard, 18 * DAY),
        story((0, 1), scores::SLAV, 18, Agreed, 16 * DAY),
        story((11, 3), scores::FRENCH, 19, Resigned, 15 * DAY),
        story((12, 13), scores::LEGAL, ALL, OnTheBoard, 14 * DAY),
        story((4, 1), scores::CARO_KANN, 14, OnTime, 12 * DAY),
        story((6, 0), scores::ENGLISH, 0, Aborted, 9 * DAY),
        story((10, 2), scores::KINGS_INDIAN, 24, Resigned, 6 * DAY),
    ];
    all.extend([
        running((1, 3), scores::RUY_LOPEZ, 32, 5, ""),
        running((2, 1), scores::NAJDORF, 29, 20, "Jetzt wird es spannend."),
        running((0, 4), scores::QUEENS_GAMBIT, 26, 31, ""),
        running((5, 1), scores::KINGS_INDIAN, 21, 9, "Hälsningar från Umeå."),
        running((1, 6), scores::CARO_KANN, 20, 40, ""),
        running((7, 0), scores::ENGLISH, 15, 3, "Greetings from Leeds."),
        running((8, 9), scores::FRENCH, 12, 12, ""),
        running((10, 11), scores::SLAV, 9, 26, ""),
        running((12, 1), scores::QUEENS_GAMBIT, 7, 17, ""),
        running((13, 2), scores::RUY_LOPEZ, 2, 7, ""),
        running((3, 0), scores::NAJDORF, 1, 2, ""),
        running((1, 9), scores::ENGLISH, 0, 1, ""),
        Story {
            ends: Ends::Offered,
            ..running((4, 0), scores::QUEENS_GAMBIT, 25, 6, "Remis?")
        },
        Story {
            ends: Ends::Offered,
            ..running((6, 1), scores::RUY_LOPEZ, 27, 11, "")
        },
    ]);
    all
}

/// Open invitations: who invites, days per move, whom (or everybody), and the words.
pub(super) const INVITATIONS: &[(usize, u32, Option<usize>, &str)] = &[
    (5, 3, Some(1), "Revanche?"),
    (9, 7, Some(0), ""),
    (1, 3, Some(8), "Ett parti till?"),
    (13, 3, None, "Any colour, any opening."),
    (2, 7, None, "Gemütlich, gern mit Plauderei."),
];
