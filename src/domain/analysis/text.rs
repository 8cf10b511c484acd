//! A tree as PGN: the text that is kept, and the file that its owner takes home.

use super::import;
use super::{Note, Tree};
use crate::rules::notation::{Letters, san};
use crate::rules::pgn::Writer;

/// A stored analysis that is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an analysis cannot be read: line {line}, column {column}")]
pub struct StoredFault {
    /// Line of the text.
    pub line: u32,
    /// Column in it.
    pub column: u32,
}

/// Who takes the words of a text.
trait Sink {
    fn san(&mut self, tree: &Tree, number: usize);
    fn note(&mut self, note: &Note);
    fn open(&mut self);
    fn close(&mut self);
}

/// Moves alone, as people write them into a field.
#[derive(Default)]
struct Bare {
    text: Plain,
    numbered: bool,
}

impl Sink for Bare {
    fn san(&mut self, tree: &Tree, number: usize) {
        let (before, san) = named(tree, number);
        if before.turn().is_white() || !self.numbered {
            self.text.san(tree, number);
        } else {
            self.text.blank();
            self.text.0.push_str(&san);
        }
        self.numbered = true;
    }

    fn note(&mut self, _: &Note) {}

    fn open(&mut self) {
        self.text.open();
        self.numbered = false;
    }

    fn close(&mut self) {
        self.text.close();
        self.numbered = false;
    }
}

/// The shortest text that says all: what stands in it line by line is read back sign for sign.
#[derive(Default)]
struct Plain(String);

impl Plain {
    fn blank(&mut self) {
        if !self.0.is_empty() && !self.0.ends_with(['\n', '(']) {
            self.0.push(' ');
        }
    }
}

impl Sink for Plain {
    fn san(&mut self, tree: &Tree, number: usize) {
        let (before, san) = named(tree, number);
        self.blank();
        let dots = if before.turn().is_white() { "." } else { "..." };
        self.0
            .push_str(&format!("{}{dots}{san}", before.fullmove_number()));
    }

    fn note(&mut self, note: &Note) {
        for glyph in &note.glyphs {
            self.0.push_str(&format!(" ${glyph}"));
        }
        let text = note.written();
        if text.is_empty() {
            return;
        }
        if text.contains('}') {
            // such a comment goes to the end of its line
            for line in text.lines() {
                self.blank();
                self.0.push_str(&format!(";{line}\n"));
            }
        } else {
            self.blank();
            self.0.push_str(&format!("{{{text}}}"));
        }
    }

    fn open(&mut self) {
        self.blank();
        self.0.push('(');
    }

    fn close(&mut self) {
        self.0.push(')');
    }
}

impl Sink for Writer {
    fn san(&mut self, tree: &Tree, number: usize) {
        let (before, san) = named(tree, number);
        Writer::san(self, before.fullmove_number(), before.turn(), &san);
    }

    fn note(&mut self, note: &Note) {
        note.glyphs.iter().for_each(|glyph| self.nag(*glyph));
        let text = note.written();
        if !text.is_empty() {
            self.comment(&text);
        }
    }

    fn open(&mut self) {
        Writer::open(self);
    }

    fn close(&mut self) {
        Writer::close(self);
    }
}

fn named(tree: &Tree, number: usize) -> (crate::rules::Position, String) {
    let node = tree.node(number);
    let before = tree.node(node.above).position;
    let san = node.mv.map(|mv| san(&before, mv, Letters::English));
    (before, san.unwrap_or_default())
}

impl Tree {
    /// The text that is kept: movetext of PGN from the start position of the game. Of the game's own moves only those stand in it
    /// that lead to something.
    #[must_use]
    pub fn stored(&self) -> String {
        let kept = self.kept(false);
        let mut text = Plain::default();
        text.note(&self.node(0).note);
        self.line(0, &kept, &mut text);
        text.0
    }

    /// Writes all moves of the game with the variations.
    pub fn write(&self, writer: &mut Writer) {
        let note = &self.node(0).note;
        Sink::note(writer, note);
        self.line(0, &self.kept(true), writer);
    }

    /// What may come from where the game stands, as far as it leads to a node or follows it: moves with variations in brackets,
    /// English letters. Empty where the way to the node has left the game earlier.
    #[must_use]
    pub fn continuation(&self, number: usize) -> String {
        let (from, way) = self.way(number);
        if from != self.present() {
            return String::new();
        }
        let mut kept = vec![false; self.nodes.len()];
        for wanted in way.into_iter().chain(self.below(number)) {
            kept[wanted] = true;
        }
        let mut text = Bare::default();
        self.line(self.present(), &kept, &mut text);
        text.text.0
    }

    /// Reads what was kept, on top of the game.
    ///
    /// # Errors
    /// The first place that makes no sense.
    pub fn read(&mut self, text: &str) -> Result<(), StoredFault> {
        if text.is_empty() {
            return Ok(());
        }
        let start = self.node(0).position;
        let read = import::parsed(&start, text).map_err(|fault| StoredFault {
            line: fault.place().line,
            column: fault.place().column,
        })?;
        self.graft(0, &read);
        Ok(())
    }

    /// Puts another tree to a node of this one that has the position of its root.
    pub(super) fn graft(&mut self, at: usize, other: &Self) -> usize {
        let mut here = vec![at; other.nodes.len()];
        for number in other.below(0) {
            let node = other.node(number);
            if let Some(mv) = node.mv {
                here[number] = self.put(here[node.above], mv, false);
            }
            let note = other.node(number).note.clone();
            self.node_mut(here[number]).note.join(&note);
        }
        // the end of its main line
        let mut last = 0;
        while let Some(next) = other.node(last).next.first() {
            last = *next;
        }
        here[last]
    }

    /// Which nodes stand in a text.
    fn kept(&self, all_of_the_game: bool) -> Vec<bool> {
        let mut kept = vec![false; self.nodes.len()];
        // those that follow come later in the list: from behind each knows of them
        for number in self.below(0).into_iter().rev() {
            let node = self.node(number);
            kept[number] = !node.played
                || all_of_the_game
                || !node.note.is_empty()
                || node.next.iter().any(|next| kept[*next]);
        }
        kept
    }

    /// Writes a line of moves after a node, each with the variations that may come instead of it.
    fn line(&self, from: usize, kept: &[bool], sink: &mut impl Sink) {
        let mut at = from;
        loop {
            let next = self.node(at).next.iter().copied();
            let next: Vec<usize> = next.filter(|n| kept[*n]).collect();
            let Some((main, others)) = next.split_first() else {
                return;
            };
            sink.san(self, *main);
            sink.note(&self.node(*main).note);
            for other in others {
                sink.open();
                sink.san(self, *other);
                sink.note(&self.node(*other).note);
                self.line(*other, kept, sink);
                sink.close();
            }
            at = *main;
        }
    }
}
