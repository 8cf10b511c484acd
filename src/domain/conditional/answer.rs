//! What a plan says to the move that has just been made.

use super::{Branch, Line, OnOffer, Plan, Reply};
use crate::domain::player::coded;

/// What of a game a plan goes by.
#[derive(Clone, Copy, Debug)]
pub struct History<'a> {
    /// Repetition keys of all positions that have occurred, by ply, the start first.
    pub keys: &'a [String],
    /// How often the game has been ended and continued.
    pub epoch: u32,
}

impl History<'_> {
    /// Plies on the board.
    #[must_use]
    pub fn ply(&self) -> u32 {
        u32::try_from(self.keys.len().saturating_sub(1)).unwrap_or(u32::MAX)
    }

    /// Whether this position stood on the board after so many plies.
    pub(super) fn stood(&self, ply: u32, key: &str) -> bool {
        self.keys.get(ply as usize).is_some_and(|k| k == key)
    }
}

/// Why a plan stopped although its owner had planned for this moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopReason {
    /// Another move was made than those expected.
    Unexpected,
    /// The expected move came with a draw offer or a claim.
    Offer,
    /// The reply would have ended the game as a draw, which the owner did not want.
    Draw,
    /// So many moves had been played in one step already.
    TooMany,
}
coded!(StopReason {
    Unexpected = "unexpected",
    Offer = "offer",
    Draw = "draw",
    TooMany = "too_many",
});

/// What a plan says when its owner is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Nothing was planned here.
    Nothing,
    /// Something was planned, and is not to be played.
    Stop(StopReason),
    /// This is to be played.
    Play(Reply),
    /// The draw that is offered is accepted.
    AcceptDraw,
}

/// How a search for the branch of the present position recognises it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    /// By every move since the plan was made.
    Path,
    /// By the position, after as many plies.
    Position,
}

impl Plan {
    /// What is planned after the move just made, its owner being to move; `offered`: a draw offer of the opponent stands.
    #[must_use]
    pub fn answer(&self, history: History<'_>, offered: bool) -> Answer {
        match self.branch_now(history) {
            None if self.expects_at_last(history) => Answer::Stop(StopReason::Unexpected),
            None => Answer::Nothing,
            Some(branch) => match self.choices.on_offer {
                OnOffer::Stop if offered => Answer::Stop(StopReason::Offer),
                OnOffer::Accept if offered => Answer::AcceptDraw,
                _ => Answer::Play(branch.reply),
            },
        }
    }

    /// The branch whose expected move has just been made: by the way there if there is one, else, where the owner wants
    /// that, by the position.
    #[must_use]
    pub fn branch_now(&self, history: History<'_>) -> Option<&Branch> {
        let find = |by| self.current(history).find_map(|l| in_line(l, history, by));
        find(By::Path).or_else(|| {
            let by_position = self.choices.by_position;
            by_position.then(|| find(By::Position)).flatten()
        })
    }

    /// Whether moves had been expected at the last ply: branches of a line that the game has followed (or, by position, of
    /// one that was on the board) before it.
    fn expects_at_last(&self, history: History<'_>) -> bool {
        let Some(before) = history.ply().checked_sub(1) else {
            return false;
        };
        let mut expects = false;
        self.each_list(history, &mut |ply, here, branches| {
            expects |= ply == before && here && !branches.is_empty();
        });
        expects
    }

    /// Lines that no end of the game has made void.
    pub(super) fn current(&self, history: History<'_>) -> impl Iterator<Item = &Line> {
        let epoch = history.epoch;
        self.lines.iter().filter(move |line| line.epoch == epoch)
    }

    /// Visits every list of branches up to the present ply: plies before its expected moves, whether the position it starts
    /// from is the game's (as the owner wants that to be recognised), and the branches.
    fn each_list(&self, history: History<'_>, visit: &mut impl FnMut(u32, bool, &[Branch])) {
        let walk = Walk {
            history,
            by_position: self.choices.by_position,
        };
        for line in self.current(history) {
            let (ply, position) = line.base();
            let is_here = history.stood(ply, &position.key());
            let on_path = is_here && history.stood(line.ply, &line.position.key());
            let met = on_path || (walk.by_position && is_here);
            walk.list(ply, on_path, met, &line.branches, visit);
        }
    }
}

struct Walk<'a> {
    history: History<'a>,
    by_position: bool,
}

impl Walk<'_> {
    fn list(
        &self,
        ply: u32,
        on_path: bool,
        met: bool,
        branches: &[Branch],
        visit: &mut impl FnMut(u32, bool, &[Branch]),
    ) {
        if ply > self.history.ply() {
            return;
        }
        visit(ply, met, branches);
        for branch in branches {
            let Some(after) = branch.after() else {
                continue;
            };
            let on_path = on_path
                && self.history.stood(ply + 1, &branch.position.key())
                && self.history.stood(ply + 2, &after.key());
            if !on_path && !self.by_position {
                continue;
            }
            let met = on_path || self.history.stood(ply + 2, &after.key());
            self.list(ply + 2, on_path, met, &branch.next, visit);
        }
    }
}

fn in_line<'a>(line: &'a Line, history: History<'_>, by: By) -> Option<&'a Branch> {
    let (ply, position) = line.base();
    let on_path = history.stood(line.ply, &line.position.key())
        && (ply > history.ply() || history.stood(ply, &position.key()));
    if by == By::Path && !on_path {
        return None;
    }
    in_branches(&line.branches, ply, history, by)
}

fn in_branches<'a>(
    branches: &'a [Branch],
    ply: u32,
    history: History<'_>,
    by: By,
) -> Option<&'a Branch> {
    let (expected, now) = (ply + 1, history.ply());
    if expected > now {
        return None;
    }
    if expected == now {
        let stands = |b: &&Branch| history.stood(now, &b.position.key());
        return branches.iter().find(stands);
    }
    branches.iter().find_map(|branch| {
        let after = branch.after()?;
        let followed = by == By::Position
            || (history.stood(expected, &branch.position.key())
                && history.stood(expected + 1, &after.key()));
        followed
            .then(|| in_branches(&branch.next, ply + 2, history, by))
            .flatten()
    })
}
