//! The room `rules`.
#![warn(missing_docs)]
