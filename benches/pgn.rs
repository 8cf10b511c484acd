//! Games of PGN read, checked and played through a second, beside shakmaty with pgn-reader.
//!
//! `cargo bench --bench pgn` (half a minute). Random games, half of them with a clock in a comment at every move, as servers
//! write them. Ours keeps the whole game (moves, comments, places); theirs hands each move to a visitor that plays it. Both in
//! turn, the best of several rounds: what else the machine does then falls out.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench says what it found and stops at the first fault"
)]

use std::ops::ControlFlow;

use fernzug::now::Stopwatch;
use fernzug::rules::notation::{Letters, san};
use fernzug::rules::pgn::{Game, Reader, Writer};
use fernzug::rules::{Color, Position};
use pgn_reader::{SanPlus, Visitor};
use shakmaty::{Chess, Position as _};

const GAMES: usize = 5_000;
const ROUNDS: usize = 7;

struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % sides
    }
}

/// Games of 20 to 160 plies.
fn games(comments: bool) -> String {
    let mut dice = Dice(0x5eed);
    let mut text = String::new();
    for number in 0..GAMES {
        let round = number.to_string();
        let tags = [
            ("Event", "A bench"),
            ("Site", "https://chess.example.org"),
            ("Date", "2027.05.14"),
            ("Round", round.as_str()),
            ("White", "Muster, Anna"),
            ("Black", "Muster, Bert"),
        ];
        let mut writer = Writer::new(tags, "*");
        let mut position = Position::start();
        for _ in 0..20 + dice.roll(141) {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let played = legal[dice.roll(legal.len())];
            let written = san(&position, played, Letters::English);
            writer.san(position.fullmove_number(), position.turn(), &written);
            if comments {
                writer.comment(&format!(
                    "[%clk {}:{:02}:00]",
                    dice.roll(240),
                    dice.roll(60)
                ));
            }
            position = position.play(played);
        }
        text.push_str(&writer.finish());
    }
    text
}

struct Theirs {
    plies: usize,
}

impl Visitor for Theirs {
    type Tags = ();
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(Chess::default())
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<()> {
        let played = san.san.to_move(position).unwrap();
        position.play_unchecked(played);
        self.plies += 1;
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, position: Chess) {
        std::hint::black_box(position.turn());
    }
}

fn theirs(text: &str) -> usize {
    let mut visitor = Theirs { plies: 0 };
    let mut reader = pgn_reader::Reader::new(text.as_bytes());
    while reader.read_game(&mut visitor).unwrap().is_some() {}
    visitor.plies
}

fn ours(text: &str) -> usize {
    let mut plies = 0;
    let mut each = |game: &Game| {
        assert!(game.problems().is_empty());
        plies += game.main_line().count();
    };
    let mut reader = Reader::default();
    for part in text.as_bytes().chunks(1 << 16) {
        reader.feed(part, &mut each);
    }
    reader.finish(&mut each);
    plies
}

fn best(mut run: impl FnMut() -> usize) -> impl FnMut() -> (f64, usize) {
    let mut best = f64::INFINITY;
    move || {
        let watch = Stopwatch::start();
        let plies = run();
        best = best.min(watch.elapsed().as_secs_f64());
        (best, plies)
    }
}

fn compare(name: &str, text: &str) {
    let mut ours = best(|| ours(text));
    let mut theirs = best(|| theirs(text));
    let (mut a, mut b) = (ours(), theirs());
    for _ in 1..ROUNDS {
        (a, b) = (ours(), theirs());
    }
    assert_eq!(a.1, b.1, "the same moves");
    let rate = |(seconds, plies): (f64, usize)| {
        let games = GAMES as f64 / seconds / 1_000.0;
        let bytes = text.len() as f64 / seconds / 1e6;
        format!(
            "{games:6.1}k games/s {bytes:6.1} MB/s {:6.1} ns a move",
            seconds / plies as f64 * 1e9
        )
    };
    println!("{name:<14} ours   {}", rate(a));
    println!("{name:<14} theirs {}   ours {:.2}x", rate(b), b.0 / a.0);
}

fn main() {
    assert_eq!(Position::start().turn(), Color::White);
    compare("moves only", &games(false));
    compare("with clocks", &games(true));
}
