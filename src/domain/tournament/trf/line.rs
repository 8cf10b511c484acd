//! A line and its columns.

use super::problem::{At, Problem, ProblemKind};

/// A line of a file.
#[derive(Clone, Debug)]
pub struct Line {
    number: u32,
    text: Vec<char>,
}

impl Line {
    /// A line as bytes: UTF-8, or else Latin-1.
    pub fn new(number: u32, bytes: &[u8]) -> Line {
        let text = match std::str::from_utf8(bytes) {
            Ok(text) => text.chars().collect(),
            Err(_) => bytes.iter().map(|byte| char::from(*byte)).collect(),
        };
        Line { number, text }
    }

    /// Its number.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// How many characters it has.
    pub fn length(&self) -> usize {
        self.text.len()
    }

    /// The three characters it begins with.
    pub fn tag(&self) -> String {
        self.raw(1, 3)
    }

    /// The character of a column, counted from 1; a blank beyond the end.
    pub fn letter(&self, column: usize) -> char {
        let found = column.checked_sub(1).and_then(|place| self.text.get(place));
        match found.copied().unwrap_or(' ') {
            '\t' => ' ',
            letter => letter,
        }
    }

    /// The columns from `first` to `last`.
    fn raw(&self, first: usize, last: usize) -> String {
        (first..=last.min(self.text.len()))
            .map(|column| self.letter(column))
            .collect()
    }

    /// The same without blanks around.
    pub fn word(&self, first: usize, last: usize) -> String {
        self.raw(first, last).trim().to_owned()
    }

    /// All from the fifth column on.
    pub fn value(&self) -> String {
        self.word(5, self.text.len())
    }

    /// A place in it.
    pub fn at(&self, column: usize) -> At {
        At {
            line: self.number,
            column: u32::try_from(column).unwrap_or(u32::MAX),
        }
    }

    /// A problem in it.
    pub fn problem(&self, column: usize, kind: ProblemKind) -> Problem {
        Problem {
            at: self.at(column),
            kind,
        }
    }

    /// The first column from `first` to `last` that is no blank.
    pub fn begin(&self, first: usize, last: usize) -> usize {
        (first..=last)
            .find(|column| !self.letter(*column).is_whitespace())
            .unwrap_or(first)
    }

    /// A whole number in these columns; `None`: blank.
    pub fn number_in(&self, first: usize, last: usize) -> Result<Option<u32>, Problem> {
        let text = self.word(first, last);
        if text.is_empty() {
            return Ok(None);
        }
        number(&text)
            .map(Some)
            .ok_or_else(|| self.problem(self.begin(first, last), ProblemKind::NoNumber { text }))
    }

    /// The words from a column on, each with the column it begins in. Commas and slashes part words too, if asked.
    pub fn words(&self, from: usize, also: &[char]) -> Vec<(usize, String)> {
        let mut words: Vec<(usize, String)> = Vec::new();
        let mut inside = false;
        for column in from..=self.text.len() {
            let letter = self.letter(column);
            if letter.is_whitespace() || also.contains(&letter) {
                inside = false;
            } else {
                if !inside {
                    words.push((column, String::new()));
                }
                inside = true;
                if let Some((_, word)) = words.last_mut() {
                    word.push(letter);
                }
            }
        }
        words
    }
}

/// A number of at most four digits.
pub fn number(text: &str) -> Option<u32> {
    let digits =
        !text.is_empty() && text.len() <= 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}
