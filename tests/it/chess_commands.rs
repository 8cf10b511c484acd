//! The commands that only know chess, as a director types them.

use std::io::Write as _;
use std::process::{Output, Stdio};

use serde_json::{Value, json};

use crate::support::program::fernzug;

struct Said {
    code: i32,
    lines: Vec<Value>,
    text: String,
    beside: String,
}

fn said(output: &Output) -> Said {
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    Said {
        code: output.status.code().unwrap(),
        lines: text
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok())
            .collect(),
        text,
        beside: String::from_utf8(output.stderr.clone()).unwrap(),
    }
}

fn run(arguments: &[&str]) -> Said {
    let folder = tempfile::tempdir().unwrap();
    // They need no settings: a wrong configuration does not stop them.
    std::fs::write(folder.path().join("fernzug.toml"), "nonsense").unwrap();
    let output = fernzug(folder.path()).args(arguments).output().unwrap();
    assert_eq!(
        std::fs::read_dir(folder.path()).unwrap().count(),
        1,
        "nothing is made"
    );
    said(&output)
}

fn piped(arguments: &[&str], input: &str) -> Said {
    let folder = tempfile::tempdir().unwrap();
    let mut child = fernzug(folder.path())
        .args(arguments)
        .stdin(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    said(&child.wait_with_output().unwrap())
}

#[test]
fn a_position_says_everything_about_itself() {
    let start = run(&["position", "start"]);
    let facts = &start.lines[0];
    assert_eq!((start.code, start.lines.len()), (0, 1), "{}", start.beside);
    assert_eq!(
        facts["fen"],
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
    assert_eq!(facts["turn"], "white");
    assert_eq!(facts["legal"].as_array().unwrap().len(), 20);
    assert!(
        facts["legal"]
            .as_array()
            .unwrap()
            .contains(&json!({"uci": "g1f3", "san": "Nf3"}))
    );
    for fact in ["check", "checkmate", "stalemate", "insufficient"] {
        assert_eq!(facts[fact], false, "{fact}");
    }
    // Without quotes, with an en-passant square that nobody can use and without counters.
    let bare = run(&["position", "8/8/8/8/8/4k3/8/4K3", "b", "-", "-"]);
    assert_eq!(bare.lines[0]["fen"], "8/8/8/8/8/4k3/8/4K3 b - - 0 1");
    for fact in ["insufficient", "dead"] {
        assert_eq!(bare.lines[0][fact], true, "{fact}");
    }
    assert_eq!(bare.lines[0]["white_can_win"], false);
    let mate = run(&["position", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"]);
    assert_eq!(mate.lines[0]["checkmate"], true);
    assert_eq!(mate.lines[0]["legal"], json!([]));
    assert_eq!(mate.lines[0]["white_can_win"], true);
    assert_eq!(mate.lines[0]["dead"], false);

    let none = run(&["position", "8/8/8/8/8/8/8/K7 w - - x 1"]);
    assert_eq!(none.code, 2);
    assert!(none.lines[0]["error"].as_str().unwrap().contains("8/8"));
    assert_eq!(none.lines[0]["reasons"].as_array().unwrap().len(), 2);
    let short = run(&["position", "R w - - 0 1"]);
    assert_eq!(
        short.lines[0]["reasons"].as_array().unwrap()[..2],
        [
            json!("there is only one rank, not eight."),
            json!("rank 8 has only one square, not eight.")
        ]
    );
}

#[test]
fn a_typed_move_is_read_or_refused_with_its_reason() {
    let knight = run(&["move", "start", "Sf3", "--lang", "de"]);
    assert_eq!(knight.code, 0);
    assert_eq!(knight.lines[0]["uci"], "g1f3");
    assert_eq!(knight.lines[0]["san"], "Nf3");
    assert_eq!(knight.lines[0]["written"], "Sf3");
    let two = run(&["move", "4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1", "Ne4"]);
    assert_eq!(two.code, 2);
    assert_eq!(two.lines[0]["reason"], "ambiguous");
    let names: Vec<&str> = two.lines[0]["candidates"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["san"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["Nce4", "Nge4"]);
    for (lang, text) in [
        ("en", "Two knights can go to e4: from c3, g3. Which one?"),
        (
            "de",
            "Zwei Springer können nach e4 ziehen: von c3, g3. Welchen Zug meinst du?",
        ),
        (
            "sv",
            "Två springare kan gå till e4: från c3, g3. Vilket drag menar du?",
        ),
    ] {
        let knight = if lang == "en" { "Ne4" } else { "Se4" };
        let two = run(&[
            "move",
            "4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1",
            knight,
            "--lang",
            lang,
        ]);
        assert_eq!(two.lines[0]["error"], text);
        let written = if lang == "en" { "Nce4" } else { "Sce4" };
        assert_eq!(two.lines[0]["candidates"][0]["written"], written);
    }
    let none = run(&["move", "start", "--lang", "de", "--", "--"]);
    assert_eq!(
        (none.code, none.lines[0]["reason"].as_str()),
        (2, Some("null_move"))
    );
    let far = run(&["move", "start", "Ta3", "--lang=de"]);
    assert_eq!(
        (far.code, far.lines[0]["reason"].as_str()),
        (2, Some("cannot_reach"))
    );
    assert!(
        far.lines[0]["error"].as_str().unwrap().contains("Türme"),
        "{}",
        far.text
    );
    assert_eq!(run(&["move", "8/8 w", "e4"]).code, 2);
}

const GAMES: &str = "[Event \"One\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n\
[Event \"Two\"]\n\n1. e4 e5 2. Nf6 {kept} (2. Nf3!) *\n\n\
[Event \"Three\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2\n";

#[test]
fn games_are_checked_one_by_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("club.pgn");
    std::fs::write(&file, GAMES).unwrap();
    let checked = run(&["pgn", "check", file.to_str().unwrap(), "/nowhere.pgn"]);
    assert_eq!(checked.code, 1);
    assert!(
        checked.beside.starts_with("/nowhere.pgn: "),
        "{}",
        checked.beside
    );
    let [one, two, three] = &checked.lines[..] else {
        panic!("{}", checked.text)
    };
    assert_eq!(one["number"], 1);
    assert_eq!(one["tags"], json!({"Event": "One", "Result": "0-1"}));
    assert_eq!(one["plies"], 4);
    assert_eq!(
        one["final_fen"],
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"
    );
    assert_eq!(
        one["outcome"],
        json!({"result": "0-1", "reason": "checkmate"})
    );
    assert_eq!(one["problems"], json!([]));
    assert_eq!(two["plies"], 2);
    assert_eq!(two["problems"][0]["line"], 8);
    assert_eq!(two["problems"][0]["column"], 13);
    assert_eq!(two["problems"].as_array().unwrap().len(), 1, "{two}");
    assert!(
        two["problems"][0]["text"]
            .as_str()
            .unwrap()
            .starts_with("Nf6 cannot be played: ")
    );
    assert_eq!(three["outcome"], json!(null));
    assert_eq!(
        three["claimable"],
        json!({"threefold": true, "fifty": false})
    );
    assert_eq!(
        three["first"],
        json!({"threefold": 8, "fifty": null, "fivefold": null, "seventyfive": null, "dead": null})
    );

    let online = piped(&["pgn", "check", "-", "--profile", "online"], GAMES);
    assert_eq!(
        online.lines[2]["outcome"],
        json!({"result": "1/2-1/2", "reason": "threefold_repetition"})
    );
    let good = piped(&["pgn", "check", "-"], "1. e4 *");
    assert_eq!((good.code, good.lines.len()), (0, 1));
    assert_eq!(piped(&["pgn", "check", "-"], "\n").code, 1);
}

/// As some programs of Windows save it.
#[test]
fn a_file_in_utf_16_is_checked_like_any_other() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("unicode.pgn");
    let text = "\u{feff}[White \"Åsa\"]\r\n\r\n1. e4 e5 2. Ke3 *\r\n";
    let bytes: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    std::fs::write(&file, bytes).unwrap();
    let checked = run(&["pgn", "check", file.to_str().unwrap()]);
    assert_eq!(
        (checked.code, checked.lines.len()),
        (1, 1),
        "{}",
        checked.text
    );
    let game = &checked.lines[0];
    assert_eq!(game["tags"]["White"], "Åsa");
    assert_eq!(game["plies"], 2);
    assert_eq!(game["problems"].as_array().unwrap().len(), 1, "{game}");
    assert_eq!(
        (&game["problems"][0]["line"], &game["problems"][0]["column"]),
        (&json!(3), &json!(13))
    );
}

#[test]
fn games_are_written_in_other_forms() {
    let pgn = piped(
        &["pgn", "convert", "-", "--to", "pgn", "--lang", "sv"],
        GAMES,
    );
    assert_eq!(pgn.code, 1);
    assert!(
        pgn.beside.starts_with("-:8:13: Nf6 cannot be played: "),
        "{}",
        pgn.beside
    );
    assert!(
        pgn.text
            .contains("\n1. e4 e5 Nf6 {kept} (2. Sf3 $1) *\n\n[Event \"Three\"]\n"),
        "{}",
        pgn.text
    );
    let uci = piped(&["pgn", "convert", "-", "--to", "uci"], GAMES);
    let first = "position startpos moves f2f3 e7e5 g2g4 d8h4\nposition startpos moves e2e4 e7e5\n";
    assert!(uci.text.starts_with(first), "{}", uci.text);
    let json = piped(&["pgn", "convert", "-", "--to", "json"], GAMES);
    let two = &json.lines[1];
    assert_eq!(
        two["moves"][0],
        json!({"number": 1, "turn": "white", "san": "e4", "uci": "e2e4"})
    );
    assert_eq!(two["moves"][2], json!({"unread": "Nf6"}));
    assert_eq!(two["moves"][3], json!({"comment": "kept"}));
    assert_eq!(two["moves"][4]["variation"][0]["san"], "Nf3");
    assert_eq!(two["moves"][4]["variation"][1], json!({"nag": 1}));
    assert_eq!(
        run(&["pgn", "convert", "/nowhere.pgn", "--to", "uci"]).code,
        1
    );
    assert_eq!(run(&["pgn", "convert", "x.pgn", "--to", "html"]).code, 2);
}
