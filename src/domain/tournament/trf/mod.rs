//! TRF, the Tournament Report File: TRF16 and TRF26 are read, TRF26 is written.
//!
//! Lines with a tag of three characters and fixed columns, which are counted in characters. What is read and written
//! is listed in `docs/trf.md`. A file that contradicts itself is refused with line and column: a pairing made of it
//! would be wrong.

mod agree;
mod line;
mod player;
mod problem;
mod read;
mod records;
mod scoring;
mod system;
mod write;

use super::crosstable::Crosstable;
use super::points::Points;

pub use problem::{At, Problem, ProblemKind};
pub use read::{MOST_BYTES, MOST_ROUNDS, read};
pub use system::System;
pub use write::write;

/// A tournament as it stands in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct File {
    /// What is said of the tournament.
    pub header: Header,
    /// Players and rounds.
    pub table: Crosstable,
    /// What else is said of each player, in the order of [`Crosstable::players`].
    pub details: Vec<Details>,
}

/// What is said of a tournament, as it is written; empty where nothing is said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// 012
    pub name: String,
    /// 022
    pub city: String,
    /// 032
    pub federation: String,
    /// 042, as written: `2026/11/30`
    pub start: String,
    /// 052
    pub end: String,
    /// 092
    pub kind: String,
    /// 102
    pub arbiter: String,
    /// 112, one for each
    pub deputies: Vec<String>,
    /// 122
    pub time_control: String,
    /// 192: the kind of tournament as a code, such as `FIDE_DUTCH_2026`
    pub code: String,
    /// 202 or 212: the codes of the tie-breaks, in order
    pub tie_breaks: Vec<String>,
    /// Whether there are records of teams (013, 310); they are not written.
    pub teams: bool,
}

/// What is said of a player beside his results, as it is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Details {
    /// `m` or `w`.
    pub sex: String,
    /// `GM`, `WIM` …
    pub title: String,
    /// His federation.
    pub federation: String,
    /// His number at FIDE.
    pub fide_id: String,
    /// Day of birth.
    pub birth: String,
    /// Points as they stand in the file; `None`: left out.
    pub points: Option<Points>,
    /// Place as it stands in the file; 0: left out.
    pub rank: u32,
}
