//! Tests of `journeys`.
