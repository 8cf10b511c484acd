//! All records but the players' own.

use super::File;
use super::line::{Line, number};
use super::problem::{Problem, ProblemKind};
use super::read::MOST_ROUNDS;
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
        "162" => return scoring(line, file).map(|()| true),
        "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
            return bbp_scoring(line, file).map(|()| true);
        }
        "XXS" => return javafo_scoring(line, file).map(|()| true),
        "240" => byes(line, file)?,
        "250" => acceleration(line, file)?,
        "260" => {
            let (first, last) = span(line, 5, 9)?;
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

fn points(line: &Line, column: usize, text: &str) -> Result<Points, Problem> {
    let text_owned = text.to_owned();
    Points::parse(text)
        .ok_or_else(|| line.problem(column, ProblemKind::NoPoints { text: text_owned }))
}

fn scoring(line: &Line, file: &mut File) -> Result<(), Problem> {
    let scoring = &mut file.table.scoring;
    let mut allocated = None;
    for column in (6..=line.length()).step_by(9) {
        let sign = line.letter(column).to_ascii_uppercase();
        if sign == ' ' && line.word(column, column + 4).is_empty() {
            continue;
        }
        let text = line.word(column + 1, column + 4);
        let worth = points(line, line.begin(column + 1, column + 4), &text)?;
        match sign {
            'W' => scoring.win = worth,
            'D' => scoring.draw = worth,
            'L' => scoring.loss = worth,
            'A' => scoring.absent = worth,
            'P' => allocated = Some(worth),
            // An open game is worth nothing until the director counts it.
            'X' => {}
            _ => {
                let text = sign.to_string();
                return Err(line.problem(column, ProblemKind::Unknown { text }));
            }
        }
    }
    scoring.allocated = allocated.unwrap_or(scoring.win);
    Ok(())
}

/// bbpPairings' records: win, draw, loss, zero-point bye, forfeit loss, pairing-allocated bye.
fn bbp_scoring(line: &Line, file: &mut File) -> Result<(), Problem> {
    let worth = points(line, line.begin(5, 8), &line.value())?;
    let scoring = &mut file.table.scoring;
    match line.tag().as_str() {
        "BBW" => scoring.win = worth,
        "BBD" => scoring.draw = worth,
        "BBL" => scoring.loss = worth,
        "BBZ" | "BBF" => scoring.absent = worth,
        _ => scoring.allocated = worth,
    }
    Ok(())
}

/// JaVaFo's `XXS W=3 D=1 PAB=3`.
fn javafo_scoring(line: &Line, file: &mut File) -> Result<(), Problem> {
    for (column, text) in line.words(5, &[',']) {
        let unknown = || line.problem(column, ProblemKind::Unknown { text: text.clone() });
        let (name, worth) = text.split_once('=').ok_or_else(unknown)?;
        let worth = points(line, column + name.chars().count() + 1, worth)?;
        let scoring = &mut file.table.scoring;
        match name.to_ascii_uppercase().as_str() {
            "W" | "WW" | "BW" => scoring.win = worth,
            "D" | "WD" | "BD" => scoring.draw = worth,
            "L" | "WL" | "BL" => scoring.loss = worth,
            "ZPB" | "FL" => scoring.absent = worth,
            "PAB" => scoring.allocated = worth,
            "FW" | "FPB" if worth == scoring.win => {}
            "HPB" if worth == scoring.draw => {}
            _ => return Err(unknown()),
        }
    }
    Ok(())
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

/// First and last round, three columns each; a last one that is left out is the first.
fn span(line: &Line, first: usize, last: usize) -> Result<(usize, usize), Problem> {
    let from = line.number_in(first, first + 2)?.unwrap_or(0) as usize;
    let to = line.number_in(last, last + 2)?.unwrap_or(0) as usize;
    if from > MOST_ROUNDS || to > MOST_ROUNDS {
        return Err(line.problem(first, ProblemKind::TooManyRounds));
    }
    Ok((from, if to == 0 { from } else { to }))
}

/// 240: byes asked for, also for rounds to come.
fn byes(line: &Line, file: &mut File) -> Result<(), Problem> {
    let bye = match line.letter(5).to_ascii_uppercase() {
        'F' => Bye::Full,
        'H' => Bye::Half,
        'Z' | ' ' => Bye::Zero,
        found => return Err(line.problem(5, ProblemKind::NoResult { found })),
    };
    let (round, _) = span(line, 7, 7)?;
    if round == 0 {
        let text = line.word(7, 9);
        return Err(line.problem(7, ProblemKind::NoNumber { text }));
    }
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
    let (first, last) = span(line, 15, 19)?;
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
