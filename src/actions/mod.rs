//! The room `actions`.
