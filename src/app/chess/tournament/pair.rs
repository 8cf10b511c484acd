//! `fernzug pair`, `check-pairings` and `berger`.

use std::io::Result;
use std::path::Path;

use crate::domain::tournament::robin::{self, RobinRound};
use crate::domain::tournament::trf::{self, System};
use crate::domain::tournament::{Crosstable, Pairing, berger as tables, swiss};

use super::{Out, Verdict, note_kind, read, words};

/// Prints the pairing of the next round as JaVaFo and bbpPairings do: how many pairs, then White and Black of each, 0
/// for the bye.
///
/// # Errors
/// When the file cannot be read or the answer not be written.
pub fn pair(file: &Path, provisional: bool, out: &mut Out<'_>) -> Result<Verdict> {
    let Some(mut tournament) = read(file, out)? else {
        return Ok(Verdict::Refused);
    };
    if provisional {
        tournament.table = tournament.table.provisional();
    }
    let Some(double) = cycles(&tournament, file, out)? else {
        return Ok(Verdict::Wrong);
    };
    let next = match double {
        Some(double) => robin::next_round(&tournament.table, double),
        None => swiss::pair_next(&tournament.table).map(|pairing| RobinRound {
            pairing,
            left_out: Vec::new(),
        }),
    };
    let RobinRound { pairing, left_out } = match next {
        Ok(round) => round,
        Err(refusal) => {
            writeln!(
                out.beside,
                "{}: {}",
                file.display(),
                words::refusal(&refusal)
            )?;
            return Ok(Verdict::Wrong);
        }
    };
    if !left_out.is_empty() {
        let games = words::pairs(left_out.iter());
        let file = file.display();
        writeln!(
            out.beside,
            "{file}: left out, because one of the two is away: {games}"
        )?;
    }
    let bye = pairing.bye.map(|number| (number, 0));
    let pairs: Vec<(u32, u32)> = pairing.pairs.into_iter().chain(bye).collect();
    writeln!(out.answer, "{}", pairs.len())?;
    for (white, black) in pairs {
        writeln!(out.answer, "{white} {black}")?;
    }
    Ok(Verdict::Well)
}

/// Whether a round robin has two cycles, as the file says or as its rounds show; `Some(None)`: it is a Swiss tournament;
/// `None`: it is something that is not paired here, which has been said.
fn cycles(tournament: &trf::File, file: &Path, out: &mut Out<'_>) -> Result<Option<Option<bool>>> {
    let (header, table) = (&tournament.header, &tournament.table);
    match header.system(!table.acceleration.is_empty()) {
        System::Dutch => {
            note_kind(tournament, file, out)?;
            Ok(Some(None))
        }
        System::RoundRobin { double } => {
            let players = table.players.len();
            Ok(Some(Some(
                double || table.rounds() >= players + players % 2,
            )))
        }
        System::Other(name) => {
            writeln!(
                out.beside,
                "{}: only the FIDE Dutch system of 2026 and Berger tables are known here, not {name:?}",
                file.display()
            )?;
            Ok(None)
        }
    }
}

/// What is to be said of a round; an error if it is not what the rules give.
fn compare(
    table: &Crosstable,
    round: usize,
    double: Option<bool>,
) -> std::result::Result<String, String> {
    let mut given = Pairing::of(table, round);
    let rules = match double {
        None => swiss::pair_again(table, round).map(|pairing| RobinRound {
            pairing,
            left_out: Vec::new(),
        }),
        Some(double) => {
            // Who is free by the table may stand in the file as any bye.
            given.bye = None;
            robin::round_again(table, round, double).map(|mut rules| {
                rules.pairing.bye = None;
                rules
            })
        }
    };
    let rules = rules.map_err(|refusal| words::refusal(&refusal))?;
    let (only_given, only_rules) = (given.without(&rules.pairing), rules.pairing.without(&given));
    if only_given.is_empty() && only_rules.is_empty() {
        if rules.left_out.is_empty() {
            return Ok("as the rules give".to_owned());
        }
        let games = words::pairs(rules.left_out.iter());
        return Ok(format!("as the rules give, without {games} (away)"));
    }
    let none_or = |pairs: &[(u32, u32)]| match pairs {
        [] => "nothing".to_owned(),
        pairs => words::pairs(pairs.iter()),
    };
    Err(format!(
        "differs: {} where the rules give {}",
        none_or(&only_given),
        none_or(&only_rules)
    ))
}

/// Says of each round whether it is what the rules give.
///
/// # Errors
/// When the file cannot be read or the answer not be written.
pub fn check_pairings(file: &Path, out: &mut Out<'_>) -> Result<Verdict> {
    let Some(tournament) = read(file, out)? else {
        return Ok(Verdict::Refused);
    };
    let Some(double) = cycles(&tournament, file, out)? else {
        return Ok(Verdict::Wrong);
    };
    let table = tournament.table.provisional();
    let mut verdict = Verdict::Well;
    if table.paired() == 0 {
        writeln!(out.beside, "{}: no round has been paired", file.display())?;
        verdict = Verdict::Wrong;
    }
    for round in 1..=table.paired() {
        let found = compare(&table, round, double);
        if found.is_err() {
            verdict = Verdict::Wrong;
        }
        let (Ok(text) | Err(text)) = found;
        writeln!(out.answer, "round {round}: {text}")?;
    }
    Ok(verdict)
}

/// Prints the rounds of a round robin, a line each, White first.
///
/// # Errors
/// When the answer cannot be written.
pub fn berger(players: usize, double: bool, out: &mut Out<'_>) -> Result<Verdict> {
    for round in tables::berger(players, double) {
        let pairs: Vec<String> = round
            .iter()
            .map(|(white, black)| format!("{white}-{black}"))
            .collect();
        writeln!(out.answer, "{}", pairs.join(" "))?;
    }
    Ok(Verdict::Well)
}
