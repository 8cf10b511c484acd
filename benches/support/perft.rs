//! Counting nodes with three libraries.

use fernzug::rules::Position;
use shakmaty::Position as _;

/// The usual six positions and one of promotions, each with a depth that takes a fraction of a second.
pub const POSITIONS: [(&str, u32); 7] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        5,
    ),
    (
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        4,
    ),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6),
    (
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        5,
    ),
    (
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        4,
    ),
    (
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        4,
    ),
    ("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 5),
];

pub fn ours(position: &Position, depth: u32, counting: bool) -> u64 {
    if counting {
        position.perft(depth)
    } else {
        position.perft_without_counting(depth)
    }
}

pub fn shakmaty(position: &shakmaty::Chess, depth: u32, counting: bool) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.legal_moves();
    if counting && depth == 1 {
        return moves.len() as u64;
    }
    let after = |m: &shakmaty::Move| {
        let mut next = position.clone();
        next.play_unchecked(*m);
        shakmaty(&next, depth - 1, counting)
    };
    moves.iter().map(after).sum()
}

pub fn cozy(board: &cozy_chess::Board, depth: u32, counting: bool) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    board.generate_moves(|set| {
        if counting && depth == 1 {
            nodes += set.len() as u64;
        } else {
            for m in set {
                let mut next = board.clone();
                next.play_unchecked(m);
                nodes += cozy(&next, depth - 1, counting);
            }
        }
        false
    });
    nodes
}
