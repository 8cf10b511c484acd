//! The boards of the book, read from `diagrams.txt`: what stands on them, what is pointed at, what may be tried.

use std::sync::LazyLock;

use crate::drawing::{BoardPicture, Pointers, inline_svg};
use crate::i18n::{Words, chess, t};
use crate::rules::profile::{Profile, ProfileId};
use crate::rules::{Move, Position, Role, Square};
use crate::web::assets::asset;

use super::render::escaped;

/// A board of the book.
pub struct Diagram {
    /// Its name, in pages and addresses.
    pub id: &'static str,
    /// The position before anything was played.
    pub start: Position,
    /// What was played before the picture.
    pub played: Vec<Move>,
    /// The position of the picture.
    pub position: Position,
    marks: Vec<Square>,
    arrows: Vec<(Square, Square)>,
    /// Moves to be tried, in UCI; not all of them are legal.
    pub tries: Vec<&'static str>,
    /// The rule set that judges what is tried.
    pub profile: Profile,
    /// What the book says about it, for the test that asks the rules.
    pub claims: Vec<&'static str>,
}

static ALL: LazyLock<Vec<Diagram>> = LazyLock::new(|| read(include_str!("diagrams.txt")));

/// Reads the file. A line that says nothing is passed over: a test goes through all of them.
fn read(text: &'static str) -> Vec<Diagram> {
    let mut all: Vec<Diagram> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let told = line.trim_start();
        let Some((word, rest)) = told.split_once(' ') else {
            continue;
        };
        if told.len() == line.len() {
            all.extend(Diagram::begin(word, rest));
        } else if let Some(last) = all.last_mut() {
            last.tell(word, rest);
        }
    }
    all
}

impl Diagram {
    /// All of them.
    #[cfg(test)]
    pub fn all() -> &'static [Self] {
        &ALL
    }

    /// The one of this name.
    pub fn find(id: &str) -> Option<&'static Self> {
        ALL.iter().find(|diagram| diagram.id == id)
    }

    fn begin(id: &'static str, fen: &str) -> Option<Self> {
        let start = match fen {
            "start" => Position::start(),
            fen => Position::from_fen(fen).ok()?,
        };
        Some(Self {
            id,
            position: start,
            start,
            played: Vec::new(),
            marks: Vec::new(),
            arrows: Vec::new(),
            tries: Vec::new(),
            profile: Profile::default(),
            claims: Vec::new(),
        })
    }

    fn tell(&mut self, word: &str, rest: &'static str) {
        let words = || rest.split_whitespace();
        match word {
            "played" => {
                for uci in words() {
                    let Ok(played) = self.position.parse_uci(uci) else {
                        return;
                    };
                    self.position = self.position.play(played);
                    self.played.push(played);
                }
            }
            "marks" => self.marks = words().filter_map(|name| name.parse().ok()).collect(),
            "arrows" => self.arrows = words().filter_map(arrow).collect(),
            "try" => self.tries = words().collect(),
            "under" => {
                let id = ProfileId::ALL.into_iter().find(|id| id.name() == rest);
                self.profile = id.map_or_else(Profile::default, Profile::current);
            }
            "claim" => self.claims.push(rest),
            _ => {}
        }
    }

    /// The board as it stands in the page.
    pub fn picture(&self, words: &Words) -> String {
        let last = self.played.last().map(|mv| (mv.from(), mv.to()));
        drawn(words, &self.position, last, &self.marks, &self.arrows)
    }
}

fn arrow(text: &str) -> Option<(Square, Square)> {
    Some((text.get(..2)?.parse().ok()?, text.get(2..4)?.parse().ok()?))
}

/// A board with what is pointed at, and all of it in words.
pub fn drawn(
    words: &Words,
    position: &Position,
    last: Option<(Square, Square)>,
    marks: &[Square],
    arrows: &[(Square, Square)],
) -> String {
    let number = |square: Square| square.rank() * 8 + square.file();
    let placement = position.placement();
    let mut picture = BoardPicture::new(&placement);
    if let Some((from, to)) = last {
        picture = picture.last_move(number(from), number(to));
    }
    if position.is_check() {
        picture = picture.check(number(position.king(position.turn())));
    }
    let marked: Vec<u8> = marks.iter().map(|square| number(*square)).collect();
    let ways: Vec<(u8, u8)> = arrows
        .iter()
        .map(|(from, to)| (number(*from), number(*to)))
        .collect();
    let pointers = Pointers {
        marks: &marked,
        arrows: &ways,
    };
    let label = label(words, position, last, marks, arrows);
    inline_svg(&picture, pointers, asset("pieces.svg"), &escaped(&label))
}

/// "Last move: Rd1–d8." Castling is drawn as the king's way.
fn last_move(words: &Words, position: &Position, from: Square, to: Square) -> String {
    let letters = chess::letters(words.lang());
    let man = match position.piece_at(to).map(|piece| piece.role) {
        None | Some(Role::Pawn) => String::new(),
        Some(role) => letters.of(role).to_string(),
    };
    t!(
        words,
        "rules-diagram-last",
        played = format!("{man}{from}–{to}")
    )
}

/// What a diagram shows, for those who do not see it.
fn label(
    words: &Words,
    position: &Position,
    last: Option<(Square, Square)>,
    marks: &[Square],
    arrows: &[(Square, Square)],
) -> String {
    let mut said = vec![t!(words, "rules-diagram")];
    said.extend(chess::position(words, position));
    if let Some((from, to)) = last {
        said.push(last_move(words, position, from, to));
    }
    if position.is_check() {
        let king = position.king(position.turn());
        said.push(t!(words, "rules-diagram-check", king = king.to_string()));
    }
    if !marks.is_empty() {
        let squares: Vec<String> = marks.iter().map(Square::to_string).collect();
        said.push(t!(
            words,
            "rules-diagram-marks",
            squares = squares.join(", ")
        ));
    }
    if !arrows.is_empty() {
        let ways: Vec<String> = arrows
            .iter()
            .map(|(from, to)| format!("{from}–{to}"))
            .collect();
        said.push(t!(words, "rules-diagram-arrows", ways = ways.join(", ")));
    }
    said.join(" ")
}
