//! Words among the moves: moves, numbers, results, and what else people write.

use super::game::{ItemKind, Score};
use super::problem::ProblemKind;
use super::reader::{Reader, shortened};
use super::scan::glyph;
use crate::rules::notation::read_plain;

/// What stands for a passing move.
const NULL: [&str; 8] = ["--", "Z0", "z0", "0000", "@@@@", "null", "pass", "Pass"];

impl Reader {
    /// Reads the word from `at` to `end` (bytes of the line).
    #[inline]
    pub(super) fn word(&mut self, line: &str, at: usize, end: usize) {
        if self.skipped > 0 {
            return;
        }
        let bytes = line.as_bytes().get(at..end).unwrap_or_default();
        if let Some(number) = short_number(bytes) {
            return self.number(number, line, at);
        }
        if !self.here.broken
            && let Some(played) = read_plain(&self.here.now, bytes)
        {
            let place = self.place(line, at);
            return self.play(played, place);
        }
        self.odd_word(line.get(at..end).unwrap_or_default(), line, at);
    }

    /// A word that is neither a short number nor a move in its usual form.
    fn odd_word(&mut self, word: &str, line: &str, at: usize) {
        if word.len() > self.limits.word {
            let place = self.place(line, at);
            self.problem(place, ProblemKind::WordTooLong);
            self.here.broken = true;
            let begin = shortened(&format!("~{word}"));
            self.keep_unread(without_blanks(&begin), place);
            return;
        }
        let word = without_blanks(word);
        if let Some(score) = Score::from_text(word) {
            return self.result(score, line, at);
        }
        if word == "0000" {
            return self.null(line, at, word);
        }
        let rest = self.without_number(word, line, at);
        if !rest.is_empty() {
            self.odd_move(rest, line, at + word.len() - rest.len());
        }
    }

    /// "12Nf3", "12…": takes the number off. What does not go on with a letter or a figurine is no numbered move and stays whole.
    fn without_number<'w>(&mut self, word: &'w str, line: &str, at: usize) -> &'w str {
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = word.split_at(digits);
        let rest = without_blanks(rest);
        let goes_on = rest.chars().next().is_none_or(begins_move);
        if digits == 0 || !goes_on || is_digits_move(word, line, at) {
            return word;
        }
        self.number(number.parse().unwrap_or(u32::MAX), line, at);
        rest
    }

    /// A move in no usual form, a glyph, or both: "Sf3±".
    fn odd_move(&mut self, word: &str, line: &str, at: usize) {
        let place = self.place(line, at);
        let (bare, glyphs) = without_glyphs(word);
        if bare.is_empty() || bare == "ep" {
            // Only glyphs, or the mark of a capture in passing.
        } else if NULL.contains(&bare) {
            self.null(line, at, bare);
        } else if self.here.broken {
            self.leave_unread(bare, place);
        } else {
            match read_plain(&self.here.now, bare.as_bytes()) {
                Some(played) => self.play(played, place),
                None => self.slow_move(bare, place),
            }
        }
        for (n, number) in glyphs {
            let place = self.place(line, at + n);
            self.push_outside(place, ItemKind::Nag(number));
        }
    }
}

/// A number of up to three digits; no castling with noughts, no result.
#[inline]
fn short_number(bytes: &[u8]) -> Option<u32> {
    if bytes.len() > 3 || !bytes.first()?.is_ascii_digit() {
        return None;
    }
    bytes.iter().try_fold(0, |sum, byte| {
        byte.is_ascii_digit()
            .then(|| sum * 10 + u32::from(byte - b'0'))
    })
}

/// What is left of a word without the glyphs at its end, and these with their places. A word that begins like no
/// move has glyphs only if it has nothing else.
fn without_glyphs(word: &str) -> (&str, Vec<(usize, u8)>) {
    let is_move = word.starts_with("0-0") || word.starts_with(begins_move);
    let (mut bare, mut found) = (word, Vec::new());
    // Again and again: "e4=+-" can be cut in a way that leaves one.
    while let Some((left, mut glyphs)) = cut(bare, is_move) {
        bare = left;
        glyphs.append(&mut found);
        found = glyphs;
    }
    (bare, found)
}

fn cut(word: &str, is_move: bool) -> Option<(&str, Vec<(usize, u8)>)> {
    let (first, count) = if is_move { (2, word.len()) } else { (0, 1) };
    let ends = word.char_indices().map(|(n, _)| n);
    ends.skip(first).take(count).find_map(|n| {
        let (bare, rest) = word.split_at(n);
        let mut glyphs = all_glyphs(rest)?;
        glyphs.iter_mut().for_each(|(place, _)| *place += n);
        Some((without_blanks(bare), glyphs))
    })
}

/// A row of glyphs, each as long as can be.
fn all_glyphs(signs: &str) -> Option<Vec<(usize, u8)>> {
    let mut found = Vec::new();
    let mut from = 0;
    while from < signs.len() {
        // The longest has three signs.
        let ends = from + 1..(from + 9).min(signs.len()) + 1;
        let mut longest = ends
            .rev()
            .filter_map(|end| Some((end, glyph(signs.get(from..end)?)?)));
        let (end, number) = longest.next()?;
        found.push((from, number));
        from = end;
    }
    Some(found)
}

/// No-break spaces and dots that stick to a word.
fn without_blanks(word: &str) -> &str {
    word.trim_matches(|sign: char| {
        sign.is_whitespace() || matches!(sign, '…' | '\u{feff}' | '\u{200b}')
    })
}

fn begins_move(sign: char) -> bool {
    sign.is_alphabetic() || ('♔'..='♟').contains(&sign)
}

/// "5254": correspondence players' numbers, unless it is the number of a move.
fn is_digits_move(word: &str, line: &str, at: usize) -> bool {
    let all = matches!(word.len(), 4 | 5) && word.bytes().all(|digit| matches!(digit, b'0'..=b'8'));
    let followed = line.as_bytes().get(at + word.len());
    all && followed != Some(&b'.')
}
