//! Which letters a player wants, and when.

use chrono::{Datelike, Duration, NaiveDate, NaiveTime};
use chrono_tz::Tz;

use super::group::LetterGroup;
use super::kind::NoticeKind;
use crate::domain::player::coded;
use crate::domain::time::{HOUR, Instant, MINUTE, Millis};

/// What becomes of the letters about what happens in games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// Each goes out by itself.
    AtOnce,
    /// One, and then none until the player has been here; none while he is.
    UntilBack,
    /// All of a day in one letter, at an hour of the player's own.
    Digest,
    /// None; reminders are something else.
    None,
}
coded!(Amount {
    AtOnce = "at_once",
    UntilBack = "until_back",
    Digest = "digest",
    None = "none",
});

/// Every day of the week.
pub const EVERY_DAY: u8 = 0x7f;

/// When the letter of a day goes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DigestTime {
    /// The hour, 0 to 23, in the player's own zone.
    pub hour: u8,
    /// On which days: bit 0 is Monday, bit 6 Sunday; never none.
    pub days: u8,
}

impl Default for DigestTime {
    fn default() -> Self {
        Self {
            hour: 18,
            days: EVERY_DAY,
        }
    }
}

impl DigestTime {
    /// An hour of the day and at least one day of the week; `None` for anything else.
    #[must_use]
    pub fn new(hour: u8, days: u8) -> Option<Self> {
        let fits = hour < 24 && days > 0 && days <= EVERY_DAY;
        fits.then_some(Self { hour, days })
    }

    /// Whether the letter that was due at `due` belongs to today, and by this hour it would have gone out before `at`.
    #[must_use]
    pub fn is_today(self, due: Instant, at: Instant, zone: Tz) -> bool {
        let today = at.local(zone).date();
        let wanted = self.days >> today.weekday().num_days_from_monday() & 1 == 1;
        let hour = NaiveTime::from_hms_opt(u32::from(self.hour), 0, 0).unwrap_or_default();
        let now_due = Instant::from_local(today.and_time(hour), zone);
        wanted && due > at && due.local(zone).date() == today && now_due <= at
    }

    /// The first such hour after `after`, with its local date: one letter a date, at the first instant at or after the
    /// wanted hour. The hour that spring leaves out is the instant at which it would have begun; of the one that autumn
    /// brings twice it is the second.
    #[must_use]
    pub fn next(self, after: Instant, zone: Tz) -> (Instant, NaiveDate) {
        let today = after.local(zone).date();
        let hour = NaiveTime::from_hms_opt(u32::from(self.hour), 0, 0).unwrap_or_default();
        // A zone may leave a whole date out, and its neighbour may not be wanted: eight days always hold one.
        let days = (0..=8).map(|n| today + Duration::days(n));
        let wanted = days.filter(|day| self.days >> day.weekday().num_days_from_monday() & 1 == 1);
        let mut instants = wanted.map(|day| (Instant::from_local(day.and_time(hour), zone), day));
        let next = instants.find(|(at, _)| *at > after);
        next.unwrap_or((after.plus(24 * HOUR), today))
    }
}

/// Which letters a player wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MailWishes {
    /// What becomes of those about what happens in games.
    pub amount: Amount,
    /// When the letter of a day goes out.
    pub digest: DigestTime,
    /// The groups he wants none of.
    unwanted: u16,
}

impl Default for MailWishes {
    fn default() -> Self {
        Self::new(Amount::AtOnce, DigestTime::default())
    }
}

impl MailWishes {
    /// All groups, in this amount.
    #[must_use]
    pub fn new(amount: Amount, digest: DigestTime) -> Self {
        Self {
            amount,
            digest,
            unwanted: 0,
        }
    }

    /// The same in another amount.
    #[must_use]
    pub fn in_amount(self, amount: Amount) -> Self {
        Self { amount, ..self }
    }

    /// Whether letters of this group are wanted.
    #[must_use]
    pub fn wants(&self, group: LetterGroup) -> bool {
        !group.may_be_unwanted() || self.unwanted & group.bit() == 0
    }

    /// Switches a group on or off; letters about the account stay on.
    #[must_use]
    pub fn with(mut self, group: LetterGroup, wanted: bool) -> Self {
        if wanted {
            self.unwanted &= !group.bit();
        } else if group.may_be_unwanted() {
            self.unwanted |= group.bit();
        }
        self
    }

    /// Whether a letter of this kind is wanted at all, at once or gathered.
    #[must_use]
    pub fn wants_kind(&self, kind: NoticeKind, amount: Amount) -> bool {
        let none = kind.group() == LetterGroup::Moves && amount == Amount::None;
        !none && self.wants(kind.group())
    }

    /// The groups that are off, as they are stored: their words, with blanks between.
    #[must_use]
    pub fn unwanted(&self) -> String {
        let off = LetterGroup::ALL.iter().filter(|group| !self.wants(**group));
        off.map(|group| group.code()).collect::<Vec<_>>().join(" ")
    }

    /// The groups of [`MailWishes::unwanted`]; a word that is none is passed over.
    #[must_use]
    pub fn without(self, words: &str) -> Self {
        let groups = words.split(' ').filter_map(LetterGroup::from_code);
        groups.fold(self, |wishes, group| wishes.with(group, false))
    }
}

/// Whoever was seen so lately is taken for here: what is known of it is written every five minutes.
const HERE: Millis = 6 * MINUTE;

/// What becomes of a letter that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It goes out.
    Send,
    /// It waits for the letter of the day.
    Digest,
    /// It waits until the reader has been here: he has had his one letter.
    Keep,
    /// It is looked at again then.
    Wait(Instant),
}

/// What becomes of a letter of this kind, wanted in this amount, about something that happened at `created`. `seen`: when
/// the reader was here last; `told`: whether a letter has told him of something since.
#[must_use]
pub fn fate(
    kind: NoticeKind,
    amount: Amount,
    created: Instant,
    seen: Option<Instant>,
    told: bool,
    now: Instant,
) -> Fate {
    if !kind.may_wait() {
        return Fate::Send;
    }
    match amount {
        Amount::AtOnce | Amount::None => Fate::Send,
        Amount::Digest => Fate::Digest,
        Amount::UntilBack => {
            let known = created.max(seen.unwrap_or(created)).plus(HERE);
            match (now < known, told) {
                (true, _) => Fate::Wait(known),
                (false, true) => Fate::Keep,
                (false, false) => Fate::Send,
            }
        }
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
    fn one_digest_a_date_in_spring_and_autumn_too() {
        let two = DigestTime::new(2, EVERY_DAY).unwrap();
        // 29 March 2026: clocks go from 02:00 to 03:00
        let spring = two.next(utc("2026-03-28T12:00:00Z"), Berlin);
        assert_eq!(spring.0, utc("2026-03-29T01:00:00Z"));
        assert_eq!(spring.1.to_string(), "2026-03-29");
        assert_eq!(two.next(spring.0, Berlin).1.to_string(), "2026-03-30");
        // 25 October 2026: 02:00 comes twice
        let autumn = two.next(utc("2026-10-24T12:00:00Z"), Berlin);
        assert_eq!(autumn.0, utc("2026-10-25T01:00:00Z"));
        let after = two.next(autumn.0, Berlin);
        assert_eq!(
            after,
            (
                utc("2026-10-26T01:00:00Z"),
                NaiveDate::from_ymd_opt(2026, 10, 26).unwrap()
            )
        );
    }

    #[test]
    fn a_year_of_digests_misses_no_date_and_doubles_none() {
        for hour in [0, 2, 3, 18, 23] {
            let time = DigestTime::new(hour, EVERY_DAY).unwrap();
            let (mut at, mut date) = time.next(utc("2026-01-01T12:00:00Z"), Berlin);
            for _ in 0..366 {
                let (next, on) = time.next(at, Berlin);
                assert_eq!(on, date + Duration::days(1));
                (at, date) = (next, on);
            }
        }
    }

    #[test]
    fn only_on_the_wanted_days() {
        let fridays = DigestTime::new(18, 0b001_0000).unwrap();
        let (at, date) = fridays.next(utc("2026-12-01T10:00:00Z"), Berlin);
        assert_eq!(
            (at, date.to_string().as_str()),
            (utc("2026-12-04T17:00:00Z"), "2026-12-04")
        );
        assert_eq!(fridays.next(at, Berlin).0, utc("2026-12-11T17:00:00Z"));
        assert!(DigestTime::new(24, 1).is_none() && DigestTime::new(8, 0).is_none());
    }

    #[test]
    fn an_earlier_hour_does_not_skip_today() {
        let noon = DigestTime::new(12, EVERY_DAY).unwrap();
        // due at six in the evening; the hour is changed at three
        let (due, now) = (utc("2026-12-01T17:00:00Z"), utc("2026-12-01T14:00:00Z"));
        assert!(noon.is_today(due, now, Berlin));
        assert!(!noon.is_today(utc("2026-12-02T17:00:00Z"), now, Berlin));
        assert!(
            !DigestTime::new(16, EVERY_DAY)
                .unwrap()
                .is_today(due, now, Berlin)
        );
        // a Tuesday
        assert!(!DigestTime::new(12, 0b1).unwrap().is_today(due, now, Berlin));
    }

    #[test]
    fn what_is_stored_is_read_again() {
        let wishes = MailWishes::default()
            .with(LetterGroup::Messages, false)
            .with(LetterGroup::Account, false)
            .with(LetterGroup::Moves, false);
        assert_eq!(wishes.unwanted(), "moves messages");
        assert_eq!(
            MailWishes::default().without("moves messages nonsense"),
            wishes
        );
        assert!(wishes.wants(LetterGroup::Account) && wishes.wants(LetterGroup::Reminders));
    }

    #[test]
    fn one_letter_until_the_reader_is_back() {
        let (move_made, until_back) = (NoticeKind::YourMove, Amount::UntilBack);
        let at = Instant(1_000 * HOUR);
        let fate = |seen: Option<i64>, told, now: i64| {
            let seen = seen.map(|minutes| at.plus(minutes * MINUTE));
            fate(move_made, until_back, at, seen, told, at.plus(now * MINUTE))
        };
        // whether he is here is known some minutes late
        assert_eq!(fate(None, false, 0), Fate::Wait(at.plus(HERE)));
        assert_eq!(fate(None, false, 6), Fate::Send);
        assert_eq!(fate(Some(-300), true, 6), Fate::Keep);
        // while he is here nothing goes out; when he has gone without moving, it does
        assert_eq!(fate(Some(4), false, 6), Fate::Wait(at.plus(10 * MINUTE)));
        assert_eq!(fate(Some(4), false, 10), Fate::Send);
    }

    #[test]
    fn what_cannot_wait_is_sent_at_once() {
        let at = Instant(0);
        for amount in Amount::ALL {
            for kind in NoticeKind::ALL.iter().filter(|kind| !kind.may_wait()) {
                assert_eq!(fate(*kind, *amount, at, Some(at), true, at), Fate::Send);
            }
        }
        assert!(!NoticeKind::PlanStopped.may_wait() && !NoticeKind::Reminder.may_wait());
        let digest = fate(NoticeKind::YourMove, Amount::Digest, at, None, false, at);
        assert_eq!(digest, Fate::Digest);
    }
}
