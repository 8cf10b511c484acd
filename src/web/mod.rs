//! The room `web`.
