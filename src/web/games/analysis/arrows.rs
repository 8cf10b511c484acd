//! Arrows and coloured squares on the board, drawn over it.

use std::fmt::Write as _;

use crate::domain::analysis::{Mark, MarkColour};
use crate::i18n::{Words, t};
use crate::rules::{Color, Square};

/// The picture that lies over a board; nothing where nothing is marked. It says nothing to those who hear the page: see
/// [`told`].
pub(super) fn drawn(marks: &[Mark], bottom: Color) -> String {
    if marks.is_empty() {
        return String::new();
    }
    let mut svg = String::from("<svg class=\"marks\" viewBox=\"0 0 80 80\" aria-hidden=\"true\">");
    for mark in marks {
        let class = mark.colour.letter().to_ascii_lowercase();
        let (x, y) = middle(mark.from, bottom);
        // writing into a string does not fail
        let _ = match mark.to {
            None => write!(
                svg,
                "<rect class=\"mark-{class}\" x=\"{}\" y=\"{}\" width=\"9\" height=\"9\"/>",
                x - 4.5,
                y - 4.5
            ),
            Some(to) => write!(svg, "{}", arrow(class, (x, y), middle(to, bottom))),
        };
    }
    svg.push_str("</svg>");
    svg
}

/// The middle of a square; a square is ten wide.
fn middle(square: Square, bottom: Color) -> (f64, f64) {
    let (file, rank) = (f64::from(square.file()), f64::from(square.rank()));
    match bottom {
        Color::White => (file * 10.0 + 5.0, 75.0 - rank * 10.0),
        Color::Black => (75.0 - file * 10.0, rank * 10.0 + 5.0),
    }
}

fn arrow(class: char, (x, y): (f64, f64), (to_x, to_y): (f64, f64)) -> String {
    let (dx, dy) = (to_x - x, to_y - y);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    // where the shaft ends and the head begins
    let (neck_x, neck_y) = (to_x - ux * 4.0, to_y - uy * 4.0);
    let side = |way: f64| {
        let (x, y) = (neck_x - uy * 2.6 * way, neck_y + ux * 2.6 * way);
        format!("{x:.2},{y:.2}")
    };
    format!(
        "<g class=\"mark-{class}\"><line x1=\"{:.2}\" y1=\"{:.2}\" x2=\"{neck_x:.2}\" y2=\"{neck_y:.2}\"/>\
         <polygon points=\"{} {} {to_x:.2},{to_y:.2}\"/></g>",
        x + ux * 2.0,
        y + uy * 2.0,
        side(1.0),
        side(-1.0)
    )
}

/// "green arrow from e2 to e4, red square d5".
pub(super) fn told(words: &Words, marks: &[Mark]) -> String {
    let one = |mark: &Mark| {
        let colour = match mark.colour {
            MarkColour::Green => "G",
            MarkColour::Red => "R",
            MarkColour::Yellow => "Y",
            MarkColour::Blue => "B",
        };
        let from = mark.from.to_string();
        match mark.to {
            Some(to) => t!(
                words,
                "analysis-mark-arrow",
                colour = colour,
                from = from,
                to = to.to_string()
            ),
            None => t!(words, "analysis-mark-square", colour = colour, from = from),
        }
    };
    marks.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// As the field holds them.
pub(super) fn typed(marks: &[Mark]) -> String {
    let one = |mark: &Mark| mark.to_string();
    marks.iter().map(one).collect::<Vec<_>>().join(" ")
}
