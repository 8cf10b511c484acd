//! Who else sees the moves of a game, and when: settled before it starts, for those who take part in its tournament and for
//! everybody else.

use std::fmt;
use std::str::FromStr;

/// The most half-moves that can be held back.
pub const MOST_HELD: u32 = 100;
/// The most games of a tournament that can be waited for.
pub const MOST_GAMES: u32 = 10_000;

/// What is wrong with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SightFault {
    /// How many half-moves are held back.
    HeldBack,
    /// How many games are waited for.
    Games,
}

/// How far those who do not play see into a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// As it stands.
    Live,
    /// As it stood so many half-moves ago, until it ends.
    Delayed(u32),
    /// Not before its end.
    AfterEnd,
}

/// From when on, and how far, somebody sees the moves of a game that he does not play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sight {
    /// How far.
    pub mode: Mode,
    /// Not before so many games of the tournament have ended; 0: at once.
    pub games: u32,
}

impl Sight {
    /// As it stands, at once.
    pub const LIVE: Self = Self::at_once(Mode::Live);
    /// After the end of each game.
    pub const AFTER_END: Self = Self::at_once(Mode::AfterEnd);

    /// Without waiting for other games.
    #[must_use]
    pub const fn at_once(mode: Mode) -> Self {
        Self { mode, games: 0 }
    }

    /// Checks it.
    ///
    /// # Errors
    /// Nothing, or too much, is held back; too many games are waited for.
    pub fn check(self) -> Result<Self, SightFault> {
        match self.mode {
            Mode::Delayed(plies) if !(1..=MOST_HELD).contains(&plies) => Err(SightFault::HeldBack),
            _ if self.games > MOST_GAMES => Err(SightFault::Games),
            _ => Ok(self),
        }
    }

    /// What is seen of a game that runs or has ended.
    #[must_use]
    fn extent(self, runs: bool, progress: Progress) -> Extent {
        if !progress.over && progress.ended < self.games {
            return Extent::Nothing;
        }
        match self.mode {
            _ if !runs => Extent::Whole,
            Mode::Live => Extent::Whole,
            Mode::Delayed(plies) => Extent::Held(plies),
            Mode::AfterEnd => Extent::Nothing,
        }
    }
}

/// How far the tournament of a game is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// How many of its games have ended.
    pub ended: u32,
    /// It is over: nothing is waited for any more.
    pub over: bool,
}

/// Who somebody is to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// He plays it.
    Player,
    /// He directs its tournament and does not play in it.
    Director,
    /// He takes part in its tournament.
    Participant,
    /// Anybody else.
    Public,
}

/// What somebody sees of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// All of it.
    Whole,
    /// It as it stood so many half-moves ago.
    Held(u32),
    /// None of its moves.
    Nothing,
}

impl Extent {
    /// How much is hidden; to compare.
    const fn hidden(self) -> u32 {
        match self {
            Self::Whole => 0,
            Self::Held(plies) => plies,
            Self::Nothing => u32::MAX,
        }
    }
}

/// What was settled for both kinds of watchers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Openness {
    /// For those who take part in the tournament.
    pub participants: Sight,
    /// For everybody else; in a friendly game for all but its two players.
    pub public: Sight,
}

impl Openness {
    /// What is usual in a tournament: those who take part see it live, everybody else after the end.
    pub const TOURNAMENT: Self = Self {
        participants: Sight::LIVE,
        public: Sight::AFTER_END,
    };
    /// What is usual between two people: nobody else sees it before its end.
    pub const FRIENDLY: Self = Self::friendly(Mode::AfterEnd);

    /// In a friendly game nobody takes part but its players.
    #[must_use]
    pub const fn friendly(mode: Mode) -> Self {
        Self {
            participants: Sight::at_once(mode),
            public: Sight::at_once(mode),
        }
    }

    /// What somebody sees. Those who take part never see less than the public does: they could do so by signing out.
    #[must_use]
    pub fn extent(self, audience: Audience, runs: bool, progress: Progress) -> Extent {
        let public = self.public.extent(runs, progress);
        match audience {
            Audience::Player | Audience::Director => Extent::Whole,
            Audience::Public => public,
            Audience::Participant => {
                let own = self.participants.extent(runs, progress);
                if own.hidden() <= public.hidden() {
                    own
                } else {
                    public
                }
            }
        }
    }

    /// Whether it matters how many games of the tournament have ended.
    #[must_use]
    pub const fn counts_games(self) -> bool {
        self.participants.games > 0 || self.public.games > 0
    }

    /// What was settled for this audience.
    #[must_use]
    pub const fn of(self, audience: Audience) -> Sight {
        match audience {
            Audience::Player | Audience::Director => Sight::LIVE,
            Audience::Participant => self.participants,
            Audience::Public => self.public,
        }
    }
}

impl fmt::Display for Sight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mode {
            Mode::Live => f.write_str("live")?,
            Mode::Delayed(plies) => write!(f, "delay-{plies}")?,
            Mode::AfterEnd => f.write_str("end")?,
        }
        match self.games {
            0 => Ok(()),
            games => write!(f, "+{games}"),
        }
    }
}

impl FromStr for Sight {
    type Err = SightFault;

    fn from_str(text: &str) -> Result<Self, SightFault> {
        let (mode, games) = text.split_once('+').unwrap_or((text, "0"));
        let games = games.parse().map_err(|_| SightFault::Games)?;
        let mode = match mode {
            "live" => Mode::Live,
            "end" => Mode::AfterEnd,
            delay => {
                let plies = delay.strip_prefix("delay-").and_then(|n| n.parse().ok());
                Mode::Delayed(plies.ok_or(SightFault::HeldBack)?)
            }
        };
        Self { mode, games }.check()
    }
}

impl fmt::Display for Openness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.participants, self.public)
    }
}

impl FromStr for Openness {
    type Err = SightFault;

    fn from_str(text: &str) -> Result<Self, SightFault> {
        let (participants, public) = text.split_once(' ').ok_or(SightFault::HeldBack)?;
        Ok(Self {
            participants: participants.parse()?,
            public: public.parse()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EARLY: Progress = Progress {
        ended: 4,
        over: false,
    };
    const LATER: Progress = Progress {
        ended: 5,
        over: false,
    };
    const OVER: Progress = Progress {
        ended: 1,
        over: true,
    };

    #[test]
    fn what_is_stored_is_read_back() {
        for text in [
            "live end",
            "end end",
            "delay-4 end+12",
            "live+3 delay-100+1",
        ] {
            let read: Openness = text.parse().unwrap();
            assert_eq!(read.to_string(), text);
        }
        for bad in [
            "live",
            "delay-0 end",
            "delay-101 end",
            "delay-x end",
            "end+-1 end",
            "end end end",
            "all end",
            "end+10001 end",
        ] {
            assert!(bad.parse::<Openness>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_mode_says_how_far_somebody_sees() {
        let table = [
            // mode, running with 4 and 5 ended and over; ended with 4 and 5 ended and over
            ("live", "WWW WWW"),
            ("delay-3", "333 WWW"),
            ("end", "--- WWW"),
            ("live+5", "-WW -WW"),
            ("delay-3+5", "-33 -WW"),
            ("end+5", "--- -WW"),
        ];
        for (text, expected) in table {
            let sight: Sight = text.parse().unwrap();
            let sign = |runs, progress| match sight.extent(runs, progress) {
                Extent::Whole => 'W',
                Extent::Held(3) => '3',
                Extent::Held(_) => '?',
                Extent::Nothing => '-',
            };
            let row = |runs| {
                [EARLY, LATER, OVER]
                    .map(|p| sign(runs, p))
                    .iter()
                    .collect::<String>()
            };
            assert_eq!(format!("{} {}", row(true), row(false)), expected, "{text}");
        }
    }

    #[test]
    fn whoever_takes_part_sees_no_less_than_the_public() {
        let open: Openness = "end live".parse().unwrap();
        assert_eq!(
            open.extent(Audience::Participant, true, EARLY),
            Extent::Whole
        );
        let open: Openness = "delay-2 delay-6".parse().unwrap();
        assert_eq!(
            open.extent(Audience::Participant, true, EARLY),
            Extent::Held(2)
        );
        assert_eq!(open.extent(Audience::Public, true, EARLY), Extent::Held(6));
        for audience in [Audience::Player, Audience::Director] {
            let shut: Openness = "end+9 end+9".parse().unwrap();
            assert_eq!(shut.extent(audience, true, EARLY), Extent::Whole);
        }
    }
}
