//! The time controls that have a name.

use super::control::{Carry, Control, Increment, Options, Pace};
use crate::domain::time::DAY;

/// The controls that are offered by name, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// 3 days per move: what friends play.
    Normal,
    /// 7 days per move.
    Unhurried,
    /// 1 day per move.
    Quick,
    /// 20 days and 2 days per move, at most 30: what tournaments play.
    Club,
    /// 30 days and 3 days per move, at most 45.
    Long,
    /// 10 moves in 40 days, carried over, whole days.
    Classic,
    /// 10 moves in 50 days, carried over, whole days, double beyond 20.
    International,
}

impl Preset {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 7] = [
        Self::Normal,
        Self::Unhurried,
        Self::Quick,
        Self::Club,
        Self::Long,
        Self::Classic,
        Self::International,
    ];

    /// Its word in forms and phrases.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Unhurried => "unhurried",
            Self::Quick => "quick",
            Self::Club => "club",
            Self::Long => "long",
            Self::Classic => "classic",
            Self::International => "international",
        }
    }

    /// The preset of a word.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.code() == code)
    }

    /// The preset that is exactly this control.
    #[must_use]
    pub fn of(control: &Control) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|preset| preset.control() == *control)
    }

    /// What it stands for.
    #[must_use]
    pub fn control(self) -> Control {
        let fischer = |base: i64, time: i64, cap: i64| Pace::Fischer {
            base: base * DAY,
            increment: Increment::each(time * DAY),
            cap: Some(cap * DAY),
        };
        let ten = |days: i64| Pace::Period {
            moves: 10,
            time: days * DAY,
            carry: Carry::Kept,
        };
        let first_move = Some(10 * DAY);
        match self {
            Self::Normal => Control::days_per_move(3),
            Self::Unhurried => Control::days_per_move(7),
            Self::Quick => Control::days_per_move(1),
            Self::Club | Self::Long => Control {
                pace: if self == Self::Club {
                    fischer(20, 2, 30)
                } else {
                    fischer(30, 3, 45)
                },
                options: Options {
                    first_move,
                    ..Options::default()
                },
            },
            Self::Classic | Self::International => Control {
                pace: ten(if self == Self::Classic { 40 } else { 50 }),
                options: Options {
                    whole_days: true,
                    double_beyond: (self == Self::International).then_some(20 * DAY),
                    silence: Some(40 * DAY),
                    first_move,
                    ..Options::default()
                },
            },
        }
    }
}
