//! What a move costs and earns, and when a flag falls.

use super::*;

/// A run whose deadline is asked for at once: started at noon (UTC), no nights.
fn noon(control: &str) -> (Control, Instant) {
    (control.parse().unwrap(), utc("2027-03-01T12:00:00Z"))
}

fn charged(control: &str, bank: Option<Bank>, running: Millis) -> Settled {
    let control: Control = control.parse().unwrap();
    control.settle(&bank.unwrap_or_else(|| control.bank()), running)
}

fn with_days(days: i64) -> Bank {
    Bank {
        left: days * DAY,
        ..Bank::default()
    }
}

/// Days until the flag falls with so many days on a clock of this control; the deadline is the last second before.
fn flag_day(control: &str, left: i64) -> i64 {
    let control: Control = control.parse().unwrap();
    let allowed = control.allowed(&with_days(left), false);
    assert_eq!((allowed.running + 1) % DAY, 0);
    (allowed.running + 1) / DAY
}

#[test]
fn whole_days_are_truncated_once_and_doubled_beyond_the_limit() {
    let charge = |running: Millis| "10/50d+ w x20d".parse::<Control>().unwrap().charge(running);
    assert_eq!(charge(DAY - MINUTE), 0, "23 h 59 m");
    assert_eq!(charge(DAY), DAY, "24 h");
    assert_eq!(charge(20 * DAY), 20 * DAY);
    assert_eq!(charge(24 * DAY - 1), 26 * DAY, "23 days used (not 24)");
}

#[test]
fn flags_of_whole_days_fall_at_the_first_day_that_costs_too_much() {
    for (left, falls) in [(0, 1), (1, 2), (30, 26), (40, 31), (50, 36)] {
        assert_eq!(
            flag_day("10/50d+ w x20d", left),
            falls,
            "doubling, {left} left"
        );
    }
    for (left, falls) in [(0, 1), (1, 2), (30, 31), (40, 41)] {
        assert_eq!(flag_day("10/40d+ w", left), falls, "plain, {left} left");
    }
    // the last second before is in time, the instant itself is not
    let (control, at) = noon("10/40d+ w");
    let allowed = control.allowed(&with_days(0), false);
    let run = Run {
        started: at,
        allowed,
        night: None,
        off: Vec::new(),
        ends: None,
    };
    assert_eq!(run.deadline().at, at.plus(DAY - SECOND));
}

#[test]
fn what_is_in_time_is_what_does_not_cost_too_much() {
    for text in [
        "10/50d+ w x20d",
        "10/40d+ w",
        "30d+3d x20d",
        "20d+2d<30d",
        "=40d",
    ] {
        let control: Control = text.parse().unwrap();
        for hours in (0..60 * 24).step_by(5) {
            let bank = Bank {
                left: i64::from(hours) * HOUR / if control.options.whole_days { 24 } else { 1 },
                ..Bank::default()
            };
            let longest = control.allowed(&bank, false).running;
            assert!(control.charge(longest) <= bank.left, "{text} {hours}");
            assert!(
                control.charge(longest + 2 * SECOND) > bank.left,
                "{text} {hours}"
            );
        }
    }
}

#[test]
fn an_increment_stops_at_the_cap() {
    let bank = Bank {
        left: 44 * DAY + 17 * HOUR,
        ..Bank::default()
    };
    let after = charged("30d+1d<45d", Some(bank), 0);
    assert_eq!(after.bank.left, 45 * DAY);
    assert_eq!((after.earned, after.lost), (DAY, 17 * HOUR));
    // time that was given is not taken away by the cap
    let rich = with_days(50);
    assert_eq!(charged("30d+1d<45d", Some(rich), 0).bank.left, 50 * DAY);
}

#[test]
fn ten_moves_in_thirty_days() {
    let control: Control = "10/30d+".parse().unwrap();
    let mut bank = control.bank();
    for _ in 0..9 {
        bank = control.settle(&bank, 3 * DAY).bank;
    }
    assert_eq!(
        control.allowed(&bank, false).running,
        3 * DAY,
        "30 days for ten"
    );
    bank = control.settle(&bank, 2 * DAY).bank;
    assert_eq!(
        bank.left,
        31 * DAY,
        "one saved: not more than 60 for twenty"
    );
    let lost: Control = "10/30d".parse().unwrap();
    let tenth = Bank {
        left: 3 * DAY,
        moves: 9,
        ..Bank::default()
    };
    let after = lost.settle(&tenth, DAY);
    assert_eq!((after.bank.left, after.lost), (30 * DAY, 2 * DAY));
    let capped: Control = "10/30d+<40d".parse().unwrap();
    let tenth = Bank {
        left: 20 * DAY,
        ..tenth
    };
    assert_eq!(capped.settle(&tenth, DAY).bank.left, 40 * DAY);
}

#[test]
fn increments_for_so_many_moves_and_of_the_first_ones() {
    let control: Control = "30d+5d/10*20".parse().unwrap();
    let mut bank = control.bank();
    for _ in 0..30 {
        bank = control.settle(&bank, 0).bank;
    }
    assert_eq!(bank.left, 40 * DAY, "after 10 and 20 moves, not after 30");
}

#[test]
fn a_reserve_takes_what_does_not_fit_and_is_drawn_when_the_clock_is_empty() {
    let control: Control = "50d+5d*50<50d&30d".parse().unwrap();
    let bank = control.bank();
    let after = control.settle(&bank, 2 * DAY);
    assert_eq!((after.bank.left, after.bank.reserve), (50 * DAY, 33 * DAY));
    assert_eq!((after.saved, after.lost), (3 * DAY, 0));
    assert_eq!(control.allowed(&bank, false).running, 80 * DAY);
    let long = control.settle(&bank, 60 * DAY);
    assert_eq!(
        (long.drawn, long.bank.left, long.bank.reserve),
        (10 * DAY, 5 * DAY, 20 * DAY)
    );
    let by_hand: Control = "50d+5d*50<50d&!30d".parse().unwrap();
    assert_eq!(by_hand.allowed(&bank, false).running, 50 * DAY);
}

#[test]
fn silence_and_totals_are_limits_of_their_own() {
    let control: Control = "10/40d+ s30d t100d".parse().unwrap();
    let bank = control.bank();
    let allowed = control.allowed(&bank, false);
    assert_eq!(
        (allowed.running, allowed.by),
        (30 * DAY, TimeLimit::Silence)
    );
    let announced = control.allowed(&bank, true);
    assert_eq!(
        (announced.running, announced.by),
        (40 * DAY, TimeLimit::Clock)
    );
    let spent = Bank {
        spent: 95 * DAY,
        ..bank
    };
    let last = control.allowed(&spent, false);
    assert_eq!((last.running, last.by), (5 * DAY, TimeLimit::Total));
}
