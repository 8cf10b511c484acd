//! When a player is reminded of a move.

use chrono::{Duration, NaiveTime};
use chrono_tz::Tz;

use crate::domain::time::{HOUR, Instant, Millis};

/// The longest before a deadline that a reminder may come, in hours.
const EARLIEST_REMINDER: u16 = 30 * 24;
/// Stands for a friendly line that is off.
const NO_LINE: &str = "no-line";
/// Three a move at most.
pub const MOST_REMINDERS: usize = 3;

/// When a player wants to be reminded of a move, and when not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reminders {
    /// Hours before the deadline, the longest first; 0 in a place that is not used.
    hours: [u16; MOST_REMINDERS],
    /// The hours of the day, from and to, in which none comes; over midnight where `to` is the smaller.
    pub quiet: Option<(u8, u8)>,
    /// Whether a friendly line comes after ten days on one move.
    pub line: bool,
}

impl Default for Reminders {
    fn default() -> Self {
        Self {
            hours: [72, 24, 0],
            quiet: Some((21, 8)),
            line: true,
        }
    }
}

impl Reminders {
    /// Up to three times before the deadline, in hours, in any order; `None` where one is none or comes too early, or the
    /// quiet hours are no hours of a day. The friendly line is on.
    #[must_use]
    pub fn new(hours: &[u16], quiet: Option<(u8, u8)>) -> Option<Self> {
        let mut sorted: Vec<u16> = hours.to_vec();
        sorted.sort_unstable_by(|a, b| b.cmp(a));
        sorted.dedup();
        let in_range = |hour: &u16| (1..=EARLIEST_REMINDER).contains(hour);
        let is_quiet = quiet.is_none_or(|(from, to)| from < 24 && to < 24 && from != to);
        if sorted.len() > MOST_REMINDERS || !sorted.iter().all(in_range) || !is_quiet {
            return None;
        }
        let mut all = [0; MOST_REMINDERS];
        for (place, hour) in all.iter_mut().zip(sorted) {
            *place = hour;
        }
        Some(Self {
            hours: all,
            quiet,
            line: true,
        })
    }

    /// The same with or without the friendly line.
    #[must_use]
    pub fn with_line(self, line: bool) -> Self {
        Self { line, ..self }
    }

    /// Hours before the deadline, the longest first.
    pub fn hours(&self) -> impl Iterator<Item = u16> + '_ {
        self.hours.iter().copied().filter(|hour| *hour > 0)
    }

    /// Spans before the deadline, the longest first.
    pub fn before(&self) -> impl Iterator<Item = Millis> + '_ {
        self.hours().map(|hour| i64::from(hour) * HOUR)
    }

    /// As it is stored: `72 24 quiet 21-8`, with `no-line` before it where the friendly line is off.
    #[must_use]
    pub fn notation(&self) -> String {
        let off = (!self.line).then(|| NO_LINE.to_owned());
        let hours = self.hours().map(|hour| hour.to_string());
        let mut words: Vec<String> = off.into_iter().chain(hours).collect();
        if let Some((from, to)) = self.quiet {
            words.push(format!("quiet {from}-{to}"));
        }
        words.join(" ")
    }

    /// Reads [`Reminders::notation`]; `None` for anything else.
    #[must_use]
    pub fn from_notation(text: &str) -> Option<Self> {
        let (text, line) = match text.strip_prefix(NO_LINE) {
            Some(rest) => (rest, false),
            None => (text, true),
        };
        let (hours, quiet) = match text.split_once("quiet ") {
            Some((hours, quiet)) => {
                let (from, to) = quiet.split_once('-')?;
                (hours, Some((from.parse().ok()?, to.parse().ok()?)))
            }
            None => (text, None),
        };
        let hours: Option<Vec<u16>> = hours.split_whitespace().map(|h| h.parse().ok()).collect();
        Some(Self {
            line,
            ..Self::new(&hours?, quiet)?
        })
    }

    /// Where `at` falls in the quiet hours: an hour before they began. Otherwise `at` itself.
    #[must_use]
    pub fn out_of_quiet(&self, at: Instant, zone: Tz) -> Instant {
        let Some((from, to)) = self.quiet else {
            return at;
        };
        let hour = |hour: u8| NaiveTime::from_hms_opt(u32::from(hour), 0, 0).unwrap_or_default();
        let (from, to) = (hour(from), hour(to));
        let local = at.local(zone);
        let (date, time) = (local.date(), local.time());
        let began = match (from < to, time >= from, time < to) {
            (true, true, true) | (false, true, _) => date,
            (false, _, true) => date - Duration::days(1),
            _ => return at,
        };
        Instant::from_local(began.and_time(from) - Duration::hours(1), zone)
    }

    /// Whether `at` lies in the quiet hours.
    #[must_use]
    pub fn is_quiet(&self, at: Instant, zone: Tz) -> bool {
        self.out_of_quiet(at, zone) != at
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::DateTime;
    use chrono_tz::Europe::Berlin;

    fn utc(text: &str) -> Instant {
        Instant(
            DateTime::parse_from_rfc3339(text)
                .unwrap()
                .timestamp_millis(),
        )
    }

    #[test]
    fn what_is_stored_is_read_again() {
        for text in [
            "72 24 quiet 21-8",
            "6",
            "",
            "quiet 0-7",
            "720 2 1 quiet 22-6",
            "no-line",
            "no-line 24 quiet 21-8",
        ] {
            assert_eq!(Reminders::from_notation(text).unwrap().notation(), text);
        }
        for text in [
            "0",
            "721",
            "1 2 3 4",
            "x",
            "quiet 8-8",
            "quiet 24-1",
            "72 quiet",
        ] {
            assert!(Reminders::from_notation(text).is_none(), "{text}");
        }
    }

    #[test]
    fn quiet_hours_send_the_evening_before() {
        let usual = Reminders::default();
        let moved = |text: &str| usual.out_of_quiet(utc(text), Berlin);
        assert_eq!(moved("2026-12-01T20:00:00Z"), utc("2026-12-01T19:00:00Z"));
        assert_eq!(moved("2026-12-02T06:59:00Z"), utc("2026-12-01T19:00:00Z"));
        assert_eq!(moved("2026-12-02T07:00:00Z"), utc("2026-12-02T07:00:00Z"));
        let noon = Reminders::new(&[24], Some((12, 14))).unwrap();
        assert_eq!(
            noon.out_of_quiet(utc("2026-12-01T12:30:00Z"), Berlin),
            utc("2026-12-01T10:00:00Z")
        );
        let always = Reminders::new(&[24], None).unwrap();
        assert!(!always.is_quiet(utc("2026-12-02T02:00:00Z"), Berlin));
    }
}
