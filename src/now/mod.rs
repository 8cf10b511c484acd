//! The time of day, and the only room that fetches it.
//!
//! Everywhere else `now` is an argument: a game is decided at a given instant, and a
//! test sets the instant it wants. At this floor an instant is a plain number of
//! milliseconds since 1970-01-01T00:00:00Z; `domain::time` wraps it.
#![warn(missing_docs)]

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

/// Tells what time it is.
pub trait Now: Send + Sync + 'static {
    /// Milliseconds UTC since 1970-01-01T00:00:00Z.
    fn now(&self) -> i64;
}

/// How the doors hold it: one clock for the whole program, real or frozen.
pub type SharedNow = Arc<dyn Now>;

impl<T: Now + ?Sized> Now for Arc<T> {
    fn now(&self) -> i64 {
        (**self).now()
    }
}

/// The machine's own clock.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemNow;

impl Now for SystemNow {
    #[expect(
        clippy::disallowed_methods,
        reason = "this is the one place that fetches the time of day"
    )]
    fn now(&self) -> i64 {
        chrono::Utc::now().timestamp_millis()
    }
}

/// A clock that stands still until somebody moves it. Clones show the same time.
#[derive(Debug, Clone)]
pub struct FrozenNow(Arc<AtomicI64>);

impl FrozenNow {
    /// A clock that shows `millis` (UTC).
    pub fn at(millis: i64) -> Self {
        Self(Arc::new(AtomicI64::new(millis)))
    }

    /// Sets the clock, forwards or backwards.
    pub fn set(&self, millis: i64) {
        self.0.store(millis, Ordering::SeqCst);
    }

    /// Moves the clock on and returns the new time in milliseconds UTC.
    pub fn advance(&self, by: Duration) -> i64 {
        let by = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        self.0.fetch_add(by, Ordering::SeqCst).saturating_add(by)
    }
}

impl Now for FrozenNow {
    fn now(&self) -> i64 {
        self.0.load(Ordering::SeqCst)
    }
}

/// Measures how long something took, on the monotonic clock: a wall clock that is set
/// back meanwhile does not disturb it.
#[derive(Debug, Clone, Copy)]
pub struct Stopwatch(std::time::Instant);

impl Stopwatch {
    /// Starts now.
    #[expect(
        clippy::disallowed_methods,
        reason = "spans are measured here and nowhere else"
    )]
    pub fn start() -> Self {
        Self(std::time::Instant::now())
    }

    /// The time since the start.
    pub fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }

    /// Whether `budget` is spent.
    pub fn is_over(&self, budget: Duration) -> bool {
        self.elapsed() >= budget
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frozen_clock_stands_still_and_its_clones_agree() {
        let clock = FrozenNow::at(1_000);
        let shared: SharedNow = Arc::new(clock.clone());
        assert_eq!(shared.now(), 1_000);
        assert_eq!(clock.advance(Duration::from_secs(2)), 3_000);
        assert_eq!(shared.now(), 3_000);
        clock.set(5);
        assert_eq!(shared.now(), 5);
    }

    #[test]
    fn the_system_clock_shows_a_time_after_this_was_written() {
        assert!(SystemNow.now() > 1_760_000_000_000);
    }
}
