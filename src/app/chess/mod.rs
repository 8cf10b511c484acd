//! The commands that only know chess: a position, a typed move, files of games, tournaments. They need no settings and no
//! database.
//!
//! What they print is JSON, for programs; what went wrong with a file is said beside it. Each returns whether all was well.

mod check;
mod convert;
mod games;
mod position;
mod tournament;
mod words;

pub use check::check_pgn;
pub use convert::{Target, convert_pgn};
pub use position::{position, typed};
pub use tournament::{StandingsAsked, Verdict, berger, check_pairings, pair, standings};

use std::io::{Result, Write};

use serde::Serialize;

use crate::rules::{FenError, Position};

/// Where a command writes: its answer, and what is said beside it.
pub struct Out<'a> {
    /// The answer.
    pub answer: &'a mut dyn Write,
    /// For people.
    pub beside: &'a mut dyn Write,
}

impl Out<'_> {
    /// One JSON object on a line of its own.
    fn object(&mut self, object: &impl Serialize) -> Result<()> {
        serde_json::to_writer(&mut *self.answer, object)?;
        writeln!(self.answer)
    }
}

/// A FEN as it is given on the command line; `start` is the initial position.
fn read_position(fen: &str) -> std::result::Result<Position, FenError> {
    match fen.trim() {
        "start" | "startpos" => Ok(Position::start()),
        fen => Position::from_fen(fen),
    }
}

fn turn(position: &Position) -> &'static str {
    if position.turn().is_white() {
        "white"
    } else {
        "black"
    }
}
