//! FEN in and out: the standard's, X-FEN and Shredder-FEN in; X-FEN with en passant only where legal out.

use super::{Color, FenError, FenReason, Piece, Position, Role, Side, Square};
use std::fmt::Write;
use std::ops::ControlFlow;

/// Longer texts are not looked at.
const MAX_LENGTH: usize = 200;

impl Position {
    /// Reads a FEN and checks it; all reasons for a refusal come at once.
    ///
    /// Missing fields count as `w - - 0 1`. An en-passant square is kept only if a legal capture exists.
    ///
    /// # Errors
    /// [`FenError`] with everything found wrong. The castling and en-passant fields are judged only once the board can be read.
    pub fn from_fen(text: &str) -> Result<Position, FenError> {
        let mut reasons = Vec::new();
        let fields: Vec<&str> = text.split_whitespace().take(7).collect();
        let mut position = Position::empty_board();
        if text.len() > MAX_LENGTH || fields.len() > 6 {
            reasons.push(FenReason::TooManyFields);
        } else if fields.is_empty() {
            reasons.push(FenReason::Empty);
        } else {
            read(&mut position, &fields, &mut reasons);
        }
        if reasons.is_empty() {
            Ok(position)
        } else {
            Err(FenError {
                fen: text.chars().take(MAX_LENGTH).collect(),
                reasons,
            })
        }
    }

    /// The FEN: en passant only if a legal capture exists; castling as `KQkq`, with a file letter where another rook stands farther out.
    #[must_use]
    pub fn fen(&self) -> String {
        let mut text = self.key();
        // Writing to a String cannot fail.
        let _ = write!(text, " {} {}", self.halfmove_clock, self.fullmove_number);
        text
    }

    /// The first four fields of the FEN: equal for two positions if and only if they are the same by 9.2.3.
    #[must_use]
    pub fn key(&self) -> String {
        let mut text = self.placement();
        text.push(' ');
        text.push(self.turn.letter());
        text.push(' ');
        self.write_castling(&mut text);
        match self.en_passant {
            Some(square) => text.extend([' ', square.file_letter(), square.rank_digit()]),
            None => text.push_str(" -"),
        }
        text
    }

    /// The first field of the FEN: who stands where.
    #[must_use]
    pub fn placement(&self) -> String {
        let mut text = String::with_capacity(96);
        for rank in (0..8).rev() {
            let mut gap = 0;
            for file in 0..8 {
                let Some(piece) = self.piece_at(Square::at(file, rank)) else {
                    gap += 1;
                    continue;
                };
                push_gap(&mut text, gap);
                gap = 0;
                text.push(piece.letter());
            }
            push_gap(&mut text, gap);
            if rank > 0 {
                text.push('/');
            }
        }
        text
    }

    fn write_castling(&self, text: &mut String) {
        if self.castling.is_empty() {
            text.push('-');
        }
        for color in Color::ALL {
            for side in Side::ALL {
                let Some(rook) = self.castling.rook(color, side) else {
                    continue;
                };
                let letter = match side {
                    _ if self.outermost_rook(color, side) != Some(rook) => rook.file_letter(),
                    Side::Short => 'k',
                    Side::Long => 'q',
                };
                text.push(if color.is_white() {
                    letter.to_ascii_uppercase()
                } else {
                    letter
                });
            }
        }
    }

    /// The rook farthest from the king on its back rank; X-FEN's `K` and `Q` mean this one.
    fn outermost_rook(&self, color: Color, side: Side) -> Option<Square> {
        let king = self.king(color);
        let mut home = self
            .of(color, Role::Rook)
            .filter(|rook| rook.rank() == color.back_rank());
        match side {
            Side::Short => home.filter(|rook| *rook > king).last(),
            Side::Long => home.next().filter(|rook| *rook < king),
        }
    }
}

fn push_gap(text: &mut String, gap: u8) {
    if gap > 0 {
        text.push(char::from(b'0' + gap));
    }
}

fn read(position: &mut Position, fields: &[&str], reasons: &mut Vec<FenReason>) {
    let field = |n: usize, default| fields.get(n).copied().unwrap_or(default);
    read_placement(position, field(0, ""), reasons);
    match field(1, "w") {
        "w" => position.turn = Color::White,
        "b" => position.turn = Color::Black,
        _ => reasons.push(FenReason::Turn),
    }
    let board_is_whole = position.check_men(reasons);
    read_castling(position, field(2, "-"), board_is_whole, reasons);
    let passed = match field(3, "-") {
        "-" => None,
        name => name
            .parse()
            .map_err(|_| reasons.push(FenReason::EnPassant))
            .ok(),
    };
    if board_is_whole && !reasons.contains(&FenReason::Turn) {
        position.check_moves_behind(passed, reasons);
    }
    match read_number(field(4, "0")) {
        Some(number) => position.halfmove_clock = number,
        None => reasons.push(FenReason::HalfmoveClock),
    }
    match read_number(field(5, "1")) {
        // Some programs count from 0.
        Some(number) => position.fullmove_number = number.max(1),
        None => reasons.push(FenReason::FullmoveNumber),
    }
}

fn read_number(text: &str) -> Option<u32> {
    let digits_only = text.len() <= 5 && text.bytes().all(|byte| byte.is_ascii_digit());
    if digits_only { text.parse().ok() } else { None }
}

fn read_placement(position: &mut Position, text: &str, reasons: &mut Vec<FenReason>) {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 8 {
        reasons.push(FenReason::RankCount(ranks.len()));
    }
    for (rank, row) in (0..8).rev().zip(ranks) {
        let mut file = 0;
        for letter in row.chars() {
            if let Some(gap @ 1..=8) = letter.to_digit(10) {
                file += gap as usize;
            } else {
                match Piece::from_letter(letter) {
                    Some(piece) if file < 8 => position.put(Square::at(file as u8, rank), piece),
                    Some(_) => {}
                    None => reasons.push(FenReason::UnknownPiece(letter)),
                }
                file += 1;
            }
        }
        if file != 8 {
            reasons.push(FenReason::RankLength {
                rank: rank + 1,
                squares: file,
            });
        }
    }
}

/// `judge` is false while the board itself is not sound: then only the letters are looked at.
fn read_castling(position: &mut Position, text: &str, judge: bool, reasons: &mut Vec<FenReason>) {
    if text == "-" {
        return;
    }
    let _ = text.chars().try_for_each(|letter| {
        if !matches!(letter.to_ascii_lowercase(), 'a'..='h' | 'k' | 'q') || text.len() > 4 {
            reasons.push(FenReason::Castling);
            return ControlFlow::Break(());
        }
        if judge {
            grant_right(position, letter, reasons);
        }
        ControlFlow::Continue(())
    });
}

fn grant_right(position: &mut Position, letter: char, reasons: &mut Vec<FenReason>) {
    let color = if letter.is_ascii_uppercase() {
        Color::White
    } else {
        Color::Black
    };
    let king = position.king(color);
    let (side, rook) = match letter.to_ascii_lowercase() {
        'k' => (Side::Short, position.outermost_rook(color, Side::Short)),
        'q' => (Side::Long, position.outermost_rook(color, Side::Long)),
        file => {
            let rook = Square::at(file as u8 - b'a', color.back_rank());
            let side = if rook > king { Side::Short } else { Side::Long };
            (
                side,
                Some(rook).filter(|rook| position.of(color, Role::Rook).has(*rook)),
            )
        }
    };
    match rook {
        Some(rook) if king.rank() == color.back_rank() => {
            position.castling.grant(color, side, rook)
        }
        _ => reasons.push(FenReason::CastlingWithoutRook { color, side }),
    }
}
