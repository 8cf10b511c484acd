//! Writing moves (Appendix C; PGN standard 8.2.3).

use super::Letters;
use crate::rules::sight::Sight;
use crate::rules::{Bitboard, Move, Position, Role, Side, Square, attacks};

/// Short algebraic notation with `+` and `#`: the shortest that no other legal move shares. A pinned rival does not count
/// (PGN standard 8.2.3.4).
///
/// The move must be legal in the position.
#[must_use]
pub fn san(position: &Position, played: Move, letters: Letters) -> String {
    let mut text = String::with_capacity(8);
    if let Some(side) = played.castling_side() {
        text.push_str(castle(side));
    } else if played.role() == Role::Pawn {
        if played.is_capture() {
            text.extend([played.from().file_letter(), 'x']);
        }
        push_square(&mut text, played.to());
    } else {
        text.push(letters.of(played.role()));
        push_origin(&mut text, position, played);
        if played.is_capture() {
            text.push('x');
        }
        push_square(&mut text, played.to());
    }
    push_end(&mut text, position, played, letters);
    text
}

/// Long algebraic notation: `Ng1-f3`, `e5xd6 e.p.`, `O-O`.
#[must_use]
pub fn long_algebraic(position: &Position, played: Move, letters: Letters) -> String {
    let mut text = String::with_capacity(12);
    if let Some(side) = played.castling_side() {
        text.push_str(castle(side));
    } else {
        if played.role() != Role::Pawn {
            text.push(letters.of(played.role()));
        }
        push_square(&mut text, played.from());
        text.push(if played.is_capture() { 'x' } else { '-' });
        push_square(&mut text, played.to());
    }
    push_end(&mut text, position, played, letters);
    if played.is_en_passant() {
        text.push_str(" e.p.");
    }
    text
}

/// The numbers of international correspondence play: `5254`, castling `5171`, promotion by a fifth digit (1 queen, 2 rook,
/// 3 bishop, 4 knight).
#[must_use]
pub fn iccf(played: Move) -> String {
    let mut text = String::with_capacity(5);
    for square in [played.from(), played.to()] {
        text.extend([char::from(b'1' + square.file()), square.rank_digit()]);
    }
    text.extend(played.promotion().and_then(|role| match role {
        Role::Queen => Some('1'),
        Role::Rook => Some('2'),
        Role::Bishop => Some('3'),
        Role::Knight => Some('4'),
        _ => None,
    }));
    text
}

const fn castle(side: Side) -> &'static str {
    match side {
        Side::Short => "O-O",
        Side::Long => "O-O-O",
    }
}

fn push_square(text: &mut String, square: Square) {
    text.extend([square.file_letter(), square.rank_digit()]);
}

/// File first, then rank, then both.
fn push_origin(text: &mut String, position: &Position, played: Move) {
    let (role, from, to) = (played.role(), played.from(), played.to());
    let reach = attacks::of(role, position.turn(), to, position.occupied());
    let mut rivals = reach & position.of(position.turn(), role) & !Bitboard::of(from);
    if rivals.is_empty() {
        return;
    }
    let sight = Sight::of(position);
    for rival in rivals {
        if !sight.allows(rival, to) {
            rivals &= !Bitboard::of(rival);
        }
    }
    if rivals.is_empty() {
        return;
    }
    if (rivals & Bitboard::file(from.file())).is_empty() {
        text.push(from.file_letter());
    } else if (rivals & Bitboard::rank(from.rank())).is_empty() {
        text.push(from.rank_digit());
    } else {
        push_square(text, from);
    }
}

fn push_end(text: &mut String, position: &Position, played: Move, letters: Letters) {
    if let Some(role) = played.promotion() {
        text.extend(['=', letters.of(role)]);
    }
    let next = position.play(played);
    if next.is_check() {
        text.push(if next.has_legal_move() { '+' } else { '#' });
    }
}
