//! The record of a player as a table: all games, with White, with Black, by pool.

use crate::domain::record::{Record, Score};
use crate::i18n::{Words, points, t};
use crate::web::ratings as rated;

/// A row of the table.
pub(super) struct Line {
    pub name: String,
    pub played: u32,
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    /// Points got: "12½".
    pub points: String,
}

/// The table.
pub(super) struct Lines {
    pub rows: Vec<Line>,
    /// Games that have ended without counting.
    pub unplayed: u32,
}

/// The table, if there is anything to tell.
pub(super) fn lines(words: &Words, record: &Record) -> Option<Lines> {
    if record.all.played() == 0 && record.unplayed == 0 {
        return None;
    }
    let mut rows = vec![
        line(t!(words, "record-all"), record.all),
        line(t!(words, "record-white"), record.white),
        line(t!(words, "record-black"), record.black),
    ];
    // one pool alone would be the first row again
    if record.pools.len() > 1 {
        for (pool, score) in &record.pools {
            rows.push(line(rated::pool(words, *pool), *score));
        }
    }
    Some(Lines {
        rows,
        unplayed: record.unplayed,
    })
}

fn line(name: String, score: Score) -> Line {
    Line {
        name,
        played: score.played(),
        won: score.won,
        drawn: score.drawn,
        lost: score.lost,
        points: points(score.half_points()),
    }
}
