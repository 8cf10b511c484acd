//! Colour preferences (C.04.3, article 1.7) and who gets White (article 5.2).

use super::person::Person;
use crate::rules::Color;

/// How strong a preference is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Strength {
    /// The last game had the other colour.
    Mild,
    /// One game more with the other colour.
    Strong,
    /// Two more, or the last two games.
    Absolute,
}

/// The colour a player ought to have next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preference {
    /// Which.
    pub side: Color,
    /// How much.
    pub strength: Strength,
}

/// The preference after games with these colours; `None` before the first one.
///
/// A player may fit several definitions; the first in the order of article 1.7 counts.
pub fn preference(history: &[Color]) -> Option<Preference> {
    let last = *history.last()?;
    let difference = difference(history);
    let twice = history.len() >= 2 && history.iter().rev().nth(1) == Some(&last);
    let away_from = |side: Color, strength| {
        Some(Preference {
            side: side.other(),
            strength,
        })
    };
    if difference.abs() >= 2 {
        away_from(ahead(difference), Strength::Absolute)
    } else if twice {
        away_from(last, Strength::Absolute)
    } else if difference != 0 {
        away_from(ahead(difference), Strength::Strong)
    } else {
        away_from(last, Strength::Mild)
    }
}

/// Games with White less games with Black.
pub fn difference(history: &[Color]) -> i32 {
    let sign = |side: &Color| if side.is_white() { 1 } else { -1 };
    history.iter().map(sign).sum()
}

const fn ahead(difference: i32) -> Color {
    if difference > 0 {
        Color::White
    } else {
        Color::Black
    }
}

/// The colour of `one` against `other`. `initial` is the colour that was drawn for the first player.
pub fn allocate(one: &Person, other: &Person, initial: Color) -> Color {
    if let Some(side) = by_preference(one, other) {
        return side;
    }
    // 5.2.3: alternate from the last time when their colours differed, the last games of each side by side.
    let pairs = one.colours.iter().rev().zip(other.colours.iter().rev());
    if let Some((own, _)) = pairs.into_iter().find(|(own, others)| own != others) {
        return own.other();
    }
    let first = if one.ranks_above(other) { one } else { other };
    let side = match first.preference {
        // 5.2.4
        Some(preference) => preference.side,
        // 5.2.5
        None if first.parity % 2 == 1 => initial,
        None => initial.other(),
    };
    if first.seat == one.seat {
        side
    } else {
        side.other()
    }
}

/// Articles 5.2.1 and 5.2.2: both preferences where that is possible, or else the stronger one; of two absolute ones
/// the one with the wider colour difference.
fn by_preference(one: &Person, other: &Person) -> Option<Color> {
    let (own, others) = match (one.preference, other.preference) {
        (None, None) => return None,
        (Some(own), None) => return Some(own.side),
        (None, Some(others)) => return Some(others.side.other()),
        (Some(own), Some(others)) => (own, others),
    };
    if own.side != others.side || own.strength > others.strength {
        return Some(own.side);
    }
    if own.strength < others.strength {
        return Some(own.side.other());
    }
    match one.difference.cmp(&other.difference) {
        std::cmp::Ordering::Less => Some(Color::White),
        std::cmp::Ordering::Greater => Some(Color::Black),
        std::cmp::Ordering::Equal => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_are_those_of_the_article() {
        for (history, side, strength) in [
            ("w", 'b', Strength::Strong),
            ("b", 'w', Strength::Strong),
            ("wb", 'w', Strength::Mild),
            ("bw", 'b', Strength::Mild),
            ("ww", 'b', Strength::Absolute),
            ("wwb", 'b', Strength::Strong),
            ("bbww", 'b', Strength::Absolute),
            ("wwwbb", 'w', Strength::Absolute),
            ("wwbww", 'b', Strength::Absolute),
            ("bbwb", 'w', Strength::Absolute),
        ] {
            let colours: Vec<Color> = history
                .chars()
                .map(|letter| {
                    if letter == 'w' {
                        Color::White
                    } else {
                        Color::Black
                    }
                })
                .collect();
            let found = preference(&colours).unwrap();
            assert_eq!(
                (found.side.letter(), found.strength),
                (side, strength),
                "{history}"
            );
        }
        assert_eq!(preference(&[]), None);
    }
}
