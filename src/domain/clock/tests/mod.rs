//! The clock that runs; banks and the ledger have files of their own.

mod banks;
mod ledger;

use super::*;
use crate::domain::time::{DAY, HOUR, Instant, MINUTE, Millis, SECOND};
use crate::rules::Color;
use chrono_tz::Europe::Berlin;

fn utc(text: &str) -> Instant {
    Instant(
        chrono::DateTime::parse_from_rfc3339(text)
            .unwrap()
            .timestamp_millis(),
    )
}

pub(super) fn run(started: &str, days: i64) -> Run {
    Run {
        started: utc(started),
        allowed: Allowed {
            running: days * DAY,
            by: TimeLimit::Clock,
            grace: 0,
        },
        night: Some(Berlin),
        off: Vec::new(),
        ends: None,
    }
}

impl Run {
    fn resting(&self, outages: &[Outage]) -> Run {
        Run {
            off: outages.iter().map(Outage::off).collect(),
            ..self.clone()
        }
    }
}

fn gap(from: Instant, to: Instant) -> Outage {
    Outage {
        from,
        to,
        source: OutageSource::Gap,
    }
}

#[test]
fn three_days_are_three_days() {
    let d = run("2027-05-11T10:00:00Z", 3).deadline();
    assert_eq!(d.at, utc("2027-05-14T10:00:00Z"));
    assert!(d.adjustments.is_empty());
}

#[test]
fn a_night_is_over_at_eight() {
    // 00:00Z in May is 02:00 in Berlin.
    let d = run("2027-05-11T00:00:00Z", 3).deadline();
    assert_eq!(d.at, utc("2027-05-14T06:00:00Z"));
    assert_eq!(d.adjustments, [Adjustment::Night(d.at)]);
    // 22:00 itself belongs to the night, 08:00 to the day.
    let late = run("2027-05-11T20:00:00Z", 3).deadline();
    assert_eq!(late.at, utc("2027-05-15T06:00:00Z"));
    let morning = run("2027-05-11T06:00:00Z", 3).deadline();
    assert_eq!(morning.at, utc("2027-05-14T06:00:00Z"));
}

#[test]
fn daylight_saving_moves_no_deadline_but_the_nights() {
    // Clocks go forward on 2027-03-28; three times 24 hours stay 72 hours.
    let d = run("2027-03-26T12:00:00Z", 3).deadline();
    assert_eq!(d.at.since(utc("2027-03-26T12:00:00Z")), 72 * HOUR);
    let night = run("2027-03-25T01:00:00Z", 3).deadline();
    assert_eq!(night.at, utc("2027-03-28T06:00:00Z"));
}

#[test]
fn an_outage_is_subtracted_exactly_and_once() {
    let r = run("2027-05-11T10:00:00Z", 3);
    let short = gap(utc("2027-05-12T10:00:00Z"), utc("2027-05-12T10:20:00Z"));
    assert_eq!(
        r.resting(&[short]).deadline().at,
        utc("2027-05-14T10:20:00Z"),
        "twenty minutes"
    );
    assert_eq!(
        r.resting(&[short, short]).deadline().at,
        utc("2027-05-14T10:20:00Z"),
        "the same span twice counts once"
    );
    let before = gap(utc("2027-05-11T09:00:00Z"), utc("2027-05-11T10:30:00Z"));
    assert_eq!(
        r.resting(&[before]).deadline().at,
        utc("2027-05-14T10:30:00Z")
    );
    let after = gap(utc("2027-05-14T10:00:01Z"), utc("2027-05-14T12:00:00Z"));
    assert_eq!(
        r.resting(&[after]).deadline().at,
        utc("2027-05-14T10:00:00Z")
    );
    assert_eq!(
        r.resting(&[short, before])
            .running(utc("2027-05-12T11:00:00Z")),
        25 * HOUR - 50 * MINUTE
    );
}

#[test]
fn after_a_long_stop_nobody_has_less_than_twelve_hours() {
    let r = run("2027-05-11T10:00:00Z", 1);
    let stop = gap(utc("2027-05-12T09:00:00Z"), utc("2027-05-12T16:00:00Z"));
    // Credit alone: 17:00Z; twelve hours after the return: 04:00Z, which is 06:00 in Berlin, hence 08:00.
    let d = r.resting(&[stop]).deadline();
    assert_eq!(d.at, utc("2027-05-13T06:00:00Z"));
    assert_eq!(d.adjustments.len(), 3);
}

#[test]
fn a_stop_in_the_spared_hours_does_not_cost_them() {
    let r = run("2027-05-11T00:00:00Z", 1); // 02:00 in Berlin, spared until 08:00 (06:00Z)
    let stop = gap(utc("2027-05-12T05:40:00Z"), utc("2027-05-12T06:10:00Z"));
    assert_eq!(
        r.resting(&[stop]).deadline().at,
        utc("2027-05-12T06:30:00Z")
    );
}

#[test]
fn a_stop_in_the_night_costs_nobody_the_morning_that_was_told() {
    // raw 02:00 or 07:50 in Berlin: 08:00 was told; the stop of 07:40-08:10 takes twenty minutes of it from either
    for started in ["2027-05-11T00:00:00Z", "2027-05-11T05:50:00Z"] {
        let stop = gap(utc("2027-05-12T05:40:00Z"), utc("2027-05-12T06:10:00Z"));
        assert_eq!(
            run(started, 1).resting(&[stop]).deadline().at,
            utc("2027-05-12T06:30:00Z"),
            "{started}"
        );
    }
}

#[test]
fn a_stop_that_another_rest_covers_still_gives_twelve_hours() {
    // asleep from 22:00 to 06:00; the server was away from 01:00 to 03:00, and half an hour was left at 22:00
    let mut r = run("2027-05-11T20:30:00Z", 1);
    r.night = None;
    r.started = utc("2027-05-10T20:30:00Z");
    let sleep = Off::new(
        utc("2027-05-11T20:00:00Z"),
        utc("2027-05-12T04:00:00Z"),
        Source::OwnHours,
    );
    let stop = gap(utc("2027-05-11T23:00:00Z"), utc("2027-05-12T01:00:00Z"));
    r.off = vec![sleep];
    assert_eq!(r.deadline().at, utc("2027-05-12T04:30:00Z"));
    r.off.push(stop.off());
    assert_eq!(r.deadline().at, utc("2027-05-12T13:00:00Z"));
}

#[test]
fn twelve_hours_after_a_stop_are_not_given_to_whoever_has_them() {
    let off = |from: &str, to: &str, source| Off::new(utc(from), utc(to), source);
    // away until Saturday noon, Sunday free; the server stood from Saturday eight to ten, in the leave
    let mut r = run("2027-05-12T10:00:00Z", 1);
    r.night = None;
    r.off = vec![
        off(
            "2027-05-13T00:00:00Z",
            "2027-05-15T12:00:00Z",
            Source::Leave,
        ),
        off(
            "2027-05-16T00:00:00Z",
            "2027-05-17T00:00:00Z",
            Source::OwnHours,
        ),
    ];
    assert_eq!(r.deadline().at, utc("2027-05-15T22:00:00Z"));
    r.off
        .push(gap(utc("2027-05-15T08:00:00Z"), utc("2027-05-15T10:00:00Z")).off());
    assert_eq!(r.deadline().at, utc("2027-05-15T22:00:00Z"), "twelve hours");
    // with twenty hours of the day left at the return, of which the free Sunday takes none
    r.started = utc("2027-05-12T20:00:00Z");
    let due = utc("2027-05-17T08:00:00Z");
    assert_eq!(r.deadline().at, due);
    r.off[2] = gap(utc("2027-05-15T16:00:00Z"), utc("2027-05-15T23:00:00Z")).off();
    assert_eq!(r.deadline().at, due.plus(7 * HOUR), "the credit alone");
}

#[test]
fn a_leave_that_began_on_a_day_off_tells_nobody_of_a_morning() {
    let off = |from: &str, to: &str, source| Off::new(utc(from), utc(to), source);
    // Friday 03:00 in Berlin, Saturday free, away from Saturday 02:00 to Tuesday noon: three hours are left then
    let mut r = run("2027-05-14T01:00:00Z", 1);
    r.off = vec![
        off(
            "2027-05-14T22:00:00Z",
            "2027-05-15T22:00:00Z",
            Source::OwnHours,
        ),
        off(
            "2027-05-15T00:00:00Z",
            "2027-05-18T10:00:00Z",
            Source::Leave,
        ),
    ];
    assert_eq!(r.deadline().at, utc("2027-05-18T13:00:00Z"));
}

#[test]
fn parts_of_a_second_are_not_lost() {
    // half a second of an outage is on the clock, and half a second of the next one in the interval
    let r = Run {
        allowed: Allowed {
            running: DAY + 500,
            by: TimeLimit::Clock,
            grace: 0,
        },
        ..run("2027-05-11T10:00:00Z", 1)
    };
    let start = utc("2027-05-11T12:00:00Z");
    let deadline = r.resting(&[gap(start, start.plus(500))]).deadline().at;
    assert_eq!(deadline, utc("2027-05-12T10:00:01Z"));
}

#[test]
fn ones_own_sleep_adds_nothing_to_the_spared_night() {
    let sleep = Off::new(
        utc("2027-05-12T21:00:00Z"),
        utc("2027-05-13T05:00:00Z"),
        Source::OwnHours,
    );
    // raw 22:30 in Berlin, asleep from 23:00 to 07:00: it is 08:00, as for somebody who had until 23:30
    let mut r = run("2027-05-11T20:30:00Z", 1);
    r.off = vec![sleep];
    assert_eq!(r.deadline().at, utc("2027-05-13T06:00:00Z"));
    let mut later = run("2027-05-11T21:30:00Z", 1);
    later.off = vec![sleep];
    assert_eq!(later.deadline().at, utc("2027-05-13T06:00:00Z"));
    // two hours were left when sleep began at 22:00: they end at 09:00, and not nine hours after the spared morning
    let mut two = run("2027-05-11T22:00:00Z", 1);
    two.off = vec![Off::new(
        utc("2027-05-12T20:00:00Z"),
        utc("2027-05-13T05:00:00Z"),
        Source::OwnHours,
    )];
    assert_eq!(two.deadline().at, utc("2027-05-13T07:00:00Z"));
    // but whoever has Thursday off has until Friday morning
    r.off = vec![Off::new(
        utc("2027-05-12T22:00:00Z"),
        utc("2027-05-13T22:00:00Z"),
        Source::OwnHours,
    )];
    assert_eq!(r.deadline().at, utc("2027-05-14T06:00:00Z"));
}

#[test]
fn reminders_come_late_enough_and_never_at_night() {
    let usual = Reminders::default();
    let at = |r: &Run, d: Instant, wanted: Reminders| -> Vec<Instant> {
        let reminders = r.reminders(d, wanted, Berlin).into_iter();
        reminders.map(|(at, _)| at).collect()
    };
    let r = run("2027-05-03T10:00:00Z", 7);
    let d = r.deadline().at;
    assert_eq!(
        r.reminders(d, usual, Berlin),
        [
            (utc("2027-05-07T10:00:00Z"), 3 * DAY),
            (utc("2027-05-09T10:00:00Z"), DAY)
        ]
    );
    let three = run("2027-05-03T20:30:00Z", 3); // deadline 08:00 Berlin four days on
    let d = three.deadline().at;
    assert_eq!(d, utc("2027-05-07T06:00:00Z"));
    assert_eq!(at(&three, d, usual), [utc("2027-05-06T06:00:00Z")]);
    let one = run("2027-05-03T10:00:00Z", 1);
    assert!(at(&one, utc("2027-05-04T10:00:00Z"), usual).is_empty());
}

#[test]
fn reminders_come_when_they_are_wanted() {
    let r = run("2027-05-03T10:00:00Z", 7);
    let d = r.deadline().at;
    let at = |hours: &[u16], quiet| {
        let wanted = Reminders::new(hours, quiet).unwrap();
        r.reminders(d, wanted, Berlin)
    };
    // five days before is before half of the time; three hours before comes at nine in the morning
    assert_eq!(
        at(&[120, 3, 50], None),
        [
            (utc("2027-05-08T08:00:00Z"), 50 * HOUR),
            (utc("2027-05-10T07:00:00Z"), 3 * HOUR)
        ]
    );
    // two that fall into the same quiet hours are one
    assert_eq!(
        at(&[14, 6, 13], Some((21, 8))),
        [(utc("2027-05-09T18:00:00Z"), 14 * HOUR)]
    );
    assert!(at(&[], None).is_empty());
    // a deadline in the quiet hours whose reminder could not go earlier is told of inside them
    let mut night = run("2027-05-03T10:00:00Z", 1);
    night.night = None;
    let d = utc("2027-05-04T01:00:00Z");
    night.allowed.running = d.since(night.started);
    let wanted = Reminders::new(&[2], Some((21, 8))).unwrap();
    assert_eq!(
        night.reminders(d, wanted, Berlin),
        [(utc("2027-05-03T23:00:00Z"), 2 * HOUR)]
    );
}

#[test]
fn gaps_and_jumps_back_are_told_apart() {
    let last = utc("2027-05-14T10:00:00Z");
    assert_eq!(judge_beat(None, last), Beat::Steady);
    assert_eq!(judge_beat(Some(last), last.plus(30 * SECOND)), Beat::Steady);
    let late = last.plus(30 * SECOND + 1);
    assert_eq!(judge_beat(Some(last), late), Beat::Gap(gap(last, late)));
    assert_eq!(
        judge_beat(Some(last), last.plus(-1)),
        Beat::Backwards { last }
    );
}

#[test]
fn no_flag_right_after_a_gap() {
    let d = utc("2027-05-14T10:00:00Z");
    assert_eq!(flag_from(d, &[]), d.plus(10_001));
    let gap = gap(d.plus(-20 * MINUTE), d.plus(-5 * MINUTE));
    assert_eq!(flag_from(d, &[gap]), d.plus(5 * MINUTE));
}
