//! Letters for men (Appendix C.3).

use crate::rules::{Color, Role};

/// An alphabet for the men; pawns have no letter in any (C.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Letters {
    /// K Q R B N.
    #[default]
    English,
    /// K D T L S.
    German,
    /// K D T L S, as in German.
    Swedish,
    /// ♔ ♕ ♖ ♗ ♘ for both sides.
    Figurine,
}

impl Letters {
    /// How a man is written; the pawn's is needed in long words only.
    #[must_use]
    pub const fn of(self, role: Role) -> char {
        match (self, role) {
            (Letters::Figurine, Role::Pawn) => '♙',
            (Letters::Figurine, Role::Knight) => '♘',
            (Letters::Figurine, Role::Bishop) => '♗',
            (Letters::Figurine, Role::Rook) => '♖',
            (Letters::Figurine, Role::Queen) => '♕',
            (Letters::Figurine, Role::King) => '♔',
            (_, Role::King) => 'K',
            (Letters::English, Role::Pawn) => 'P',
            (Letters::English, Role::Knight) => 'N',
            (Letters::English, Role::Bishop) => 'B',
            (Letters::English, Role::Rook) => 'R',
            (Letters::English, Role::Queen) => 'Q',
            (_, Role::Pawn) => 'B',
            (_, Role::Knight) => 'S',
            (_, Role::Bishop) => 'L',
            (_, Role::Rook) => 'T',
            (_, Role::Queen) => 'D',
        }
    }

    /// True where `B` is a pawn's letter (Bauer, bonde).
    pub(super) const fn b_is_pawn(self) -> bool {
        matches!(self, Letters::German | Letters::Swedish)
    }
}

/// A man by its sign, of either colour.
pub(super) fn figurine(sign: char) -> Option<Role> {
    Some(match sign {
        '♔' | '♚' => Role::King,
        '♕' | '♛' => Role::Queen,
        '♖' | '♜' => Role::Rook,
        '♗' | '♝' => Role::Bishop,
        '♘' | '♞' => Role::Knight,
        '♙' | '♟' => Role::Pawn,
        _ => return None,
    })
}

/// A man by its English, German or Swedish letter of either case; `b` is left to the caller, who knows the alphabet.
pub(super) const fn piece_letter(letter: char) -> Option<Role> {
    Some(match letter.to_ascii_uppercase() {
        'K' => Role::King,
        'Q' | 'D' => Role::Queen,
        'R' | 'T' => Role::Rook,
        'L' => Role::Bishop,
        'N' | 'S' => Role::Knight,
        'P' => Role::Pawn,
        _ => return None,
    })
}

/// The sign of a man of one colour, for diagrams in text.
#[must_use]
pub const fn sign(color: Color, role: Role) -> char {
    match (color, role) {
        (Color::White, _) => Letters::Figurine.of(role),
        (Color::Black, Role::Pawn) => '♟',
        (Color::Black, Role::Knight) => '♞',
        (Color::Black, Role::Bishop) => '♝',
        (Color::Black, Role::Rook) => '♜',
        (Color::Black, Role::Queen) => '♛',
        (Color::Black, Role::King) => '♚',
    }
}
