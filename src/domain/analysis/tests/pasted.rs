//! PGN that is pasted.

use super::*;

#[test]
fn a_pgn_is_taken_in_where_it_fits() {
    let pgn = "[Event \"x\"]\n[White \"A\"]\n\n{Start} 1. e4! {[%clk 1:00:00] [%cal Ge2e4,Rd1h5] good} e5 \
               (1... c5 $6 {Sicilian} 2. Nf3) 2. Nf3 Nc6 3. Bb5 1-0";
    let mut tree = game(OPEN);
    tree.take(&write("1", "mine", "", "")).unwrap();
    let end = tree.take(&import("0", pgn)).unwrap();
    assert_eq!(end, at("3.b8c6.f1b5"));
    assert_eq!(tree.node(0).note.comment, "Start");
    let note = &tree.node(1).note;
    assert_eq!(note.comment, "mine\ngood");
    assert_eq!(
        (note.glyphs.as_slice(), note.marks.len()),
        (&[1, 16][..], 2)
    );
    assert_eq!(tree.node(tree.find(&at("1.c7c5")).0).note.glyphs, [6]);
    let once = tree.clone();
    tree.take(&import("3", pgn)).unwrap();
    assert_eq!(tree.stored(), once.stored());
    // moves alone go on from where their owner looks, or from the beginning
    tree.take(&import("3.b8c6.f1b5", "3... a6 4. Ba4")).unwrap();
    tree.take(&import("3", "1. d4 d5")).unwrap();
    // and a position of the game is one however it is numbered
    let fen = "[SetUp \"1\"]\n[FEN \"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 9\"]\n\n9. Bc4 *";
    assert_eq!(tree.take(&import("3", fen)).unwrap(), at("2.f1c4"));
    assert!(
        tree.stored().contains("3...a6 4.Ba4") && tree.stored().contains("(1.d4"),
        "{}",
        tree.stored()
    );
    again(&tree, OPEN);
}

#[test]
fn ones_own_file_changes_nothing() {
    let mut tree = game(OPEN);
    for (place, comment) in [
        ("1", "Line one\nLine two"),
        ("2", &"a long comment ".repeat(20)),
        ("3", "a brace } in\nit; and a {"),
    ] {
        tree.take(&write(place, comment.trim(), "", "Re4 g1f3"))
            .unwrap();
    }
    tree.take(&typed("3", "2...d6 (2...Sc6 3.d4) 3.d4"))
        .unwrap();
    let once = tree.stored();
    for _ in 0..2 {
        let tags = [("Event", "x"), ("Result", "*")];
        let mut writer = crate::rules::pgn::Writer::new(tags, "*");
        tree.write(&mut writer);
        tree.take(&import("0", &writer.finish())).unwrap();
        assert_eq!(tree.stored(), once);
    }
    let long = format!("1. e4 {{{}}} *", "word ".repeat(500));
    assert_eq!(tree.take(&import("0", &long)), Err(Fault::CommentTooLong));
    assert_eq!(tree.stored(), once);
}

#[test]
fn a_bad_pgn_says_where_and_changes_nothing() {
    let mut tree = game(OPEN);
    let before = tree.clone();
    for (text, line, column) in [
        ("[Event \"x\"]\n\n1. e4 e5\n2. Nf6", 4, 4),
        ("1. e4 e5\n2. Nf6", 2, 4),
        ("2... Nc6 3. Bb6 *", 1, 13),
        ("1. e4 (1. d4", 1, 7),
        ("1. e4 {open", 1, 7),
        ("1. e4 e5 2. -- *", 1, 13),
        ("1. e4 1-0\n\n1. d4 *", 3, 1),
    ] {
        let Err(Fault::Pgn(fault)) = tree.take(&import("3", text)) else {
            panic!("{text}");
        };
        let at = fault.place();
        assert_eq!((at.line, at.column), (line, column), "{text}: {fault:?}");
    }
    let fen = "[SetUp \"1\"]\n[FEN \"8/8/8/8/8/4k3/8/4K2R w - - 0 9\"]\n\n9. Rh3+ *";
    assert_eq!(
        tree.take(&import("3", fen)),
        Err(Fault::Pgn(PgnFault::Elsewhere))
    );
    for text in ["", "   ", "*", "1-0"] {
        assert_eq!(
            tree.take(&import("3", text)),
            Err(Fault::Pgn(PgnFault::Empty)),
            "{text}"
        );
    }
    assert_eq!(tree, before);
}
