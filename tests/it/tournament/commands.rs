//! The commands about tournaments, as a director types them, and files whose pairings are known without an oracle.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use serde_json::{Value, json};

use crate::support::program::fernzug;

pub struct Said {
    pub code: i32,
    pub text: String,
    pub beside: String,
}

pub fn run(arguments: &[&str], input: &str) -> Said {
    let folder = tempfile::tempdir().unwrap();
    // They need no settings: a wrong configuration does not stop them.
    std::fs::write(folder.path().join("fernzug.toml"), "nonsense").unwrap();
    let mut child = fernzug(folder.path())
        .args(arguments)
        .stdin(Stdio::piped())
        .spawn()
        .unwrap();
    // Whoever does not read it has ended already.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Said {
        code: output.status.code().unwrap(),
        text: String::from_utf8(output.stdout).unwrap(),
        beside: String::from_utf8(output.stderr).unwrap(),
    }
}

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/tournament/files");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "trf"))
        .collect();
    files.sort();
    files
}

/// Beside each file lies the pairing of its next round.
#[test]
fn files_are_paired_and_checked() {
    let files = files();
    assert!(files.len() > 8);
    for file in files {
        let name = file.to_str().unwrap();
        let expected = std::fs::read_to_string(file.with_extension("pairs")).unwrap();
        let paired = run(&["pair", name], "");
        assert_eq!((paired.code, paired.text), (0, expected), "{name}");
        if name.contains("first_round") {
            continue;
        }
        let checked = run(&["check-pairings", name], "");
        assert_eq!(checked.code, 0, "{name}: {}", checked.text);
        assert!(
            checked
                .text
                .lines()
                .all(|line| line.ends_with(": as the rules give"))
        );
    }
}

#[test]
fn a_round_that_is_paired_otherwise_is_named() {
    let file = files()
        .into_iter()
        .find(|file| file.ends_with("late_and_left.trf"))
        .unwrap();
    let text = std::fs::read_to_string(&file).unwrap();
    let other = text.replace("152 W", "152 B");
    assert_ne!(text, other);
    let checked = run(&["check-pairings", "-"], &other);
    assert_eq!(checked.code, 1);
    let lines: Vec<&str> = checked.text.lines().collect();
    assert!(lines[0].starts_with("round 1: differs: "), "{}", lines[0]);
    assert!(lines[0].contains(" where the rules give "));
    assert_eq!(lines[4], "round 5: as the rules give");
}

const OPEN: &str = "\
XXR 5
001    1      A                                 2100                             1.0    1     3 w 1
001    2      B                                 2000                             0.0    2     4 b *
001    3      C                                 1900                             0.0    3     1 b 0
001    4      D                                 1800                             0.0    4     2 w *
";

#[test]
fn what_cannot_be_paired_is_refused() {
    let open = run(&["pair", "-"], OPEN);
    assert_eq!((open.code, open.text.as_str()), (1, ""));
    assert!(
        open.beside
            .contains("round 1 has games without a result: 4-2"),
        "{}",
        open.beside
    );
    let provisional = run(&["pair", "-", "--provisional"], OPEN);
    assert_eq!(
        (provisional.code, provisional.text.as_str()),
        (0, "2\n2 1\n3 4\n")
    );
    let over = run(
        &["pair", "-"],
        &OPEN.replace("XXR 5", "XXR 1").replace('*', "="),
    );
    assert_eq!(over.code, 2, "{}", over.beside);
    assert!(over.beside.starts_with("-:3:81: "), "{}", over.beside);
    let over = OPEN.replace("XXR 5", "XXR 1").replace('*', "0");
    let over = run(&["pair", "-"], &over);
    assert_eq!(
        (over.code, over.beside.as_str()),
        (1, "-: the only round has been paired\n")
    );
    let slipped = run(&["standings", "-"], &OPEN.replace("4 b *", " b *"));
    assert_eq!(slipped.code, 2);
    assert!(slipped.beside.starts_with("-:3:96: "), "{}", slipped.beside);
    for command in ["pair", "check-pairings", "standings"] {
        let missing = run(&[command, "/nowhere.trf"], "");
        assert_eq!(missing.code, 2);
        assert!(
            missing.beside.contains("/nowhere.trf"),
            "{}",
            missing.beside
        );
        assert_eq!(run(&[command, "-"], "").code, 2);
    }
    assert_eq!(
        run(&["check-pairings", "-"], &OPEN.replace("    3 w 1", "")).code,
        2
    );
}

const ROBIN: &str = "\
092 Round robin
001    1      Ada                               2100                             1.0    1     4 w 1     3 b 0     2 w -
001    2      Bo                                2000                             1.5    2     3 w =     4 b 0     1 b +
001    3      Cleo                              1900                             2.0    3     2 b =     1 w 1     4 b =
001    4      Dan                               1800                             1.5    4     1 b 0     2 w 1     3 w =
";

#[test]
fn standings_are_a_table_or_json() {
    let codes = "--tie-breaks=DE,WIN,SB,KS,RTG:R";
    let table = run(&["standings", "-", codes], ROBIN);
    assert_eq!(
        table.text,
        "\
rank   no  name  points       DE      WIN       SB       KS    RTG:R
   1    3  Cleo     2.0        0        1      2.5      1.0     1900
   2    4  Dan      1.5        1        1      2.5      1.5     1800
   3    2  Bo       1.5        2        1      2.0      0.5     2000
   4    1  Ada      1.0        0        1      1.5      1.0     2100
"
    );
    let json = run(&["standings", "-", codes, "--json"], ROBIN);
    let lines: Value = serde_json::from_str(&json.text).unwrap();
    assert_eq!(lines.as_array().unwrap().len(), 4);
    assert_eq!(
        lines[0],
        json!({"rank": 1, "number": 3, "name": "Cleo", "points": 2.0,
            "values": {"DE": 0, "WIN": 1, "SB": 2.5, "KS": 1.0, "RTG:R": 1900}})
    );
}

#[test]
fn standings_can_be_of_another_round_system_or_list() {
    let swiss = run(
        &[
            "standings",
            "-",
            "--swiss",
            "--tie-breaks",
            "BH:C1,BH",
            "--json",
        ],
        ROBIN,
    );
    let lines: Value = serde_json::from_str(&swiss.text).unwrap();
    assert_eq!(lines[0]["values"], json!({"BH:C1": 3.0, "BH": 4.0}));
    let early = run(
        &[
            "standings",
            "-",
            "--after",
            "1",
            "--json",
            "--tie-breaks",
            "SB",
        ],
        ROBIN,
    );
    let lines: Value = serde_json::from_str(&early.text).unwrap();
    let places: Vec<(u64, u64)> = lines
        .as_array()
        .unwrap()
        .iter()
        .map(|line| {
            (
                line["rank"].as_u64().unwrap(),
                line["number"].as_u64().unwrap(),
            )
        })
        .collect();
    assert_eq!(places, [(1, 1), (2, 2), (2, 3), (4, 4)]);
    let unknown = run(&["standings", "-", "--tie-breaks", "BH,XY"], ROBIN);
    assert_eq!(
        (unknown.code, unknown.beside.as_str()),
        (2, "no tie-break is called \"XY\"\n")
    );
    let of_file = run(&["standings", "-"], &format!("202 SB,TPR,BH/C1\n{ROBIN}"));
    assert!(
        of_file
            .text
            .starts_with("rank   no  name  points       SB    BH/C1\n")
    );
    assert!(
        of_file
            .beside
            .contains("left out: no tie-break is called \"TPR\"")
    );
}

/// A round robin is paired and checked by its table.
#[test]
fn round_robins_go_by_the_berger_table() {
    let table = run(&["berger", "4"], "");
    assert_eq!(table.text, "1-4 2-3\n4-3 1-2\n2-4 3-1\n");
    let double = run(&["berger", "3", "--double"], "");
    assert_eq!(double.text, "2-3\n3-1\n1-2\n3-2\n2-1\n1-3\n");
    assert_eq!(run(&["berger", "1"], "").code, 2);
    assert_eq!(run(&["berger", "300"], "").text.lines().count(), 299);
    let checked = run(&["check-pairings", "-"], ROBIN);
    let lines: Vec<&str> = checked.text.lines().collect();
    assert_eq!((checked.code, lines.len()), (1, 3));
    assert_eq!(lines[0], "round 1: as the rules give");
    assert_eq!(
        lines[1],
        "round 2: differs: 3-1 4-2 where the rules give 4-3 1-2"
    );
    let cut: String = ROBIN
        .lines()
        .map(|line| format!("{}\n", &line[..line.len().min(99)]))
        .collect();
    let cut = cut
        .replace(" 1.5    2 ", " 0.5    2 ")
        .replace(" 2.0    3 ", " 0.5    3 ");
    let next = run(&["pair", "-"], &cut.replace(" 1.5    4 ", " 0.0    4 "));
    assert_eq!(
        (next.code, next.text.as_str()),
        (0, "2\n4 3\n1 2\n"),
        "{}",
        next.beside
    );
}
