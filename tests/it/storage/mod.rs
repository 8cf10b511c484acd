//! Tests of `storage`.

mod doors;
mod lost;
mod opening;
mod outbox;
mod prepared;
