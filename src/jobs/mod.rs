//! The room `jobs`: what happens by itself. A job is a few lines that call an action; the timetable lists them all.

mod back_off;
mod letter_links;
mod mailer;
mod pace;
mod timetable;

pub use mailer::{Drained, Mailer};
pub use pace::Pace;
pub use timetable::{Running, Timetable};
