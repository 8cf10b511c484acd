//! A real browser looks at the real program.

mod accessible;
mod board;
mod by_clicking;
mod time_goes_on;
