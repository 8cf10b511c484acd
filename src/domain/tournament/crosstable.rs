//! What is known of a tournament: its players and a cell for each of their rounds.

use super::Points;
use crate::rules::Color;

/// A player's place in [`Crosstable::players`].
pub type Seat = usize;
/// A round, counted from 1.
pub type Round = usize;

/// Players and their rounds, in the order of their numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Crosstable {
    /// The players, by number (their tournament pairing numbers, ascending).
    pub players: Vec<Entrant>,
    /// How many rounds there are to be, if that has been said.
    pub planned: Option<Round>,
    /// What results are worth.
    pub scoring: Scoring,
    /// The colour of the first player in the first round (C.04.3, article 5.1), if lots were drawn for it.
    pub initial: Option<Color>,
    /// Pairs that may not meet, each with its rounds.
    pub forbidden: Vec<Forbidden>,
    /// Fictitious points, in which rounds and for whom.
    pub acceleration: Vec<Acceleration>,
    /// Players who take no part in the next round and of whom nothing else is said, ascending.
    pub absent: Vec<Seat>,
}

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entrant {
    /// The number he was given at the start, from 1.
    pub number: u32,
    /// His name.
    pub name: String,
    /// His rating at the start; `None`: he had none.
    pub rating: Option<u16>,
    /// A cell for each round; what is missing at the end is blank.
    pub cells: Vec<Cell>,
}

/// What a player did in a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cell {
    /// Nothing is said: not there.
    #[default]
    Blank,
    /// He had no opponent.
    Bye(Bye),
    /// He was paired.
    Game {
        /// With whom.
        against: Seat,
        /// His colour.
        side: Color,
        /// How it ended for him.
        outcome: Outcome,
    },
}

/// Why somebody had no opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bye {
    /// Nobody was left to be paired with him.
    Allocated,
    /// Asked for, worth a win.
    Full,
    /// Asked for, worth a draw.
    Half,
    /// Away, as known beforehand.
    Zero,
}

/// How a game ended for one of its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Not yet.
    Open,
    /// Won.
    Win,
    /// Drawn.
    Draw,
    /// Lost.
    Loss,
    /// Won before a move of each side (not rated).
    ShortWin,
    /// Drawn before a move of each side (not rated).
    ShortDraw,
    /// Lost before a move of each side (not rated).
    ShortLoss,
    /// Won without play.
    ForfeitWin,
    /// Lost without play.
    ForfeitLoss,
}

impl Outcome {
    /// Whether it was played: such a pairing counts as a meeting, and its colours count.
    #[must_use]
    pub const fn is_played(self) -> bool {
        !matches!(self, Outcome::ForfeitWin | Outcome::ForfeitLoss)
    }
}

/// What results are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// A win, over the board or by forfeit, and a full-point bye.
    pub win: Points,
    /// A draw and a half-point bye.
    pub draw: Points,
    /// A loss over the board.
    pub loss: Points,
    /// A zero-point bye and a loss by forfeit.
    pub absent: Points,
    /// A bye allocated by the pairing.
    pub allocated: Points,
}

impl Default for Scoring {
    fn default() -> Self {
        Scoring {
            win: Points::ONE,
            draw: Points::HALF,
            loss: Points::ZERO,
            absent: Points::ZERO,
            allocated: Points::ONE,
        }
    }
}

impl Scoring {
    /// Whether nothing is worth more than a win, a win more than a loss, and a draw no less than a loss.
    #[must_use]
    pub fn is_sensible(&self) -> bool {
        let most = self.draw.max(self.absent).max(self.allocated);
        self.win > self.loss.max(Points::ZERO) && self.draw >= self.loss && self.win >= most
    }

    /// What a cell is worth. A game without a result is worth nothing yet.
    #[must_use]
    pub const fn worth(&self, cell: Cell) -> Points {
        match cell {
            Cell::Blank | Cell::Bye(Bye::Zero) => self.absent,
            Cell::Bye(Bye::Allocated) => self.allocated,
            Cell::Bye(Bye::Full) => self.win,
            Cell::Bye(Bye::Half) => self.draw,
            Cell::Game { outcome, .. } => match outcome {
                Outcome::Win | Outcome::ShortWin | Outcome::ForfeitWin => self.win,
                Outcome::Draw | Outcome::ShortDraw => self.draw,
                Outcome::Loss | Outcome::ShortLoss => self.loss,
                Outcome::ForfeitLoss => self.absent,
                Outcome::Open => Points::ZERO,
            },
        }
    }
}

/// Players who may not meet one another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forbidden {
    /// The first round in which it holds.
    pub first: Round,
    /// The last one.
    pub last: Round,
    /// None of them may meet another of them.
    pub seats: Vec<Seat>,
}

/// Fictitious points in some rounds, for the pairing alone (C.04.7).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acceleration {
    /// How many.
    pub points: Points,
    /// The first round in whose pairing they count.
    pub first: Round,
    /// The last one.
    pub last: Round,
    /// Whom they are given, ascending.
    pub seats: Vec<Seat>,
}

impl Crosstable {
    /// The cell of a player in a round.
    #[must_use]
    pub fn cell(&self, seat: Seat, round: Round) -> Cell {
        let cells = self.players.get(seat).map(|player| &player.cells);
        cells
            .and_then(|cells| cells.get(round.checked_sub(1)?))
            .copied()
            .unwrap_or_default()
    }

    /// The number of the last round that has been paired: somebody has an opponent in it or was left over. 0: none.
    #[must_use]
    pub fn paired(&self) -> Round {
        let last = |player: &Entrant| {
            let paired =
                |cell: &Cell| matches!(cell, Cell::Game { .. } | Cell::Bye(Bye::Allocated));
            player.cells.iter().rposition(paired).map_or(0, |n| n + 1)
        };
        self.players.iter().map(last).max().unwrap_or(0)
    }

    /// How many rounds there are: as planned, or as many as have been paired.
    #[must_use]
    pub fn rounds(&self) -> Round {
        self.planned.unwrap_or(0).max(self.paired())
    }

    /// The points of a player after a round.
    #[must_use]
    pub fn points(&self, seat: Seat, after: Round) -> Points {
        (1..=after)
            .map(|round| self.scoring.worth(self.cell(seat, round)))
            .sum()
    }

    /// The points by which a player is paired in a round: those made before it and those of an acceleration.
    #[must_use]
    pub fn pairing_points(&self, seat: Seat, round: Round) -> Points {
        let given = self.acceleration.iter().filter(|one| {
            (one.first..=one.last).contains(&round) && one.seats.binary_search(&seat).is_ok()
        });
        self.points(seat, round.saturating_sub(1)) + given.map(|one| one.points).sum()
    }

    /// Whether two players may not meet in a round.
    #[must_use]
    pub fn is_forbidden(&self, one: Seat, other: Seat, round: Round) -> bool {
        self.forbidden.iter().any(|rule| {
            (rule.first..=rule.last).contains(&round)
                && rule.seats.contains(&one)
                && rule.seats.contains(&other)
        })
    }

    /// The first round, up to this one, with games that have no result, and these.
    #[must_use]
    pub fn first_open(&self, last: Round) -> Option<(Round, Vec<(u32, u32)>)> {
        (1..=last).find_map(|round| {
            let open = self.open(round);
            (!open.is_empty()).then_some((round, open))
        })
    }

    /// The games of a round without a result, as numbers of White and Black.
    #[must_use]
    pub fn open(&self, round: Round) -> Vec<(u32, u32)> {
        let number = |seat: Seat| self.players.get(seat).map_or(0, |player| player.number);
        (0..self.players.len())
            .filter_map(|seat| match self.cell(seat, round) {
                Cell::Game {
                    against,
                    side: Color::White,
                    outcome: Outcome::Open,
                } => Some((number(seat), number(against))),
                _ => None,
            })
            .collect()
    }

    /// The same with every game that has no result yet counted as a draw, so that the next round of a tournament with
    /// long rounds can be paired.
    #[must_use]
    pub fn provisional(&self) -> Crosstable {
        let mut table = self.clone();
        for player in &mut table.players {
            for cell in &mut player.cells {
                if let Cell::Game { outcome, .. } = cell
                    && *outcome == Outcome::Open
                {
                    *outcome = Outcome::Draw;
                }
            }
        }
        table
    }

    /// The seat of a number.
    #[must_use]
    pub fn seat(&self, number: u32) -> Option<Seat> {
        self.players
            .binary_search_by_key(&number, |player| player.number)
            .ok()
    }
}
