//! The room `secrets`.
