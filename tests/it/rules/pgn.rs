//! PGN in (data: pgn_import.txt) and out, sign for sign.

use fernzug::rules::Color;
use fernzug::rules::notation::Letters;
use fernzug::rules::pgn::{
    Game, Judgement, Limits, ProblemKind, Reader, Writer, judge, read, write_game,
};
use fernzug::rules::profile::{Profile, ProfileId};

const CASES: &str = include_str!("pgn_import.txt");

fn judged(game: &Game, id: ProfileId) -> Judgement {
    judge(game, &Profile::current(id))
}

/// The games as they are written again, and what was wrong with them.
fn told(games: &[Game]) -> String {
    let mut text = String::new();
    for game in games {
        let written = write_game(game, Letters::English);
        let known = |line: &&str| !line.ends_with(" \"?\"]") && !line.ends_with("??.??\"]");
        for line in written.trim_end().lines().filter(known) {
            text.push_str(line);
            text.push('\n');
        }
        for problem in judged(game, ProfileId::Laws).problems {
            let at = problem.at;
            text.push_str(&format!("! {}:{} {:?}\n", at.line, at.column, problem.kind));
        }
    }
    text
}

#[test]
fn files_are_read_as_told() {
    let mut wrong = String::new();
    for case in CASES.split("\n== ").skip(1) {
        let (name, rest) = case.split_once('\n').unwrap();
        let (file, expected) = rest.split_once("\n--\n").unwrap();
        let got = told(&read(file.as_bytes()));
        if got.trim_end() != expected.trim_end() {
            wrong.push_str(&format!("== {name}\n{file}\n--\n{got}\n"));
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// The same file in other bytes.
#[test]
fn line_ends_marks_and_alphabets_make_no_difference() {
    let file = "[Event \"Größe\"]\n[Result \"*\"]\n\n1. e4 {für Åsa\nund dich} e5 ; é\n2. Ke3 *\n";
    let expected = told(&read(file.as_bytes()));
    assert!(expected.contains("! 6:4 MoveRefused"), "{expected}");
    let latin1: Vec<u8> = file
        .chars()
        .map(|sign| u8::try_from(u32::from(sign)).unwrap())
        .collect();
    let crlf = file.replace('\n', "\r\n");
    let utf16 = |to_bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
        let units = "\u{feff}".encode_utf16().chain(crlf.encode_utf16());
        units.flat_map(to_bytes).collect()
    };
    for bytes in [
        crlf.clone().into_bytes(),
        file.replace('\n', "\r").into_bytes(),
        format!("\u{feff}{crlf}").into_bytes(),
        format!("{}\n\n\n", file.trim_end()).into_bytes(),
        latin1,
        utf16(u16::to_le_bytes),
        utf16(u16::to_be_bytes),
    ] {
        let given = String::from_utf8_lossy(&bytes).into_owned();
        assert_eq!(told(&read(&bytes)), expected, "{given:?}");
        for step in [1, 2, 3, 7] {
            assert_eq!(
                told(&read_by(&bytes, step)),
                expected,
                "{given:?} by {step}"
            );
        }
    }
}

/// A sign of UTF-16 that is cut in two is told, wherever it stands.
#[test]
fn half_a_sign_is_told() {
    let mut bytes: Vec<u8> = "\u{feff}[Result \"*\"]\n\n1. e4 {A\u{1f600}} *\n"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    let half = bytes.iter().rposition(|byte| *byte == 0xde).unwrap();
    bytes.drain(half - 1..=half);
    let told = told(&read(&bytes));
    assert!(told.contains("! 3:9 SignUnknown"), "{told}");
}

fn read_by(bytes: &[u8], step: usize) -> Vec<Game> {
    let mut games = Vec::new();
    let mut reader = Reader::default();
    let mut each = |game: &Game| games.push(game.clone());
    for part in bytes.chunks(step) {
        reader.feed(part, &mut each);
    }
    reader.finish(&mut each);
    games
}

#[test]
fn the_export_format_sign_for_sign() {
    let tags = [
        ("WhiteElo", "2100"),
        ("Black", "O\"Neil \\ Co"),
        ("Annotator", "A\tB"),
        ("White", "Müller"),
        ("Result", "whatever"),
        ("Event", "Club"),
        ("ECO", "C60"),
    ];
    let mut writer = Writer::new(tags, "1/2-1/2");
    let (white, black) = (Color::White, Color::Black);
    writer.comment("Before the first move");
    for (number, side, san) in [(1, white, "e4"), (1, black, "e5"), (2, white, "Nf3")] {
        writer.san(number, side, san);
    }
    writer.nag(1);
    writer.san(2, black, "Nc6");
    writer.open();
    writer.san(2, black, "d6");
    writer.open();
    writer.san(2, black, "f6");
    writer.close();
    writer.san(3, white, "d4");
    writer.close();
    writer.san(3, white, "Bb5");
    writer.comment("[%clk 71:00:00] with } inside");
    writer.san(3, black, "a6");
    let expected = r#"[Event "Club"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "Müller"]
[Black "O\"Neil \\ Co"]
[Result "1/2-1/2"]
[Annotator "A B"]
[ECO "C60"]
[WhiteElo "2100"]

{Before the first move} 1. e4 e5 2. Nf3 $1 Nc6 (2... d6 (2... f6) 3. d4) 3. Bb5
;[%clk 71:00:00] with } inside
3... a6 1/2-1/2

"#;
    assert_eq!(writer.finish(), expected);
}

#[test]
fn a_command_stays_in_one_line() {
    let none: [(&str, &str); 0] = [];
    let mut writer = Writer::new(none, "*");
    for number in 1..40 {
        writer.san(number, Color::White, "Nf3");
        writer.comment("[%clk 1200:00:00] and %this, and more");
        writer.san(number, Color::Black, "Nc6");
        writer.comment("[%clk 1200:00:00]");
    }
    let text = writer.finish();
    assert_eq!(text.matches("[%clk 1200:00:00]").count(), 78);
    assert!(text.lines().all(|line| line.len() <= 79));
    // one that never ends breaks where any comment does
    let mut writer = Writer::new(none, "*");
    writer.comment(&format!("[%x {}", "word ".repeat(60)));
    assert!(writer.finish().lines().all(|line| line.len() <= 79));
}

#[test]
fn lines_are_as_long_as_they_may_be() {
    let none: [(&str, &str); 0] = [];
    for length in 60..90 {
        let mut writer = Writer::new(none, "*");
        writer.comment(&"x".repeat(length));
        writer.comment("a %b");
        for _ in 0..120 {
            writer.open();
        }
        writer.san(1, Color::White, "e4");
        for _ in 0..120 {
            writer.close();
        }
        let text = writer.finish();
        let moves: Vec<&str> = text.lines().skip(8).collect();
        for (n, line) in moves.iter().enumerate() {
            let signs = line.chars().count();
            assert!(signs <= 79 || (n == 0 && length > 77), "{signs} {text}");
            assert!(
                !line.starts_with([' ', '%']) && !line.ends_with(' '),
                "{text}"
            );
            // The first word of a line had no room in the one before; long rows of brackets apart.
            if let Some(before) = n.checked_sub(1).map(|n| moves[n].chars().count()) {
                let word = line.split(' ').next().unwrap_or_default().chars().count()
                    + 4 * usize::from(line.starts_with("{a %"));
                assert!(
                    line.is_empty() || line.starts_with('(') || before + 1 + word > 79,
                    "{text}"
                );
            }
        }
    }
}

#[test]
fn what_goes_beyond_the_limits_is_said() {
    let small = Limits {
        line: 200,
        text: 60,
        items: 8,
        depth: 2,
        tags: 3,
        word: 9,
        problems: 4,
    };
    let kinds = |file: &str, limits| {
        let mut kinds = Vec::new();
        let mut reader = Reader::new(limits);
        let mut each = |game: &Game| {
            kinds.extend(
                game.problems()
                    .iter()
                    .map(|one| (one.at.column, one.kind.clone())),
            )
        };
        reader.feed(file.as_bytes(), &mut each);
        reader.finish(&mut each);
        kinds
    };
    let tags = "[A \"1\"][B \"2\"][C \"3\"][D \"4\"]\n*";
    assert_eq!(kinds(tags, small), [(22, ProblemKind::TooManyTags)]);
    let text = format!("1. e4 {{{}}} *", "long ".repeat(20));
    assert_eq!(kinds(&text, small), [(7, ProblemKind::TooMuchText)]);
    let line = format!("{}*\n *", " ".repeat(200));
    assert_eq!(kinds(&line, small), [(1, ProblemKind::LineTooLong)]);
    let items = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 (5... e5) *";
    assert_eq!(kinds(items, small), [(48, ProblemKind::TooManyItems)]);
    let depth = "1. e4 (1. d4 (1. c4 (1. b4 (1. a4) {x} $1 1... e5) )) *";
    assert_eq!(kinds(depth, small), [(21, ProblemKind::TooDeep)]);
    let word = "1. e4 abcdefghij *";
    assert_eq!(kinds(word, small), [(7, ProblemKind::WordTooLong)]);
    let many = "] ] ] ] ] ] *";
    let sign = ProblemKind::SignUnknown { sign: ']' };
    let found: Vec<ProblemKind> = kinds(many, small)
        .into_iter()
        .map(|(_, kind)| kind)
        .collect();
    let four = [(); 4].map(|()| sign.clone());
    assert_eq!(found[..4], four);
    assert_eq!(found[4..], [ProblemKind::TooManyProblems]);
}

/// Games of `tests/it/rules/games.txt` style: the plies at which something first holds, by hand.
#[test]
fn games_end_where_the_rule_set_says() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(8);
    let games = read(shuffle.as_bytes());
    let game = &games[0];
    let laws = judged(game, ProfileId::Laws);
    assert_eq!(
        (laws.first.threefold, laws.first.fivefold, laws.plies),
        (Some(8), Some(16), 32)
    );
    let ended = |judgement: &Judgement| {
        judgement
            .outcome
            .map(|(outcome, ply)| (outcome.reason.code(), ply))
    };
    assert_eq!(ended(&laws), Some(("fivefold_repetition", 16)));
    assert_eq!(
        ended(&judged(game, ProfileId::Online)),
        Some(("threefold_repetition", 8))
    );
    assert_eq!(ended(&judged(game, ProfileId::Classic)), None);
    assert!(judged(game, ProfileId::Classic).claimable.threefold);
    let after = laws
        .problems
        .iter()
        .find(|one| matches!(one.kind, ProblemKind::MoveAfterEnd { .. }));
    // The seventeenth word of four signs each, but two of them have three.
    assert_eq!(after.map(|one| (one.at.line, one.at.column)), Some((1, 65)));

    let long = format!(
        "[FEN \"4k3/8/8/8/8/8/4P3/R3K2R w KQ - 98 80\"]\n\n{}*",
        "Ra2 Kd8 Ra1 Ke8 ".repeat(2)
    );
    let laws = judged(&read(long.as_bytes())[0], ProfileId::Laws);
    assert_eq!((laws.first.fifty, laws.first.seventyfive), (Some(2), None));
    assert!(laws.claimable.fifty && laws.outcome.is_none());

    let bare = "[FEN \"7k/8/8/8/8/8/1q6/K7 w - - 0 1\"]\n\nKxb2 Kg7 1/2-1/2";
    let laws = judged(&read(bare.as_bytes())[0], ProfileId::Laws);
    assert_eq!(laws.first.dead, Some(0));
    assert_eq!(ended(&laws), Some(("dead_position", 0)));

    // proven dead before these moves, and not found out after them
    let locked = "[FEN \"2k5/6p1/6P1/6PK/6P1/6PR/7P/8 b - - 0 1\"]\n\n1... Kd8 2. Rh4 *";
    let laws = judged(&read(locked.as_bytes())[0], ProfileId::Laws);
    assert_eq!(ended(&laws), Some(("dead_position", 0)));
    let mut problems = laws.problems.iter();
    assert!(problems.any(|one| matches!(one.kind, ProblemKind::MoveAfterEnd { .. })));

    // five times and 75 moves need no claim (9.6)
    let five = read("Nf3 Nf6 Ng1 Ng8 ".repeat(4).as_bytes());
    assert!(!judged(&five[0], ProfileId::Laws).claimable.threefold);
}
