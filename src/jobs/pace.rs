//! How fast letters go out: mail providers close the door to whoever sends faster than they like.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::domain::time::{Instant, MINUTE};

/// The most letters in one minute; 0 is no limit. Each instance keeps its own count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pace {
    /// To all addresses.
    pub all: usize,
    /// To the addresses of one domain.
    pub domain: usize,
}

/// What has gone out in the last minute: when, and to which domain.
#[derive(Debug, Default)]
pub(super) struct Gone {
    pace: Pace,
    letters: Mutex<VecDeque<(Instant, String)>>,
}

impl Gone {
    pub(super) fn new(pace: Pace) -> Self {
        Self {
            pace,
            letters: Mutex::default(),
        }
    }

    /// How many letters may go out now.
    pub(super) fn room(&self, now: Instant) -> usize {
        match self.pace.all {
            0 => usize::MAX,
            most => most.saturating_sub(self.since(now).len()),
        }
    }

    /// Counts a letter to this address; `Err`: it has to wait until then.
    pub(super) fn take(&self, address: &str, now: Instant) -> Result<(), Instant> {
        let domain = address.rsplit('@').next().unwrap_or_default();
        let domain = domain.to_lowercase();
        let mut letters = self.since(now);
        if self.pace == Pace::default() {
            return Ok(());
        }
        let full = |most: usize, gone: usize| most > 0 && gone >= most;
        let there = letters.iter().filter(|(_, to)| *to == domain);
        let oldest_there = there.clone().next().map(|(at, _)| *at);
        if full(self.pace.domain, there.count()) {
            return Err(oldest_there.unwrap_or(now).plus(MINUTE));
        }
        if full(self.pace.all, letters.len()) {
            let oldest = letters.front().map_or(now, |(at, _)| *at);
            return Err(oldest.plus(MINUTE));
        }
        letters.push_back((now, domain));
        Ok(())
    }

    /// Those of the last minute; older ones are forgotten.
    fn since(&self, now: Instant) -> MutexGuard<'_, VecDeque<(Instant, String)>> {
        let mut letters = self.letters.lock().unwrap_or_else(PoisonError::into_inner);
        while letters
            .front()
            .is_some_and(|(at, _)| now.since(*at) >= MINUTE)
        {
            letters.pop_front();
        }
        letters
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::time::SECOND;

    #[test]
    fn a_minute_holds_so_many_and_a_domain_fewer() {
        let gone = Gone::new(Pace { all: 3, domain: 2 });
        let at = |seconds: i64| Instant(seconds * SECOND);
        assert_eq!(gone.take("a@one.example", at(0)), Ok(()));
        assert_eq!(gone.take("b@ONE.example", at(10)), Ok(()));
        assert_eq!(gone.take("c@one.example", at(20)), Err(at(60)));
        assert_eq!(gone.take("c@two.example", at(20)), Ok(()));
        assert_eq!(gone.take("d@three.example", at(30)), Err(at(60)));
        assert_eq!((gone.room(at(20)), gone.room(at(60))), (0, 1));
        assert_eq!(gone.take("c@one.example", at(60)), Ok(()));
        let free = Gone::new(Pace::default());
        assert!((0..1_000).all(|_| free.take("a@one.example", at(0)).is_ok()));
        assert_eq!(free.room(at(0)), usize::MAX);
    }
}
