//! Direct encounter (article 6): a table of its own for each group of tied players, again and again while it parts
//! them.

use super::Field;
use super::rounds::opponent;
use super::value::{Part, Reckoned, Role, Value};
use crate::domain::tournament::crosstable::Seat;
use crate::domain::tournament::points::Points;

/// Averages of several games are kept in this many parts of a hundredth of a point: exact for up to twelve games.
const PARTS: i64 = 27_720;

/// What a player made against the others who are tied with him.
struct Row {
    seat: Seat,
    /// Against how many of them he has played.
    met: usize,
    made: i64,
    /// With a win in each game that he has not played.
    possible: i64,
    parts: Vec<Part>,
}

/// The place of each player among those who are tied with him, from 1; 0 if nobody can be parted.
pub fn direct(field: &Field<'_>) -> Vec<Reckoned> {
    let mut found: Vec<Reckoned> = field
        .seats()
        .map(|_| Reckoned {
            value: Some(Value(0)),
            parts: Vec::new(),
        })
        .collect();
    let mut order: Vec<Seat> = field.seats().collect();
    order.sort_by_key(|seat| (field.ranks.get(*seat), *seat));
    for group in order.chunk_by(|one, other| field.ranks.get(*one) == field.ranks.get(*other)) {
        if group.len() < 2 {
            continue;
        }
        for row in table(field, group) {
            if let Some(own) = found.get_mut(row.seat) {
                own.parts = row.parts;
            }
        }
        let groups = refine(field, group.to_vec());
        let mut place = 1;
        for tied in &groups {
            for seat in tied {
                if let Some(own) = found.get_mut(*seat).filter(|_| groups.len() > 1) {
                    own.value = Some(Value::whole(place));
                }
            }
            place += i64::try_from(tied.len()).unwrap_or(i64::MAX);
        }
    }
    found
}

/// Parts a group as far as it goes.
fn refine(field: &Field<'_>, group: Vec<Seat>) -> Vec<Vec<Seat>> {
    let mut done = Vec::new();
    let mut open = vec![group];
    while let Some(group) = open.pop() {
        let mut parted = part(field, &group);
        if parted.len() < 2 {
            done.push(group);
        } else {
            parted.reverse();
            open.extend(parted);
        }
    }
    done
}

/// Parts a group once, best first.
fn part(field: &Field<'_>, group: &[Seat]) -> Vec<Vec<Seat>> {
    let mut rows = table(field, group);
    let complete = field.options.round_robin || rows.iter().all(|row| row.met + 1 >= group.len());
    rows.sort_by_key(|row| (-row.made, -row.possible, row.seat));
    let mut groups: Vec<Vec<Seat>> = Vec::new();
    let mut before: Option<i64> = None;
    let mut clear = true;
    for (place, row) in rows.iter().enumerate() {
        let new = match before {
            None => true,
            Some(before) if complete => before != row.made,
            // 6.3: whoever is ahead whatever the missing games would bring.
            Some(before) => {
                let reach = rows.iter().skip(place).map(|row| row.possible).max();
                clear && reach.is_some_and(|reach| before > reach)
            }
        };
        clear &= new;
        before = Some(row.made);
        match groups.last_mut() {
            Some(last) if !new => last.push(row.seat),
            _ => groups.push(vec![row.seat]),
        }
    }
    groups
}

fn table(field: &Field<'_>, group: &[Seat]) -> Vec<Row> {
    let win = i64::from(field.table.scoring.win.0) * PARTS;
    let row = |seat: &Seat| {
        let mut parts = Vec::new();
        let mut met: Vec<(Seat, Points, i64)> = Vec::new();
        for round in 1..=field.after {
            let cell = field.cell(*seat, round);
            let Some(against) = opponent(cell).filter(|other| group.contains(other)) else {
                continue;
            };
            if !field.counts_as_game(cell) {
                continue;
            }
            let points = field.worth(*seat, round);
            parts.push(Part {
                round: Some(round),
                against: Some(against),
                value: Value::from(points),
                role: Role::Counts,
            });
            match met.iter_mut().find(|(other, ..)| *other == against) {
                Some((_, sum, games)) => (*sum, *games) = (*sum + points, *games + 1),
                None => met.push((against, points, 1)),
            }
        }
        let average = |(_, sum, games): &(Seat, Points, i64)| i64::from(sum.0) * PARTS / games;
        let made: i64 = met.iter().map(average).sum();
        let missing = i64::try_from(group.len() - 1 - met.len()).unwrap_or(i64::MAX);
        Row {
            seat: *seat,
            met: met.len(),
            made,
            possible: if field.options.round_robin {
                made
            } else {
                made.saturating_add(missing.saturating_mul(win))
            },
            parts,
        }
    };
    group.iter().map(row).collect()
}
