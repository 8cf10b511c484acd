//! When somebody is written to about a move that does not come.

use chrono_tz::Tz;

use super::reminders::Reminders;
use super::run::Run;
use crate::domain::time::{DAY, HOUR, Instant, Millis};

/// After so many days on one move a friendly line is written, where the player has not chosen otherwise.
const LINE_AFTER: Millis = 10 * DAY;
/// The latest stage, in days.
const LATEST_STAGE: u16 = 200;

/// The stages in which a tournament writes to whoever does not move: days of running time on one move until it reminds, warns,
/// and warns for the last time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stages([u16; 3]);

/// The usual ones, of controls that give weeks for a move.
pub const USUAL_STAGES: Stages = Stages([10, 15, 18]);

impl Stages {
    /// Three numbers of days, each larger than the one before; `None` for anything else.
    #[must_use]
    pub fn new(days: [u16; 3]) -> Option<Self> {
        let [first, second, third] = days;
        let fits = 1 <= first && first < second && second < third && third <= LATEST_STAGE;
        fits.then_some(Self(days))
    }

    /// The days.
    #[must_use]
    pub fn days(self) -> [u16; 3] {
        self.0
    }

    /// As it is stored: `10 15 18`; empty where there are none.
    #[must_use]
    pub fn notation(stages: Option<Self>) -> String {
        stages.map_or_else(String::new, |Self([a, b, c])| format!("{a} {b} {c}"))
    }

    /// Reads [`Stages::notation`]; `None` for anything else.
    #[must_use]
    pub fn from_notation(text: &str) -> Option<Self> {
        let days: Option<Vec<u16>> = text.split(' ').map(|day| day.parse().ok()).collect();
        Self::new(days?.try_into().ok()?)
    }
}

/// What is written about a move that does not come, the mildest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Call {
    /// A friendly line: nothing presses.
    Line,
    /// A reminder that the player wants so long before the deadline, in milliseconds.
    Before(Millis),
    /// The tournament reminds.
    Remind,
    /// It warns.
    Warn,
    /// It warns for the last time, and its directors are told.
    LastWarning,
}

impl Call {
    /// Whether the tournament writes, not the player's own wish.
    fn is_stage(self) -> bool {
        matches!(self, Self::Remind | Self::Warn | Self::LastWarning)
    }
}

impl Run {
    /// When the player is written to about this move, in order: his own reminders, the friendly line, and the stages of the
    /// tournament, which are bound neither to half of the time nor to the deadline. None in the quiet hours of `zone`. Where
    /// a stage and something milder fall on one day there, only the stage comes; the line gives way to everything.
    #[must_use]
    pub fn calls(
        &self,
        deadline: Instant,
        wanted: Reminders,
        stages: Option<Stages>,
        zone: Tz,
    ) -> Vec<(Instant, Call)> {
        let own = self.reminders(deadline, wanted, zone).into_iter();
        let own = own.map(|(at, before)| (at, Call::Before(before)));
        let kinds = [Call::Remind, Call::Warn, Call::LastWarning];
        let days = stages.map(Stages::days).unwrap_or_default();
        let staged = kinds.into_iter().zip(days).filter(|(_, days)| *days > 0);
        let staged = staged.map(|(kind, days)| (kind, i64::from(days) * DAY));
        let line = wanted.line.then_some((Call::Line, LINE_AFTER));
        let by_days = staged.chain(line).filter_map(|(kind, after)| {
            let at = self.spoken(self.passed(after), wanted, zone);
            (at > self.started && at < deadline).then_some((at, kind))
        });
        let mut calls: Vec<(Instant, Call)> = own.chain(by_days).collect();
        calls.sort_unstable();
        let date = |at: Instant| at.local(zone).date();
        let all = calls.clone();
        calls.retain(|(at, call)| {
            let same_day = all.iter().filter(|(other, _)| date(*other) == date(*at));
            let mut sterner = same_day.filter(|(_, other)| other > call);
            !sterner.any(|(_, other)| other.is_stage() || *call == Call::Line)
        });
        calls
    }

    /// Out of the quiet hours: the evening before, or, where that would come before the clock started, at their end.
    fn spoken(&self, at: Instant, wanted: Reminders, zone: Tz) -> Instant {
        let earlier = wanted.out_of_quiet(at, zone);
        if earlier > self.started.plus(12 * HOUR) {
            earlier
        } else {
            at
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::run;
    use super::*;
    use chrono_tz::Europe::Berlin;

    fn told(run: &Run, wanted: Reminders, stages: Option<Stages>) -> Vec<String> {
        let calls = run.calls(run.deadline().at, wanted, stages, Berlin);
        let day = |at: Instant| at.local(Berlin).format("%d %H:%M").to_string();
        let told = calls.into_iter();
        told.map(|(at, call)| format!("{} {call:?}", day(at)))
            .collect()
    }

    #[test]
    fn what_is_stored_is_read_again() {
        assert_eq!(Stages::from_notation("10 15 18"), Some(USUAL_STAGES));
        assert_eq!(Stages::notation(Some(USUAL_STAGES)), "10 15 18");
        assert_eq!(Stages::notation(None), "");
        for text in [
            "", "10", "10 15", "15 10 18", "0 1 2", "1 2 201", "1 2 3 4", "a b c",
        ] {
            assert_eq!(Stages::from_notation(text), None, "{text}");
        }
    }

    #[test]
    fn the_three_stages_of_a_club_event() {
        // noon in Berlin, twenty days for the move
        let run = run("2026-12-01T11:00:00Z", 20);
        let usual = Reminders::default();
        let hours = |hours: i64| format!("Before({})", hours * HOUR);
        assert_eq!(
            told(&run, usual, Some(USUAL_STAGES)),
            [
                // the friendly line of this day gives way
                "11 12:00 Remind".to_owned(),
                "16 12:00 Warn".to_owned(),
                format!("18 12:00 {}", hours(72)),
                "19 12:00 LastWarning".to_owned(),
                format!("20 12:00 {}", hours(24)),
            ]
        );
        assert_eq!(
            told(&run, usual, None),
            [
                "11 12:00 Line".to_owned(),
                format!("18 12:00 {}", hours(72)),
                format!("20 12:00 {}", hours(24)),
            ]
        );
    }

    #[test]
    fn of_two_on_one_day_the_sterner() {
        let run = run("2026-12-01T11:00:00Z", 20);
        let own = Reminders::new(&[72, 48, 24], None).unwrap();
        let stages = Stages::new([9, 17, 19]);
        let calls = run.calls(run.deadline().at, own, stages, Berlin);
        let kinds: Vec<Call> = calls.into_iter().map(|(_, call)| call).collect();
        let before = Call::Before(48 * HOUR);
        let all = [
            Call::Remind,
            Call::Line,
            Call::Warn,
            before,
            Call::LastWarning,
        ];
        assert_eq!(kinds, all);
        // what would come at the deadline or later does not come
        let short = Stages::new([10, 20, 30]);
        let calls = run.calls(run.deadline().at, own, short, Berlin);
        assert!(
            calls
                .iter()
                .all(|(_, call)| !matches!(call, Call::Warn | Call::LastWarning))
        );
    }

    #[test]
    fn no_stage_in_the_quiet_hours() {
        // half past eleven in the evening: the evening before at eight
        let run = run("2026-12-01T22:30:00Z", 30);
        let calls = told(&run, Reminders::default(), Some(USUAL_STAGES));
        assert_eq!(calls[..2], ["11 20:00 Remind", "16 20:00 Warn"]);
        let silent = Reminders::default().with_line(false);
        assert!(
            told(&run, silent, None)
                .iter()
                .all(|call| !call.contains("Line"))
        );
    }
}
