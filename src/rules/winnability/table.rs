//! Positions met before, and how deep they were searched. Only the helpmate search uses it: a false hit can hide a mate, never prove
//! that there is none.

use crate::rules::{Color, Position, Role, Side};

/// Entries at the start and at most, as powers of two.
const SMALL: u32 = 12;
const LARGE: u32 = 20;

/// A table that forgets what it must.
pub(super) struct Table {
    entries: Vec<(u64, i32)>,
    used: usize,
}

impl Table {
    pub(super) fn new() -> Table {
        Table {
            entries: vec![(0, 0); 1 << SMALL],
            used: 0,
        }
    }

    /// True if the position was met with at least this many plies left; remembers it otherwise.
    pub(super) fn was_searched(&mut self, hash: u64, left: i32) -> bool {
        if self.used * 2 > self.entries.len() && self.entries.len() < 1 << LARGE {
            self.grow();
        }
        let mask = self.entries.len() - 1;
        let Some(entry) = self.entries.get_mut(hash as usize & mask) else {
            return false;
        };
        if entry.0 == hash && entry.1 >= left {
            return true;
        }
        if entry.0 == 0 {
            self.used += 1;
        }
        *entry = (hash, left);
        false
    }

    fn grow(&mut self) {
        let larger = vec![(0, 0); self.entries.len() * 8];
        let smaller = std::mem::replace(&mut self.entries, larger);
        let mask = self.entries.len() - 1;
        for entry in smaller {
            if entry.0 != 0
                && let Some(place) = self.entries.get_mut(entry.0 as usize & mask)
            {
                *place = entry;
            }
        }
    }
}

/// A number for everything that tells two positions apart (9.2.3).
pub(super) fn hash(position: &Position) -> u64 {
    let mut hash = match position.turn() {
        Color::White => 0x9e37_79b9_7f4a_7c15,
        Color::Black => 0x2545_f491_4f6c_dd1d_u64,
    };
    let mut stir = |bits: u64| {
        hash = (hash ^ bits).wrapping_mul(0xd6e8_feb8_6659_fd93);
        hash ^= hash >> 32;
    };
    stir(position.of_color(Color::White).0);
    for role in [
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
        Role::King,
    ] {
        stir(position.of_role(role).0);
    }
    if let Some(square) = position.en_passant() {
        stir(u64::from(square.index()) + 1);
    }
    if !position.castling().is_empty() {
        for color in Color::ALL {
            for side in Side::ALL {
                stir(
                    position
                        .castling()
                        .rook(color, side)
                        .map_or(0, |square| u64::from(square.index()) + 1),
                );
            }
        }
    }
    hash
}
