//! What people type (data: typed.txt), and that nothing typed makes a panic.

use fernzug::rules::notation::{Letters, iccf, parse_san, parse_typed, san};
use fernzug::rules::{MoveRefusal, Position};
use proptest::prelude::*;

fn letters(code: &str) -> Letters {
    match code {
        "de" => Letters::German,
        "sv" => Letters::Swedish,
        "fig" => Letters::Figurine,
        _ => Letters::English,
    }
}

/// The refusal's name, with what a reader would be told.
fn told(position: &Position, refusal: &MoveRefusal) -> String {
    match refusal {
        MoveRefusal::Ambiguous { candidates } => {
            let mut names: Vec<String> = candidates
                .iter()
                .map(|one| san(position, *one, Letters::English))
                .collect();
            names.sort_by_key(|name| name.to_lowercase());
            names.sort_by_key(|name| name.starts_with(|first: char| first.is_uppercase()));
            format!("Ambiguous {}", names.join(" "))
        }
        MoveRefusal::CastlingThroughAttack { square, .. } => {
            format!("CastlingThroughAttack {square}")
        }
        other => format!("{other:?}")
            .split(' ')
            .next()
            .unwrap_or_default()
            .to_owned(),
    }
}

#[test]
fn typed_moves_are_read_or_refused_as_told() {
    let mut fen = "start";
    let mut wrong = Vec::new();
    for line in include_str!("typed.txt")
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
    {
        let [start, code, text, expected] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        fen = if start == "″" { fen } else { start };
        let position = if fen == "start" {
            Position::start()
        } else {
            Position::from_fen(fen).expect(fen)
        };
        let got = match parse_typed(&position, text, letters(code)) {
            Ok(read) => position.uci(read),
            Err(refusal) => told(&position, &refusal),
        };
        if got != expected {
            wrong.push(format!("{fen}: {line} -> {got}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn programs_capitals_are_men() {
    let position = Position::from_fen("4k3/8/8/2p5/1P6/8/8/B3K1B1 w - - 0 1").expect("legal");
    let read = parse_san(&position, "Bxc5").expect("the bishop");
    assert_eq!(position.uci(read), "g1c5");
    assert_eq!(iccf(read), "7135");
}

const SIGNS: &str = "[a-hA-HKQRNBSDTLPOo0-9x:=+#!?.()/ e…–♘♛ÄäöåéZß-]{0,12}";

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_typed_panics(text in prop_oneof![SIGNS.boxed(), ".{0,40}".boxed()], number in 0u16..960) {
        let start = Position::chess960(number).expect("below 960");
        let busy = Position::from_fen("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1").expect("legal");
        for position in [start, busy] {
            for letters in [Letters::English, Letters::German] {
                if let Ok(read) = parse_typed(&position, &text, letters) {
                    prop_assert!(position.legal_moves().contains(&read));
                }
            }
            let _ = parse_san(&position, &text);
            let _ = position.parse_uci(&text);
        }
    }
}
