//! What somebody writes at a move: words, signs of judgement, arrows.

use super::mark::{self, Mark};
use crate::domain::game::clean_message;

/// What a player has written at one position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Note {
    /// Words; empty: none.
    pub comment: String,
    /// Numeric glyphs of PGN, in rising order.
    pub glyphs: Vec<u8>,
    /// Arrows and coloured squares.
    pub marks: Vec<Mark>,
}

/// Glyphs that judge a move, with their signs; a move has one of them at most.
pub const JUDGEMENTS: [(u8, &str); 7] = [
    (3, "!!"),
    (1, "!"),
    (5, "!?"),
    (6, "?!"),
    (2, "?"),
    (4, "??"),
    (7, "□"),
];

/// Glyphs that judge a position, with their signs.
pub const VERDICTS: [(u8, &str); 8] = [
    (18, "+−"),
    (16, "±"),
    (14, "+="),
    (10, "="),
    (13, "∞"),
    (15, "=+"),
    (17, "∓"),
    (19, "−+"),
];

/// The sign of a glyph, where it has one.
#[must_use]
pub fn glyph_sign(glyph: u8) -> Option<&'static str> {
    let mut all = JUDGEMENTS.iter().chain(&VERDICTS);
    all.find(|(number, _)| *number == glyph)
        .map(|(_, sign)| *sign)
}

/// Glyphs at one move at most; beyond that nobody has judged, something has gone wrong.
const MOST_GLYPHS: usize = 8;

impl Note {
    /// Whether nothing is written.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.comment.is_empty() && self.glyphs.is_empty() && self.marks.is_empty()
    }

    /// Adds a glyph.
    pub(super) fn add_glyph(&mut self, glyph: u8) {
        // 0 says nothing
        if glyph > 0 && !self.glyphs.contains(&glyph) && self.glyphs.len() < MOST_GLYPHS {
            self.glyphs.push(glyph);
            self.glyphs.sort_unstable();
        }
    }

    /// Sets the one glyph of a group, or none of it.
    pub(super) fn choose(&mut self, group: &[(u8, &str)], glyph: Option<u8>) {
        self.glyphs
            .retain(|old| group.iter().all(|(known, _)| known != old));
        let glyph = glyph.filter(|wished| group.iter().any(|(known, _)| known == wished));
        glyph.into_iter().for_each(|glyph| self.add_glyph(glyph));
    }

    /// The glyph of a group that stands here.
    #[must_use]
    pub fn chosen(&self, group: &[(u8, &str)]) -> Option<u8> {
        let is_of = |glyph: &&u8| group.iter().any(|(known, _)| known == *glyph);
        self.glyphs.iter().find(is_of).copied()
    }

    /// A comment goes on: as it is read from a text.
    pub(super) fn read_on(&mut self, comment: &str) {
        let (words, marks) = mark::taken_out(comment);
        let words = clean_comment(&words);
        mark::join(&mut self.marks, &marks);
        if !words.is_empty() && !self.comment.is_empty() {
            self.comment.push('\n');
        }
        self.comment.push_str(&words);
    }

    /// Puts what another note says to this one; what is here already is not said twice.
    pub(super) fn join(&mut self, other: &Self) {
        if self.comment.is_empty() {
            self.comment.clone_from(&other.comment);
        } else if !self.says(&other.comment) {
            self.comment.push('\n');
            self.comment.push_str(&other.comment);
        }
        other.glyphs.iter().for_each(|glyph| self.add_glyph(*glyph));
        mark::join(&mut self.marks, &other.marks);
    }

    /// Whether all words of a comment stand in this one, one after the other: a text breaks its lines where they get too long.
    fn says(&self, comment: &str) -> bool {
        let there: Vec<&str> = self.comment.split_whitespace().collect();
        let words: Vec<&str> = comment.split_whitespace().collect();
        words.is_empty() || there.windows(words.len()).any(|some| some == words)
    }

    /// The comment as a text carries it: the marks as commands, then the words.
    #[must_use]
    pub fn written(&self) -> String {
        let marks = mark::written(&self.marks);
        let blank = if marks.is_empty() || self.comment.is_empty() {
            ""
        } else {
            " "
        };
        format!("{marks}{blank}{}", self.comment)
    }
}

/// A comment as it is kept: no control signs, no blanks at the ends of lines, no empty lines (in PGN one could end the game).
#[must_use]
pub fn clean_comment(typed: &str) -> String {
    let typed = clean_message(&typed.replace("\r\n", "\n").replace('\r', "\n"));
    let lines = typed.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\n")
}
