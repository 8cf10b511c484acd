//! What results are worth: three ways to say it.

use super::File;
use super::line::Line;
use super::problem::{Problem, ProblemKind};
use super::records::points;
use crate::domain::tournament::points::Points;

/// 162: a sign and what it is worth, nine columns each.
pub fn scoring(line: &Line, file: &mut File) -> Result<(), Problem> {
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
pub fn bbp(line: &Line, file: &mut File) -> Result<(), Problem> {
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

/// JaVaFo's `XXS W=3 D=1 PAB=3`. `WW` is a win with White, `BW` one with Black: here both are worth the same.
pub fn javafo(line: &Line, file: &mut File) -> Result<(), Problem> {
    let mut sides: Vec<(String, Points)> = Vec::new();
    for (column, text) in line.words(5, &[',']) {
        let unknown = || line.problem(column, ProblemKind::Unknown { text: text.clone() });
        let (name, worth) = text.split_once('=').ok_or_else(unknown)?;
        let worth = points(line, column + name.chars().count() + 1, worth)?;
        let scoring = &mut file.table.scoring;
        let name = name.to_ascii_uppercase();
        if matches!(name.as_str(), "WW" | "WD" | "WL" | "BW" | "BD" | "BL") {
            sides.push((name.clone(), worth));
        }
        match name.as_str() {
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
    for result in ["W", "D", "L"] {
        let mut of = sides.iter().filter(|(name, _)| name.ends_with(result));
        let first = of.next().map(|(_, worth)| *worth);
        if of.any(|(_, worth)| Some(*worth) != first) {
            return Err(line.problem(5, ProblemKind::Scoring));
        }
    }
    Ok(())
}
