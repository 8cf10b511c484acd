//! The static proof: no mate square exists, in any of the cases into which the future can be divided.

use super::feasible::{mate_is_feasible, mate_stays_feasible};
use super::material;
use super::men::Fate;
use super::reach::Reach;
use crate::rules::{Bitboard, Color, Position};

/// How deep cases are divided: two men at once settle what one alone leaves open.
const DEPTH: u32 = 2;

/// Proven that this side can never mate. False proves nothing.
///
/// `cases`: how many cases may be looked at, and afterwards what is left of them. A case is divided by a man that cannot move, but
/// can be taken: it is either safe until it has moved, or taken at home, so that it never moves at all.
pub(super) fn never_mates(position: &Position, winner: Color, cases: &mut u32) -> bool {
    // The sets would have to allow for the one pawn that can be taken now and not later.
    position.en_passant().is_none() && is_proven(Reach::new(position, winner), winner, DEPTH, cases)
}

/// The same; where a pawn can be taken in passing now, each next move is looked at, all together in so many cases.
pub(super) fn never_mates_next(position: &Position, winner: Color, mut cases: u32) -> bool {
    if position.en_passant().is_none() {
        return never_mates(position, winner, &mut cases);
    }
    position.legal_moves().iter().all(|played| {
        let next = position.play(*played);
        let is_mate = next.is_checkmate() && next.turn() != winner;
        !is_mate && (material::never_mates(&next, winner) || never_mates(&next, winner, &mut cases))
    })
}

/// Squares of men that stay for ever, as far as is known.
pub(super) fn steady(position: &Position, winner: Color) -> Bitboard {
    let mut reach = Reach::new(position, winner);
    reach.settle(|_| false);
    reach.steady
}

fn is_proven(start: Reach, winner: Color, depth: u32, cases: &mut u32) -> bool {
    if *cases == 0 {
        return false;
    }
    *cases -= 1;
    let mut reach = start.clone();
    // A case that will be divided must know every man by which it can be.
    let is_last = depth == 0 || *cases == 0;
    reach.settle(|reach| is_last && mate_stays_feasible(reach, winner));
    if !mate_is_feasible(&reach, winner) {
        return true;
    }
    let mut contested = reach.contested;
    !is_last
        && Iterator::any(&mut contested, |home| {
            [Fate::Safe, Fate::Rooted].into_iter().all(|fate| {
                let mut case = start.clone();
                case.assume(home, fate);
                is_proven(case, winner, depth - 1, cases)
            })
        })
}
