//! Reads games from bytes as they come.

use std::mem;

use crate::rules::Position;

use super::game::{Game, Item, ItemKind, Score, Span};
use super::lines::{Lines, Raw};
use super::problem::{Place, Problem, ProblemKind};
use super::utf16::Utf16;

/// How much of one game is kept; what goes beyond is left out and said to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Bytes in a line.
    pub line: usize,
    /// Bytes of text in all tags and comments of a game.
    pub text: usize,
    /// Moves, comments, glyphs and variation signs in a game.
    pub items: usize,
    /// Variations inside variations.
    pub depth: usize,
    /// Tags in a game.
    pub tags: usize,
    /// Bytes in a word.
    pub word: usize,
    /// Problems told of a game.
    pub problems: usize,
}

impl Default for Limits {
    /// Far beyond any game that was played: about ten megabytes in the worst case.
    fn default() -> Limits {
        Limits {
            line: 1 << 20,
            text: 1 << 22,
            items: 1 << 17,
            depth: 100,
            tags: 256,
            word: 255,
            problems: 100,
        }
    }
}

/// Where in a game the reader is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Part {
    /// No game has begun.
    #[default]
    Between,
    /// Among the tags.
    Tags,
    /// Among the moves.
    Moves,
    /// The result has come; comments may follow.
    Ended,
}

/// A line of moves: the game itself or a variation.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub now: Position,
    /// The position before the last move, where a variation begins.
    pub before: Position,
    /// There was a move.
    pub moved: bool,
    /// A move could not be played, or there is no position; what follows is kept unread.
    pub broken: bool,
    /// How many moves are kept unread.
    pub lost: u32,
    /// The problem that counts the moves unread.
    pub unread: Option<usize>,
    /// Where it was opened.
    pub opened: Place,
}

/// A comment that goes on in the next line.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpenComment {
    pub from: u32,
    pub at: Place,
}

/// Reads games from bytes as they come. Each game is handed over when it is whole and its room used again for the next one.
#[derive(Debug)]
pub struct Reader {
    pub(super) limits: Limits,
    pub(super) game: Game,
    pub(super) part: Part,
    alphabet: Utf16,
    lines: Lines,
    pub(super) line: u32,
    /// Where characters were counted to in this line: byte and column.
    counted: (usize, u32),
    ascii: bool,
    pub(super) blank_before: bool,
    pub(super) comment: Option<OpenComment>,
    pub(super) here: Line,
    pub(super) outer: Vec<Line>,
    /// How many variations deep in what is left out.
    pub(super) skipped: usize,
    /// The difference between the numbers in the file and ours; known from the first number on.
    pub(super) numbering: Option<i64>,
    pub(super) number_told: bool,
    /// Neither a move nor anything but comments has come: there may be tags yet.
    pub(super) only_comments: bool,
    /// A result inside a variation: the game's, if the variation is never closed.
    pub(super) stray: Option<(Score, Place)>,
    pub(super) last: Place,
}

/// Whom a game is handed to.
pub(super) type Sink<'a> = &'a mut dyn FnMut(&Game);

impl Default for Reader {
    fn default() -> Reader {
        Reader::new(Limits::default())
    }
}

impl Reader {
    /// A reader at the beginning of a file.
    #[must_use]
    pub fn new(limits: Limits) -> Reader {
        let start = Position::start();
        Reader {
            limits,
            game: Game::default(),
            part: Part::Between,
            alphabet: Utf16::default(),
            lines: Lines::default(),
            line: 0,
            counted: (0, 1),
            ascii: true,
            blank_before: true,
            comment: None,
            here: Line {
                now: start,
                before: start,
                moved: false,
                broken: false,
                lost: 0,
                unread: None,
                opened: Place::default(),
            },
            outer: Vec::new(),
            skipped: 0,
            numbering: None,
            number_told: false,
            only_comments: true,
            stray: None,
            last: Place::default(),
        }
    }

    /// Takes the next bytes of the file, cut anywhere, and hands over the games that have become whole.
    pub fn feed(&mut self, bytes: &[u8], each: &mut dyn FnMut(&Game)) {
        let mut lines = mem::take(&mut self.lines);
        let limit = self.limits.line;
        let bytes = self.alphabet.feed(bytes);
        lines.feed(&bytes, limit, &mut |line, cut| self.take(line, cut, each));
        self.lines = lines;
    }

    /// The file is over: hands over the last game. The reader is then as new.
    pub fn finish(&mut self, each: &mut dyn FnMut(&Game)) {
        let mut lines = mem::take(&mut self.lines);
        let limit = self.limits.line;
        let held_back = self.alphabet.finish();
        lines.feed(&held_back, limit, &mut |line, cut| {
            self.take(line, cut, each)
        });
        lines.finish(limit, &mut |line, cut| self.take(line, cut, each));
        self.close(each);
        *self = Reader::new(self.limits);
    }

    fn take(&mut self, line: Raw<'_>, cut: bool, each: Sink<'_>) {
        let text = line.decoded(cut);
        self.line = self.line.saturating_add(1);
        self.ascii = matches!(line, Raw::Ascii(_)) || text.is_ascii();
        self.counted = (0, 1);
        if cut {
            let at = Place {
                line: self.line,
                column: 1,
            };
            self.problem(at, ProblemKind::LineTooLong);
        }
        let torn = char::REPLACEMENT_CHARACTER;
        if self.alphabet.is_decoding()
            && let Some(byte) = text.find(torn)
        {
            let at = self.place(&text, byte);
            self.once(at, ProblemKind::SignUnknown { sign: torn });
        }
        self.scan(&text, each);
        self.blank_before = text.trim_ascii().is_empty();
    }

    /// The place of a byte of this line. To be asked for from left to right: then a line is counted once.
    pub(super) fn place(&mut self, text: &str, byte: usize) -> Place {
        if self.ascii {
            let column = u32::try_from(byte).unwrap_or(u32::MAX).saturating_add(1);
            return Place {
                line: self.line,
                column,
            };
        }
        let (from, column) = if self.counted.0 <= byte {
            self.counted
        } else {
            (0, 1)
        };
        let between = text.get(from..byte).unwrap_or_default();
        let more = u32::try_from(between.chars().count()).unwrap_or(u32::MAX);
        self.counted = (byte, column.saturating_add(more));
        Place {
            line: self.line,
            column: self.counted.1,
        }
    }

    /// Notes a problem and says under which number, so that it can be added to; none beyond the limit.
    pub(super) fn problem(&mut self, at: Place, kind: ProblemKind) -> Option<usize> {
        let problems = &mut self.game.problems;
        let limit = self.limits.problems;
        if problems.len() == limit {
            problems.push(Problem {
                at,
                kind: ProblemKind::TooManyProblems,
            });
        }
        if problems.len() > limit {
            return None;
        }
        problems.push(Problem { at, kind });
        Some(problems.len() - 1)
    }

    /// Keeps a text of the game.
    #[inline]
    pub(super) fn keep(&mut self, text: &str, at: Place) -> Span {
        let from = self.game.text.len();
        if text.len() <= self.limits.text.saturating_sub(from) {
            self.game.text.push_str(text);
        } else {
            self.keep_beginning(text, at);
        }
        span(from, self.game.text.len())
    }

    #[cold]
    fn keep_beginning(&mut self, text: &str, at: Place) {
        let room = self.limits.text.saturating_sub(self.game.text.len());
        let end = text.floor_char_boundary(room);
        self.game.text.push_str(text.get(..end).unwrap_or_default());
        self.once(at, ProblemKind::TooMuchText);
    }

    /// Keeps an item.
    #[inline]
    pub(super) fn push(&mut self, at: Place, kind: ItemKind) {
        self.only_comments &= matches!(kind, ItemKind::Comment(_));
        if self.game.items.len() < self.limits.items {
            self.game.items.push(Item { at, kind });
        } else {
            self.once(at, ProblemKind::TooManyItems);
        }
    }

    pub(super) fn is_full(&self) -> bool {
        self.game.items.len() >= self.limits.items
    }

    /// A problem that is told once a game.
    pub(super) fn once(&mut self, at: Place, kind: ProblemKind) {
        if !self.game.problems.iter().any(|known| known.kind == kind) {
            self.problem(at, kind);
        }
    }

    /// Begins a game, if none has.
    pub(super) fn begin(&mut self, part: Part) {
        if self.part == Part::Between {
            self.part = part;
            self.game.line = self.line;
            self.last = Place {
                line: self.line,
                column: 1,
            };
        }
    }

    /// Ends the game, if one has begun, and hands it over.
    pub(super) fn close(&mut self, each: Sink<'_>) {
        if self.part == Part::Between {
            return;
        }
        if self.part == Part::Tags {
            self.start_moves();
        }
        if let Some(open) = self.comment.take() {
            self.end_comment(open);
            self.problem(open.at, ProblemKind::CommentNotClosed);
        }
        if let Some(outermost) = self.outer.get(1).map_or_else(
            || self.outer.first().map(|_| self.here.opened),
            |line| Some(line.opened),
        ) {
            self.problem(outermost, ProblemKind::VariationNotClosed);
            if let Some((score, at)) = self.stray {
                // The game's own result, swallowed by the variation.
                self.game.result = Some((score, at));
                let found = self.game.items.iter().rposition(|item| item.at == at);
                found.map(|n| self.game.items.remove(n));
            }
            for _ in 0..self.outer.len() {
                self.game.items.push(Item {
                    at: self.last,
                    kind: ItemKind::Close,
                });
            }
        }
        self.compare_results();
        self.game.problems.sort_by_key(|problem| problem.at);
        each(&self.game);
        self.game.clear();
        self.part = Part::Between;
        self.outer.clear();
        self.skipped = 0;
        self.numbering = None;
        self.number_told = false;
        self.only_comments = true;
        self.stray = None;
    }

    fn compare_results(&mut self) {
        let Some((end, at)) = self.game.result else {
            self.problem(self.last, ProblemKind::ResultMissing);
            return;
        };
        let tag = self.game.tag("Result").and_then(Score::from_text);
        if let Some(tag) = tag.filter(|tag| *tag != end) {
            self.problem(at, ProblemKind::ResultTagDiffers { tag, end });
        }
    }
}

pub(super) fn span(from: usize, to: usize) -> Span {
    let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    Span {
        from: number(from),
        to: number(to),
    }
}

/// At most 80 characters, for telling.
pub(super) fn shortened(text: &str) -> String {
    text.chars().take(80).collect()
}

/// All games of a text that is there as a whole.
#[must_use]
pub fn read(bytes: &[u8]) -> Vec<Game> {
    let mut games = Vec::new();
    let mut reader = Reader::default();
    let mut each = |game: &Game| games.push(game.clone());
    reader.feed(bytes, &mut each);
    reader.finish(&mut each);
    games
}
