//! The room `jobs`: what happens by itself. A job is a few lines that call an action; the timetable lists them all.

mod timetable;

pub use timetable::{Running, Timetable};
