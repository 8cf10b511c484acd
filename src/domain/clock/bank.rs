//! The time on one player's clock, and what a move does to it.

use super::control::{CLAIM_WITHIN, Carry, Control, Grace, Pace};
use crate::domain::time::{DAY, Millis};

/// One player's clock between two of his moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bank {
    /// On the (main) clock.
    pub left: Millis,
    /// In the reserve.
    pub reserve: Millis,
    /// Own moves made.
    pub moves: u32,
    /// Running time of all own moves together.
    pub spent: Millis,
}

/// Which rule of time a limit comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeLimit {
    /// The clock itself.
    Clock,
    /// Too long on one move without a word.
    Silence,
    /// The cap on a player's time in the whole game.
    Total,
}

/// How long a move may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowed {
    /// Running time that is still in time; more is too late. To the millisecond: outages are, and so what is left may be.
    pub running: Millis,
    /// The rule that sets it.
    pub by: TimeLimit,
    /// So much running time later a move does not count any more either: the flag falls.
    pub grace: Millis,
}

/// A move's effect on its player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settled {
    /// The clock afterwards.
    pub bank: Bank,
    /// What the move cost, never more than there was.
    pub charged: Millis,
    /// Of `charged`, what came out of the reserve.
    pub drawn: Millis,
    /// What the move earned (increment, or the next period), as far as it found room.
    pub earned: Millis,
    /// Of `earned`, what went into the reserve because the main clock was full.
    pub saved: Millis,
    /// Time on the old clock that was lost: by the next period, a fresh span, or a cap.
    pub lost: Millis,
}

impl Control {
    /// A clock at the start of the game.
    #[must_use]
    pub fn bank(&self) -> Bank {
        let (left, reserve) = match self.pace {
            Pace::PerMove { time } | Pace::Period { time, .. } | Pace::Game { time } => (time, 0),
            Pace::Fischer { base, .. } => (base, 0),
            Pace::Reserve { base, reserve, .. } => (base, reserve),
        };
        Bank {
            left,
            reserve,
            ..Bank::default()
        }
    }

    /// What so much running time on one move costs: whole days truncated once, then doubled beyond the limit.
    #[must_use]
    pub fn charge(&self, running: Millis) -> Millis {
        let counted = if self.options.whole_days {
            running - running.rem_euclid(DAY)
        } else {
            running
        };
        match self.options.double_beyond {
            Some(limit) if counted > limit => counted.saturating_add(counted - limit),
            _ => counted,
        }
    }

    fn draws_reserve(&self) -> bool {
        matches!(
            self.pace,
            Pace::Reserve {
                automatic: true,
                ..
            }
        )
    }

    fn available(&self, bank: &Bank) -> Millis {
        let drawn = if self.draws_reserve() {
            bank.reserve
        } else {
            0
        };
        bank.left.max(0).saturating_add(drawn)
    }

    /// The greatest running time whose charge is not more than `available`.
    fn longest(&self, available: Millis) -> Millis {
        if self.options.whole_days {
            // In time until just before the first whole day that costs more than there is.
            let days = available.div_euclid(DAY);
            let affordable = match self.options.double_beyond {
                Some(limit) if days > limit / DAY => limit / DAY + (days - limit / DAY) / 2,
                _ => days,
            };
            return (affordable + 1) * DAY - 1;
        }
        match self.options.double_beyond {
            Some(limit) if available > limit => limit + (available - limit) / 2,
            _ => available,
        }
    }

    /// How long the next move may take with this clock; `announced`: the player has told of a long think.
    #[must_use]
    pub fn allowed(&self, bank: &Bank, announced: bool) -> Allowed {
        let mut allowed = Allowed {
            running: self.longest(self.available(bank)),
            by: TimeLimit::Clock,
            grace: match self.options.grace {
                Grace::Flag(after) => after,
                Grace::Claim => CLAIM_WITHIN,
            },
        };
        let mut limit = |running: Millis, by: TimeLimit| {
            if running < allowed.running {
                allowed.running = running.max(0);
                allowed.by = by;
            }
        };
        if let Some(silence) = self.options.silence.filter(|_| !announced) {
            limit(silence, TimeLimit::Silence);
        }
        if let Some(total) = self.options.total {
            limit(total - bank.spent, TimeLimit::Total);
        }
        allowed
    }

    /// Settles a move that took `running`: charge, reserve, increment, cap, next period.
    #[must_use]
    pub fn settle(&self, bank: &Bank, running: Millis) -> Settled {
        let charged = self.charge(running.max(0)).min(self.available(bank));
        let from_main = charged.min(bank.left.max(0));
        let drawn = charged - from_main;
        let mut after = Bank {
            left: bank.left.max(0) - from_main,
            reserve: bank.reserve - drawn,
            moves: bank.moves + 1,
            spent: bank.spent.saturating_add(running.max(0)),
        };
        let (before, saved_before) = (after.left, after.reserve);
        let offered = self.refill(&mut after);
        let saved = after.reserve - saved_before;
        Settled {
            charged,
            drawn,
            earned: offered,
            saved,
            lost: (before + offered - saved - after.left).max(0),
            bank: after,
        }
    }

    /// Puts on the clock what the move just counted has earned; says how much that is before any cap.
    fn refill(&self, bank: &mut Bank) -> Millis {
        match self.pace {
            Pace::Game { .. } => 0,
            Pace::PerMove { time } => {
                bank.left = time;
                time
            }
            Pace::Period { moves, time, carry } => {
                if moves == 0 || !bank.moves.is_multiple_of(moves) {
                    return 0;
                }
                bank.left = match carry {
                    Carry::Lost => time,
                    Carry::Kept => bank.left.saturating_add(time),
                    Carry::UpTo(cap) => filled(bank.left, time, Some(cap)),
                };
                time
            }
            Pace::Fischer { increment, cap, .. } => {
                let earned = increment.earned_by(bank.moves);
                bank.left = filled(bank.left, earned, cap);
                earned
            }
            Pace::Reserve { increment, cap, .. } => {
                let earned = increment.earned_by(bank.moves);
                let left = filled(bank.left, earned, Some(cap));
                bank.reserve += bank.left + earned - left;
                bank.left = left;
                earned
            }
        }
    }
}

/// A clock after an increment: not above the cap, but never less than it was (time that was given stays).
fn filled(left: Millis, earned: Millis, cap: Option<Millis>) -> Millis {
    let sum = left.saturating_add(earned);
    cap.map_or(sum, |cap| sum.min(cap).max(left))
}
