//! `fernzug pair`, `check-pairings` and `berger`.

use std::io::Result;
use std::path::Path;

use crate::domain::tournament::swiss::{self, PairingRefusal};
use crate::domain::tournament::{Pairing, berger as tables, trf};

use super::{Out, Verdict, read, words};

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
    let pairing = match next(&tournament) {
        Ok(pairing) => pairing,
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
    let bye = pairing.bye.map(|number| (number, 0));
    let pairs: Vec<(u32, u32)> = pairing.pairs.into_iter().chain(bye).collect();
    writeln!(out.answer, "{}", pairs.len())?;
    for (white, black) in pairs {
        writeln!(out.answer, "{white} {black}")?;
    }
    Ok(Verdict::Well)
}

fn next(tournament: &trf::File) -> std::result::Result<Pairing, PairingRefusal> {
    let table = &tournament.table;
    if tournament.header.is_round_robin() != Some(true) {
        return swiss::pair_next(table);
    }
    let round = table.paired() + 1;
    let over = PairingRefusal::Over { rounds: round - 1 };
    let planned = table.planned.is_none_or(|planned| round <= planned);
    let pairing = tables::round_of(table, round, is_double(tournament));
    pairing.filter(|_| planned).ok_or(over)
}

/// A double round robin, as the file says or as its rounds show.
fn is_double(tournament: &trf::File) -> bool {
    let (header, table) = (&tournament.header, &tournament.table);
    let told = format!("{} {}", header.code, header.kind).to_uppercase();
    let players = table.players.len();
    told.contains("DOUBLE") || table.rounds() >= players + players % 2
}

/// Says of each round whether it is what the rules give.
///
/// # Errors
/// When the file cannot be read or the answer not be written.
pub fn check_pairings(file: &Path, out: &mut Out<'_>) -> Result<Verdict> {
    let Some(tournament) = read(file, out)? else {
        return Ok(Verdict::Refused);
    };
    let table = tournament.table.provisional();
    let round_robin = tournament.header.is_round_robin() == Some(true);
    let mut verdict = Verdict::Well;
    if table.paired() == 0 {
        writeln!(out.beside, "{}: no round has been paired", file.display())?;
        verdict = Verdict::Wrong;
    }
    for round in 1..=table.paired() {
        let mut given = Pairing::of(&table, round);
        let rules = if round_robin {
            given.bye = None;
            let none = PairingRefusal::Over { rounds: round };
            let table = tables::round_of(&table, round, is_double(&tournament));
            table
                .map(|pairing| Pairing {
                    bye: None,
                    ..pairing
                })
                .ok_or(none)
        } else {
            swiss::pair_again(&table, round)
        };
        let text = match rules {
            Err(refusal) => words::refusal(&refusal),
            Ok(rules) => {
                let (only_given, only_rules) = (given.without(&rules), rules.without(&given));
                if only_given.is_empty() && only_rules.is_empty() {
                    writeln!(out.answer, "round {round}: as the rules give")?;
                    continue;
                }
                format!(
                    "differs: {} where the rules give {}",
                    words::pairs(only_given.iter()),
                    words::pairs(only_rules.iter())
                )
            }
        };
        verdict = Verdict::Wrong;
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
