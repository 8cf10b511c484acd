//! The board as a grid of links: it works without JavaScript, by keyboard and for those who hear it.
//!
//! Written by hand instead of by a template: 64 squares are most of a game page, and nothing on them comes from people.

mod links;

use std::fmt;

use crate::i18n::chess::role_code;
use crate::i18n::{Lang, t, words};
use crate::rules::{Color, Move, Piece, Position, Role, Square};
use crate::web::assets::asset;

use crate::web::names::Names;

/// What the squares lead to.
#[derive(Clone, Copy)]
pub enum Squares<'a> {
    /// A picture.
    Still,
    /// Pieces that can move can be chosen.
    Choose {
        /// Address of the page.
        base: &'a str,
        /// The legal moves.
        moves: &'a [Move],
        /// What stands at the end of every query.
        tail: &'static str,
    },
    /// A piece is chosen: its targets light up.
    Chosen {
        /// Address of the page.
        base: &'a str,
        /// The legal moves.
        moves: &'a [Move],
        /// Where the piece stands.
        from: Square,
        /// What stands at the end of every query.
        tail: &'static str,
        /// The ply at which a target sends the move at once, if its player wants no confirm step.
        direct: Option<u32>,
    },
    /// A line of moves is put together: every step is the same page with a longer query.
    Line {
        /// Address of the page with the line so far, as it stands in an attribute.
        base: &'a str,
        /// What joins another move to it.
        joint: &'static str,
        /// The legal moves.
        moves: &'a [Move],
        /// Where the chosen piece stands.
        from: Option<Square>,
    },
    /// A move is one of a tree: a target sends the form `step` of the page.
    Step {
        /// Address of the page with the place, as it stands in an attribute.
        base: &'a str,
        /// The legal moves.
        moves: &'a [Move],
        /// Where the chosen piece stands.
        from: Option<Square>,
    },
}

/// A board to be shown; its `Display` writes HTML.
pub struct Board<'a> {
    /// What stands on it.
    pub position: &'a Position,
    /// Whose side is below.
    pub bottom: Color,
    /// The squares of the last move.
    pub last: Option<(Square, Square)>,
    /// What the squares lead to.
    pub squares: Squares<'a>,
    /// In which language squares have their names.
    pub lang: Lang,
}

/// The squares of a move as it is stored (UCI).
pub fn squares_of(uci: &str) -> Option<(Square, Square)> {
    Some((uci.get(0..2)?.parse().ok()?, uci.get(2..4)?.parse().ok()?))
}

fn sprite_id(piece: Piece) -> &'static str {
    match (piece.color, piece.role) {
        (Color::White, Role::King) => "wk",
        (Color::White, Role::Queen) => "wq",
        (Color::White, Role::Rook) => "wr",
        (Color::White, Role::Bishop) => "wb",
        (Color::White, Role::Knight) => "wn",
        (Color::White, Role::Pawn) => "wp",
        (Color::Black, Role::King) => "bk",
        (Color::Black, Role::Queen) => "bq",
        (Color::Black, Role::Rook) => "br",
        (Color::Black, Role::Bishop) => "bb",
        (Color::Black, Role::Knight) => "bn",
        (Color::Black, Role::Pawn) => "bp",
    }
}

/// One piece as a picture without a name.
pub struct Picture(pub Piece);

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        picture(f, asset("pieces.svg"), self.0)
    }
}

fn picture(f: &mut fmt::Formatter<'_>, sprite: &str, piece: Piece) -> fmt::Result {
    f.write_str("<svg class=\"piece\" aria-hidden=\"true\"><use href=\"")?;
    f.write_str(sprite)?;
    f.write_str("#")?;
    f.write_str(sprite_id(piece))?;
    f.write_str("\"/></svg>")
}

impl fmt::Display for Board<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let white_below = self.bottom.is_white();
        let mut order = [0_u8, 1, 2, 3, 4, 5, 6, 7];
        if !white_below {
            order.reverse();
        }
        f.write_str(
            "<div class=\"board-frame\" id=\"board\"><ol class=\"ranks\" aria-hidden=\"true\">",
        )?;
        for rank in order.iter().rev() {
            write!(f, "<li>{}</li>", rank + 1)?;
        }
        let words = words(self.lang);
        let side = crate::i18n::chess::side(words, self.bottom);
        let label = t!(words, "board-label", side = side);
        f.write_str("</ol>")?;
        if let Squares::Chosen {
            base,
            direct: Some(ply),
            ..
        } = self.squares
        {
            write!(
                f,
                "<form id=\"direct\" method=\"post\" action=\"{base}/moves\" hidden><input type=\"hidden\" \
                 name=\"ply\" value=\"{ply}\"><input type=\"hidden\" name=\"direct\" value=\"on\"></form>"
            )?;
        }
        write!(
            f,
            "<div class=\"board\" role=\"group\" aria-label=\"{label}\">"
        )?;
        let (names, sprite) = (Names::of(self.lang), asset("pieces.svg"));
        for rank in order.iter().rev() {
            // a row of its own, so that a script can tell programs that read aloud of a grid
            f.write_str("<div class=\"rank\">")?;
            for file in order {
                if let Some(square) = Square::new(file, *rank) {
                    self.square(f, square, names, sprite)?;
                }
            }
            f.write_str("</div>")?;
        }
        f.write_str("</div><ol class=\"files\" aria-hidden=\"true\">")?;
        for file in order {
            write!(f, "<li>{}</li>", char::from(b'a' + file))?;
        }
        f.write_str("</ol></div>")
    }
}

impl Board<'_> {
    fn square(
        &self,
        f: &mut fmt::Formatter<'_>,
        square: Square,
        names: &Names,
        sprite: &str,
    ) -> fmt::Result {
        let piece = self.position.piece_at(square);
        let target = self.target(square);
        let shape = self.link(f, square, piece, target)?;
        if let Shape::Still = shape {
            f.write_str("<span class=\"sq ")?;
        }
        f.write_str(if square.is_light() { "light" } else { "dark" })?;
        self.marks(f, square, piece, target)?;
        f.write_str("\"")?;
        self.label(f, square, piece, target, names)?;
        f.write_str(">")?;
        if let Some(piece) = piece {
            picture(f, sprite, piece)?;
        }
        f.write_str(match shape {
            Shape::Link => "</a>",
            Shape::Button => "</button>",
            Shape::Still => "</span>",
        })
    }

    /// The move that leads from the chosen piece to this square, if there is one.
    fn target(&self, square: Square) -> Option<Move> {
        match self.squares {
            Squares::Chosen { moves, from, .. }
            | Squares::Line {
                moves,
                from: Some(from),
                ..
            }
            | Squares::Step {
                moves,
                from: Some(from),
                ..
            } => self.position.pressed(moves, from, square),
            _ => None,
        }
    }

    fn can_move(&self, square: Square) -> bool {
        match self.squares {
            Squares::Still => false,
            Squares::Choose { moves, .. }
            | Squares::Chosen { moves, .. }
            | Squares::Line { moves, .. }
            | Squares::Step { moves, .. } => moves.iter().any(|m| m.from() == square),
        }
    }

    fn is_direct(&self) -> bool {
        matches!(
            self.squares,
            Squares::Chosen {
                direct: Some(_),
                ..
            }
        )
    }

    fn is_chosen(&self, square: Square) -> bool {
        if let Squares::Line { from, .. } | Squares::Step { from, .. } = self.squares {
            return from == Some(square);
        }
        matches!(self.squares, Squares::Chosen { from, .. } if from == square)
    }

    fn marks(
        &self,
        f: &mut fmt::Formatter<'_>,
        square: Square,
        piece: Option<Piece>,
        target: Option<Move>,
    ) -> fmt::Result {
        if self
            .last
            .is_some_and(|(from, to)| square == from || square == to)
        {
            f.write_str(" last")?;
        }
        if self.is_chosen(square) {
            f.write_str(" chosen")?;
        }
        if target.is_some() {
            f.write_str(" target")?;
            if piece.is_some() {
                f.write_str(" capture")?;
            }
        }
        if self.position.is_check() && square == self.position.king(self.position.turn()) {
            f.write_str(" check")?;
        }
        Ok(())
    }

    fn label(
        &self,
        f: &mut fmt::Formatter<'_>,
        square: Square,
        piece: Option<Piece>,
        target: Option<Move>,
        names: &Names,
    ) -> fmt::Result {
        let words = words(self.lang);
        if let Some(m) = target {
            let text = match m.captured() {
                Some(taken) => {
                    let captured = words.get(&format!("captured-{}", role_code(taken)));
                    let captured = captured.unwrap_or_default();
                    t!(
                        words,
                        "board-target-capture",
                        square = square.to_string(),
                        captured = captured
                    )
                }
                None => t!(words, "board-target", square = square.to_string()),
            };
            return write!(f, " aria-label=\"{text}\"");
        }
        let Some(piece) = piece else {
            return f.write_str(" aria-hidden=\"true\"");
        };
        let man = names.man(piece);
        if self.can_move(square) {
            write!(f, " aria-label=\"{man} {square}, {}\"", names.can_move())
        } else {
            write!(f, " role=\"img\" aria-label=\"{man} {square}\"")
        }
    }
}

enum Shape {
    Link,
    Button,
    Still,
}

#[cfg(test)]
mod tests;
