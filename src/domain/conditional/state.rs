//! A plan as its owner sees it: row by row, each with what can still come of it.

use crate::rules::notation::{Letters, san};
use crate::rules::{Move, Position};

use super::answer::History;
use super::{Branch, Plan, Reply};

/// What can come of a branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeState {
    /// It answers the opponent's next move.
    Active,
    /// It may come later.
    Planned,
    /// The owner has still to send the move before it.
    AfterLead,
    /// It was played as planned.
    Played,
    /// The expected move was made, but the reply was not played for its owner, who is to move.
    NotPlayed,
    /// Dead: the opponent made another move.
    OtherMove,
    /// Dead: the owner made another move himself.
    OtherReply,
    /// Dead: a branch before it is.
    CutOff,
    /// Dead: the game has ended, or had ended in between.
    Ended,
}

impl NodeState {
    /// Whether nothing can come of it any more, though it has not been played.
    #[must_use]
    pub fn is_dead(self) -> bool {
        matches!(
            self,
            Self::OtherMove | Self::OtherReply | Self::CutOff | Self::Ended
        )
    }
}

/// A branch as it is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number, by which it is removed.
    pub number: usize,
    /// How many forks lie before it.
    pub indent: usize,
    /// The owner's own move before it (its ply and SAN with English letters), where it begins a line that has one.
    pub lead: Option<(u32, String)>,
    /// Whether it begins a line.
    pub begins: bool,
    /// Whether it is all that follows the branch before it.
    pub joins: bool,
    /// Ply of the expected move.
    pub ply: u32,
    /// The expected move, SAN with English letters.
    pub expected: String,
    /// The reply; `None`: resigns.
    pub reply: Option<String>,
    /// What can come of it.
    pub state: NodeState,
    /// FEN of the position after it.
    pub fen: String,
    /// The moves in UCI from the position on the board to the one after it, where they can still come.
    pub line: Option<Vec<String>>,
    /// How many branches are removed with it, itself included.
    pub count: usize,
}

impl Plan {
    /// All branches with their states, in the order of their numbers; `ended`: the game has ended.
    #[must_use]
    pub fn rows(&self, history: History<'_>, ended: bool) -> Vec<Row> {
        let mut rows = Vec::new();
        for line in &self.lines {
            let mut teller = Teller {
                history,
                by_position: self.choices.by_position,
                is_void: line.epoch != history.epoch,
                ended,
                waits_for_lead: line.lead.is_some(),
                path: Vec::new(),
                rows: &mut rows,
            };
            let (ply, position) = line.base();
            let first = teller.rows.len();
            teller
                .path
                .extend(line.lead.map(|mv| (ply, line.position.uci(mv))));
            let follows = history.stood(line.ply, &line.position.key());
            teller.list(&line.branches, &position, ply, 0, follows);
            if let Some(row) = rows.get_mut(first) {
                row.begins = true;
                row.joins = false;
                row.lead = line.lead.map(|mv| (ply, written(&line.position, mv)));
            }
        }
        rows
    }

    /// Whether something is dead that could be cleared away.
    #[must_use]
    pub fn has_dead(&self, history: History<'_>, ended: bool) -> bool {
        let rows = self.rows(history, ended);
        rows.iter().any(|row| row.state.is_dead())
    }

    /// Removes every dead branch; how many there were.
    pub fn remove_dead(&mut self, history: History<'_>, ended: bool) -> usize {
        let before = self.count();
        let rows = self.rows(history, ended);
        // from behind, so that the numbers of those before stay right
        for row in rows.iter().rev().filter(|row| row.state.is_dead()) {
            self.remove(row.number);
        }
        before - self.count()
    }
}

/// How it stands with the position that a list of branches starts from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// It was on the board, as planned.
    Here,
    /// It may still come.
    Open,
    /// It cannot come, or did not when it could have.
    Closed,
}

struct Teller<'a> {
    history: History<'a>,
    by_position: bool,
    is_void: bool,
    ended: bool,
    waits_for_lead: bool,
    /// The moves of both sides that lead to where it is, each with its ply.
    path: Vec<(u32, String)>,
    rows: &'a mut Vec<Row>,
}

impl Teller<'_> {
    /// `follows`: the game has gone, or may still go, the way that leads here.
    fn list(
        &mut self,
        branches: &[Branch],
        position: &Position,
        ply: u32,
        indent: usize,
        follows: bool,
    ) {
        let way = if !(follows || self.by_position) {
            Way::Closed
        } else if ply > self.history.ply() {
            Way::Open
        } else if self.history.stood(ply, &position.key()) {
            Way::Here
        } else {
            Way::Closed
        };
        let indent = indent + usize::from(branches.len() > 1);
        for branch in branches {
            let (state, follows) = self.judge(branch, ply + 1, way);
            let above = self.path.len();
            self.path.push((ply + 1, position.uci(branch.expected)));
            if let Reply::Move(mv) = branch.reply {
                self.path.push((ply + 2, branch.position.uci(mv)));
            }
            let row = Row {
                number: self.rows.len(),
                indent,
                lead: None,
                begins: false,
                joins: branches.len() == 1 && above > 0,
                ply: ply + 1,
                expected: written(position, branch.expected),
                reply: match branch.reply {
                    Reply::Move(mv) => Some(written(&branch.position, mv)),
                    Reply::Resign => None,
                },
                state: self.at_the_end(state, branch),
                fen: branch.after().unwrap_or(branch.position).fen(),
                line: self.line(state, follows),
                count: branch.count(),
            };
            self.rows.push(row);
            if let Some(after) = branch.after() {
                self.list(&branch.next, &after, ply + 2, indent, follows);
            }
            self.path.truncate(above);
        }
    }

    /// The state of a branch whose expected move is this ply, and whether the game goes, or may go, on after its reply.
    fn judge(&self, branch: &Branch, ply: u32, way: Way) -> (NodeState, bool) {
        let now = self.history.ply();
        if ply > now {
            return match way {
                Way::Here => (NodeState::Active, true),
                Way::Open if self.waits_for_lead && ply == now + 2 => (NodeState::AfterLead, true),
                Way::Open => (NodeState::Planned, true),
                Way::Closed if self.by_position => (NodeState::Planned, false),
                Way::Closed => (NodeState::CutOff, false),
            };
        }
        let met = self.history.stood(ply, &branch.position.key());
        match way {
            _ if met && (way == Way::Here || self.by_position) => match branch.after() {
                _ if ply == now => (NodeState::NotPlayed, true),
                Some(after) if self.history.stood(ply + 1, &after.key()) => {
                    (NodeState::Played, true)
                }
                _ => (NodeState::OtherReply, false),
            },
            Way::Here => (NodeState::OtherMove, false),
            Way::Open | Way::Closed => (NodeState::CutOff, false),
        }
    }

    fn line(&self, state: NodeState, follows: bool) -> Option<Vec<String>> {
        let alive = matches!(
            state,
            NodeState::Active | NodeState::Planned | NodeState::AfterLead | NodeState::NotPlayed
        );
        let now = self.history.ply();
        let ahead = self.path.iter().filter(|(ply, _)| *ply > now);
        (alive && follows && !self.is_void && !self.ended)
            .then(|| ahead.map(|(_, uci)| uci.clone()).collect())
    }

    fn at_the_end(&self, state: NodeState, branch: &Branch) -> NodeState {
        match state {
            _ if self.is_void => NodeState::Ended,
            NodeState::NotPlayed if self.ended && branch.reply == Reply::Resign => {
                NodeState::Played
            }
            NodeState::Active
            | NodeState::Planned
            | NodeState::AfterLead
            | NodeState::NotPlayed
                if self.ended =>
            {
                NodeState::Ended
            }
            state => state,
        }
    }
}

fn written(position: &Position, mv: Move) -> String {
    san(position, mv, Letters::English)
}
