//! A position: who stands where, who is to move, what may still be done.

use super::{Bitboard, Castling, Color, Piece, Role, Square, attacks};

/// A legal position, small and cheap to copy. It can be had only from the start, from a checked FEN or by a legal move.
///
/// Two positions are equal when the counters are equal too; for repetition compare [`Position::key`] (9.2.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) roles: [Bitboard; 6],
    pub(super) colors: [Bitboard; 2],
    pub(super) turn: Color,
    pub(super) castling: Castling,
    /// Kept only while a legal capture in passing exists, so that keys and equality need no second look (9.2.3.1).
    pub(super) en_passant: Option<Square>,
    pub(super) halfmove_clock: u32,
    pub(super) fullmove_number: u32,
    pub(super) kings: [Square; 2],
}

impl std::fmt::Debug for Position {
    /// The FEN: what one can read when a test fails.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Position").field(&self.fen()).finish()
    }
}

impl Position {
    /// The initial position (2.3).
    #[must_use]
    pub fn start() -> Position {
        Position::from_back_rank([
            Role::Rook,
            Role::Knight,
            Role::Bishop,
            Role::Queen,
            Role::King,
            Role::Bishop,
            Role::Knight,
            Role::Rook,
        ])
    }

    /// The player to move (1.1).
    #[inline]
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// Plies since the last capture or pawn move (9.3): 100 are fifty moves by each player.
    #[must_use]
    pub const fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// The number of the coming move as it is written; grows after each move of Black.
    #[must_use]
    pub const fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    /// Castling rights (3.8.2.1), whether or not castling is prevented at the moment.
    #[must_use]
    pub const fn castling(&self) -> &Castling {
        &self.castling
    }

    /// The square passed over by a pawn, only if it can legally be taken in passing (3.7.3.1).
    #[must_use]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// What stands on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = Color::ALL
            .into_iter()
            .find(|color| self.of_color(*color).has(square))?;
        self.role_at(square).map(|role| Piece { color, role })
    }

    #[inline]
    pub(super) fn role_at(&self, square: Square) -> Option<Role> {
        self.occupied()
            .has(square)
            .then(|| self.role_of_man(square))
    }

    /// What stands on a square where something stands. Adds up, without branches: this is asked for every capture.
    #[inline]
    pub(super) fn role_of_man(&self, square: Square) -> Role {
        let bit = |role: Role| (self.roles[role.index()].0 >> square.slot()) as usize & 1;
        let number = bit(Role::Knight)
            + 2 * bit(Role::Bishop)
            + 3 * bit(Role::Rook)
            + 4 * bit(Role::Queen)
            + 5 * bit(Role::King);
        Role::ALL[number.min(5)]
    }

    /// All men with their squares, a1 to h8.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied()
            .filter_map(|square| self.piece_at(square).map(|piece| (square, piece)))
    }

    /// All occupied squares.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.colors[0] | self.colors[1]
    }

    /// The squares of one side's men.
    #[inline]
    #[must_use]
    pub fn of_color(&self, color: Color) -> Bitboard {
        self.colors[color.index()]
    }

    /// The squares of one side's men of one kind.
    #[inline]
    #[must_use]
    pub fn of(&self, color: Color, role: Role) -> Bitboard {
        self.colors[color.index()] & self.roles[role.index()]
    }

    /// The squares of all men of one kind.
    #[inline]
    #[must_use]
    pub fn of_role(&self, role: Role) -> Bitboard {
        self.roles[role.index()]
    }

    /// Where a king stands.
    #[inline]
    #[must_use]
    pub const fn king(&self, color: Color) -> Square {
        self.kings[color.index()]
    }

    /// The king of the side to move is attacked (3.9.1)?
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.checkers().any()
    }

    /// The enemy men that attack the king of the side to move (3.9.1).
    #[must_use]
    pub fn checkers(&self) -> Bitboard {
        self.attackers(self.king(self.turn), self.turn.other())
    }

    /// The mated player is the one to move (5.1.1).
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Not in check and no legal move (5.2.1).
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }

    /// The men of `by` that attack a square (3.1.2), pinned ones too (3.9.1).
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        self.attackers_with(square, by, self.occupied())
    }

    /// The same on a board where other squares are occupied.
    #[inline]
    pub(super) fn attackers_with(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let queens = self.roles[Role::Queen.index()];
        let straight = self.roles[Role::Rook.index()] | queens;
        let diagonal = self.roles[Role::Bishop.index()] | queens;
        let near = (attacks::pawn(by.other(), square) & self.roles[Role::Pawn.index()])
            | (attacks::knight(square) & self.roles[Role::Knight.index()])
            | (attacks::king(square) & self.roles[Role::King.index()]);
        let far = (attacks::rook(square, occupied) & straight)
            | (attacks::bishop(square, occupied) & diagonal);
        (near | far) & self.colors[by.index()]
    }

    pub(super) fn empty_board() -> Position {
        Position {
            roles: [Bitboard::EMPTY; 6],
            colors: [Bitboard::EMPTY; 2],
            turn: Color::White,
            castling: Castling::default(),
            en_passant: None,
            halfmove_clock: 0,
            fullmove_number: 1,
            kings: [Square::at(4, 0), Square::at(4, 7)],
        }
    }

    #[inline]
    pub(super) fn put(&mut self, square: Square, piece: Piece) {
        let bit = Bitboard::of(square);
        self.roles[piece.role.index()] |= bit;
        self.colors[piece.color.index()] |= bit;
        if piece.role == Role::King {
            self.kings[piece.color.index()] = square;
        }
    }

    #[inline]
    pub(super) fn lift(&mut self, square: Square, piece: Piece) {
        let bit = Bitboard::of(square);
        self.roles[piece.role.index()] &= !bit;
        self.colors[piece.color.index()] &= !bit;
    }

    /// Remembers a square passed over only if a pawn may legally take there.
    #[inline]
    pub(super) fn set_en_passant(&mut self, passed: Square) {
        let mut takers = attacks::pawn(self.turn.other(), passed) & self.of(self.turn, Role::Pawn);
        if takers.any() && Iterator::any(&mut takers, |from| self.en_passant_is_safe(from, passed))
        {
            self.en_passant = Some(passed);
        }
    }

    /// Taking in passing removes two men from a rank at once: looks whether the own king is attacked afterwards.
    pub(super) fn en_passant_is_safe(&self, from: Square, passed: Square) -> bool {
        let taken = Bitboard::of(Square::at(passed.file(), from.rank()));
        let occupied = (self.occupied() & !taken & !Bitboard::of(from)) | Bitboard::of(passed);
        (self.attackers_with(self.king(self.turn), self.turn.other(), occupied) & !taken).is_empty()
    }
}
