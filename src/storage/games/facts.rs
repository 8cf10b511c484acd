//! The facts from which the clocks of a game follow: what lies beside the moves is read only where there is some.

use std::collections::HashMap;

use chrono_tz::Tz;
use diesel::prelude::*;

use crate::domain::GameId;
use crate::domain::clock::{Absences, Act, ActKind, Control, Facts, LeaveMode, MoveFact};
use crate::domain::game::Door;
use crate::domain::time::{Instant, Millis};
use crate::rules::Color;
use crate::storage::schema::clock_acts;
use crate::storage::{Conn, StorageError, absences, outages};

use super::load::Head;
use super::rows::{ActRow, MoveRow, PlyRow, ply, stored};
use super::takeovers;

/// Words of acts that are also asked for by themselves.
const CONTINUED: &str = "continued";
const DECIDED: &str = "decided";
const GIVEN: &str = "given";
const TAKEN_OVER: &str = "taken_over";

impl From<&MoveRow> for PlyRow {
    fn from(row: &MoveRow) -> Self {
        Self {
            fen: row.fen.clone(),
            at: row.at,
            door: row.door.clone(),
            night_zone: row.night_zone.clone(),
        }
    }
}

pub(super) fn read(
    c: &mut Conn,
    head: &Head,
    plies: &[PlyRow],
    turn: Color,
) -> Result<Facts, StorageError> {
    let row = &head.row;
    let corrupt = |what: &str| StorageError::corrupt("games", row.id, what);
    let terms = &head.terms;
    let control: Control = terms
        .control
        .parse()
        .map_err(|_| corrupt("unknown time control"))?;
    let leave =
        LeaveMode::from_code(&terms.leave_mode).ok_or_else(|| corrupt("unknown leave mode"))?;
    let given = ply(row.given) as usize;
    let free = plies.get(given + 1..).unwrap_or_default();
    let mut moves = Vec::with_capacity(free.len() + 1);
    for played in free {
        moves.push(MoveFact {
            at: Instant(played.at),
            planned: played.door == Door::Planned.code(),
            night: zone(row.id, played.night_zone.as_deref())?,
        });
    }
    let first = if free.len().is_multiple_of(2) {
        turn
    } else {
        !turn
    };
    let started = plies.get(given).map_or(row.started_at, |p| p.at);
    let acts = if row.clock_acts > 0 {
        acts(c, row.id, ply(row.given))?
    } else {
        Vec::new()
    };
    let outages = if head.outages {
        outages::touching(c, Instant(started))?
    } else {
        Vec::new()
    };
    let taken = is_taken_over(&acts);
    let [white, black] = seats(c, head, Instant(started), taken)?;
    Ok(Facts {
        control,
        leave,
        started: Instant(started),
        first,
        moves,
        acts,
        white,
        black,
        outages,
        night: zone(row.id, row.clock_zone.as_deref())?,
        ends: row.ends_at.map(Instant),
    })
}

fn zone(game: GameId, name: Option<&str>) -> Result<Option<Tz>, StorageError> {
    let read = |name: &str| {
        name.parse()
            .map_err(|_| StorageError::corrupt("games", game, "unknown zone"))
    };
    name.map(read).transpose()
}

/// Leave and own hours of both; where neither has ever announced leave for this time nor set hours nothing is read.
fn seats(
    c: &mut Conn,
    head: &Head,
    started: Instant,
    taken: bool,
) -> Result<[Absences; 2], StorageError> {
    let row = &head.row;
    if taken {
        let players = [row.white_id, row.black_id];
        return takeovers::absences(c, row.id, players, head.terms.own_hours, started);
    }
    let seats = [&head.white, &head.black];
    let hours = head.terms.own_hours && seats.iter().any(|seat| seat.own_hours);
    if hours || seats.iter().any(|seat| seat.leave_until > started.0) {
        let players = [row.white_id, row.black_id];
        absences::of_seats(c, players, Some(row.id), hours, started)
    } else {
        Ok(<_>::default())
    }
}

/// Whether somebody else took a seat of the game: then what its players had announced before is asked for, too.
pub(super) fn is_taken_over(acts: &[Act]) -> bool {
    let taken = |act: &Act| matches!(act.kind, ActKind::TakenOver { .. });
    acts.iter().any(taken)
}

fn acts(c: &mut Conn, game: GameId, given: u32) -> Result<Vec<Act>, StorageError> {
    let rows: Vec<ActRow> = clock_acts::table
        .filter(clock_acts::game_id.eq(game))
        .order(clock_acts::id)
        .select(ActRow::as_select())
        .load(c)?;
    rows.iter().map(|row| act(row, given)).collect()
}

/// What touched the clocks of these games, with plies as they are stored.
pub(super) fn acts_of(
    c: &mut Conn,
    games: &[GameId],
) -> Result<HashMap<GameId, Vec<Act>>, StorageError> {
    let rows: Vec<ActRow> = clock_acts::table
        .filter(clock_acts::game_id.eq_any(games))
        .order(clock_acts::id)
        .select(ActRow::as_select())
        .load(c)?;
    let mut all = HashMap::<GameId, Vec<Act>>::new();
    for row in &rows {
        all.entry(row.game_id).or_default().push(act(row, 0)?);
    }
    Ok(all)
}

fn act(row: &ActRow, given: u32) -> Result<Act, StorageError> {
    let corrupt = || StorageError::corrupt("clock_acts", row.game_id, "unknown kind");
    Ok(Act {
        ply: ply(row.ply).saturating_sub(given),
        at: Instant(row.at),
        side: side_of(&row.side).ok_or_else(corrupt)?,
        by: row.by_id,
        kind: kind(row).ok_or_else(corrupt)?,
    })
}

/// Facts of a game of which nothing is known but whose clock runs since when.
pub(super) fn bare(turn: Color, started: Instant) -> Facts {
    Facts {
        control: Control::days_per_move(1),
        leave: LeaveMode::Own,
        started,
        first: turn,
        moves: Vec::new(),
        acts: Vec::new(),
        white: Absences::default(),
        black: Absences::default(),
        outages: Vec::new(),
        night: None,
        ends: None,
    }
}

pub(super) fn code_of(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}

pub(super) fn side_of(code: &str) -> Option<Color> {
    match code {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

fn kind(row: &ActRow) -> Option<ActKind> {
    let until = Instant(row.until_at);
    Some(match row.kind.as_str() {
        GIVEN => ActKind::Given(row.amount_ms),
        "pause_asked" => ActKind::PauseAsked(until),
        "pause_declined" => ActKind::PauseDeclined,
        "pause" => ActKind::Pause(until),
        "pause_over" => ActKind::PauseOver,
        "halted" => ActKind::Halted(until),
        "halt_over" => ActKind::HaltOver,
        // 0 stands for no date
        "end_moved" => ActKind::EndMoved {
            was: Some(Instant(row.amount_ms)).filter(|at| at.0 != 0),
            to: Some(until).filter(|at| at.0 != 0),
        },
        "from_reserve" => ActKind::FromReserve(row.amount_ms),
        "long_think" => ActKind::LongThink,
        "letter_held" => ActKind::LetterHeld {
            from: Instant(row.amount_ms),
            until,
        },
        "dated_back" => ActKind::DatedBack {
            from: Instant(row.amount_ms),
            until,
        },
        "continue_asked" => ActKind::ContinueAsked,
        "asked" => ActKind::Asked(until),
        "asked_over" => ActKind::AskedOver,
        TAKEN_OVER => ActKind::TakenOver {
            until,
            least: row.amount_ms,
        },
        DECIDED => ActKind::Decided,
        CONTINUED => ActKind::Continued {
            ended: until,
            least: row.amount_ms,
        },
        _ => return None,
    })
}

fn code(kind: ActKind) -> (&'static str, Millis, i64) {
    match kind {
        ActKind::Given(time) => (GIVEN, time, 0),
        ActKind::PauseAsked(until) => ("pause_asked", 0, until.0),
        ActKind::PauseDeclined => ("pause_declined", 0, 0),
        ActKind::Pause(until) => ("pause", 0, until.0),
        ActKind::PauseOver => ("pause_over", 0, 0),
        ActKind::Halted(until) => ("halted", 0, until.0),
        ActKind::HaltOver => ("halt_over", 0, 0),
        ActKind::EndMoved { was, to } => {
            let stored = |at: Option<Instant>| at.map_or(0, |at| at.0);
            ("end_moved", stored(was), stored(to))
        }
        ActKind::FromReserve(time) => ("from_reserve", time, 0),
        ActKind::LongThink => ("long_think", 0, 0),
        ActKind::LetterHeld { from, until } => ("letter_held", from.0, until.0),
        ActKind::DatedBack { from, until } => ("dated_back", from.0, until.0),
        ActKind::ContinueAsked => ("continue_asked", 0, 0),
        ActKind::Decided => (DECIDED, 0, 0),
        ActKind::Asked(until) => ("asked", 0, until.0),
        ActKind::AskedOver => ("asked_over", 0, 0),
        ActKind::TakenOver { until, least } => (TAKEN_OVER, least, until.0),
        ActKind::Continued { ended, least } => (CONTINUED, least, ended.0),
    }
}

/// Why the game was continued last, where the director gave a reason.
///
/// # Errors
/// A database fault.
pub fn continued_because(c: &mut Conn, game: GameId) -> Result<Option<String>, StorageError> {
    last_reason(c, game, CONTINUED)
}

/// Why a director has given time to this side last, where there is a reason.
///
/// # Errors
/// A database fault.
pub fn given_because(
    c: &mut Conn,
    game: GameId,
    side: Color,
) -> Result<Option<String>, StorageError> {
    let reason: Option<String> = clock_acts::table
        .filter(clock_acts::game_id.eq(game))
        .filter(clock_acts::kind.eq(GIVEN))
        .filter(clock_acts::side.eq(code_of(side)))
        .order(clock_acts::id.desc())
        .select(clock_acts::reason)
        .first(c)
        .optional()?;
    Ok(reason.filter(|reason| !reason.is_empty()))
}

/// Why a director has decided the game last, where there is a reason.
///
/// # Errors
/// A database fault.
pub fn decided_because(c: &mut Conn, game: GameId) -> Result<Option<String>, StorageError> {
    last_reason(c, game, DECIDED)
}

fn last_reason(
    c: &mut Conn,
    game: GameId,
    kind: &'static str,
) -> Result<Option<String>, StorageError> {
    let reason: Option<String> = clock_acts::table
        .filter(clock_acts::game_id.eq(game))
        .filter(clock_acts::kind.eq(kind))
        .order(clock_acts::id.desc())
        .select(clock_acts::reason)
        .first(c)
        .optional()?;
    Ok(reason.filter(|reason| !reason.is_empty()))
}

/// Keeps what touched the clocks of a game; `given`: plies given at its start.
///
/// # Errors
/// A database fault.
pub fn keep_acts(
    tx: &mut Conn,
    game: GameId,
    given: u32,
    acts: &[Act],
    reason: &str,
) -> Result<(), StorageError> {
    for act in acts {
        let (kind, amount, until) = code(act.kind);
        let side = code_of(act.side);
        diesel::insert_into(clock_acts::table)
            .values(ActRow {
                game_id: game,
                ply: stored(act.ply.saturating_add(given)),
                at: act.at.0,
                side: side.to_owned(),
                by_id: act.by,
                kind: kind.to_owned(),
                amount_ms: amount,
                until_at: until,
                reason: reason.to_owned(),
            })
            .execute(tx)?;
    }
    Ok(())
}
