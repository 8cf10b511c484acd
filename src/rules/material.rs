//! What has been taken and who is ahead, for the rows beside a board. The Laws know no values of men.

use super::{Color, Position, Role};

/// The usual value of a man in pawns; the king has none.
#[must_use]
pub const fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

/// The men one side has lost since the start position, most valuable first.
///
/// A promoted man counts as a lost pawn only while it is taken: its pawn is not lost, it has become something. Where a promoted man
/// was taken the two cannot be told apart from the positions alone; then it shows as a pawn.
#[must_use]
pub fn lost(start: &Position, now: &Position, side: Color) -> Vec<Role> {
    let count = |position: &Position, role| position.of(side, role).count();
    let pieces = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    let promoted: u32 = pieces
        .iter()
        .map(|role| count(now, *role).saturating_sub(count(start, *role)))
        .sum();
    let mut lost = Vec::new();
    for role in pieces {
        let times = count(start, role).saturating_sub(count(now, role));
        lost.extend((0..times).map(|_| role));
    }
    let pawns = count(start, Role::Pawn).saturating_sub(count(now, Role::Pawn) + promoted);
    lost.extend((0..pawns).map(|_| Role::Pawn));
    lost
}

/// White's men minus Black's on the board, in pawns.
#[must_use]
pub fn balance(position: &Position) -> i32 {
    let side = |color| {
        Role::ALL
            .iter()
            .map(|role| value(*role) * position.of(color, *role).count() as i32)
            .sum::<i32>()
    };
    side(Color::White) - side(Color::Black)
}
