//! Writing PGN in its export format (3.2, 8): tags in their order, one space between words, lines of at most 79 characters, an
//! empty line after tags and after moves.

use crate::rules::notation::{Letters, san};
use crate::rules::{Color, Position};

use super::game::{Game, ItemKind};

/// A move with what is to be said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// SAN, English letters.
    pub san: String,
    /// A comment after it; `None`: none.
    pub comment: Option<String>,
}

/// The longest line, without its end (8.2.1).
const LINE: usize = 79;

/// The tags every game has (8.1.1), in their order, with what stands for "not known".
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Writes a game. `tags` in any order; `first` is the number of the first move and `black_first` says that Black makes it;
/// `closing` is a comment before the end; `result` is the token at the end and the tag `Result`.
#[must_use]
pub fn write(
    tags: &[(&str, String)],
    plies: &[Ply],
    first: u32,
    black_first: bool,
    closing: Option<&str>,
    result: &str,
) -> String {
    let mut writer = Writer::new(
        tags.iter().map(|(name, value)| (*name, value.as_str())),
        result,
    );
    for (half, ply) in (u32::from(black_first)..).zip(plies) {
        let side = if half.is_multiple_of(2) {
            Color::White
        } else {
            Color::Black
        };
        writer.san(first.saturating_add(half / 2), side, &ply.san);
        if let Some(comment) = &ply.comment {
            writer.comment(comment);
        }
    }
    if let Some(comment) = closing {
        writer.comment(comment);
    }
    writer.finish()
}

/// Writes a game that was read, with all its comments, glyphs and variations. Other letters than English make a file that only
/// people read.
#[must_use]
pub fn write_game(game: &Game, letters: Letters) -> String {
    let start = game.start().copied().unwrap_or_else(Position::start);
    let fen = start.fen();
    let mut tags: Vec<(&str, &str)> = Vec::new();
    for (name, value) in game.tags() {
        if !tags.iter().any(|(known, _)| *known == name) {
            tags.push((name, value));
        }
    }
    if game.start().is_some() && start != Position::start() {
        tags.retain(|(name, value)| *name != "SetUp" || *value == "1");
        for tag in [("SetUp", "1"), ("FEN", fen.as_str())] {
            if !tags.iter().any(|(known, _)| *known == tag.0) {
                tags.push(tag);
            }
        }
    }
    let mut writer = Writer::new(tags, game.score().as_str());
    for (now, item) in game.walk() {
        let mut ply = |san: &str| writer.san(now.fullmove_number(), now.turn(), san);
        match item.kind {
            ItemKind::Move(played) => ply(&san(&now, played, letters)),
            ItemKind::Null => ply("--"),
            ItemKind::Unread(span) => writer.word(game.text(span)),
            ItemKind::Score(score) => writer.word(score.as_str()),
            ItemKind::Comment(span) => writer.comment(game.text(span)),
            ItemKind::Nag(number) => writer.nag(number),
            ItemKind::Open => writer.open(),
            ItemKind::Close => writer.close(),
        }
    }
    writer.finish()
}

/// Puts a game's text together, word by word.
#[derive(Clone, Debug)]
pub struct Writer {
    text: String,
    result: String,
    /// Characters in the line so far.
    used: usize,
    /// A word that waits: a bracket may still be put to it.
    held: String,
    /// It is made of opening brackets only: the next word goes with it.
    opening: bool,
    /// Black's next move needs its number (8.2.2.2).
    number_needed: bool,
}

impl Writer {
    /// Begins with the tags: the seven of the roster first, those not given as unknown, then the others by their names (8.1.1).
    /// `Result` is the result given here.
    pub fn new<'t>(tags: impl IntoIterator<Item = (&'t str, &'t str)>, result: &str) -> Writer {
        let given: Vec<(&str, &str)> = tags.into_iter().collect();
        let mut writer = Writer {
            text: String::with_capacity(1024),
            result: result.to_owned(),
            used: 0,
            held: String::new(),
            opening: false,
            number_needed: true,
        };
        for (name, unknown) in ROSTER {
            let value = given.iter().find(|(known, _)| *known == name);
            let value = value.map_or(unknown, |(_, value)| *value);
            writer.tag(name, if name == "Result" { result } else { value });
        }
        let mut others: Vec<&(&str, &str)> = given
            .iter()
            .filter(|(name, _)| !ROSTER.iter().any(|(known, _)| known == name))
            .collect();
        others.sort_by_key(|(name, _)| *name);
        for (name, value) in others {
            writer.tag(name, value);
        }
        writer.text.push('\n');
        writer
    }

    /// Quotes and backslashes are marked (7), control signs cannot stand there.
    fn tag(&mut self, name: &str, value: &str) {
        self.text.push('[');
        self.text.push_str(name);
        self.text.push_str(" \"");
        for sign in value.chars() {
            match sign {
                '"' | '\\' => self.text.extend(['\\', sign]),
                sign if sign.is_control() => self.text.push(' '),
                sign => self.text.push(sign),
            }
        }
        self.text.push_str("\"]\n");
    }

    /// A move with its number, where one is needed.
    pub fn san(&mut self, number: u32, side: Color, san: &str) {
        if side.is_white() {
            self.word(&format!("{number}."));
        } else if self.number_needed {
            self.word(&format!("{number}..."));
        }
        self.word(san);
        self.number_needed = false;
    }

    /// A numeric glyph (10).
    pub fn nag(&mut self, number: u8) {
        self.word(&format!("${number}"));
    }

    /// A comment in braces, broken between its words, but not within a command. One with a closing brace in it would end too early (5) and is written with a
    /// semicolon, to the end of its line.
    pub fn comment(&mut self, comment: &str) {
        self.number_needed = true;
        let mut words: Vec<&str> = comment.split_ascii_whitespace().collect();
        if comment.contains('}') {
            self.flush();
            self.new_line();
            self.text.push(';');
            self.text.push_str(&words.join(" "));
            self.text.push('\n');
            return;
        }
        if words.is_empty() {
            words.push("");
        }
        let last = words.len() - 1;
        let mut in_command = false;
        for (n, word) in words.into_iter().enumerate() {
            // At the beginning of a line it would be taken for another program's (6).
            let sticks = word.starts_with('%');
            // `[%clk 71:00:00]` stays in one line, as programs look for it
            let belongs = in_command && self.held.len() + word.len() + 2 < LINE;
            if word.starts_with("[%") {
                in_command = true;
            }
            if word.ends_with(']') {
                in_command = false;
            }
            if n > 0 && (sticks || belongs) {
                self.held.push(' ');
                self.held.push_str(word);
            } else {
                self.word(if n == 0 { "{" } else { "" });
                self.held.push_str(word);
            }
            if n == last {
                self.held.push('}');
            }
        }
    }

    /// A variation begins.
    pub fn open(&mut self) {
        self.word("(");
        self.opening = true;
        self.number_needed = true;
    }

    /// A variation ends.
    pub fn close(&mut self) {
        if self.held.chars().count() >= LINE {
            self.flush();
        }
        self.held.push(')');
        self.opening = false;
        self.number_needed = true;
    }

    /// Any word.
    pub fn word(&mut self, word: &str) {
        if !self.opening || self.held.len() >= LINE / 2 {
            self.flush();
        }
        self.opening = false;
        self.held.push_str(word);
    }

    /// Ends with the result and an empty line.
    #[must_use]
    pub fn finish(mut self) -> String {
        let result = std::mem::take(&mut self.result);
        self.word(&result);
        self.flush();
        self.text.push_str("\n\n");
        self.text
    }

    /// Puts the waiting word down, in this line or the next.
    fn flush(&mut self) {
        if self.held.is_empty() {
            return;
        }
        let length = self.held.chars().count();
        if self.used > 0 && self.used + 1 + length > LINE {
            self.new_line();
        } else if self.used > 0 {
            self.text.push(' ');
            self.used += 1;
        }
        self.text.push_str(&self.held);
        self.used += length;
        self.held.clear();
    }

    fn new_line(&mut self) {
        if self.used > 0 {
            self.text.push('\n');
            self.used = 0;
        }
    }
}
