//! The short notation of a time control, in which it is stored and told ("20d+2d<30d"), and PGN's `TimeControl`.
//!
//! ```text
//! 3d              3 days for each move
//! 10/40d          10 moves in 40 days, unused time lost; 10/40d+ carried over; 10/40d+<60d carried over, at most 60
//! 20d+2d<30d      20 days and 2 days for each move, at most 30; 30d+5d/10 for each 10 moves; *50 earned by the first 50
//! 50d+5d<50d&30d  a reserve of 30 days; &!30d one that is not drawn by itself
//! =180d           180 days for the whole game
//! ```
//! and, after a space each: `w` whole days, `x20d` double beyond 20 days, `s40d` silence, `t300d` a player's total,
//! `f10d` first move, `g2d` grace, `c` claimed by the opponent. Spans are `3d`, `12h`, `1d6h`, `90m`, `10s`.

use std::fmt;

use super::control::{Carry, Control, ControlFault, Grace, Increment, Options, Pace};
use crate::domain::time::{DAY, HOUR, MINUTE, Millis, SECOND};

const UNITS: [(char, Millis); 4] = [('d', DAY), ('h', HOUR), ('m', MINUTE), ('s', SECOND)];

/// A span in its units, the largest first: `1d6h`.
struct Span(Millis);

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.0;
        if rest < SECOND {
            return f.write_str("0d");
        }
        for (letter, unit) in UNITS {
            if rest >= unit {
                write!(f, "{}{letter}", rest / unit)?;
                rest %= unit;
            }
        }
        Ok(())
    }
}

struct Earned(Increment);

impl fmt::Display for Earned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{}", Span(self.0.time))?;
        if self.0.moves != 1 {
            write!(f, "/{}", self.0.moves)?;
        }
        match self.0.earning {
            Some(most) => write!(f, "*{most}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.pace {
            Pace::PerMove { time } => write!(f, "{}", Span(time))?,
            Pace::Game { time } => write!(f, "={}", Span(time))?,
            Pace::Period { moves, time, carry } => {
                write!(f, "{moves}/{}", Span(time))?;
                match carry {
                    Carry::Lost => {}
                    Carry::Kept => f.write_str("+")?,
                    Carry::UpTo(cap) => write!(f, "+<{}", Span(cap))?,
                }
            }
            Pace::Fischer {
                base,
                increment,
                cap,
            } => {
                write!(f, "{}{}", Span(base), Earned(increment))?;
                if let Some(cap) = cap {
                    write!(f, "<{}", Span(cap))?;
                }
            }
            Pace::Reserve {
                base,
                increment,
                cap,
                reserve,
                automatic,
            } => {
                let by_hand = if automatic { "" } else { "!" };
                let (base, cap, reserve) = (Span(base), Span(cap), Span(reserve));
                write!(f, "{base}{}<{cap}&{by_hand}{reserve}", Earned(increment))?;
            }
        }
        let o = self.options;
        if o.whole_days {
            f.write_str(" w")?;
        }
        let limits = [
            ('x', o.double_beyond),
            ('s', o.silence),
            ('t', o.total),
            ('f', o.first_move),
        ];
        for (letter, limit) in limits {
            if let Some(limit) = limit {
                write!(f, " {letter}{}", Span(limit))?;
            }
        }
        match o.grace {
            Grace::Flag(0) => Ok(()),
            Grace::Flag(after) => write!(f, " g{}", Span(after)),
            Grace::Claim => f.write_str(" c"),
        }
    }
}

/// What is still to be read of a text.
struct Rest<'a>(&'a str);

impl Rest<'_> {
    fn eat(&mut self, sign: char) -> bool {
        match self.0.strip_prefix(sign) {
            Some(rest) => {
                self.0 = rest;
                true
            }
            None => false,
        }
    }

    fn number(&mut self) -> Option<i64> {
        let digits = self.0.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = self.0.split_at_checked(digits)?;
        let number = number.parse().ok()?;
        self.0 = rest;
        Some(number)
    }

    fn count(&mut self) -> Option<u32> {
        u32::try_from(self.number()?).ok()
    }

    fn span(&mut self) -> Option<Millis> {
        let mut sum: Millis = 0;
        let mut last = Millis::MAX;
        loop {
            let number = self.number()?;
            let (_, unit) = UNITS.into_iter().find(|(letter, _)| self.eat(*letter))?;
            if unit >= last {
                return None;
            }
            last = unit;
            sum = sum.checked_add(number.checked_mul(unit)?)?;
            if !self.0.starts_with(|c: char| c.is_ascii_digit()) {
                return Some(sum);
            }
        }
    }

    fn pace(&mut self) -> Option<Pace> {
        if self.eat('=') {
            return Some(Pace::Game { time: self.span()? });
        }
        if let Some((moves, _)) = self.0.split_once('/')
            && moves.bytes().all(|b| b.is_ascii_digit())
        {
            let moves = self.count()?;
            self.eat('/');
            let time = self.span()?;
            let carry = match (self.eat('+'), self.eat('<')) {
                (false, false) => Carry::Lost,
                (true, false) => Carry::Kept,
                (true, true) => Carry::UpTo(self.span()?),
                (false, true) => return None,
            };
            return Some(Pace::Period { moves, time, carry });
        }
        let base = self.span()?;
        if !self.eat('+') {
            return Some(Pace::PerMove { time: base });
        }
        let time = self.span()?;
        let moves = if self.eat('/') { self.count()? } else { 1 };
        let earning = if self.eat('*') {
            Some(self.count()?)
        } else {
            None
        };
        let increment = Increment {
            time,
            moves,
            earning,
        };
        let cap = if self.eat('<') {
            Some(self.span()?)
        } else {
            None
        };
        if !self.eat('&') {
            return Some(Pace::Fischer {
                base,
                increment,
                cap,
            });
        }
        let automatic = !self.eat('!');
        Some(Pace::Reserve {
            base,
            increment,
            cap: cap?,
            reserve: self.span()?,
            automatic,
        })
    }

    fn option(&mut self, options: &mut Options) -> Option<()> {
        if self.eat('w') {
            options.whole_days = true;
        } else if self.eat('c') {
            options.grace = Grace::Claim;
        } else if self.eat('g') {
            options.grace = Grace::Flag(self.span()?);
        } else {
            let slot = match self.0.chars().next()? {
                'x' => &mut options.double_beyond,
                's' => &mut options.silence,
                't' => &mut options.total,
                'f' => &mut options.first_move,
                _ => return None,
            };
            self.0 = self.0.get(1..)?;
            *slot = Some(self.span()?);
        }
        Some(())
    }
}

impl std::str::FromStr for Control {
    type Err = ControlFault;

    fn from_str(text: &str) -> Result<Self, ControlFault> {
        let mut words = text.split(' ');
        let mut first = Rest(words.next().unwrap_or_default());
        let pace = first.pace().filter(|_| first.0.is_empty());
        let pace = pace.ok_or(ControlFault::Unreadable)?;
        let mut options = Options::default();
        for word in words {
            let mut rest = Rest(word);
            rest.option(&mut options)
                .filter(|()| rest.0.is_empty())
                .ok_or(ControlFault::Unreadable)?;
        }
        Self { pace, options }.check()
    }
}

impl Control {
    /// PGN's `TimeControl` (PGN standard, 9.6): seconds; a span for each move is a period of one move; a time that stays
    /// for all moves is sudden death. What PGN has no sign for (caps, reserves, options) is left out; [`Control`]'s own
    /// short notation says all.
    #[must_use]
    pub fn pgn(&self) -> String {
        let seconds = |span: Millis| span / SECOND;
        match self.pace {
            Pace::PerMove { time } => format!("1/{}", seconds(time)),
            Pace::Period { moves, time, .. } => format!("{moves}/{}", seconds(time)),
            Pace::Fischer {
                base, increment, ..
            }
            | Pace::Reserve {
                base, increment, ..
            } if increment.moves == 1 => {
                format!("{}+{}", seconds(base), seconds(increment.time))
            }
            Pace::Fischer {
                base, increment, ..
            }
            | Pace::Reserve {
                base, increment, ..
            } => {
                // "N moves in so much, then again": the nearest that PGN can say
                let (moves, time) = (increment.moves, seconds(increment.time));
                format!("{moves}/{}:{moves}/{time}", seconds(base))
            }
            Pace::Game { time } => seconds(time).to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::clock::Preset;

    #[test]
    fn what_is_written_is_read() {
        for text in [
            "3d",
            "12h",
            "1d12h",
            "10/40d",
            "10/40d+",
            "10/40d+<60d",
            "20d+2d<30d",
            "30d+3d",
            "30d+5d/10",
            "15m+10s",
            "50d+5d*50<50d&30d",
            "50d+5d*50<50d&!0d",
            "=180d",
            "10/50d+ w x20d s40d f10d",
            "20d+2d<30d t200d f10d g2d",
            "3d c",
        ] {
            let control: Control = text.parse().unwrap();
            assert_eq!(control.to_string(), text);
        }
    }

    #[test]
    fn what_is_no_control_is_refused() {
        for text in [
            "",
            "3",
            "d",
            "3x",
            "3d ",
            "3d  w",
            "3d q",
            "10/",
            "/40d",
            "10/40d<60d",
            "20d+",
            "5h3d",
            "3d3d",
            "20d+2d<",
            "20d+2d&30d",
            "=",
            "3d wx",
            "99999999999999999999d",
            "-3d",
            "3d g",
        ] {
            assert_eq!(
                text.parse::<Control>(),
                Err(ControlFault::Unreadable),
                "{text}"
            );
        }
        for (text, fault) in [
            ("59m", ControlFault::TooShort),
            ("59s+1s", ControlFault::TooShort),
            ("3651d", ControlFault::TooLong),
            ("0/40d", ControlFault::Moves),
            ("501/40d", ControlFault::Moves),
            ("20d+2d<19d", ControlFault::CapTooLow),
            ("10/40d+<39d", ControlFault::CapTooLow),
            ("10/40d12h w", ControlFault::NotWholeDays),
            ("3d s1h", ControlFault::Limit),
        ] {
            assert_eq!(text.parse::<Control>(), Err(fault), "{text}");
        }
    }

    #[test]
    fn presets_are_what_they_are_called() {
        let texts = Preset::ALL.map(|p| p.control().to_string());
        assert_eq!(
            texts,
            [
                "3d",
                "7d",
                "1d",
                "20d+2d<30d f10d",
                "30d+3d<45d f10d",
                "10/40d+ w s40d f10d",
                "10/50d+ w x20d s40d f10d",
            ]
        );
        for preset in Preset::ALL {
            assert_eq!(preset.control().check(), Ok(preset.control()));
            assert_eq!(Preset::of(&preset.control()), Some(preset));
            assert_eq!(Preset::from_code(preset.code()), Some(preset));
        }
    }

    #[test]
    fn pgn_says_what_it_can() {
        let pgn = |text: &str| text.parse::<Control>().unwrap().pgn();
        assert_eq!(pgn("3d"), "1/259200");
        assert_eq!(pgn("10/40d+"), "10/3456000");
        assert_eq!(pgn("20d+2d<30d"), "1728000+172800");
        assert_eq!(pgn("=90m"), "5400");
        assert_eq!(pgn("15m+10s"), "900+10");
    }
}
