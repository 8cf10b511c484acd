//! Tests of `rules`: data files with tiny runners, comparison with another library, properties.
#![expect(
    clippy::expect_used,
    reason = "a test stops where it fails, its helpers too"
)]

mod against_shakmaty;
mod dead;
mod endings;
mod fen;
mod perft;
mod statements;
mod typed;
