//! A clock that runs: its deadline with the reasons, what is used of it, and when its player is reminded.

use chrono::{Duration, NaiveTime};
use chrono_tz::Tz;

use super::bank::Allowed;
use super::off::{Off, Outage, OutageSource, Source, apart};
use super::reminders::Reminders;
use crate::domain::time::{HOUR, Instant, MINUTE, Millis, SECOND};

/// A flag falls only when the deadline has passed by more than this: longer than a request may wait.
pub const FLAG_SLACK: Millis = 10 * SECOND;
/// After a gap in the heartbeat no flag falls for this long.
pub const FLAG_REST: Millis = 10 * MINUTE;
/// A stop at least this long gives everybody twelve hours at the return.
pub const LONG_STOP: Millis = HOUR;
/// The least time on a clock at the return from a long stop.
pub const RETURN_TIME: Millis = 12 * HOUR;

const NIGHT_FROM: NaiveTime = NaiveTime::from_hms_opt(22, 0, 0).unwrap();
const NIGHT_TO: NaiveTime = NaiveTime::from_hms_opt(8, 0, 0).unwrap();

/// The clock of the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The instant at which it started.
    pub started: Instant,
    /// Running time for this move.
    pub allowed: Allowed,
    /// The zone whose nights (22:00-08:00) are spared, as it was when the clock started; `None`: none.
    pub night: Option<Tz>,
    /// Spans in which it rests, in any order; they may overlap.
    pub off: Vec<Off>,
    /// The end date of the event: from here on it does not run, and no flag falls.
    pub ends: Option<Instant>,
}

/// One line of the reckoning that leads from the start of a clock to its deadline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adjustment {
    /// The clock rests in this span: it is added.
    Off(Off),
    /// After a long stop nobody has less than twelve hours.
    Return(Instant),
    /// The deadline fell into the night; it is 08:00.
    Night(Instant),
    /// The event ends before: then the game is adjudicated.
    End(Instant),
}

/// A deadline with its reasons. At this instant's second a move is still in time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deadline {
    /// The last instant that is in time.
    pub at: Instant,
    /// The last instant at which a move still counts: later than `at` where there is grace or a claim.
    pub falls: Instant,
    /// What moved it, in order.
    pub adjustments: Vec<Adjustment>,
    /// It is the end date of the event: when it has passed no flag falls, the game is adjudicated.
    pub is_end: bool,
}

impl Run {
    /// The deadline.
    #[must_use]
    pub fn deadline(&self) -> Deadline {
        let off = apart(&self.off, self.started, Instant(i64::MAX));
        let (at, mut adjustments) = self.reach(&off, self.allowed.running);
        let falls = match self.allowed.grace {
            0 => at,
            grace => {
                let (falls, _) = self.reach(&off, self.allowed.running.saturating_add(grace));
                falls.max(at)
            }
        };
        let Some(end) = self.ends else {
            return Deadline {
                at,
                falls,
                adjustments,
                is_end: false,
            };
        };
        if at > end {
            adjustments.push(Adjustment::End(end));
        }
        Deadline {
            at: at.min(end),
            // time that was exceeded before the end stays exceeded: grace ends with the event
            falls: falls.min(end),
            adjustments,
            is_end: at > end,
        }
    }

    /// The last instant in time with so much running time.
    fn reach(&self, off: &[Off], running: Millis) -> (Instant, Vec<Adjustment>) {
        let mut at = self.started.plus(running);
        let mut adjustments = Vec::new();
        let long = |o: &&Off| matches!(o.source, Source::Outage(_)) && o.length() >= LONG_STOP;
        let met = self.off.iter().filter(|o| o.to > self.started);
        let stops: Vec<Off> = met.filter(long).copied().collect();
        for span in off {
            let (spared, reasons) = self.spared(at, &stops);
            if span.from > spared {
                break;
            }
            at = self.rest(at, span, (spared, reasons), &mut adjustments);
        }
        let (spared, reasons) = self.spared(at, &stops);
        adjustments.extend(reasons);
        // moves are judged by their second; a part of one, left by a rest, is no second more
        (spared.whole_second(), adjustments)
    }

    /// A deadline that would be `at`, with one rest more, which begins before it or in the hours spared after it.
    fn rest(
        &self,
        at: Instant,
        span: &Off,
        (spared, reasons): (Instant, Vec<Adjustment>),
        adjustments: &mut Vec<Adjustment>,
    ) -> Instant {
        let morning = self.out_of_night(at);
        if span.source == Source::OwnHours && span.from > at {
            // One's own sleep takes nothing from the spared hours; but a day off does not end in their morning.
            if span.to <= spared {
                return at;
            }
            adjustments.extend(reasons);
            adjustments.push(Adjustment::Off(*span));
            return span.to;
        }
        // Any other rest that begins in the spared hours eats from those: what had been told was the morning. One's own
        // sleep has been known from the start; and where another rest covers its beginning, nobody was told of that night.
        let begins_here = |o: &Off| o.from == span.from && o.source == span.source;
        let is_news = span.source != Source::OwnHours
            && self.out_of_night(span.from) == morning
            && (span.from > at || self.off.iter().any(begins_here));
        // And whoever has twelve hours after the return keeps them where he goes away before they are over.
        let returned = |a: &Adjustment| matches!(a, Adjustment::Return(least) if span.from >= least.plus(-RETURN_TIME));
        let is_back = span.source != Source::OwnHours
            && reasons.iter().any(returned)
            && self.off.iter().any(begins_here);
        let begins = if span.from > morning || is_back {
            adjustments.extend(reasons);
            spared
        } else if is_news && morning != at {
            adjustments.push(Adjustment::Night(morning));
            morning
        } else {
            at
        };
        adjustments.push(Adjustment::Off(*span));
        begins.plus(span.length())
    }

    /// What a deadline that would be `at` becomes: not earlier than twelve hours after the return from the last long stop
    /// that began by then, and not at night.
    fn spared(&self, at: Instant, long_stops: &[Off]) -> (Instant, Vec<Adjustment>) {
        let mut adjustments = Vec::new();
        let told = self.out_of_night(at);
        let met = long_stops.iter().filter(|o| o.from <= told);
        let least = met.map(|o| o.to.plus(RETURN_TIME).whole_second()).max();
        let spared = match least {
            Some(least) if at < least => {
                adjustments.push(Adjustment::Return(least));
                least
            }
            _ => at,
        };
        let morning = self.out_of_night(spared);
        if morning != spared {
            adjustments.push(Adjustment::Night(morning));
        }
        (morning, adjustments)
    }

    /// The spans up to `at` in which this clock rested, each instant once.
    #[must_use]
    pub fn rested(&self, at: Instant) -> Vec<Off> {
        match self.ends {
            Some(end) if end < at => {
                let after = Off::new(end.max(self.started), at, Source::EventEnd);
                let off: Vec<Off> = self.off.iter().copied().chain([after]).collect();
                apart(&off, self.started, at)
            }
            _ => apart(&self.off, self.started, at),
        }
    }

    /// Running time when a move is recorded at `at`: the interval less the spans in which the clock rests.
    #[must_use]
    pub fn running(&self, at: Instant) -> Millis {
        let rested: Millis = self.rested(at).iter().map(Off::length).sum();
        (at.since(self.started) - rested).max(0)
    }

    /// Why more running time than allowed was in time at `at`: night and return, as far as they were known by then.
    #[must_use]
    pub(super) fn spared_by(&self, at: Instant) -> Vec<Adjustment> {
        let begun = self.off.iter().filter(|o| o.from < at);
        let off = begun.map(|o| Off {
            to: o.to.min(at),
            ..*o
        });
        let known = Self {
            off: off.collect(),
            // a deadline that would lie beyond it spares nothing
            ends: None,
            ..self.clone()
        };
        let mut adjustments = known.deadline().adjustments;
        adjustments.retain(|a| !matches!(a, Adjustment::Off(_)));
        adjustments
    }

    /// The instant at which so much running time has passed.
    #[must_use]
    pub fn passed(&self, running: Millis) -> Instant {
        let mut at = self.started.plus(running);
        for span in apart(&self.off, self.started, Instant(i64::MAX)) {
            if span.from > at {
                break;
            }
            at = at.plus(span.length());
        }
        at
    }

    /// The instant at which the running time for this move is used up: earlier than the deadline where that was spared.
    #[must_use]
    pub fn used_up(&self) -> Instant {
        self.passed(self.allowed.running).min(self.deadline().at)
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

    /// When the player is to be reminded of this move, with how much running time before the deadline it was wanted; none
    /// before half of the time, none within 12 hours of the start, one that would fall in the quiet hours of `zone` an hour
    /// before they begin. Only for a deadline inside them is one sent there that could not go earlier. In order, each once.
    #[must_use]
    pub fn reminders(
        &self,
        deadline: Instant,
        wanted: Reminders,
        zone: Tz,
    ) -> Vec<(Instant, Millis)> {
        let whole = self.running(deadline);
        let earliest = self.passed(whole / 2).max(self.started.plus(12 * HOUR));
        let timely = |at: &Instant| *at >= earliest && *at < deadline;
        let night = wanted.is_quiet(deadline, zone);
        let place = |before: Millis| {
            let at = self.passed(whole - before);
            let moved = wanted.out_of_quiet(at, zone);
            let sent = Some(moved).filter(timely);
            let sent = sent.or_else(|| Some(at).filter(|at| night && timely(at)));
            sent.map(|at| (at, before))
        };
        let mut times: Vec<(Instant, Millis)> = wanted
            .before()
            .filter(|before| *before < whole)
            .filter_map(place)
            .collect();
        times.sort_unstable_by_key(|(at, before)| (*at, -before));
        times.dedup_by_key(|(at, _)| *at);
        times
    }
}

/// The first instant at which the flag of a clock may be written: past the last instant that counts by more than the
/// slack, and ten minutes after the last gap in the heartbeat. An outage that is announced for later does not matter.
#[must_use]
pub fn flag_from(falls: Instant, outages: &[Outage]) -> Instant {
    let after = falls.plus(FLAG_SLACK + 1);
    let rested = outages
        .iter()
        .filter(|o| o.source == OutageSource::Gap || o.from <= after)
        .map(|o| o.to)
        .max();
    rested.map_or(after, |to| after.max(to.plus(FLAG_REST)))
}
