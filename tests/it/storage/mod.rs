//! Tests of `storage`.
