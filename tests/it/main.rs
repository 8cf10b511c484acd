//! Integration tests: one binary, so that dependencies are linked once.

// tells clippy that helpers are tests too: they may unwrap and print
#![cfg(test)]

mod analysis;
mod architecture;
mod browser;
mod chess_commands;
mod clock;
mod inbox;
mod journeys;
mod kill;
mod letters;
mod look;
mod plans;
mod ratings;
mod rules;
mod serving;
mod spelling;
mod storage;
mod support;
mod tournament;
mod upkeep;
mod words;
