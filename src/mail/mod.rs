//! The room `mail`.
