//! Integration tests: one binary, so that dependencies are linked once.

mod architecture;
mod browser;
mod journeys;
mod letters;
mod look;
mod rules;
mod serving;
mod storage;
mod support;
mod upkeep;
mod words;
