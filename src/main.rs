//! The `fernzug` program.
fn main() {}
