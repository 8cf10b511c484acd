//! A rating beside a name on the page of a game.

use crate::domain::rating::{PROVISIONAL, Pool};
use crate::domain::time::Instant;
use crate::domain::visibility::GameRecord;
use crate::i18n::{Words, t};
use crate::rules::Color;
use crate::storage::ratings::{self, Head, Row};
use crate::storage::{Conn, StorageError};

use super::wording;

/// What is known of one side.
#[derive(Clone, Debug)]
struct Known {
    head: Head,
    /// What the game has changed, where it counts.
    row: Option<Row>,
}

/// The ratings of both, in the pool of a game.
#[derive(Clone, Debug)]
pub struct Beside {
    pool: Pool,
    white: Option<Known>,
    black: Option<Known>,
}

/// A rating as a page shows it.
pub struct Shown {
    /// The pool, for the page that tells how it came about.
    pub pool: &'static str,
    /// "1612", with a question mark where it is provisional.
    pub text: String,
    /// "+12.3": what the game has changed; may be empty.
    pub change: String,
    /// All of it in words.
    pub said: String,
}

/// Reads what stands beside the names: one question, and another where a rated game has ended.
///
/// # Errors
/// A database fault.
pub fn beside(c: &mut Conn, record: &GameRecord) -> Result<Beside, StorageError> {
    let (game, terms) = (&record.game, &record.terms);
    let fen = if terms.usual_start {
        ""
    } else {
        terms.start_fen.as_str()
    };
    let pool = Pool::of(fen, terms.aids);
    let heads = ratings::of_two(c, [game.white, game.black], pool)?;
    let rows = if terms.rated && game.ending.is_some() && !heads.is_empty() {
        ratings::of_game(c, game.id)?
    } else {
        Vec::new()
    };
    let known = |player| {
        let own = rows.iter().filter(|row| row.player == player);
        let last = own.max_by_key(|row| row.turn);
        heads.get(&player).map(|head| Known {
            head: *head,
            // every second row takes the one before it back
            row: last.filter(|row| row.turn % 2 == 0).cloned(),
        })
    };
    Ok(Beside {
        pool,
        white: known(game.white),
        black: known(game.black),
    })
}

impl Beside {
    /// What stands beside the name of a side, if it has a rating: what it was before the game and what that changed; while
    /// it runs, or does not count, what it is now.
    pub fn shown(&self, words: &Words, now: Instant, side: Color) -> Option<Shown> {
        let own = match side {
            Color::White => self.white.as_ref()?,
            Color::Black => self.black.as_ref()?,
        };
        let (points, provisional) = match &own.row {
            Some(row) => (
                row.change.was.points(),
                row.change.was.deviation >= PROVISIONAL,
            ),
            None => (own.head.points(), own.head.is_provisional(now)),
        };
        let mut said = if provisional {
            t!(
                words,
                "rating-said-provisional",
                rating = points.to_string()
            )
        } else {
            t!(words, "rating-said", rating = points.to_string())
        };
        let mut change = String::new();
        if let Some(row) = &own.row {
            change = wording::change(words.lang(), row.change.delta);
            said = t!(
                words,
                "rating-said-change",
                rating = said,
                change = change.as_str()
            );
        }
        Some(Shown {
            pool: self.pool.code(),
            text: format!("{points}{}", if provisional { "?" } else { "" }),
            change,
            said,
        })
    }
}
