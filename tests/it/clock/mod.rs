//! What proves the clock: a matrix that a chess player can read, and simulated years.

mod matrix;
mod matrix_in_the_domain;
