//! PGN (the standard of 1994): games in, as tolerant as one can be without guessing, and out in the export format, sign for
//! sign.
//!
//! Reading: give the bytes to a [`Reader`] as they come, or a whole text to [`read`]. Nothing is lost silently: what was not
//! understood is a [`Problem`] with its place, and stands in the game as [`ItemKind::Unread`] where it stood. UTF-16 is
//! recognised; a line that is not UTF-8 is read as Latin-1. Lines that begin with `%` belong to other programs (6) and are only counted. Memory is bounded by
//! [`Limits`], not by the size of the file; time grows with the length of the text only.
//!
//! [`judge`] says how a game has ended by its moves. Numbers in brackets are sections of the standard.

mod game;
mod judge;
mod lines;
mod moves;
mod problem;
mod reader;
mod scan;
mod tags;
mod utf16;
mod walk;
mod words;
mod write;

pub use game::{Game, Item, ItemKind, Score, Span};
pub use judge::{Claimable, Firsts, Judgement, judge};
pub use problem::{Place, Problem, ProblemKind};
pub use reader::{Limits, Reader, read};
pub use walk::Walk;
pub use write::{Ply, Writer, write, write_game};
