//! Which squares a man attacks (3.1.2), and the lines between squares.

pub(super) use super::sliders::{bishop, rook};
use super::{Bitboard, Color, Role, Square, sliders};

const fn steps(deltas: &[(i8, i8)]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut index = 0;
    while index < 64 {
        let mut n = 0;
        while n < deltas.len() {
            let file = (index as i8 & 7) + deltas[n].0;
            let rank = (index as i8 >> 3) + deltas[n].1;
            if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
                table[index].0 |= 1 << (rank * 8 + file);
            }
            n += 1;
        }
        index += 1;
    }
    table
}

static KNIGHT: [Bitboard; 64] = steps(&[
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
]);
static KING: [Bitboard; 64] = steps(&[
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
]);
static PAWN: [[Bitboard; 64]; 2] = [steps(&[(-1, 1), (1, 1)]), steps(&[(-1, -1), (1, -1)])];
#[inline]
pub(super) fn knight(square: Square) -> Bitboard {
    KNIGHT[square.slot()]
}

#[inline]
pub(super) fn king(square: Square) -> Bitboard {
    KING[square.slot()]
}

/// The two squares a pawn of this colour attacks (3.7.3).
#[inline]
pub(super) fn pawn(color: Color, square: Square) -> Bitboard {
    PAWN[color.index()][square.slot()]
}

#[inline]
pub(super) fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    bishop(square, occupied) | rook(square, occupied)
}

/// All squares that pawns of this colour attack.
#[inline]
pub(super) fn all_pawns(color: Color, pawns: Bitboard) -> Bitboard {
    let (west, east) = (pawns & !Bitboard::file(0), pawns & !Bitboard::file(7));
    match color {
        Color::White => Bitboard(west.0 << 7 | east.0 << 9),
        Color::Black => Bitboard(west.0 >> 9 | east.0 >> 7),
    }
}

/// What a man of this kind on this square attacks.
#[inline]
pub(super) fn of(role: Role, color: Color, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn(color, square),
        Role::Knight => knight(square),
        Role::Bishop => bishop(square, occupied),
        Role::Rook => rook(square, occupied),
        Role::Queen => queen(square, occupied),
        Role::King => king(square),
    }
}

/// For each two squares on one file, rank or diagonal the whole line through them, without the first of them.
static LINES: [[u64; 64]; 64] = pairs(false);
/// The squares strictly between two squares of one line.
static BETWEEN: [[u64; 64]; 64] = pairs(true);

const fn pairs(only_between: bool) -> [[u64; 64]; 64] {
    let lines = [
        &sliders::FILES,
        &sliders::RANKS,
        &sliders::RISING,
        &sliders::FALLING,
    ];
    let mut table = [[0; 64]; 64];
    let mut a = 0;
    while a < 64 {
        let mut b = 0;
        while b < 64 {
            let mut n = 0;
            while n < 4 {
                let line = lines[n][a];
                if line >> b & 1 == 1 {
                    let (low, high) = if a < b { (a, b) } else { (b, a) };
                    let inside = (1u64 << high) - (1u64 << low) * 2;
                    table[a][b] = if only_between { line & inside } else { line };
                }
                n += 1;
            }
            b += 1;
        }
        a += 1;
    }
    table
}

/// The line through two squares that share a file, rank or diagonal (without the first of them), else nothing.
#[inline]
pub(super) fn line(a: Square, b: Square) -> Bitboard {
    Bitboard(LINES[a.slot()][b.slot()])
}

/// The squares strictly between two squares on one line, else nothing.
#[inline]
pub(super) fn between(a: Square, b: Square) -> Bitboard {
    Bitboard(BETWEEN[a.slot()][b.slot()])
}

/// Where a rook could go on an empty board.
#[inline]
pub(super) fn straights(square: Square) -> Bitboard {
    Bitboard(sliders::FILES[square.slot()] | sliders::RANKS[square.slot()])
}

/// Where a bishop could go on an empty board.
#[inline]
pub(super) fn diagonals(square: Square) -> Bitboard {
    Bitboard(rising(square).0 | falling(square).0)
}

/// The file, without the square itself.
#[inline]
pub(super) fn file(square: Square) -> Bitboard {
    Bitboard(sliders::FILES[square.slot()])
}

/// The diagonal from lower left to upper right.
#[inline]
pub(super) fn rising(square: Square) -> Bitboard {
    Bitboard(sliders::RISING[square.slot()])
}

/// The diagonal from upper left to lower right.
#[inline]
pub(super) fn falling(square: Square) -> Bitboard {
    Bitboard(sliders::FALLING[square.slot()])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Walks square by square until something stands in the way.
    fn walk(from: Square, occupied: Bitboard, ways: &[(i8, i8)]) -> Bitboard {
        let mut seen = Bitboard::EMPTY;
        for (file_step, rank_step) in ways {
            let mut at = (from.file() as i8, from.rank() as i8);
            loop {
                at = (at.0 + file_step, at.1 + rank_step);
                let Some(square) = Square::new(at.0 as u8, at.1 as u8) else {
                    break;
                };
                seen |= Bitboard::of(square);
                if occupied.has(square) {
                    break;
                }
            }
        }
        seen
    }

    #[test]
    fn sliders_go_as_far_as_a_walk() {
        let mut occupied = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..200 {
            occupied = occupied
                .wrapping_mul(0x5851_f42d_4c95_7f2d)
                .wrapping_add(1)
                .rotate_left(17);
            let board = Bitboard(occupied & occupied.rotate_left(31));
            for from in Square::all() {
                assert_eq!(
                    rook(from, board),
                    walk(from, board, &[(0, 1), (1, 0), (0, -1), (-1, 0)])
                );
                assert_eq!(
                    bishop(from, board),
                    walk(from, board, &[(1, 1), (1, -1), (-1, -1), (-1, 1)])
                );
            }
        }
    }

    #[test]
    fn between_leaves_out_both_ends() {
        for a in Square::all() {
            for b in Square::all() {
                let seen = queen(a, Bitboard::of(b)) & queen(b, Bitboard::of(a));
                let expected = if line(a, b).any() {
                    seen & line(a, b)
                } else {
                    Bitboard::EMPTY
                };
                assert_eq!(between(a, b), expected, "{a} {b}");
            }
        }
    }
}
