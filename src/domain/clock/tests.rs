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

fn run(started: &str, days: i64) -> Run {
    Run {
        started: utc(started),
        allowed: Allowed {
            running: days * DAY,
            by: TimeLimit::Clock,
            grace: 0,
        },
        night: Some(Berlin),
        off: Vec::new(),
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
    let r = run("2027-05-03T10:00:00Z", 7);
    let d = r.deadline().at;
    assert_eq!(
        r.reminders(d, Berlin),
        [utc("2027-05-07T10:00:00Z"), utc("2027-05-09T10:00:00Z")]
    );
    let three = run("2027-05-03T20:30:00Z", 3); // deadline 08:00 Berlin four days on
    let d = three.deadline().at;
    assert_eq!(d, utc("2027-05-07T06:00:00Z"));
    assert_eq!(three.reminders(d, Berlin), [utc("2027-05-06T06:00:00Z")]);
    assert!(
        run("2027-05-03T10:00:00Z", 1)
            .reminders(utc("2027-05-04T10:00:00Z"), Berlin)
            .is_empty()
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
    assert_eq!((allowed.running + SECOND) % DAY, 0);
    (allowed.running + SECOND) / DAY
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

/// A game of this control between two without nights, whose moves come after these many hours each.
fn game(control: &str, hours: &[i64]) -> Facts {
    let started = utc("2027-03-01T12:00:00Z");
    let mut at = started;
    let moves = hours
        .iter()
        .map(|h| {
            at = at.plus(h * HOUR);
            MoveFact {
                at,
                planned: false,
                night: None,
            }
        })
        .collect();
    Facts {
        control: control.parse().unwrap(),
        leave: LeaveMode::Own,
        started,
        first: Color::White,
        moves,
        acts: Vec::new(),
        white: Absences::default(),
        black: Absences::default(),
        outages: Vec::new(),
        night: None,
    }
}

fn leave(from: Instant, days: i64) -> Leave {
    Leave {
        from,
        to: from.plus(days * DAY),
        replaced: None,
        special: false,
    }
}

fn due(facts: &Facts) -> Millis {
    let run = facts.clocks().run;
    run.deadline().at.since(run.started)
}

#[test]
fn the_ledger_tells_what_each_move_cost_and_earned() {
    let facts = game("20d+2d<30d", &[24, 48, 12]);
    let (clocks, rows) = facts.ledger();
    let told: Vec<(Millis, Millis, Millis)> = rows
        .iter()
        .map(|r| (r.charged, r.earned, r.after.left))
        .collect();
    assert_eq!(
        told,
        [
            (DAY, 2 * DAY, 21 * DAY),
            (2 * DAY, 2 * DAY, 20 * DAY),
            (12 * HOUR, 2 * DAY, 22 * DAY + 12 * HOUR),
        ]
    );
    assert_eq!(clocks.turn, Color::Black);
    assert_eq!(due(&facts), 20 * DAY);
}

#[test]
fn leave_stops_ones_own_clock_and_in_both_the_others_too() {
    let mut facts = game("3d", &[24]); // Black is on the move since the 2nd
    facts.black.leaves = vec![leave(utc("2027-03-03T00:00:00Z"), 5)];
    assert_eq!(due(&facts), 8 * DAY);
    std::mem::swap(&mut facts.white.leaves, &mut facts.black.leaves);
    assert_eq!(due(&facts), 3 * DAY, "the opponent thinks on his own time");
    facts.leave = LeaveMode::Both;
    assert_eq!(due(&facts), 8 * DAY);
    facts.leave = LeaveMode::None;
    std::mem::swap(&mut facts.white.leaves, &mut facts.black.leaves);
    assert_eq!(due(&facts), 3 * DAY, "no leave in this game");
    facts.black.leaves[0].special = true;
    assert_eq!(due(&facts), 8 * DAY, "but the director's");
}

#[test]
fn a_shortened_leave_protects_the_opponent_until_he_has_moved() {
    let announced = leave(utc("2027-03-03T00:00:00Z"), 10);
    let cut = Leave {
        replaced: Some(utc("2027-03-05T10:00:00Z")),
        ..announced
    };
    let now = leave(announced.from, 3);
    let mut facts = game("3d", &[24]);
    facts.leave = LeaveMode::Both;
    facts.white.leaves = vec![cut, now];
    assert_eq!(due(&facts), 13 * DAY, "Black relied on ten days");
    facts.black.leaves = std::mem::take(&mut facts.white.leaves);
    assert_eq!(due(&facts), 6 * DAY, "the player himself has three");
    // White's next clock starts after the cut
    let mut later = game("3d", &[24, 100]);
    later.leave = LeaveMode::Both;
    later.black.leaves = vec![cut, now];
    assert_eq!(due(&later), 3 * DAY);
}

#[test]
fn a_deadline_in_the_night_before_leave_is_the_morning_after_it() {
    let mut facts = game("1d", &[]);
    facts.night = Some(Berlin);
    facts.started = utc("2027-03-01T22:00:00Z"); // 23:00 in Berlin
    facts.white.leaves = vec![leave(utc("2027-03-02T23:00:00Z"), 3)];
    let at = facts.clocks().run.deadline().at;
    assert_eq!(
        at,
        utc("2027-03-06T07:00:00Z"),
        "08:00 after three days of leave"
    );
}

#[test]
fn a_pause_rests_both_and_ends_at_its_latest_end() {
    let mut facts = game("3d", &[24]);
    let at = utc("2027-03-03T12:00:00Z");
    let act = |at: Instant, kind: ActKind| Act {
        ply: 1,
        at,
        side: Color::White,
        by: Some(1),
        kind,
    };
    facts.acts = vec![act(at, ActKind::Pause(at.plus(10 * DAY)))];
    assert_eq!(due(&facts), 13 * DAY);
    facts.acts.push(act(at.plus(2 * DAY), ActKind::PauseOver));
    assert_eq!(due(&facts), 5 * DAY);
}

#[test]
fn given_time_a_long_think_and_the_reserve_are_rows() {
    let mut facts = game("50d+5d*50<50d&!30d s40d", &[24, 24, 24 * 30]);
    let act = |ply: u32, kind: ActKind| Act {
        ply,
        at: facts.moves[1].at.plus(HOUR),
        side: Color::White,
        by: Some(2),
        kind,
    };
    facts.acts = vec![
        act(2, ActKind::Given(3 * DAY)),
        act(2, ActKind::LongThink),
        act(2, ActKind::FromReserve(4 * DAY)),
    ];
    let (clocks, rows) = facts.ledger();
    assert_eq!(rows.len(), 6);
    // 50 (its increment went to the reserve) and three given: no room for the reserve's days
    let third = &rows[4];
    assert_eq!(third.reserve_change, 0);
    assert_eq!(rows[2].after.left, 53 * DAY);
    assert_eq!(clocks.white.left, (53 - 30 + 5) * DAY);
}

#[test]
fn a_conditional_move_costs_nothing_and_counts() {
    let mut facts = game("20d+2d<30d", &[24, 0]);
    facts.moves[1].planned = true;
    let (clocks, rows) = facts.ledger();
    assert_eq!(
        (rows[1].charged, clocks.black.left, clocks.black.moves),
        (0, 22 * DAY, 1)
    );
}

#[test]
fn a_continued_game_gives_its_late_player_what_was_ruled() {
    let mut facts = game("20d+2d<30d", &[24]);
    let ended = facts.moves[0].at.plus(20 * DAY);
    let again = ended.plus(4 * DAY);
    facts.acts = vec![Act {
        ply: 1,
        at: again,
        side: Color::Black,
        by: None,
        kind: ActKind::Continued {
            ended,
            least: 5 * DAY,
        },
    }];
    let (clocks, rows) = facts.ledger();
    assert_eq!(clocks.run.started, again);
    assert_eq!(due(&facts), 5 * DAY);
    assert_eq!(
        (rows[1].entry, rows[1].charged),
        (Entry::BrokenOff, 20 * DAY)
    );
}

#[test]
fn off_days_and_sleep_rest_where_the_game_allows_them() {
    let weekend = Hours {
        since: utc("2027-01-01T00:00:00Z"),
        zone: Berlin,
        days: 0b110_0000,
        sleep: None,
    };
    let mut facts = game("3d", &[]); // Monday noon
    facts.white.hours = vec![weekend];
    assert_eq!(due(&facts), 3 * DAY);
    facts.started = utc("2027-03-04T12:00:00Z"); // Thursday
    assert_eq!(due(&facts), 5 * DAY);
    let sleep = Hours {
        days: 0,
        sleep: Some((22 * 60, 6 * 60)),
        ..weekend
    };
    facts.white.hours = vec![sleep];
    // 13:00 in Berlin: nine hours, then sixteen a day
    assert_eq!(due(&facts), 4 * DAY + 8 * HOUR);
    facts.white.hours[0].since = facts.started.plus(SECOND);
    assert_eq!(
        due(&facts),
        3 * DAY,
        "a setting holds for clocks that start later"
    );
    assert_eq!(
        Hours {
            days: 0x7f,
            ..weekend
        }
        .check(),
        Err(HoursFault::TooManyDays)
    );
    assert_eq!(
        Hours {
            sleep: Some((0, 661)),
            ..weekend
        }
        .check(),
        Err(HoursFault::Sleep)
    );
}

#[test]
fn grace_lets_a_late_move_count_and_costs_no_more_than_there_was() {
    let facts = game("3d g2d", &[]);
    let deadline = facts.clocks().run.deadline();
    assert_eq!(deadline.falls.since(deadline.at), 2 * DAY);
    let late = game("20d+2d g2d", &[21 * 24]);
    let (clocks, rows) = late.ledger();
    assert_eq!((rows[0].charged, rows[0].spared), (20 * DAY, DAY));
    assert_eq!(
        clocks.white.left,
        2 * DAY,
        "the overdraft is not carried over"
    );
}
