//! Tests of `browser`.
