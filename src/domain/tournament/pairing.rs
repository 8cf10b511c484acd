//! The pairing of a round.

use super::crosstable::{Bye, Cell, Crosstable, Round};
use crate::rules::Color;

/// The pairing of a round, by the players' numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairing {
    /// White and Black, in the order of the boards (C.04.2, article D.9).
    pub pairs: Vec<(u32, u32)>,
    /// Who is left over.
    pub bye: Option<u32>,
}

impl Pairing {
    /// The pairing that a crosstable has in a round, in the order of White's number.
    #[must_use]
    pub fn of(table: &Crosstable, round: Round) -> Pairing {
        let mut pairing = Pairing::default();
        for (seat, player) in table.players.iter().enumerate() {
            match table.cell(seat, round) {
                Cell::Game {
                    against,
                    side: Color::White,
                    ..
                } => {
                    let black = table.players.get(against).map_or(0, |other| other.number);
                    pairing.pairs.push((player.number, black));
                }
                Cell::Bye(Bye::Allocated) => pairing.bye = Some(player.number),
                _ => {}
            }
        }
        pairing
    }

    /// The pairs that stand here and not there, and the bye as a pair with 0.
    #[must_use]
    pub fn without(&self, other: &Pairing) -> Vec<(u32, u32)> {
        let all = |pairing: &Pairing| {
            let bye = pairing.bye.map(|number| (number, 0));
            let pairs = pairing.pairs.iter().copied();
            pairs.chain(bye).collect::<Vec<_>>()
        };
        let theirs = all(other);
        all(self)
            .into_iter()
            .filter(|pair| !theirs.contains(pair))
            .collect()
    }
}
