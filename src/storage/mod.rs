//! The room `storage`: remembers, never decides.

pub(crate) mod schema;
