//! The short way for moves written as programs write them: `e4`, `exd5`, `Nbd2`, `R1xa3+`, `e8=Q#`, `O-O`.

use crate::rules::sight::Sight;
use crate::rules::{Bitboard, Move, Position, Role, Side, Square, attacks};

/// The move, if the text is plain and exactly one legal move fits. `None` says only that the long way has the answer; a move
/// is the one that [`parse_san`](super::parse_san) finds.
pub(in crate::rules) fn read(position: &Position, text: &[u8]) -> Option<Move> {
    let mut signs = text;
    while let [front @ .., b'+' | b'#'] = signs {
        signs = front;
    }
    let role = match signs.first()? {
        b'a'..=b'h' => return pawn(position, signs),
        b'N' => Role::Knight,
        b'B' => Role::Bishop,
        b'R' => Role::Rook,
        b'Q' => Role::Queen,
        b'K' => Role::King,
        b'O' | b'0' => return castling(position, signs),
        _ => return None,
    };
    let (origin, to) = match &signs[1..] {
        [origin @ .., b'x', file, rank] | [origin @ .., file, rank] => {
            (origin, square(*file, *rank)?)
        }
        _ => return None,
    };
    let origin = match origin {
        [] => Bitboard::ALL,
        [file @ b'a'..=b'h'] => Bitboard::file(file - b'a'),
        [rank @ b'1'..=b'8'] => Bitboard::rank(rank - b'1'),
        [file, rank] => Bitboard::of(square(*file, *rank)?),
        _ => return None,
    };
    let turn = position.turn();
    let men = position.of(turn, role) & origin & attacks::of(role, turn, to, position.occupied());
    let first = men.first()?;
    let sight = Sight::of(position);
    if !men.many() {
        return position.single(&sight, role, first, to, None);
    }
    let mut fitting = men.filter_map(|from| position.single(&sight, role, from, to, None));
    let only = fitting.next()?;
    fitting.next().is_none().then_some(only)
}

fn square(file: u8, rank: u8) -> Option<Square> {
    match (file, rank) {
        (b'a'..=b'h', b'1'..=b'8') => Some(Square::at(file - b'a', rank - b'1')),
        _ => None,
    }
}

fn castling(position: &Position, signs: &[u8]) -> Option<Move> {
    match signs {
        b"O-O" | b"0-0" => position.single_castling(Side::Short),
        b"O-O-O" | b"0-0-0" => position.single_castling(Side::Long),
        _ => None,
    }
}

fn pawn(position: &Position, signs: &[u8]) -> Option<Move> {
    let (signs, promotion) = match signs {
        [front @ .., b'=', letter @ (b'Q' | b'R' | b'B' | b'N')] => {
            (front, Role::from_letter(char::from(*letter)))
        }
        _ => (signs, None),
    };
    let turn = position.turn();
    let (from_file, to) = match signs {
        [file, rank] => (file - b'a', square(*file, *rank)?),
        [from, b'x', file, rank] if from != file => (from - b'a', square(*file, *rank)?),
        _ => return None,
    };
    // Which pawn it is: the one behind, or two behind with nothing between.
    let behind = |steps: u8| {
        let rank = if turn.is_white() {
            to.rank().checked_sub(steps)
        } else {
            Some(to.rank() + steps)
        };
        let from = rank.and_then(|rank| Square::new(from_file, rank))?;
        position.of(turn, Role::Pawn).has(from).then_some(from)
    };
    let from = behind(1).or_else(|| behind(2))?;
    position.single(&Sight::of(position), Role::Pawn, from, to, promotion)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::notation::compact::Capitals;
    use crate::rules::notation::typed::parse;
    use crate::rules::notation::{Letters, san};

    #[test]
    fn the_same_moves_as_the_thorough_way() {
        let fens = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "8/8/8/K2Pp2q/8/8/8/4k3 w - e6 0 1",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
            "1k6/8/8/8/7b/8/5N2/4KR2 w - - 0 1",
            "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        ];
        for fen in fens {
            let position = Position::from_fen(fen).unwrap();
            for played in &position.legal_moves() {
                let written = san(&position, *played, Letters::English);
                assert_eq!(
                    read(&position, written.as_bytes()),
                    Some(*played),
                    "{fen} {written}"
                );
            }
            for word in words() {
                if let Some(found) = read(&position, word.as_bytes()) {
                    let thorough = parse(&position, &word, Capitals::Men);
                    assert_eq!(thorough, Ok(found), "{fen} {word}");
                }
            }
        }
    }

    /// Everything that looks like a move.
    fn words() -> Vec<String> {
        let mut words = vec!["O-O".to_owned(), "O-O-O".to_owned(), "0-0".to_owned()];
        for to in Square::all() {
            words.extend(["", "=Q", "=N"].map(|end| format!("{to}{end}")));
            for file in 'a'..='h' {
                words.extend(["", "=Q", "=N"].map(|end| format!("{file}x{to}{end}")));
            }
            for man in ["N", "B", "R", "Q", "K"] {
                words.extend(["", "x"].map(|way| format!("{man}{way}{to}")));
                for from in "abcdefgh12345678".chars() {
                    words.push(format!("{man}{from}{to}"));
                }
                for from in Square::all() {
                    words.push(format!("{man}{from}{to}"));
                }
            }
        }
        words
    }
}
