//! A game as it was read: tags, moves, comments, variations in the order of the file.

use crate::rules::endings::GameResult;
use crate::rules::{Move, Position};

use super::problem::{Place, Problem};

/// What stands at the end of the moves (8.2.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// Somebody has won, or nobody.
    Result(GameResult),
    /// `*`: still being played, broken off, or not known.
    Unfinished,
}

impl Score {
    /// As it is written: `1-0`, `0-1`, `1/2-1/2`, `*`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Score::Result(result) => result.as_str(),
            Score::Unfinished => "*",
        }
    }

    /// Reads [`Score::as_str`] and what people write instead: `1/2`, `½-½`, other dashes.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Score> {
        Some(match text {
            "1-0" | "1–0" | "1:0" => Score::Result(GameResult::WhiteWins),
            "0-1" | "0–1" | "0:1" => Score::Result(GameResult::BlackWins),
            "1/2-1/2" | "1/2–1/2" | "1/2" | "½-½" | "½–½" | "½" | "½:½" => {
                Score::Result(GameResult::Draw)
            }
            "*" => Score::Unfinished,
            _ => return None,
        })
    }
}

/// A piece of a game's text; see [`Game::text`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    pub(super) from: u32,
    pub(super) to: u32,
}

impl Span {
    const fn len(self) -> usize {
        self.to.saturating_sub(self.from) as usize
    }
}

/// One thing in the moves, and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Item {
    /// Where it begins.
    pub at: Place,
    /// What it is.
    pub kind: ItemKind,
}

/// What stands in the moves, in the order of the file: variations are put between [`ItemKind::Open`] and [`ItemKind::Close`],
/// which always pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ItemKind {
    /// A legal move.
    Move(Move),
    /// A passing move in a variation.
    Null,
    /// A move that could not be played, or came after one.
    Unread(Span),
    /// A comment of either kind, without its signs; line ends are kept.
    Comment(Span),
    /// A result inside a variation: whoever wrote it meant that the line ends so.
    Score(Score),
    /// A numeric glyph (10), 0 to 255; `!` and its like are 1 to 6.
    Nag(u8),
    /// A variation instead of the move before it begins (8.2.5).
    Open,
    /// It ends.
    Close,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Tag {
    pub name: Span,
    pub value: Span,
    pub at: Place,
}

/// A game as it was read.
#[derive(Clone, Debug, Default)]
pub struct Game {
    pub(super) line: u32,
    pub(super) text: String,
    pub(super) tags: Vec<Tag>,
    pub(super) start: Option<Position>,
    pub(super) items: Vec<Item>,
    pub(super) result: Option<(Score, Place)>,
    pub(super) problems: Vec<Problem>,
    pub(super) escapes: u32,
}

impl Game {
    /// The line it begins in, from 1.
    #[must_use]
    pub const fn line(&self) -> u32 {
        self.line
    }

    /// The tags as they stand there, names and values, without escapes.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags
            .iter()
            .map(|tag| (self.text(tag.name), self.text(tag.value)))
    }

    /// A tag's value; the first of that name.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tag_named(name).map(|tag| self.text(tag.value))
    }

    fn tag_named(&self, name: &str) -> Option<&Tag> {
        self.tags
            .iter()
            .find(|tag| tag.name.len() == name.len() && self.text(tag.name) == name)
    }

    pub(super) fn tag_place(&self, name: &str) -> Option<Place> {
        self.tag_named(name).map(|tag| tag.at)
    }

    /// The text of a comment or of something unread.
    #[must_use]
    pub fn text(&self, span: Span) -> &str {
        self.text
            .get(span.from as usize..span.to as usize)
            .unwrap_or_default()
    }

    /// The position before the first move; `None` if the tag `FEN` gives none.
    #[must_use]
    pub const fn start(&self) -> Option<&Position> {
        self.start.as_ref()
    }

    /// Moves, comments, glyphs and variations in the order of the file.
    #[must_use]
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// The moves of the game itself, without variations, as far as they could be played.
    pub fn main_line(&self) -> impl Iterator<Item = (Move, Place)> + '_ {
        let mut depth = 0_u32;
        self.items.iter().filter_map(move |item| match item.kind {
            ItemKind::Open => {
                depth += 1;
                None
            }
            ItemKind::Close => {
                depth = depth.saturating_sub(1);
                None
            }
            ItemKind::Move(played) if depth == 0 => Some((played, item.at)),
            _ => None,
        })
    }

    /// What stands at the end of the moves.
    #[must_use]
    pub fn end(&self) -> Option<Score> {
        self.result.map(|(score, _)| score)
    }

    /// The result: what stands at the end, else the tag's, else unfinished.
    #[must_use]
    pub fn score(&self) -> Score {
        self.end()
            .or_else(|| self.tag("Result").and_then(Score::from_text))
            .unwrap_or(Score::Unfinished)
    }

    /// Everything wrong, in the order of the file.
    #[must_use]
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// How many lines for other programs (beginning with `%`, 6) were passed over since the game before.
    #[must_use]
    pub const fn escapes(&self) -> u32 {
        self.escapes
    }

    pub(super) fn clear(&mut self) {
        self.text.clear();
        self.tags.clear();
        self.items.clear();
        self.problems.clear();
        self.start = None;
        self.result = None;
        self.escapes = 0;
        self.line = 0;
    }
}
