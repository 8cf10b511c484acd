//! Points, exactly.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Mul, Neg, Sub};

/// Points of a player, in hundredths of a point: a quarter point is exact, and nothing is ever rounded.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Points(pub i32);

impl Points {
    /// No points.
    pub const ZERO: Points = Points(0);
    /// Half a point.
    pub const HALF: Points = Points(50);
    /// One point.
    pub const ONE: Points = Points(100);

    /// Whole points.
    #[must_use]
    pub const fn whole(points: i32) -> Points {
        Points(points.saturating_mul(100))
    }

    /// Reads `1`, `1.5`, `-0.25` or, as some programs write it, `1,5`. `None` for anything else, for more than two
    /// decimals and for more than 9,999 points.
    #[must_use]
    pub fn parse(text: &str) -> Option<Points> {
        let (sign, digits) = match text.strip_prefix('-') {
            Some(rest) => (-1, rest),
            None => (1, text),
        };
        let (whole, part) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
        let numeric = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if whole.len() > 4 || part.len() > 2 || (whole.is_empty() && part.is_empty()) {
            return None;
        }
        if !numeric(whole) || !numeric(part) {
            return None;
        }
        let whole: i32 = if whole.is_empty() {
            0
        } else {
            whole.parse().ok()?
        };
        let hundredths: i32 = format!("{part:0<2}").parse().ok()?;
        Some(Points(sign * (whole * 100 + hundredths)))
    }
}

impl Add for Points {
    type Output = Points;
    fn add(self, other: Points) -> Points {
        Points(self.0.saturating_add(other.0))
    }
}

impl Sub for Points {
    type Output = Points;
    fn sub(self, other: Points) -> Points {
        Points(self.0.saturating_sub(other.0))
    }
}

impl Neg for Points {
    type Output = Points;
    fn neg(self) -> Points {
        Points(self.0.saturating_neg())
    }
}

impl Mul<i32> for Points {
    type Output = Points;
    fn mul(self, times: i32) -> Points {
        Points(self.0.saturating_mul(times))
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(all: I) -> Points {
        all.fold(Points::ZERO, Add::add)
    }
}

/// With one decimal, and with a second one where there is any: `2.5`, `0.25`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, part) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        let text = if part.is_multiple_of(10) {
            format!("{sign}{whole}.{}", part / 10)
        } else {
            format!("{sign}{whole}.{part:02}")
        };
        f.pad(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::Points;

    #[test]
    fn points_are_read_and_written_exactly() {
        for (text, hundredths, back) in [
            ("0", 0, "0.0"),
            ("1", 100, "1.0"),
            ("1.5", 150, "1.5"),
            ("10,5", 1050, "10.5"),
            (".5", 50, "0.5"),
            ("0.25", 25, "0.25"),
            ("-1.0", -100, "-1.0"),
            ("9999", 999_900, "9999.0"),
        ] {
            let points = Points::parse(text).unwrap();
            assert_eq!(points.0, hundredths, "{text}");
            assert_eq!(points.to_string(), back);
        }
        for text in [
            "", ".", "-", "1.555", "1e3", "10000", "1.5.", "½", "+1", "--1",
        ] {
            assert_eq!(Points::parse(text), None, "{text:?}");
        }
    }
}
