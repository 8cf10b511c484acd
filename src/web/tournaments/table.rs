//! The cross table of a group: a cell for each opponent where all meet all, else for each round.

use std::collections::BTreeMap;

use crate::domain::tournament::field::{GroupId, Met, Seat, TournamentState};
use crate::domain::tournament::format::Format;
use crate::domain::tournament::standings::{Kind, Reckoned, Standing, TieBreak, Value};
use crate::i18n::{t, tournament as phrases};

use super::legend::{Legend, Sign};
use super::marks::{self, Cell};
use super::seen::Seen;
use super::sentences;

/// A table.
pub struct Table {
    /// Which group.
    pub id: GroupId,
    /// "Cross table: Group 2".
    pub caption: String,
    /// "Group 2"; empty where there is only one.
    pub title: String,
    /// Heads of the cells, seen and spoken.
    pub heads: Vec<(String, String)>,
    /// Heads of the tie-breaks, seen and spoken.
    pub values: Vec<(String, String)>,
    /// The players, first place first.
    pub rows: Vec<Row>,
    /// Signs that want explaining.
    pub legend: Vec<(String, String)>,
    /// Whether there are places yet.
    pub begun: bool,
    /// How many players are left out of a long table.
    pub more: usize,
}

/// The longest table on a page; the file has all.
const ROWS: usize = 300;

/// A player's line.
pub struct Row {
    /// His place.
    pub rank: usize,
    /// His seat.
    pub number: u32,
    /// Who.
    pub player: i64,
    /// His name.
    pub name: String,
    /// His rating at the start.
    pub rating: Option<u16>,
    /// Who had the seat before.
    pub was: Option<String>,
    /// He has withdrawn, and everybody may know.
    pub left: String,
    /// It is the reader.
    pub mine: bool,
    /// His cells.
    pub cells: Vec<Cell>,
    /// His points.
    pub points: String,
    /// His tie-breaks.
    pub values: Vec<String>,
}

/// The table of a group, for a page: a long one ends early.
pub fn table(seen: &Seen, id: GroupId) -> Table {
    made(seen, id, ROWS)
}

/// The whole table of a group, for a file.
pub fn whole(seen: &Seen, id: GroupId) -> Table {
    made(seen, id, usize::MAX)
}

fn made(seen: &Seen, id: GroupId, most: usize) -> Table {
    let words = seen.viewer.words;
    let seats = seen.seats(id);
    let numbers: Vec<u32> = seats.keys().copied().collect();
    let mut order = order(seen, id, &numbers);
    let all = order.len();
    order.truncate(most);
    let robin = seen.tournament.setup.format.is_robin();
    let mut legend = Legend::default();
    let decimals = decimals(seen.tie_breaks(), &order);
    let columns: Vec<u32> = if robin {
        order.iter().map(|(number, _)| *number).collect()
    } else {
        legend.add(Sign::Colours);
        (1..=seen.field.last_round(id.stage)).collect()
    };
    let rows = order
        .iter()
        .filter_map(|(number, standing)| {
            let seat = seats.get(number)?;
            let cells = cells(seen, &seats, *number, &columns, &mut legend);
            Some(row(seen, seat, standing, cells, &decimals))
        })
        .collect();
    let title = sentences::group_title(seen, id);
    let head = |column: &u32| {
        let n = *column;
        match seats.get(&n) {
            Some(seat) if robin => (n.to_string(), seen.name(seat.player).to_owned()),
            _ => (
                t!(words, "tournament-round-short", n = n),
                t!(words, "tournament-round", n = n),
            ),
        }
    };
    Table {
        id,
        caption: caption(seen, &title),
        heads: columns.iter().map(head).collect(),
        values: seen
            .tie_breaks()
            .iter()
            .map(|one| {
                (
                    phrases::tie_break_short(words, one),
                    phrases::tie_break(words, one),
                )
            })
            .collect(),
        title,
        rows,
        legend: legend.lines(words),
        begun: has_begun(seen, id),
        more: all.saturating_sub(most),
    }
}

fn caption(seen: &Seen, title: &str) -> String {
    let table = t!(seen.viewer.words, "tournament-crosstable");
    if title.is_empty() {
        table
    } else {
        format!("{table}: {title}")
    }
}

/// Seats with their standings, the first place first. In a knock-out places are by how far somebody came.
pub fn order(seen: &Seen, id: GroupId, numbers: &[u32]) -> Vec<(u32, Standing)> {
    let standings = seen.standings(id);
    let mut order: Vec<(u32, Standing)> = standings
        .into_iter()
        .filter_map(|one| Some((*numbers.get(one.seat)?, one)))
        .collect();
    if let Format::Knockout { .. } = seen.tournament.setup.format {
        by_distance(seen, id, &mut order);
    }
    order
}

/// Orders a knock-out: who is still in it first, then by the round in which somebody went out.
fn by_distance(seen: &Seen, id: GroupId, order: &mut [(u32, Standing)]) {
    let last = seen.field.last_round(id.stage);
    let over = seen.tournament.state == TournamentState::Finished;
    let won = seen.winners();
    let mut reached: BTreeMap<u32, u32> = BTreeMap::new();
    for meeting in seen.field.meetings_of(id) {
        for seat in meeting.seats().into_iter().flatten() {
            let round = reached.entry(seat).or_default();
            *round = meeting.round.max(*round);
        }
    }
    for (seat, round) in &mut reached {
        let out = over && !won.iter().any(|(_, winner)| winner == seat);
        if *round == last && !out {
            *round = u32::MAX;
        }
    }
    let reached = |number: u32| reached.get(&number).copied().unwrap_or(0);
    order.sort_by_key(|(number, one)| (std::cmp::Reverse((reached(*number), one.points)), *number));
    let all: Vec<u32> = order.iter().map(|(number, _)| reached(*number)).collect();
    for (number, one) in order {
        let own = reached(*number);
        one.rank = 1 + all.partition_point(|other| *other > own);
    }
}

fn cells(
    seen: &Seen,
    seats: &BTreeMap<u32, &Seat>,
    own: u32,
    columns: &[u32],
    legend: &mut Legend,
) -> Vec<Cell> {
    let Some(seat) = seats.get(&own) else {
        return Vec::new();
    };
    let robin = seen.tournament.setup.format.is_robin();
    let mut by_column: BTreeMap<u32, Vec<_>> = BTreeMap::new();
    for meeting in seen.field.meetings_of(seat.group_id()) {
        if meeting.side_of(own).is_none() {
            continue;
        }
        let column = if robin {
            let other = meeting.seats().into_iter().flatten().find(|n| *n != own);
            other.unwrap_or(own)
        } else {
            meeting.round
        };
        by_column.entry(column).or_default().push(meeting);
    }
    columns
        .iter()
        .map(|column| {
            if robin && *column == own {
                return Cell {
                    own: true,
                    ..Cell::default()
                };
            }
            let mut meetings = by_column.remove(column).unwrap_or_default();
            meetings.sort_by_key(|meeting| (meeting.leg, meeting.round));
            marks::cell(seen, seats, own, meetings.into_iter(), !robin, legend)
        })
        .collect()
}

fn row(seen: &Seen, seat: &Seat, one: &Standing, cells: Vec<Cell>, decimals: &[usize]) -> Row {
    let words = seen.viewer.words;
    Row {
        rank: one.rank,
        number: seat.number,
        player: seat.player,
        name: seen.name(seat.player).to_owned(),
        rating: seat.rating,
        was: seat.was.map(|was| seen.name(was).to_owned()),
        left: super::show::left(seen, seat.player),
        mine: seen.viewer.is(&seat.player),
        cells,
        points: sentences::points(words, one.points),
        values: seen
            .tie_breaks()
            .iter()
            .zip(&one.values)
            .zip(decimals)
            .map(|((tie_break, value), decimals)| shown(seen, tie_break, value, *decimals))
            .collect(),
    }
}

/// How many decimals a column needs.
fn decimals(tie_breaks: &[TieBreak], order: &[(u32, Standing)]) -> Vec<usize> {
    let needs = |column: usize| {
        let values = order
            .iter()
            .filter_map(|(_, one)| one.values.get(column)?.value);
        values.map(Value::decimals).max().unwrap_or(0)
    };
    (0..tie_breaks.len()).map(needs).collect()
}

/// A value as a cell shows it; a place among those tied is only told where it parts them.
pub fn shown(seen: &Seen, tie_break: &TieBreak, value: &Reckoned, decimals: usize) -> String {
    let none = "\u{2013}".to_owned();
    match value.value {
        None => none,
        Some(value) if value.0 == 0 && tie_break.kind == Kind::DirectEncounter => none,
        Some(value) => localised(seen, &value.with_decimals(decimals)),
    }
}

/// With the reader's decimal sign.
pub fn localised(seen: &Seen, number: &str) -> String {
    match seen.viewer.lang {
        crate::i18n::Lang::En => number.to_owned(),
        _ => number.replace('.', ","),
    }
}

/// Whether anything has been decided in a group: before that there is no order.
pub fn has_begun(seen: &Seen, id: GroupId) -> bool {
    let mut meetings = seen.field.meetings_of(id);
    meetings.any(|meeting| meeting.black.is_some() && meeting.met != Met::Open)
}
