//! Tests of `rules`: data files with tiny runners, comparison with another library, properties.

mod against_shakmaty;
mod endings;
mod perft;
