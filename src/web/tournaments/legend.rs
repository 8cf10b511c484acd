//! What the signs of a cross table mean: those that stand in it, and no others.

use std::collections::BTreeSet;

use crate::i18n::{Words, t};

/// A sign that wants explaining.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sign {
    /// A game that runs.
    Running,
    /// A pairing whose round has not started.
    Open,
    /// Without play.
    Walkover,
    /// Lost by time.
    Time,
    /// By adjudication.
    Adjudicated,
    /// A result that may still change.
    Provisional,
    /// A substitute has played it to its end.
    Substitute,
    /// Cancelled.
    Void,
    /// It does not count.
    Brackets,
    /// Without an opponent.
    Free,
    /// Colours.
    Colours,
}

/// The signs of a table.
#[derive(Default)]
pub struct Legend(BTreeSet<Sign>);

impl Legend {
    /// Notes a sign.
    pub fn add(&mut self, sign: Sign) {
        self.0.insert(sign);
    }

    /// Sign and meaning.
    pub fn lines(&self, words: &Words) -> Vec<(String, String)> {
        self.0.iter().map(|sign| line(words, *sign)).collect()
    }
}

fn line(words: &Words, sign: Sign) -> (String, String) {
    let (sign, text) = match sign {
        Sign::Running => ("\u{b7}".to_owned(), t!(words, "tournament-legend-running")),
        Sign::Open => (
            t!(words, "tournament-legend-blank"),
            t!(words, "tournament-legend-open"),
        ),
        Sign::Walkover => (
            "+ \u{2212}".to_owned(),
            t!(words, "tournament-legend-walkover"),
        ),
        Sign::Time => (
            t!(words, "tournament-mark-time"),
            t!(words, "tournament-legend-time"),
        ),
        Sign::Adjudicated => (
            t!(words, "tournament-mark-adjudicated"),
            t!(words, "tournament-legend-adjudicated"),
        ),
        Sign::Provisional => (
            t!(words, "tournament-mark-provisional"),
            t!(words, "tournament-legend-provisional"),
        ),
        Sign::Substitute => (
            t!(words, "tournament-mark-substitute"),
            t!(words, "tournament-legend-substitute"),
        ),
        Sign::Void => ("\u{d7}".to_owned(), t!(words, "tournament-legend-void")),
        Sign::Brackets => ("( )".to_owned(), t!(words, "tournament-legend-brackets")),
        Sign::Free => (
            format!("+ {}", t!(words, "tournament-mark-free")),
            t!(words, "tournament-legend-free"),
        ),
        Sign::Colours => (
            format!("12 {}\u{bd}", t!(words, "tournament-letter-white")),
            t!(words, "tournament-legend-colours"),
        ),
    };
    (sign, text)
}
