//! The start position in the forms of invitations and tournaments: the ordinary one, one of Chess960 by lot or by its number,
//! or any other as FEN.

use super::forms::{Form, FormState};
use crate::domain::invitation::chess960_number;
use crate::i18n::{Words, t};
use crate::rules::Position;
use crate::secrets::lot;

/// Start positions of Chess960.
const ALL: i64 = 960;
/// The ordinary one among them: no lot falls on it, who wants it needs none.
const ORDINARY: i64 = 518;

/// What is wrong with the choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartFault {
    /// No number of a start position.
    Number,
    /// Chess960 and a FEN.
    Both,
}

/// The FEN that a form asks for; empty: the ordinary start.
///
/// # Errors
/// What is wrong, and the field it is about.
pub fn fen(form: &Form) -> Result<String, (&'static str, StartFault)> {
    let typed = form.text("fen");
    let number = match form.text("chess960") {
        "lot" => drawn(lot()),
        "number" => match form.number::<i64>("chess960_number") {
            Some(number) if (0..ALL).contains(&number) => number,
            _ => return Err(("chess960_number", StartFault::Number)),
        },
        _ => return Ok(typed.to_owned()),
    };
    let number = u16::try_from(number).unwrap_or_default();
    let fen = Position::chess960(number)
        .unwrap_or_else(Position::start)
        .fen();
    if !typed.is_empty() && typed != fen {
        return Err(("fen", StartFault::Both));
    }
    Ok(fen)
}

/// The number that a lot falls on.
fn drawn(lot: i64) -> i64 {
    let number = lot.rem_euclid(ALL - 1);
    if number < ORDINARY {
        number
    } else {
        number + 1
    }
}

/// Shows a start position in a form.
pub fn fill(form: &mut FormState, fen: &str) {
    if let Some(number) = chess960_number(fen) {
        form.set("chess960", "number");
        form.set("chess960_number", &number.to_string());
    } else if fen != Position::start().fen() {
        form.set("fen", fen);
    }
}

/// What is wrong, in words.
pub fn fault(words: &Words, fault: StartFault) -> String {
    match fault {
        StartFault::Number => t!(words, "start960-fault-number"),
        StartFault::Both => t!(words, "start960-fault-both"),
    }
}

/// "Chess960, position 290", if it is one.
pub fn name(words: &Words, fen: &str) -> Option<String> {
    let number = chess960_number(fen)?;
    Some(t!(words, "start960-name", number = number.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::time::Instant;

    fn asked(fields: &[(&str, &str)]) -> Result<String, (&'static str, StartFault)> {
        fen(&Form::of(Instant(0), fields))
    }

    #[test]
    fn a_number_or_a_lot_makes_a_position() {
        let of = |number| Position::chess960(number).unwrap().fen();
        let number = |typed| asked(&[("chess960", "number"), ("chess960_number", typed)]);
        assert_eq!(number("290"), Ok(of(290)));
        assert_eq!(number(" 0 "), Ok(of(0)));
        for typed in ["960", "-1", "", "x", "1.5", "99999999999999999999"] {
            assert_eq!(
                number(typed),
                Err(("chess960_number", StartFault::Number)),
                "{typed}"
            );
        }
        for _ in 0..50 {
            let drawn = asked(&[("chess960", "lot")]).unwrap();
            assert!(chess960_number(&drawn).is_some(), "{drawn}");
        }
        assert_eq!(asked(&[]), Ok(String::new()));
        assert_eq!(
            asked(&[("fen", "8/8"), ("chess960", "no")]),
            Ok("8/8".to_owned())
        );
        let both = [("fen", "8/8"), ("chess960", "lot")];
        assert_eq!(asked(&both), Err(("fen", StartFault::Both)));
    }

    #[test]
    fn each_lot_falls_on_a_position_that_is_not_the_ordinary_one() {
        let mut all: Vec<i64> = (0..959).map(drawn).collect();
        all.dedup();
        assert_eq!(all.len(), 959);
        assert!(all.iter().all(|n| (0..ALL).contains(n) && *n != ORDINARY));
        assert!((0..ALL).contains(&drawn(i64::MIN)));
    }

    #[test]
    fn a_position_comes_back_as_it_was_chosen() {
        let mut form = FormState::default();
        fill(&mut form, &Position::chess960(77).unwrap().fen());
        assert!(form.is("chess960", "number") && form.is("chess960_number", "77"));
        let mut form = FormState::default();
        fill(&mut form, &Position::start().fen());
        assert!(form.fields().is_empty());
        fill(&mut form, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        assert!(form.value("fen").starts_with("4k3"));
    }
}
