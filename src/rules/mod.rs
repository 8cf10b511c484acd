//! Chess itself, as a value library: positions that are legal by construction, moves, notation, endings and rule sets.
//!
//! Nothing here knows of time, storage or language: refusals and reasons are enums, their wording lives in the locales.
//! Article numbers are those of the FIDE Laws of Chess of 2023 unless said otherwise.
#![warn(missing_docs)]

mod attacks;
mod bitboard;
mod castle;
mod castling;
mod chess960;
pub mod endings;
mod enumerate;
mod explain;
mod fen;
mod fen_error;
mod fen_write;
pub mod material;
mod movegen;
mod moves;
pub mod notation;
pub mod pgn;
mod play;
mod position;
pub mod profile;
mod refusal;
pub mod repetition;
mod sight;
mod single;
mod sliders;
mod square;
mod types;
mod uci;
mod validity;
pub mod winnability;

pub use bitboard::Bitboard;
pub use castling::{Castling, Side};
pub use fen_error::{FenError, FenReason};
pub use moves::{Move, MoveList};
pub use position::Position;
pub use refusal::{KingsWay, MoveRefusal};
pub use square::Square;
pub use types::{Color, Piece, Role};
