//! How a tournament is played: one value, with a short notation in which it is stored.

use std::fmt;
use std::str::FromStr;

use crate::domain::player::coded;

/// The most players of one group in which all meet.
pub const MOST_IN_A_GROUP: u16 = 60;
/// The most games of a match in a knock-out.
pub const MOST_IN_A_MATCH: u8 = 8;
/// The most rounds of a Swiss tournament.
pub const MOST_ROUNDS: u8 = 30;
/// The longest span between two rounds, in days.
pub const LONGEST_BETWEEN: u16 = 365;

/// How a tournament is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// All meet all, in one group or in several.
    Robin(Robin),
    /// Whoever loses a match is out.
    Knockout {
        /// Games of a match, all at once, colours in turn.
        games: u8,
        /// Who goes on after a tied match.
        tie: Tie,
    },
    /// FIDE Dutch system (C.04.3).
    Swiss {
        /// Rounds.
        rounds: u8,
        /// Days between two rounds; `None`: a round begins when the one before is finished. With days a game that still
        /// runs counts as a draw for the pairing.
        every: Option<u16>,
    },
}

/// A round robin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Robin {
    /// Games of each pair, one or two; two are played at once, with both colours.
    pub cycles: u8,
    /// The largest group wished for; `None`: everybody in one.
    pub size: Option<u16>,
    /// Who comes into which group.
    pub fill: Fill,
    /// Who goes on into the next stage; `None`: there is none.
    pub onward: Option<Onward>,
    /// Days between two rounds; `None`: all games begin at once.
    pub every: Option<u16>,
}

/// Who goes on from a group. The stages end with the first that has a single group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Onward {
    /// The best so many of each group.
    pub best: u8,
    /// And all who have as many points as the last of them.
    pub tied: bool,
}

/// Who comes into which group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// By lot.
    Lot,
    /// The strongest into the first group, and so on.
    Rating,
    /// Groups as even in strength as can be.
    Even,
    /// In the order of entry.
    Order,
}
coded!(Fill {
    Lot = "lot",
    Rating = "rating",
    Even = "even",
    Order = "order",
});

/// Who goes on after a tied match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// Whoever stood lower in the order at the start.
    Lower,
    /// Two more games; if they are tied too, whoever stood lower.
    Extra,
    /// Both, as long as another match of the round was decided.
    Both,
}
coded!(Tie {
    Lower = "lower",
    Extra = "extra",
    Both = "both",
});

/// What is wrong with a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormatFault {
    /// The notation cannot be read.
    Unreadable,
    /// One or two games of each pair.
    Cycles,
    /// A group has 3 to [`MOST_IN_A_GROUP`] players.
    Size,
    /// At least one goes on, and fewer than a group has.
    Onward,
    /// Groups from which somebody goes on have a size.
    OnwardWithoutGroups,
    /// 1 to [`LONGEST_BETWEEN`] days.
    Every,
    /// A match has 1 to [`MOST_IN_A_MATCH`] games.
    Games,
    /// 1 to [`MOST_ROUNDS`] rounds.
    Rounds,
}

impl Robin {
    /// A single group in which everybody meets everybody `cycles` times.
    #[must_use]
    pub const fn all(cycles: u8) -> Self {
        Self {
            cycles,
            size: None,
            fill: Fill::Lot,
            onward: None,
            every: None,
        }
    }
}

impl Format {
    /// Whether all pairs of a stage are known beforehand (C.07, article 15.2).
    #[must_use]
    pub const fn is_robin(&self) -> bool {
        matches!(self, Self::Robin(_))
    }

    /// Checks the numbers.
    ///
    /// # Errors
    /// The first that cannot be.
    pub fn check(self) -> Result<Self, FormatFault> {
        let every = |every: Option<u16>| every.is_none_or(|n| (1..=LONGEST_BETWEEN).contains(&n));
        match self {
            Self::Robin(robin) => {
                if !(1..=2).contains(&robin.cycles) {
                    return Err(FormatFault::Cycles);
                }
                if robin
                    .size
                    .is_some_and(|n| !(3..=MOST_IN_A_GROUP).contains(&n))
                {
                    return Err(FormatFault::Size);
                }
                if let Some(onward) = robin.onward {
                    let size = robin.size.ok_or(FormatFault::OnwardWithoutGroups)?;
                    if !(1..size).contains(&u16::from(onward.best)) {
                        return Err(FormatFault::Onward);
                    }
                }
                if !every(robin.every) {
                    return Err(FormatFault::Every);
                }
            }
            Self::Knockout { games, .. } => {
                if !(1..=MOST_IN_A_MATCH).contains(&games) {
                    return Err(FormatFault::Games);
                }
            }
            Self::Swiss {
                rounds,
                every: days,
            } => {
                if !(1..=MOST_ROUNDS).contains(&rounds) {
                    return Err(FormatFault::Rounds);
                }
                if !every(days) {
                    return Err(FormatFault::Every);
                }
            }
        }
        Ok(self)
    }
}

/// `robin 2 size=5 fill=lot best=1 tied every=30`, `knockout 2 lower`, `swiss 7 every=30`.
impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Robin(robin) => {
                write!(f, "robin {}", robin.cycles)?;
                if let Some(size) = robin.size {
                    write!(f, " size={size} fill={}", robin.fill.code())?;
                }
                if let Some(onward) = robin.onward {
                    write!(f, " best={}", onward.best)?;
                    if onward.tied {
                        f.write_str(" tied")?;
                    }
                }
                every(f, robin.every)
            }
            Self::Knockout { games, tie } => write!(f, "knockout {games} {}", tie.code()),
            Self::Swiss {
                rounds,
                every: days,
            } => {
                write!(f, "swiss {rounds}")?;
                every(f, *days)
            }
        }
    }
}

fn every(f: &mut fmt::Formatter<'_>, days: Option<u16>) -> fmt::Result {
    days.map_or(Ok(()), |days| write!(f, " every={days}"))
}

impl FromStr for Format {
    type Err = FormatFault;

    fn from_str(text: &str) -> Result<Self, FormatFault> {
        let bad = FormatFault::Unreadable;
        let words: Vec<&str> = text.split(' ').collect();
        let (kind, number) = match words.as_slice() {
            [kind, number, ..] => (*kind, number.parse::<u8>().map_err(|_| bad)?),
            _ => return Err(bad),
        };
        let rest = words.get(2..).unwrap_or_default();
        let value = |key: &str| {
            rest.iter()
                .find_map(|word| word.strip_prefix(key)?.strip_prefix('='))
        };
        let wide = |key: &str| -> Result<Option<u16>, FormatFault> {
            value(key).map(|v| v.parse().map_err(|_| bad)).transpose()
        };
        let format = match kind {
            "robin" => Self::Robin(Robin {
                cycles: number,
                size: wide("size")?,
                fill: value("fill").map_or(Ok(Fill::Lot), |v| Fill::from_code(v).ok_or(bad))?,
                onward: match value("best") {
                    None => None,
                    Some(best) => Some(Onward {
                        best: best.parse().map_err(|_| bad)?,
                        tied: rest.contains(&"tied"),
                    }),
                },
                every: wide("every")?,
            }),
            "knockout" => Self::Knockout {
                games: number,
                tie: rest.first().and_then(|w| Tie::from_code(w)).ok_or(bad)?,
            },
            "swiss" => Self::Swiss {
                rounds: number,
                every: wide("every")?,
            },
            _ => return Err(bad),
        };
        format.check()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_format_is_read_as_it_was_written() {
        for text in [
            "robin 1",
            "robin 2 every=30",
            "robin 2 size=5 fill=lot best=1 tied",
            "robin 1 size=7 fill=even best=2 every=14",
            "knockout 2 lower",
            "knockout 1 extra",
            "swiss 7",
            "swiss 5 every=30",
        ] {
            assert_eq!(
                text.parse::<Format>().map(|f| f.to_string()).as_deref(),
                Ok(text)
            );
        }
    }

    #[test]
    fn what_cannot_be_is_refused() {
        for (text, fault) in [
            ("", FormatFault::Unreadable),
            ("robin", FormatFault::Unreadable),
            ("ladder 1", FormatFault::Unreadable),
            ("robin 3", FormatFault::Cycles),
            ("robin 1 size=2 fill=lot", FormatFault::Size),
            ("robin 1 size=61 fill=lot", FormatFault::Size),
            ("robin 1 size=4 fill=chance", FormatFault::Unreadable),
            ("robin 1 size=4 fill=lot best=4", FormatFault::Onward),
            ("robin 1 best=1", FormatFault::OnwardWithoutGroups),
            ("robin 1 every=0", FormatFault::Every),
            ("knockout 9 lower", FormatFault::Games),
            ("knockout 2", FormatFault::Unreadable),
            ("swiss 0", FormatFault::Rounds),
            ("swiss 5 every=400", FormatFault::Every),
        ] {
            assert_eq!(text.parse::<Format>(), Err(fault), "{text}");
        }
    }
}
