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

/// Reads a file (`-`: standard input), or says beside the answer what is wrong with it.
fn read(file: &Path, out: &mut Out<'_>) -> Result<Option<trf::File>> {
    let mut bytes = Vec::new();
    let most = MOST_BYTES as u64 + 1;
    match file.to_str() {
        Some("-") => stdin().lock().take(most).read_to_end(&mut bytes)?,
        _ => {
            let named = |fault: std::io::Error| {
                std::io::Error::new(fault.kind(), format!("{}: {fault}", file.display()))
            };
            let mut source = File::open(file).map_err(named)?.take(most);
            source.read_to_end(&mut bytes).map_err(named)?
        }
    };
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
