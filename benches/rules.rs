//! The board beside the libraries shakmaty and cozy-chess in the same minutes: moves, notation, endings.
//!
//! `cargo bench --bench rules` (about four minutes), `-- --quick` for a look whether it runs. A ratio above 1 means that
//! ours is faster. Times are of one thread; each figure is the median of five rounds in which all take turns.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench says what it found and stops at the first fault"
)]

#[path = "support/figures.rs"]
mod figures;
#[path = "support/perft.rs"]
mod perft;
#[path = "support/sample.rs"]
mod sample;

use std::hint::black_box;
use std::time::Duration;

use fernzug::now::Stopwatch;
use fernzug::rules::notation::{Letters, parse_san, san};
use fernzug::rules::profile::Profile;
use fernzug::rules::{Position, endings};
use figures::{Few, Pace};
use sample::{Sample, samples};
use shakmaty::Position as _;
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;

/// One way to do the work: its name, and a pass through it that says how often it was done.
type Way<'a> = (&'static str, &'a dyn Fn() -> u64);

/// Nanoseconds for one time.
fn measure(way: &dyn Fn() -> u64, span: Duration) -> f64 {
    let watch = Stopwatch::start();
    let mut times = 0;
    while !watch.is_over(span) {
        times += black_box(way());
    }
    watch.elapsed().as_secs_f64() * 1e9 / times as f64
}

/// Lets all take turns; tells each one's time and how many times as long as ours it is. Returns those ratios' medians.
fn contest(pace: Pace, what: &str, ways: &[Way]) -> Vec<f64> {
    let mut times = vec![Vec::new(); ways.len()];
    for _ in 0..pace.pairs {
        for ((_, way), times) in ways.iter().zip(&mut times) {
            times.push(measure(way, pace.span / 8));
        }
    }
    let few = |n: usize| times[n].iter().copied().collect::<Few>();
    print!("{what:28} {:.1} ns", few(0));
    let mut medians = Vec::new();
    for (n, (name, _)) in ways.iter().enumerate().skip(1) {
        let ratios = times[n].iter().zip(&times[0]).map(|(t, o)| t / o);
        let ratios: Few = ratios.collect();
        print!("; {name} {:.1}, ratio {ratios:.2}", few(n).median());
        medians.push(ratios.median());
    }
    println!();
    medians
}

fn geometric_mean(figures: &[f64]) -> f64 {
    let sum: f64 = figures.iter().map(|figure| figure.ln()).sum();
    (sum / figures.len() as f64).exp()
}

fn count_nodes(pace: Pace, what: &str, counting: bool) {
    let mut ratios = [Vec::new(), Vec::new()];
    for (fen, depth) in perft::POSITIONS {
        let depth = depth - u32::from(pace.quick) - u32::from(!counting);
        let ours = Position::from_fen(fen).unwrap();
        let theirs = sample::shakmaty_position(fen);
        let cozy = fen.parse::<cozy_chess::Board>().unwrap();
        let medians = contest(
            pace,
            fen.split(' ')
                .next()
                .unwrap_or(fen)
                .get(..28)
                .unwrap_or(fen),
            &[
                ("ours", &|| perft::ours(&ours, depth, counting)),
                ("shakmaty", &|| perft::shakmaty(&theirs, depth, counting)),
                ("cozy-chess", &|| perft::cozy(&cozy, depth, counting)),
            ],
        );
        for (all, one) in ratios.iter_mut().zip(medians) {
            all.push(one);
        }
    }
    let [shakmaty, cozy] = ratios.map(|all| geometric_mean(&all));
    println!("{what}, geometric mean: {shakmaty:.2} x shakmaty, {cozy:.2} x cozy-chess");
}

/// A pass over all samples.
fn pass<T>(samples: &[Sample], work: impl Fn(&Sample) -> T) -> u64 {
    for sample in samples {
        black_box(work(sample));
    }
    samples.len() as u64
}

fn moves_and_notation(pace: Pace, all: &[Sample]) {
    contest(
        pace,
        "legal move list",
        &[
            ("ours", &|| pass(all, |s| s.position.legal_moves())),
            ("shakmaty", &|| pass(all, |s| s.shakmaty.legal_moves())),
            ("cozy-chess", &|| pass(all, |s| sample::cozy_moves(&s.cozy))),
        ],
    );
    contest(
        pace,
        "write SAN with + and #",
        &[
            ("ours", &|| {
                pass(all, |s| san(&s.position, s.next, Letters::English))
            }),
            ("shakmaty", &|| {
                pass(all, |s| {
                    SanPlus::from_move(s.shakmaty.clone(), s.shakmaty_next).to_string()
                })
            }),
        ],
    );
    contest(
        pace,
        "read SAN",
        &[
            ("ours", &|| {
                pass(all, |s| parse_san(&s.position, &s.san).unwrap())
            }),
            ("shakmaty", &|| {
                pass(all, |s| {
                    let read: SanPlus = s.san.parse().unwrap();
                    read.san.to_move(&s.shakmaty).unwrap()
                })
            }),
        ],
    );
}

fn positions_as_text(pace: Pace, all: &[Sample]) {
    contest(
        pace,
        "write FEN",
        &[
            ("ours", &|| pass(all, |s| s.position.fen())),
            ("shakmaty", &|| {
                let mode = shakmaty::EnPassantMode::Legal;
                pass(all, |s| Fen::from_position(&s.shakmaty, mode).to_string())
            }),
            ("cozy-chess", &|| pass(all, |s| s.cozy.to_string())),
        ],
    );
    contest(
        pace,
        "read FEN",
        &[
            ("ours", &|| {
                pass(all, |s| Position::from_fen(&s.fen).unwrap())
            }),
            ("shakmaty", &|| {
                pass(all, |s| sample::shakmaty_position(&s.fen))
            }),
            ("cozy-chess", &|| {
                pass(all, |s| s.fen.parse::<cozy_chess::Board>().unwrap())
            }),
        ],
    );
}

/// What a move costs on top: is the game over now, and could each side still mate?
fn ending_tests(pace: Pace, all: &[Sample]) {
    let laws = Profile::by_name("laws", 1).unwrap();
    let after = |s: &Sample| endings::after_move(&laws, &s.position, 1);
    contest(
        pace,
        "ending tests after a move",
        &[("ours", &|| pass(all, after))],
    );
    let mut each: Vec<f64> = all
        .iter()
        .map(|s| {
            let one = || pass(std::slice::from_ref(s), after);
            (0..3)
                .map(|_| measure(&one, Duration::from_micros(20)))
                .fold(f64::MAX, f64::min)
        })
        .collect();
    each.sort_by(f64::total_cmp);
    let at = |share: f64| each[((each.len() - 1) as f64 * share) as usize] / 1e3;
    println!(
        "    of {} positions: half within {:.2} microseconds, 99 % within {:.2}, the worst {:.2}",
        each.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
}

fn main() {
    let pace = Pace::from_arguments();
    println!(
        "{} rounds of {:?} each; ns each: median (lowest-highest); ratio: theirs to ours",
        pace.pairs,
        pace.span / 8
    );
    println!("perft, the last moves counted; ns a node");
    count_nodes(pace, "counted", true);
    println!("perft, every move made; ns a node");
    count_nodes(pace, "made", false);
    let all = samples(if pace.quick { 300 } else { 3_000 });
    println!("{} positions of random games", all.len());
    moves_and_notation(pace, &all);
    positions_as_text(pace, &all);
    ending_tests(pace, &all);
}
