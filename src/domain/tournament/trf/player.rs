//! The player section: records 001.

use super::Details;
use super::line::Line;
use super::problem::{Problem, ProblemKind};
use super::read::MOST_ROUNDS;
use crate::domain::tournament::crosstable::{Bye, Cell, Entrant, Outcome};
use crate::domain::tournament::points::Points;
use crate::rules::Color;

/// The column in which a round begins.
pub const fn round_column(round: usize) -> usize {
    82 + 10 * round
}

/// A player as his line says; opponents in his cells are numbers, not seats yet.
#[derive(Clone, Debug)]
pub struct Read {
    /// He.
    pub player: Entrant,
    /// What else is said.
    pub details: Details,
    /// His line.
    pub line: u32,
}

/// The columns between the fields, which are blank.
const GAPS: [usize; 11] = [4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91];

/// Reads a record 001.
pub fn player(line: &Line) -> Result<Read, Problem> {
    for gap in GAPS {
        let found = line.letter(gap);
        if !found.is_whitespace() {
            return Err(line.problem(gap, ProblemKind::Slipped { found }));
        }
    }
    let number = match line.number_in(5, 8)? {
        Some(number) if number > 0 => number,
        _ => {
            let text = line.word(5, 8);
            return Err(line.problem(5, ProblemKind::NoNumber { text }));
        }
    };
    let rating = match line.number_in(49, 52) {
        Ok(rating) => rating.filter(|rating| *rating > 0),
        Err(problem) => return Err(problem),
    };
    let points = line.word(81, 84);
    let points = if points.is_empty() {
        None
    } else {
        let wrong = || {
            line.problem(
                81,
                ProblemKind::NoPoints {
                    text: points.clone(),
                },
            )
        };
        Some(Points::parse(&points).ok_or_else(wrong)?)
    };
    let details = Details {
        sex: line.word(10, 10),
        title: line.word(11, 13),
        federation: line.word(54, 56),
        fide_id: line.word(58, 68),
        birth: line.word(70, 79),
        points,
        rank: line.number_in(86, 89)?.unwrap_or(0),
    };
    Ok(Read {
        player: Entrant {
            number,
            name: name(line),
            rating: rating.and_then(|rating| u16::try_from(rating).ok()),
            cells: cells(line, number)?,
        },
        details,
        line: line.number(),
    })
}

/// His name; control characters, which could command a terminal, become blanks.
fn name(line: &Line) -> String {
    let blank = |letter: char| if letter.is_control() { ' ' } else { letter };
    let name: String = line.word(15, 47).chars().map(blank).collect();
    name.trim().to_owned()
}

fn cells(line: &Line, number: u32) -> Result<Vec<Cell>, Problem> {
    let end = (1..=line.length()).rfind(|column| !line.letter(*column).is_whitespace());
    let mut cells = Vec::new();
    for round in 1.. {
        let column = round_column(round);
        if end.is_none_or(|end| end + 2 < column) {
            break;
        }
        if round > MOST_ROUNDS {
            return Err(line.problem(column, ProblemKind::TooManyRounds));
        }
        cells.push(cell(line, column, number)?);
    }
    Ok(cells)
}

/// The opponent's number stands in `against`, to be replaced by his seat.
fn cell(line: &Line, column: usize, number: u32) -> Result<Cell, Problem> {
    for gap in [column - 2, column - 1, column + 4, column + 6] {
        let found = line.letter(gap);
        if !found.is_whitespace() {
            return Err(line.problem(gap, ProblemKind::Slipped { found }));
        }
    }
    let opponent = line.number_in(column, column + 3)?.unwrap_or(0);
    let colour = line.letter(column + 5).to_ascii_lowercase();
    let result = line.letter(column + 7).to_ascii_uppercase();
    let wrong_result = || line.problem(column + 7, ProblemKind::NoResult { found: result });
    let wrong_colour = || line.problem(column + 5, ProblemKind::NoColour { found: colour });
    if opponent == 0 {
        if !matches!(colour, '-' | ' ') {
            return Err(wrong_colour());
        }
        return bye(result).ok_or_else(wrong_result);
    }
    let outcome = outcome(result).ok_or_else(wrong_result)?;
    let side = match colour {
        'w' => Color::White,
        'b' => Color::Black,
        // Some programs write no colour for a game that was not played.
        '-' | ' ' if !outcome.is_played() && number < opponent => Color::White,
        '-' | ' ' if !outcome.is_played() => Color::Black,
        _ => return Err(wrong_colour()),
    };
    Ok(Cell::Game {
        against: opponent as usize,
        side,
        outcome,
    })
}

/// Round without an opponent: `-` is how some write an absence, `+` and `=` byes of older files.
const fn bye(result: char) -> Option<Cell> {
    Some(match result {
        ' ' => Cell::Blank,
        'U' => Cell::Bye(Bye::Allocated),
        'F' | '+' => Cell::Bye(Bye::Full),
        'H' | '=' => Cell::Bye(Bye::Half),
        'Z' | '-' => Cell::Bye(Bye::Zero),
        _ => return None,
    })
}

const fn outcome(result: char) -> Option<Outcome> {
    Some(match result {
        '1' => Outcome::Win,
        '=' => Outcome::Draw,
        '0' => Outcome::Loss,
        'W' => Outcome::ShortWin,
        'D' => Outcome::ShortDraw,
        'L' => Outcome::ShortLoss,
        '+' => Outcome::ForfeitWin,
        '-' => Outcome::ForfeitLoss,
        ' ' | '*' | '?' | 'X' => Outcome::Open,
        _ => return None,
    })
}
