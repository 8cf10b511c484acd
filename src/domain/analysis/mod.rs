//! The analysis of a game: one player's private tree of variations.
//!
//! A [`Tree`] begins in the game's start position. The game's own moves are its trunk: they are always there, as far as the game
//! has come, and nobody can remove or reorder them; what a player has thought of hangs on it. When the game goes on, the trunk
//! grows, and a move that he had thought of becomes part of it with all that he wrote there. Every move is legal where it
//! stands: a tree cannot be built otherwise.
//!
//! It is changed by a [`Step`]: a move added, a comment written. A step names its place by the way that leads there, so two
//! devices may change the same tree without knowing of each other, and the same step taken twice comes to the same.
//!
//! Kept and given away as PGN ([`Tree::stored`]): whoever has the text has the analysis, with or without this program.

mod behind;
mod consent;
mod import;
mod mark;
mod note;
mod place;
mod step;
mod text;

pub use behind::Behind;
pub use consent::{Consent, ConsentFault, Consents};
pub use import::PgnFault;
pub use mark::{Mark, MarkColour};
pub use note::{JUDGEMENTS, Note, VERDICTS, clean_comment, glyph_sign};
pub use place::Place;
pub use step::{Fault, Moves, Order, Step};
pub use text::StoredFault;

use crate::rules::{Move, Position};

/// Moves of one's own in one analysis at most.
pub const MOST_MOVES: usize = 2_000;
/// Bytes of the stored text at most.
pub const MOST_TEXT: usize = 40_000;
/// Characters of one comment at most.
pub const MOST_COMMENT: usize = 2_000;
/// Moves one after the other at most, from where they leave the game.
pub const DEEPEST: usize = 200;
/// Variations inside variations at most.
pub const MOST_NESTED: usize = 30;

/// A position in the tree with the move that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The number of the node before; the root is its own.
    pub above: usize,
    /// The move that led here; `None`: the root.
    pub mv: Option<Move>,
    /// The position.
    pub position: Position,
    /// Whether it is one of the game itself.
    pub played: bool,
    /// What its owner has written here.
    pub note: Note,
    /// The numbers of the nodes that follow, the main one first.
    pub next: Vec<usize>,
}

/// A game with one player's analysis of it. Nodes have numbers, the root 0, those of the game's positions their ply; they hold
/// until the tree is read again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    nodes: Vec<Node>,
    /// How many plies are on the board.
    ply: usize,
}

impl Tree {
    /// The bare game: its start position and its moves in UCI, as far as they can be played.
    #[must_use]
    pub fn of_game<'m>(start: Position, moves: impl IntoIterator<Item = &'m str>) -> Self {
        let mut tree = Self {
            nodes: vec![Node {
                above: 0,
                mv: None,
                position: start,
                played: true,
                note: Note::default(),
                next: Vec::new(),
            }],
            ply: 0,
        };
        for uci in moves {
            let Ok(mv) = tree.node(tree.ply).position.parse_uci(uci) else {
                break;
            };
            tree.ply = tree.put(tree.ply, mv, true);
        }
        tree
    }

    /// A node by its number; the root for a number that there is not.
    #[must_use]
    pub fn node(&self, number: usize) -> &Node {
        // there always is a root
        self.nodes.get(number).unwrap_or(&self.nodes[0])
    }

    fn node_mut(&mut self, number: usize) -> &mut Node {
        let number = if number < self.nodes.len() { number } else { 0 };
        &mut self.nodes[number]
    }

    /// The position on the board of the game: its node, and how many plies led there.
    #[must_use]
    pub const fn present(&self) -> usize {
        self.ply
    }

    /// How many plies lead to a node.
    #[must_use]
    pub fn ply_of(&self, number: usize) -> u32 {
        let (ply, line) = self.way(number);
        u32::try_from(ply + line.len()).unwrap_or(u32::MAX)
    }

    /// The node of the game from which the way leads to this one, and the nodes after that.
    #[must_use]
    pub fn way(&self, number: usize) -> (usize, Vec<usize>) {
        let (mut at, mut line) = (number, Vec::new());
        while !self.node(at).played {
            line.push(at);
            at = self.node(at).above;
        }
        line.reverse();
        (at, line)
    }

    /// The node that a move leads to, if it is in the tree.
    #[must_use]
    pub fn after(&self, number: usize, mv: Move) -> Option<usize> {
        let next = self.node(number).next.iter().copied();
        next.into_iter().find(|n| self.node(*n).mv == Some(mv))
    }

    /// The node that a move leads to; made if it is not there. The move has to be legal in the position of `number`.
    fn put(&mut self, number: usize, mv: Move, played: bool) -> usize {
        if let Some(known) = self.after(number, mv) {
            return known;
        }
        let node = Node {
            above: number,
            mv: Some(mv),
            position: self.node(number).position.play(mv),
            played,
            note: Note::default(),
            next: Vec::new(),
        };
        self.nodes.push(node);
        let new = self.nodes.len() - 1;
        self.node_mut(number).next.push(new);
        new
    }

    /// The nodes of a subtree, each before those that follow it.
    #[must_use]
    pub fn below(&self, number: usize) -> Vec<usize> {
        let (mut all, mut waiting) = (Vec::new(), vec![number]);
        while let Some(at) = waiting.pop() {
            all.push(at);
            waiting.extend(self.node(at).next.iter().rev());
        }
        all
    }

    /// How many moves its owner has added to the game.
    #[must_use]
    pub fn count(&self) -> usize {
        let all = self.below(0);
        all.iter().filter(|n| !self.node(**n).played).count()
    }

    /// Whether there is nothing but the game.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let all = self.below(0);
        let bare = |n: &usize| self.node(*n).played && self.node(*n).note.is_empty();
        all.iter().all(bare)
    }

    /// Where a node stands among those that may come instead of it (from 0), and how many of these are not the game's.
    #[must_use]
    pub fn rank(&self, number: usize) -> (usize, usize) {
        let above = self.node(number).above;
        let own = self.node(above).next.iter();
        let own: Vec<usize> = own.copied().filter(|n| !self.node(*n).played).collect();
        let rank = own.iter().position(|n| *n == number).unwrap_or(0);
        (rank, own.len())
    }
}

#[cfg(test)]
mod tests;
