//! Kinds of tournaments by name.

use super::format::{Fill, Format, Onward, Robin, Tie};
use crate::domain::clock::{Preset as TimePreset, Stages, USUAL_STAGES};
use crate::domain::player::coded;

/// Kinds of tournaments by name: one choice, then name and date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// Everybody meets everybody, for months.
    Championship,
    /// Groups of five, both colours at once, all tied winners go on.
    Groups,
    /// Knock-out.
    Cup,
    /// FIDE Dutch system.
    Swiss,
    /// Groups from a given position.
    Thematic,
    /// Small groups for those who begin.
    Beginners,
    /// Groups of five that start whenever one has filled.
    Endless,
}
coded!(Preset {
    Championship = "championship",
    Groups = "groups",
    Cup = "cup",
    Swiss = "swiss",
    Thematic = "thematic",
    Beginners = "beginners",
    Endless = "endless",
});

impl Preset {
    /// Its format.
    #[must_use]
    pub fn format(self) -> Format {
        let groups = |size, cycles, best| {
            Format::Robin(Robin {
                cycles,
                size: Some(size),
                fill: Fill::Lot,
                onward: match best {
                    0 => None,
                    best => Some(Onward { best, tied: true }),
                },
                every: None,
            })
        };
        match self {
            Self::Championship => Format::Robin(Robin::all(1)),
            Self::Groups => groups(5, 2, 1),
            Self::Cup => Format::Knockout {
                games: 2,
                tie: Tie::Lower,
            },
            Self::Swiss => Format::Swiss {
                rounds: 5,
                every: None,
            },
            Self::Thematic | Self::Endless => groups(5, 2, 0),
            Self::Beginners => groups(4, 2, 0),
        }
    }

    /// Its time control.
    #[must_use]
    pub const fn time(self) -> TimePreset {
        match self {
            Self::Championship | Self::Swiss => TimePreset::Club,
            Self::Groups | Self::Thematic => TimePreset::Unhurried,
            Self::Cup | Self::Beginners | Self::Endless => TimePreset::Normal,
        }
    }

    /// When it writes to whoever does not move.
    #[must_use]
    pub fn stages(self) -> Option<Stages> {
        (self.time() == TimePreset::Club).then_some(USUAL_STAGES)
    }

    /// Its tie-breaks.
    #[must_use]
    pub const fn tie_breaks(self) -> &'static str {
        match self {
            Self::Swiss => "BH/C1 BH SB DE",
            _ => "SB DE WIN",
        }
    }

    /// Whether its games are rated.
    #[must_use]
    pub const fn rated(self) -> bool {
        !matches!(self, Self::Beginners)
    }
}

#[cfg(test)]
mod tests {
    use super::super::setup::tie_breaks;
    use super::*;

    #[test]
    fn every_preset_is_sound() {
        for preset in Preset::ALL {
            let format = preset.format();
            assert_eq!(format.check(), Ok(format), "{preset:?}");
            assert_eq!(format.to_string().parse(), Ok(format));
            let codes = preset.tie_breaks();
            assert_eq!(tie_breaks(codes).len(), codes.split(' ').count());
        }
    }
}
