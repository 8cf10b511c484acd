//! Puts the rooms together and runs them.
//!
//! [`wire`] is the one place where database, verbs, mail, jobs and pages meet; each of them gets its own small
//! part of the settings here and knows nothing of the others.

mod check;
pub mod chess;
mod commands;
mod demo;
mod fault;
mod lmtp;
mod log;
mod perft;
mod receive;
mod serve;
mod tasks;
mod wire;

pub use check::{Finding, check};
pub use commands::{backup, demo, make_admin, migrate, send_test_mail};
pub use fault::Fault;
pub use lmtp::lmtp;
pub use perft::perft;
pub use receive::{Handed, Unreceived, receive};
pub use serve::serve;
pub use tasks::{Stop, Tasks};
pub use wire::{House, storage_settings, wire};
