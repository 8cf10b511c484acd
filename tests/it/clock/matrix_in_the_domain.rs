//! The matrix, played in the pure domain.

use chrono::{Days, NaiveDate, NaiveTime};
use fernzug::domain::clock::{
    Absences, Act, ActKind, Control, Facts, Leave, LeaveMode, MoveFact, Outage, OutageSource,
    Reminders, flag_from,
};
use fernzug::domain::time::{Instant, SECOND};
use fernzug::rules::Color;

use super::matrix::{self, Case, Check, Event, Line, ZONE, when};

fn midnight(day: NaiveDate) -> Instant {
    Instant::from_local(day.and_time(NaiveTime::MIN), ZONE)
}

struct Table {
    facts: Facts,
    asked: Option<Instant>,
}

impl Table {
    fn new(control: Control, case: &Case, started: Instant) -> Self {
        let hours = case.hours_since(started).into_iter().collect();
        let facts = Facts {
            control,
            leave: if case.both {
                LeaveMode::Both
            } else {
                LeaveMode::Own
            },
            started,
            first: Color::White,
            moves: Vec::new(),
            acts: Vec::new(),
            white: Absences {
                hours,
                ..Absences::default()
            },
            black: Absences::default(),
            outages: Vec::new(),
            night: control.is_in_days().then_some(ZONE),
            ends: None,
        };
        Self { facts, asked: None }
    }

    fn act(&mut self, at: Instant, side: Color, kind: ActKind) {
        self.facts.acts.push(Act {
            ply: u32::try_from(self.facts.moves.len()).unwrap(),
            at,
            side,
            by: Some(1),
            kind,
        });
    }

    fn moves(&mut self, at: Instant, by: Color, planned: bool) {
        let clocks = self.facts.clocks();
        assert_eq!(clocks.turn, by);
        assert!(at <= clocks.run.deadline().at, "in time");
        self.facts.moves.push(MoveFact {
            at,
            planned,
            night: self.facts.night,
        });
    }

    fn happens(&mut self, at: Instant, event: Event) {
        match event {
            Event::Begins => {}
            Event::Moves(by) => self.moves(at, by, false),
            Event::PlaysPlanned(by) => self.moves(at, by, true),
            Event::TakesLeave(by, first, last) => {
                let absences = match by {
                    Color::White => &mut self.facts.white,
                    Color::Black => &mut self.facts.black,
                };
                absences.leaves.push(Leave {
                    from: midnight(first).max(at),
                    to: midnight(last + Days::new(1)),
                    replaced: None,
                    special: false,
                });
            }
            Event::GoesDown(to) => self.facts.outages.push(Outage {
                from: at,
                to,
                source: OutageSource::Gap,
            }),
            Event::AsksForPause(by, until) => {
                self.asked = Some(until);
                self.act(at, by, ActKind::PauseAsked(until));
            }
            Event::Agrees(by) => {
                let until = self.asked.take().expect("a pause asked for");
                self.act(at, by, ActKind::Pause(until));
            }
            Event::EndsPause(by) => self.act(at, by, ActKind::PauseOver),
            Event::Gives(by, time) => self.act(at, !by, ActKind::Given(time)),
        }
    }

    /// What is not as it is told.
    fn differs(&self, check: &Check) -> Vec<String> {
        let run = self.facts.clocks().run;
        let deadline = run.deadline();
        let mut all = Vec::new();
        let mut compare = |what: &str, is: Vec<Instant>, told: Vec<Instant>| {
            if is != told {
                let list = |times: Vec<Instant>| times.into_iter().map(when).collect::<Vec<_>>();
                all.push(format!("{what}: is {:?}, told {:?}", list(is), list(told)));
            }
        };
        compare("due", vec![deadline.at], vec![check.due]);
        if let Some(flag) = check.flag {
            let from = flag_from(deadline.falls, &self.facts.outages);
            let first = from.plus(SECOND - 1).whole_second();
            compare("flag", vec![first], vec![flag]);
            compare(
                "remind",
                run.reminders(deadline.at, Reminders::default(), ZONE)
                    .into_iter()
                    .map(|(at, _)| at)
                    .collect(),
                check.remind.clone(),
            );
        }
        all
    }
}

fn play(control: Control, case: &Case) -> Vec<String> {
    let Some(Line::Event(started, Event::Begins)) = case.lines.first() else {
        return vec!["it does not begin".to_owned()];
    };
    let mut table = Table::new(control, case, *started);
    let mut differences = Vec::new();
    for line in &case.lines {
        match line {
            Line::Event(at, event) => table.happens(*at, *event),
            Line::Check(check) => differences.extend(table.differs(check)),
        }
    }
    let (_, rows) = table.facts.ledger();
    let rows: Vec<String> = rows
        .iter()
        .filter_map(|row| matrix::row(&control, row))
        .collect();
    if rows != case.rows {
        differences.push(format!(
            "rows are\n  {}\ntold are\n  {}",
            rows.join("\n  "),
            case.rows.join("\n  ")
        ));
    }
    differences
}

#[test]
fn every_case_of_the_matrix() {
    let mut faults = Vec::new();
    let mut cases = 0;
    for matrix in matrix::all() {
        for case in &matrix.cases {
            cases += 1;
            let differences = play(matrix.control, case);
            if !differences.is_empty() {
                faults.push(format!(
                    "{} {}:\n{}",
                    matrix.control,
                    case.title,
                    differences.join("\n")
                ));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
    assert!(cases >= 150, "{cases} cases");
}
