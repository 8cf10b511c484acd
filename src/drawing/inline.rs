//! A board inside a page: the page's own piece sprite and colours, marked squares and arrows. What it shows is told by
//! its label, since nobody hears a drawing.

use std::fmt::Write as _;

use super::board::{BoardPicture, LEFT, SQUARE, TOP, WHOLE, is_dark};
use super::pieces;

/// What is pointed at on a board. Squares are numbered as for [`BoardPicture`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Pointers<'a> {
    /// Squares with a frame.
    pub marks: &'a [u8],
    /// Arrows, from and to.
    pub arrows: &'a [(u8, u8)],
}

/// The board as an element of a page. `sprite` is the address of the drawings ([`super::sprite`]), `label` what the
/// picture says in words; both are put into attributes as they are, so they come escaped.
#[must_use]
pub fn inline_svg(
    picture: &BoardPicture<'_>,
    pointers: Pointers<'_>,
    sprite: &str,
    label: &str,
) -> String {
    let mut svg = String::with_capacity(4_000);
    let edge = 8 * SQUARE;
    // Writing into a String cannot fail, so the results are dropped.
    let _ = write!(
        svg,
        r#"<svg class="drawn" role="img" aria-label="{label}" viewBox="0 0 {WHOLE} {WHOLE}"><rect class="light" x="{LEFT}" y="{TOP}" width="{edge}" height="{edge}"/>"#
    );
    squares(picture, &mut svg);
    coordinates(picture, &mut svg);
    for (square, sign) in picture.pieces() {
        let (x, y) = picture.corner(square);
        if picture.checked() == Some(square) {
            let (x, y) = (x + SQUARE / 2, y + SQUARE / 2);
            let _ = write!(svg, r#"<circle class="check" cx="{x}" cy="{y}" r="21"/>"#);
        }
        if let Some(id) = pieces::id(sign) {
            let _ = write!(
                svg,
                r#"<use href="{sprite}#{id}" x="{x}" y="{y}" width="{SQUARE}" height="{SQUARE}"/>"#
            );
        }
    }
    for square in pointers.marks.iter().filter(|square| **square < 64) {
        let (x, y) = picture.corner(*square);
        let _ = write!(
            svg,
            r#"<rect class="mark" x="{}" y="{}" width="{}" height="{}"/>"#,
            x + 3,
            y + 3,
            SQUARE - 6,
            SQUARE - 6
        );
    }
    for (from, to) in pointers.arrows {
        arrow(picture, *from, *to, &mut svg);
    }
    svg.push_str("</svg>");
    svg
}

fn squares(picture: &BoardPicture<'_>, svg: &mut String) {
    let _ = write!(svg, r#"<path class="dark" d="{}"/>"#, picture.dark_path());
    for square in picture.last_squares() {
        let (x, y) = picture.corner(square);
        let tint = if is_dark(square) { "dark" } else { "light" };
        let _ = write!(
            svg,
            r#"<path class="{tint} last" d="M{x} {y}h48v48h-48z"/><path class="corner" d="M{x} {y}h11l-11 11z"/>"#
        );
    }
    let _ = write!(
        svg,
        r#"<rect class="frame" x="{LEFT}" y="{TOP}" width="{0}" height="{0}"/>"#,
        8 * SQUARE
    );
}

fn coordinates(picture: &BoardPicture<'_>, svg: &mut String) {
    // browsers would read them aloud, letter by letter, after the label
    svg.push_str("<g aria-hidden=\"true\">");
    for step in 0..8_u8 {
        let (x, _) = picture.corner(step);
        let (_, y) = picture.corner(step * 8);
        let (x, y) = (x + SQUARE / 2, y + SQUARE / 2 + 6);
        let (file, rank) = (char::from(b'a' + step), step + 1);
        let below = WHOLE - 4;
        let _ = write!(
            svg,
            r#"<text x="{x}" y="{below}">{file}</text><text x="11" y="{y}">{rank}</text>"#
        );
    }
    svg.push_str("</g>");
}

/// From the middle of one square almost to the middle of another.
fn arrow(picture: &BoardPicture<'_>, from: u8, to: u8, svg: &mut String) {
    if from >= 64 || to >= 64 || from == to {
        return;
    }
    let middle = |square| {
        let (x, y) = picture.corner(square);
        (f32::from(x + SQUARE / 2), f32::from(y + SQUARE / 2))
    };
    let ((x0, y0), (x1, y1)) = (middle(from), middle(to));
    let length = (x1 - x0).hypot(y1 - y0);
    let (dx, dy) = ((x1 - x0) / length, (y1 - y0) / length);
    // where the shaft begins, where the head begins, where its point is
    let (sx, sy) = (x0 + dx * 10.0, y0 + dy * 10.0);
    let (hx, hy) = (x1 - dx * 22.0, y1 - dy * 22.0);
    let (px, py) = (x1 - dx * 4.0, y1 - dy * 4.0);
    let (wx, wy) = (-dy * 10.0, dx * 10.0);
    let _ = write!(
        svg,
        r#"<path class="arrow" d="M{sx:.1} {sy:.1}L{hx:.1} {hy:.1}"/><path class="head" d="M{px:.1} {py:.1}L{:.1} {:.1}L{:.1} {:.1}z"/>"#,
        hx + wx,
        hy + wy,
        hx - wx,
        hy - wy
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_pointed_at_is_drawn_and_nothing_outside_the_board() {
        let picture = BoardPicture::new("4k3/8/8/8/8/8/8/R3K2R").check(4);
        let pointers = Pointers {
            marks: &[5, 6, 64, 200],
            arrows: &[(4, 6), (7, 5), (3, 3), (64, 1)],
        };
        let svg = inline_svg(&picture, pointers, "/pieces.svg", "a board");
        assert_eq!(svg.matches("class=\"mark\"").count(), 2);
        assert_eq!(svg.matches("class=\"arrow\"").count(), 2);
        assert_eq!(svg.matches("<use ").count(), 4);
        assert_eq!(svg.matches("<text ").count(), 16);
        assert!(svg.contains("aria-label=\"a board\""));
        assert!(!svg.contains("style=") && !svg.contains("NaN"));
    }
}
