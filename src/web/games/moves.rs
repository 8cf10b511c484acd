//! The move list, in the reader's letters, with "2nd time" marks.

use std::fmt;

use crate::domain::visibility::GameView;
use crate::i18n::{Words, chess, t};

use super::scene::numbering;

/// A move list; its `Display` writes HTML. Nothing in it comes from people.
pub struct MoveList<'a> {
    /// The game.
    pub view: &'a GameView,
    /// Address of the page.
    pub base: &'a str,
    /// What stands at the end of every query, as HTML.
    pub tail: &'static str,
    /// The ply shown on the board.
    pub shown: u32,
    /// The first ply listed.
    pub from: u32,
    /// Phrases.
    pub words: &'static Words,
}

impl fmt::Display for MoveList<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, black_first) = numbering(self.view);
        let mut text = String::with_capacity(16);
        f.write_str("<ol class=\"moves\">")?;
        let mut open = false;
        for record in self
            .view
            .moves
            .iter()
            .skip(1)
            .filter(|m| m.ply >= self.from)
        {
            let half = record.ply - 1 + u32::from(black_first);
            let is_black = half % 2 == 1;
            if !is_black || !open {
                if open {
                    f.write_str("</li>")?;
                }
                write!(f, "<li><span class=\"no\">{}</span>", first + half / 2)?;
                if is_black {
                    f.write_str("<span class=\"ply\">…</span>")?;
                }
                open = true;
            }
            text.clear();
            chess::push_san(&mut text, self.words.lang(), &record.san);
            self.ply(f, record.ply, &text)?;
        }
        f.write_str(if open { "</li></ol>" } else { "</ol>" })
    }
}

impl MoveList<'_> {
    fn ply(&self, f: &mut fmt::Formatter<'_>, ply: u32, text: &str) -> fmt::Result {
        let here = if ply == self.shown {
            " aria-current=\"true\""
        } else {
            ""
        };
        write!(
            f,
            "<a class=\"ply\" href=\"{}?ply={ply}{}#board\"{here}>{text}",
            self.base, self.tail
        )?;
        if self.view.moves.get(ply as usize).is_some_and(|m| m.planned) {
            let mark = t!(self.words, "ledger-conditional");
            write!(f, " <span class=\"times\">{mark}</span>")?;
        }
        let mut entered = self.view.entered.iter();
        if entered.any(|one| one.ply == ply && one.what == "move") {
            let mark = t!(self.words, "game-entered-mark");
            write!(f, " <span class=\"times\">{mark}</span>")?;
        }
        let times = self
            .view
            .occurrences
            .get(ply as usize)
            .copied()
            .unwrap_or(1);
        if times > 1 {
            let mark = t!(self.words, "game-times", n = i64::from(times));
            write!(f, " <span class=\"times\">{mark}</span>")?;
        }
        f.write_str("</a>")
    }
}
