//! The room `storage`.
