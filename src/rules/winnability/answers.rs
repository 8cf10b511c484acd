//! Moves that would leave the other side without any answer: mate or stalemate on the spot, whatever else has happened before.
//!
//! In a line that ends with a mate by the winner such a move occurs only as its end. What a side could do in answer is reckoned from the
//! position after the move, where the mover stands outside its set; so nothing may rest on that man having stayed inside.

use super::men::{Man, pawn_attacks};
use super::reach::Reach;
use crate::rules::{Bitboard, Color, Role, Square, attacks};

/// Kings that roam further always have an answer; this only saves time.
const ROAMING: u32 = 5;

/// One move of a man, before it is known to be possible.
pub(super) struct Step<'a> {
    pub(super) reach: &'a Reach,
    pub(super) man: &'a Man,
    pub(super) from: Square,
    pub(super) to: Square,
}

impl Step<'_> {
    /// True: no line that ends with a mate by the winner goes on after this move, nor ends with it.
    pub(super) fn ends_in_vain(&self) -> bool {
        let other = self.man.color.other();
        let king_reach = self.reach.men.king_reach(other);
        if king_reach.count() > ROAMING || self.reach.may_castle() {
            return false;
        }
        let last = Bitboard::rank(other.back_rank());
        let double_step =
            self.man.role == Role::Pawn && self.from.rank().abs_diff(self.to.rank()) == 2;
        if double_step || self.man.promotes || (self.man.role == Role::Pawn && last.has(self.to)) {
            return false;
        }
        let mut kings = king_reach & !Bitboard::of(self.to);
        if self.man.role == Role::King {
            kings &= !attacks::king(self.to);
        }
        let denied = self.denied();
        Iterator::all(&mut kings, |king| self.is_in_vain(king, denied))
    }

    /// The other king stands here: it has no answer, and is not mated if it is the loser's.
    fn is_in_vain(&self, king: Square, denied: Bitboard) -> bool {
        let by_winner = self.man.color == self.reach.winner;
        let taken_in_vain = by_winner && self.is_lost_man(king);
        let mut flights = attacks::king(king) & !denied;
        if taken_in_vain {
            flights &= !Bitboard::of(self.to);
        }
        if flights.any() || (by_winner && !taken_in_vain && self.may_be_check(king)) {
            return false;
        }
        let checks = attacks::of(self.man.role, self.man.color, self.to, self.reach.used).has(king);
        let mut useful = if checks {
            attacks::between(self.to, king) | Bitboard::of(self.to)
        } else {
            Bitboard::ALL
        };
        if taken_in_vain {
            useful &= !Bitboard::of(self.to);
        }
        let other = self.man.color.other();
        self.reach
            .men
            .of(other)
            .filter(|man| man.role != Role::King)
            .all(|man| (self.answers(man) & useful).is_empty())
    }

    /// Squares that the other king cannot enter after the move.
    fn denied(&self) -> Bitboard {
        let color = self.man.color;
        let to = Bitboard::of(self.to);
        let own = self.reach.steady_of(color.other()) & !to;
        let from_here = attacks::of(self.man.role, color, self.to, self.reach.used);
        let others = self
            .reach
            .men
            .of(color)
            .filter(|man| !man.capturable && man.home != self.man.home)
            .fold(Bitboard::EMPTY, |seen, man| {
                seen | man.surely_attacks(self.reach.used | to)
            });
        own | from_here | others
    }

    /// The winner's last man next to the loser's king, where nobody protects it: taken, and there is no mate any more.
    fn is_lost_man(&self, king: Square) -> bool {
        self.reach.is_single(self.man)
            && attacks::king(king).has(self.to)
            && (attacks::king(self.to) & self.reach.men.king_reach(self.reach.winner)).is_empty()
    }

    /// The winner's move might give check, from here or by uncovering another man.
    fn may_be_check(&self, king: Square) -> bool {
        let steady = self.reach.steady & !Bitboard::of(self.from);
        attacks::of(self.man.role, self.man.color, self.to, steady).has(king)
            || self
                .reach
                .men
                .of(self.man.color)
                .filter(|man| man.home != self.man.home)
                .any(|man| self.may_uncover(man, king, steady))
    }

    /// This man might give check once the mover is gone. Before the move there was no check, so the mover stood between; only a pawn
    /// may take another man away with it, in passing.
    fn may_uncover(&self, man: &Man, king: Square, steady: Bitboard) -> bool {
        if self.man.role == Role::Pawn {
            return man.role != Role::King && man.may_attack(steady).has(king);
        }
        let role = match man.role {
            _ if man.promotes => Role::Queen,
            Role::Bishop | Role::Rook | Role::Queen => man.role,
            Role::Pawn | Role::Knight | Role::King => return false,
        };
        let reach = if man.promotes {
            Bitboard::ALL
        } else {
            man.reach
        };
        let mut checkers = attacks::of(role, man.color, king, steady) & reach;
        Iterator::any(&mut checkers, |checker| {
            attacks::between(king, checker).has(self.from)
        })
    }

    /// Every square where this man of the other side could go next, pins and checks apart.
    fn answers(&self, man: &Man) -> Bitboard {
        let to = Bitboard::of(self.to);
        let own = self.reach.steady_of(man.color) & !to;
        if man.promotes {
            return !own;
        }
        let standing = (self.reach.steady & !Bitboard::of(self.from)) | to;
        let mut seen = Bitboard::EMPTY;
        for from in man.reach & !to {
            seen |= match man.role {
                Role::Pawn => pushes(man.color, from, standing) | self.pawn_prey(man.color, from),
                role => attacks::of(role, man.color, from, standing),
            };
        }
        seen & !own
    }

    fn pawn_prey(&self, color: Color, from: Square) -> Bitboard {
        let prey = self.reach.prey_of(color.other()) | Bitboard::of(self.to);
        pawn_attacks(color, Bitboard::of(from)) & prey
    }
}

/// One step and two, over squares where nobody stands.
fn pushes(color: Color, from: Square, standing: Bitboard) -> Bitboard {
    let (once, twice, second) = match color {
        Color::White => (Bitboard::of(from).0 << 8, Bitboard::of(from).0 << 16, 1),
        Color::Black => (Bitboard::of(from).0 >> 8, Bitboard::of(from).0 >> 16, 6),
    };
    let once = Bitboard(once) & !standing;
    if once.any() && from.rank() == second {
        once | (Bitboard(twice) & !standing)
    } else {
        once
    }
}
