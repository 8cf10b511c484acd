//! Board pictures: an SVG for download, a PNG for letters, and the piece drawings
//! that pages, letters and downloads share.
//!
//! The input is a piece placement (the first field of a FEN), not a position: a picture
//! is drawn of whatever stands there, and a damaged placement gives an emptier board
//! rather than a fault, because a letter without its picture still has its text.

mod board;
mod chart;
mod glyphs;
mod inline;
mod lines;
mod pieces;
mod png;

pub use board::{BoardPicture, Side, board_svg};
pub use chart::{Chart, chart_svg};
pub use inline::{Pointers, inline_svg};
pub use lines::{Grown, lines_svg};
pub use pieces::sprite;

use resvg::{tiny_skia, usvg};

/// The smallest and largest picture drawn, in pixels; other wishes are brought within.
pub const PNG_SIZES: std::ops::RangeInclusive<u32> = 64..=2048;

/// Why a board could not be turned into a PNG. The SVG is our own, so this is a defect
/// of the program (or a lack of memory), never the reader's doing.
#[derive(Debug, thiserror::Error)]
pub enum Undrawable {
    /// The drawing did not parse.
    #[error("the board drawing is not valid SVG: {0}")]
    Drawing(#[from] usvg::Error),
    /// No canvas of this size (in pixels) could be made.
    #[error("no canvas of {0} pixels")]
    Canvas(u32),
    /// The picture could not be encoded.
    #[error("the board picture could not be encoded: {0}")]
    Encoding(String),
}

/// The board as PNG bytes, `px` pixels wide and high (see [`PNG_SIZES`]).
///
/// Takes some milliseconds of CPU: call it outside transactions and off the request's
/// own thread.
///
/// # Errors
/// [`Undrawable`], which the caller logs and answers by leaving the picture out.
pub fn board_png(picture: &BoardPicture<'_>, px: u32) -> Result<Vec<u8>, Undrawable> {
    let px = px.clamp(*PNG_SIZES.start(), *PNG_SIZES.end());
    let tree = usvg::Tree::from_str(&board_svg(picture), &usvg::Options::default())?;
    let mut canvas = tiny_skia::Pixmap::new(px, px).ok_or(Undrawable::Canvas(px))?;
    #[expect(clippy::cast_precision_loss, reason = "at most 2048")]
    let scale = px as f32 / tree.size().width();
    let scale = tiny_skia::Transform::from_scale(scale, scale);
    resvg::render(&tree, scale, &mut canvas.as_mut());
    png::indexed(canvas.data(), px)
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

    fn size_of(png: &[u8]) -> (u32, u32) {
        assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
        let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
        (number(16), number(20))
    }

    #[test]
    fn a_png_has_the_size_asked_for_and_stays_small() {
        let picture = BoardPicture::new(START).last_move(12, 28).check(4);
        let png = board_png(&picture, 720).unwrap();
        assert_eq!(size_of(&png), (720, 720));
        assert!(png.len() < 25_000, "{} bytes", png.len());
        assert_eq!(size_of(&board_png(&picture, 1).unwrap()), (64, 64));
    }

    #[test]
    fn each_thing_shown_changes_the_picture() {
        let plain = board_png(&BoardPicture::new(START), 360).unwrap();
        for other in [
            BoardPicture::new(START).below(Side::Black),
            BoardPicture::new(START).last_move(12, 28),
            BoardPicture::new(START).check(60),
            BoardPicture::new("8/8/8/8/8/8/8/8"),
        ] {
            assert_ne!(board_png(&other, 360).unwrap(), plain, "{other:?}");
        }
    }
}
