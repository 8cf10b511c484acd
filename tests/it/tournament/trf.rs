//! Files as they come: read, written and refused.

use fernzug::domain::tournament::trf::{File, ProblemKind, System, read, write};
use fernzug::domain::tournament::{Bye, Cell, Outcome, Points};
use fernzug::rules::Color;

use super::random::{self, Random};

const SMALL: &str = "\
012 Vereinsmeisterschaft
042 2026/11/30
092 Swiss
XXR 3
XXC black1
001    1 m GM Müller, Åke                       2411 GER     4600001 1980/01/02  1.5    1     2 b 1     3 w =
001    2 w    Zweig, Anna                       2200 GER                         1.0    2     1 w 0  0000 - F
001    3      Dritter                                                            0.5    3  0000 - Z     1 b =
";

fn small() -> File {
    read(SMALL.as_bytes()).unwrap()
}

#[test]
fn a_file_is_read_with_everything_in_it() {
    let file = small();
    assert_eq!(file.header.name, "Vereinsmeisterschaft");
    assert_eq!(file.table.planned, Some(3));
    assert_eq!(file.table.initial, Some(Color::Black));
    let [one, two, three] = &file.table.players[..] else {
        panic!("{file:?}")
    };
    assert_eq!(
        (one.number, one.name.as_str(), one.rating),
        (1, "Müller, Åke", Some(2411))
    );
    assert_eq!(three.rating, None);
    assert_eq!(file.details[0].title, "GM");
    assert_eq!(file.details[0].points, Some(Points(150)));
    assert_eq!(file.details[1].sex, "w");
    let game = |against, side, outcome| Cell::Game {
        against,
        side,
        outcome,
    };
    assert_eq!(
        one.cells,
        [
            game(1, Color::Black, Outcome::Win),
            game(2, Color::White, Outcome::Draw)
        ]
    );
    assert_eq!(two.cells[1], Cell::Bye(Bye::Full));
    assert_eq!(three.cells[0], Cell::Bye(Bye::Zero));
    assert_eq!(file.header.is_round_robin(), Some(false));
}

/// Lines may end with CR, LF or both; a file may begin with a mark and be in Latin-1.
#[test]
fn line_ends_and_encodings_do_not_matter() {
    let expected = small();
    for end in ["\r", "\r\n"] {
        let text = SMALL.replace('\n', end);
        assert_eq!(read(text.as_bytes()).unwrap(), expected);
        let marked = [b"\xef\xbb\xbf", text.as_bytes()].concat();
        assert_eq!(read(&marked).unwrap(), expected);
    }
    let latin: Vec<u8> = SMALL
        .chars()
        .map(|letter| u8::try_from(letter).unwrap())
        .collect();
    assert_eq!(read(&latin).unwrap(), expected);
}

#[test]
fn what_is_written_is_read_again_as_it_was() {
    let mut file = small();
    file.table.absent = vec![1];
    let again = read(write(&file).as_bytes()).unwrap();
    assert_eq!(again.table.players[1].cells[2], Cell::Bye(Bye::Zero));
    file.table.absent.clear();
    assert_eq!(read(write(&file).as_bytes()).unwrap(), file);
    for seed in 1..30 {
        for file in [random::swiss(seed), random::round_robin(seed)] {
            let text = write(&file);
            assert!(text.ends_with("\r\n") && !text.replace("\r\n", "").contains(['\r', '\n']));
            let again = read(text.as_bytes()).unwrap();
            assert_eq!((again.table, again.header), (file.table, file.header));
        }
    }
    // A name cannot make a record of its own.
    let mut file = small();
    file.header.name = "One\r\n001    9".to_owned();
    file.table.players[0].name = "Ä\nB\t".to_owned();
    assert_eq!(
        read(write(&file).as_bytes()).unwrap().table.players.len(),
        3
    );
}

/// Where points are counted otherwise, and no record says so.
#[test]
fn three_points_for_a_win_are_recognised() {
    let three = SMALL
        .replace(" 1.5    1 ", " 4.0    1 ")
        .replace(" 1.0    2 ", " 3.0    2 ")
        .replace(" 0.5    3 ", " 1.0    3 ");
    let file = read(three.as_bytes()).unwrap();
    assert_eq!(file.table.scoring.win, Points::whole(3));
    let said = format!("162  W 3.0    D 1.0    P 1.0\n{three}");
    let file = read(said.as_bytes()).unwrap();
    assert_eq!(file.table.scoring.allocated, Points::ONE);
    assert_eq!(file.table.scoring.draw, Points::ONE);
    let said = format!("XXS W=3 D=1\n{three}");
    assert_eq!(
        read(said.as_bytes()).unwrap().table.scoring.win,
        Points::whole(3)
    );
}

/// What is replaced by what, and where that is refused.
const REFUSED: [(&str, &str, u32, u32, &str); 35] = [
    ("001    1 m", "001    x m", 6, 8, "NoNumber"),
    ("001    2 w", "001    1 w", 7, 5, "NumberTwice"),
    ("001    2 w", "001    4 w", 6, 92, "NobodyHas"),
    ("   3 w =", "   1 w =", 6, 102, "OwnOpponent"),
    ("   3 w =", "   3 b =", 6, 102, "OpponentDiffers"),
    ("   3 w =", "   3 w 1", 6, 102, "OpponentDiffers"),
    ("   3 w =", "   3   =", 6, 107, "NoColour"),
    ("   3 w =", "   3 x =", 6, 107, "NoColour"),
    ("   3 w =", "   3 w 9", 6, 109, "NoResult"),
    ("   3 w =", "   3 w U", 6, 109, "NoResult"),
    ("   3 w =", "   3wb =", 6, 106, "Slipped"),
    ("0000 - F", "0000 w F", 7, 107, "NoColour"),
    ("0000 - F", "0000 - 1", 7, 109, "NoResult"),
    (" 1.5    1 ", " 2.5    1 ", 6, 81, "PointsDiffer"),
    (" 1.5    1 ", " 1,x    1 ", 6, 81, "NoPoints"),
    ("2411", "24x1", 6, 49, "NoNumber"),
    ("XXR 3", "XXR many", 4, 5, "NoNumber"),
    ("XXR 3", "142 999", 4, 5, "TooManyRounds"),
    ("XXC black1", "XXC green1", 5, 5, "Unknown"),
    ("XXC black1", "260 001 002    1    7", 5, 21, "NobodyHas"),
    ("XXC black1", "240 H 001    2", 5, 14, "ByeDiffers"),
    ("XXC black1", "260 005 001    1    3", 5, 9, "Reversed"),
    (
        "XXC black1",
        "250       1.0 003 001    1    2",
        5,
        19,
        "Reversed",
    ),
    (
        "XXC black1",
        "250       1.0            1    2",
        5,
        15,
        "NoNumber",
    ),
    ("XXC black1", "XXS WW=3 BW=1", 5, 5, "Scoring"),
    ("XXC black1", "XXS W=0 D=1", 5, 5, "Scoring"),
    ("XXC black1", "162  W 1.0    D 2.0", 5, 5, "Scoring"),
    ("001    2 w ", "001    2w  ", 7, 9, "Slipped"),
    ("001    2 w ", "001 10002w ", 7, 9, "Slipped"),
    ("GM Müller", "GMX Müller", 6, 14, "Slipped"),
    ("2200 GER", " 2200GER", 7, 53, "Slipped"),
    ("2200 GER", "2200  GER", 7, 57, "Slipped"),
    ("1980/01/02  1.5", "1980/01/022 1.5", 6, 80, "Slipped"),
    (" 1.0    2 ", " 1.02   2 ", 7, 85, "Slipped"),
    (
        "XXC black1",
        "299 W        2.0   1    1",
        5,
        1,
        "Unsupported",
    ),
];

#[test]
fn what_contradicts_itself_is_refused_with_line_and_column() {
    for (from, to, line, column, kind) in REFUSED {
        assert_eq!(SMALL.matches(from).count(), 1, "{from}");
        let problem = read(SMALL.replace(from, to).as_bytes()).unwrap_err();
        let found = format!("{:?}", problem.kind);
        let name = found.split([' ', '{']).next().unwrap();
        assert_eq!(
            (problem.at.line, problem.at.column, name),
            (line, column, kind),
            "{to}"
        );
    }
}

#[test]
fn what_is_no_file_of_ours_is_refused() {
    assert_eq!(read(b"").unwrap_err().kind, ProblemKind::NoPlayers);
    assert_eq!(
        read(&vec![b' '; 17 << 20]).unwrap_err().kind,
        ProblemKind::TooLarge
    );
    let long = format!("001    1{}1", " ".repeat(100_000));
    assert_eq!(
        read(long.as_bytes()).unwrap_err().kind,
        ProblemKind::TooManyRounds
    );
}

/// Whatever stands in a file: it is read or refused, and what was read can be paired or not, without a panic.
#[test]
fn no_input_makes_it_panic() {
    let mut random = Random::new(5);
    let texts: Vec<Vec<u8>> = [3, 5, 7, 14, 35]
        .map(|seed| write(&random::swiss(seed)).into_bytes())
        .into_iter()
        .chain([SMALL.as_bytes().to_vec()])
        .collect();
    let letters = b"0123456789 wb-+=HFUZ1.,\r\n\t\xff\x00X";
    let (mut well, mut refused) = (0, 0);
    for turn in 0..4000 {
        let mut text = texts[turn % texts.len()].clone();
        for _ in 0..=random.below(3) {
            let place = random.below(text.len());
            match random.below(4) {
                0 => text[place] = letters[random.below(letters.len())],
                1 => drop(text.drain(place..(place + random.below(20)).min(text.len()))),
                2 => text.insert(place, letters[random.below(letters.len())]),
                _ => text.truncate(place.max(1)),
            }
            if text.is_empty() {
                text.push(b'0');
            }
        }
        match read(&text) {
            Ok(file) => {
                well += 1;
                let _ = fernzug::domain::tournament::swiss::pair_next(&file.table);
            }
            Err(_) => refused += 1,
        }
    }
    assert!(well > 200 && refused > 200, "{well} {refused}");
}

/// A second player cannot be left over in a round, and what a bye is worth is never guessed.
#[test]
fn allocated_byes_are_held_against_the_rules() {
    let text = "\
001    1      A                                                                  1.0          2 w 1
001    2      B                                                                  0.0          1 b 0
001    3      C                                                                  1.0       0000 - U
";
    assert!(read(text.as_bytes()).is_ok());
    let twice = format!(
        "{text}001    4      D                                                                  1.0       0000 - U\n"
    );
    let problem = read(twice.as_bytes()).unwrap_err();
    assert_eq!((problem.at.line, problem.at.column), (4, 92));
    assert_eq!(problem.kind, ProblemKind::ByeTwice { line: 3 });
    for worth in ["0.0", "0.5", "2.0"] {
        let other = text.replace("1.0       0000", &format!("{worth}       0000"));
        let problem = read(other.as_bytes()).unwrap_err();
        assert_eq!((problem.at.line, problem.at.column), (3, 81), "{worth}");
        let said = format!("XXS PAB={worth}\n{other}");
        assert_eq!(read(said.as_bytes()).is_ok(), worth != "2.0", "{worth}");
    }
}

/// Without rounds it holds in all; with the first one only, in that one.
#[test]
fn forbidden_pairs_without_rounds_hold_in_all() {
    for (rounds, first, last) in [
        ("       ", 1, 250),
        ("000 000", 1, 250),
        ("002    ", 2, 2),
        ("    003", 1, 3),
        ("002 003", 2, 3),
    ] {
        let text = SMALL.replace("XXC black1", &format!("260 {rounds}    1    3"));
        let table = read(text.as_bytes()).unwrap().table;
        let rule = &table.forbidden[0];
        assert_eq!((rule.first, rule.last), (first, last), "{rounds:?}");
        assert!(table.is_forbidden(0, 2, first) && !table.is_forbidden(0, 1, first));
    }
}

/// A terminal is never commanded by a name.
#[test]
fn control_characters_in_names_become_blanks() {
    for control in ["\u{1b}", "\u{7}", "\u{9b}", "\u{7f}"] {
        let text = SMALL.replace("Zweig,", &format!("Zwei{control},"));
        assert_eq!(
            read(text.as_bytes()).unwrap().table.players[1].name,
            "Zwei , Anna"
        );
    }
}

#[test]
fn the_system_is_what_192_says_or_else_092() {
    let system = |lines: &str| {
        let file = read(SMALL.replace("092 Swiss", lines).as_bytes()).unwrap();
        (file.header.system(false), file.header.is_round_robin())
    };
    let robin = |double| System::RoundRobin { double };
    let other = |name: &str| System::Other(name.to_owned());
    for (lines, expected, is_round_robin) in [
        ("", System::Dutch, None),
        ("092 Klubbmästerskap", System::Dutch, None),
        ("092 Individual: Swiss-System", System::Dutch, Some(false)),
        ("092 Schweizer System", System::Dutch, Some(false)),
        ("092 Rundenturnier", robin(false), Some(true)),
        ("092 Dubbel rundturnering", robin(true), Some(true)),
        ("092 Round-Robin", robin(false), Some(true)),
        ("092 Monrad", other("Monrad"), Some(false)),
        ("092 Team: Swiss-System", other("Team: Swiss-System"), None),
        ("192 FIDE_DUTCH_2026", System::Dutch, Some(false)),
        ("192 BERGER_DOUBLEROUNDROBIN", robin(true), Some(true)),
        ("192 FIDE_DUTCH_2017", other("FIDE_DUTCH_2017"), Some(false)),
        ("192 FIDE_DUTCH_BAKU", other("FIDE_DUTCH_BAKU"), Some(false)),
        ("192 FIDE_DUBOV", other("FIDE_DUBOV"), Some(false)),
        (
            "192 CUSTOM_ROUNDROBIN",
            other("CUSTOM_ROUNDROBIN"),
            Some(true),
        ),
        ("192 CUSTOM_KNOCKOUT", other("CUSTOM_KNOCKOUT"), None),
        (
            "192 FIDE_TEAM_ROUNDROBIN",
            other("FIDE_TEAM_ROUNDROBIN"),
            None,
        ),
        ("013 Club    1    2", other("teams (013, 310)"), None),
    ] {
        assert_eq!(system(lines), (expected, is_round_robin), "{lines}");
    }
}
