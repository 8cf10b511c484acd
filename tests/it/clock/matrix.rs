//! Reads the matrix: each file is one time control, each case a story with what must come of it.
//!
//! ```text
//! control 3d
//!
//! case leave of mine
//!   Mon 10 May 2027 12:00  the game begins
//!   Mon 10 May 2027 18:00  Ada moves
//!   Tue 11 May 2027 12:00  Ben moves
//!   Tue 11 May 2027 13:00  Ada takes leave from Wed 12 May 2027 to Sun 16 May 2027
//!   due     Wed 19 May 2027 12:00
//!   flag    Wed 19 May 2027 12:00:11
//!   remind  Tue 18 May 2027 12:00
//!   Mon 17 May 2027 12:00  Ada moves
//!   row Ada moved  ran 6h  cost 6h  left 2d18h
//! ```
//! Ada has White; both live in Berlin, and so do the times. `due` is the last second that is in time, `flag` the first
//! second in which the flag may be written, `remind` each reminder (all of them, where `flag` is told). The rows at the
//! end are the ledger: what ran, what did not count and why, what it cost and earned, what was left. The values were
//! reckoned apart from this program: by interval sets and bisection, from the rules alone.

use chrono::{Datelike, NaiveDate, NaiveDateTime, NaiveTime};
use chrono_tz::Europe::Berlin;
use chrono_tz::Tz;
use fernzug::domain::clock::{
    ActKind, Control, Entry, Hours, Off, OutageSource, Pace, Row, Source,
};
use fernzug::domain::time::{DAY, HOUR, Instant, MINUTE, Millis, SECOND};
use fernzug::rules::Color;

pub const ZONE: Tz = Berlin;

const FILES: [&str; 9] = [
    include_str!("matrix/per_move_3_days.txt"),
    include_str!("matrix/classic_10_in_40_days.txt"),
    include_str!("matrix/international_10_in_50_days.txt"),
    include_str!("matrix/club_20_days_and_2.txt"),
    include_str!("matrix/long_30_days_and_3.txt"),
    include_str!("matrix/clock_with_reserve.txt"),
    include_str!("matrix/whole_game_60_days.txt"),
    include_str!("matrix/hours.txt"),
    include_str!("matrix/minutes.txt"),
];

/// One time control.
pub struct Matrix {
    pub control: Control,
    pub cases: Vec<Case>,
}

/// One story.
#[derive(Clone, Debug, Default)]
pub struct Case {
    pub title: String,
    /// Leave rests the game for both.
    pub both: bool,
    /// Ada's off-days and sleep.
    pub hours: Option<(u8, Option<(u32, u32)>)>,
    pub lines: Vec<Line>,
    pub rows: Vec<String>,
}

#[derive(Clone, Debug)]
pub enum Line {
    Event(Instant, Event),
    Check(Check),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Begins,
    Moves(Color),
    PlaysPlanned(Color),
    TakesLeave(Color, NaiveDate, NaiveDate),
    GoesDown(Instant),
    AsksForPause(Color, Instant),
    Agrees(Color),
    EndsPause(Color),
    Gives(Color, Millis),
}

/// What holds between two events.
#[derive(Clone, Debug)]
pub struct Check {
    pub due: Instant,
    /// The first second of the flag.
    pub flag: Option<Instant>,
    /// All reminders, where the flag is told.
    pub remind: Vec<Instant>,
}

pub fn all() -> Vec<Matrix> {
    FILES.into_iter().map(read).collect()
}

fn read(text: &str) -> Matrix {
    let mut control = None;
    let mut cases: Vec<Case> = Vec::new();
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match (words.as_slice(), cases.last_mut()) {
            ([] | ["#", ..], _) => {}
            (["control", ..], _) => {
                control = line.split_once(' ').map(|(_, told)| told.parse().unwrap())
            }
            (["case", title @ ..], _) => cases.push(Case {
                title: title.join(" "),
                ..Case::default()
            }),
            (words, Some(case)) => case.line(words).unwrap_or_else(|| panic!("{line}")),
            _ => panic!("{line}"),
        }
    }
    Matrix {
        control: control.expect("its control"),
        cases,
    }
}

impl Case {
    fn line(&mut self, words: &[&str]) -> Option<()> {
        match words {
            ["leave", "rests", "the", "game", "for", "both"] => self.both = true,
            ["Ada", "does", "not", "play", "on", days @ ..] => {
                let hours = self.hours.get_or_insert_default();
                for day in days {
                    let day: chrono::Weekday = day.parse().ok()?;
                    hours.0 |= 1 << day.num_days_from_monday();
                }
            }
            ["Ada", "sleeps", from, "to", to] => {
                self.hours.get_or_insert_default().1 = Some((minute(from)?, minute(to)?));
            }
            ["row", ..] => self.rows.push(words.join(" ")),
            ["due", at @ ..] => self.lines.push(Line::Check(Check {
                due: instant(at)?,
                flag: None,
                remind: Vec::new(),
            })),
            ["flag", at @ ..] => self.check()?.flag = Some(instant(at)?),
            ["remind", at @ ..] => {
                let at = instant(at)?;
                self.check()?.remind.push(at);
            }
            _ => {
                let (at, what) = words.split_at_checked(5)?;
                self.lines.push(Line::Event(instant(at)?, event(what)?));
            }
        }
        Some(())
    }

    fn check(&mut self) -> Option<&mut Check> {
        match self.lines.last_mut()? {
            Line::Check(check) => Some(check),
            Line::Event(..) => None,
        }
    }

    /// Ada's hours, as they are set when the game begins.
    pub fn hours_since(&self, since: Instant) -> Option<Hours> {
        let hours = |(days, sleep)| Hours {
            since,
            zone: ZONE,
            days,
            sleep,
        };
        self.hours.map(hours)
    }
}

fn event(words: &[&str]) -> Option<Event> {
    Some(match words {
        ["the", "game", "begins"] => Event::Begins,
        ["the", "server", "goes", "down", "until", at @ ..] => Event::GoesDown(instant(at)?),
        [who, "moves"] => Event::Moves(side(who)?),
        [who, "plays", "a", "planned", "move"] => Event::PlaysPlanned(side(who)?),
        [who, "takes", "leave", "from", days @ ..] => {
            let (first, last) = days.split_at_checked(4)?;
            let (to, last) = last.split_first()?;
            (*to == "to").then_some(())?;
            Event::TakesLeave(side(who)?, day(first)?, day(last)?)
        }
        [who, "asks", "for", "a", "pause", "until", at @ ..] => {
            Event::AsksForPause(side(who)?, instant(at)?)
        }
        [who, "agrees", "to", "the", "pause"] => Event::Agrees(side(who)?),
        [who, "ends", "the", "pause"] => Event::EndsPause(side(who)?),
        [who, "gives", time] => Event::Gives(side(who)?, span(time)?),
        _ => return None,
    })
}

fn side(name: &str) -> Option<Color> {
    match name {
        "Ada" => Some(Color::White),
        "Ben" => Some(Color::Black),
        _ => None,
    }
}

/// "Mon 10 May 2027"; the day of the week must be the right one.
fn day(words: &[&str]) -> Option<NaiveDate> {
    let [weekday, date @ ..] = words else {
        return None;
    };
    let date = NaiveDate::parse_from_str(&date.join(" "), "%d %b %Y").ok()?;
    let told: chrono::Weekday = weekday.parse().ok()?;
    (date.weekday() == told).then_some(date)
}

/// "Mon 10 May 2027 12:00", with or without seconds.
fn instant(words: &[&str]) -> Option<Instant> {
    let (date, time) = words.split_at_checked(4)?;
    let [time] = time else { return None };
    let time = NaiveTime::parse_from_str(time, "%H:%M:%S")
        .or_else(|_| NaiveTime::parse_from_str(time, "%H:%M"));
    Some(Instant::from_local(
        NaiveDateTime::new(day(date)?, time.ok()?),
        ZONE,
    ))
}

fn minute(time: &str) -> Option<u32> {
    let (hour, minute) = time.split_once(':')?;
    Some(hour.parse::<u32>().ok()? * 60 + minute.parse::<u32>().ok()?)
}

/// "2d6h", as in the notation of a control; that a control reads it too is no reason to ask one.
fn span(text: &str) -> Option<Millis> {
    let mut sum = 0;
    let mut number = String::new();
    for sign in text.chars() {
        let unit = match sign {
            'd' => DAY,
            'h' => HOUR,
            'm' => MINUTE,
            's' => SECOND,
            digit => {
                number.push(digit);
                continue;
            }
        };
        sum += std::mem::take(&mut number).parse::<Millis>().ok()? * unit;
    }
    number.is_empty().then_some(sum)
}

/// A span as the files write it.
pub fn told(span: Millis) -> String {
    if span == 0 {
        return "0".to_owned();
    }
    let mut rest = span;
    let mut text = String::new();
    for (unit, letter) in [(DAY, 'd'), (HOUR, 'h'), (MINUTE, 'm'), (SECOND, 's')] {
        if rest >= unit {
            text += &format!("{}{letter}", rest / unit);
            rest %= unit;
        }
    }
    assert_eq!(rest, 0, "no whole second: {span}");
    text
}

/// An instant as the files write it.
pub fn when(at: Instant) -> String {
    at.local(ZONE).format("%a %-d %b %Y %H:%M:%S").to_string()
}

/// A row of the ledger as the files write it; `None`: nothing that touches a clock.
pub fn row(control: &Control, row: &Row) -> Option<String> {
    let who = match row.side {
        Color::White => "Ada",
        Color::Black => "Ben",
    };
    let has_reserve = matches!(control.pace, Pace::Reserve { .. });
    let mut words = match row.entry {
        Entry::Move { planned: true, .. } => format!("row {who} planned"),
        Entry::Move { .. } => format!("row {who} moved"),
        Entry::Act(ActKind::Given(time)) => {
            assert_eq!(row.earned, time);
            format!("row {who} given {}", told(time))
        }
        _ => return None,
    };
    if matches!(row.entry, Entry::Move { .. }) {
        words += &format!(" ran {}", told(row.running));
        for (name, rested) in rests(&row.rests) {
            words += &format!(" {name} {}", told(rested));
        }
        let is_fresh = matches!(control.pace, Pace::PerMove { .. });
        let mut tell = |name: &str, time: Millis, always: bool| {
            if time != 0 || always {
                words += &format!(" {name} {}", told(time));
            }
        };
        tell("spared", row.spared / SECOND * SECOND, false);
        tell("cost", row.charged, true);
        if !is_fresh {
            tell("earned", row.earned, false);
            tell("lost", row.lost, false);
        }
    }
    words += &format!(" left {}", told(row.shown(control)));
    if has_reserve {
        words += &format!(" reserve {}", told(row.after.reserve));
    }
    Some(words)
}

fn rests(all: &[Off]) -> Vec<(&'static str, Millis)> {
    let kinds = [
        ("leave", Source::Leave),
        ("opponents-leave", Source::OpponentsLeave),
        ("pause", Source::Pause),
        ("outage", Source::Outage(OutageSource::Gap)),
        ("hours", Source::OwnHours),
    ];
    let known = |off: &Off| kinds.iter().any(|(_, source)| *source == off.source);
    assert!(all.iter().all(known), "{all:?}");
    let sum = |source: Source| {
        let of = all.iter().filter(|off| off.source == source);
        of.map(Off::length).sum()
    };
    let sums = kinds.map(|(name, source)| (name, sum(source)));
    sums.into_iter().filter(|(_, time)| *time != 0).collect()
}
