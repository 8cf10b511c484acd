//! The labelled suites in the source package of the crate chasolver (`tests/positions.txt` and `tests/lichess.txt` there):
//! `FERNZUG_TEST_SUITES=<that folder> cargo test --release --test it winnability_suites -- --ignored --nocapture`.

use fernzug::rules::winnability::{Budget, Verdict, analyse};
use fernzug::rules::{Color, Position};
use std::str::FromStr;
use std::time::Instant;

struct Tally {
    verdicts: usize,
    undetermined: usize,
    /// Positions that no game reaches and that our FEN refuses.
    refused: usize,
    ours: Vec<u128>,
    theirs: Vec<u128>,
}

fn judge(tally: &mut Tally, label: &str, fen: &str, budget: &Budget) {
    let Ok(position) = Position::from_fen(fen) else {
        tally.refused += 1;
        return;
    };
    for (side, letter, their_side) in [
        (Color::White, 'W', chess::Color::White),
        (Color::Black, 'B', chess::Color::Black),
    ] {
        let (answer, nanoseconds) = timed(|| analyse(&position, side, budget));
        tally.ours.push(nanoseconds);
        tally.verdicts += 1;
        match answer {
            Verdict::CanMate(line) => {
                assert!(label.contains(letter), "{side:?} {fen}");
                let end = line.iter().fold(position, |now, played| now.play(*played));
                assert!(end.is_checkmate() && end.turn() != side, "{fen}");
            }
            Verdict::CannotMate(proof) => {
                assert!(!label.contains(letter), "{proof:?} {side:?} {fen}");
            }
            Verdict::Undetermined => tally.undetermined += 1,
        }
        let board = chess::Board::from_str(fen).expect(fen);
        let (_, nanoseconds) = timed(|| chasolver::winnability(&board, their_side));
        tally.theirs.push(nanoseconds);
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "a measurement, run by hand and in no other test"
)]
fn timed<T>(work: impl FnOnce() -> T) -> (T, u128) {
    let start = Instant::now();
    let done = work();
    (done, start.elapsed().as_nanos())
}

#[expect(
    clippy::disallowed_methods,
    reason = "the suites are not ours to copy: the caller says where they are"
)]
fn suite(name: &str) -> String {
    match std::env::var("FERNZUG_TEST_SUITES") {
        Ok(folder) => {
            std::fs::read_to_string(std::path::Path::new(&folder).join(name)).expect(name)
        }
        Err(_) => {
            eprintln!("{name}: skipped, FERNZUG_TEST_SUITES names no folder");
            String::new()
        }
    }
}

fn run(name: &str, budget: &Budget) -> Tally {
    let mut tally = Tally {
        verdicts: 0,
        undetermined: 0,
        refused: 0,
        ours: Vec::new(),
        theirs: Vec::new(),
    };
    for line in suite(name).lines() {
        if let Some((label, fen)) = line.split_once(' ').filter(|_| !line.starts_with('#')) {
            judge(&mut tally, label, fen.trim(), budget);
        }
    }
    eprintln!(
        "{name}: {} verdicts, {} undetermined, {} positions refused",
        tally.verdicts, tally.undetermined, tally.refused
    );
    if tally.verdicts > 0 {
        report("ours", &mut tally.ours);
        report("chasolver", &mut tally.theirs);
    }
    tally
}

fn report(name: &str, nanoseconds: &mut [u128]) {
    nanoseconds.sort_unstable();
    let at = |share: f64| {
        let place = (nanoseconds.len() as f64 - 1.0) * share;
        nanoseconds[place as usize] as f64 / 1000.0
    };
    eprintln!(
        "  {name}: median {:.1} 99 % {:.0} worst {:.0} microseconds",
        at(0.5),
        at(0.99),
        at(1.0)
    );
}

#[test]
#[ignore = "needs the suites; a minute or two in release"]
fn positions_of_games() {
    let tally = run("lichess.txt", &Budget::LONG);
    assert_eq!(tally.undetermined, 0);
}

#[test]
#[ignore = "needs the suites; minutes in release"]
fn composed_positions() {
    let tally = run("positions.txt", &Budget::LONG);
    // the goal is none
    assert!(tally.undetermined <= 4, "{}", tally.undetermined);
}
