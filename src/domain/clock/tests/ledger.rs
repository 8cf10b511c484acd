//! Whole games, from their facts.

use super::*;

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
        ends: None,
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
fn thinking_that_goes_on_is_a_row_too() {
    let mut facts = game("20d+2d<30d", &[24, 48, 12]);
    let (clocks, rows) = facts.ledger();
    let started = clocks.run.started;
    let now = started.plus(3 * DAY);
    facts.outages = vec![gap(started.plus(DAY), started.plus(DAY + HOUR))];
    let clocks_then = facts.clocks();
    let open = facts.open_row(&clocks_then, now);
    assert_eq!((open.entry, open.side), (Entry::Open, Color::Black));
    assert_eq!((open.from, open.to), (started, now));
    assert_eq!(open.charged, 3 * DAY - HOUR);
    assert_eq!(open.rests[0].length(), HOUR);
    assert_eq!(open.after.left, 17 * DAY + HOUR);
    // whoever asks when it starts finds the clock as it was
    let none = facts.open_row(&clocks_then, started);
    assert_eq!((none.charged, none.after), (0, clocks.black));
    assert_eq!(rows.len(), 3);
    // at the deadline nothing is left, in the grace after it no less
    let late = facts.open_row(&clocks_then, clocks_then.run.deadline().at.plus(DAY));
    assert_eq!((late.after.left, late.spared), (0, DAY));
}

#[test]
fn the_clock_of_a_fresh_span_shows_what_was_left_and_after_a_gift_what_there_is() {
    let mut facts = game("3d", &[24]);
    facts.acts = vec![Act {
        ply: 1,
        at: facts.moves[0].at.plus(HOUR),
        side: Color::White,
        by: None,
        kind: ActKind::Given(2 * DAY),
    }];
    let (_, rows) = facts.ledger();
    let shown: Vec<Millis> = rows.iter().map(|r| r.shown(&facts.control)).collect();
    assert_eq!(shown, [2 * DAY, 5 * DAY]);
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
