//! "Cannot mate by any series of legal moves" (5.1.2, 5.2.2, 6.9), as far as material and the next few moves prove it.
//!
//! Sound: whoever is said to be unable to mate is. Where nothing is proven the answer is "can".

use crate::rules::{Bitboard, Color, Position, Role};

/// Forced moves followed before the question is given up.
const FORCED_MOVES: usize = 16;
/// Plies looked ahead with all moves.
const DEPTH: u32 = 3;
/// Positions looked at in all.
const NODES: u32 = 400;

/// This side is proven unable to mate by any series of legal moves.
///
/// By material; or because the next moves force it: in `6Rk/8/7K/8/8/8/8/8 b` the rook must be taken.
#[must_use]
pub fn cannot_mate(position: &Position, side: Color) -> bool {
    never_mates(position, side, DEPTH, &mut NODES.clone())
}

/// Neither side can mate (5.2.2). A position that is mate already is not dead: mate comes first.
#[must_use]
pub fn is_dead(position: &Position) -> bool {
    cannot_mate(position, Color::White) && cannot_mate(position, Color::Black)
}

/// Bare kings, king and one minor piece against a king, or bishops of one square colour only: the lists of simple sites.
#[must_use]
pub fn is_three_classes(position: &Position) -> bool {
    let kings = position.of_role(Role::King);
    let bishops = position.of_role(Role::Bishop);
    let minors = bishops | position.of_role(Role::Knight);
    let others = position.occupied() & !kings;
    let one_minor = others.count() <= 1 && (others & !minors).is_empty();
    one_minor || ((others & !bishops).is_empty() && on_one_color(bishops))
}

fn on_one_color(squares: Bitboard) -> bool {
    (squares & Bitboard::LIGHT).is_empty() || (squares & Bitboard::DARK).is_empty()
}

/// Proven by what stands on the board alone; exact classes, never wrong in a position that can arise.
fn material_never_mates(position: &Position, side: Color) -> bool {
    let men = |role| position.of(side, role);
    let strong = men(Role::Pawn) | men(Role::Rook) | men(Role::Queen);
    if strong.any() {
        return false;
    }
    let (knights, bishops) = (men(Role::Knight), men(Role::Bishop));
    let them = side.other();
    match (knights.is_empty(), bishops.is_empty()) {
        (true, true) => true,
        // One knight mates only a king that its own men shut in; queens never do.
        (false, true) if !knights.many() => {
            let shutting = position.of_color(them)
                & !position.of(them, Role::King)
                & !position.of(them, Role::Queen);
            shutting.is_empty()
        }
        // Bishops of one colour need an own man of the mated king on a square of the other colour that it cannot leave open.
        (true, false) => {
            let helpers = position.of_role(Role::Knight) | position.of_role(Role::Pawn);
            helpers.is_empty() && on_one_color(position.of_role(Role::Bishop))
        }
        _ => false,
    }
}

fn never_mates(position: &Position, side: Color, depth: u32, nodes: &mut u32) -> bool {
    let mut now = *position;
    let mut seen: Vec<Position> = Vec::new();
    loop {
        if material_never_mates(&now, side) {
            return true;
        }
        let legal = now.legal_moves();
        match *legal {
            [] => return !(now.is_check() && now.turn() != side),
            [only] if seen.len() < FORCED_MOVES => {
                seen.push(now);
                now = now.play(only);
                if seen.iter().any(|earlier| same(earlier, &now)) {
                    // From here on the game can only go round.
                    return true;
                }
            }
            _ if depth == 0 || *nodes < legal.len() as u32 => return false,
            _ => {
                *nodes -= legal.len() as u32;
                return legal
                    .iter()
                    .all(|next| never_mates(&now.play(*next), side, depth - 1, nodes));
            }
        }
    }
}

/// Equal but for the counters.
fn same(one: &Position, other: &Position) -> bool {
    let bare = |position: &Position| Position {
        halfmove_clock: 0,
        fullmove_number: 1,
        ..*position
    };
    bare(one) == bare(other)
}
