//! The commands that pair tournaments and rank their players, from TRF files.

mod pair;
mod standings;
mod words;

pub use pair::{berger, check_pairings, pair};
pub use standings::{StandingsAsked, standings};

use std::fs::File;
use std::io::{Read as _, Result, stdin};
use std::path::Path;

use crate::domain::tournament::trf::{self, MOST_BYTES};

use super::Out;

/// What a command found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// All is well.
    Well,
    /// Something is not as it ought to be.
    Wrong,
    /// The file cannot be used.
    Refused,
}

/// Says that nothing in a file tells what kind of tournament it is, though it tries to.
fn note_kind(tournament: &trf::File, file: &Path, out: &mut Out<'_>) -> Result<()> {
    let header = &tournament.header;
    if header.code.is_empty() && !header.kind.is_empty() && !header.is_kind_known() {
        let (file, kind) = (file.display(), &header.kind);
        writeln!(
            out.beside,
            "{file}: taken as a Swiss tournament: record 092 says {kind:?}, which is no kind known here"
        )?;
    }
    Ok(())
}

/// Reads a file (`-`: standard input), or says beside the answer what is wrong with it.
fn read(file: &Path, out: &mut Out<'_>) -> Result<Option<trf::File>> {
    let mut bytes = Vec::new();
    let most = MOST_BYTES as u64 + 1;
    match file.to_str() {
        Some("-") => {
            stdin().lock().take(most).read_to_end(&mut bytes)?;
        }
        _ => {
            let opened = File::open(file);
            let done = opened.and_then(|source| source.take(most).read_to_end(&mut bytes));
            if let Err(fault) = done {
                writeln!(out.beside, "fernzug: {}: {fault}", file.display())?;
                return Ok(None);
            }
        }
    }
    match trf::read(&bytes) {
        Ok(read) => Ok(Some(read)),
        Err(problem) => {
            let (at, text) = (problem.at, words::problem(&problem.kind));
            writeln!(
                out.beside,
                "{}:{}:{}: {text}",
                file.display(),
                at.line,
                at.column
            )?;
            Ok(None)
        }
    }
}
