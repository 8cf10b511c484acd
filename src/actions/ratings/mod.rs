//! Ratings: games are rated in the order of their results, and values are entered by hand.

mod enter;
mod rate;

pub use enter::{EnterRefusal, Entering, LONGEST_NOTE, enter};
pub use rate::{SETTLES, rate};
