//! Where each man may ever stand: the least sets that are closed under all moves that nothing known forbids.
//!
//! The argument: take any line of legal moves that ends with a mate by the winner and keeps to the case assumed, and in it the first
//! move that leads a man out of its set. Until then everything derived from the sets holds, so a move is refused below only for a reason
//! that makes it illegal, or the mate impossible, in every position of that line. There is no such first move: the sets hold for good.

use super::answers::Step;
use super::men::{Fate, Man, Men, pawn_attacks};
use crate::rules::{Bitboard, Color, Position, Role, Square, attacks};

/// The men and everything derived from their sets.
#[derive(Clone)]
pub(super) struct Reach {
    pub(super) men: Men,
    pub(super) winner: Color,
    /// Squares of men that never move and are never taken.
    pub(super) steady: Bitboard,
    /// The same by colour.
    steady_of: [Bitboard; 2],
    /// Homes of men that by assumption are not taken before they have moved, and that cannot move so far as is known.
    safe_of: [Bitboard; 2],
    /// Kings that cannot move so far as is known.
    fixed_kings: Bitboard,
    /// Squares where somebody may stand.
    pub(super) used: Bitboard,
    /// Squares on which a pawn of the other colour may take something of this colour.
    prey: [Bitboard; 2],
    /// Squares that this colour attacks whatever happens.
    attacked: [Bitboard; 2],
    /// Homes of men that at some time could not move, but could be taken there.
    pub(super) contested: Bitboard,
    castling: bool,
    /// The winner has one man beside the king: it is never taken, for then there is no mate.
    single: bool,
}

impl Reach {
    pub(super) fn new(position: &Position, winner: Color) -> Reach {
        Reach {
            men: Men::new(position),
            winner,
            steady: Bitboard::EMPTY,
            steady_of: [Bitboard::EMPTY; 2],
            safe_of: [Bitboard::EMPTY; 2],
            fixed_kings: Bitboard::EMPTY,
            used: Bitboard::EMPTY,
            prey: [Bitboard::EMPTY; 2],
            attacked: [Bitboard::EMPTY; 2],
            contested: Bitboard::EMPTY,
            castling: !position.castling().is_empty(),
            single: position.of_color(winner).count() == 2,
        }
    }

    /// Assumes something of the man on this square.
    pub(super) fn assume(&mut self, home: Square, fate: Fate) {
        for man in self.men.all_mut() {
            if man.home == home {
                man.fate = fate;
            }
        }
    }

    /// Lets the sets grow until nothing changes, or enough is known. Each round adds a square to a set, so it ends.
    pub(super) fn settle(&mut self, is_enough: impl Fn(&Reach) -> bool) {
        loop {
            self.derive();
            if is_enough(self) || !self.grow() {
                return;
            }
        }
    }

    fn derive(&mut self) {
        let mut strikes = [Bitboard::EMPTY; 2];
        self.used = Bitboard::EMPTY;
        self.prey = [Bitboard::EMPTY; 2];
        self.fixed_kings = Bitboard::EMPTY;
        for man in self.men.all() {
            self.used |= man.reach;
            strikes[man.color.index()] |= man.strikes();
            if man.role == Role::King {
                if man.is_at_home() {
                    self.fixed_kings |= man.reach;
                }
            } else if !self.is_single(man) {
                self.prey[man.color.index()] |= man.reach | passed_over(man);
            }
        }
        self.steady_of = [Bitboard::EMPTY; 2];
        self.safe_of = [Bitboard::EMPTY; 2];
        let (single, winner) = (self.single, self.winner);
        for man in self.men.all_mut() {
            let enemy = strikes[man.color.other().index()];
            let is_king = man.role == Role::King;
            let is_single = single && man.color == winner && !is_king;
            man.capturable =
                !is_king && !is_single && (enemy & (man.reach | passed_over(man))).any();
            let safe = man.is_at_home() && (is_single || man.fate == Fate::Safe) && !is_king;
            if man.is_at_home() && man.capturable && man.fate == Fate::Open {
                self.contested |= man.reach;
            }
            man.steady = man.is_at_home() && (!man.capturable || safe);
            if man.steady {
                self.steady_of[man.color.index()] |= man.reach;
            }
            if safe {
                self.safe_of[man.color.index()] |= man.reach;
            }
        }
        self.steady = self.steady_of[0] | self.steady_of[1];
        self.attacked = [Bitboard::EMPTY; 2];
        for man in self.men.all() {
            if !man.capturable {
                self.attacked[man.color.index()] |= man.surely_attacks(self.used);
            }
        }
    }

    pub(super) fn is_single(&self, man: &Man) -> bool {
        self.single && man.color == self.winner && man.role != Role::King
    }

    pub(super) fn steady_of(&self, color: Color) -> Bitboard {
        self.steady_of[color.index()]
    }

    pub(super) fn prey_of(&self, color: Color) -> Bitboard {
        self.prey[color.index()]
    }

    /// Somebody may still castle: then answers are not reckoned.
    pub(super) fn may_castle(&self) -> bool {
        self.castling
    }

    fn grow(&mut self) -> bool {
        let mut grown = false;
        for index in 0..self.men.all().len() {
            let Some(man) = self.men.all().get(index).copied() else {
                continue;
            };
            if man.fate == Fate::Rooted {
                continue;
            }
            let mut reach = man.reach;
            let barred = self.steady_of[man.color.index()]
                | self.safe_of[man.color.other().index()]
                | self.fixed_kings;
            if man.promotes {
                reach |= !barred;
            } else if (reach | barred) != Bitboard::ALL {
                for from in man.reach {
                    for to in self.targets(&man, from) & !barred & !reach {
                        let step = Step {
                            reach: self,
                            man: &man,
                            from,
                            to,
                        };
                        if !step.ends_in_vain() {
                            reach |= Bitboard::of(to);
                        }
                    }
                }
            }
            if reach != man.reach {
                grown = true;
                let last = Bitboard::rank(man.color.other().back_rank());
                if let Some(place) = self.men.all_mut().get_mut(index) {
                    place.reach = reach;
                    place.promotes = man.role == Role::Pawn && (reach & last).any();
                }
            }
        }
        grown
    }

    /// Where a man may go from one of its squares, own steady men not yet left out.
    fn targets(&self, man: &Man, from: Square) -> Bitboard {
        match man.role {
            Role::Pawn => self.pawn_targets(man, from),
            Role::King => attacks::king(from) & !self.attacked[man.color.other().index()],
            role => attacks::of(role, man.color, from, self.steady),
        }
    }

    fn pawn_targets(&self, man: &Man, from: Square) -> Bitboard {
        let bit = Bitboard::of(from);
        let forward = |squares: Bitboard| match man.color {
            Color::White => Bitboard(squares.0 << 8),
            Color::Black => Bitboard(squares.0 >> 8),
        };
        let free = !self.steady & self.below_facing(man);
        let once = forward(bit) & free;
        let second = if man.color.is_white() { 1 } else { 6 };
        let twice = if from.rank() == second {
            forward(once) & free
        } else {
            Bitboard::EMPTY
        };
        once | twice | (pawn_attacks(man.color, bit) & self.prey[man.color.other().index()])
    }

    /// A pawn on its own file never passes a pawn before it that cannot leave the file and cannot be taken.
    fn below_facing(&self, man: &Man) -> Bitboard {
        let file = Bitboard::file(man.home.file());
        if (man.reach & !file).any() {
            return Bitboard::ALL;
        }
        let mut free = Bitboard::ALL;
        for other in self.men.all() {
            let ahead = if man.color.is_white() {
                other.home > man.home
            } else {
                other.home < man.home
            };
            if other.role != Role::Pawn || other.capturable || !ahead || (other.reach & !file).any()
            {
                continue;
            }
            free &= if man.color.is_white() {
                Bitboard((1u64 << (63 - other.reach.0.leading_zeros())) - 1)
            } else {
                Bitboard(!1u64 << other.reach.0.trailing_zeros())
            };
        }
        free
    }
}

/// The square where a pawn can be taken in passing after its double step (3.7.3.1).
fn passed_over(man: &Man) -> Bitboard {
    let rank = man.home.rank();
    let (start, middle, end) = if man.color.is_white() {
        (1, 2, 3)
    } else {
        (6, 5, 4)
    };
    if man.role == Role::Pawn && rank == start && man.reach.has(Square::at(man.home.file(), end)) {
        Bitboard::of(Square::at(man.home.file(), middle))
    } else {
        Bitboard::EMPTY
    }
}
