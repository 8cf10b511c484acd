//! The room `app`.
