//! Whether the game has left its analysis behind.

use super::{Place, Tree};

/// The game has gone another way than its analysis, and nothing is written of where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Behind {
    /// The ply of the game's move that was not the analysis's.
    pub ply: u32,
    /// The move of the analysis that was to come instead, the main one.
    pub line: Place,
}

impl Tree {
    /// Where the game has left the analysis for good; `None` while there is something in it about the present position, or
    /// nothing at all.
    #[must_use]
    pub fn behind(&self) -> Option<Behind> {
        let own = |ply: usize| {
            let mut next = self.node(ply).next.iter().copied();
            next.find(|n| !self.node(*n).played)
        };
        if own(self.present()).is_some() {
            return None;
        }
        let last = (0..self.present()).rev();
        let (ply, line) = last.filter_map(|ply| Some((ply, own(ply)?))).next()?;
        Some(Behind {
            ply: u32::try_from(ply + 1).unwrap_or(u32::MAX),
            line: self.place(line),
        })
    }
}
