//! Tests of `storage`.

mod doors;
mod opening;
