//! FEN in: the standard's, X-FEN and Shredder-FEN.

use super::{Color, FenError, FenReason, Piece, Position, Role, Side, Square};
use std::ops::ControlFlow;

/// Longer texts are not looked at.
const MAX_LENGTH: usize = 200;

impl Position {
    /// Reads a FEN and checks it; all reasons for a refusal come at once.
    ///
    /// Missing fields count as `w - - 0 1`. An en-passant square is kept only if a legal capture exists.
    ///
    /// # Errors
    /// [`FenError`] with everything found wrong. Castling rights are judged where the side has its one king, what the last
    /// move left behind (checks) where both have.
    pub fn from_fen(text: &str) -> Result<Position, FenError> {
        let mut reasons = Vec::new();
        let (fields, more) = if text.is_ascii() {
            first_six(text.split_ascii_whitespace())
        } else {
            first_six(text.split_whitespace())
        };
        let mut position = Position::empty_board();
        if text.len() > MAX_LENGTH {
            reasons.push(FenReason::TooManyFields);
        } else if fields[0].is_none() {
            reasons.push(FenReason::Empty);
        } else {
            if more {
                reasons.push(FenReason::TooManyFields);
            }
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
}

/// The fields there can be, and whether there are more.
fn first_six<'a>(mut words: impl Iterator<Item = &'a str>) -> ([Option<&'a str>; 6], bool) {
    let fields = std::array::from_fn(|_| words.next());
    (fields, words.next().is_some())
}

fn read(position: &mut Position, fields: &[Option<&str>; 6], reasons: &mut Vec<FenReason>) {
    let field = |n: usize, default| fields[n].unwrap_or(default);
    if !read_placement(position, field(0, "")) {
        explain_placement(position, field(0, ""), reasons);
    }
    match field(1, "w") {
        "w" => position.turn = Color::White,
        "b" => position.turn = Color::Black,
        _ => reasons.push(FenReason::Turn),
    }
    let board_is_whole = position.check_men(reasons);
    read_castling(position, field(2, "-"), reasons);
    let passed = match field(3, "-") {
        "-" => None,
        name => name
            .parse()
            .map_err(|_| reasons.push(FenReason::EnPassant))
            .ok(),
    };
    if !reasons.contains(&FenReason::Turn) {
        if board_is_whole {
            position.check_moves_behind(passed, reasons);
        } else {
            position.check_double_step(passed, reasons);
        }
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
    if text.is_empty() || text.len() > 5 {
        return None;
    }
    text.bytes().try_fold(0, |number, digit| {
        let digit = digit.is_ascii_digit().then(|| u32::from(digit - b'0'))?;
        Some(number * 10 + digit)
    })
}

/// Reads a placement without fault; says whether it was one.
fn read_placement(position: &mut Position, text: &str) -> bool {
    let (mut rank, mut file) = (7u8, 0u8);
    for sign in text.bytes() {
        match sign {
            b'1'..=b'8' => file += sign - b'0',
            b'/' if file == 8 && rank > 0 => (rank, file) = (rank - 1, 0),
            _ => match Piece::from_letter(char::from(sign)) {
                Some(piece) if file < 8 => {
                    position.put(Square::at(file, rank), piece);
                    file += 1;
                }
                _ => return false,
            },
        }
        if file > 8 {
            return false;
        }
    }
    rank == 0 && file == 8
}

/// Reads a placement with faults: what can be read of it, and what is wrong.
fn explain_placement(position: &mut Position, text: &str, reasons: &mut Vec<FenReason>) {
    *position = Position::empty_board();
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

/// Of a side that has not one king only the letters are looked at.
fn read_castling(position: &mut Position, text: &str, reasons: &mut Vec<FenReason>) {
    if text == "-" {
        return;
    }
    let _ = text.chars().try_for_each(|letter| {
        if !matches!(letter.to_ascii_lowercase(), 'a'..='h' | 'k' | 'q') || text.len() > 4 {
            reasons.push(FenReason::Castling);
            return ControlFlow::Break(());
        }
        grant_right(position, letter, reasons);
        ControlFlow::Continue(())
    });
}

fn grant_right(position: &mut Position, letter: char, reasons: &mut Vec<FenReason>) {
    let color = if letter.is_ascii_uppercase() {
        Color::White
    } else {
        Color::Black
    };
    if position.of(color, Role::King).count() != 1 {
        return;
    }
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
            let granted = position.castling.rook(color, side);
            // two rooks cannot have the same right
            if granted.is_some_and(|other| other != rook) {
                reasons.push(FenReason::Castling);
            }
            position.castling.grant(color, side, rook)
        }
        _ => reasons.push(FenReason::CastlingWithoutRook { color, side }),
    }
}
