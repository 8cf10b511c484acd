//! `docs/statements.md`: every statement of the owner's documents has a place in the book and a test.

use std::fs;
use std::path::{Path, PathBuf};

use super::pages::has;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// How many statements each document makes.
const COUNTS: [u32; 5] = [32, 23, 32, 27, 18];

fn sources(folder: &Path, all: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path: PathBuf = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, all);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            all.push_str(&fs::read_to_string(path).unwrap());
        }
    }
}

fn is_test(sources: &str, name: &str) -> bool {
    let plain = format!("#[test]\nfn {name}(");
    let indented = format!("#[test]\n    fn {name}(");
    let both = [
        format!("on_both_databases!({name},"),
        format!("\n    {name},\n"),
    ];
    sources.contains(&plain)
        || sources.contains(&indented)
        || both.iter().any(|call| sources.contains(call))
}

#[test]
fn every_statement_has_a_place_and_a_test() {
    let mut all = String::new();
    sources(&Path::new(ROOT).join("src"), &mut all);
    sources(&Path::new(ROOT).join("tests"), &mut all);
    let positions = include_str!("../../../tests/it/rules/statements.txt");
    let told: String = positions
        .lines()
        .filter_map(|line| Some(format!(" {} ", line.split(" | ").next()?)))
        .collect();
    let table = include_str!("../../../docs/statements.md");
    let rows: Vec<Vec<&str>> = table
        .lines()
        .filter(|line| line.starts_with("| S"))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    let mut numbers = rows.iter().map(|row| row[0].to_owned());
    for (document, count) in COUNTS.into_iter().enumerate() {
        for number in 1..=count {
            assert_eq!(numbers.next(), Some(format!("S{document}-{number}")));
        }
    }
    assert_eq!(numbers.next(), None);
    for row in &rows {
        let [id, statement, place, test] = row[..] else {
            panic!("{row:?}");
        };
        let test = test.trim_matches('`');
        assert!(statement.len() > 3 && has(place), "{id}: {place}");
        assert!(is_test(&all, test), "{id}: no test {test}");
        if test == "every_statement_holds" {
            assert!(told.contains(&format!(" {id} ")), "{id} has no position");
        }
    }
}
