//! Tests of `rules`: data files with tiny runners, comparison with another library, properties.

mod against_shakmaty;
mod dead;
mod endings;
mod fen;
mod perft;
mod statements;
mod typed;
