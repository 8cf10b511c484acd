//! The rule book is read by hunspell, in each of its languages. Words of chess that no dictionary has stand in `tests/data`.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::support::missing;

/// Language, dictionary, column of the glossary, words of its own.
const LANGUAGES: [(&str, &str, usize, &str); 3] = [
    ("en", "en_GB", 0, include_str!("../data/chess_words.en.txt")),
    ("de", "de_DE", 1, include_str!("../data/chess_words.de.txt")),
    ("sv", "sv_SE", 2, include_str!("../data/chess_words.sv.txt")),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The words of a text, without code, addresses, squares and numbers.
fn words(text: &str) -> BTreeSet<String> {
    let mut plain = String::new();
    let (mut in_code, mut in_address) = (false, false);
    for line in text.lines().filter(|line| !line.starts_with("```")) {
        let mut before = ' ';
        for sign in line.chars() {
            match sign {
                '`' => in_code = !in_code,
                '{' => in_address = true,
                '(' if before == ']' => in_address = true,
                '}' | ')' if in_address => in_address = false,
                _ if in_code || in_address => {}
                other => plain.push(other),
            }
            before = sign;
        }
        plain.push('\n');
    }
    plain
        .split(|sign: char| !(sign.is_alphanumeric() || "'’-:".contains(sign)))
        .map(|word| word.trim_matches(['-', '\'', '’', ':']).replace('’', "'"))
        .filter(|word| {
            word.chars().count() > 1 && !word.contains(|sign: char| sign.is_ascii_digit())
        })
        .collect()
}

fn hunspell(dictionary: &str, words: &BTreeSet<String>) -> Option<BTreeSet<String>> {
    let mut child = Command::new("hunspell")
        .args(["-i", "utf-8", "-d", dictionary, "-l"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let mut input = child.stdin.take()?;
    let text: String = words.iter().map(|word| format!("{word}\n")).collect();
    // it answers as it reads: a pipe that is full would stop both
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = child.wait_with_output().ok()?;
    let _ = writer.join();
    let found = String::from_utf8_lossy(&output.stdout);
    // it names the dash of "a-Linie" too
    let doubtful = found
        .lines()
        .filter(|word| word.contains(char::is_alphabetic));
    output
        .status
        .success()
        .then(|| doubtful.map(str::to_owned).collect())
}

fn pages(lang: &str) -> BTreeMap<PathBuf, String> {
    let folder = root().join("locales").join(lang).join("rules");
    let files = std::fs::read_dir(folder).unwrap();
    files
        .map(|entry| {
            let path = entry.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            (path, text)
        })
        .collect()
}

#[test]
fn the_rule_book_is_spelt_rightly() {
    let glossary = std::fs::read_to_string(root().join("locales/glossary.txt")).unwrap();
    for (lang, dictionary, column, own) in LANGUAGES {
        let own: BTreeSet<&str> = own.lines().collect();
        let mut texts = pages(lang);
        assert!(texts.len() > 15, "{lang}");
        let terms = glossary.lines().filter(|line| !line.starts_with('#'));
        let terms: Vec<&str> = terms
            .filter_map(|line| line.split(" | ").nth(column))
            .collect();
        texts.insert("glossary.txt".into(), terms.join("\n"));
        let mut wrong = Vec::new();
        for (path, text) in texts {
            let Some(doubtful) = hunspell(dictionary, &words(&text)) else {
                let how = "hunspell hunspell-de-de hunspell-sv hunspell-en-gb";
                return missing("hunspell", how);
            };
            let unknown = doubtful.iter().filter(|word| !own.contains(word.as_str()));
            wrong.extend(unknown.map(|word| format!("{word} ({})", path.display())));
        }
        assert!(wrong.is_empty(), "{dictionary}: {wrong:#?}");
    }
}
