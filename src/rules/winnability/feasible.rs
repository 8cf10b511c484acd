//! Is there any square where the loser's king could be mated, given where everybody may ever stand?

use super::men::{Fate, Man};
use super::reach::Reach;
use crate::rules::{Bitboard, Color, Role, Square, attacks};

/// False: nowhere. A man that is taken where it stands is gone by then, so it neither attacks nor shuts in.
pub(super) fn mate_is_feasible(reach: &Reach, winner: Color) -> bool {
    let region = reach.men.king_reach(winner.other());
    let covered = covered(reach, winner);
    (region & covered).any_square(|king| {
        let flights = attacks::king(king) & region & !covered;
        flights.is_empty() || is_shut_in(reach, winner, king, flights)
    })
}

/// True: somewhere, with the sets as they are and however they may grow, for what is covered then stays so.
pub(super) fn mate_stays_feasible(reach: &Reach, winner: Color) -> bool {
    let covered = covered(reach, winner);
    (reach.men.king_reach(winner.other()) & covered)
        .any_square(|king| (attacks::king(king) & !covered).is_empty())
}

/// What the winner's men beside the king may ever attack.
fn covered(reach: &Reach, winner: Color) -> Bitboard {
    let men = reach.men.of(winner);
    men.filter(|man| man.role != Role::King && man.fate != Fate::Rooted)
        .fold(Bitboard::EMPTY, |seen, man| {
            seen | man.may_attack(reach.steady)
        })
}

/// The winner's king, from one square, and men of the loser, each on one, can take these flights away.
fn is_shut_in(reach: &Reach, winner: Color, king: Square, flights: Bitboard) -> bool {
    let near = attacks::king(king) | Bitboard::of(king);
    (reach.men.king_reach(winner) & !near).any_square(|support| {
        let rest = flights & !attacks::king(support);
        rest.is_empty() || can_block(reach, winner.other(), rest)
    })
}

/// Each of these squares can be taken by a man of its own.
fn can_block(reach: &Reach, loser: Color, squares: Bitboard) -> bool {
    let mut placed: [Option<Square>; 32] = [None; 32];
    let men: Vec<&Man> = reach
        .men
        .of(loser)
        .filter(|man| man.role != Role::King && man.fate != Fate::Rooted)
        .collect();
    squares
        .into_iter()
        .all(|square| place(&men, &mut placed, square, &mut 0))
}

/// Finds a man for this square, moving others to other squares if need be. Bounded: no man is asked twice.
fn place(men: &[&Man], placed: &mut [Option<Square>; 32], square: Square, asked: &mut u32) -> bool {
    for (number, man) in men.iter().enumerate() {
        let bit = 1u32 << (number & 31);
        if !man.reach.has(square) || *asked & bit != 0 {
            continue;
        }
        *asked |= bit;
        let before = placed.get(number).copied().flatten();
        if before.is_none_or(|other| place(men, placed, other, asked)) {
            if let Some(entry) = placed.get_mut(number) {
                *entry = Some(square);
            }
            return true;
        }
    }
    false
}

trait AnySquare {
    fn any_square(self, test: impl FnMut(Square) -> bool) -> bool;
}

impl AnySquare for Bitboard {
    /// `Bitboard::any` asks something else than `Iterator::any`.
    fn any_square(mut self, test: impl FnMut(Square) -> bool) -> bool {
        Iterator::any(&mut self, test)
    }
}
