//! Mail that comes in: moves by reply, letters that came back, and the door through which they come.

mod bounces;
mod door;
mod envelope;
mod flags;
mod page;
mod played;
mod post;
mod refused;
mod texts;
