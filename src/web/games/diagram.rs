//! A board to be printed or looked at, of which no square leads anywhere.

use crate::drawing::{BoardPicture, Pointers, Side, inline_svg};
use crate::i18n::{Words, chess};
use crate::rules::{Color, Position};
use crate::web::assets::asset;
use crate::web::book::escaped;

use super::board::squares_of;

/// The position as an element of a page; `last`: the move that led to it, as UCI.
pub fn diagram(words: &Words, position: &Position, bottom: Color, last: &str) -> String {
    let placement = position.placement();
    let side = if bottom.is_white() {
        Side::White
    } else {
        Side::Black
    };
    let mut picture = BoardPicture::new(&placement).below(side);
    if let Some((from, to)) = squares_of(last) {
        picture = picture.last_move(from.index(), to.index());
    }
    if position.is_check() {
        picture = picture.check(position.king(position.turn()).index());
    }
    let label = escaped(&chess::position(words, position).join(" "));
    inline_svg(&picture, Pointers::default(), asset("pieces.svg"), &label)
}
