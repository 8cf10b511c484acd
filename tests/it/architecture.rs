//! The arrows between rooms.
