//! Tournaments, against an outside implementation and against files whose pairings are known.

mod berger;
mod commands;
mod course;
mod dutch;
mod edges;
mod gacrux;
mod kinds;
mod random;
mod season;
mod tie_breaks;
mod trf;
