//! The room `settings`.
