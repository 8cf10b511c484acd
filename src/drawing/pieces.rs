//! The piece drawings in `assets/pieces`, compiled in, so that pages, letters and
//! downloads show the same pieces.

use std::fmt::Write as _;

macro_rules! drawing {
    ($file:literal) => {
        include_str!(concat!("../../assets/pieces/", $file, ".svg"))
    };
}

/// FEN letter, short name, drawing.
const PIECES: [(char, &str, &str); 12] = [
    ('K', "wk", drawing!("white-king")),
    ('Q', "wq", drawing!("white-queen")),
    ('R', "wr", drawing!("white-rook")),
    ('B', "wb", drawing!("white-bishop")),
    ('N', "wn", drawing!("white-knight")),
    ('P', "wp", drawing!("white-pawn")),
    ('k', "bk", drawing!("black-king")),
    ('q', "bq", drawing!("black-queen")),
    ('r', "br", drawing!("black-rook")),
    ('b', "bb", drawing!("black-bishop")),
    ('n', "bn", drawing!("black-knight")),
    ('p', "bp", drawing!("black-pawn")),
];

/// The short name of the piece with this FEN letter: `wk` is the white king.
pub(super) fn id(letter: char) -> Option<&'static str> {
    PIECES.iter().find(|p| p.0 == letter).map(|p| p.1)
}

/// The inside of a drawing, without its `<svg>` wrapper.
fn inside(drawing: &'static str) -> &'static str {
    let start = drawing.find("<g ").unwrap_or(0);
    let end = drawing.rfind("</svg>").unwrap_or(drawing.len());
    drawing.get(start..end).unwrap_or("").trim()
}

/// The drawings of the pieces that stand on a board, each once, to be shown by `<use>`.
pub(super) fn definitions(standing: &[(u8, char)]) -> String {
    let mut all = String::new();
    for (letter, id, drawing) in PIECES {
        if standing.iter().any(|(_, sign)| *sign == letter) {
            let _ = write!(all, r#"<g id="{id}">{}</g>"#, inside(drawing));
        }
    }
    all
}

/// The twelve pieces as one file of symbols (`assets/pieces.svg`): a page shows a piece by
/// `<svg class="piece"><use href="…/pieces.svg#wk"/></svg>` and loads them in one request.
#[must_use]
pub fn sprite() -> String {
    let mut all = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\">\n");
    for (_, id, drawing) in PIECES {
        let _ = writeln!(
            all,
            "<symbol id=\"{id}\" viewBox=\"0 0 48 48\">\n{}\n</symbol>",
            inside(drawing)
        );
    }
    all.push_str("</svg>\n");
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sprite_holds_the_twelve_drawings() {
        let made = sprite();
        let kept = include_str!("../../assets/pieces.svg");
        if made != kept {
            let new = concat!(env!("CARGO_MANIFEST_DIR"), "/target/pieces.svg");
            std::fs::write(new, made).unwrap();
            panic!("a piece was redrawn: copy target/pieces.svg to assets/pieces.svg");
        }
    }

    #[test]
    fn every_drawing_is_complete() {
        for (_, id, drawing) in PIECES {
            assert!(inside(drawing).starts_with("<g "), "{id}");
            assert!(inside(drawing).ends_with("</g>"), "{id}");
            assert!(!drawing.contains("style="), "{id}: the CSP forbids it");
        }
    }
}
