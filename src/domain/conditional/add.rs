//! Adding to a plan and taking from it.

use super::answer::History;
use super::draft::{Draft, DraftFault, Planned};
use super::{Branch, DEEPEST, Line, MOST_BRANCHES, Plan, Reply};
use crate::rules::Position;
use crate::rules::notation::{Letters, san};

/// Why moves cannot be added to a plan. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddFault {
    /// The moves make no plan.
    Draft(DraftFault),
    /// Another reply is planned for this move already; SAN with English letters, with the ply of the expected move.
    Planned {
        /// The expected move.
        expected: (u32, String),
        /// What is planned; empty: resigning.
        stands: String,
    },
    /// More than so many moves one after the other.
    TooDeep,
    /// More than so many expected moves in one plan.
    TooMany,
}

impl From<DraftFault> for AddFault {
    fn from(fault: DraftFault) -> Self {
        Self::Draft(fault)
    }
}

impl Plan {
    /// Adds moves that begin in the position on the board. What is there already is not added again.
    ///
    /// # Errors
    /// The draft makes no plan, contradicts what is planned, or is too much. The plan is then as it was.
    pub fn add(&mut self, draft: &Draft, history: History<'_>) -> Result<(), AddFault> {
        let mut plan = self.clone();
        for planned in draft.planned(self.side, history.ply())? {
            plan.add_line(draft.position, planned, history)?;
        }
        if plan.count() > MOST_BRANCHES {
            return Err(AddFault::TooMany);
        }
        *self = plan;
        Ok(())
    }

    fn add_line(
        &mut self,
        position: Position,
        (lead, branches): Planned,
        history: History<'_>,
    ) -> Result<(), AddFault> {
        if branches.iter().any(|branch| branch.depth() > DEEPEST) {
            return Err(AddFault::TooDeep);
        }
        let ply = history.ply();
        let line = Line {
            epoch: history.epoch,
            ply,
            position,
            lead,
            branches: Vec::new(),
        };
        let (at, base) = line.base();
        let key = base.key();
        let found = self
            .lines
            .iter()
            .position(|line| line.epoch == history.epoch && has_place(line, at, &key, history));
        let place = found
            .and_then(|index| self.lines.get_mut(index))
            .and_then(|line| place_in(line, at, &key, history));
        let into = match place {
            Some(found) => found,
            None => {
                self.lines.push(line);
                match self.lines.last_mut() {
                    Some(line) => &mut line.branches,
                    None => return Ok(()),
                }
            }
        };
        merge(into, branches, at, &base)
    }

    /// Removes the branch of this number (see [`Plan::rows`]) with everything after it; `false`: there is none.
    pub fn remove(&mut self, number: usize) -> bool {
        let mut left = number;
        let mut found = false;
        for line in &mut self.lines {
            if !found {
                found = remove_from(&mut line.branches, &mut left);
            }
        }
        self.lines.retain(|line| !line.branches.is_empty());
        found
    }
}

fn has_place(line: &Line, ply: u32, key: &str, history: History<'_>) -> bool {
    // a look beforehand, because a list that is lent to be changed cannot be given back when it is the wrong one
    place_in(&mut line.clone(), ply, key, history).is_some()
}

/// The list of branches in which this position of the game is continued, if the line has one and the game has followed it.
fn place_in<'a>(
    line: &'a mut Line,
    ply: u32,
    key: &str,
    history: History<'_>,
) -> Option<&'a mut Vec<Branch>> {
    if !history.stood(line.ply, &line.position.key()) {
        return None;
    }
    let (mut at, base) = line.base();
    let mut here = base.key();
    let mut list = &mut line.branches;
    while at != ply {
        if at > ply || !history.stood(at, &here) {
            return None;
        }
        let met = list
            .iter_mut()
            .find(|branch| history.stood(at + 1, &branch.position.key()))?;
        here = met.after()?.key();
        at += 2;
        list = &mut met.next;
    }
    (here == key).then_some(list)
}

fn merge(
    into: &mut Vec<Branch>,
    branches: Vec<Branch>,
    ply: u32,
    position: &Position,
) -> Result<(), AddFault> {
    for branch in branches {
        let Some(old) = into.iter_mut().find(|old| old.expected == branch.expected) else {
            into.push(branch);
            continue;
        };
        if old.reply != branch.reply {
            let stands = match old.reply {
                Reply::Move(mv) => san(&old.position, mv, Letters::English),
                Reply::Resign => String::new(),
            };
            return Err(AddFault::Planned {
                expected: (ply + 1, san(position, old.expected, Letters::English)),
                stands,
            });
        }
        if let Some(after) = old.after() {
            merge(&mut old.next, branch.next, ply + 2, &after)?;
        }
    }
    Ok(())
}

/// Counts branches before their continuations, as they are listed.
fn remove_from(branches: &mut Vec<Branch>, left: &mut usize) -> bool {
    for index in 0..branches.len() {
        if *left == 0 {
            branches.remove(index);
            return true;
        }
        *left -= 1;
        if let Some(branch) = branches.get_mut(index)
            && remove_from(&mut branch.next, left)
        {
            return true;
        }
    }
    false
}
