//! The squares of a board to try moves on: buttons above the picture, so that a move is made by pressing. Written by hand
//! instead of by a template: they are most of a page, and nothing on them comes from people.

use std::fmt;

use crate::i18n::chess::role_code;
use crate::i18n::{Words, t};
use crate::rules::{Move, Piece, Position, Square};
use crate::web::names::Names;

/// The board as it is pressed; its `Display` writes HTML.
///
/// By keyboard one comes only to what is a way on: the own men, or a chosen man and its targets. Whatever else can be
/// pressed with a finger is answered, too.
pub struct Squares<'a> {
    /// In whose language squares have their names.
    pub words: &'a Words,
    /// What stands on it.
    pub position: Position,
    /// The man that is chosen.
    pub chosen: Option<Square>,
}

/// A square that can be pressed.
struct Pressed<'a> {
    class: &'a str,
    on_the_way: bool,
    label: String,
}

impl fmt::Display for Squares<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Names::of(self.words.lang());
        let moves = self.position.legal_moves();
        for rank in (0..8).rev() {
            for square in (0..8).filter_map(|file| Square::new(file, rank)) {
                match self.pressed(square, names, &moves) {
                    None => f.write_str("<i></i>")?,
                    Some(pressed) => self.button(f, square, &pressed)?,
                }
            }
        }
        Ok(())
    }
}

impl Squares<'_> {
    /// What a square says and leads to; an empty one leads nowhere before a man is chosen.
    fn pressed(&self, square: Square, names: &Names, moves: &[Move]) -> Option<Pressed<'static>> {
        let piece = self.position.piece_at(square);
        let label = match piece {
            Some(piece) => format!("{square}, {}", names.man(piece)),
            None => {
                self.chosen?;
                t!(
                    self.words,
                    "board-script-empty",
                    square = square.to_string()
                )
            }
        };
        let own = piece.is_some_and(|piece| piece.color == self.position.turn());
        let Some(from) = self.chosen else {
            return Some(Pressed {
                class: "",
                on_the_way: own,
                label,
            });
        };
        if from == square {
            return Some(Pressed {
                class: "chosen",
                on_the_way: true,
                label,
            });
        }
        let target = self.position.pressed(moves, from, square);
        Some(match target {
            Some(target) => Pressed {
                class: if piece.is_some() {
                    "target capture"
                } else {
                    "target"
                },
                on_the_way: true,
                label: self.target(square, target, piece, names),
            },
            None => Pressed {
                class: "",
                on_the_way: false,
                label,
            },
        })
    }

    fn target(&self, square: Square, target: Move, piece: Option<Piece>, names: &Names) -> String {
        let at = square.to_string();
        match (target.captured(), piece) {
            (Some(taken), _) => {
                let captured = self.words.get(&format!("captured-{}", role_code(taken)));
                let captured = captured.unwrap_or_default();
                t!(
                    self.words,
                    "board-target-capture",
                    square = at,
                    captured = captured
                )
            }
            // in Chess960 a king castles by being put onto its rook
            (None, Some(rook)) => format!("{square}, {}", names.man(rook)),
            (None, None) => t!(self.words, "board-target", square = at),
        }
    }

    fn button(
        &self,
        f: &mut fmt::Formatter<'_>,
        square: Square,
        pressed: &Pressed<'_>,
    ) -> fmt::Result {
        write!(f, "<button name=\"square\" value=\"{square}\"")?;
        if !pressed.class.is_empty() {
            write!(f, " class=\"{}\"", pressed.class)?;
        }
        if self.chosen == Some(square) {
            f.write_str(" aria-pressed=\"true\"")?;
        }
        if !pressed.on_the_way {
            f.write_str(" tabindex=\"-1\"")?;
        }
        write!(f, " aria-label=\"{}\"></button>", pressed.label)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Lang, words};

    fn board(fen: &str, chosen: Option<&str>) -> String {
        Squares {
            words: words(Lang::De),
            position: Position::from_fen(fen).unwrap(),
            chosen: chosen.map(|name| name.parse().unwrap()),
        }
        .to_string()
    }

    #[test]
    fn men_are_chosen_and_the_keyboard_finds_only_the_own() {
        let html = board("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", None);
        assert_eq!(html.matches("<i>").count(), 60);
        assert!(html.contains("value=\"e2\" aria-label=\"e2, weißer Springer\""));
        assert!(html.contains("value=\"e7\" tabindex=\"-1\" aria-label=\"e7, schwarzer Turm\""));
    }

    #[test]
    fn targets_are_marked_and_everything_else_is_still_answered() {
        let html = board("4k3/8/4r3/8/8/8/3N4/4K3 w - - 0 1", Some("e1"));
        assert_eq!(html.matches("<button").count(), 64);
        assert!(html.contains("value=\"e1\" class=\"chosen\" aria-pressed=\"true\""));
        assert!(html.contains("value=\"f1\" class=\"target\" aria-label=\"f1: hierher ziehen\""));
        assert!(html.contains("value=\"e2\" tabindex=\"-1\" aria-label=\"e2, leer\""));
        assert_eq!(html.matches("tabindex").count(), 64 - 1 - 3);
    }

    #[test]
    fn a_king_that_stands_beside_its_place_castles_onto_its_rook() {
        let html = board("4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1", Some("f1"));
        assert!(
            html.contains("value=\"g1\" class=\"target capture\" aria-label=\"g1, weißer Turm\"")
        );
    }
}
