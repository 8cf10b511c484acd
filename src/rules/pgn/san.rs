//! Moves as programs write them, read without listing all legal moves.

use crate::rules::moves::Kind;
use crate::rules::{Bitboard, Move, Position, Role, Side, Square, attacks};

/// Reads SAN in its usual form: `Nf3`, `N1xf3+`, `exd6`, `e8=Q#`, `O-O`, `0-0`. `None` says only that it has to be looked at more
/// closely; a move is the one that [`parse_san`](crate::rules::notation::parse_san) would find.
pub(super) fn quick(position: &Position, word: &[u8]) -> Option<Move> {
    let mut word = word;
    while let [rest @ .., b'+' | b'#'] = word {
        word = rest;
    }
    match word {
        [b'a'..=b'h', ..] => pawn(position, word),
        [b'O', b'-', b'O'] | [b'0', b'-', b'0'] => castle(position, Side::Short),
        [b'O', b'-', b'O', b'-', b'O'] | [b'0', b'-', b'0', b'-', b'0'] => {
            castle(position, Side::Long)
        }
        [letter, way @ .., file, rank] => {
            let role = match letter {
                b'N' => Role::Knight,
                b'B' => Role::Bishop,
                b'R' => Role::Rook,
                b'Q' => Role::Queen,
                b'K' => Role::King,
                _ => return None,
            };
            piece(position, role, way, square(*file, *rank)?)
        }
        _ => None,
    }
}

const fn square(file: u8, rank: u8) -> Option<Square> {
    match (file, rank) {
        (b'a'..=b'h', b'1'..=b'8') => Square::new(file - b'a', rank - b'1'),
        _ => None,
    }
}

fn castle(position: &Position, side: Side) -> Option<Move> {
    position.can_castle(side).then(|| Move {
        from: position.king(position.turn()),
        to: side.king_to(position.turn()),
        role: Role::King,
        captured: None,
        promotion: None,
        kind: Kind::Castle(side),
    })
}

fn piece(position: &Position, role: Role, way: &[u8], to: Square) -> Option<Move> {
    let us = position.turn();
    let way = way.strip_suffix(b"x").unwrap_or(way);
    let origin = match *way {
        [] => Bitboard::ALL,
        [file @ b'a'..=b'h'] => Bitboard::file(file - b'a'),
        [rank @ b'1'..=b'8'] => Bitboard::rank(rank - b'1'),
        [file, rank] => Bitboard::of(square(file, rank)?),
        _ => return None,
    };
    if position.of_color(us).has(to) {
        return None;
    }
    let men = attacks::of(role, us, to, position.occupied()) & position.of(us, role) & origin;
    let legal = men.filter(|from| position.may_go(role, *from, to));
    plain(position, role, only(legal)?, to, None)
}

fn pawn(position: &Position, word: &[u8]) -> Option<Move> {
    let us = position.turn();
    let (word, promotion) = match word {
        [rest @ .., b'=', letter] => (rest, Some(promoted(*letter)?)),
        _ => (word, None),
    };
    let (to, file) = match *word {
        [file, rank] => (square(file, rank)?, None),
        [from, b'x', file, rank] => (square(file, rank)?, Some(from.wrapping_sub(b'a'))),
        _ => return None,
    };
    if promotion.is_some() != (to.rank() == us.other().back_rank()) {
        return None;
    }
    let pawns = position.of(us, Role::Pawn);
    let Some(file) = file else {
        let back = |steps: u8| {
            let rank = if us.is_white() {
                to.rank().checked_sub(steps)
            } else {
                Some(to.rank() + steps)
            };
            rank.and_then(|rank| Square::new(to.file(), rank))
        };
        let from = [back(1)?, back(2).unwrap_or(to)]
            .into_iter()
            .find(|from| pawns.has(*from))?;
        let steps = position.pushes(from).has(to) && position.may_go(Role::Pawn, from, to);
        return steps.then(|| plain(position, Role::Pawn, from, to, promotion))?;
    };
    // Where a pawn of the other side on the target would take, ours can come from.
    let from = only(attacks::pawn(us.other(), to) & pawns & Bitboard::file(file & 7))?;
    if position.en_passant() == Some(to) {
        return position.en_passant_is_safe(from, to).then_some(Move {
            from,
            to,
            role: Role::Pawn,
            captured: Some(Role::Pawn),
            promotion: None,
            kind: Kind::EnPassant,
        });
    }
    let takes = position.of_color(us.other()).has(to) && position.may_go(Role::Pawn, from, to);
    takes.then(|| plain(position, Role::Pawn, from, to, promotion))?
}

const fn promoted(letter: u8) -> Option<Role> {
    Some(match letter {
        b'Q' => Role::Queen,
        b'R' => Role::Rook,
        b'B' => Role::Bishop,
        b'N' => Role::Knight,
        _ => return None,
    })
}

fn only(mut squares: impl Iterator<Item = Square>) -> Option<Square> {
    let first = squares.next()?;
    squares.next().is_none().then_some(first)
}

fn plain(
    position: &Position,
    role: Role,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Option<Move> {
    let taken = position.of_color(position.turn().other()).has(to);
    Some(Move {
        from,
        to,
        role,
        captured: if taken { position.role_at(to) } else { None },
        promotion,
        kind: Kind::Plain,
    })
}

impl Position {
    /// The king stays or comes out of check when a man that can reach this square goes there. Not for taking in passing.
    fn may_go(&self, role: Role, from: Square, to: Square) -> bool {
        let us = self.turn();
        let king = self.king(us);
        if role == Role::King {
            let without_king = self.occupied() & !Bitboard::of(king);
            return self.attackers_with(to, us.other(), without_king).is_empty();
        }
        if self.pinned.has(from) && !attacks::line(king, from).has(to) {
            return false;
        }
        match self.checkers.first() {
            None => true,
            Some(_) if self.checkers.many() => false,
            Some(checker) => checker == to || attacks::between(king, checker).has(to),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::notation::{Letters, parse_san, san};

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
                    quick(&position, written.as_bytes()),
                    Some(*played),
                    "{fen} {written}"
                );
            }
            for word in words() {
                if let Some(found) = quick(&position, word.as_bytes()) {
                    assert_eq!(parse_san(&position, &word), Ok(found), "{fen} {word}");
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
