//! Tournaments: who meets whom, and who stands where. Pure: a crosstable in, pairings and standings out.
//!
//! - [`mod@format`]: how one is played; [`draw`] and [`course`]: groups, pairings, what comes next; [`field`]: how it stands;
//!   [`setup`]: what a director settles, [`conditions`]: who may enter, [`preset`]: kinds by name; [`calendar`]: when rounds begin; [`lots`]: lots that can be drawn again.
//! - [`crosstable`]: what is known of a tournament: players, results, byes, how points are counted.
//! - [`berger`]: the tables of a round robin (FIDE C.05, Annex 1).
//! - [`robin`]: their rounds in a tournament where somebody is away.
//! - [`swiss`]: the FIDE Dutch system (C.04.3, in force from 1 February 2026).
//! - [`standings`]: tie-breaks (C.07, 2026), each with how it came about.
//! - [`trf`]: the file in which tournaments travel between programs (TRF16 and TRF26).

pub mod appeal;
pub mod berger;
pub mod calendar;
pub mod conditions;
pub mod course;
pub mod crosstable;
pub mod draw;
pub mod field;
pub mod format;
pub mod late;
pub mod lots;
pub mod pairing;
pub mod points;
pub mod preset;
pub mod robin;
pub mod setup;
pub mod silent;
pub mod standings;
pub mod swiss;
pub mod trf;

pub use crosstable::{Bye, Cell, Crosstable, Entrant, Outcome, Scoring};
pub use pairing::Pairing;
pub use points::Points;
