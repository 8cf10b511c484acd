//! The room `links`.
