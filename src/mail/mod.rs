//! The room `mail`: letters. [`compose()`] makes one of a notice, purely: what a letter says is decided before, by those
//! who gathered the notice. [`transport`] takes finished letters away; only the mailer's job talks to it.
#![warn(missing_docs)]

mod chess;
mod compose;
pub mod files;
mod letters;
mod message;
mod opened;
mod samples;
mod signing;
pub mod transport;

pub use compose::{
    ComposeFault, Enclosure, Letter, LetterLink, LetterLinks, Picture, Stamp, compose,
};
pub use message::{BadSender, Site, Unwritable};
pub use samples::{Sample, sample};
pub use signing::BadKey;
