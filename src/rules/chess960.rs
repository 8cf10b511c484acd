//! The 960 start positions (Guidelines II of the Laws, Chess960) by their usual number; 518 is the ordinary one.

use super::{Color, Piece, Position, Role, Side, Square};

/// Where two knights may stand on the five squares left, in the order of the numbering.
const KNIGHTS: [(usize, usize); 10] = [
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (1, 2),
    (1, 3),
    (1, 4),
    (2, 3),
    (2, 4),
    (3, 4),
];

impl Position {
    /// The start position with this number, 0 to 959; 518 is the initial position of the Laws.
    #[must_use]
    pub fn chess960(number: u16) -> Option<Position> {
        if number >= 960 {
            return None;
        }
        let number = usize::from(number);
        let mut rank: [Option<Role>; 8] = [None; 8];
        rank[(number % 4) * 2 + 1] = Some(Role::Bishop);
        rank[(number / 4 % 4) * 2] = Some(Role::Bishop);
        fill(&mut rank, number / 16 % 6, Role::Queen);
        let (first, second) = *KNIGHTS.get(number / 96)?;
        fill(&mut rank, second, Role::Knight);
        fill(&mut rank, first, Role::Knight);
        fill(&mut rank, 0, Role::Rook);
        fill(&mut rank, 0, Role::King);
        Some(Position::from_back_rank(
            rank.map(|role| role.unwrap_or(Role::Rook)),
        ))
    }

    /// The number of the start position this is, if it is one: all men at home, all rights there, counters 0 and 1.
    #[must_use]
    pub fn chess960_number(&self) -> Option<u16> {
        (0..960).find(|number| Position::chess960(*number).as_ref() == Some(self))
    }

    pub(super) fn from_back_rank(rank: [Role; 8]) -> Position {
        let mut position = Position::empty_board();
        for (file, role) in (0..8).zip(rank) {
            for (color, pawns) in [(Color::White, 1), (Color::Black, 6)] {
                position.put(Square::at(file, color.back_rank()), Piece { color, role });
                position.put(
                    Square::at(file, pawns),
                    Piece {
                        color,
                        role: Role::Pawn,
                    },
                );
            }
        }
        for color in Color::ALL {
            for rook in position.of(color, Role::Rook) {
                let side = if rook > position.king(color) {
                    Side::Short
                } else {
                    Side::Long
                };
                position.castling.grant(color, side, rook);
            }
        }
        position
    }
}

/// Puts a man on the n-th square that is still free.
fn fill(rank: &mut [Option<Role>; 8], n: usize, role: Role) {
    if let Some(place) = rank.iter_mut().filter(|place| place.is_none()).nth(n) {
        *place = Some(role);
    }
}
