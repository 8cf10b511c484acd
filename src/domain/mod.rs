//! The room `domain`.
#![warn(missing_docs)]
