//! What a pairing that was changed by hand breaks of the absolute rules (C.04.3, article 2.1).

use super::colours::Strength;
use super::person::Person;
use crate::domain::tournament::crosstable::{Crosstable, Round};
use crate::domain::tournament::pairing::Pairing;

/// A rule that is broken; players by their numbers, White first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breach {
    /// They have met before (C1).
    Met(u32, u32),
    /// He has had a bye, or as many points as for a win without playing (C2).
    ByeAgain(u32),
    /// He would have a colour that he may not have (C3): a third time in a row, or three times more than the other.
    Colour(u32),
    /// They are forbidden to meet in this round.
    Forbidden(u32, u32),
    /// Nobody has this number, or he is paired twice.
    Number(u32),
}

/// What a pairing of a round breaks. Topscorers may be given any colour in the last round.
#[must_use]
pub fn breaches(table: &Crosstable, round: Round, pairing: &Pairing) -> Vec<Breach> {
    let mut found = Vec::new();
    let mut seen = Vec::new();
    let mut person = |number: u32, found: &mut Vec<Breach>| {
        let twice = seen.contains(&number);
        seen.push(number);
        let seat = table.seat(number).filter(|_| !twice);
        if seat.is_none() {
            found.push(Breach::Number(number));
        }
        seat.map(|seat| Person::new(table, seat, round))
    };
    for (white, black) in &pairing.pairs {
        let pair = (person(*white, &mut found), person(*black, &mut found));
        let (Some(one), Some(other)) = pair else {
            continue;
        };
        if one.met.contains(&other.seat) {
            found.push(Breach::Met(*white, *black));
        }
        if table.is_forbidden(one.seat, other.seat, round) {
            found.push(Breach::Forbidden(*white, *black));
        }
        if one.top || other.top {
            continue;
        }
        let denied = |person: &Person, white: bool| {
            person.preference.is_some_and(|own| {
                own.strength == Strength::Absolute && own.side.is_white() != white
            })
        };
        for (number, person, is_white) in [(white, &one, true), (black, &other, false)] {
            if denied(person, is_white) {
                found.push(Breach::Colour(*number));
            }
        }
    }
    if let Some(number) = pairing.bye
        && person(number, &mut found).is_some_and(|person| person.had_bye)
    {
        found.push(Breach::ByeAgain(number));
    }
    found
}
