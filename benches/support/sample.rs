//! Positions of random games, each with its next move, as three libraries see them.

use fernzug::rules::notation::{Letters, san};
use fernzug::rules::{Move, Position};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess};

pub struct Sample {
    pub position: Position,
    pub next: Move,
    pub san: String,
    pub fen: String,
    pub shakmaty: Chess,
    pub shakmaty_next: shakmaty::Move,
    pub cozy: cozy_chess::Board,
}

pub fn shakmaty_position(fen: &str) -> Chess {
    let fen: Fen = fen.parse().unwrap();
    fen.into_position(CastlingMode::Standard).unwrap()
}

/// All legal moves in a list; cozy-chess itself hands out sets.
pub fn cozy_moves(board: &cozy_chess::Board) -> Vec<cozy_chess::Move> {
    let mut list = Vec::with_capacity(64);
    board.generate_moves(|set| {
        list.extend(set);
        false
    });
    list
}

/// Ordinary games of random moves, at most 120 plies each.
pub fn samples(count: usize) -> Vec<Sample> {
    let mut dice = 0x2545_f491_4f6c_dd1d_u64;
    let mut all = Vec::new();
    let mut position = Position::start();
    while all.len() < count {
        let legal = position.legal_moves();
        if legal.is_empty() || position.fullmove_number() > 60 {
            position = Position::start();
            continue;
        }
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        let next = legal[(dice >> 16) as usize % legal.len()];
        all.push(sample(position, next));
        position = position.play(next);
    }
    all
}

fn sample(position: Position, next: Move) -> Sample {
    let fen = position.fen();
    let shakmaty = shakmaty_position(&fen);
    let written: UciMove = position.uci(next).parse().unwrap();
    Sample {
        position,
        next,
        san: san(&position, next, Letters::English),
        shakmaty_next: written.to_move(&shakmaty).unwrap(),
        shakmaty,
        cozy: fen.parse().unwrap(),
        fen,
    }
}
