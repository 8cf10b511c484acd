//! What the benches share: the arena of the tests, throw-away databases that write durably, CPU time by process.

#[path = "../../tests/it/support/arena.rs"]
pub mod arena;
pub mod cluster;
pub mod cpu;
pub mod figures;
pub mod server;

pub use figures::{Few, Pace};
