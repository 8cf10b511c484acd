//! The chess clock: days per move, computed from intervals and stored facts alone.
//!
//! A deadline is `start + allowed`, lengthened by outages (exactly, once), never earlier than twelve hours
//! after the return from a stop of an hour or more, and moved out of the player's night.

use chrono::{Duration, NaiveTime};
use chrono_tz::Tz;

use super::time::{DAY, HOUR, Instant, MINUTE, Millis, SECOND};

/// The number under which this clock judges a game for ever (`game_terms.clock_model`).
pub const CLOCK_MODEL: i32 = 1;
/// A flag falls only when the deadline has passed by more than this: longer than a request may wait.
pub const FLAG_SLACK: Millis = 10 * SECOND;
/// After a gap in the heartbeat no flag falls for this long.
pub const FLAG_REST: Millis = 10 * MINUTE;
/// A stop at least this long gives everybody twelve hours at the return.
pub const LONG_STOP: Millis = HOUR;
/// The least time on a clock at the return from a long stop.
pub const RETURN_TIME: Millis = 12 * HOUR;
/// The most days a move that may be agreed.
pub const MAX_DAYS: u32 = 365;

const NIGHT_FROM: NaiveTime = NaiveTime::from_hms_opt(22, 0, 0).unwrap();
const NIGHT_TO: NaiveTime = NaiveTime::from_hms_opt(8, 0, 0).unwrap();
const QUIET_FROM: NaiveTime = NaiveTime::from_hms_opt(21, 0, 0).unwrap();
const QUIET_SEND: NaiveTime = NaiveTime::from_hms_opt(20, 0, 0).unwrap();

/// A span in which nobody could move: the server was down. It counts on no clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// The last instant at which the server was known to run.
    pub from: Instant,
    /// The first instant at which it ran again.
    pub to: Instant,
}

/// A clock that runs: since when, for how long, and whose nights it spares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The instant at which the player came to move.
    pub started: Instant,
    /// Thinking time for this move, in milliseconds.
    pub allowed: Millis,
    /// The zone whose nights (22:00-08:00) are spared, as it was when the clock started; `None`: none.
    pub night: Option<Tz>,
}

/// One line of the reckoning that leads from the start of a clock to its deadline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adjustment {
    /// An outage was subtracted: so many milliseconds.
    Outage(Millis),
    /// After a long stop nobody has less than twelve hours.
    Return(Instant),
    /// The deadline fell into the night; it is 08:00.
    Night(Instant),
}

/// A deadline with its reasons. At this instant's second a move is still in time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deadline {
    /// The last instant that is in time.
    pub at: Instant,
    /// What moved it, in order.
    pub adjustments: Vec<Adjustment>,
}

impl Run {
    /// The deadline, given the outages known (in any order; those that do not touch this clock do nothing).
    #[must_use]
    pub fn deadline(&self, outages: &[Outage]) -> Deadline {
        let mut at = self.started.plus(self.allowed).whole_second();
        let mut adjustments = Vec::new();
        let mut touching: Vec<Outage> = outages
            .iter()
            .copied()
            .filter(|o| o.to > self.started && o.to > o.from)
            .collect();
        touching.sort_by_key(|o| (o.from, o.to));
        let mut counted_to = self.started;
        for outage in touching {
            let from = outage.from.max(counted_to);
            let spared = self.out_of_night(at);
            if outage.to <= from || from > spared {
                continue;
            }
            // An outage in the spared hours of the night eats from those, not from the time before.
            if from > at {
                at = spared;
            }
            let credit = outage.to.since(from);
            at = at.plus(credit);
            counted_to = outage.to;
            adjustments.push(Adjustment::Outage(credit));
            let least = outage.to.plus(RETURN_TIME);
            if outage.to.since(outage.from) >= LONG_STOP && at < least {
                at = least.whole_second();
                adjustments.push(Adjustment::Return(at));
            }
        }
        let spared = self.out_of_night(at);
        if spared != at {
            adjustments.push(Adjustment::Night(spared));
        }
        Deadline {
            at: spared,
            adjustments,
        }
    }

    /// Thinking time used when a move is recorded at `at`: the interval less the outages in it, never negative.
    #[must_use]
    pub fn used(&self, at: Instant, outages: &[Outage]) -> Millis {
        let mut spans: Vec<Outage> = outages.to_vec();
        spans.sort_by_key(|o| o.from);
        let mut counted_to = self.started;
        let mut down = 0;
        for o in spans {
            let (from, to) = (o.from.max(counted_to), o.to.min(at));
            if to > from {
                down += to.since(from);
                counted_to = to;
            }
        }
        (at.since(self.started) - down).max(0)
    }

    fn out_of_night(&self, at: Instant) -> Instant {
        let Some(zone) = self.night else { return at };
        let local = at.local(zone);
        let morning = match local.time() {
            t if t >= NIGHT_FROM => local.date() + Duration::days(1),
            t if t < NIGHT_TO => local.date(),
            _ => return at,
        };
        Instant::from_local(morning.and_time(NIGHT_TO), zone)
    }

    /// When the player is to be reminded of this move: 3 days and 1 day before the deadline; none before half
    /// of the time, none within 12 hours of the start; one that would fall in 21:00-08:00 of `zone` goes out at
    /// 20:00 before. In order, each once.
    #[must_use]
    pub fn reminders(&self, deadline: Instant, zone: Tz) -> Vec<Instant> {
        let half = self.started.plus(deadline.since(self.started) / 2);
        let earliest = half.max(self.started.plus(12 * HOUR));
        let mut times: Vec<Instant> = [3 * DAY, DAY]
            .into_iter()
            .map(|before| out_of_quiet(deadline.plus(-before), zone))
            .filter(|t| *t >= earliest && *t < deadline)
            .collect();
        times.dedup();
        times
    }
}

fn out_of_quiet(at: Instant, zone: Tz) -> Instant {
    let local = at.local(zone);
    let evening = match local.time() {
        t if t >= QUIET_FROM => local.date(),
        t if t < NIGHT_TO => local.date() - Duration::days(1),
        _ => return at,
    };
    Instant::from_local(evening.and_time(QUIET_SEND), zone)
}

/// The first instant at which the flag of a clock may be written: past the deadline by more than the slack, and
/// ten minutes after the last gap in the heartbeat.
#[must_use]
pub fn flag_from(deadline: Instant, outages: &[Outage]) -> Instant {
    let after_deadline = deadline.plus(FLAG_SLACK + 1);
    let rested = outages.iter().map(|o| o.to).max();
    rested.map_or(after_deadline, |to| after_deadline.max(to.plus(FLAG_REST)))
}

/// The longest span between two beats that is no gap.
pub const LONGEST_BEAT: Millis = 30 * SECOND;

/// What a new heartbeat says, given the last one of any instance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beat {
    /// All is well.
    Steady,
    /// Nobody ran in between: an outage.
    Gap(Outage),
    /// The wall clock has jumped back before the last beat: no flag falls until it has passed it.
    Backwards {
        /// The last beat.
        last: Instant,
    },
}

/// Judges a heartbeat at `now`.
#[must_use]
pub fn judge_beat(last: Option<Instant>, now: Instant) -> Beat {
    match last {
        Some(last) if now < last => Beat::Backwards { last },
        Some(last) if now.since(last) > LONGEST_BEAT => Beat::Gap(Outage {
            from: last,
            to: now,
        }),
        _ => Beat::Steady,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
            allowed: days * DAY,
            night: Some(Berlin),
        }
    }

    #[test]
    fn three_days_are_three_days() {
        let d = run("2027-05-11T10:00:00Z", 3).deadline(&[]);
        assert_eq!(d.at, utc("2027-05-14T10:00:00Z"));
        assert!(d.adjustments.is_empty());
    }

    #[test]
    fn a_night_is_over_at_eight() {
        // 00:00Z in May is 02:00 in Berlin.
        let d = run("2027-05-11T00:00:00Z", 3).deadline(&[]);
        assert_eq!(d.at, utc("2027-05-14T06:00:00Z"));
        assert_eq!(d.adjustments, [Adjustment::Night(d.at)]);
        // 22:00 itself belongs to the night, 08:00 to the day.
        let late = run("2027-05-11T20:00:00Z", 3).deadline(&[]);
        assert_eq!(late.at, utc("2027-05-15T06:00:00Z"));
        let morning = run("2027-05-11T06:00:00Z", 3).deadline(&[]);
        assert_eq!(morning.at, utc("2027-05-14T06:00:00Z"));
    }

    #[test]
    fn daylight_saving_moves_no_deadline_but_the_nights() {
        // Clocks go forward on 2027-03-28; three times 24 hours stay 72 hours.
        let d = run("2027-03-26T12:00:00Z", 3).deadline(&[]);
        assert_eq!(d.at.since(utc("2027-03-26T12:00:00Z")), 72 * HOUR);
        let night = run("2027-03-25T01:00:00Z", 3).deadline(&[]);
        assert_eq!(night.at, utc("2027-03-28T06:00:00Z"));
    }

    #[test]
    fn an_outage_is_subtracted_exactly_and_once() {
        let r = run("2027-05-11T10:00:00Z", 3);
        let short = Outage {
            from: utc("2027-05-12T10:00:00Z"),
            to: utc("2027-05-12T10:20:00Z"),
        };
        assert_eq!(
            r.deadline(&[short]).at,
            utc("2027-05-14T10:20:00Z"),
            "twenty minutes"
        );
        assert_eq!(
            r.deadline(&[short, short]).at,
            utc("2027-05-14T10:20:00Z"),
            "the same span twice counts once"
        );
        let before = Outage {
            from: utc("2027-05-11T09:00:00Z"),
            to: utc("2027-05-11T10:30:00Z"),
        };
        assert_eq!(r.deadline(&[before]).at, utc("2027-05-14T10:30:00Z"));
        let after = Outage {
            from: utc("2027-05-14T10:00:01Z"),
            to: utc("2027-05-14T12:00:00Z"),
        };
        assert_eq!(r.deadline(&[after]).at, utc("2027-05-14T10:00:00Z"));
        assert_eq!(
            r.used(utc("2027-05-12T11:00:00Z"), &[short, before]),
            25 * HOUR - 50 * MINUTE
        );
    }

    #[test]
    fn after_a_long_stop_nobody_has_less_than_twelve_hours() {
        let r = run("2027-05-11T10:00:00Z", 1);
        let stop = Outage {
            from: utc("2027-05-12T09:00:00Z"),
            to: utc("2027-05-12T16:00:00Z"),
        };
        // Credit alone: 17:00Z; twelve hours after the return: 04:00Z, which is 06:00 in Berlin, hence 08:00.
        let d = r.deadline(&[stop]);
        assert_eq!(d.at, utc("2027-05-13T06:00:00Z"));
        assert_eq!(d.adjustments.len(), 3);
    }

    #[test]
    fn a_stop_in_the_spared_hours_does_not_cost_them() {
        let r = run("2027-05-11T00:00:00Z", 1); // 02:00 in Berlin, spared until 08:00 (06:00Z)
        let stop = Outage {
            from: utc("2027-05-12T05:40:00Z"),
            to: utc("2027-05-12T06:10:00Z"),
        };
        assert_eq!(r.deadline(&[stop]).at, utc("2027-05-12T06:30:00Z"));
    }

    #[test]
    fn reminders_come_late_enough_and_never_at_night() {
        let r = run("2027-05-03T10:00:00Z", 7);
        let d = r.deadline(&[]).at;
        assert_eq!(
            r.reminders(d, Berlin),
            [utc("2027-05-07T10:00:00Z"), utc("2027-05-09T10:00:00Z")]
        );
        let three = run("2027-05-03T20:30:00Z", 3); // deadline 08:00 Berlin four days on
        let d = three.deadline(&[]).at;
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
        assert_eq!(
            judge_beat(Some(last), late),
            Beat::Gap(Outage {
                from: last,
                to: late
            })
        );
        assert_eq!(
            judge_beat(Some(last), last.plus(-1)),
            Beat::Backwards { last }
        );
    }

    #[test]
    fn no_flag_right_after_a_gap() {
        let d = utc("2027-05-14T10:00:00Z");
        assert_eq!(flag_from(d, &[]), d.plus(10_001));
        let gap = Outage {
            from: d.plus(-20 * MINUTE),
            to: d.plus(-5 * MINUTE),
        };
        assert_eq!(flag_from(d, &[gap]), d.plus(5 * MINUTE));
    }
}
