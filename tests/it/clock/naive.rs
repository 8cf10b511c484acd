//! The clock once more, as naively as can be: sets of intervals, and the latest instant found by bisection. It shares
//! with the program the stored facts and the control, and no reckoning.

use chrono::{Datelike, Days, NaiveDate, NaiveTime, Timelike};
use fernzug::domain::clock::{
    Absences, ActKind, Carry, Control, Facts, Grace, Hours, LeaveMode, OutageSource, Pace,
};
use fernzug::domain::time::{DAY, HOUR, Instant, MINUTE, Millis, SECOND};
use fernzug::rules::Color;

/// A span in milliseconds: from, to, and whether it is the player's own off-day or sleep.
type Span = (i64, i64, bool);

/// One player's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Naive {
    pub left: Millis,
    pub reserve: Millis,
    pub moves: u32,
    pub spent: Millis,
}

/// A thinking that is under way.
pub struct Thinking<'a> {
    facts: &'a Facts,
    side: Color,
    started: i64,
    pub bank: Naive,
    announced: bool,
    rests: Vec<Span>,
}

/// When time is over.
#[derive(Clone, Copy, Debug)]
pub struct Due {
    /// No earlier than this.
    pub least: Instant,
    /// Nor later than this.
    pub most: Instant,
}

fn of(facts: &Facts, side: Color) -> &Absences {
    match side {
        Color::White => &facts.white,
        Color::Black => &facts.black,
    }
}

fn charge(control: &Control, running: Millis) -> Millis {
    let mut counted = running;
    if control.options.whole_days {
        counted = counted / DAY * DAY;
    }
    match control.options.double_beyond {
        Some(beyond) if counted > beyond => 2 * counted - beyond,
        _ => counted,
    }
}

/// All moves so far, and the thinking under way.
pub fn replay(facts: &Facts) -> ([Naive; 2], Thinking<'_>, Vec<Millis>) {
    let (left, reserve) = match facts.control.pace {
        Pace::PerMove { time } | Pace::Period { time, .. } | Pace::Game { time } => (time, 0),
        Pace::Fischer { base, .. } => (base, 0),
        Pace::Reserve { base, reserve, .. } => (base, reserve),
    };
    let fresh = Naive {
        left,
        reserve,
        ..Naive::default()
    };
    let mut banks = [fresh, fresh];
    let index = |side: Color| usize::from(side == Color::Black);
    let (mut side, mut started) = (facts.first, facts.started.0);
    let mut ran = Vec::new();
    for ply in 0..=facts.moves.len() {
        let mut announced = false;
        for act in facts.acts.iter().filter(|a| a.ply as usize == ply) {
            let bank = &mut banks[index(act.side)];
            match act.kind {
                ActKind::Given(time) => bank.left += time,
                ActKind::FromReserve(time) => {
                    bank.left += time;
                    bank.reserve -= time;
                }
                ActKind::LongThink => announced |= act.side == side,
                _ => {}
            }
        }
        let bank = banks[index(side)];
        let mut thinking = Thinking {
            facts,
            side,
            started,
            bank,
            announced,
            rests: Vec::new(),
        };
        let Some(played) = facts.moves.get(ply) else {
            thinking.rests = thinking.rests_until(i64::MAX);
            return (banks, thinking, ran);
        };
        thinking.rests = thinking.rests_until(played.at.0);
        let running = if played.planned {
            0
        } else {
            thinking.running(played.at.0)
        };
        ran.push(running);
        banks[index(side)] = thinking.settled(running);
        side = !side;
        started = played.at.0;
    }
    unreachable!("the last round returns");
}

impl Thinking<'_> {
    fn rests_until(&self, until: i64) -> Vec<Span> {
        let facts = self.facts;
        let mut rests: Vec<Span> = Vec::new();
        rests.extend(facts.outages.iter().map(|o| (o.from.0, o.to.0, false)));
        let mut pause: Option<(i64, i64)> = None;
        for act in &facts.acts {
            if !matches!(act.kind, ActKind::Pause(_) | ActKind::PauseOver) {
                continue;
            }
            rests.extend(pause.take().map(|(a, b)| (a, b.min(act.at.0), false)));
            if let ActKind::Pause(to) = act.kind {
                pause = Some((act.at.0, to.0));
            }
        }
        rests.extend(pause.map(|(a, b)| (a, b, false)));
        for leave in &of(facts, self.side).leaves {
            if leave.replaced.is_none() && (leave.special || facts.leave != LeaveMode::None) {
                rests.push((leave.from.0, leave.to.0, false));
            }
        }
        if facts.leave == LeaveMode::Both {
            for leave in &of(facts, !self.side).leaves {
                if leave.replaced.is_none_or(|at| at.0 > self.started) {
                    rests.push((leave.from.0, leave.to.0, false));
                }
            }
        }
        let mut set = of(facts, self.side).hours.iter();
        if let Some(hours) = set.rfind(|h| h.since.0 <= self.started) {
            // of a week at least four days of fourteen hours run
            let most = 4 * (self.bank.left + self.bank.reserve) + 250 * DAY;
            let within = until.min(self.started + most);
            rests.extend(hour_spans(hours, self.started, within));
        }
        rests.retain(|(from, to, _)| *to > self.started && from < to);
        rests.sort_unstable();
        rests
    }

    /// Milliseconds up to `at` that lie in no rest; in the spared hours one's own sleep may be told not to count.
    fn running(&self, at: i64) -> Millis {
        let mut counted_to = self.started;
        let mut rested = 0;
        for (from, to, _) in &self.rests {
            let (from, to) = ((*from).max(counted_to), (*to).min(at));
            if to > from {
                rested += to - from;
                counted_to = to;
            }
        }
        at - self.started - rested
    }

    /// The latest instant at which no more than this has run.
    fn latest(&self, running: Millis) -> i64 {
        let (mut low, mut high) = (self.started, self.started + 4_000 * DAY);
        while low < high {
            let middle = low + (high - low + 1) / 2;
            if self.running(middle) <= running {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        low
    }

    fn available(&self) -> Millis {
        match self.facts.control.pace {
            Pace::Reserve {
                automatic: true, ..
            } => self.bank.left + self.bank.reserve,
            _ => self.bank.left,
        }
    }

    /// The running time that is still in time.
    fn allowed(&self) -> Millis {
        let control = &self.facts.control;
        let (mut low, mut high) = (0, 8_000 * DAY);
        while low < high {
            let middle = low + (high - low + 1) / 2;
            if charge(control, middle) <= self.available() {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        let mut allowed = low;
        if let Some(silence) = control.options.silence.filter(|_| !self.announced) {
            allowed = allowed.min(silence);
        }
        if let Some(total) = control.options.total {
            allowed = allowed.min((total - self.bank.spent).max(0));
        }
        allowed
    }

    fn settled(&self, running: Millis) -> Naive {
        let control = &self.facts.control;
        let mut bank = self.bank;
        let cost = charge(control, running).min(self.available());
        let from_reserve = (cost - bank.left).max(0);
        bank.left -= cost - from_reserve;
        bank.reserve -= from_reserve;
        bank.moves += 1;
        bank.spent += running;
        let capped = |left: Millis, more: Millis, cap: Option<Millis>| match cap {
            Some(cap) if left + more > cap => left.max(cap),
            _ => left + more,
        };
        match control.pace {
            Pace::Game { .. } => {}
            Pace::PerMove { time } => bank.left = time,
            Pace::Period { moves, time, carry } if bank.moves.is_multiple_of(moves) => {
                bank.left = match carry {
                    Carry::Lost => time,
                    Carry::Kept => bank.left + time,
                    Carry::UpTo(cap) => capped(bank.left, time, Some(cap)),
                };
            }
            Pace::Period { .. } => {}
            Pace::Fischer { increment, cap, .. } => {
                bank.left = capped(bank.left, increment.earned_by(bank.moves), cap);
            }
            Pace::Reserve { increment, cap, .. } => {
                let earned = increment.earned_by(bank.moves);
                let left = capped(bank.left, earned, Some(cap));
                bank.reserve += bank.left + earned - left;
                bank.left = left;
            }
        }
        bank
    }

    /// 08:00 of the night this falls in.
    fn morning(&self, at: i64) -> i64 {
        let Some(zone) = self.facts.night else {
            return at;
        };
        let local = Instant(at).local(zone);
        let day = match local.hour() {
            22.. => local.date() + Days::new(1),
            0..8 => local.date(),
            _ => return at,
        };
        let eight = NaiveTime::from_hms_opt(8, 0, 0).unwrap();
        Instant::from_local(day.and_time(eight), zone).0
    }

    /// Rests that come in a night in which the deadline would have been without them, or within twelve hours of the return
    /// from a stop: then the morning, or twelve hours, had been told, and what is told is kept.
    fn news(&self, running: Millis) -> i64 {
        let is_news = |rest: &&Span| {
            let mut before = Vec::new();
            before.extend(self.rests.iter().filter(|r| r.0 < rest.0));
            let without = Thinking {
                rests: before,
                ..*self
            };
            let raw = without.latest(running);
            let told = self.morning(raw);
            let at_night = told > raw && rest.0 <= told && rest.1 > told - 12 * HOUR;
            let stops = self.facts.outages.iter();
            let mut long = stops.filter(|o| o.to.0 - o.from.0 >= HOUR);
            at_night || long.any(|o| rest.0 >= o.to.0 && rest.0 <= o.to.0 + 12 * HOUR)
        };
        let hard = self.rests.iter().filter(|r| !r.2);
        i64::try_from(hard.filter(is_news).count()).unwrap()
    }

    /// The last instant in time with so much running time. Where a rest begins in the hours spared after it, or in a night
    /// in which time would have been over, what was told by then matters, and only bounds are given.
    fn reach(&self, running: Millis) -> Due {
        let raw = self.latest(running) / SECOND * SECOND;
        let told = self.morning(raw);
        let long = self.facts.outages.iter();
        let met =
            long.filter(|o| o.to.0 - o.from.0 >= HOUR && o.to.0 > self.started && o.from.0 <= told);
        let least = met.map(|o| (o.to.0 + 12 * HOUR) / SECOND * SECOND).max();
        let spared = self.morning(raw.max(least.unwrap_or(raw)));
        let within = |s: &&Span| s.0 > raw && s.0 <= spared;
        let hard = self.rests.iter().filter(within).filter(|s| !s.2).count();
        let days_off = self.rests.iter().filter(within);
        let days_off = days_off.filter(|s| s.2 && s.1 > spared).count();
        let news = self.news(running);
        if news == 0 && (spared == raw || hard + days_off == 0) {
            return Due {
                least: Instant(spared),
                most: Instant(spared),
            };
        }
        // all that may come on top: every rest that begins before what they may bring it to, and a morning for each
        let mut most = self.morning(spared + news * 12 * HOUR);
        for (from, to, _) in &self.rests {
            if *from > raw && *from <= most {
                most = self.morning(most + (to - from) + 12 * HOUR);
            }
        }
        Due {
            least: Instant(spared),
            most: Instant(most + 12 * HOUR),
        }
    }

    /// The deadline.
    pub fn due(&self) -> Due {
        self.reach(self.allowed())
    }

    /// The last instant at which a move counts.
    pub fn falls(&self) -> Due {
        let grace = match self.facts.control.options.grace {
            Grace::Flag(after) => after,
            Grace::Claim => 30 * DAY,
        };
        let (due, late) = (self.due(), self.reach(self.allowed() + grace));
        Due {
            least: due.least.max(late.least),
            most: due.most.max(late.most),
        }
    }

    /// From when on the flag may be written.
    pub fn flag(&self) -> Due {
        let falls = self.falls();
        let from = |falls: Instant| {
            let after = falls.0 + 10 * SECOND + 1;
            let gaps = self.facts.outages.iter();
            let gaps = gaps.filter(|o| o.source == OutageSource::Gap || o.from.0 <= after);
            let rest = gaps.map(|o| o.to.0 + 10 * MINUTE).max();
            Instant(after.max(rest.unwrap_or(after)))
        };
        Due {
            least: from(falls.least),
            most: from(falls.most),
        }
    }
}

fn hour_spans(hours: &Hours, from: i64, until: i64) -> Vec<Span> {
    let mut spans = Vec::new();
    let at = |day: NaiveDate, minute: u32| {
        let time = NaiveTime::from_hms_opt(minute / 60, minute % 60, 0).unwrap();
        Instant::from_local(day.and_time(time), hours.zone).0
    };
    let mut day = Instant(from).local(hours.zone).date() - Days::new(2);
    while at(day, 0) < until {
        let next = day + Days::new(1);
        if hours.days & (1 << day.weekday().num_days_from_monday()) != 0 {
            spans.push((at(day, 0), at(next, 0), true));
        }
        if let Some((sleep, wake)) = hours.sleep {
            let end = if sleep < wake {
                at(day, wake)
            } else {
                at(next, wake)
            };
            spans.push((at(day, sleep), end, true));
        }
        day = next;
    }
    spans
}
