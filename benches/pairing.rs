//! Rounds of a Swiss tournament paired: the time of each, for several sizes of the field.
//!
//! `cargo bench --bench pairing` (a quarter of a minute). Random results; with every round the brackets become smaller and
//! the pairs that have met more.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench says what it found and stops at the first fault"
)]

use fernzug::domain::tournament::swiss::pair_next;
use fernzug::domain::tournament::{Bye, Cell, Crosstable, Entrant, Outcome};
use fernzug::now::Stopwatch;
use fernzug::rules::Color;

const ROUNDS: usize = 9;

fn main() {
    let quick = std::env::args().any(|argument| argument == "--quick");
    let sizes: &[u32] = if quick { &[20] } else { &[40, 100, 200, 300] };
    for players in sizes {
        let times = tournament(*players);
        let all: f64 = times.iter().sum();
        let slowest = times.iter().copied().fold(0.0, f64::max);
        let average = all / times.len() as f64;
        println!("{players:>4} players: {average:>8.1} ms a round, the slowest {slowest:>8.1} ms");
    }
}

/// Milliseconds of each round.
fn tournament(players: u32) -> Vec<f64> {
    let entrant = |number| Entrant {
        number,
        ..Entrant::default()
    };
    let mut table = Crosstable {
        players: (1..=players).map(entrant).collect(),
        planned: Some(ROUNDS),
        ..Crosstable::default()
    };
    let mut seed = 0x5eed_u64;
    let mut times = Vec::new();
    for _ in 0..ROUNDS {
        let watch = Stopwatch::start();
        let pairing = pair_next(&table).unwrap();
        times.push(watch.elapsed().as_secs_f64() * 1000.0);
        for (white, black) in pairing.pairs {
            let (white, black) = (white as usize - 1, black as usize - 1);
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let (own, theirs) = [
                (Outcome::Win, Outcome::Loss),
                (Outcome::Draw, Outcome::Draw),
                (Outcome::Loss, Outcome::Win),
            ][(seed >> 40) as usize % 3];
            for (seat, against, side, outcome) in [
                (white, black, Color::White, own),
                (black, white, Color::Black, theirs),
            ] {
                table.players[seat].cells.push(Cell::Game {
                    against,
                    side,
                    outcome,
                });
            }
        }
        if let Some(number) = pairing.bye {
            let bye = Cell::Bye(Bye::Allocated);
            table.players[number as usize - 1].cells.push(bye);
        }
    }
    times
}
