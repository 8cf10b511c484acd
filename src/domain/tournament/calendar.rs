//! When rounds begin: at noon, with notice, and not at Christmas.

use chrono::{Datelike, Days, NaiveDate, NaiveTime};
use chrono_tz::Tz;

use crate::domain::time::{DAY, Instant, Millis};

/// How long before the clocks start everybody is told whom he meets.
pub const NOTICE: Millis = 3 * DAY;
/// How far a tournament is put off that too few have entered.
pub const POSTPONED_BY: Millis = 14 * DAY;
/// How often it is put off before it is called off.
pub const MOST_POSTPONED: u32 = 2;

/// The first instant at which clocks may start that are announced now: at noon in this zone, at least [`NOTICE`] ahead, and
/// not from 24 December to 6 January.
#[must_use]
pub fn starts_after(now: Instant, zone: Tz) -> Instant {
    let earliest = now.plus(NOTICE);
    let mut day = earliest.local(zone).date();
    loop {
        let at = noon(day, zone);
        if at >= earliest && !is_holy(day) {
            return at;
        }
        day = day.checked_add_days(Days::new(1)).unwrap_or(NaiveDate::MAX);
        if day == NaiveDate::MAX {
            return earliest;
        }
    }
}

/// The Monday morning of a week, at eight: directors are told then how it stands.
#[must_use]
pub fn monday(now: Instant, zone: Tz) -> Instant {
    let today = now.local(zone).date();
    let back = Days::new(u64::from(today.weekday().num_days_from_monday()));
    let monday = today.checked_sub_days(back).unwrap_or(today);
    let eight = NaiveTime::from_hms_opt(8, 0, 0).unwrap_or_default();
    Instant::from_local(monday.and_time(eight), zone)
}

/// Noon of a day.
#[must_use]
pub fn noon(day: NaiveDate, zone: Tz) -> Instant {
    let noon = NaiveTime::from_hms_opt(12, 0, 0).unwrap_or_default();
    Instant::from_local(day.and_time(noon), zone)
}

/// From 24 December to 6 January.
#[must_use]
pub fn is_holy(day: NaiveDate) -> bool {
    (day.month() == 12 && day.day() >= 24) || (day.month() == 1 && day.day() <= 6)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Instant {
        Instant(
            chrono::DateTime::parse_from_rfc3339(text)
                .unwrap()
                .timestamp_millis(),
        )
    }

    #[test]
    fn rounds_begin_at_noon_with_three_days_notice() {
        let berlin = Tz::Europe__Berlin;
        for (now, start) in [
            ("2027-05-10T09:00:00+02:00", "2027-05-13T12:00:00+02:00"),
            ("2027-05-10T12:00:00+02:00", "2027-05-13T12:00:00+02:00"),
            ("2027-05-10T12:00:01+02:00", "2027-05-14T12:00:00+02:00"),
            // over the change of the clocks
            ("2027-03-26T10:00:00+01:00", "2027-03-29T12:00:00+02:00"),
            ("2027-12-20T10:00:00+01:00", "2027-12-23T12:00:00+01:00"),
            ("2027-12-21T10:00:00+01:00", "2028-01-07T12:00:00+01:00"),
        ] {
            assert_eq!(starts_after(at(now), berlin), at(start), "{now}");
        }
    }

    #[test]
    fn the_week_begins_on_monday_morning() {
        for (now, begun) in [
            ("2027-05-12T09:00:00+02:00", "2027-05-10T08:00:00+02:00"),
            ("2027-05-10T07:59:59+02:00", "2027-05-10T08:00:00+02:00"),
            ("2027-05-16T23:00:00+02:00", "2027-05-10T08:00:00+02:00"),
            // over the change of the clocks
            ("2027-03-28T12:00:00+02:00", "2027-03-22T08:00:00+01:00"),
        ] {
            assert_eq!(monday(at(now), Tz::Europe__Berlin), at(begun), "{now}");
        }
    }
}
