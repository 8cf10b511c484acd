//! A real browser looks at the real program.

mod accessible;
mod analysis;
mod board;
mod by_clicking;
mod every_look;
mod scanner;
mod time_goes_on;
