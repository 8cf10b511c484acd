//! Conditional moves: what a player wants played when the opponent makes a move he expects.
//!
//! A [`Plan`] belongs to one player of one game. It is a forest of [`Line`]s, each rooted in a position of the game (or in the
//! one after a move its owner has still to make). In every node the opponent makes an expected move and the owner replies, or
//! resigns; whatever is not expected stops the plan. Every move in a plan is legal where it stands: it cannot be built otherwise.
//!
//! Nothing here plays: [`Game::make_move_planned`](crate::domain::game::Game::make_move_planned) asks [`Plan::answer`] after
//! each move, under one step, at most [`MOST_PLIES`] plies. What was planned and cannot come any more stays in the plan, shown
//! as dead, until its owner removes it.

mod add;
mod answer;
mod draft;
mod state;
mod stored;
mod text;

pub use add::AddFault;
pub use answer::{Answer, History, StopReason};
pub use draft::{Draft, DraftFault, Ply};
pub use state::{NodeState, Row};
pub use stored::StoredFault;
pub use text::{MOST_TEXT, TextFault, read_text};

use crate::domain::player::coded;
use crate::rules::{Color, Move, Position};

/// Plies of one step at most: the move that was sent and all planned replies of both sides.
pub const MOST_PLIES: usize = 40;
/// Expected moves in one plan at most, dead ones included.
pub const MOST_BRANCHES: usize = 300;
/// Pairs of expected move and reply, one after the other, at most: as many as one step could play.
pub const DEEPEST: usize = MOST_PLIES / 2;

/// What is to be done when an expected move comes with a draw offer or a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum OnOffer {
    /// Stop; the owner decides.
    #[default]
    Stop,
    /// Decline by playing on.
    Decline,
    /// Accept.
    Accept,
}
coded!(OnOffer { Stop = "stop", Decline = "decline", Accept = "accept" });

/// What the owner has chosen for the whole plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Choices {
    /// An expected move is recognised by the position it leads to (after as many moves), not by the way there.
    pub by_position: bool,
    /// What to do with a draw offer or a claim.
    pub on_offer: OnOffer,
    /// Also play a reply that ends the game as a draw.
    pub draws: bool,
}

/// What the owner does after an expected move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// This move.
    Move(Move),
    /// Resigns (5.1.2: a draw where the opponent cannot mate).
    Resign,
}

/// An expected move with the reply to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The opponent's move.
    pub expected: Move,
    /// The position after it: the owner is to move.
    pub position: Position,
    /// What the owner does.
    pub reply: Reply,
    /// What may come after the reply.
    pub next: Vec<Branch>,
}

impl Branch {
    /// The position after the reply; `None` after a resignation.
    #[must_use]
    pub fn after(&self) -> Option<Position> {
        match self.reply {
            Reply::Move(mv) => Some(self.position.play(mv)),
            Reply::Resign => None,
        }
    }

    fn count(&self) -> usize {
        1 + self.next.iter().map(Branch::count).sum::<usize>()
    }

    fn depth(&self) -> usize {
        1 + self.next.iter().map(Branch::depth).max().unwrap_or(0)
    }
}

/// Branches from one position of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// How often the game had been ended and continued when this was planned; a later end makes it void.
    pub epoch: u32,
    /// Plies on the board at [`Line::position`].
    pub ply: u32,
    /// The position it was planned in.
    pub position: Position,
    /// The owner's own move, where he was to move: never played for him, he has still to send it.
    pub lead: Option<Move>,
    /// What may come then.
    pub branches: Vec<Branch>,
}

impl Line {
    /// Plies on the board where the opponent is to make the first expected move, and the position there.
    #[must_use]
    pub fn base(&self) -> (u32, Position) {
        match self.lead {
            Some(mv) => (self.ply + 1, self.position.play(mv)),
            None => (self.ply, self.position),
        }
    }
}

/// The conditional moves of one player in one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Whose.
    pub side: Color,
    /// What he has chosen for all of it.
    pub choices: Choices,
    /// The lines, in the order in which they were planned.
    pub lines: Vec<Line>,
}

impl Plan {
    /// A plan in which nothing is planned.
    #[must_use]
    pub fn empty(side: Color) -> Self {
        Self {
            side,
            choices: Choices::default(),
            lines: Vec::new(),
        }
    }

    /// How many expected moves it holds.
    #[must_use]
    pub fn count(&self) -> usize {
        let all = self.lines.iter().flat_map(|line| &line.branches);
        all.map(Branch::count).sum()
    }
}

/// The plans of both sides, as far as there are any.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plans {
    /// White's.
    pub white: Option<Plan>,
    /// Black's.
    pub black: Option<Plan>,
}

impl Plans {
    /// The plan of a side.
    #[must_use]
    pub fn of(&self, side: Color) -> Option<&Plan> {
        match side {
            Color::White => self.white.as_ref(),
            Color::Black => self.black.as_ref(),
        }
    }

    /// Puts a plan in its place.
    pub fn put(&mut self, plan: Plan) {
        match plan.side {
            Color::White => self.white = Some(plan),
            Color::Black => self.black = Some(plan),
        }
    }

    /// Whether nobody has planned anything.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.white.is_none() && self.black.is_none()
    }
}

#[cfg(test)]
mod tests;
