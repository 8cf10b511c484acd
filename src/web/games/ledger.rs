//! The ledger of a game: what every move cost, and why, for whoever may see the game.

use actix_web::web::Data;
use askama::Template;

use crate::domain::clock::{ActKind, Adjustment, Control, Entry, Pace, Source};
use crate::domain::time::{DAY, Instant};
use crate::domain::visibility::{Ledger, Line, Rest, Standing, ledger};
use crate::i18n::{chess, control, dates, t};
use crate::web::State;
use crate::web::error::Answer;
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

use super::scene::{Scene, Seat};
use super::sentences::{self, Voice};

/// An instant as a cell shows it.
struct When {
    iso: String,
    text: String,
}

/// A row of the table; empty cells have nothing to tell.
struct Row {
    /// The move, or what happened.
    what: String,
    /// Where the move can be seen.
    ply: Option<u32>,
    /// Whose clock, or more about it.
    whose: String,
    from: Option<When>,
    to: Option<When>,
    running: String,
    free: Vec<String>,
    charged: String,
    double: String,
    added: String,
    lost: String,
    reserve: String,
    clock: String,
}

/// The clock that runs: when its time is up, and why then.
struct Due {
    text: String,
    reasons: Vec<String>,
}

#[derive(Template)]
#[template(path = "games/ledger.html")]
struct LedgerPage<'a> {
    viewer: &'a Viewer,
    base: &'a str,
    id: i64,
    state: String,
    control: String,
    zone: &'static str,
    rows: Vec<Row>,
    due: Option<Due>,
    has_added: bool,
    has_reserve: bool,
    per_move: bool,
}

/// `GET /games/{game}/ledger`.
pub async fn show(state: Data<State>, asker: Asker, seat: Seat) -> Answer {
    let scene = seat.scene(&state, asker).await?;
    let ledger = of(&scene);
    let teller = Teller::of(&scene);
    let mut rows: Vec<Row> = ledger.lines.iter().map(|line| teller.row(line)).collect();
    rows.extend(ledger.open.as_ref().map(|line| teller.open(line)));
    let page = LedgerPage {
        viewer: &scene.viewer,
        base: &scene.base,
        id: scene.view.id,
        state: sentences::state(teller.voice, &scene.view).text,
        control: control::terms(scene.viewer.words, &scene.view.terms.time),
        zone: scene.viewer.zone.name(),
        due: teller.due(&ledger),
        has_added: rows
            .iter()
            .any(|r| !r.added.is_empty() || !r.lost.is_empty()),
        has_reserve: matches!(teller.control.pace, Pace::Reserve { .. }),
        per_move: teller.is_per_move(),
        rows,
    };
    page::render(&scene.viewer, &page)
}

/// The ledger as this reader may see it.
pub(super) fn of(scene: &Scene) -> Ledger {
    ledger(&scene.game, &scene.view, scene.viewer.now)
}

fn touches_a_clock(entry: Entry) -> bool {
    match entry {
        Entry::Move { .. } | Entry::BrokenOff | Entry::Open => true,
        Entry::Act(kind) => matches!(
            kind,
            ActKind::Given(_)
                | ActKind::FromReserve(_)
                | ActKind::Continued { .. }
                | ActKind::TakenOver { .. }
        ),
    }
}

struct Teller<'a> {
    scene: &'a Scene,
    voice: Voice,
    control: &'a Control,
}

impl<'a> Teller<'a> {
    fn of(scene: &'a Scene) -> Self {
        Self {
            scene,
            voice: Voice::of(&scene.viewer),
            control: &scene.view.terms.time.control,
        }
    }

    fn is_per_move(&self) -> bool {
        matches!(self.control.pace, Pace::PerMove { .. })
    }

    fn when(&self, at: Instant) -> When {
        let voice = self.voice;
        When {
            iso: dates::iso(at.0),
            text: dates::exact(voice.words.lang(), at.0, voice.zone, voice.now.0),
        }
    }

    fn span(&self, millis: i64) -> String {
        dates::exact_span(self.voice.words, millis)
    }

    fn row(&self, line: &Line) -> Row {
        let (words, view) = (self.voice.words, &self.scene.view);
        let name = view.player(line.side).display.clone();
        let moved = matches!(line.entry, Entry::Move { .. });
        let (what, whose) = match line.entry {
            Entry::Move { planned, .. } => {
                let played = super::page::move_name(self.scene, line.ply.unwrap_or(0));
                let planned = planned.then(|| t!(words, "ledger-conditional"));
                let entered = self.scene.entered_at(line.ply.unwrap_or(0));
                let entered = entered.map(|one| {
                    let way = super::helping::told(words, one.way);
                    t!(words, "ledger-entered", by = one.by.as_str(), way = way)
                });
                let more = planned.or(entered).map(|text| format!(" ({text})"));
                (played, name + &more.unwrap_or_default())
            }
            Entry::Act(kind) => (self.act(line, kind), String::new()),
            Entry::BrokenOff => (t!(words, "ledger-broken-off"), name),
            Entry::Open => (t!(words, "ledger-thinks", name = name), String::new()),
        };
        let thinking = !matches!(line.entry, Entry::Act(_));
        // a fresh span for each move is no addition
        let adds = line.added > 0 && !(moved && self.is_per_move());
        let lost = line.lost > 0 && !self.is_per_move();
        Row {
            what,
            ply: line.ply,
            whose,
            from: thinking.then(|| self.when(line.from)),
            to: Some(self.when(line.to)),
            running: self.span_if(thinking, line.running),
            free: if thinking {
                self.free(line)
            } else {
                Vec::new()
            },
            charged: self.span_if(thinking, line.charged),
            double: self.double(line),
            added: self.span_if(adds, line.added),
            lost: if lost {
                t!(words, "ledger-lost", span = self.span(line.lost))
            } else {
                String::new()
            },
            reserve: if touches_a_clock(line.entry) {
                self.reserve(line)
            } else {
                String::new()
            },
            clock: self.span_if(touches_a_clock(line.entry), line.clock),
        }
    }

    /// The row of the thinking that goes on, or that the end broke off.
    fn open(&self, line: &Line) -> Row {
        let words = self.voice.words;
        let name = self.scene.view.player(line.side).display.as_str();
        let ended = matches!(self.scene.view.standing, Standing::Ended { .. });
        let what = if ended {
            t!(words, "ledger-thought", name = name)
        } else {
            t!(words, "ledger-thinks", name = name)
        };
        Row {
            what,
            to: ended.then(|| self.when(line.to)),
            ..self.row(line)
        }
    }

    fn span_if(&self, told: bool, millis: i64) -> String {
        if told {
            self.span(millis)
        } else {
            String::new()
        }
    }

    fn act(&self, line: &Line, kind: ActKind) -> String {
        let (words, view) = (self.voice.words, &self.scene.view);
        let name = view.player(line.side).display.as_str();
        match kind {
            ActKind::Given(time) => {
                let span = control::span(words, time);
                t!(words, "ledger-given", name = name, span = span)
            }
            ActKind::PauseAsked(until) => {
                let until = self.voice.date(until);
                t!(words, "ledger-pause-asked", name = name, until = until)
            }
            ActKind::PauseDeclined => t!(words, "ledger-pause-declined"),
            ActKind::Pause(until) => {
                t!(words, "ledger-pause", until = self.voice.date(until))
            }
            ActKind::PauseOver => t!(words, "ledger-pause-over", name = name),
            ActKind::Halted(until) => {
                t!(words, "ledger-halted", until = self.voice.date(until))
            }
            ActKind::HaltOver => t!(words, "ledger-halt-over"),
            ActKind::EndMoved { to: Some(to), .. } => {
                t!(words, "ledger-end-moved", until = self.voice.date(to))
            }
            ActKind::EndMoved { to: None, .. } => t!(words, "ledger-end-gone"),
            ActKind::FromReserve(time) => {
                let span = control::span(words, time);
                t!(words, "ledger-from-reserve", name = name, span = span)
            }
            ActKind::LongThink => t!(words, "ledger-long-think", name = name),
            ActKind::LetterHeld { until, .. } => {
                let until = self.voice.date(until);
                t!(words, "ledger-letter-held", name = name, until = until)
            }
            ActKind::DatedBack { from, until } => {
                let (from, until) = (self.voice.date(from), self.voice.date(until));
                t!(words, "ledger-dated-back", from = from, until = until)
            }
            ActKind::ContinueAsked => t!(words, "ledger-continue-asked", name = name),
            ActKind::Continued { .. } => t!(words, "ledger-continued", name = name),
            ActKind::Decided => t!(words, "ledger-decided"),
            ActKind::Asked(until) => {
                let until = self.voice.date(until);
                t!(words, "ledger-asked", name = name, until = until)
            }
            ActKind::AskedOver => t!(words, "ledger-asked-over", name = name),
            ActKind::TakenOver { until, .. } => {
                let until = self.voice.date(until);
                t!(words, "ledger-taken-over", name = name, until = until)
            }
        }
    }

    /// What was not charged, each with its source.
    fn free(&self, line: &Line) -> Vec<String> {
        let words = self.voice.words;
        let mut free: Vec<String> = line.rests.iter().map(|rest| self.rest(rest)).collect();
        if line.spared > 0 {
            free.push(self.spared(line));
        } else if self.control.options.whole_days && line.running % DAY > 0 {
            let span = self.span(line.running % DAY);
            free.push(t!(words, "ledger-part-day", span = span));
        }
        free
    }

    fn rest(&self, rest: &Rest) -> String {
        let words = self.voice.words;
        let (what, span) = (control::source(words, rest.source), self.span(rest.length));
        let what = chess::capitalised(&what);
        let times = i64::try_from(rest.times).unwrap_or(i64::MAX);
        match rest.span {
            Some((from, to)) => {
                let (from, to) = (self.voice.date(from), self.voice.date(to));
                let whole = t!(words, "ledger-rest", what = what, span = span);
                format!(
                    "{whole} ({})",
                    t!(words, "ledger-span", from = from, to = to)
                )
            }
            None if times > 1 && rest.source == Source::OwnHours => {
                t!(
                    words,
                    "ledger-rest-many",
                    what = what,
                    span = span,
                    n = times
                )
            }
            None => t!(words, "ledger-rest", what = what, span = span),
        }
    }

    fn spared(&self, line: &Line) -> String {
        let words = self.voice.words;
        let because: Vec<String> = line
            .reasons
            .iter()
            .filter_map(|reason| match *reason {
                Adjustment::Night(at) => {
                    Some(t!(words, "ledger-night", until = self.voice.date(at)))
                }
                Adjustment::Return(at) => {
                    Some(t!(words, "ledger-return", until = self.voice.date(at)))
                }
                // the deadline is no part of a row
                Adjustment::Off(_) | Adjustment::End(_) => None,
            })
            .collect();
        let what = if because.is_empty() {
            t!(words, "ledger-grace")
        } else {
            because.join("; ")
        };
        let span = self.span(line.spared);
        t!(words, "ledger-rest", what = what, span = span)
    }

    fn double(&self, line: &Line) -> String {
        let limit = self.control.options.double_beyond;
        let limit = limit.filter(|_| line.charged > line.running - line.spared);
        limit.map_or_else(String::new, |limit| {
            let words = self.voice.words;
            t!(words, "control-double", span = control::span(words, limit))
        })
    }

    fn reserve(&self, line: &Line) -> String {
        let now = self.span(line.after.reserve);
        match line.reserve_change {
            0 => now,
            more @ 1.. => format!("{now} (+{})", self.span(more)),
            less => format!("{now} (−{})", self.span(-less)),
        }
    }

    fn due(&self, ledger: &Ledger) -> Option<Due> {
        let words = self.voice.words;
        let deadline = ledger.deadline.as_ref()?;
        let (until, left) = (self.voice.date(deadline.at), self.voice.left(deadline.at));
        Some(Due {
            text: t!(words, "ledger-due", until = until, left = left),
            reasons: sentences::reasons(self.voice, deadline),
        })
    }
}
