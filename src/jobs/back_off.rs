//! When a letter that did not go out is tried again, and when it is given up.

use crate::domain::time::{DAY, HOUR, Instant, MINUTE, Millis};

/// After these spans a letter that did not go out is tried again; then every hour.
const BACK_OFF: [Millis; 4] = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR];
/// A letter is given up that has not gone out for so long, and not before so many attempts: a server that was switched
/// off for a week still tries.
const GIVE_UP_AFTER: Millis = 3 * DAY;
const FEWEST_ATTEMPTS: u32 = 10;

/// When a letter is tried again that has failed `attempts` times; `None`: not any more.
pub(super) fn next_try(attempts: u32, created_at: Instant, now: Instant) -> Option<Instant> {
    if attempts >= FEWEST_ATTEMPTS && now.since(created_at) >= GIVE_UP_AFTER {
        return None;
    }
    let step = usize::try_from(attempts.saturating_sub(1)).unwrap_or(usize::MAX);
    let wait = BACK_OFF.get(step).or(BACK_OFF.last())?;
    Some(now.plus(*wait))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_tried_for_three_days() {
        let start = Instant(0);
        let (mut now, mut attempts) = (start, 0);
        let mut waits = Vec::new();
        loop {
            attempts += 1;
            let Some(next) = next_try(attempts, start, now) else {
                break;
            };
            waits.push(next.since(now) / MINUTE);
            now = next;
        }
        assert_eq!(waits[..6], [1, 5, 15, 60, 60, 60]);
        assert!((3 * DAY..3 * DAY + 2 * HOUR).contains(&now.since(start)));
        // A letter found after a week's stop is not given up at once.
        assert!(next_try(1, start, Instant(7 * DAY)).is_some());
    }
}
