//! The room `now`.
