//! Tests of `letters`.
