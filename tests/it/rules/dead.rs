//! "Cannot mate" is never said wrongly: random positions with few men are searched for a mate all the same.

use super::against_shakmaty::Dice;
use fernzug::rules::endings::{cannot_mate, is_dead};
use fernzug::rules::material::{balance, lost};
use fernzug::rules::{Color, Piece, Position, Role, Square};
use std::collections::HashSet;

/// A random board of kings and up to three other men, if it is legal.
fn few_men(dice: &mut Dice) -> Option<Position> {
    let mut board = [None; 64];
    let roles = [
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Bishop,
        Role::Knight,
        Role::Rook,
        Role::Queen,
    ];
    for (color, role) in [(Color::White, Role::King), (Color::Black, Role::King)] {
        board[dice.roll(64)] = Some(Piece { color, role });
    }
    for _ in 0..=dice.roll(3) {
        let color = if dice.roll(2) == 0 {
            Color::White
        } else {
            Color::Black
        };
        board[dice.roll(64)] = Some(Piece {
            color,
            role: roles[dice.roll(roles.len())],
        });
    }
    let row = |rank: usize| {
        (0..8)
            .map(|file| board[rank * 8 + file].map_or('1', Piece::letter))
            .collect::<String>()
    };
    let rows: Vec<String> = (0..8).rev().map(row).collect();
    let turn = if dice.roll(2) == 0 { 'w' } else { 'b' };
    Position::from_fen(&format!("{} {turn} - - 0 1", rows.join("/"))).ok()
}

/// Goes through up to `limit` positions, nearest first; true if `side` mates in one of them.
fn mates_somewhere(start: &Position, side: Color, limit: usize) -> bool {
    let mut seen = HashSet::from([start.key()]);
    let mut queue = std::collections::VecDeque::from([*start]);
    while let Some(position) = queue.pop_front() {
        if position.is_checkmate() && position.turn() != side {
            return true;
        }
        for next in &position.legal_moves() {
            let after = position.play(*next);
            if seen.len() < limit && seen.insert(after.key()) {
                queue.push_back(after);
            }
        }
    }
    false
}

fn search(positions: usize, limit: usize) {
    let mut dice = Dice(0x0dea_d0ff_1ce5);
    let mut looked_at = 0;
    while looked_at < positions {
        let Some(position) = few_men(&mut dice) else {
            continue;
        };
        for side in Color::ALL {
            if cannot_mate(&position, side) {
                looked_at += 1;
                assert!(
                    !mates_somewhere(&position, side, limit),
                    "{side:?} {position:?}"
                );
            }
        }
    }
}

#[test]
fn who_cannot_mate_does_not() {
    search(200, 1_000);
}

#[test]
#[ignore = "a minute in release"]
fn who_cannot_mate_does_not_in_many_positions() {
    search(2_000, 5_000);
}

#[test]
fn dead_means_neither_side() {
    let dead = |fen: &str| is_dead(&Position::from_fen(fen).expect(fen));
    assert!(dead("7k/8/8/8/8/8/1q6/K7 w - - 0 1"));
    assert!(!dead("7k/8/8/8/8/2q5/8/K7 w - - 0 1"));
    assert!(!dead("8/8/4k3/8/8/3K4/4P3/8 w - - 0 1"));
    assert!(!Position::start().is_checkmate() && !is_dead(&Position::start()));
}

/// Pawns may still move, or the waiting side is shut in: nothing of it is enough to mate.
#[test]
fn walls_with_moves_to_spare_are_seen_at_the_move() {
    for fen in [
        "2k5/8/1p1p1p1p/pP1PpP1P/2p1P1p1/P1P3P1/8/5K2 w - - 0 1",
        "7k/8/1p3p1p/pP1p1PpP/2pP2P1/P1P5/8/7K w - - 0 1",
        "5k2/8/1p2p3/pP1pP1p1/2pP1pPp/P1P2P1P/8/6K1 w - - 0 1",
        "6k1/8/p1p2p1p/P1P1pP2/4P1pP/6P1/8/1K6 w - - 0 1",
    ] {
        let position = Position::from_fen(fen).expect(fen);
        assert!(is_dead(&position), "{fen}");
    }
    // the same walls with a way through
    for fen in [
        "2k5/8/1p1p1p1p/pP1PpP1P/2p1P1p1/P1P3P1/8/N4K2 w - - 0 1",
        "7k/8/1p3p2/pP1p1PpP/2pP2P1/P1P5/8/7K w - - 0 1",
    ] {
        let position = Position::from_fen(fen).expect(fen);
        assert!(!is_dead(&position), "{fen}");
    }
}

#[test]
fn taken_men_and_balance() {
    let start = Position::start();
    let now = Position::from_fen("rnb1kbnr/pppp1ppp/8/8/8/8/PPPP1PPP/RNBQKB1R w KQkq - 0 5")
        .expect("legal");
    assert_eq!(lost(&start, &now, Color::White), [Role::Knight, Role::Pawn]);
    assert_eq!(lost(&start, &now, Color::Black), [Role::Queen, Role::Pawn]);
    assert_eq!(balance(&now), 6);
    let promoted = Position::from_fen("4k3/8/8/8/8/8/PPPPPPP1/QQ2K3 w - - 0 50").expect("legal");
    assert!(!lost(&start, &promoted, Color::White).contains(&Role::Pawn));
    assert_eq!(
        Square::from_index(63).map(|square| square.to_string()),
        Some("h8".to_owned())
    );
}
