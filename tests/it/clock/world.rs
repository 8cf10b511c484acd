//! A year that chance has made: people with their leave and hours, and the server's outages. What is known of it at an
//! instant depends on the instant: leave is announced, changed and called off, gaps are known when they are over.

use chrono::{Days, NaiveTime};
use chrono_tz::Tz;
use fernzug::domain::clock::{Absences, Hours, Leave, Outage, OutageSource, Reminders};
use fernzug::domain::game::Habits;
use fernzug::domain::time::{DAY, HOUR, Instant, MINUTE, SECOND};

use super::dice::Dice;

pub const ZONES: [Tz; 5] = [
    chrono_tz::Europe::Berlin,
    chrono_tz::Europe::Stockholm,
    chrono_tz::America::New_York,
    chrono_tz::Australia::Lord_Howe,
    chrono_tz::Asia::Kolkata,
];

/// Every kind of control.
pub const CONTROLS: [&str; 20] = [
    "3d",
    "7d",
    "1d",
    "36h",
    "20d+2d<30d f10d",
    "30d+3d<45d f10d",
    "10/40d+ w s40d f10d",
    "10/50d+ w x20d s40d f10d",
    "10/30d",
    "5/15d+<30d",
    "10d+1d*20<12d&5d",
    "10d+1d<10d&!5d",
    "=60d",
    "=20d t15d",
    "12h+10m",
    "6h+5s",
    "3d g1d",
    "5d+1d<8d c",
    "20d+5d/5<40d s8d",
    "4d x1d",
];

/// Those in which much happens in a month.
pub const QUICK: [&str; 10] = [
    "3d",
    "1d",
    "36h",
    "12h+10m",
    "6h+5s",
    "3d g1d",
    "4d x1d",
    "2/3d s2d",
    "2d+6h<3d c",
    "1d+3h<1d&1d",
];

/// Something with the instant from which it is known.
#[derive(Clone, Copy, Debug)]
pub struct Known<T> {
    pub since: Instant,
    pub what: T,
}

#[derive(Clone, Debug)]
pub struct Person {
    pub habits: Habits,
    leaves: Vec<Known<Leave>>,
    hours: Vec<Hours>,
}

pub struct World {
    pub start: Instant,
    pub end: Instant,
    pub outages: Vec<Known<Outage>>,
}

fn known_at<T: Copy>(all: &[Known<T>], now: Instant) -> impl Iterator<Item = T> {
    all.iter().filter(move |k| k.since <= now).map(|k| k.what)
}

impl World {
    /// A year from 1 October 2027: clocks go back on 31 October and forward on 26 March, and there is a 29 February.
    pub fn new(dice: &mut Dice) -> Self {
        Self::of(dice, 366)
    }

    /// The first so many days of it.
    pub fn of(dice: &mut Dice, days: i64) -> Self {
        let start = Instant(1_822_341_600_000);
        let end = start.plus(days * DAY);
        let mut outages: Vec<Known<Outage>> = Vec::new();
        let mut from = start.plus(dice.below(10 * DAY / SECOND) * SECOND + dice.below(1_000));
        while from < end {
            let minutes = match dice.below(8) {
                0 => 60 + dice.below(7 * 24 * 60 - 59),
                1 | 2 => 60 + dice.below(11 * 60),
                _ => 1 + dice.below(59),
            };
            let to = from.plus(minutes * MINUTE + dice.below(1_000));
            let (source, since) = match dice.below(6) {
                0 => (OutageSource::Maintenance, from.plus(-dice.below(20 * DAY))),
                1 => (OutageSource::Mail, to.plus(dice.below(5 * DAY))),
                _ => (OutageSource::Gap, to),
            };
            let since = since.whole_second();
            let what = Outage { from, to, source };
            outages.push(Known { since, what });
            from = to.plus(DAY + dice.below(25 * DAY / SECOND) * SECOND + dice.below(1_000));
        }
        Self {
            start,
            end,
            outages,
        }
    }

    pub fn outages_at(&self, now: Instant) -> Vec<Outage> {
        known_at(&self.outages, now).collect()
    }

    /// When the server is back, if it is down at `now`.
    pub fn down_until(&self, now: Instant) -> Option<Instant> {
        let gaps = self.outages.iter().map(|k| k.what);
        let mut gaps = gaps.filter(|o| o.source == OutageSource::Gap);
        gaps.find(|o| o.from < now && now < o.to).map(|o| o.to)
    }

    /// The first instant from `at` on at which the server looks at its games: it does every ten seconds.
    pub fn next_tick(&self, at: Instant) -> Instant {
        let tick = Instant((at.0 + 9_999).div_euclid(10_000) * 10_000);
        self.down_until(tick).unwrap_or(tick)
    }
}

impl Person {
    pub fn new(dice: &mut Dice, world: &World) -> Self {
        let zone = dice.of(&ZONES);
        let mut person = Self {
            habits: Habits {
                zone,
                nights: !dice.one_in(4),
                reminders: Reminders::default(),
            },
            leaves: Vec::new(),
            hours: Vec::new(),
        };
        let mut day = world.start.plus(dice.below(60) * DAY);
        while day < world.end {
            day = person
                .one_leave(dice, day)
                .plus((1 + dice.below(200)) * DAY);
        }
        for number in 0..dice.below(3) {
            person.hours.push(Hours {
                since: world.start.plus(number * 150 * DAY - DAY),
                zone,
                days: dice.of(&[0, 0b110_0000, 0b1]),
                sleep: dice.of(&[None, Some((22 * 60, 6 * 60)), Some((30, 9 * 60))]),
            });
        }
        person
    }

    fn midnight(&self, at: Instant) -> Instant {
        let zone = self.habits.zone;
        Instant::from_local(at.local(zone).date().and_time(NaiveTime::MIN), zone)
    }

    fn end_of_day(&self, at: Instant, more: i64) -> Instant {
        let zone = self.habits.zone;
        let days = Days::new(1 + u64::try_from(more).unwrap());
        let day = at.local(zone).date() + days;
        Instant::from_local(day.and_time(NaiveTime::MIN), zone)
    }

    /// Leave that begins on or after the day of `at`; one in three is changed or called off. When it ends at the latest.
    fn one_leave(&mut self, dice: &mut Dice, at: Instant) -> Instant {
        let announced = at.plus(-dice.below(20 * 86_400) * SECOND).whole_second();
        let from = self.midnight(at).max(announced);
        let to = self.end_of_day(at, 2 + dice.below(14));
        let mut leave = Leave {
            from,
            to,
            replaced: None,
            special: dice.one_in(8),
        };
        if dice.one_in(3) {
            let changed = announced.plus(dice.below(to.since(announced) / SECOND) * SECOND);
            leave.replaced = Some(changed);
            let new_end = self.end_of_day(changed.max(from), dice.below(8));
            if changed > from || dice.one_in(2) {
                self.leaves.push(Known {
                    since: changed,
                    what: Leave {
                        to: new_end,
                        replaced: None,
                        ..leave
                    },
                });
            }
        }
        let end = self.leaves.last().map_or(to, |k| k.what.to.max(to));
        self.leaves.push(Known {
            since: announced,
            what: leave,
        });
        end
    }

    pub fn absences_at(&self, now: Instant, with_hours: bool) -> Absences {
        let mut leaves: Vec<Leave> = known_at(&self.leaves, now).collect();
        for leave in &mut leaves {
            leave.replaced = leave.replaced.filter(|at| *at <= now);
        }
        let hours = self.hours.iter().filter(|h| with_hours && h.since <= now);
        Absences {
            leaves,
            hours: hours.copied().collect(),
        }
    }

    /// When something of this person's leave changes next.
    pub fn next_change(&self, now: Instant) -> Option<Instant> {
        let changes = self
            .leaves
            .iter()
            .flat_map(|k| [Some(k.since), k.what.replaced]);
        changes.flatten().filter(|at| *at > now).min()
    }
}

/// A length of thought: mostly short, now and then all there is.
pub fn thought(dice: &mut Dice, most: i64) -> i64 {
    let most = most.max(1);
    match dice.below(5) {
        0 => dice.below(most),
        1 => dice.below(most / 8 + 1),
        _ => dice.below((most / 3).min(4 * DAY) + HOUR),
    }
}
