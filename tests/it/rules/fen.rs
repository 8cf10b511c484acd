//! FENs read, written, refused with all reasons (data: fen.txt); the 960 start positions.

use fernzug::rules::{Color, Position, Role, Side};
use proptest::prelude::*;

#[test]
fn fens_are_read_or_refused_as_told() {
    let mut wrong = Vec::new();
    for line in include_str!("fen.txt")
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
    {
        let (text, expected) = line.split_once("; ").expect(line);
        let expected = if expected == "=" { text } else { expected };
        let got = match Position::from_fen(text) {
            Ok(position) => position.fen(),
            Err(error) => error
                .reasons
                .iter()
                .map(|reason| format!("{reason:?}"))
                .collect::<Vec<_>>()
                .join(" "),
        };
        if got != expected {
            wrong.push(format!("{text}\n    {expected}\n    {got}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn start_position_is_number_518() {
    let start = Position::start();
    assert_eq!(
        start.fen(),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
    assert_eq!(Position::chess960(518), Some(start));
    assert_eq!(start.chess960_number(), Some(518));
    assert_eq!(
        Position::chess960(0).map(|one| one.placement()),
        Some("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR".to_owned())
    );
    assert_eq!(
        Position::chess960(959).map(|one| one.placement()),
        Some("rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB".to_owned())
    );
    assert_eq!(Position::chess960(960), None);
}

#[test]
fn all_960_start_positions_differ_and_read_back() {
    let mut seen = std::collections::HashSet::new();
    for number in 0..960 {
        let position = Position::chess960(number).expect("below 960");
        assert!(seen.insert(position.fen()));
        assert_eq!(Position::from_fen(&position.fen()), Ok(position));
        let bishops = position.of(Color::White, Role::Bishop);
        assert_eq!(bishops.filter(|square| square.is_light()).count(), 1);
        let long = position
            .castling()
            .rook(Color::White, Side::Long)
            .expect("a right");
        let short = position
            .castling()
            .rook(Color::White, Side::Short)
            .expect("a right");
        assert!(long < position.king(Color::White) && position.king(Color::White) < short);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_fen_panics(text in prop_oneof![
        "[pnbrqkPNBRQK1-8/]{10,70} [wb] [KQkqA-Ha-h-]{1,4} ([a-h][36]|-) [0-9]{1,6} [0-9]{1,3}".boxed(),
        ".{0,60}".boxed(),
    ]) {
        if let Ok(position) = Position::from_fen(&text) {
            prop_assert_eq!(Position::from_fen(&position.fen()), Ok(position));
        }
    }

    #[test]
    fn any_board_is_refused_or_played_on(squares in prop::collection::vec(0usize..40, 64), black in any::<bool>()) {
        let signs: Vec<char> = "pnbrqPNBRQ".chars().collect();
        let mut rows: Vec<String> = squares
            .chunks(8)
            .map(|row| row.iter().map(|n| signs.get(*n).copied().unwrap_or('1')).collect())
            .collect();
        rows[0].replace_range(4..5, "k");
        rows[7].replace_range(4..5, "K");
        let fen = format!("{} {} - - 0 1", rows.join("/"), if black { 'b' } else { 'w' });
        if let Ok(position) = Position::from_fen(&fen) {
            for next in &position.legal_moves() {
                let after = position.play(*next);
                prop_assert_eq!(Position::from_fen(&after.fen()), Ok(after), "{} {}", fen, position.uci(*next));
            }
        }
    }
}
