//! Tests of `rules`: data files with tiny runners, comparison with another library, properties.

mod against_shakmaty;
mod dead;
mod endings;
mod fen;
mod fuzz;
mod perft;
mod pgn;
mod pgn_games;
mod statements;
mod typed;
mod winnability;
mod winnability_suites;
