mod pasted;
mod random;

use super::*;
use crate::domain::conditional::TextFault;
use crate::rules::notation::Letters;
use crate::rules::pgn::Writer;
use crate::rules::{Color, MoveRefusal};

fn game(moves: &str) -> Tree {
    let tree = Tree::of_game(Position::start(), moves.split_whitespace());
    assert_eq!(tree.present(), moves.split_whitespace().count());
    tree
}

fn at(place: &str) -> Place {
    place.parse().unwrap()
}

fn add(place: &str, line: &str) -> Step {
    Step::Add {
        at: at(place),
        moves: Moves::Line(line.split_whitespace().map(str::to_owned).collect()),
    }
}

fn typed(place: &str, text: &str) -> Step {
    Step::Add {
        at: at(place),
        moves: Moves::Typed {
            text: text.to_owned(),
            letters: Letters::English,
        },
    }
}

fn write(place: &str, comment: &str, seen: &str, marks: &str) -> Step {
    Step::Write {
        at: at(place),
        comment: comment.to_owned(),
        seen: seen.to_owned(),
        judgement: Some(1),
        verdict: Some(16),
        marks: marks.to_owned(),
    }
}

fn import(place: &str, text: &str) -> Step {
    Step::Import {
        at: at(place),
        text: text.to_owned(),
    }
}

/// Read again on top of the same game, whatever is left out of the text must be there.
fn again(tree: &Tree, moves: &str) -> Tree {
    let mut read = game(moves);
    read.read(&tree.stored()).unwrap();
    assert_eq!(read.stored(), tree.stored());
    read
}

const OPEN: &str = "e2e4 e7e5 g1f3";

#[test]
fn moves_are_added_at_their_place_and_only_legal_ones() {
    let mut tree = game(OPEN);
    let shown = tree.take(&add("3", "b8c6 f1b5")).unwrap();
    assert_eq!(shown.to_string(), "3.b8c6.f1b5");
    // the same again, and a way that goes through the game
    tree.take(&add("3", "b8c6 f1b5")).unwrap();
    assert_eq!(tree.take(&add("1", "e7e5 g1f3")).unwrap(), at("3"));
    assert_eq!(tree.count(), 2);
    let before = tree.clone();
    let refused = tree.take(&add("3.b8c6", "f1b5 a1a5"));
    assert!(matches!(refused, Err(Fault::Move(_))), "{refused:?}");
    assert_eq!(tree.take(&add("4", "e2e4")), Err(Fault::Gone));
    assert_eq!(tree, before);
    assert_eq!(tree.stored(), "1.e4 1...e5 2.Nf3 2...Nc6 3.Bb5");
    again(&tree, OPEN);
}

#[test]
fn typed_moves_may_branch() {
    let mut tree = game(OPEN);
    let shown = tree
        .take(&typed("3", "2...Nc6 3.Bb5 (3.Bc4 Bc5) 3...a6"))
        .unwrap();
    assert_eq!(shown, at("3.b8c6.f1b5.a7a6"));
    assert_eq!(tree.count(), 5);
    assert_eq!(
        tree.stored(),
        "1.e4 1...e5 2.Nf3 2...Nc6 3.Bb5 (3.Bc4 3...Bc5) 3...a6"
    );
    let refused = tree.take(&typed("3", "2...Qh4 3.Kf9"));
    assert!(matches!(
        refused,
        Err(Fault::Text(TextFault::Move { ply: 5, .. }))
    ));
}

#[test]
fn the_game_grows_into_what_was_thought_of() {
    let mut tree = game(OPEN);
    tree.take(&add("3", "b8c6 f1b5")).unwrap();
    tree.take(&write("3.b8c6", "as ever", "", "Rf8b4")).unwrap();
    tree.take(&add("3", "g8f6")).unwrap();
    let kept = tree.stored();
    let mut grown = game("e2e4 e7e5 g1f3 b8c6");
    grown.read(&kept).unwrap();
    // the address still leads there
    assert_eq!(grown.find(&at("3.b8c6.f1b5")), grown.find(&at("4.f1b5")));
    assert_eq!(grown.node(4).note.comment, "as ever");
    assert_eq!(grown.behind(), None);
    let mut left = game("e2e4 e7e5 g1f3 d7d6");
    left.read(&kept).unwrap();
    let behind = left.behind().unwrap();
    assert_eq!(
        (behind.ply, behind.line.to_string().as_str()),
        (4, "3.b8c6")
    );
    let bare = game(OPEN);
    assert_eq!((bare.behind(), bare.is_empty()), (None, true));
    let (rank, own) = left.rank(left.find(&at("3.g8f6")).0);
    assert_eq!((rank, own), (1, 2));
}

#[test]
fn a_comment_of_two_devices_gives_both() {
    let mut tree = game(OPEN);
    tree.take(&write("3", "one", "", "")).unwrap();
    assert_eq!(
        tree.take(&write("3", "two", "", "")),
        Err(Fault::CommentChanged("one".to_owned()))
    );
    // sent twice
    tree.take(&write("3", "one", "", "")).unwrap();
    tree.take(&write("3", "two", "one", "")).unwrap();
    assert_eq!(tree.node(3).note.comment, "two");
    let long = "ä".repeat(MOST_COMMENT + 1);
    assert_eq!(
        tree.take(&write("3", &long, "two", "")),
        Err(Fault::CommentTooLong)
    );
    assert_eq!(
        tree.take(&write("3", "two", "two", "e2e9")),
        Err(Fault::Mark("e2e9".to_owned()))
    );
    tree.take(&write("3", "", "two", "")).unwrap();
    assert_eq!(tree.node(3).note.glyphs, [1, 16]);
}

#[test]
fn variations_are_sorted_and_removed() {
    let mut tree = game(OPEN);
    for line in ["b8c6 f1b5", "g8f6", "d7d6 d2d4 e5d4"] {
        tree.take(&add("3", line)).unwrap();
    }
    let order = |tree: &Tree| {
        let places = tree.node(3).next.iter();
        places
            .map(|n| tree.place(*n).to_string())
            .collect::<Vec<_>>()
    };
    let sort = |place: &str, to| Step::Sort { at: at(place), to };
    for _ in 0..2 {
        // the second press finds it where it is
        tree.take(&sort("3.d7d6", Order::Up(2))).unwrap();
        assert_eq!(order(&tree), ["3.b8c6", "3.d7d6", "3.g8f6"]);
    }
    tree.take(&sort("3.g8f6", Order::First)).unwrap();
    tree.take(&sort("3.g8f6", Order::Down(0))).unwrap();
    assert_eq!(order(&tree), ["3.b8c6", "3.g8f6", "3.d7d6"]);
    assert_eq!(order(&again(&tree, OPEN)), order(&tree));
    assert_eq!(tree.take(&sort("2", Order::First)), Err(Fault::OfTheGame));
    let remove = |place: &str, seen| Step::Remove {
        at: at(place),
        seen,
    };
    assert_eq!(tree.take(&remove("3.d7d6", 2)), Err(Fault::Grown(3)));
    for _ in 0..2 {
        assert_eq!(tree.take(&remove("3.d7d6", 3)).unwrap(), at("3"));
    }
    assert_eq!(tree.count(), 3);
    assert_eq!(tree.take(&remove("3", 9)), Err(Fault::OfTheGame));
    // another device goes on in what this one has removed
    tree.take(&add("3.d7d6.d2d4", "e5d4")).unwrap();
    assert_eq!(tree.count(), 6);
}

#[test]
fn the_games_move_stays_before_all_others() {
    let mut tree = game("e2e4");
    tree.take(&add("0", "d2d4")).unwrap();
    let first = Step::Sort {
        at: at("0.d2d4"),
        to: Order::First,
    };
    tree.take(&first).unwrap();
    assert_eq!(tree.node(0).next, [1, 2]);
    assert_eq!(tree.stored(), "1.d4");
}

#[test]
fn what_is_too_much_is_refused() {
    let mut tree = game("e2e4");
    let there = ["g8f6", "g1f3", "f6g8", "f3g1"].iter().cycle();
    let long: Vec<String> = there.take(DEEPEST + 1).map(|m| (*m).to_owned()).collect();
    let step = |line: &[String]| Step::Add {
        at: at("1"),
        moves: Moves::Line(line.to_vec()),
    };
    assert_eq!(tree.take(&step(&long)), Err(Fault::TooDeep));
    tree.take(&step(&long[..DEEPEST])).unwrap();
    let end = tree.below(0).len() - 1;
    let mut place = tree.place(end);
    assert!(place.to_string().parse::<Place>().is_ok());
    place.line.push("e2e4".to_owned());
    assert!(place.to_string().parse::<Place>().is_err());
    let nested = format!("1. e4 {}", "(1. d4 ".repeat(MOST_NESTED + 4));
    assert!(tree.take(&import("1", &nested)).is_err());
    let words = "x".repeat(MOST_COMMENT);
    let mut refused = None;
    for n in 0..=DEEPEST {
        let place = tree.place(n + 1).to_string();
        refused = tree.take(&write(&place, &words, "", "")).err();
        if refused.is_some() {
            break;
        }
    }
    assert_eq!(refused, Some(Fault::TooMuch));
    assert!(tree.stored().len() <= MOST_TEXT);
}

#[test]
fn marks_are_read_as_people_and_programs_write_them() {
    let read = |text: &str| {
        let marks = Mark::read_all(text);
        marks.map(|all| all.iter().map(ToString::to_string).collect::<Vec<_>>())
    };
    assert_eq!(
        read("e2e4, Rd5 g1-f3 bH8"),
        Ok(["Rd5", "Bh8", "Ge2e4", "Gg1f3"].map(str::to_owned).to_vec())
    );
    assert_eq!(read("Ge2e4 Re2e4"), Ok(vec!["Re2e4".to_owned()]));
    for bad in ["e2e2", "e9", "Xe4", "hello", "ee2e4", "ä5", "€"] {
        assert_eq!(read(bad), Err(bad.to_owned()));
    }
    let (text, marks) =
        mark::taken_out("a [%csl Gd5] b [%eval 0.3] [[%clk 1]%clk 2]c[%cal zz] [%x");
    assert_eq!(text, "a  b [%eval 0.3] c[%cal zz] [%x");
    assert_eq!(marks.len(), 1);
}

#[test]
fn the_file_holds_the_game_and_the_variations() {
    let mut tree = game(OPEN);
    tree.take(&typed("1", "1...c5 (1...e6 2.d4) 2.Nf3"))
        .unwrap();
    tree.take(&write("1.c7c5", "a } brace", "", "d7d5"))
        .unwrap();
    let mut writer = Writer::new([("White", "A")], "*");
    tree.write(&mut writer);
    let text = writer.finish();
    let moves = text.split("\n\n").nth(1).unwrap();
    assert_eq!(
        moves,
        "1. e4 e5 (1... c5 $1 $16\n;[%cal Gd7d5] a } brace\n2. Nf3) (1... e6 2. d4) 2. Nf3 *"
    );
    let mut read = game(OPEN);
    read.take(&import("0", &text)).unwrap();
    assert_eq!(read.stored(), tree.stored());
}

#[test]
fn an_analysis_is_shown_as_far_as_both_agree() {
    use Consent::{All, None, Opponent};
    let all = [None, Opponent, All];
    for (white, black) in all.iter().flat_map(|w| all.iter().map(move |b| (*w, *b))) {
        let consents = Consents { white, black };
        let agreed = consents.agreed();
        for wish in all {
            let changed = consents.with(Color::White, wish);
            assert_eq!(changed.is_ok(), wish >= agreed, "{consents:?} {wish:?}");
            if let Ok(changed) = changed {
                assert_eq!((changed.white, changed.black), (wish, black));
                assert!(changed.agreed() >= agreed);
            }
        }
    }
}

#[test]
fn what_may_come_is_written_as_people_type_it() {
    let mut tree = game(OPEN);
    tree.take(&typed("3", "2...Nc6 3.Bb5 (3.Bc4 Bc5 4.c3) 3...a6"))
        .unwrap();
    tree.take(&typed("3", "2...d6 3.d4")).unwrap();
    tree.take(&write("3.b8c6", "words", "", "e2e4")).unwrap();
    let from = |place: &str| tree.continuation(tree.find(&at(place)).0);
    let all = "2...Nc6 3.Bb5 (3.Bc4 Bc5 4.c3) 3...a6";
    assert_eq!(from("3.b8c6"), all);
    assert_eq!(from("3.b8c6.f1b5"), "2...Nc6 3.Bb5 a6");
    assert_eq!(
        from("3"),
        format!("2...Nc6 (2...d6 3.d4) 3.Bb5{}", &all[13..])
    );
    assert_eq!((from("2"), from("1")), (String::new(), String::new()));
    let mut other = game(OPEN);
    other.take(&typed("3", &from("3"))).unwrap();
    assert_eq!(other.continuation(3), from("3"));
}

#[test]
fn a_game_may_begin_anywhere() {
    // Chess960, Black begins, move 40
    let fen = "1k5r/8/8/8/8/8/8/RK6 b Ah - 0 40";
    let start = Position::from_fen(fen).unwrap();
    let uci = |position: &Position, side: crate::rules::Side| {
        let moves = position.legal_moves();
        let castles = moves.iter().find(|mv| mv.castling_side() == Some(side));
        position.uci(*castles.unwrap())
    };
    let short = uci(&start, crate::rules::Side::Short);
    let after = start.play(start.parse_uci(&short).unwrap());
    let long = uci(&after, crate::rules::Side::Long);
    let mut tree = Tree::of_game(start, [short.as_str()]);
    assert_eq!(tree.present(), 1);
    let shown = tree.take(&add("1", &format!("{long} f8f7"))).unwrap();
    assert_eq!(tree.ply_of(tree.find(&shown).0), 3);
    tree.take(&add("0", "h8h7")).unwrap();
    assert_eq!(tree.stored(), "40...O-O (40...Rh7) 41.O-O-O 41...Rf7");
    let mut read = Tree::of_game(start, [short.as_str()]);
    read.read(&tree.stored()).unwrap();
    assert_eq!(read.stored(), tree.stored());
    let mut file = Writer::new([("SetUp", "1"), ("FEN", fen)], "*");
    tree.write(&mut file);
    read.take(&import("0", &file.finish())).unwrap();
    assert_eq!(read.stored(), tree.stored());
}

#[test]
fn damage_is_found_and_addresses_are_checked() {
    let mut tree = game(OPEN);
    let fault = tree.read("1.e4 e5\n2.Nf6").unwrap_err();
    assert_eq!((fault.line, fault.column), (2, 3));
    for bad in [
        "",
        "x",
        "-1",
        "1.",
        "1.e2",
        "1.e2e4e5",
        "1.e2 e4",
        "1.é2e4",
        "99999999999",
    ] {
        assert!(bad.parse::<Place>().is_err(), "{bad}");
    }
    assert_eq!(tree.find(&at("77")), (3, false));
    assert_eq!(tree.find(&at("1.a1a8.e7e5")), (1, false));
    assert!(matches!(
        tree.take(&add("3.e8e1", "e2e4")),
        Err(Fault::Move(MoveRefusal::CannotReach { .. }))
    ));
}
