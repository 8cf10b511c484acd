//! Arbitrary and damaged input: nothing panics, what was read is written and read again as the same, and nothing grows
//! beyond its input. What was ever found wrong is kept in tests/corpus and tried first.

use std::path::Path;

use fernzug::rules::Position;
use fernzug::rules::notation::{Letters, long_algebraic, parse_san, parse_typed, san};
use fernzug::rules::pgn::{Game, ItemKind, Limits, Reader, judge, read, write_game};
use fernzug::rules::profile::Profile;
use proptest::prelude::*;

use super::against_shakmaty::Dice;

/// The files of one folder of the corpus.
fn corpus(folder: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/corpus")
        .join(folder);
    let mut files: Vec<(String, Vec<u8>)> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap())
        .map(|entry| {
            (
                entry.file_name().to_string_lossy().into_owned(),
                std::fs::read(entry.path()).unwrap(),
            )
        })
        .collect();
    files.sort();
    assert!(!files.is_empty(), "{}", folder.display());
    files
}

fn lines(folder: &str) -> Vec<String> {
    let text = |(_, bytes): (String, Vec<u8>)| String::from_utf8(bytes).unwrap();
    corpus(folder)
        .into_iter()
        .map(text)
        .flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>())
        .collect()
}

fn try_fen(text: &str) {
    match Position::from_fen(text) {
        Ok(position) => {
            let written = position.fen();
            assert_eq!(Position::from_fen(&written), Ok(position), "{text:?}");
            assert!(position.legal_moves().len() <= 218, "{written}");
            assert_eq!(
                position.legal_moves().len(),
                position.count_moves(),
                "{written}"
            );
        }
        Err(error) => {
            assert!(
                !error.reasons.is_empty() && error.reasons.len() <= 300,
                "{text:?}"
            );
            assert!(error.fen.len() <= 4 * 200, "{text:?}");
        }
    }
}

fn try_move(position: &Position, text: &str) {
    for letters in [
        Letters::English,
        Letters::German,
        Letters::Swedish,
        Letters::Figurine,
    ] {
        if let Ok(read) = parse_typed(position, text, letters) {
            assert!(
                position.legal_moves().contains(&read),
                "{position:?} {text:?}"
            );
        }
    }
    let _ = position.parse_uci(text);
    if let Ok(read) = parse_san(position, text) {
        assert!(
            position.legal_moves().contains(&read),
            "{position:?} {text:?}"
        );
        let written = san(position, read, Letters::English);
        assert_eq!(
            parse_san(position, &written),
            Ok(read),
            "{position:?} {text:?}"
        );
    }
}

/// The games that were read, after looking at them from all sides.
fn try_pgn(bytes: &[u8], step: usize) -> Vec<Game> {
    let games = read(bytes);
    let mut again = Vec::new();
    let mut reader = Reader::default();
    for part in bytes.chunks(step.max(1)) {
        reader.feed(part, &mut |game| again.push(game.clone()));
    }
    reader.finish(&mut |game| again.push(game.clone()));
    assert_eq!(format!("{games:?}"), format!("{again:?}"), "by {step}");
    let (mut items, mut problems) = (0, 0);
    for game in &games {
        let closes = |kind: &ItemKind| {
            game.items()
                .iter()
                .filter(|item| item.kind == *kind)
                .count()
        };
        assert_eq!(closes(&ItemKind::Open), closes(&ItemKind::Close));
        items += game.items().len();
        problems += game.problems().len();
        let judged = judge(game, &Profile::default());
        assert!(judged.problems.len() <= game.problems().len() + 2);
        assert!(judged.plies <= game.items().len());
        let written = write_game(game, Letters::English);
        let read_again = read(written.as_bytes());
        assert_eq!(read_again.len(), 1, "{written}");
        assert_eq!(write_game(&read_again[0], Letters::English), written);
    }
    // A variation that is never closed is closed for it.
    assert!(items <= 2 * bytes.len() && problems <= 3 * bytes.len() + 3 * games.len());
    games
}

/// Damages a text in a few places: a piece taken out, doubled, put elsewhere, or a word put in.
fn damage(bytes: &[u8], words: &[&str], seed: u64) -> Vec<u8> {
    let mut dice = Dice(seed | 1);
    let mut bytes = bytes.to_vec();
    for _ in 0..=dice.roll(6) {
        let from = dice.roll(bytes.len() + 1);
        let to = (from + dice.roll(12)).min(bytes.len());
        let piece = bytes[from..to].to_vec();
        match dice.roll(5) {
            0 => drop(bytes.drain(from..to)),
            1 => drop(bytes.splice(from..from, piece)),
            2 => {
                let to = dice.roll(bytes.len() + 1);
                drop(bytes.splice(to..to, piece));
            }
            3 => bytes
                .iter_mut()
                .skip(from)
                .take(1)
                .for_each(|byte| *byte ^= 1 << dice.roll(8)),
            _ => drop(bytes.splice(from..from, words[dice.roll(words.len())].bytes())),
        }
    }
    bytes
}

const FEN_WORDS: [&str; 14] = [
    "/",
    " ",
    "8",
    "9",
    "K",
    "k",
    "P",
    "KQkq",
    "HAha",
    " w ",
    " b ",
    "-",
    "e3",
    "99999999999",
];
const MOVE_WORDS: [&str; 16] = [
    "x", "+", "#", "=", "Q", "0-0", "e.p.", "(", ")", "♘", "–", "...", "12.", "Springer",
    "\u{200b}", "B",
];
const PGN_WORDS: [&str; 40] = [
    "(",
    ")",
    "{",
    "}",
    ";",
    "%",
    "\n",
    "\n%",
    "\r",
    "\n\n[Event \"x\"]\n",
    "[",
    "]",
    "\"",
    "\\",
    "\\\"",
    "$",
    "$7",
    "!?",
    "!!!",
    "*",
    "1-0",
    "½-½",
    "--",
    "e4",
    "e4(Q)",
    "O-O",
    "0-0-0",
    "e.p.",
    "1.",
    "12...",
    "5254",
    "=",
    "±",
    "‼",
    "+-",
    "\u{feff}",
    "\u{fc}",
    "<>",
    "[FEN \"4k3/8/8/8/8/8/8/4K2R w K -\"]\n",
    "\t",
];

fn fens() -> Vec<String> {
    lines("fen")
}

/// A position from a game of a few random moves.
fn some_position(dice: &mut Dice) -> Position {
    let mut position = Position::chess960(dice.roll(960) as u16).unwrap();
    for _ in 0..dice.roll(80) {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        position = position.play(legal[dice.roll(legal.len())]);
    }
    position
}

fn round(seed: u64) {
    let mut dice = Dice(seed | 1);
    let fens = fens();
    let fen = &fens[dice.roll(fens.len())];
    try_fen(&String::from_utf8_lossy(&damage(
        fen.as_bytes(),
        &FEN_WORDS,
        seed,
    )));
    let position = some_position(&mut dice);
    try_fen(&position.fen());
    let legal = position.legal_moves();
    if !legal.is_empty() {
        let played = legal[dice.roll(legal.len())];
        for text in [
            san(&position, played, Letters::German),
            long_algebraic(&position, played, Letters::English),
        ] {
            try_move(
                &position,
                &String::from_utf8_lossy(&damage(text.as_bytes(), &MOVE_WORDS, seed)),
            );
        }
    }
}

fn round_of_games(files: &[(String, Vec<u8>)], seed: u64) {
    let mut dice = Dice(seed | 1);
    let (_, file) = &files[dice.roll(files.len())];
    try_pgn(&damage(file, &PGN_WORDS, seed), 1 + dice.roll(40));
}

#[test]
fn the_corpus_holds() {
    for line in fens() {
        try_fen(&line);
    }
    for line in lines("move") {
        let (fen, text) = line.split_once(" | ").unwrap_or(("start", &line));
        let start = Position::start();
        try_move(&Position::from_fen(fen).unwrap_or(start), text);
    }
    for (name, bytes) in corpus("pgn") {
        let games = try_pgn(&bytes, 3);
        assert!(!games.is_empty() || bytes.trim_ascii().is_empty(), "{name}");
    }
}

#[test]
fn damaged_positions_moves_and_games_do_no_harm() {
    let files = corpus("pgn");
    for seed in 1..=400_u64 {
        let seed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        round(seed);
        round_of_games(&files, seed);
    }
}

#[test]
#[ignore = "minutes: the same with a thousand times as many"]
fn much_damage_does_no_harm() {
    let files = corpus("pgn");
    for seed in 1..=400_000_u64 {
        let seed = seed.wrapping_mul(0xd6e8_feb8_6659_fd93);
        round(seed);
        round_of_games(&files, seed);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_read(bytes in proptest::collection::vec(any::<u8>(), 0..200), step in 1usize..20) {
        try_pgn(&bytes, step);
        try_fen(&String::from_utf8_lossy(&bytes));
        try_move(&Position::start(), &String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn any_words_are_read(words in proptest::collection::vec(0usize..40, 0..40), step in 1usize..20) {
        let text: Vec<&str> = words.into_iter().map(|n| PGN_WORDS[n]).collect();
        try_pgn(text.join(" ").as_bytes(), step);
        try_pgn(text.concat().as_bytes(), step);
    }
}

/// If any of these took time by the square of its length, this test would not end.
#[test]
fn time_and_room_grow_with_the_length_only() {
    let times = 40_000;
    for piece in PGN_WORDS.iter().chain(&[
        "(e4 ",
        "{é}",
        "é ",
        "[A \"x\"]\n",
        "[a \"",
        "\" ",
        "[Event \"x\"]\n\n",
        "Nf3 Nf6 Ng1 Ng8 ",
    ]) {
        let text = piece.repeat(times);
        let limits = Limits {
            problems: 10,
            ..Limits::default()
        };
        let mut reader = Reader::new(limits);
        let (mut items, mut text_kept) = (0, 0);
        let mut each = |game: &Game| {
            assert!(
                game.items().len() <= limits.items + limits.depth && game.problems().len() <= 11
            );
            items += game.items().len();
            text_kept += game
                .tags()
                .map(|(name, value)| name.len() + value.len())
                .sum::<usize>();
        };
        reader.feed(b"{x}", &mut each);
        reader.feed(text.as_bytes(), &mut each);
        reader.finish(&mut each);
        assert!(
            items <= text.len() + 200 && text_kept <= 3 * text.len(),
            "{piece:?}"
        );
    }
}
