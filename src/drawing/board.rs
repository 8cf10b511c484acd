//! The board as an SVG string.

use std::fmt::Write as _;

use super::{glyphs, pieces};

/// Whose side of the board is drawn below.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Side {
    /// White plays up the picture.
    #[default]
    White,
    /// Black plays up the picture.
    Black,
}

/// What a picture of a board shows. Squares are numbered 0..=63 from a1 = 0, b1 = 1 to
/// h8 = 63; other numbers are not shown.
#[derive(Clone, Copy, Debug)]
pub struct BoardPicture<'a> {
    placement: &'a str,
    below: Side,
    last_move: Option<(u8, u8)>,
    check: Option<u8>,
}

impl<'a> BoardPicture<'a> {
    /// A board with these pieces, White below. `fen` is a piece placement or a whole FEN,
    /// of which only the first field is read.
    #[must_use]
    pub fn new(fen: &'a str) -> Self {
        Self {
            placement: fen.split_whitespace().next().unwrap_or(""),
            below: Side::White,
            last_move: None,
            check: None,
        }
    }

    /// Turns the board.
    #[must_use]
    pub fn below(mut self, side: Side) -> Self {
        self.below = side;
        self
    }

    /// Marks the squares the last move left and reached.
    #[must_use]
    pub fn last_move(mut self, from: u8, to: u8) -> Self {
        self.last_move = Some((from, to));
        self
    }

    /// Draws a ring round the king in check on this square.
    #[must_use]
    pub fn check(mut self, king: u8) -> Self {
        self.check = Some(king);
        self
    }

    /// The column and row of the picture (from its upper left) at which a square lies.
    fn place(&self, square: u8) -> (u8, u8) {
        let (file, rank) = (square % 8, square / 8 % 8);
        match self.below {
            Side::White => (file, 7 - rank),
            Side::Black => (7 - file, rank),
        }
    }

    /// The upper left corner of a square, in units.
    pub(super) fn corner(&self, square: u8) -> (u16, u16) {
        let (column, row) = self.place(square);
        (
            LEFT + u16::from(column) * SQUARE,
            TOP + u16::from(row) * SQUARE,
        )
    }

    /// The outlines of all dark squares.
    pub(super) fn dark_path(&self) -> String {
        let dark = (0..64).filter(|square| is_dark(*square));
        let outline = |square| {
            let (x, y) = self.corner(square);
            format!("M{x} {y}h48v48h-48z")
        };
        dark.map(outline).collect()
    }

    /// Where a king in check stands.
    pub(super) fn checked(&self) -> Option<u8> {
        self.check
    }

    /// The squares of the last move, where they are squares.
    pub(super) fn last_squares(&self) -> impl Iterator<Item = u8> + use<> {
        let both = self.last_move.map(|(from, to)| [from, to]);
        both.into_iter().flatten().filter(|square| *square < 64)
    }

    /// Square and letter of each piece, read leniently: what is no piece is passed over.
    pub(super) fn pieces(&self) -> Vec<(u8, char)> {
        let mut found = Vec::with_capacity(32);
        for (row, text) in (0u8..8).zip(self.placement.split('/')) {
            let mut file = 0u8;
            for sign in text.chars() {
                if let Some(empty @ 1..=8) = sign.to_digit(10).and_then(|n| u8::try_from(n).ok()) {
                    file = file.saturating_add(empty);
                } else if file < 8 && pieces::id(sign).is_some() {
                    found.push(((7 - row) * 8 + file, sign));
                    file += 1;
                }
            }
        }
        found
    }
}

// One square is 48 units, as in the piece drawings; the coordinates need the margin on
// the left and below. Colours are those of the board "wood and paper" in style.css: a
// test keeps them equal.
pub(super) const SQUARE: u16 = 48;
pub(super) const LEFT: u16 = 24;
pub(super) const TOP: u16 = 8;
pub(super) const WHOLE: u16 = LEFT + 8 * SQUARE + TOP;
const PAPER: &str = "#faf7f2";
const INK: &str = "#1f1b16";
const LIGHT: &str = "#ece0c8";
const DARK: &str = "#b08a62";
const LIGHT_LAST: &str = "#e8d488";
const DARK_LAST: &str = "#bf9f45";
const MARK: &str = "#0f3d45";
const CHECK: &str = "#7d0f16";

/// The board as a complete SVG document, on its own paper so that it also stands on a
/// dark page.
#[must_use]
pub fn board_svg(picture: &BoardPicture<'_>) -> String {
    let standing = picture.pieces();
    let mut svg = String::with_capacity(16_000);
    let edge = 8 * SQUARE;
    // Writing into a String cannot fail, so the results are dropped.
    let _ = write!(
        svg,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WHOLE} {WHOLE}" width="{WHOLE}" height="{WHOLE}"><defs>{}</defs><rect width="{WHOLE}" height="{WHOLE}" fill="{PAPER}"/><rect x="{LEFT}" y="{TOP}" width="{edge}" height="{edge}" fill="{LIGHT}"/>"#,
        pieces::definitions(&standing)
    );
    squares(picture, &mut svg);
    // The frame lies outside the squares and over their edges.
    let _ = write!(
        svg,
        r#"<rect x="{}" y="{}" width="{}" height="{}" fill="none" stroke="{INK}" stroke-width="2"/>"#,
        LEFT - 1,
        TOP - 1,
        edge + 2,
        edge + 2
    );
    coordinates(picture, &mut svg);
    for (square, sign) in &standing {
        let (x, y) = picture.corner(*square);
        if picture.check == Some(*square) {
            let _ = write!(
                svg,
                r#"<circle cx="{}" cy="{}" r="21.5" fill="none" stroke="{CHECK}" stroke-width="4"/>"#,
                x + SQUARE / 2,
                y + SQUARE / 2
            );
        }
        if let Some(id) = pieces::id(*sign) {
            let _ = write!(svg, r##"<use href="#{id}" x="{x}" y="{y}"/>"##);
        }
    }
    svg.push_str("</svg>\n");
    svg
}

/// Whether a square is dark: a1 is.
pub(super) fn is_dark(square: u8) -> bool {
    (square % 8 + square / 8).is_multiple_of(2)
}

/// The dark squares in one path, then the last move: tinted, with a corner mark, since
/// colour alone is not seen by everybody.
fn squares(picture: &BoardPicture<'_>, svg: &mut String) {
    let _ = write!(svg, r#"<path fill="{DARK}" d="{}"/>"#, picture.dark_path());
    for square in picture.last_squares() {
        let (x, y) = picture.corner(square);
        let tint = if is_dark(square) {
            DARK_LAST
        } else {
            LIGHT_LAST
        };
        let _ = write!(
            svg,
            r#"<path fill="{tint}" d="M{x} {y}h48v48h-48z"/><path fill="{MARK}" d="M{x} {y}h11l-11 11z"/>"#
        );
    }
}

/// Files below and ranks on the left, outside the board.
fn coordinates(picture: &BoardPicture<'_>, svg: &mut String) {
    let _ = write!(
        svg,
        r#"<g fill="none" stroke="{INK}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">"#
    );
    for step in 0..8u8 {
        let (column, _) = picture.place(step);
        let (_, row) = picture.place(step * 8);
        let x = LEFT + u16::from(column) * SQUARE + 20;
        let y = TOP + u16::from(row) * SQUARE + 18;
        let below = TOP + 8 * SQUARE + 6;
        let (file, rank) = (glyphs::file(step), glyphs::rank(step));
        let _ = write!(
            svg,
            r#"<path transform="translate({x} {below}) scale(.9)" d="{file}"/><path transform="translate(8 {y}) scale(.9)" d="{rank}"/>"#
        );
    }
    svg.push_str("</g>");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_placement_is_read_square_by_square() {
        let picture = BoardPicture::new("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        let mut found = picture.pieces();
        found.sort_unstable();
        assert_eq!(found, [(0, 'R'), (4, 'K'), (7, 'R'), (60, 'k')]);
    }

    #[test]
    fn a_damaged_placement_still_gives_a_board() {
        for text in [
            "",
            "/",
            "kkkkkkkkkkkk/99999/x??/é8Q",
            "8/8/8/8/8/8/8/8/8/8/qq",
            "<b>",
            "888888888888888888888888888888888888888888K",
        ] {
            let picture = BoardPicture::new(text).last_move(200, 64).check(99);
            let svg = board_svg(&picture);
            assert!(
                svg.starts_with("<svg") && svg.ends_with("</svg>\n"),
                "{text}"
            );
            assert!(picture.pieces().iter().all(|(square, _)| *square < 64));
        }
    }

    #[test]
    fn the_board_turns() {
        let white = BoardPicture::new("8/8/8/8/8/8/8/K7");
        assert_eq!(white.place(0), (0, 7));
        assert_eq!(white.below(Side::Black).place(0), (7, 0));
        assert_eq!(white.below(Side::Black).place(63), (0, 7));
    }
}
