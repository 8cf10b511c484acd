//! What somebody wants to add to a plan: moves of both sides as they were typed or clicked together, before it is known
//! whether they make a plan.

use crate::rules::notation::{Letters, san};
use crate::rules::{Color, Move, MoveRefusal, Position};

use super::{Branch, Reply};

/// A move of a draft with what may follow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move, of whoever is to move there.
    pub mv: Move,
    /// The owner of the plan resigns after it.
    pub resigns: bool,
    /// The moves that may follow.
    pub next: Vec<Ply>,
}

/// Moves from one position of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Where they begin.
    pub position: Position,
    /// The first moves.
    pub plies: Vec<Ply>,
}

/// Why a draft is no plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DraftFault {
    /// Nothing is planned in it: no expected move at all.
    Nothing,
    /// Two replies to one expected move, in SAN with English letters, each with its ply.
    TwoReplies {
        /// The expected move.
        expected: (u32, String),
        /// The first reply.
        first: String,
        /// The second one.
        second: String,
    },
    /// An expected move without a reply: its ply and SAN.
    NoReply {
        /// The expected move.
        expected: (u32, String),
    },
    /// A move that was clicked cannot be played.
    Move(MoveRefusal),
}

/// What a draft plans after one lead: the owner's own move (where he is to move) and the branches after it.
pub(super) type Planned = (Option<Move>, Vec<Branch>);

impl Draft {
    /// One line of moves in UCI; `resigns`: the owner resigns at its end.
    ///
    /// # Errors
    /// A move that cannot be played.
    pub fn from_line(
        position: Position,
        line: &[String],
        resigns: bool,
    ) -> Result<Self, DraftFault> {
        let (mut at, mut moves) = (position, Vec::with_capacity(line.len()));
        for uci in line {
            let mv = at.parse_uci(uci).map_err(DraftFault::Move)?;
            moves.push(mv);
            at = at.play(mv);
        }
        let mut plies: Vec<Ply> = Vec::new();
        for (index, mv) in moves.iter().enumerate().rev() {
            plies = vec![Ply {
                mv: *mv,
                resigns: resigns && index + 1 == moves.len(),
                next: plies,
            }];
        }
        Ok(Self { position, plies })
    }

    /// The plan of `side` that these moves make, `ply` plies being on the board.
    ///
    /// # Errors
    /// Two replies where one is possible, an expected move without a reply, or nothing that is expected.
    pub(super) fn planned(&self, side: Color, ply: u32) -> Result<Vec<Planned>, DraftFault> {
        let mut all = Vec::new();
        if self.position.turn() == side {
            for lead in &self.plies {
                let position = self.position.play(lead.mv);
                let branches = branches(&position, &lead.next, ply + 1)?;
                if !branches.is_empty() {
                    all.push((Some(lead.mv), branches));
                }
            }
        } else {
            let branches = branches(&self.position, &self.plies, ply)?;
            if !branches.is_empty() {
                all.push((None, branches));
            }
        }
        if all.is_empty() {
            return Err(DraftFault::Nothing);
        }
        Ok(all)
    }
}

fn branches(position: &Position, plies: &[Ply], ply: u32) -> Result<Vec<Branch>, DraftFault> {
    plies
        .iter()
        .map(|expected| branch(position, expected, ply + 1))
        .collect()
}

fn branch(position: &Position, expected: &Ply, ply: u32) -> Result<Branch, DraftFault> {
    let after = position.play(expected.mv);
    let named = || (ply, san(position, expected.mv, Letters::English));
    let two = |first: String, second: String| DraftFault::TwoReplies {
        expected: named(),
        first,
        second,
    };
    let written = |p: &Ply| san(&after, p.mv, Letters::English);
    match expected.next.as_slice() {
        [] if expected.resigns => Ok(Branch {
            expected: expected.mv,
            position: after,
            reply: Reply::Resign,
            next: Vec::new(),
        }),
        [] => Err(DraftFault::NoReply { expected: named() }),
        [reply, ..] if expected.resigns => Err(two(written(reply), String::new())),
        [reply] => Ok(Branch {
            expected: expected.mv,
            position: after,
            reply: Reply::Move(reply.mv),
            next: branches(&after.play(reply.mv), &reply.next, ply + 1)?,
        }),
        [first, second, ..] => Err(two(written(first), written(second))),
    }
}
