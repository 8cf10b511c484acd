//! Reads a file.

use std::collections::HashMap;

use super::line::Line;
use super::player::{self, Read};
use super::problem::{At, Problem, ProblemKind};
use super::{File, agree, records};
use crate::domain::tournament::crosstable::{Cell, Crosstable, Seat};

/// Bytes that a file may have.
pub const MOST_BYTES: usize = 16 << 20;
/// Rounds that a tournament may have.
pub const MOST_ROUNDS: usize = 250;

/// Reads a file: lines that end with CR, LF or both, each in UTF-8 or Latin-1.
///
/// # Errors
/// The first thing that is wrong with it, with line and column.
pub fn read(bytes: &[u8]) -> Result<File, Problem> {
    let start = At { line: 1, column: 1 };
    if bytes.len() > MOST_BYTES {
        return Err(Problem {
            at: start,
            kind: ProblemKind::TooLarge,
        });
    }
    let lines = lines(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes));
    let mut file = File::default();
    let mut players = Vec::new();
    for line in &lines {
        if line.tag() == "001" {
            players.push(player::player(line)?);
        }
    }
    if players.is_empty() {
        return Err(Problem {
            at: start,
            kind: ProblemKind::NoPlayers,
        });
    }
    let origin = seat(&mut file, players)?;
    let mut scored = None;
    for line in &lines {
        if records::record(line, &mut file)? {
            scored = Some(line);
        }
    }
    if let Some(line) = scored
        && !file.table.scoring.is_sensible()
    {
        return Err(line.problem(5, ProblemKind::Scoring));
    }
    file.table.absent.sort_unstable();
    file.table.absent.dedup();
    agree::opponents(&file.table, &origin)?;
    agree::byes(&file.table, &origin)?;
    agree::points(&mut file, &origin, scored.is_some())?;
    Ok(file)
}

fn lines(bytes: &[u8]) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut rest = bytes;
    let mut number = 1;
    while !rest.is_empty() {
        let end = rest
            .iter()
            .position(|byte| matches!(byte, b'\r' | b'\n'))
            .unwrap_or(rest.len());
        let (line, after) = rest.split_at(end);
        rest = match after {
            [b'\r', b'\n', more @ ..] | [_, more @ ..] => more,
            [] => &[],
        };
        if line.len() >= 3 {
            lines.push(Line::new(number, line));
        }
        number += 1;
    }
    lines
}

/// Puts the players in the order of their numbers and their opponents' seats into their cells; the line of each.
fn seat(file: &mut File, mut players: Vec<Read>) -> Result<Vec<u32>, Problem> {
    players.sort_by_key(|read| (read.player.number, read.line));
    for pair in players.windows(2) {
        if let [one, two] = pair
            && one.player.number == two.player.number
        {
            return Err(Problem {
                at: At {
                    line: two.line,
                    column: 5,
                },
                kind: ProblemKind::NumberTwice {
                    number: one.player.number,
                },
            });
        }
    }
    let seats: HashMap<u32, Seat> = players
        .iter()
        .enumerate()
        .map(|(seat, read)| (read.player.number, seat))
        .collect();
    let mut origin = Vec::new();
    let mut table = Crosstable::default();
    for mut read in players {
        for (round, cell) in read.player.cells.iter_mut().enumerate() {
            let Cell::Game { against, .. } = cell else {
                continue;
            };
            let number = u32::try_from(*against).unwrap_or(0);
            let kind = match seats.get(&number) {
                Some(_) if number == read.player.number => ProblemKind::OwnOpponent,
                Some(seat) => {
                    *against = *seat;
                    continue;
                }
                None => ProblemKind::NobodyHas { number },
            };
            return Err(Problem {
                at: agree::at(read.line, player::round_column(round + 1)),
                kind,
            });
        }
        origin.push(read.line);
        table.players.push(read.player);
        file.details.push(read.details);
    }
    file.table = table;
    Ok(origin)
}
