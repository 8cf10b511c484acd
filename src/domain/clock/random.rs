//! Games that nobody would think of: random controls, thinking, acts, leave, hours and outages. What must hold of every
//! ledger is checked on each. The seed is fixed; the large size runs with `--ignored`.

use super::*;
use crate::domain::time::{DAY, HOUR, Instant, MINUTE, Millis, SECOND};
use crate::rules::Color;
use chrono_tz::Tz;

const ZONES: [Tz; 5] = [
    chrono_tz::Europe::Berlin,
    chrono_tz::America::New_York,
    chrono_tz::Australia::Lord_Howe,
    chrono_tz::Asia::Kolkata,
    chrono_tz::UTC,
];

/// SplitMix64: small, and the same everywhere.
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: i64) -> i64 {
        i64::try_from(self.roll() % u64::try_from(n.max(1)).unwrap()).unwrap()
    }

    fn count(&mut self, n: u32) -> u32 {
        u32::try_from(self.below(i64::from(n))).unwrap()
    }

    fn one_in(&mut self, n: i64) -> bool {
        self.below(n) == 0
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[usize::try_from(self.below(i64::try_from(all.len()).unwrap())).unwrap()]
    }

    fn maybe<T>(&mut self, n: i64, make: impl FnOnce(&mut Self) -> T) -> Option<T> {
        self.one_in(n).then(|| make(self))
    }
}

fn span(dice: &mut Dice) -> Millis {
    let days = [1, 2, 3, 5, 10, 20, 30, 40, 50];
    match dice.below(8) {
        0 => (1 + dice.below(60)) * MINUTE,
        1 => (1 + dice.below(36)) * HOUR + dice.below(60) * MINUTE + dice.below(60) * SECOND,
        _ => dice.of(&days) * DAY,
    }
}

fn pace(dice: &mut Dice) -> Pace {
    let increment = |dice: &mut Dice| Increment {
        time: match dice.below(3) {
            0 => dice.below(11) * SECOND,
            _ => dice.below(6) * DAY,
        },
        moves: dice.of(&[1, 1, 1, 2, 10]),
        earning: dice.maybe(4, |d| 1 + d.count(12)),
    };
    let more = |dice: &mut Dice, base: Millis| base + dice.below(15) * DAY;
    let base = span(dice);
    match dice.below(5) {
        0 => Pace::PerMove { time: base },
        1 => Pace::Period {
            moves: 1 + dice.count(10),
            time: base,
            carry: match dice.below(3) {
                0 => Carry::Lost,
                1 => Carry::Kept,
                _ => Carry::UpTo(more(dice, base)),
            },
        },
        2 => Pace::Fischer {
            base,
            increment: increment(dice),
            cap: dice.one_in(2).then(|| more(dice, base)),
        },
        3 => Pace::Reserve {
            base,
            increment: increment(dice),
            cap: more(dice, base),
            reserve: dice.below(30) * DAY,
            automatic: dice.one_in(2),
        },
        _ => Pace::Game { time: base },
    }
}

fn control(dice: &mut Dice) -> Control {
    loop {
        let limit = |dice: &mut Dice| (1 + dice.below(40)) * DAY;
        let control = Control {
            pace: pace(dice),
            options: Options {
                whole_days: dice.one_in(3),
                double_beyond: dice.maybe(4, limit),
                silence: dice.maybe(5, limit),
                total: dice.maybe(6, |d| limit(d) * 4),
                first_move: None,
                grace: match dice.below(5) {
                    0 => Grace::Flag(dice.below(5) * DAY),
                    1 => Grace::Claim,
                    _ => Grace::Flag(0),
                },
            },
        };
        if control.check().is_ok() {
            return control;
        }
    }
}

fn absences(dice: &mut Dice, start: Instant) -> Absences {
    let mut absences = Absences::default();
    let zone = dice.of(&ZONES);
    for _ in 0..dice.below(4) {
        let day = start.plus(dice.below(300) * DAY).local(zone).date();
        let from = Instant::from_local(day.and_time(chrono::NaiveTime::MIN), zone);
        let to = from.plus((1 + dice.below(20)) * DAY);
        absences.leaves.push(Leave {
            from,
            to,
            replaced: dice.maybe(4, |d| from.plus(d.below(to.since(from)))),
            special: dice.one_in(5),
        });
    }
    for number in 0..dice.below(3) {
        let from = dice.count(1_440);
        let hours = Hours {
            since: start.plus((number * 50 - 10) * DAY),
            zone,
            days: if dice.one_in(2) {
                dice.of(&[0, 0b110_0000, 0b1, 0b101])
            } else {
                0
            },
            sleep: dice
                .maybe(2, |d| (from, (from + 30 + d.count(571)) % 1_440))
                .or(Some((22 * 60, 6 * 60)).filter(|_| number == 1)),
        };
        absences.hours.push(hours.check().unwrap());
    }
    absences
}

fn outage(dice: &mut Dice, start: Instant, within: Millis) -> Outage {
    let from = start.plus(dice.below(within));
    let length = match dice.below(4) {
        0 => 30_001 + dice.below(HOUR),
        1 => HOUR + dice.below(DAY),
        2 => dice.below(7 * DAY) + 1,
        _ => MINUTE * (1 + dice.below(60)),
    };
    Outage {
        from,
        to: from.plus(length),
        source: dice.of(&[
            OutageSource::Gap,
            OutageSource::Gap,
            OutageSource::Mail,
            OutageSource::Maintenance,
        ]),
    }
}

fn empty_game(dice: &mut Dice) -> Facts {
    let started = Instant(1_790_000_000_000 + dice.below(1_200 * 86_400) * SECOND);
    let outages = (0..dice.below(5)).map(|_| outage(dice, started.plus(-DAY), 300 * DAY));
    let outages = outages.collect();
    Facts {
        control: control(dice),
        leave: dice.of(&[LeaveMode::Own, LeaveMode::Both, LeaveMode::None]),
        started,
        first: dice.of(&[Color::White, Color::Black]),
        moves: Vec::new(),
        acts: Vec::new(),
        white: absences(dice, started),
        black: absences(dice, started),
        outages,
        night: night(dice),
        ends: dice
            .one_in(4)
            .then(|| started.plus(dice.below(200) * DAY + HOUR)),
    }
}

fn night(dice: &mut Dice) -> Option<Tz> {
    dice.one_in(2).then(|| dice.of(&ZONES))
}

/// Plays one game and checks it at each step. Returns how many moves it had.
fn play(dice: &mut Dice) -> usize {
    let mut facts = empty_game(dice);
    let mut rows = Vec::new();
    for _ in 0..2 + dice.below(24) {
        acts(dice, &mut facts);
        check_deadline(dice, &facts);
        let before = facts.clocks();
        let deadline = before.run.deadline();
        let started = before.run.started;
        let planned = dice.one_in(8);
        let longest = deadline.falls.since(started);
        let at = match dice.below(6) {
            _ if planned => started,
            0 => deadline.at,
            1 => deadline.falls,
            2 => started.plus(dice.below(longest / 10 + 1)),
            3 => started,
            _ => started.plus(dice.below(longest.min(40 * DAY) + 1)),
        };
        let last = facts.acts.iter().map(|act| act.at).max().unwrap_or(started);
        // the second in which it arrives, as a request's instant is
        let at = at.max(last).whole_second().max(started);
        facts.moves.push(MoveFact {
            at,
            planned,
            night: facts.night,
        });
        facts.night = night(dice);
        check_move(&facts, &before, &deadline);
        rows = check_rows(&facts, &rows);
        if at > deadline.falls {
            break;
        }
    }
    facts.moves.len()
}

/// Something besides a move, now and then, within the time that runs.
fn acts(dice: &mut Dice, facts: &mut Facts) {
    if !dice.one_in(3) {
        return;
    }
    let clocks = facts.clocks();
    let last = facts.acts.iter().map(|act| act.at).max();
    let mut at = last.map_or(clocks.run.started, |last| last.max(clocks.run.started));
    for _ in 0..=dice.below(3) {
        let falls = facts.clocks().run.deadline().falls;
        at = at.plus(dice.below((falls.since(at) / 3).clamp(1, 20 * DAY)));
        at = at.whole_second().plus(SECOND);
        let kind = match dice.below(10) {
            0 => ActKind::Given((1 + dice.below(9)) * DAY),
            1 => ActKind::Pause(at.plus((1 + dice.below(30)) * DAY)),
            2 => ActKind::PauseOver,
            3 => ActKind::FromReserve(dice.below(9) * DAY),
            4 => ActKind::LongThink,
            7 => ActKind::Halted(at.plus((1 + dice.below(60)) * DAY)),
            8 => ActKind::HaltOver,
            9 => ActKind::EndMoved {
                was: facts.ends,
                to: dice.one_in(3).then(|| at.plus((1 + dice.below(90)) * DAY)),
            },
            5 if dice.one_in(3) => ActKind::Continued {
                ended: at,
                least: dice.below(9) * DAY,
            },
            _ => ActKind::PauseAsked(at.plus(DAY)),
        };
        let ended = matches!(kind, ActKind::Continued { .. });
        if ended {
            at = at.plus(dice.below(10) * DAY + HOUR);
        }
        let before = facts.clocks();
        let turn = before.turn;
        let side = if ended { turn } else { dice.of(&[turn, !turn]) };
        if let ActKind::EndMoved { to, .. } = kind {
            facts.ends = to;
        }
        facts.acts.push(Act {
            ply: u32::try_from(facts.moves.len()).unwrap(),
            at,
            side,
            by: None,
            kind,
        });
        check_act(facts, &before, side, kind);
    }
}

/// What an act adds is in its row, and on the clock.
fn check_act(facts: &Facts, before: &Clocks, side: Color, kind: ActKind) {
    let (after, rows) = facts.ledger();
    let row = rows.last().unwrap();
    assert_eq!(row.entry, Entry::Act(kind));
    assert_eq!(row.after, *after.of(side));
    let (was, is) = (before.of(side), after.of(side));
    match kind {
        ActKind::Given(time) => {
            assert_eq!((row.earned, is.left), (time, was.left + time));
            assert!(
                side != after.turn || after.run.allowed.running >= before.run.allowed.running,
                "{facts:#?}"
            );
        }
        ActKind::FromReserve(_) => {
            assert_eq!(is.left - was.left, -row.reserve_change);
            assert_eq!(is.reserve - was.reserve, row.reserve_change);
        }
        ActKind::Continued { least, .. } => assert!(is.left >= least),
        _ => assert_eq!(was, is),
    }
    let paused = before.run.deadline().at;
    if matches!(kind, ActKind::Pause(_)) && facts.night.is_none() {
        // a pause that replaces one may be the shorter of the two
        let replaces = facts
            .acts
            .iter()
            .rev()
            .skip(1)
            .find_map(|act| match act.kind {
                ActKind::Pause(until) => Some(until > row.from),
                ActKind::PauseOver => Some(false),
                _ => None,
            });
        if replaces != Some(true) {
            assert!(after.run.deadline().at >= paused, "{facts:#?}");
        }
    }
}

/// What the rows say is what the clocks say.
fn check_rows(facts: &Facts, before: &[Row]) -> Vec<Row> {
    let (clocks, rows) = facts.ledger();
    let again = facts.clone().ledger();
    assert_eq!((&clocks, &rows), (&again.0, &again.1), "replayed twice");
    assert_eq!(clocks, facts.clocks());
    assert_eq!(facts.after_move().0, clocks);
    for (is, was) in rows.iter().zip(before) {
        assert_eq!(is, was, "what stood there stays");
    }
    let mut white = facts.control.bank();
    let mut black = white;
    for row in &rows {
        let bank = match row.side {
            Color::White => &mut white,
            Color::Black => &mut black,
        };
        let after = row.after;
        assert_eq!(
            after.left,
            bank.left - row.charged + row.earned - row.lost - row.reserve_change,
            "{row:#?} {facts:#?}"
        );
        assert_eq!(after.reserve, bank.reserve + row.reserve_change, "{row:#?}");
        assert!(after.left >= 0 && after.reserve >= 0, "{row:#?}");
        assert!(
            row.charged >= 0 && row.earned >= 0 && row.lost >= 0,
            "{row:#?}"
        );
        let rested: Millis = row.rests.iter().map(Off::length).sum();
        if !matches!(row.entry, Entry::Move { planned: true, .. }) {
            assert_eq!(row.running + rested, row.to.since(row.from), "{row:#?}");
        }
        *bank = after;
    }
    assert_eq!((clocks.white, clocks.black), (white, black));
    rows
}

/// A move in time costs what it took, and never more than there was.
fn check_move(facts: &Facts, before: &Clocks, deadline: &Deadline) {
    let (after, row) = facts.after_move();
    let row = row.unwrap();
    let bank = before.of(row.side);
    let planned = facts.moves.last().is_some_and(|m| m.planned);
    assert_eq!(after.of(row.side).moves, bank.moves + 1);
    if planned {
        assert_eq!((row.running, row.charged), (0, 0));
    } else if row.to <= deadline.at && is_plain(deadline) {
        assert!(row.running <= before.run.allowed.running, "{facts:#?}");
        assert_eq!(row.charged, facts.control.charge(row.running), "{facts:#?}");
        assert_eq!(row.spared, 0);
    } else if row.to <= deadline.at && row.spared > 0 {
        assert!(
            !row.reasons.is_empty(),
            "spared without a reason {facts:#?}"
        );
    }
}

/// Neither night nor return have moved it.
fn is_plain(deadline: &Deadline) -> bool {
    let rest = |a: &Adjustment| matches!(a, Adjustment::Off(_));
    deadline.adjustments.iter().all(rest)
}

fn check_deadline(dice: &mut Dice, facts: &Facts) {
    let clocks = facts.clocks();
    let (run, side) = (&clocks.run, clocks.turn);
    let deadline = run.deadline();
    assert!(deadline.falls >= deadline.at);
    if is_plain(&deadline) {
        let allowed = run.allowed.running;
        assert!(run.running(deadline.at) <= allowed, "{facts:#?}");
        // the end date of the event may be the very second after it
        let endless = Run {
            ends: None,
            ..run.clone()
        };
        assert!(
            endless.running(deadline.at.plus(SECOND)) > allowed,
            "{facts:#?}"
        );
    }
    let nightless = Run {
        night: None,
        ..run.clone()
    };
    assert!(deadline.at >= nightless.deadline().at, "{facts:#?}");
    check_more_rest(dice, facts, &deadline, side);
    let half = deadline.at.since(run.started) / 2;
    for at in [run.started.plus(half), deadline.at, deadline.falls] {
        check_open(facts, &clocks, at);
    }
}

/// What the ledger says of the clock that runs is what a move then would cost.
fn check_open(facts: &Facts, clocks: &Clocks, at: Instant) {
    let open = facts.open_row(clocks, at);
    let mut then = facts.clone();
    then.moves.push(MoveFact {
        at,
        planned: false,
        night: facts.night,
    });
    let row = then.after_move().1.unwrap();
    let cost = |row: &Row| (row.running, row.rests.clone(), row.spared, row.charged);
    assert_eq!(cost(&open), cost(&row), "{facts:#?}");
    assert_eq!(open.reasons, row.reasons, "{facts:#?}");
}

/// An outage or a leave more never makes a deadline earlier.
fn check_more_rest(dice: &mut Dice, facts: &Facts, deadline: &Deadline, side: Color) {
    let run = facts.clocks().run;
    let within = deadline.at.since(run.started).clamp(1, 400 * DAY) + DAY;
    let mut more = facts.clone();
    let new = outage(dice, run.started.plus(-HOUR), within);
    let (from, to) = (new.from, new.to);
    if dice.one_in(2) {
        more.outages.push(new);
    } else {
        let absences = match side {
            Color::White => &mut more.white,
            Color::Black => &mut more.black,
        };
        absences.leaves.push(Leave {
            from,
            to,
            replaced: None,
            special: false,
        });
    }
    // In a night the spared hours are reckoned from the rests that begin in them: two that grow together are one.
    let touches = |o: &Off| o.from <= to && o.to >= from;
    if run.night.is_some() && run.off.iter().any(touches) {
        return;
    }
    let later = more.clocks().run.deadline();
    assert!(
        later.at >= deadline.at && later.falls >= deadline.falls,
        "{:?} < {:?}\n{from:?} {to:?}\n{more:#?}",
        later,
        deadline
    );
}

fn play_many(games: u64) -> usize {
    let told = |seed: u64| {
        let played = std::panic::catch_unwind(|| play(&mut Dice(seed)));
        played.unwrap_or_else(|_| panic!("game {seed}"))
    };
    (0..games).map(told).sum()
}

#[test]
fn every_ledger_explains_its_clocks() {
    assert!(play_many(400) > 2_000);
}

#[test]
#[ignore = "two minutes, optimised"]
fn every_ledger_explains_its_clocks_in_many_games() {
    assert!(play_many(25_000) > 125_000);
}
