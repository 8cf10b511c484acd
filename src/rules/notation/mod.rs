//! Moves as people write them: out as SAN in four alphabets, in as whatever they type.
//!
//! "Algebraic notation" is Appendix C of the Laws; piece letters are each language's own (C.3).

mod compact;
mod described;
mod letters;
mod plain;
mod san;
mod typed;
mod words;

pub use described::{Described, describe};
pub use letters::{Letters, sign};
pub(super) use plain::read as read_plain;
pub use san::{iccf, long_algebraic, san};
pub use typed::{parse_san, parse_typed};
