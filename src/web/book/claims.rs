//! What the book says of its boards, put to the rules: a page that is not true fails the build.

use super::diagram::Diagram;
use crate::rules::endings::{self, ClaimKind};
use crate::rules::notation::{Letters, parse_typed, san};
use crate::rules::profile::{Profile, ProfileId};
use crate::rules::{Bitboard, Color, MoveRefusal, Position, Square, repetition};

/// A position with all that came before it.
struct Told {
    keys: Vec<String>,
    position: Position,
}

type Judged = Result<(), String>;

fn profile(name: &str) -> Profile {
    let id = ProfileId::ALL.into_iter().find(|id| id.name() == name);
    Profile::current(id.unwrap_or_else(|| panic!("no rule set {name}")))
}

fn color(name: &str) -> Color {
    match name {
        "white" => Color::White,
        "black" => Color::Black,
        _ => panic!("no side {name}"),
    }
}

fn square(name: &str) -> Square {
    name.parse().unwrap_or_else(|_| panic!("no square {name}"))
}

fn same<T: PartialEq + std::fmt::Debug>(got: T, wanted: T) -> Judged {
    if got == wanted {
        return Ok(());
    }
    Err(format!("is {got:?}, not {wanted:?}"))
}

impl Told {
    fn of(diagram: &Diagram) -> Self {
        let mut told = Self {
            keys: vec![diagram.start.key()],
            position: diagram.start,
        };
        for played in &diagram.played {
            told.position = told.position.play(*played);
            told.keys.push(told.position.key());
        }
        told
    }

    fn after(&self, moves: &str) -> Result<Self, String> {
        let (mut keys, mut position) = (self.keys.clone(), self.position);
        for uci in moves.split_whitespace() {
            let played = position.parse_uci(uci);
            position = position.play(played.map_err(|why| format!("{uci}: {why:?}"))?);
            keys.push(position.key());
        }
        Ok(Self { keys, position })
    }

    /// The position with one man less.
    fn without(&self, gone: Square) -> Result<Self, String> {
        let ranks: Vec<String> = (1..9).rev().map(|rank| self.rank(rank, gone)).collect();
        let turn = if self.position.turn().is_white() {
            'w'
        } else {
            'b'
        };
        let fen = format!("{} {turn} - - 0 1", ranks.join("/"));
        let position = Position::from_fen(&fen).map_err(|why| format!("{fen}: {why:?}"))?;
        Ok(Self {
            keys: vec![position.key()],
            position,
        })
    }

    fn rank(&self, rank: u8, gone: Square) -> String {
        let squares = ('a'..='h').map(|file| square(&format!("{file}{rank}")));
        let letters = squares.map(|square| match self.position.piece_at(square) {
            Some(piece) if square != gone => piece.letter(),
            _ => '1',
        });
        letters.collect()
    }

    fn times(&self) -> u32 {
        repetition::count(&self.keys, &self.position.key())
    }

    fn ends(&self, set: &str) -> String {
        let outcome = endings::after_move(&profile(set), &self.position, self.times());
        outcome.map_or("goes on".to_owned(), |outcome| {
            outcome.reason.code().to_owned()
        })
    }

    fn targets(&self, from: &str) -> Bitboard {
        let moves = self.position.legal_from(square(from));
        moves
            .into_iter()
            .fold(Bitboard::default(), |all, mv| all | Bitboard::of(mv.to()))
    }

    fn holds(&self, claim: &str) -> Judged {
        if let Some((moves, then)) = claim
            .strip_prefix("after ")
            .and_then(|rest| rest.split_once(": "))
        {
            return self.after(moves)?.holds(then);
        }
        if let Some((at, then)) = claim
            .strip_prefix("without ")
            .and_then(|rest| rest.split_once(": "))
        {
            return self.without(square(at))?.holds(then);
        }
        let words: Vec<&str> = claim.split_whitespace().collect();
        self.on_the_board(&words)
            .or_else(|| self.of_the_rules(&words))
            .or_else(|| self.written(&words))
            .unwrap_or_else(|| panic!("no such claim: {claim}"))
    }

    fn on_the_board(&self, words: &[&str]) -> Option<Judged> {
        let position = &self.position;
        Some(match *words {
            ["legal", uci] => position
                .parse_uci(uci)
                .map(|_| ())
                .map_err(|why| format!("{why:?}")),
            ["refused", uci, why] => {
                let told = position.parse_uci(uci).map(|_| ());
                let told = told.map_err(|why| {
                    let why = match self.keys.iter().rev().nth(1) {
                        Some(before) => position.refusal_after(before, why),
                        None => why,
                    };
                    let name = format!("{why:?}");
                    name.split([' ', '{']).next().unwrap_or_default().to_owned()
                });
                same(told, Err(why.to_owned()))
            }
            ["moves", from, "=", ref to @ ..] => {
                let wanted = to.iter().map(|name| Bitboard::of(square(name)));
                let wanted = wanted.fold(Bitboard::default(), |all, one| all | one);
                same(self.targets(from), wanted)
            }
            ["stands", name, letter] => same(
                position.piece_at(square(name)).map(|piece| piece.letter()),
                letter.chars().next(),
            ),
            ["number", n] => same(
                position.chess960_number().map(|number| number.to_string()),
                Some(n.to_owned()),
            ),
            ["check"] => same(position.is_check(), true),
            ["no", "check"] => same(position.is_check(), false),
            ["mate"] => same(position.is_checkmate(), true),
            ["stalemate"] => same(position.is_stalemate(), true),
            ["light", name] => same(is_dark(square(name)), false),
            ["dark", name] => same(is_dark(square(name)), true),
            _ => return None,
        })
    }

    fn of_the_rules(&self, words: &[&str]) -> Option<Judged> {
        let position = &self.position;
        let result = |outcome: endings::Outcome| outcome.result.as_str().to_owned();
        Some(match *words {
            ["dead"] => same(endings::is_dead(position), true),
            ["alive"] => same(
                Color::ALL.map(|side| endings::cannot_mate(position, side)) == [true, true],
                false,
            ),
            ["can", "mate", side] => same(endings::can_mate(position, color(side)), Some(true)),
            ["cannot", "mate", side] => same(endings::cannot_mate(position, color(side)), true),
            ["ends", set, reason] => same(self.ends(set), reason.to_owned()),
            ["goes", "on", set] => same(self.ends(set), "goes on".to_owned()),
            ["claims", set, kind] => same(
                endings::claimable(&profile(set), position, self.times()).map(ClaimKind::code),
                Some(kind),
            ),
            ["times", n] => same(self.times().to_string(), n.to_owned()),
            ["count", n] => same(position.halfmove_clock().to_string(), n.to_owned()),
            ["same"] => same(self.keys.last(), self.keys.first()),
            ["differs"] => same(self.keys.last() == self.keys.first(), false),
            ["time", side, set, wanted] => same(
                result(endings::time(&profile(set), position, color(side))),
                wanted.to_owned(),
            ),
            ["resign", side, set, wanted] => same(
                result(endings::resignation(&profile(set), position, color(side))),
                wanted.to_owned(),
            ),
            _ => return None,
        })
    }

    fn written(&self, words: &[&str]) -> Option<Judged> {
        let position = &self.position;
        Some(match *words {
            ["written", uci, text] => {
                let played = position.parse_uci(uci).map_err(|why| format!("{why:?}"));
                played.and_then(|mv| same(san(position, mv, Letters::English), text.to_owned()))
            }
            ["typed", text, uci] => self.in_all(|letters| {
                let read = parse_typed(position, text, letters).map(|mv| position.uci(mv));
                same(read, Ok(uci.to_owned()))
            }),
            ["unclear", text] => self.in_all(|letters| {
                let read = parse_typed(position, text, letters);
                same(matches!(read, Err(MoveRefusal::Ambiguous { .. })), true)
            }),
            _ => return None,
        })
    }

    fn in_all(&self, judge: impl Fn(Letters) -> Judged) -> Judged {
        [Letters::English, Letters::German, Letters::Swedish]
            .into_iter()
            .try_for_each(judge)
    }
}

fn is_dark(square: Square) -> bool {
    (square.file() + square.rank()).is_multiple_of(2)
}

#[test]
fn what_the_book_says_of_its_boards_is_true() {
    let mut wrong = Vec::new();
    for diagram in Diagram::all() {
        let told = Told::of(diagram);
        for claim in &diagram.claims {
            if let Err(why) = told.holds(claim) {
                wrong.push(format!("{}: {claim}: {why}", diagram.id));
            }
        }
        assert!(!diagram.claims.is_empty(), "{} claims nothing", diagram.id);
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_board_to_try_moves_on_is_over_before_it_begins() {
    for diagram in Diagram::all().iter().filter(|one| !one.tries.is_empty()) {
        let told = Told::of(diagram);
        let ended = endings::after_move(&diagram.profile, &told.position, told.times());
        assert_eq!(ended, None, "{}", diagram.id);
    }
}

#[test]
fn no_line_of_the_diagrams_is_passed_over() {
    let text = include_str!("diagrams.txt");
    let begun = text
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    assert_eq!(begun.count(), Diagram::all().len(), "a FEN is none");
    let mut current = None;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let told = line.trim_start();
        let Some((word, rest)) = told.split_once(' ') else {
            assert!(told.is_empty(), "{line}");
            continue;
        };
        if told.len() == line.len() {
            current = Diagram::find(word);
            continue;
        }
        let diagram = current.unwrap();
        match word {
            "played" => assert_eq!(
                rest.split_whitespace().count(),
                diagram.played.len(),
                "{line}"
            ),
            "marks" => rest.split_whitespace().for_each(|name| {
                square(name);
            }),
            "arrows" => rest.split_whitespace().for_each(|pair| {
                square(&pair[..2]);
                square(&pair[2..]);
            }),
            "try" | "claim" => assert!(!rest.is_empty()),
            "under" => assert_eq!(profile(rest).name(), rest),
            _ => panic!("{}: {line}", diagram.id),
        }
    }
}
