use super::*;

fn board(squares: Squares<'_>, position: &Position, bottom: Color) -> String {
    Board {
        position,
        bottom,
        last: squares_of("e2e4"),
        squares,
        lang: Lang::De,
    }
    .to_string()
}

#[test]
fn squares_are_named_and_linked() {
    let position = Position::start();
    let moves = position.legal_moves();
    let base = "/games/7";
    let html = board(
        Squares::Choose {
            base,
            moves: &moves,
            tail: "",
        },
        &position,
        Color::White,
    );
    assert!(html.contains("<a href=\"/games/7?from=g1#board\" class=\"sq dark\" aria-label=\"weißer Springer g1, kann ziehen\">"));
    assert!(
        html.contains("<span class=\"sq dark\" role=\"img\" aria-label=\"weiße Dame d1\">")
            || html.contains("sq light\" role=\"img\" aria-label=\"weiße Dame d1\"")
    );
    let from = "g1".parse().unwrap();
    let html = board(
        Squares::Chosen {
            base,
            moves: &moves,
            from,
            tail: "&amp;flip=1",
            direct: None,
        },
        &position,
        Color::White,
    );
    assert!(html.contains("<a href=\"/games/7/move?uci=g1f3&amp;flip=1\" class=\"sq light target\" aria-label=\"f3: hierher ziehen\">"));
    assert!(html.contains("chosen"));
}

#[test]
fn black_below_turns_the_board() {
    let position = Position::start();
    let html = board(Squares::Still, &position, Color::Black);
    let (h1, a8) = (
        html.find("weißer Turm h1").unwrap(),
        html.find("schwarzer Turm a8").unwrap(),
    );
    assert!(h1 < a8);
    assert_eq!(html.matches("class=\"sq ").count(), 64);
    assert!(!html.contains("href=\"/games"));
}
