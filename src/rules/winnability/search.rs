//! The search for a helpmate: depth-first, each time a little deeper. What it finds is proven by the line; what it does not find proves nothing.

use super::guide::{Guide, Worth};
use super::{material, table};
use crate::rules::{Color, Move, Position};

/// No line is longer (plies); it bounds the recursion.
const LONGEST: usize = 160;
/// The deepest nominal depth.
const DEEPEST: i32 = 128;

/// One search with its limits.
pub(super) struct Search {
    winner: Color,
    guide: Guide,
    table: Option<table::Table>,
    nodes: u32,
    limit: u32,
    line: Vec<Move>,
    /// Something was left out, so that deeper searches may find more.
    cut: bool,
}

impl Search {
    pub(super) fn new(position: &Position, winner: Color) -> Search {
        Search {
            winner,
            guide: Guide::new(position, winner),
            table: None,
            nodes: 0,
            limit: 0,
            line: Vec::with_capacity(48),
            cut: false,
        }
    }

    /// Follows another plan from here on.
    pub(super) fn follow(&mut self, guide: Guide) {
        self.guide = guide;
        self.line.clear();
    }

    /// A look at the nearest lines, without a table.
    pub(super) fn probe(&mut self, position: &Position, limit: u32) -> Option<Vec<Move>> {
        self.limit = limit;
        self.table = None;
        self.dive(position, 1, false).then(|| self.line.clone())
    }

    /// Deeper and deeper, until a mate is found or `total` positions were looked at; at each depth so many for `each` ply of it.
    pub(super) fn deepen(
        &mut self,
        position: &Position,
        total: u32,
        each: u32,
    ) -> Option<Vec<Move>> {
        self.table = Some(table::Table::new());
        let total = self.nodes.saturating_add(total);
        for depth in 2..=DEEPEST {
            self.cut = false;
            self.limit = total.min(
                self.nodes
                    .saturating_add((depth as u32).saturating_mul(each)),
            );
            if self.dive(position, depth, false) {
                return Some(self.line.clone());
            }
            if !self.cut || self.nodes >= total {
                return None;
            }
            self.line.clear();
        }
        None
    }

    /// True if a mate was found; then `line` ends with it.
    fn dive(&mut self, position: &Position, left: i32, rewarded: bool) -> bool {
        self.nodes += 1;
        let legal = position.legal_moves();
        if legal.is_empty() {
            return position.is_check() && position.turn() != self.winner;
        }
        if self.line.len() >= LONGEST || self.nodes >= self.limit {
            self.cut = true;
            return false;
        }
        if let Some(table) = &mut self.table
            && table.was_searched(table::hash(position), left)
        {
            return false;
        }
        if material::never_mates(position, self.winner) {
            return false;
        }
        // Sorted, the search runs far along the first plan; unsorted, it sees more of what is near.
        let passes: &[Option<Worth>] = if self.guide.plain {
            &[None]
        } else {
            &[
                Some(Worth::Reward),
                Some(Worth::Normal),
                Some(Worth::Punish),
            ]
        };
        for wanted in passes {
            for played in &legal {
                let worth = self.guide.worth(position, *played);
                if wanted.is_some_and(|wanted| wanted != worth) {
                    continue;
                }
                let cost = match worth {
                    Worth::Reward => 0,
                    Worth::Normal => i32::from(!rewarded),
                    Worth::Punish => 4,
                };
                if left < cost {
                    self.cut = true;
                    continue;
                }
                self.line.push(*played);
                if self.dive(&position.play(*played), left - cost, worth == Worth::Reward) {
                    return true;
                }
                self.line.pop();
                if self.nodes >= self.limit {
                    self.cut = true;
                    return false;
                }
            }
        }
        false
    }
}
