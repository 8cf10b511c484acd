//! The time control: one value for everything that is offered, from a fresh span each move to a clock with a reserve.

use crate::domain::time::{DAY, HOUR, MINUTE, Millis, SECOND};

/// The longest span that may be agreed anywhere in a control.
pub const MAX_TIME: Millis = 3_650 * DAY;
/// The shortest span a whole clock, or a fresh span a move, may have.
pub const MIN_TIME: Millis = MINUTE;
/// The most moves that one period, or the earning of an increment, may count.
pub const MAX_MOVES: u32 = 500;

/// How time comes to a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pace {
    /// A fresh span for each move; nothing is saved up.
    PerMove {
        /// For one move.
        time: Millis,
    },
    /// So many moves in a span, then the next span.
    Period {
        /// Own moves in one period.
        moves: u32,
        /// For one period.
        time: Millis,
        /// What becomes of time that was not used.
        carry: Carry,
    },
    /// A start, and an increment for moves made (Fischer).
    Fischer {
        /// On the clock at the start.
        base: Millis,
        /// What moves earn.
        increment: Increment,
        /// The clock never shows more than this.
        cap: Option<Millis>,
    },
    /// A main clock that never exceeds its cap; what does not fit goes to a reserve.
    Reserve {
        /// On the main clock at the start.
        base: Millis,
        /// What moves earn.
        increment: Increment,
        /// The main clock never shows more than this.
        cap: Millis,
        /// In the reserve at the start.
        reserve: Millis,
        /// Whether the reserve is drawn by itself when the main clock is empty; else the player moves days over.
        automatic: bool,
    },
    /// One span for the whole game.
    Game {
        /// For all moves.
        time: Millis,
    },
}

/// What becomes of a period's unused time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Carry {
    /// It is lost: each period starts with its own span.
    Lost,
    /// It is carried over.
    Kept,
    /// It is carried over, but the clock never shows more than this.
    UpTo(Millis),
}

/// What moves earn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Increment {
    /// The span earned.
    pub time: Millis,
    /// By how many own moves (1: by each).
    pub moves: u32,
    /// Only the first so many own moves earn; `None`: all.
    pub earning: Option<u32>,
}

impl Increment {
    /// An increment for every move.
    #[must_use]
    pub fn each(time: Millis) -> Self {
        Self {
            time,
            moves: 1,
            earning: None,
        }
    }

    /// What the own move of this number (from 1) earns.
    #[must_use]
    pub fn earned_by(&self, number: u32) -> Millis {
        let earns = self.earning.is_none_or(|most| number <= most);
        if earns && self.moves > 0 && number.is_multiple_of(self.moves) {
            self.time
        } else {
            0
        }
    }
}

/// What happens when the time has been exceeded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grace {
    /// The flag falls by itself so much later (0: at once). Until then a move still counts.
    Flag(Millis),
    /// The opponent may claim; unclaimed the flag falls after [`CLAIM_WITHIN`].
    Claim,
}

/// A claim on time that nobody makes: after this span the flag falls by itself.
pub const CLAIM_WITHIN: Millis = 30 * DAY;

/// Rules that any pace may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Only whole days of 24 hours are charged: the running time of a move, truncated once.
    pub whole_days: bool,
    /// Running time beyond this on one move counts double.
    pub double_beyond: Option<Millis>,
    /// So long on one move, unless a long think was announced, loses.
    pub silence: Option<Millis>,
    /// All of a player's running time in the game together; more loses.
    pub total: Option<Millis>,
    /// The first own move within this running time, else the one who waits may abort.
    pub first_move: Option<Millis>,
    /// What happens when the time has been exceeded.
    pub grace: Grace,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            whole_days: false,
            double_beyond: None,
            silence: None,
            total: None,
            first_move: None,
            grace: Grace::Flag(0),
        }
    }
}

/// A time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Control {
    /// How time comes to the clock.
    pub pace: Pace,
    /// Rules besides.
    pub options: Options,
}

/// Why a control is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ControlFault {
    /// Its text cannot be read.
    Unreadable,
    /// A number of days per move outside 1 to 365.
    Days,
    /// A span is too short (a clock under one minute; a fresh span for each move under one hour).
    TooShort,
    /// A span is longer than ten years.
    TooLong,
    /// A count of moves outside 1 to 500.
    Moves,
    /// A cap lies under what the clock starts with.
    CapTooLow,
    /// Whole days are charged, but a span is no whole number of days.
    NotWholeDays,
    /// A limit (silence, total, first move) is shorter than a day, or longer than a clock can run at all.
    Limit,
}

/// The fresh span of one move is an hour at least: mail must be able to arrive.
pub const MIN_PER_MOVE: Millis = HOUR;

impl Control {
    /// So many days a move, nothing else: what "3 days per move" means.
    #[must_use]
    pub fn days_per_move(days: u32) -> Self {
        Self::plain(Pace::PerMove {
            time: Millis::from(days) * DAY,
        })
    }

    /// A pace without further rules.
    #[must_use]
    pub fn plain(pace: Pace) -> Self {
        Self {
            pace,
            options: Options::default(),
        }
    }

    /// Checks every part.
    ///
    /// # Errors
    /// The first fault.
    pub fn check(self) -> Result<Self, ControlFault> {
        use ControlFault as F;
        for span in self.spans() {
            match span {
                s if s > MAX_TIME => return Err(F::TooLong),
                s if s < 0 || s % SECOND != 0 => return Err(F::TooShort),
                _ => {}
            }
        }
        match self.pace {
            Pace::PerMove { time } if time < MIN_PER_MOVE => return Err(F::TooShort),
            Pace::Period { time, carry, .. } => {
                if time < MIN_TIME {
                    return Err(F::TooShort);
                }
                if matches!(carry, Carry::UpTo(cap) if cap < time) {
                    return Err(F::CapTooLow);
                }
            }
            Pace::Fischer { base, cap, .. } => {
                if base < MIN_TIME {
                    return Err(F::TooShort);
                }
                if cap.is_some_and(|cap| cap < base) {
                    return Err(F::CapTooLow);
                }
            }
            Pace::Reserve { base, cap, .. } => {
                if base < MIN_TIME {
                    return Err(F::TooShort);
                }
                if cap < base {
                    return Err(F::CapTooLow);
                }
            }
            Pace::Game { time } if time < MIN_TIME => return Err(F::TooShort),
            Pace::PerMove { .. } | Pace::Game { .. } => {}
        }
        if self.counts().any(|n| !(1..=MAX_MOVES).contains(&n)) {
            return Err(F::Moves);
        }
        if self.options.whole_days && self.spans().any(|span| span % DAY != 0) {
            return Err(F::NotWholeDays);
        }
        let o = self.options;
        let limits = [o.silence, o.total, o.first_move, o.double_beyond];
        if limits.into_iter().flatten().any(|limit| limit < DAY) {
            return Err(F::Limit);
        }
        Ok(self)
    }

    fn spans(&self) -> impl Iterator<Item = Millis> {
        let increment = |i: Increment| Some(i.time);
        let pace = match self.pace {
            Pace::PerMove { time } | Pace::Game { time } => [Some(time), None, None, None],
            Pace::Period { time, carry, .. } => {
                let cap = match carry {
                    Carry::UpTo(cap) => Some(cap),
                    Carry::Lost | Carry::Kept => None,
                };
                [Some(time), cap, None, None]
            }
            Pace::Fischer {
                base,
                increment: i,
                cap,
            } => [Some(base), increment(i), cap, None],
            Pace::Reserve {
                base,
                increment: i,
                cap,
                reserve,
                ..
            } => [Some(base), increment(i), Some(cap), Some(reserve)],
        };
        let o = self.options;
        let grace = match o.grace {
            Grace::Flag(after) => Some(after),
            Grace::Claim => None,
        };
        let options = [o.double_beyond, o.silence, o.total, o.first_move, grace];
        pace.into_iter().chain(options).flatten()
    }

    fn counts(&self) -> impl Iterator<Item = u32> {
        let of = |i: Increment| [Some(i.moves), i.earning];
        let counts = match self.pace {
            Pace::PerMove { .. } | Pace::Game { .. } => [None, None],
            Pace::Period { moves, .. } => [Some(moves), None],
            Pace::Fischer { increment, .. } | Pace::Reserve { increment, .. } => of(increment),
        };
        counts.into_iter().flatten()
    }

    /// Whether the control is counted in days: then no flag falls at night.
    #[must_use]
    pub fn is_in_days(&self) -> bool {
        let main = match self.pace {
            Pace::PerMove { time } | Pace::Period { time, .. } | Pace::Game { time } => time,
            Pace::Fischer { base, .. } | Pace::Reserve { base, .. } => base,
        };
        main >= DAY
    }

    /// Days per move, if the control is nothing but that.
    #[must_use]
    pub fn plain_days(&self) -> Option<u32> {
        match self.pace {
            Pace::PerMove { time } if time % DAY == 0 && self.options == Options::default() => {
                u32::try_from(time / DAY).ok()
            }
            _ => None,
        }
    }
}
