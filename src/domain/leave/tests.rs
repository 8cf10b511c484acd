use chrono_tz::Europe::Berlin;
use chrono_tz::Tz;

use super::*;
use crate::domain::time::{HOUR, MINUTE};

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

/// An instant as clocks in Berlin show it.
fn at(day_text: &str, hour: u32) -> Instant {
    Instant::from_local(day(day_text).and_hms_opt(hour, 0, 0).unwrap(), Berlin)
}

fn old_member() -> Allowance {
    Allowance::usual(day("2020-03-01"))
}

fn wish(first: &str, last: &str) -> Wish {
    Wish {
        first: Some(day(first)),
        last: day(last),
    }
}

fn ask(taken: &[Taken], first: &str, last: &str, now: Instant) -> Result<Days, LeaveRefusal> {
    plan(&old_member(), taken, Berlin, wish(first, last), now)
}

fn taken(id: i64, first: &str, last: &str, now: Instant) -> Taken {
    Taken {
        id,
        days: Days::of(day(first), day(last), Berlin, now),
        game: None,
        automatic: false,
    }
}

#[test]
fn leave_is_whole_days_of_the_players_own_zone() {
    let now = at("2027-05-01", 12);
    let days = ask(&[], "2027-05-10", "2027-05-12", now).unwrap();
    assert_eq!(days.from, at("2027-05-10", 0));
    assert_eq!(days.to, at("2027-05-13", 0));
    assert_eq!((days.count(), days.to.since(days.from)), (3, 3 * DAY));
    let tokyo = plan(
        &old_member(),
        &[],
        Tz::Asia__Tokyo,
        wish("2027-05-10", "2027-05-12"),
        now,
    );
    assert_eq!(tokyo.unwrap().from, days.from.plus(-7 * HOUR));
}

#[test]
fn days_of_a_clock_change_have_23_or_25_hours() {
    let now = at("2027-01-01", 0);
    let spring = ask(&[], "2027-03-27", "2027-03-29", now).unwrap();
    assert_eq!(spring.to.since(spring.from), 71 * HOUR);
    let autumn = ask(&[], "2027-10-30", "2027-11-01", now).unwrap();
    assert_eq!(autumn.to.since(autumn.from), 73 * HOUR);
    assert_eq!((spring.count(), autumn.count()), (3, 3));
    // a zone in which midnight itself is left out
    let cairo: Tz = "Africa/Cairo".parse().unwrap();
    let gone = Days::of(day("2026-04-24"), day("2026-04-24"), cairo, Instant(0));
    assert_eq!(gone.to.since(gone.from), 23 * HOUR);
}

#[test]
fn the_leap_day_is_a_day() {
    let now = at("2028-02-01", 9);
    let days = ask(&[], "2028-02-28", "2028-03-01", now).unwrap();
    assert_eq!((days.count(), days.count_in(2028)), (3, 3));
    assert_eq!(days.to.since(days.from), 3 * DAY);
}

#[test]
fn from_now_begins_now_and_spends_today() {
    let now = at("2027-05-10", 18).plus(MINUTE + 7);
    for first in [None, Some(day("2027-05-10"))] {
        let last = day("2027-05-12");
        let days = plan(&old_member(), &[], Berlin, Wish { first, last }, now).unwrap();
        assert_eq!(days.from, now.whole_second());
        assert_eq!((days.first, days.count()), (day("2027-05-10"), 3));
        assert_eq!(days.to, at("2027-05-13", 0));
    }
}

#[test]
fn what_cannot_be_is_refused() {
    let now = at("2027-05-10", 18);
    let refused = |first, last| ask(&[], first, last, now).unwrap_err();
    assert_eq!(refused("2027-05-09", "2027-05-12"), LeaveRefusal::Past);
    assert_eq!(refused("2027-05-12", "2027-05-11"), LeaveRefusal::Backwards);
    assert_eq!(
        refused("2027-05-11", "2027-05-12"),
        LeaveRefusal::TooShort { least: 3 }
    );
    assert_eq!(
        refused("2028-12-30", "2029-01-02"),
        LeaveRefusal::TooFar { year: 2028 }
    );
    assert_eq!(
        refused("2027-06-01", "2027-07-01"),
        LeaveRefusal::NotEnough {
            year: 2027,
            left: 30,
            wanted: 31
        }
    );
    let before = [taken(1, "2027-06-10", "2027-06-12", now)];
    assert_eq!(
        ask(&before, "2027-06-12", "2027-06-14", now).unwrap_err(),
        LeaveRefusal::Overlaps {
            first: day("2027-06-10"),
            last: day("2027-06-12")
        }
    );
    assert!(ask(&before, "2027-06-13", "2027-06-15", now).is_ok());
}

#[test]
fn new_year_takes_from_each_year_its_own() {
    let now = at("2027-12-01", 9);
    let spent = [taken(1, "2027-06-01", "2027-06-25", now)];
    // five days of 2027 are left
    let days = ask(&spent, "2027-12-27", "2028-01-20", now).unwrap();
    assert_eq!((days.count_in(2027), days.count_in(2028)), (5, 20));
    assert_eq!(
        ask(&spent, "2027-12-26", "2028-01-20", now).unwrap_err(),
        LeaveRefusal::NotEnough {
            year: 2027,
            left: 5,
            wanted: 6
        }
    );
    let left = |year| old_member().left(&spent, year, day("2027-12-01"));
    assert_eq!((left(2026), left(2027), left(2028)), (30, 5, 30));
}

#[test]
fn newcomers_have_two_and_a_half_days_a_month() {
    let of = |joined: &str| {
        let joined = day(joined);
        Allowance::usual(joined).of_year(joined.year(), joined)
    };
    assert_eq!(of("2027-01-31"), 30);
    assert_eq!(of("2027-02-01"), 28);
    assert_eq!(of("2027-08-15"), 13);
    assert_eq!(of("2027-10-01"), 10);
    assert_eq!(of("2027-12-31"), 10);
    let later = Allowance::usual(day("2027-12-31"));
    let by = day("2028-01-01");
    assert_eq!((later.of_year(2028, by), later.of_year(2026, by)), (30, 0));
}

#[test]
fn earned_days_grow_by_the_month() {
    let mut earning = old_member();
    earning.policy.accrues = true;
    let of = |by: &str| earning.of_year(2027, day(by));
    assert_eq!((of("2027-01-01"), of("2027-06-30")), (2, 15));
    assert_eq!((of("2027-12-01"), of("2026-12-01")), (30, 0));
}

#[test]
fn days_begun_are_spent_and_others_come_back() {
    let made = at("2027-05-01", 9);
    let leave = taken(1, "2027-05-10", "2027-05-19", made);
    assert_eq!(cancel(&leave, at("2027-05-09", 23)), Ok(None));
    let rest = cancel(&leave, at("2027-05-12", 1)).unwrap().unwrap();
    assert_eq!((rest.count(), rest.to), (3, at("2027-05-13", 0)));
    assert_eq!(rest.from, leave.days.from);
    assert_eq!(cancel(&leave, at("2027-05-20", 0)), Err(LeaveRefusal::Over));
    let all = [leave.clone()];
    let now = at("2027-05-10", 3);
    let to = |last: &str| change(&old_member(), &all, &leave, wish("2027-05-01", last), now);
    // shorter than a new one may be, and never before tonight
    assert_eq!(to("2027-05-10").unwrap().count(), 1);
    assert_eq!(to("2027-05-09"), Err(LeaveRefusal::Past));
    assert_eq!(to("2027-06-08").unwrap().count(), 30);
    assert!(matches!(
        to("2027-06-09"),
        Err(LeaveRefusal::NotEnough { left: 30, .. })
    ));
}

#[test]
fn a_leave_not_begun_may_be_moved_anywhere() {
    let now = at("2027-05-01", 9);
    let leave = taken(1, "2027-05-10", "2027-05-19", now);
    let moved = change(
        &old_member(),
        std::slice::from_ref(&leave),
        &leave,
        wish("2027-05-05", "2027-05-12"),
        now,
    );
    assert_eq!(moved.unwrap().from, at("2027-05-05", 0));
}

#[test]
fn leave_that_begins_by_itself_takes_the_least() {
    let now = at("2027-05-10", 18);
    let days = automatic(&old_member(), &[], Berlin, now).unwrap();
    assert_eq!((days.count(), days.from), (3, now));
    let poor = [taken(1, "2027-06-01", "2027-06-28", now)];
    assert_eq!(automatic(&old_member(), &poor, Berlin, now), None);
    let near = [taken(1, "2027-05-12", "2027-05-20", now)];
    let days = automatic(&old_member(), &near, Berlin, now).unwrap();
    assert_eq!((days.count(), days.to), (2, near[0].days.from));
    let on = [taken(1, "2027-05-08", "2027-05-20", at("2027-05-01", 9))];
    assert_eq!(automatic(&old_member(), &on, Berlin, now), None);
}
