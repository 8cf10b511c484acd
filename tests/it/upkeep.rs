//! The repository keeps its own promises.
