//! Goes through a game's items with the position that belongs to each.

use std::mem;

use crate::rules::Position;

use super::game::{Game, Item, ItemKind};

/// A line of moves on the board.
#[derive(Clone, Copy)]
struct Line {
    /// Before the last move: where a variation begins.
    before: Position,
    now: Position,
    /// A variation behind the first unread move stands for that one.
    unread: u32,
}

/// All items of a game with the position in which each stands; see [`Game::walk`].
pub struct Walk<'g> {
    items: std::slice::Iter<'g, Item>,
    here: Line,
    outer: Vec<Line>,
}

impl Game {
    /// The items with the position before each: for a move the one it is played in. Behind an unread move, and in a game without
    /// a start position, it means nothing.
    #[must_use]
    pub fn walk(&self) -> Walk<'_> {
        let now = self.start().copied().unwrap_or_else(Position::start);
        Walk {
            items: self.items().iter(),
            here: Line {
                before: now,
                now,
                unread: 0,
            },
            outer: Vec::new(),
        }
    }
}

impl Iterator for Walk<'_> {
    type Item = (Position, Item);

    fn next(&mut self) -> Option<(Position, Item)> {
        let item = *self.items.next()?;
        let here = &mut self.here;
        let position = here.now;
        match item.kind {
            ItemKind::Move(played) => {
                here.now = position.play(played);
                here.before = position;
            }
            ItemKind::Null => {
                here.now = passed(&position).unwrap_or(position);
                here.before = position;
            }
            ItemKind::Unread(_) => here.unread = here.unread.saturating_add(1),
            ItemKind::Open => {
                let now = if here.unread > 0 {
                    here.now
                } else {
                    here.before
                };
                let inner = Line {
                    before: now,
                    now,
                    unread: 0,
                };
                self.outer.push(mem::replace(here, inner));
            }
            ItemKind::Close => *here = self.outer.pop().unwrap_or(*here),
            ItemKind::Score(_) | ItemKind::Comment(_) | ItemKind::Nag(_) => {}
        }
        Some((position, item))
    }
}

/// The position after a passing move, as analyses have them; `None` when the king is in check.
pub(super) fn passed(position: &Position) -> Option<Position> {
    if position.is_check() {
        return None;
    }
    let key = position.key();
    let castling = key.split(' ').nth(2)?;
    let number = position.fullmove_number() + u32::from(!position.turn().is_white());
    let fen = format!(
        "{} {} {castling} - {} {number}",
        position.placement(),
        position.turn().other().letter(),
        position.halfmove_clock().saturating_add(1),
    );
    Position::from_fen(&fen).ok()
}
