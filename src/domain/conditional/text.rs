//! Lines as people type or paste them: `14...Nf6 15.Bg5 h6 (15...Be7 16.Rd1) 16.Bh4`.
//!
//! Moves are read as in the move entry, in the letters of the reader's language and in English. Brackets hold what may come
//! instead of the move before them, as in PGN; a new line that begins again with the first number does the same without
//! brackets. Numbers guide, and are not needed. Comments in braces, signs of judgement and results are passed over.

use crate::rules::notation::{Letters, parse_san, parse_typed};
use crate::rules::{Color, Move, MoveRefusal, Position};

use super::draft::{Draft, Ply};
use super::{DEEPEST, MOST_BRANCHES};

/// The longest text, in characters.
pub const MOST_TEXT: usize = 4_000;

/// Why a text cannot be read. Moves are named by what was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextFault {
    /// There is no move in it.
    Empty,
    /// Longer than [`MOST_TEXT`].
    TooLong,
    /// More moves one after the other than a plan holds.
    TooDeep,
    /// More moves than a plan holds.
    TooMany,
    /// A move cannot be read or played.
    Move {
        /// Its ply.
        ply: u32,
        /// As it was typed.
        typed: String,
        /// Why.
        why: MoveRefusal,
    },
    /// A number that does not fit where it stands.
    Number {
        /// As it was typed.
        typed: String,
        /// The ply that was expected.
        expected: u32,
    },
    /// A bracket that was never opened, never closed, or stands before any move.
    Bracket,
    /// "Resigns" does not stand after a move of the opponent.
    Resigns,
}

/// A word of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Word {
    Open,
    Close,
    /// A number, and whether dots say that Black is to move.
    Number(u32, bool, String),
    Move(String),
    Resigns,
}

/// Reads a text of moves from a position in which `ply` plies are on the board; `side`: whose plan it is.
///
/// # Errors
/// What cannot be understood, with where.
pub fn read_text(
    position: Position,
    ply: u32,
    side: Color,
    text: &str,
    letters: Letters,
) -> Result<Draft, TextFault> {
    if text.chars().count() > MOST_TEXT {
        return Err(TextFault::TooLong);
    }
    let mut reader = Reader {
        start: position,
        ply,
        side,
        letters,
        roots: Vec::new(),
        path: Vec::new(),
        held: Vec::new(),
        count: 0,
        doubt: None,
    };
    for word in words(text) {
        reader.word(word)?;
    }
    if !reader.held.is_empty() {
        return Err(TextFault::Bracket);
    }
    if reader.roots.is_empty() {
        return Err(TextFault::Empty);
    }
    Ok(Draft {
        position,
        plies: reader.roots,
    })
}

struct Reader {
    start: Position,
    ply: u32,
    side: Color,
    letters: Letters,
    roots: Vec<Ply>,
    /// From the start to where the next move goes: which of its siblings, and the position after it.
    path: Vec<(usize, Position)>,
    /// Paths to come back to when a bracket closes.
    held: Vec<Vec<(usize, Position)>>,
    count: usize,
    /// After a number with one dot where Black is to move: where White's move of that number would go.
    doubt: Option<usize>,
}

impl Reader {
    fn position(&self) -> Position {
        self.path.last().map_or(self.start, |(_, after)| *after)
    }

    /// The ply of the next move.
    fn next_ply(&self) -> u32 {
        self.ply + u32::try_from(self.path.len()).unwrap_or(0) + 1
    }

    fn word(&mut self, word: Word) -> Result<(), TextFault> {
        match word {
            Word::Open => {
                self.held.push(self.path.clone());
                self.path.pop().map(|_| ()).ok_or(TextFault::Bracket)
            }
            Word::Close => {
                self.path = self.held.pop().ok_or(TextFault::Bracket)?;
                Ok(())
            }
            Word::Number(number, black, typed) => self.number(number, black, typed),
            Word::Move(typed) => self.typed(&typed),
            Word::Resigns => self.resigns(),
        }
    }

    /// A number leads back to an earlier move of this line, and otherwise has to be the next one.
    fn number(&mut self, number: u32, black: bool, typed: String) -> Result<(), TextFault> {
        let wrong = |expected| TextFault::Number { typed, expected };
        let here = self.position();
        let (now, is_black) = (here.fullmove_number(), here.turn() == Color::Black);
        if number == now && (is_black || !black) {
            // "14.Nf6" for a move of Black is understood too, if White's move of that number cannot be meant
            self.doubt = self
                .path
                .len()
                .checked_sub(1)
                .filter(|_| is_black && !black);
            return Ok(());
        }
        for back in (0..self.path.len()).rev() {
            let at = match back.checked_sub(1) {
                Some(above) => self.path.get(above).map_or(self.start, |(_, after)| *after),
                None => self.start,
            };
            let fits = at.fullmove_number() == number && (at.turn() == Color::Black) == black;
            if fits {
                self.path.truncate(back);
                return Ok(());
            }
        }
        Err(wrong(self.next_ply()))
    }

    fn typed(&mut self, typed: &str) -> Result<(), TextFault> {
        if let Some(back) = self.doubt.take() {
            let before = back.checked_sub(1).and_then(|above| self.path.get(above));
            let before = before.map_or(self.start, |(_, after)| *after);
            if self.read(&before, typed).is_ok() {
                self.path.truncate(back);
            }
        }
        let position = self.position();
        let mv = self.read(&position, typed).map_err(|why| TextFault::Move {
            ply: self.next_ply(),
            typed: typed.chars().take(40).collect(),
            why,
        })?;
        let depth = self.path.len();
        if depth > 2 * DEEPEST {
            return Err(TextFault::TooDeep);
        }
        if self.count > 2 * MOST_BRANCHES {
            return Err(TextFault::TooMany);
        }
        let list = list_at(&mut self.roots, &self.path).ok_or(TextFault::Bracket)?;
        let index = match list.iter().position(|ply| ply.mv == mv) {
            Some(known) => known,
            None => {
                list.push(Ply {
                    mv,
                    resigns: false,
                    next: Vec::new(),
                });
                self.count += 1;
                list.len() - 1
            }
        };
        self.path.push((index, position.play(mv)));
        Ok(())
    }

    /// As in the move entry; where a capital could be a file or a man it is a man, for lines are mostly pasted.
    fn read(&self, position: &Position, typed: &str) -> Result<Move, MoveRefusal> {
        match parse_typed(position, typed, self.letters) {
            Err(MoveRefusal::Ambiguous { candidates }) => {
                parse_san(position, typed).map_err(|_| MoveRefusal::Ambiguous { candidates })
            }
            read => read,
        }
    }

    fn resigns(&mut self) -> Result<(), TextFault> {
        let is_due = self.position().turn() == self.side && !self.path.is_empty();
        let Some(((index, _), above)) = self.path.split_last().filter(|_| is_due) else {
            return Err(TextFault::Resigns);
        };
        let (index, above) = (*index, above.to_vec());
        let list = list_at(&mut self.roots, &above).ok_or(TextFault::Resigns)?;
        let ply = list.get_mut(index).ok_or(TextFault::Resigns)?;
        ply.resigns = true;
        Ok(())
    }
}

fn list_at<'a>(roots: &'a mut Vec<Ply>, path: &[(usize, Position)]) -> Option<&'a mut Vec<Ply>> {
    let mut list = roots;
    for (index, _) in path {
        list = &mut list.get_mut(*index)?.next;
    }
    Some(list)
}

/// Ways to write that somebody resigns, besides those of two words.
const RESIGNS: [&str; 12] = [
    "resign",
    "resigns",
    "aufgabe",
    "aufgeben",
    "aufgegeben",
    "uppgivet",
    "uppgiven",
    "ger-upp",
    "ge-upp",
    "gibt-auf",
    "geben-auf",
    "gebe-auf",
];

fn words(text: &str) -> Vec<Word> {
    let mut words = Vec::new();
    for piece in pieces(text) {
        match piece.as_str() {
            "(" => words.push(Word::Open),
            ")" => words.push(Word::Close),
            _ => moves_in(&piece, &mut words),
        }
    }
    words
}

/// The text cut at blanks and brackets, comments left out; "gibt auf" and the like become one word.
fn pieces(text: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    let mut word = String::new();
    let mut comment = 0_usize;
    let mut end = |word: &mut String| {
        let done = std::mem::take(word);
        let two = matches!(done.to_lowercase().as_str(), "auf" | "upp");
        match pieces.last_mut() {
            Some(last) if two && last.chars().all(char::is_alphabetic) => {
                last.push('-');
                last.push_str(&done);
            }
            _ if done.is_empty() => {}
            _ => pieces.push(done),
        }
    };
    // "a8(Q)" and "e8=(D)" are one move
    let is_promotion = |word: &str| word.ends_with(['1', '8', '=']) && word.len() > 1;
    let signs: Vec<char> = text.chars().collect();
    let mut at = 0;
    while let Some(sign) = signs.get(at).copied() {
        let closes = signs.get(at + 2) == Some(&')')
            && signs
                .get(at + 1)
                .is_some_and(|letter| letter.is_alphabetic());
        match sign {
            '{' => comment += 1,
            '}' => comment = comment.saturating_sub(1),
            _ if comment > 0 => {}
            '(' if is_promotion(&word) && closes => {
                word.extend(signs.get(at..at + 3).unwrap_or_default());
                at += 2;
            }
            '(' | ')' | '[' | ']' => {
                end(&mut word);
                word.push(if matches!(sign, '(' | '[') { '(' } else { ')' });
                end(&mut word);
            }
            ',' | ';' => end(&mut word),
            blank if blank.is_whitespace() => end(&mut word),
            other => word.push(other),
        }
        at += 1;
    }
    end(&mut word);
    pieces
}

/// Number and move of "14...Nf6"; signs of judgement, results and marks of capture in passing mean nothing.
fn moves_in(piece: &str, words: &mut Vec<Word>) {
    let lower = piece.to_lowercase();
    let plain = lower.trim_end_matches(['.', '!', '?']);
    if RESIGNS.contains(&plain) {
        words.push(Word::Resigns);
        return;
    }
    let passed = [
        "*", "1-0", "0-1", "1/2-1/2", "½-½", "e.p", "ep", "e.p.", "…", "",
    ];
    let is_glyph = piece.starts_with('$') || plain.chars().all(|c| "+-=±∓⩲⩱∞□/".contains(c));
    if passed.contains(&plain) || is_glyph {
        return;
    }
    let rest = piece.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = piece.get(..piece.len() - rest.len()).unwrap_or_default();
    let bare = rest.trim_start_matches(['.', '…']);
    let dots = rest.get(..rest.len() - bare.len()).unwrap_or_default();
    let is_number = (1..=3).contains(&digits.len()) && (rest.is_empty() || !dots.is_empty());
    if is_number {
        let black = dots.starts_with('…') || dots.len() > 1;
        if let (Ok(number), false) = (digits.parse(), dots.is_empty()) {
            let typed = format!("{digits}{dots}");
            words.push(Word::Number(number, black, typed));
        }
    }
    let mv = if is_number || digits.is_empty() {
        bare
    } else {
        piece
    };
    if !mv.is_empty() {
        words.push(Word::Move(mv.to_owned()));
    }
}
