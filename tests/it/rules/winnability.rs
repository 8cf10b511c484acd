//! "Can this side still mate?" is answered rightly: labelled positions, lines that replay, a plain search through everything, and
//! another solver. The long runs are ignored; what they show stands in `rules::winnability`.

use super::against_shakmaty::Dice;
use fernzug::rules::endings::is_dead;
use fernzug::rules::winnability::{Budget, Verdict, analyse};
use fernzug::rules::{Color, Position};
use std::collections::HashSet;
use std::str::FromStr;

/// Asks, and lets a line be replayed. `None`: undetermined.
fn can_mate(position: &Position, side: Color, budget: &Budget) -> Option<bool> {
    match analyse(position, side, budget) {
        Verdict::CanMate(line) => {
            let mut now = *position;
            for played in line {
                assert!(
                    now.legal_moves().contains(&played),
                    "{position:?} {played:?}"
                );
                now = now.play(played);
            }
            assert!(now.is_checkmate() && now.turn() != side, "{position:?}");
            Some(true)
        }
        Verdict::CannotMate(_) => Some(false),
        Verdict::Undetermined => None,
    }
}

/// The other solver's answer; it knows no Chess960.
fn theirs(position: &Position, side: Color) -> Option<bool> {
    let board = chess::Board::from_str(&position.fen()).expect("a legal position");
    let side = match side {
        Color::White => chess::Color::White,
        Color::Black => chess::Color::Black,
    };
    chasolver::winnability(&board, side)
        .map(|answer| !matches!(answer, chasolver::Winnability::Unwinnable))
}

fn labelled(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty())
        .filter_map(|line| line.split_once(' '))
}

#[test]
fn labelled_positions() {
    for (label, fen) in labelled(include_str!("winnability.txt")) {
        let position = Position::from_fen(fen).expect(fen);
        for (side, letter) in [(Color::White, 'W'), (Color::Black, 'B')] {
            let answer = can_mate(&position, side, &Budget::ENDING);
            assert_eq!(answer, Some(label.contains(letter)), "{side:?} {fen}");
        }
        assert!(label == "--" || !is_dead(&position), "{fen}");
    }
}

/// Positions of random games, kept going so that few men are left in the end.
fn game_positions(dice: &mut Dice, games: usize) -> Vec<Position> {
    let mut found = Vec::new();
    for _ in 0..games {
        let mut position = Position::start();
        for ply in 0..240 {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            position = position.play(legal[dice.roll(legal.len())]);
            if ply % 40 == 39 {
                found.push(position);
            }
        }
    }
    found
}

/// A board with pawns that block each other, some pieces and the kings, if it is legal.
fn blocked(dice: &mut Dice) -> Option<Position> {
    let mut board = ['1'; 64];
    for file in 0..8 {
        if dice.roll(4) > 0 {
            let rank = 1 + dice.roll(5);
            board[rank * 8 + file] = 'P';
            board[(rank + 1) * 8 + file] = 'p';
        }
    }
    for man in ['K', 'k'] {
        board[dice.roll(64)] = man;
    }
    for _ in 0..dice.roll(3) {
        board[dice.roll(64)] = ['B', 'b', 'N', 'n', 'b', 'B'][dice.roll(6)];
    }
    legal(&board, dice)
}

/// Kings and up to three men.
fn few_men(dice: &mut Dice) -> Option<Position> {
    let mut board = ['1'; 64];
    for _ in 0..=dice.roll(3) {
        board[dice.roll(64)] = ['P', 'p', 'B', 'b', 'N', 'n', 'R', 'r', 'q'][dice.roll(9)];
    }
    for man in ['K', 'k'] {
        board[dice.roll(64)] = man;
    }
    legal(&board, dice)
}

fn legal(board: &[char; 64], dice: &mut Dice) -> Option<Position> {
    let rows: Vec<String> = board
        .chunks(8)
        .rev()
        .map(|row| row.iter().collect())
        .collect();
    let turn = ['w', 'b'][dice.roll(2)];
    Position::from_fen(&format!("{} {turn} - - 0 1", rows.join("/"))).ok()
}

/// Goes through every position that can come; `None` if there are more than `limit`.
fn everything(start: &Position, side: Color, limit: usize) -> Option<bool> {
    let mut seen = HashSet::from([start.key()]);
    let mut open = vec![*start];
    while let Some(position) = open.pop() {
        if position.is_checkmate() && position.turn() != side {
            return Some(true);
        }
        for next in &position.legal_moves() {
            let after = position.play(*next);
            if seen.insert(after.key()) {
                open.push(after);
            }
        }
        if seen.len() > limit {
            return None;
        }
    }
    Some(false)
}

fn against_everything(positions: usize, limit: usize) {
    let mut dice = Dice(0x005e_ed0f_b10c);
    let mut compared = 0;
    while compared < positions {
        let made = if dice.roll(3) == 0 {
            few_men(&mut dice)
        } else {
            blocked(&mut dice)
        };
        let Some(position) = made else { continue };
        for side in Color::ALL {
            if let Some(truth) = everything(&position, side, limit) {
                compared += 1;
                let answer = can_mate(&position, side, &Budget::ENDING);
                assert_eq!(answer.unwrap_or(truth), truth, "{side:?} {position:?}");
            }
        }
    }
}

/// The other solver must agree wherever both know.
fn against_theirs(positions: &[Position], budget: &Budget) -> usize {
    let mut unknown = 0;
    for position in positions {
        for side in Color::ALL {
            match can_mate(position, side, budget) {
                None => unknown += 1,
                answer => {
                    let other = theirs(position, side);
                    assert_eq!(other.or(answer), answer, "{side:?} {position:?}");
                }
            }
        }
    }
    unknown
}

#[test]
fn blocked_and_small_positions_as_a_search_through_everything_says() {
    against_everything(12, 500);
}

#[test]
#[ignore = "minutes in release"]
fn many_blocked_and_small_positions_as_a_search_through_everything_says() {
    against_everything(1_000, 20_000);
}

#[test]
fn random_positions_as_another_solver_says() {
    let mut dice = Dice(0x00c4_a501_5eed);
    let mut positions = game_positions(&mut dice, 2);
    positions.extend(
        std::iter::from_fn(|| Some(blocked(&mut dice)))
            .flatten()
            .take(30),
    );
    assert!(against_theirs(&positions, &Budget::MOVE) <= 6);
}

#[test]
#[ignore = "minutes in release"]
fn many_random_positions_as_another_solver_says() {
    let mut dice = Dice(0x00c4_a50f_5eed);
    let mut positions = game_positions(&mut dice, 500);
    positions.extend(
        std::iter::from_fn(|| Some(blocked(&mut dice)))
            .flatten()
            .take(3_000),
    );
    positions.extend(
        std::iter::from_fn(|| Some(few_men(&mut dice)))
            .flatten()
            .take(3_000),
    );
    let unknown = against_theirs(&positions, &Budget::ENDING);
    eprintln!("undetermined: {unknown} of {}", 2 * positions.len());
}
