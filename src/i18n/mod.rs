//! The phrases of the interface in English, German and Swedish.
//!
//! The phrases lie in `locales/*/fernzug.ftl` and are compiled into the program. In code and in
//! templates they are fetched with [`t!`](crate::t), which checks the phrase's id and the names of
//! its arguments when the program is compiled. Dates and spans of time are in [`dates`].
#![warn(missing_docs)]

pub mod chess;
pub mod control;
pub mod dates;
mod doubt;
mod lang;
pub mod leave;
pub mod numbers;
pub mod pgn;
pub mod pgn_problems;
pub mod refusals;
pub mod sight;
pub mod tournament;
mod words;
mod zones;

pub use doubt::doubt;
pub use lang::Lang;
pub use numbers::{decimal, points};
pub use words::{Words, WordsFault, check, words};
pub use zones::{ZoneGroup, zone, zones};

pub use crate::t;
#[doc(hidden)]
pub use i18n_embed_fl::fl as __fl;

/// Fetches a phrase: `t!(words, "id")` or `t!(words, "id", name = value, …)`, where `words` is a
/// [`Words`] or a reference to one. The result is a `String`.
///
/// An unknown id and a wrong argument are compile errors. In an askama template write
/// `{{ t!(self.words, "id", name = self.name) }}` and `use crate::i18n::t;` beside the template's struct.
///
/// For an id that is only known at run time there is [`Words::get`].
#[macro_export]
macro_rules! t {
    ($words:expr, $id:literal $(,)?) => {
        ($words).plain($id, |words| $crate::i18n::__fl!(words.loader(), $id))
    };
    ($words:expr, $($rest:tt)+) => {
        $crate::i18n::__fl!(($words).loader(), $($rest)+)
    };
}
