//! `fernzug pgn check`: what the moves of each game say.

use std::io::{ErrorKind, Result};
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::rules::pgn::{Firsts, Game, Judgement, judge};
use crate::rules::profile::Profile;

use super::games::{Tags, each_game};
use super::{Out, words};

#[derive(Serialize)]
struct Report<'g> {
    file: String,
    number: usize,
    line: u32,
    tags: Tags<'g>,
    plies: usize,
    final_fen: Option<String>,
    result: &'static str,
    outcome: Option<Ending>,
    claimable: Claimable,
    first: First,
    problems: Vec<Told>,
}

#[derive(Serialize)]
struct Ending {
    result: &'static str,
    reason: &'static str,
}

#[derive(Serialize)]
struct Claimable {
    threefold: bool,
    fifty: bool,
}

#[derive(Serialize)]
struct First {
    threefold: Option<usize>,
    fifty: Option<usize>,
    fivefold: Option<usize>,
    seventyfive: Option<usize>,
    dead: Option<usize>,
}

#[derive(Serialize)]
struct Told {
    line: u32,
    column: u32,
    text: String,
}

/// Reports each game of each file, also after one that is wrong. False if anything was wrong.
///
/// # Errors
/// When the answer cannot be written.
pub fn check_pgn(files: &[PathBuf], profile: &Profile, out: &mut Out<'_>) -> Result<bool> {
    let mut all_well = true;
    for file in files {
        let found = each_game(file, |number, game| {
            let judgement = judge(game, profile);
            all_well &= judgement.problems.is_empty();
            out.object(&report(file, number, game, &judgement))
        });
        let wrong = match found {
            Ok(0) => "no game in it".to_owned(),
            Ok(_) => continue,
            Err(fault) if fault.kind() == ErrorKind::BrokenPipe => return Err(fault),
            Err(fault) => fault.to_string(),
        };
        all_well = false;
        writeln!(out.beside, "{}: {wrong}", file.display())?;
    }
    Ok(all_well)
}

fn report<'g>(file: &Path, number: usize, game: &'g Game, judgement: &Judgement) -> Report<'g> {
    let Firsts {
        threefold,
        fifty,
        fivefold,
        seventyfive,
        dead,
    } = judgement.first;
    Report {
        file: file.display().to_string(),
        number,
        line: game.line(),
        tags: Tags(game),
        plies: judgement.plies,
        final_fen: judgement.last.map(|position| position.fen()),
        result: game.score().as_str(),
        outcome: judgement.outcome.map(|(outcome, _)| Ending {
            result: outcome.result.as_str(),
            reason: outcome.reason.code(),
        }),
        claimable: Claimable {
            threefold: judgement.claimable.threefold,
            fifty: judgement.claimable.fifty,
        },
        first: First {
            threefold,
            fifty,
            fivefold,
            seventyfive,
            dead,
        },
        problems: judgement
            .problems
            .iter()
            .map(|problem| Told {
                line: problem.at.line,
                column: problem.at.column,
                text: words::problem(&problem.kind),
            })
            .collect(),
    }
}
