//! Where a doubt begins: after a move that the position is dead, after a game that its winner could have mated.

use super::guide::is_poor;
use crate::rules::{Bitboard, Color, Position, Role};

/// Few moves of the side to move: they may be forced.
const FEW_MOVES: usize = 3;
/// Few men beside the kings.
const FEW_MEN: u32 = 3;

/// False in nearly all positions of games, in a fraction of a microsecond: both sides have moves to choose from, men enough to mate with,
/// and pawns that are not blocked. Where it is false nothing is proven; a game goes on.
#[must_use]
pub fn is_suspicious(position: &Position) -> bool {
    let pawns = position.of_role(Role::Pawn);
    let men = position.occupied().count() - 2;
    if men <= FEW_MEN {
        let heavy = position.of_role(Role::Queen) | position.of_role(Role::Rook);
        return (heavy | pawns).is_empty() || position.count_moves() <= FEW_MOVES;
    }
    if !position.castling().is_empty() {
        return false;
    }
    let strong = [Role::Knight, Role::Rook, Role::Queen].map(|role| position.of_role(role));
    strong.iter().all(|men| men.is_empty())
        || is_blocked(position)
        || position.count_moves() <= FEW_MOVES
        || is_nearly_stalemated(position)
}

/// The side that waits would have few moves if it were its turn: any move may leave it none.
fn is_nearly_stalemated(position: &Position) -> bool {
    let waiting = Position {
        turn: position.turn().other(),
        en_passant: None,
        ..*position
    };
    !position.is_check() && waiting.count_moves() <= FEW_MOVES
}

/// A player would say that this side could not have mated: a knight or a bishop alone, or bishops and pawns in a blocked position.
#[must_use]
pub fn is_doubtful(position: &Position, side: Color) -> bool {
    let pawns = position.of_role(Role::Pawn);
    let strong = [Role::Knight, Role::Rook, Role::Queen].map(|role| position.of(side, role).any());
    is_poor(position, side) || (pawns.any() && !strong.contains(&true) && is_blocked(position))
}

/// No pawn of either side can move or take anything now. Captures in passing come after a pawn's move, so they need no look.
fn is_blocked(position: &Position) -> bool {
    Color::ALL.into_iter().all(|color| {
        let pawns = position.of(color, Role::Pawn);
        let ahead = match color {
            Color::White => Bitboard(pawns.0 << 8),
            Color::Black => Bitboard(pawns.0 >> 8),
        };
        (ahead & !position.occupied()).is_empty()
    })
}
