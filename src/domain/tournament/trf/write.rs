//! Writes a file, in the form of 2026.

use std::fmt::Write as _;

use super::{Details, File};
use crate::domain::tournament::crosstable::{Bye, Cell, Crosstable, Outcome, Scoring, Seat};
use crate::domain::tournament::points::Points;

/// The file as text, each line ended by CR and LF.
#[must_use]
pub fn write(file: &File) -> String {
    let mut lines = header(file);
    for seat in 0..file.table.players.len() {
        lines.push(player(file, seat));
    }
    lines.extend(accelerations(&file.table));
    lines.extend(forbidden(&file.table));
    lines.extend(absent(&file.table));
    lines.iter().fold(String::new(), |mut text, line| {
        text.push_str(line.trim_end());
        text.push_str("\r\n");
        text
    })
}

/// No line may be broken, or a name would become a record.
fn clean(text: &str) -> String {
    text.chars()
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect()
}

fn header(file: &File) -> Vec<String> {
    let (header, table) = (&file.header, &file.table);
    let rated = table
        .players
        .iter()
        .filter(|player| player.rating.is_some())
        .count();
    let mut lines = Vec::new();
    let mut say = |tag: &str, value: &str| {
        if !value.is_empty() {
            lines.push(format!("{tag} {}", clean(value)));
        }
    };
    say("012", &header.name);
    say("022", &header.city);
    say("032", &header.federation);
    say("042", &header.start);
    say("052", &header.end);
    say("062", &table.players.len().to_string());
    say("072", &rated.to_string());
    say("092", &header.kind);
    say("102", &header.arbiter);
    for deputy in &header.deputies {
        say("112", deputy);
    }
    say("122", &header.time_control);
    if let Some(planned) = table.planned {
        say("142", &planned.to_string());
    }
    if let Some(initial) = table.initial {
        say("152", &initial.letter().to_ascii_uppercase().to_string());
    }
    if table.scoring != Scoring::default() {
        say("162", &scoring(&table.scoring));
    }
    say("192", &header.code);
    say("202", &header.tie_breaks.join(","));
    lines
}

/// From column 6 on, nine columns each.
fn scoring(scoring: &Scoring) -> String {
    let fields = [
        ('W', scoring.win),
        ('D', scoring.draw),
        ('L', scoring.loss),
        ('A', scoring.absent),
        ('P', scoring.allocated),
    ];
    let field = |(sign, points): (char, Points)| format!(" {sign}{points:>4}   ");
    fields.map(field).concat()
}

fn player(file: &File, seat: Seat) -> String {
    let none = Details::default();
    let details = file.details.get(seat).unwrap_or(&none);
    let Some(player) = file.table.players.get(seat) else {
        return String::new();
    };
    let rounds = file.table.paired().max(player.cells.len());
    let points = file.table.points(seat, rounds).to_string();
    let short = |text: &str, most: usize| clean(text).chars().take(most).collect::<String>();
    let mut line = format!(
        "001 {:>4} {:1}{:>3} {:<33} {:>4} {:3} {:>11} {:10} {points:>4} {:>4}",
        player.number,
        short(&details.sex, 1),
        short(&details.title, 3),
        short(&player.name, 33),
        player
            .rating
            .map_or(String::new(), |rating| rating.to_string()),
        short(&details.federation, 3),
        short(&details.fide_id, 11),
        short(&details.birth, 10),
        match details.rank {
            0 => String::new(),
            rank => rank.to_string(),
        },
    );
    for round in 1..=rounds {
        let _ = write!(
            line,
            "  {}",
            cell(&file.table, file.table.cell(seat, round))
        );
    }
    line
}

/// Eight columns.
fn cell(table: &Crosstable, cell: Cell) -> String {
    let bye = |sign: char| format!("0000 - {sign}");
    match cell {
        Cell::Blank => " ".repeat(8),
        Cell::Bye(Bye::Allocated) => bye('U'),
        Cell::Bye(Bye::Full) => bye('F'),
        Cell::Bye(Bye::Half) => bye('H'),
        Cell::Bye(Bye::Zero) => bye('Z'),
        Cell::Game {
            against,
            side,
            outcome,
        } => {
            let number = table.players.get(against).map_or(0, |player| player.number);
            format!("{number:>4} {} {}", side.letter(), sign(outcome))
        }
    }
}

const fn sign(outcome: Outcome) -> char {
    match outcome {
        Outcome::Open => ' ',
        Outcome::Win => '1',
        Outcome::Draw => '=',
        Outcome::Loss => '0',
        Outcome::ShortWin => 'W',
        Outcome::ShortDraw => 'D',
        Outcome::ShortLoss => 'L',
        Outcome::ForfeitWin => '+',
        Outcome::ForfeitLoss => '-',
    }
}

fn numbers(table: &Crosstable, seats: &[Seat]) -> Vec<u32> {
    let number = |seat: &Seat| table.players.get(*seat).map(|player| player.number);
    seats.iter().filter_map(number).collect()
}

/// One record for each run of numbers.
fn accelerations(table: &Crosstable) -> Vec<String> {
    let mut lines = Vec::new();
    for one in &table.acceleration {
        let runs = one.seats.chunk_by(|seat, next| seat + 1 == *next);
        for run in runs {
            let numbers = numbers(table, run);
            if let (Some(from), Some(to)) = (numbers.first(), numbers.last()) {
                let (points, first, last) = (one.points, one.first, one.last);
                lines.push(format!(
                    "250      {points:>4} {first:03} {last:03} {from:04} {to:04}"
                ));
            }
        }
    }
    lines
}

fn forbidden(table: &Crosstable) -> Vec<String> {
    let line = |rule: &super::super::crosstable::Forbidden| {
        let numbers: Vec<String> = numbers(table, &rule.seats)
            .iter()
            .map(|number| format!("{number:>4}"))
            .collect();
        format!(
            "260 {:03} {:03} {}",
            rule.first,
            rule.last,
            numbers.join(" ")
        )
    };
    table.forbidden.iter().map(line).collect()
}

/// Whoever is away in the next round gets a zero-point bye in it, unless his line says more.
fn absent(table: &Crosstable) -> Option<String> {
    let next = table.paired() + 1;
    let silent = |seat: &&Seat| table.cell(**seat, next) == Cell::Blank;
    let seats: Vec<Seat> = table.absent.iter().filter(silent).copied().collect();
    let numbers: Vec<String> = numbers(table, &seats)
        .iter()
        .map(|number| format!("{number:>4}"))
        .collect();
    (!numbers.is_empty()).then(|| format!("240 Z {next:03} {}", numbers.join(" ")))
}
