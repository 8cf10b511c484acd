//! Where a game begins: a position and the moves given from it.

use crate::rules::Position;
use crate::rules::notation::{Letters, san};
use crate::storage::games::Given;

/// The plies of a start (a FEN, and moves in UCI separated by spaces) as a game keeps them, and the position in which play
/// begins. `None`: it cannot be replayed.
pub(super) fn given(fen: &str, moves: &str) -> Option<(Vec<Given>, Position)> {
    let mut position = Position::from_fen(fen).ok()?;
    let mut plies = vec![Given {
        uci: String::new(),
        san: String::new(),
        fen: position.fen(),
    }];
    for uci in moves.split_whitespace() {
        let mv = position.parse_uci(uci).ok()?;
        let text = san(&position, mv, Letters::English);
        position = position.play(mv);
        plies.push(Given {
            uci: uci.to_owned(),
            san: text,
            fen: position.fen(),
        });
    }
    Some((plies, position))
}
