//! What stands on the board proves it: three exact classes.

use crate::rules::{Bitboard, Color, Position, Role};

/// This side can never mate with what is on the board, wherever it stands.
///
/// Right in every position that a game can reach. Kings do not mate; a knight alone mates only a king that its own men shut in, and
/// queens never shut in so; bishops of one square colour leave every second square around the king free unless a knight or a pawn (which
/// may promote) or a bishop of the other colour stands there.
pub(super) fn never_mates(position: &Position, winner: Color) -> bool {
    let own = position.of_color(winner) & !position.of(winner, Role::King);
    if own.is_empty() {
        return true;
    }
    let (knights, bishops) = (
        position.of_role(Role::Knight),
        position.of_role(Role::Bishop),
    );
    if (own & !knights).is_empty() && !own.many() {
        let loser = winner.other();
        let helpers = position.of_color(loser)
            & !position.of(loser, Role::King)
            & !position.of(loser, Role::Queen);
        return helpers.is_empty();
    }
    (own & !bishops).is_empty()
        && knights.is_empty()
        && position.of_role(Role::Pawn).is_empty()
        && on_one_color(bishops)
}

/// No two of the squares are of different colours.
pub(in crate::rules) fn on_one_color(squares: Bitboard) -> bool {
    (squares & Bitboard::LIGHT).is_empty() || (squares & Bitboard::DARK).is_empty()
}
