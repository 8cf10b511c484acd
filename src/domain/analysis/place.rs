//! Where somebody is in a tree: `26.g1f3.b8c6` are two moves after the 26th ply of the game. Such an address stays true when the
//! game goes on, and leads to the same position when the game has taken that way.

use std::fmt;
use std::str::FromStr;

use super::step::Fault;
use super::{DEEPEST, Tree};

/// An address in a tree.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// Plies of the game.
    pub ply: u32,
    /// The moves after them, in UCI.
    pub line: Vec<String>,
}

impl Place {
    /// A position of the game.
    #[must_use]
    pub fn of_game(ply: u32) -> Self {
        Self {
            ply,
            line: Vec::new(),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.ply)?;
        self.line.iter().try_for_each(|uci| write!(f, ".{uci}"))
    }
}

/// No address in a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPlace;

impl FromStr for Place {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<Self, NoPlace> {
        let mut words = text.split('.');
        let ply = words.next().and_then(|ply| ply.parse().ok());
        let line: Vec<String> = words.map(str::to_owned).collect();
        let is_move = |uci: &String| {
            (4..=5).contains(&uci.len()) && uci.bytes().all(|b| b.is_ascii_alphanumeric())
        };
        let fits = line.len() <= DEEPEST && line.iter().all(is_move);
        Ok(Self {
            ply: ply.filter(|_| fits).ok_or(NoPlace)?,
            line,
        })
    }
}

impl Tree {
    /// The address of a node.
    #[must_use]
    pub fn place(&self, number: usize) -> Place {
        let (ply, line) = self.way(number);
        let uci = |number: &usize| {
            let node = self.node(*number);
            let before = &self.node(node.above).position;
            node.mv.map(|mv| before.uci(mv)).unwrap_or_default()
        };
        Place {
            ply: u32::try_from(ply).unwrap_or(u32::MAX),
            line: line.iter().map(uci).collect(),
        }
    }

    /// The node at an address, and whether the whole way there is in the tree; else the last one on it that is.
    #[must_use]
    pub fn find(&self, place: &Place) -> (usize, bool) {
        let ply = usize::try_from(place.ply).unwrap_or(usize::MAX);
        let mut at = ply.min(self.present());
        if at < ply {
            return (at, false);
        }
        for uci in &place.line {
            let mv = self.node(at).position.parse_uci(uci).ok();
            match mv.and_then(|mv| self.after(at, mv)) {
                Some(next) => at = next,
                None => return (at, false),
            }
        }
        (at, true)
    }

    /// The node at an address; what is missing on the way there is put back.
    pub(super) fn make_way(&mut self, place: &Place) -> Result<usize, Fault> {
        let ply = usize::try_from(place.ply).unwrap_or(usize::MAX);
        if ply > self.present() {
            return Err(Fault::Gone);
        }
        self.follow(ply, &place.line)
    }

    /// Plays moves in UCI from a node.
    pub(super) fn follow(&mut self, from: usize, line: &[String]) -> Result<usize, Fault> {
        let mut at = from;
        for uci in line {
            let mv = self.node(at).position.parse_uci(uci);
            at = self.put(at, mv.map_err(Fault::Move)?, false);
        }
        Ok(at)
    }
}
