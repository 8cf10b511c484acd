//! Fernzug: a self-hosted correspondence-chess server.
//!
//! The rooms stand on floors; imports point down only (see ARCHITECTURE.md).

// floor 0: chess itself, the time of day, secrets
pub mod now;
pub mod rules;
pub mod secrets;

// floor 1: decides; pure
pub mod domain;

// floor 2: remembers, addresses, words, pictures
pub mod drawing;
pub mod i18n;
pub mod links;
pub mod storage;

// floor 3: verbs; letters
pub mod actions;
pub mod mail;

// floor 4: the doors
pub mod inbox;
pub mod jobs;
pub mod web;

// floor 5: wire and start
pub mod app;
pub mod cli;
pub mod settings;
