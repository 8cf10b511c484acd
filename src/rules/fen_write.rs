//! FEN out: X-FEN with en passant only where legal.

use super::{Bitboard, Color, Position, Role, Side, Square};

/// The longest FEN there is: 71 signs of placement, 4 rights, two numbers of ten digits, and what is between.
const LONGEST: usize = 128;

impl Position {
    /// The FEN: en passant only if a legal capture exists; castling as `KQkq`, with a file letter where another rook stands farther out.
    #[must_use]
    pub fn fen(&self) -> String {
        let mut line = Line::new();
        self.write_key(&mut line);
        line.push(b' ');
        line.push_number(self.halfmove_clock);
        line.push(b' ');
        line.push_number(self.fullmove_number);
        line.text()
    }

    /// The first four fields of the FEN: equal for two positions if and only if they are the same by 9.2.3.
    #[must_use]
    pub fn key(&self) -> String {
        let mut line = Line::new();
        self.write_key(&mut line);
        line.text()
    }

    /// The first field of the FEN: who stands where.
    #[must_use]
    pub fn placement(&self) -> String {
        let mut line = Line::new();
        self.write_placement(&mut line);
        line.text()
    }

    fn write_key(&self, line: &mut Line) {
        self.write_placement(line);
        line.push(b' ');
        line.push(if self.turn.is_white() { b'w' } else { b'b' });
        line.push(b' ');
        self.write_castling(line);
        line.push(b' ');
        match self.en_passant {
            Some(square) => {
                line.push(b'a' + square.file());
                line.push(b'1' + square.rank());
            }
            None => line.push(b'-'),
        }
    }

    fn write_placement(&self, line: &mut Line) {
        let white = self.of_color(Color::White);
        let occupied = self.occupied();
        for rank in (0..8).rev() {
            let mut next = 0;
            for square in occupied & Bitboard::rank(rank) {
                line.push_gap(square.file() - next);
                next = square.file() + 1;
                let letter = b"pnbrqk"[self.role_of_man(square).index()];
                line.push(if white.has(square) {
                    letter - 32
                } else {
                    letter
                });
            }
            line.push_gap(8 - next);
            if rank > 0 {
                line.push(b'/');
            }
        }
    }

    fn write_castling(&self, line: &mut Line) {
        if self.castling.is_empty() {
            return line.push(b'-');
        }
        for color in Color::ALL {
            for side in Side::ALL {
                let Some(rook) = self.castling.rook(color, side) else {
                    continue;
                };
                let letter = match side {
                    _ if self.outermost_rook(color, side) != Some(rook) => b'a' + rook.file(),
                    Side::Short => b'k',
                    Side::Long => b'q',
                };
                line.push(if color.is_white() {
                    letter - 32
                } else {
                    letter
                });
            }
        }
    }

    /// The rook farthest from the king on its back rank; X-FEN's `K` and `Q` mean this one.
    pub(super) fn outermost_rook(&self, color: Color, side: Side) -> Option<Square> {
        let king = self.king(color);
        let home = self.of(color, Role::Rook) & Bitboard::rank(color.back_rank());
        match side {
            Side::Short => home.highest().filter(|rook| *rook > king),
            Side::Long => home.first().filter(|rook| *rook < king),
        }
    }
}

/// A line of ASCII under construction, without a question for memory at each sign.
struct Line {
    signs: [u8; LONGEST],
    length: usize,
}

impl Line {
    fn new() -> Line {
        Line {
            signs: [0; LONGEST],
            length: 0,
        }
    }

    #[inline]
    fn push(&mut self, sign: u8) {
        if let Some(place) = self.signs.get_mut(self.length) {
            *place = sign;
            self.length += 1;
        }
    }

    #[inline]
    fn push_gap(&mut self, gap: u8) {
        if gap > 0 {
            self.push(b'0' + gap);
        }
    }

    fn push_number(&mut self, number: u32) {
        if number > 9 {
            self.push_number(number / 10);
        }
        self.push(b'0' + (number % 10) as u8);
    }

    fn text(&self) -> String {
        std::str::from_utf8(&self.signs[..self.length])
            .unwrap_or_default()
            .to_owned()
    }
}
