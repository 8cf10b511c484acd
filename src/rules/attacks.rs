//! Which squares a man attacks (3.1.2). Sliders by the subtraction trick `o ^ (o - 2r)`: tables of a few kilobytes, no magic numbers.

use super::{Bitboard, Color, Role, Square};

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

/// The whole line through each square in one direction and its opposite, without the square itself.
const fn lines(file_step: i8, rank_step: i8) -> [u64; 64] {
    let mut table = [0; 64];
    let mut index = 0;
    while index < 64 {
        let mut distance = -7;
        while distance <= 7 {
            let file = (index as i8 & 7) + distance * file_step;
            let rank = (index as i8 >> 3) + distance * rank_step;
            if distance != 0 && file >= 0 && file < 8 && rank >= 0 && rank < 8 {
                table[index] |= 1 << (rank * 8 + file);
            }
            distance += 1;
        }
        index += 1;
    }
    table
}

/// Attacks along the first rank for each file and each set of the six inner occupied squares.
const fn first_rank() -> [[u8; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            let occupied = (inner as u8) << 1;
            let mut to = file as i8 + 1;
            while to < 8 {
                table[file][inner] |= 1 << to;
                if occupied >> to & 1 == 1 {
                    break;
                }
                to += 1;
            }
            to = file as i8 - 1;
            while to >= 0 {
                table[file][inner] |= 1 << to;
                if occupied >> to & 1 == 1 {
                    break;
                }
                to -= 1;
            }
            inner += 1;
        }
        file += 1;
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
static FILES: [u64; 64] = lines(0, 1);
static RANKS: [u64; 64] = lines(1, 0);
static RISING: [u64; 64] = lines(1, 1);
static FALLING: [u64; 64] = lines(1, -1);
static FIRST_RANK: [[u8; 64]; 8] = first_rank();

/// Both ways along a file or diagonal. Turning the board over by swapping bytes makes the downward ray an upward one.
fn slide(mask: u64, square: Square, occupied: u64) -> u64 {
    let bit = 1u64 << square.slot();
    let blockers = occupied & mask;
    let up = blockers.wrapping_sub(bit << 1) ^ blockers;
    let turned = blockers.swap_bytes();
    let down = (turned.wrapping_sub(bit.swap_bytes() << 1) ^ turned).swap_bytes();
    (up ^ down) & mask
}

pub(super) fn knight(square: Square) -> Bitboard {
    KNIGHT[square.slot()]
}

pub(super) fn king(square: Square) -> Bitboard {
    KING[square.slot()]
}

/// The two squares a pawn of this colour attacks (3.7.3).
pub(super) fn pawn(color: Color, square: Square) -> Bitboard {
    PAWN[color.index()][square.slot()]
}

pub(super) fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(
        slide(RISING[square.slot()], square, occupied.0)
            | slide(FALLING[square.slot()], square, occupied.0),
    )
}

pub(super) fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    let shift = square.index() & 56;
    let inner = (occupied.0 >> shift >> 1) as usize & 63;
    let along = u64::from(FIRST_RANK[(square.file() & 7) as usize][inner]) << shift;
    Bitboard(slide(FILES[square.slot()], square, occupied.0) | along)
}

pub(super) fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    bishop(square, occupied) | rook(square, occupied)
}

/// What a man of this kind on this square attacks.
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

/// The line through two squares that share a file, rank or diagonal (without the first of them), else nothing.
pub(super) fn line(a: Square, b: Square) -> Bitboard {
    for table in [&FILES, &RANKS, &RISING, &FALLING] {
        let line = Bitboard(table[a.slot()]);
        if line.has(b) {
            return line;
        }
    }
    Bitboard::EMPTY
}

/// The squares strictly between two squares on one line, else nothing.
pub(super) fn between(a: Square, b: Square) -> Bitboard {
    let ends = Bitboard::of(a) | Bitboard::of(b);
    let line = line(a, b);
    if line.is_empty() {
        return line;
    }
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    let above_low = Bitboard(!0u64 << low.slot());
    let below_high = Bitboard((1u64 << high.slot()) - 1);
    line & above_low & below_high & !ends
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
