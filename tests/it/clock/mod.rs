//! What proves the clock: a matrix that a chess player can read, and simulated years.

pub mod dice;
mod matrix;
mod matrix_in_a_club;
mod matrix_in_the_domain;
mod naive;
mod world;
mod year_in_a_club;
mod year_in_the_domain;
