//! The oracle: gacrux, by the author of FIDE's own tie-break server. It is asked about many files at once, because
//! starting it takes longer than checking a tournament.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use fernzug::domain::tournament::trf::{File, write};

use crate::support::missing;

const HOW: &str =
    "gacrux: python3 -m venv target/gacrux && target/gacrux/bin/pip install gacrux==1.11.65";

/// Prints for each file the rounds it finds right and those it finds wrong.
const PAIRINGS: &str = "
import json, sys
from gacrux.pairingchecker import pairingchecker
out, files = sys.argv[1], sys.argv[2:]
for name in files:
    sys.argv = ['pairingchecker', '-c', '-i', name, '-o', out]
    try:
        pairingchecker().common_main()
    except SystemExit:
        pass
    told = json.load(open(out))
    rounds = (told.get('pairingResult') or {}).get('roundpairing', [])
    right = [one['round'] for one in rounds if one['check']]
    wrong = [[one['round'], one['pairs']] for one in rounds if not one['check']]
    print(json.dumps([right, wrong, told['status']]))
";

/// Prints for each file number, rank and values of each player.
const TIE_BREAKS: &str = "
import json, sys
from decimal import Decimal
from gacrux.tiebreakchecker import tiebreakchecker
out, kind, codes, files = sys.argv[1], sys.argv[2], sys.argv[3].split(','), sys.argv[4:]
def text(value):
    if value is None:
        return '-'
    value = Decimal(str(value))
    return format(value.normalize(), 'f') if value else '0'
for name in files:
    name, rounds = name.rsplit(':', 1)
    sys.argv = ['tiebreakchecker', '-i', name, '-o', out, '-n', rounds, kind, '-t', 'PTS'] + codes
    try:
        tiebreakchecker().common_main()
    except SystemExit:
        pass
    told = json.load(open(out))
    players = (told.get('tiebreakResult') or {}).get('competitors', [])
    players.sort(key=lambda one: one['cid'])
    print(json.dumps([[one['cid'], one['rank'], [text(value) for value in one['tiebreakScore'][1:]]] for one in players]))
";

/// A Python that has gacrux; if there is none, says so.
pub fn python() -> Option<&'static Path> {
    static FOUND: OnceLock<Option<PathBuf>> = OnceLock::new();
    let found = FOUND.get_or_init(|| {
        let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/gacrux/bin/python");
        let has_it = |python: &PathBuf| {
            let asked = Command::new(python)
                .args(["-c", "import gacrux.pairingchecker"])
                .output();
            asked.is_ok_and(|output| output.status.success())
        };
        [own, PathBuf::from("python3")].into_iter().find(has_it)
    });
    if found.is_none() {
        missing("gacrux", HOW);
    }
    found.as_deref()
}

/// What it says of the pairings of a file.
pub struct Checked {
    pub right: Vec<u64>,
    /// Each wrong round with the pairs it ought to have.
    pub wrong: String,
}

/// Checks every round of these tournaments.
pub fn pairings(python: &Path, files: &[File]) -> Vec<Checked> {
    let folder = tempfile::tempdir().unwrap();
    let names = names(folder.path(), files);
    let lines = ask(python, folder.path(), PAIRINGS, &[], &names);
    let checked = |line: &str| {
        let told: serde_json::Value = serde_json::from_str(line).unwrap();
        let right = told[0]
            .as_array()
            .unwrap()
            .iter()
            .map(|round| round.as_u64().unwrap());
        let wrong = told[1].as_array().unwrap();
        Checked {
            right: right.collect(),
            wrong: if wrong.is_empty() {
                String::new()
            } else {
                told.to_string()
            },
        }
    };
    let checked: Vec<Checked> = lines.lines().map(checked).collect();
    assert_eq!(checked.len(), files.len(), "{lines}");
    checked
}

/// Number, rank and values of each player of each tournament.
pub fn tie_breaks(
    python: &Path,
    files: &[File],
    codes: &str,
    round_robin: bool,
) -> Vec<Vec<(u64, u64, Vec<String>)>> {
    let folder = tempfile::tempdir().unwrap();
    let names = names(folder.path(), files);
    let named: Vec<String> = names
        .iter()
        .zip(files)
        .map(|(name, file)| format!("{name}:{}", file.table.paired()))
        .collect();
    let kind = if round_robin { "-p" } else { "-s" };
    let lines = ask(python, folder.path(), TIE_BREAKS, &[kind, codes], &named);
    let told: Vec<_> = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(told.len(), files.len(), "{lines}");
    told
}

fn names(folder: &Path, files: &[File]) -> Vec<String> {
    let name = |(place, file): (usize, &File)| {
        let path = folder.join(format!("{place}.trf"));
        std::fs::write(&path, write(file)).unwrap();
        path.to_str().unwrap().to_owned()
    };
    files.iter().enumerate().map(name).collect()
}

fn ask(python: &Path, folder: &Path, script: &str, more: &[&str], files: &[String]) -> String {
    let output = Command::new(python)
        .args(["-c", script])
        .arg(folder.join("out"))
        .args(more)
        .args(files)
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).unwrap()
}
