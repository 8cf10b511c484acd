//! All positions that can come, the promising ones first: finds a mate, or runs out of positions, which proves that there is none.

use super::estimate::{WORST, estimate};
use super::guide::Guide;
use super::{Proof, Verdict, blocked, material, table};
use crate::rules::{Color, Move, Position};

/// Every so many steps the oldest position gets its turn instead of the most promising.
const OLDEST_EVERY: u32 = 6;
/// The static proof is tried after so many plies, whatever was played.
const NEAR: u16 = 2;
/// So many cases of it then.
const NEAR_CASES: u32 = 16;
const NOWHERE: u32 = u32::MAX;

struct Node {
    position: Position,
    parent: u32,
    played: Option<Move>,
    plies: u16,
    open: bool,
}

/// Positions met (compared exactly, never by their hash alone) and those still to be looked at.
pub(super) struct Explorer {
    winner: Color,
    guide: Guide,
    /// So many plies count as much as one point of the estimate: the larger, the longer the lines, and the sooner found.
    slope: usize,
    nodes: Vec<Node>,
    /// Numbers of nodes by hash, open addressing.
    places: Vec<u32>,
    /// Open nodes by estimate.
    shelves: Vec<Vec<u32>>,
    /// No shelf below this one holds anything.
    lowest: usize,
    /// No node before this one is open.
    oldest: usize,
    /// So many cases may still be looked at for the nearest moves.
    near_cases: u32,
    /// Static proofs tried further on, and those that came out.
    tried: u32,
    proven: u32,
}

impl Explorer {
    pub(super) fn new(position: &Position, guide: Guide, slope: usize) -> Explorer {
        let mut explorer = Explorer {
            winner: guide.winner,
            guide,
            slope,
            nodes: Vec::with_capacity(256),
            places: vec![NOWHERE; 1024],
            shelves: vec![Vec::new(); WORST],
            lowest: WORST,
            oldest: 0,
            near_cases: 0,
            tried: 0,
            proven: 0,
        };
        explorer.add(*position, NOWHERE, None);
        explorer
    }

    /// Goes on until a mate is found, nothing is left, or `known` positions are known or so many static proofs were tried.
    pub(super) fn run(&mut self, known: u32, tries: u32) -> Verdict {
        self.near_cases = tries / 4;
        let mut turn = 0;
        while self.nodes.len() < known as usize && self.tried < tries {
            turn += 1;
            let next = if turn % OLDEST_EVERY == 0 {
                self.take_oldest()
            } else {
                self.take_nearest()
            };
            let Some(number) = next else {
                return Verdict::CannotMate(Proof::Closure);
            };
            if let Some(line) = self.expand(number) {
                return Verdict::CanMate(line);
            }
        }
        Verdict::Undetermined
    }

    fn take_nearest(&mut self) -> Option<u32> {
        while let Some(shelf) = self.shelves.get_mut(self.lowest) {
            while let Some(number) = shelf.pop() {
                if let Some(node) = self.nodes.get_mut(number as usize)
                    && node.open
                {
                    node.open = false;
                    return Some(number);
                }
            }
            self.lowest += 1;
        }
        None
    }

    fn take_oldest(&mut self) -> Option<u32> {
        while let Some(node) = self.nodes.get_mut(self.oldest) {
            self.oldest += 1;
            if node.open {
                node.open = false;
                return Some(self.oldest as u32 - 1);
            }
        }
        None
    }

    /// Adds what can come next; the line if one of it is mate.
    fn expand(&mut self, number: u32) -> Option<Vec<Move>> {
        let node = self.nodes.get(number as usize)?;
        let (position, plies) = (node.position, node.plies);
        let legal = position.legal_moves();
        if legal.is_empty() {
            let mated = position.is_check() && position.turn() != self.winner;
            return mated.then(|| self.line(number));
        }
        for played in &legal {
            let next = position.play(*played);
            if next.is_check() && next.turn() != self.winner && next.is_checkmate() {
                let mut line = self.line(number);
                line.push(*played);
                return Some(line);
            }
            if !self.is_hopeless(&next, *played, plies) {
                self.add(next, number, Some(*played));
            }
        }
        None
    }

    /// Proven to lead nowhere: looked at for the nearest moves, and after moves that cannot be taken back as long as it pays.
    fn is_hopeless(&mut self, next: &Position, played: Move, plies: u16) -> bool {
        if played.is_capture() && material::never_mates(next, self.winner) {
            return true;
        }
        let near = plies < NEAR && self.near_cases > 0;
        if !near && (!played.is_zeroing() || self.tried > 16 + 16 * self.proven) {
            return false;
        }
        let allowed = if near {
            NEAR_CASES.min(self.near_cases)
        } else {
            1
        };
        let mut left = allowed;
        let proven = blocked::never_mates(next, self.winner, &mut left);
        if near {
            self.near_cases -= allowed - left;
            return proven;
        }
        self.tried += 1;
        self.proven += u32::from(proven);
        proven
    }

    /// Remembers a position unless it is known.
    fn add(&mut self, position: Position, parent: u32, played: Option<Move>) {
        if self.nodes.len() * 2 >= self.places.len() {
            self.spread();
        }
        let mask = self.places.len() - 1;
        let mut place = table::hash(&position) as usize & mask;
        while let Some(&number) = self.places.get(place)
            && number != NOWHERE
        {
            if self
                .nodes
                .get(number as usize)
                .is_some_and(|node| node.position.is_same(&position))
            {
                return;
            }
            place = (place + 1) & mask;
        }
        let number = self.nodes.len() as u32;
        if let Some(entry) = self.places.get_mut(place) {
            *entry = number;
        }
        let plies = self
            .nodes
            .get(parent as usize)
            .map_or(0, |node| node.plies.saturating_add(1));
        let far =
            (estimate(&position, &self.guide) + usize::from(plies) / self.slope).min(WORST - 1);
        self.nodes.push(Node {
            position,
            parent,
            played,
            plies,
            open: true,
        });
        if let Some(shelf) = self.shelves.get_mut(far) {
            shelf.push(number);
        }
        self.lowest = self.lowest.min(far);
    }

    /// Makes room for more places.
    fn spread(&mut self) {
        let size = self.places.len() * 4;
        self.places = vec![NOWHERE; size];
        for (number, node) in self.nodes.iter().enumerate() {
            let mut place = table::hash(&node.position) as usize & (size - 1);
            while self
                .places
                .get(place)
                .is_some_and(|entry| *entry != NOWHERE)
            {
                place = (place + 1) & (size - 1);
            }
            if let Some(entry) = self.places.get_mut(place) {
                *entry = number as u32;
            }
        }
    }

    /// The moves that led to a node.
    fn line(&self, number: u32) -> Vec<Move> {
        let mut line = Vec::new();
        let mut at = number;
        while let Some(node) = self.nodes.get(at as usize)
            && let Some(played) = node.played
        {
            line.push(played);
            at = node.parent;
        }
        line.reverse();
        line
    }
}
