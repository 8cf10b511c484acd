//! All records but the players' own.

use super::line::{Line, number};
use super::problem::{Problem, ProblemKind};
use super::read::MOST_ROUNDS;
use super::{File, scoring};
use crate::domain::tournament::crosstable::{Acceleration, Bye, Cell, Forbidden, Seat};
use crate::domain::tournament::points::Points;
use crate::rules::Color;

/// Reads a record into the file. True if it said how points are counted.
pub fn record(line: &Line, file: &mut File) -> Result<bool, Problem> {
    let header = &mut file.header;
    match line.tag().as_str() {
        "012" => header.name = line.value(),
        "022" => header.city = line.value(),
        "032" => header.federation = line.value(),
        "042" => header.start = line.value(),
        "052" => header.end = line.value(),
        "092" => header.kind = line.value(),
        "102" => header.arbiter = line.value(),
        "112" => header.deputies.push(line.value()),
        "122" => header.time_control = line.value(),
        "192" => header.code = line.value(),
        "202" | "212" => {
            let codes = line.words(5, &[',', ';']).into_iter().map(|(_, word)| word);
            header.tie_breaks = codes.filter(|code| code != "PTS").collect();
        }
        "142" | "XXR" => file.table.planned = planned(line)?,
        "152" => file.table.initial = Some(initial(line)?),
        "162" => return scoring::scoring(line, file).map(|()| true),
        "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
            return scoring::bbp(line, file).map(|()| true);
        }
        "XXS" => return scoring::javafo(line, file).map(|()| true),
        "240" => byes(line, file)?,
        "250" => acceleration(line, file)?,
        "260" => {
            // Without rounds it holds in all.
            let (first, last) = span(line, 5, 9)?.unwrap_or((1, MOST_ROUNDS));
            let seats = seats(file, &line.words(12, &[]), line)?;
            file.table.forbidden.push(Forbidden { first, last, seats });
        }
        "XXP" => {
            let seats = seats(file, &line.words(5, &[',']), line)?;
            let (first, last) = (1, MOST_ROUNDS);
            file.table.forbidden.push(Forbidden { first, last, seats });
        }
        "XXZ" => {
            let seats = seats(file, &line.words(5, &[',', '/']), line)?;
            file.table.absent.extend(seats);
        }
        "XXA" => javafo_acceleration(line, file)?,
        "XXC" => configuration(line, file)?,
        "013" | "310" => header.teams = true,
        tag @ "299" => {
            let tag = tag.to_owned();
            return Err(line.problem(1, ProblemKind::Unsupported { tag }));
        }
        // Comments, counts, national ratings, teams, and what other programs add: nothing a pairing asks for.
        _ => {}
    }
    Ok(false)
}

fn planned(line: &Line) -> Result<Option<usize>, Problem> {
    let Some((column, text)) = line.words(5, &[]).into_iter().next() else {
        return Ok(None);
    };
    let rounds = number(&text).map(|rounds| rounds as usize);
    match rounds {
        None => Err(line.problem(column, ProblemKind::NoNumber { text })),
        Some(rounds) if rounds > MOST_ROUNDS => {
            Err(line.problem(column, ProblemKind::TooManyRounds))
        }
        // Some programs write 0 for "not known".
        Some(rounds) => Ok(Some(rounds).filter(|rounds| *rounds > 0)),
    }
}

fn initial(line: &Line) -> Result<Color, Problem> {
    let column = line.begin(5, 8);
    match line.letter(column).to_ascii_lowercase() {
        'w' => Ok(Color::White),
        'b' => Ok(Color::Black),
        found => Err(line.problem(column, ProblemKind::NoColour { found })),
    }
}

/// JaVaFo's `XXC white1`, `XXC black1`; the other word it knows, `rank`, is the order of the file, as here.
fn configuration(line: &Line, file: &mut File) -> Result<(), Problem> {
    for (column, text) in line.words(5, &[]) {
        match text.to_ascii_lowercase().as_str() {
            "white1" => file.table.initial = Some(Color::White),
            "black1" => file.table.initial = Some(Color::Black),
            "rank" => {}
            _ => return Err(line.problem(column, ProblemKind::Unknown { text })),
        }
    }
    Ok(())
}

/// Points in a word that begins in this column.
pub fn points(line: &Line, column: usize, text: &str) -> Result<Points, Problem> {
    let text_owned = text.to_owned();
    Points::parse(text)
        .ok_or_else(|| line.problem(column, ProblemKind::NoPoints { text: text_owned }))
}

/// The seats of the players with these numbers, in order; zeros are left out.
fn seats(file: &File, words: &[(usize, String)], line: &Line) -> Result<Vec<Seat>, Problem> {
    let mut seats = Vec::new();
    for (column, text) in words {
        let text_owned = || text.to_owned();
        let number = number(text)
            .ok_or_else(|| line.problem(*column, ProblemKind::NoNumber { text: text_owned() }))?;
        if number > 0 {
            let nobody = || line.problem(*column, ProblemKind::NobodyHas { number });
            seats.push(file.table.seat(number).ok_or_else(nobody)?);
        }
    }
    seats.sort_unstable();
    Ok(seats)
}

/// First and last round, three columns each; `None`: neither is given. A first one that is left out is 1, a last one
/// the first.
fn span(line: &Line, first: usize, last: usize) -> Result<Option<(usize, usize)>, Problem> {
    let from = line.number_in(first, first + 2)?.unwrap_or(0) as usize;
    let to = line.number_in(last, last + 2)?.unwrap_or(0) as usize;
    if from > MOST_ROUNDS || to > MOST_ROUNDS {
        return Err(line.problem(first, ProblemKind::TooManyRounds));
    }
    match (from, to) {
        (0, 0) => Ok(None),
        (first, 0) => Ok(Some((first, first))),
        (from, to) if to < from => {
            let kind = ProblemKind::Reversed {
                first: from,
                last: to,
            };
            Err(line.problem(last, kind))
        }
        (from, to) => Ok(Some((from.max(1), to))),
    }
}

/// 240: byes asked for, also for rounds to come.
fn byes(line: &Line, file: &mut File) -> Result<(), Problem> {
    let bye = match line.letter(5).to_ascii_uppercase() {
        'F' => Bye::Full,
        'H' => Bye::Half,
        'Z' | ' ' => Bye::Zero,
        found => return Err(line.problem(5, ProblemKind::NoResult { found })),
    };
    let none = || {
        line.problem(
            7,
            ProblemKind::NoNumber {
                text: line.word(7, 9),
            },
        )
    };
    let (round, _) = span(line, 7, 7)?.ok_or_else(none)?;
    for word in line.words(10, &[]) {
        for seat in seats(file, std::slice::from_ref(&word), line)? {
            let Some(player) = file.table.players.get_mut(seat) else {
                continue;
            };
            if player.cells.len() < round {
                player.cells.resize(round, Cell::Blank);
            }
            let number = player.number;
            match player.cells.get_mut(round - 1) {
                Some(cell) if matches!(*cell, Cell::Blank) => *cell = Cell::Bye(bye),
                Some(cell) if *cell == Cell::Bye(bye) => {}
                _ => return Err(line.problem(word.0, ProblemKind::ByeDiffers { number })),
            }
        }
    }
    Ok(())
}

/// 250: fictitious points for a span of numbers in a span of rounds.
fn acceleration(line: &Line, file: &mut File) -> Result<(), Problem> {
    let text = line.word(10, 13);
    let given = points(line, line.begin(10, 13), &text)?;
    let none = || {
        line.problem(
            15,
            ProblemKind::NoNumber {
                text: line.word(15, 17),
            },
        )
    };
    let (first, last) = span(line, 15, 19)?.ok_or_else(none)?;
    let from = line.number_in(23, 26)?.unwrap_or(0);
    let to = line.number_in(28, 31)?.unwrap_or(0).max(from);
    let within = |(seat, number): (usize, u32)| (from..=to).contains(&number).then_some(seat);
    let numbers = file.table.players.iter().map(|player| player.number);
    file.table.acceleration.push(Acceleration {
        points: given,
        first,
        last,
        seats: numbers.enumerate().filter_map(within).collect(),
    });
    Ok(())
}

/// JaVaFo's `XXA`: a player and his fictitious points of each round.
fn javafo_acceleration(line: &Line, file: &mut File) -> Result<(), Problem> {
    let words = line.words(5, &[]);
    let Some((player, rounds)) = words.split_first() else {
        return Ok(());
    };
    let seats = seats(file, std::slice::from_ref(player), line)?;
    if rounds.len() > MOST_ROUNDS {
        return Err(line.problem(5, ProblemKind::TooManyRounds));
    }
    for (round, (column, text)) in rounds.iter().enumerate() {
        let points = points(line, *column, text)?;
        if points != Points::ZERO {
            let round = round + 1;
            file.table.acceleration.push(Acceleration {
                points,
                first: round,
                last: round,
                seats: seats.clone(),
            });
        }
    }
    Ok(())
}
