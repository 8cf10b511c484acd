//! The compact form, after words and signs have been taken care of: one letter or figurine at most, one or two squares, a promotion.

use super::Letters;
use super::letters::{figurine, piece_letter};
use crate::rules::Role;
use crate::rules::explain::Wish;

/// Why there is no wish at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bad {
    Unreadable,
    Promotion,
    NullMove,
}

/// What a capital may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Capitals {
    /// Only a man: notation written by programs.
    Men,
    /// A man or a file; `B` a pawn too where the alphabet says so. Typed by people.
    Anything(Letters),
}

/// All readings of a text; at least one.
pub(super) fn read(text: &str, capitals: Capitals) -> Result<Vec<Wish>, Bad> {
    let takes = text.contains(['x', 'X']);
    let signs: Vec<char> = text
        .chars()
        .filter(|sign| !matches!(sign, 'x' | 'X' | '-' | ' '))
        .collect();
    if signs.iter().all(char::is_ascii_digit) {
        return numbers(&signs).map(|wish| vec![wish]);
    }
    let (body, promotion) = split_promotion(&signs)?;
    let mut wishes: Vec<Wish> = Vec::new();
    let mut refused = Bad::Unreadable;
    for (role, rest) in heads(body, capitals) {
        match squares(role, &rest, takes) {
            Ok(wish) => wishes.push(Wish { promotion, ..wish }),
            Err(bad) => refused = if bad == Bad::NullMove { bad } else { refused },
        }
    }
    if wishes.is_empty() {
        Err(refused)
    } else {
        Ok(wishes)
    }
}

/// ICCF: four digits, a fifth for the promotion.
fn numbers(signs: &[char]) -> Result<Wish, Bad> {
    let digits: Vec<u8> = signs.iter().map(|sign| *sign as u8 - b'0').collect();
    let promotion = match digits.get(4) {
        None => None,
        Some(1) => Some(Role::Queen),
        Some(2) => Some(Role::Rook),
        Some(3) => Some(Role::Bishop),
        Some(4) => Some(Role::Knight),
        // Some programs write a nought where there is no promotion.
        Some(0) => None,
        Some(_) => return Err(Bad::Promotion),
    };
    let [from_file, from_rank, to_file, to_rank, ..] = digits[..] else {
        return Err(Bad::Unreadable);
    };
    let on_board = [from_file, from_rank, to_file, to_rank]
        .iter()
        .all(|digit| (1..=8).contains(digit));
    if !on_board || digits.len() > 5 {
        return Err(Bad::Unreadable);
    }
    if (from_file, from_rank) == (to_file, to_rank) {
        return Err(Bad::NullMove);
    }
    Ok(Wish {
        role: None,
        from_file: Some(from_file - 1),
        from_rank: Some(from_rank - 1),
        to_file: to_file - 1,
        to_rank: Some(to_rank - 1),
        promotion,
    })
}

/// `e8=D`, `e8D`, `e8/D`, `e8(D)`, `e8♕`: what comes after the last digit.
fn split_promotion(signs: &[char]) -> Result<(&[char], Option<Role>), Bad> {
    let end = signs
        .iter()
        .rposition(char::is_ascii_digit)
        .map_or(signs.len(), |last| last + 1);
    let (body, tail) = signs.split_at(end);
    let letter = match tail {
        [] => return Ok((body, None)),
        [letter]
        | ['=' | '/' | '(', letter]
        | ['(', letter, ')']
        | ['=' | '/', '(', letter, ')']
        | ['(', '=' | '/', letter, ')'] => *letter,
        _ => return Err(Bad::Unreadable),
    };
    let role = figurine(letter)
        .or_else(|| piece_letter(letter))
        .or(match letter {
            'b' | 'B' => Some(Role::Bishop),
            _ => None,
        });
    match role {
        Some(role) if role.is_promotion() => Ok((body, Some(role))),
        Some(_) => Err(Bad::Promotion),
        None => Err(Bad::Unreadable),
    }
}

/// Which man the text can begin with, and what is left of it. A small letter a to h is only a file.
fn heads(body: &[char], capitals: Capitals) -> Vec<(Option<Role>, Vec<char>)> {
    let Some((&first, rest)) = body.split_first() else {
        return Vec::new();
    };
    if let Some(role) = figurine(first) {
        return vec![(Some(role), lower(rest))];
    }
    if matches!(first, 'a'..='h') {
        return vec![(None, lower(body))];
    }
    let mut heads = Vec::new();
    if first == 'B' {
        heads.push((Some(Role::Bishop), lower(rest)));
        if matches!(capitals, Capitals::Anything(letters) if letters.b_is_pawn()) {
            heads.push((Some(Role::Pawn), lower(rest)));
        }
    } else if let Some(role) = piece_letter(first) {
        heads.push((Some(role), lower(rest)));
    }
    if matches!(first, 'A'..='H') && capitals != Capitals::Men {
        heads.push((None, lower(body)));
    }
    heads
}

fn lower(signs: &[char]) -> Vec<char> {
    signs.iter().map(char::to_ascii_lowercase).collect()
}

#[derive(Clone, Copy)]
enum Sign {
    File(u8),
    Rank(u8),
}

fn squares(role: Option<Role>, rest: &[char], takes: bool) -> Result<Wish, Bad> {
    let signs: Option<Vec<Sign>> = rest
        .iter()
        .map(|sign| match sign {
            'a'..='h' => Some(Sign::File(*sign as u8 - b'a')),
            '1'..='8' => Some(Sign::Rank(*sign as u8 - b'1')),
            _ => None,
        })
        .collect();
    let is_pawn = role.is_none_or(|role| role == Role::Pawn);
    let wish = |from_file, from_rank, to_file, to_rank| Wish {
        role,
        from_file,
        from_rank,
        to_file,
        to_rank,
        promotion: None,
    };
    let pawn = |wish: Wish| Wish {
        role: Some(Role::Pawn),
        ..wish
    };
    match signs.ok_or(Bad::Unreadable)?[..] {
        // A pawn without its file steps straight on, unless it says that it takes.
        [Sign::File(to), Sign::Rank(rank)] if is_pawn => Ok(pawn(wish(
            Some(to).filter(|_| !takes),
            None,
            to,
            Some(rank),
        ))),
        [Sign::File(to), Sign::Rank(rank)] => Ok(wish(None, None, to, Some(rank))),
        [Sign::File(from), Sign::File(to), Sign::Rank(_)] if is_pawn && from == to => {
            Err(Bad::Unreadable)
        }
        [Sign::File(from), Sign::File(to), Sign::Rank(rank)] if is_pawn => {
            Ok(pawn(wish(Some(from), None, to, Some(rank))))
        }
        [Sign::File(from), Sign::File(to), Sign::Rank(rank)] => {
            Ok(wish(Some(from), None, to, Some(rank)))
        }
        [Sign::Rank(from), Sign::File(to), Sign::Rank(rank)] if role.is_some() => {
            Ok(wish(None, Some(from), to, Some(rank)))
        }
        [Sign::File(from), Sign::File(to)] if is_pawn && from != to => {
            Ok(pawn(wish(Some(from), None, to, None)))
        }
        [
            Sign::File(from_file),
            Sign::Rank(from_rank),
            Sign::File(to),
            Sign::Rank(rank),
        ] => {
            if (from_file, from_rank) == (to, rank) {
                return Err(Bad::NullMove);
            }
            Ok(wish(Some(from_file), Some(from_rank), to, Some(rank)))
        }
        _ => Err(Bad::Unreadable),
    }
}
