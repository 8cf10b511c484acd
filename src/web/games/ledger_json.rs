//! The ledger of a game for programs. What the fields mean stands in `docs/ledger.md`.

use actix_web::web::Data;
use serde::Serialize;

use crate::domain::clock::{ActKind, Adjustment, Entry, OutageSource, Source};
use crate::domain::time::{Instant, Millis};
use crate::domain::visibility::{GameView, Ledger, Line, Rest, Standing};
use crate::i18n::dates;
use crate::rules::Color;
use crate::web::State;
use crate::web::error::Answer;
use crate::web::viewer::Asker;

use super::files;
use super::ledger;
use super::scene::Seat;
use super::sentences;

#[derive(Serialize)]
struct Whole<'a> {
    game: i64,
    white: &'a str,
    black: &'a str,
    control: String,
    clock_model: i32,
    ended: Option<String>,
    /// Half-moves that are held back from this reader; nothing of them is in here.
    held_back: Option<u32>,
    rows: Vec<Row<'a>>,
    open: Option<Row<'a>>,
    deadline: Option<Due>,
}

#[derive(Serialize)]
struct Row<'a> {
    kind: &'static str,
    side: &'static str,
    by: Option<&'static str>,
    ply: Option<u32>,
    san: Option<&'a str>,
    from: String,
    to: String,
    running_ms: Millis,
    not_charged: Vec<Span>,
    spared_ms: Millis,
    spared_by: Vec<&'static str>,
    charged_ms: Millis,
    added_ms: Millis,
    lost_ms: Millis,
    reserve_change_ms: Millis,
    clock_ms: Millis,
    next_ms: Millis,
    reserve_ms: Millis,
    /// The latest end of a pause, or of one that was asked for.
    until: Option<String>,
}

#[derive(Serialize)]
struct Span {
    source: &'static str,
    ms: Millis,
    times: usize,
    from: Option<String>,
    to: Option<String>,
}

#[derive(Serialize)]
struct Due {
    at: String,
    counts_until: String,
    moved_by: Vec<Moved>,
}

#[derive(Serialize)]
struct Moved {
    because: &'static str,
    ms: Option<Millis>,
    to: Option<String>,
}

/// `GET /games/{game}/ledger.json`.
pub async fn show(state: Data<State>, asker: Asker, seat: Seat) -> Answer {
    let scene = seat.scene(&state, asker).await?;
    let ledger = ledger::of(&scene);
    let text = serde_json::to_string_pretty(&whole(&scene.view, &ledger))
        .map_err(|fault| crate::web::error::Failure::Template(fault.to_string()))?;
    Ok(files::file(
        &scene,
        "application/json",
        "ledger.json",
        text + "\n",
    ))
}

fn whole<'a>(view: &'a GameView, ledger: &'a Ledger) -> Whole<'a> {
    Whole {
        game: view.id,
        white: &view.white.display,
        black: &view.black.display,
        control: view.terms.time.control.to_string(),
        clock_model: ledger.model,
        ended: match &view.standing {
            Standing::Ended { at, .. } => Some(utc(*at)),
            _ => None,
        },
        held_back: view.held,
        rows: ledger.lines.iter().map(|line| row(view, line)).collect(),
        open: ledger.open.as_ref().map(|line| row(view, line)),
        deadline: ledger.deadline.as_ref().map(|deadline| Due {
            at: utc(deadline.at),
            counts_until: utc(deadline.falls),
            moved_by: moved_by(&deadline.adjustments),
        }),
    }
}

fn row<'a>(view: &'a GameView, line: &Line) -> Row<'a> {
    let played = line.ply.and_then(|ply| view.moves.get(ply as usize));
    let (kind, until) = kind(line.entry);
    Row {
        kind,
        side: side(line.side),
        by: line.by.map(side),
        ply: line.ply,
        san: played.map(|m| m.san.as_str()),
        from: utc(line.from),
        to: utc(line.to),
        running_ms: line.running,
        not_charged: line.rests.iter().map(span).collect(),
        spared_ms: line.spared,
        spared_by: spared_by(line),
        charged_ms: line.charged,
        added_ms: line.added,
        lost_ms: line.lost,
        reserve_change_ms: line.reserve_change,
        clock_ms: line.clock,
        next_ms: line.after.left,
        reserve_ms: line.after.reserve,
        until: until.map(utc),
    }
}

/// What a row is, with the end it names.
fn kind(entry: Entry) -> (&'static str, Option<Instant>) {
    match entry {
        Entry::Move { planned: false, .. } => ("move", None),
        Entry::Move { planned: true, .. } => ("conditional_move", None),
        Entry::BrokenOff => ("broken_off", None),
        Entry::Open => ("open", None),
        Entry::Act(kind) => match kind {
            ActKind::Given(_) => ("given", None),
            ActKind::PauseAsked(until) => ("pause_asked", Some(until)),
            ActKind::PauseDeclined => ("pause_declined", None),
            ActKind::Pause(until) => ("pause", Some(until)),
            ActKind::PauseOver => ("pause_over", None),
            ActKind::Halted(until) => ("halted", Some(until)),
            ActKind::HaltOver => ("halt_over", None),
            ActKind::EndMoved { to, .. } => ("end_moved", to),
            ActKind::FromReserve(_) => ("from_reserve", None),
            ActKind::LongThink => ("long_think", None),
            ActKind::LetterHeld { until, .. } => ("letter_held", Some(until)),
            ActKind::DatedBack { until, .. } => ("dated_back", Some(until)),
            ActKind::ContinueAsked => ("continue_asked", None),
            ActKind::Continued { .. } => ("continued", None),
            ActKind::Decided => ("decided", None),
            ActKind::Asked(until) => ("asked", Some(until)),
            ActKind::AskedOver => ("asked_over", None),
            ActKind::TakenOver { until, .. } => ("taken_over", Some(until)),
        },
    }
}

fn spared_by(line: &Line) -> Vec<&'static str> {
    match line.reasons.as_slice() {
        [] if line.spared > 0 => vec!["grace"],
        reasons => reasons.iter().map(|r| moved(r).because).collect(),
    }
}

/// Personal hours are one entry, as they are one in what was not charged.
fn moved_by(adjustments: &[Adjustment]) -> Vec<Moved> {
    let (own, others) = sentences::own_hours_apart(adjustments);
    let own = own.map(|ms| Moved {
        because: source(Source::OwnHours),
        ms: Some(ms),
        to: None,
    });
    own.into_iter()
        .chain(others.into_iter().map(moved))
        .collect()
}

fn moved(adjustment: &Adjustment) -> Moved {
    match *adjustment {
        Adjustment::Off(off) => Moved {
            because: source(off.source),
            ms: Some(off.length()),
            to: None,
        },
        Adjustment::Return(at) => Moved {
            because: "return",
            ms: None,
            to: Some(utc(at)),
        },
        Adjustment::Night(at) => Moved {
            because: "night",
            ms: None,
            to: Some(utc(at)),
        },
        Adjustment::End(at) => Moved {
            because: "event_end",
            ms: None,
            to: Some(utc(at)),
        },
    }
}

fn span(rest: &Rest) -> Span {
    Span {
        source: source(rest.source),
        ms: rest.length,
        times: rest.times,
        from: rest.span.map(|(from, _)| utc(from)),
        to: rest.span.map(|(_, to)| utc(to)),
    }
}

fn source(source: Source) -> &'static str {
    match source {
        Source::Outage(OutageSource::Gap) => "outage",
        Source::Outage(OutageSource::Mail) => "mail_outage",
        Source::Outage(OutageSource::Maintenance) => "maintenance",
        Source::Leave => "leave",
        Source::OpponentsLeave => "opponents_leave",
        Source::SpecialLeave => "special_leave",
        Source::Pause => "pause",
        Source::Halt => "halted",
        Source::Asked => "asked",
        Source::TakenOver => "taken_over",
        Source::EventEnd => "event_end",
        Source::OwnHours => "own_hours",
        Source::Ended => "ended",
        Source::UnsentLetter => "unsent_letter",
        Source::Entering => "entering",
    }
}

fn side(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn utc(at: Instant) -> String {
    dates::iso_millis(at.0)
}
