//! The codes of tie-breaks, as C.07 and TRF26 write them.

use std::fmt;
use std::str::FromStr;

/// A tie-break.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TieBreak {
    /// Which.
    pub kind: Kind,
    /// How many of the lowest are left out (`C1`, `M1`).
    pub cut_low: u8,
    /// How many of the highest are left out (`M1`).
    pub cut_high: u8,
    /// The lower value comes first (`R`), as with "lower rating at the start".
    pub reversed: bool,
}

/// The kinds of tie-breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// `PTS`: points.
    Points,
    /// `WIN`: rounds with as many points as a win (7.1).
    Wins,
    /// `WON`: games won over the board (7.2).
    Won,
    /// `BPG`: games played with Black (7.3).
    Blacks,
    /// `BWG`: games won with Black (7.4).
    BlackWins,
    /// `REP`: rounds one elected to play (7.6).
    Elected,
    /// `DE`: direct encounter (6), as the place among those tied; 0 if it parts nobody.
    DirectEncounter,
    /// `SB`: Sonneborn-Berger (9.1).
    SonnebornBerger,
    /// `BH`: Buchholz (8.1).
    Buchholz,
    /// `KS`: Koya (9.2).
    Koya,
    /// `PS`: progressive scores (7.5).
    Progressive,
    /// `ARO`: average rating of opponents (10.1).
    AverageRating,
    /// `RTG`: rating at the start.
    Rating,
    /// `TPN`: number at the start, lower first.
    Number,
    /// `LOT`: drawing of lots.
    Lots,
}

const KINDS: [(&str, Kind); 15] = [
    ("PTS", Kind::Points),
    ("WIN", Kind::Wins),
    ("WON", Kind::Won),
    ("BPG", Kind::Blacks),
    ("BWG", Kind::BlackWins),
    ("REP", Kind::Elected),
    ("DE", Kind::DirectEncounter),
    ("SB", Kind::SonnebornBerger),
    ("BH", Kind::Buchholz),
    ("KS", Kind::Koya),
    ("PS", Kind::Progressive),
    ("ARO", Kind::AverageRating),
    ("RTG", Kind::Rating),
    ("TPN", Kind::Number),
    ("LOT", Kind::Lots),
];

impl TieBreak {
    /// One without modifiers.
    #[must_use]
    pub const fn plain(kind: Kind) -> TieBreak {
        TieBreak {
            kind,
            cut_low: 0,
            cut_high: 0,
            reversed: false,
        }
    }

    /// Whether the lower value comes first.
    #[must_use]
    pub fn lower_first(&self) -> bool {
        let naturally = matches!(self.kind, Kind::DirectEncounter | Kind::Number | Kind::Lots);
        naturally != self.reversed
    }

    /// Whether its values are whole numbers.
    #[must_use]
    pub const fn is_count(&self) -> bool {
        !matches!(
            self.kind,
            Kind::Points | Kind::SonnebornBerger | Kind::Buchholz | Kind::Koya | Kind::Progressive
        )
    }

    fn modified(mut self, modifier: &str) -> Option<TieBreak> {
        use Kind::{AverageRating, Buchholz, DirectEncounter, Lots, Progressive, SonnebornBerger};
        let number = || {
            let digits = modifier.get(1..)?;
            let number = digits
                .parse()
                .ok()
                .filter(|number| (1..=99).contains(number))?;
            digits
                .bytes()
                .all(|byte| byte.is_ascii_digit())
                .then_some(number)
        };
        match modifier.bytes().next()? {
            b'R' if modifier.len() == 1 && !matches!(self.kind, DirectEncounter | Lots) => {
                self.reversed = true;
            }
            b'C' if matches!(
                self.kind,
                Buchholz | SonnebornBerger | Progressive | AverageRating
            ) =>
            {
                self.cut_low = number()?;
            }
            b'M' if matches!(self.kind, Buchholz | AverageRating) => {
                self.cut_low = number()?;
                self.cut_high = self.cut_low;
            }
            _ => return None,
        }
        Some(self)
    }
}

/// `BH/C1`, also written `BH:C1` or `BH-C1`, in any case. `SNO` is `TPN`, `GE` is `REP`.
impl FromStr for TieBreak {
    type Err = UnknownTieBreak;

    fn from_str(text: &str) -> Result<TieBreak, UnknownTieBreak> {
        let unknown = || UnknownTieBreak {
            code: text.to_owned(),
        };
        let upper = text.trim().to_ascii_uppercase();
        let mut words = upper.split([':', '/', '-']);
        let name = match words.next().unwrap_or_default() {
            "SNO" => "TPN",
            "GE" => "REP",
            name => name,
        };
        let kind = KINDS
            .iter()
            .find(|(code, _)| *code == name)
            .map(|(_, kind)| *kind);
        words.try_fold(
            TieBreak::plain(kind.ok_or_else(unknown)?),
            |so_far, modifier| so_far.modified(modifier).ok_or_else(unknown),
        )
    }
}

/// As C.07 writes it: `BH/C1`.
impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = KINDS.iter().find(|(_, kind)| *kind == self.kind);
        let mut text = code.map_or("", |(code, _)| code).to_owned();
        match (self.cut_low, self.cut_high) {
            (0, 0) => {}
            (low, 0) => text.push_str(&format!("/C{low}")),
            (low, _) => text.push_str(&format!("/M{low}")),
        }
        if self.reversed {
            text.push_str("/R");
        }
        f.pad(&text)
    }
}

/// No tie-break has this code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTieBreak {
    /// As written.
    pub code: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_in_the_ways_they_are_written() {
        for (text, code) in [
            ("BH:C1", "BH/C1"),
            ("bh/c1", "BH/C1"),
            ("BH-M1", "BH/M1"),
            ("SB", "SB"),
            ("SB/C1", "SB/C1"),
            ("RTG:R", "RTG/R"),
            ("SNO", "TPN"),
            (" DE ", "DE"),
            ("PS:C2", "PS/C2"),
        ] {
            assert_eq!(text.parse::<TieBreak>().unwrap().to_string(), code);
        }
        for text in [
            "", "XX", "BH:", "BH:C", "BH:C0", "BH:C100", "BH:C+1", "DE:C1", "SB:M1", "WIN:C1",
            "BH:ü",
        ] {
            assert!(text.parse::<TieBreak>().is_err(), "{text:?}");
        }
    }
}
