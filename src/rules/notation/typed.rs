//! What people type. Everything that can mean only one legal move is taken; nothing is ever guessed.

use super::compact::{self, Capitals};
use super::{Letters, plain, words};
use crate::rules::{Move, MoveRefusal, Position, Side};

/// Longer texts are no moves.
const MAX_LENGTH: usize = 120;

/// Reads a move as typed: SAN of all alphabets, `0-0`, `e8D`, `e2-e4`, `Sg1-f3`, `ed5`, `12…Sf6`, `5254`, `e2e4`, "Springer f3",
/// "kurze Rochade", "Eva 2 Eva 4". Signs for check, mate, capture and judgement are ignored, right or wrong.
///
/// A small first letter from a to h is always a file. A capital may be a file or a man (telephones make capitals): the one
/// legal reading is taken. `letters` decides only whether `B` may be a pawn (Bauer, bonde).
///
/// # Errors
/// The reason; [`MoveRefusal::Ambiguous`] with all candidates if several legal moves fit.
pub fn parse_typed(position: &Position, text: &str, letters: Letters) -> Result<Move, MoveRefusal> {
    parse(position, text, Capitals::Anything(letters))
}

/// Reads a move as programs write it: the same forms, but a capital is always a man, `B` always a bishop.
///
/// # Errors
/// As [`parse_typed`].
pub fn parse_san(position: &Position, text: &str) -> Result<Move, MoveRefusal> {
    match plain::read(position, text.as_bytes()) {
        Some(found) => Ok(found),
        None => parse(position, text, Capitals::Men),
    }
}

/// The long way.
pub(super) fn parse(
    position: &Position,
    text: &str,
    capitals: Capitals,
) -> Result<Move, MoveRefusal> {
    let given = text.trim();
    if given.is_empty() {
        return Err(MoveRefusal::Empty);
    }
    let unreadable = || MoveRefusal::unreadable(given);
    if given.len() > MAX_LENGTH {
        return Err(unreadable());
    }
    let plain = plain_signs(given);
    if is_null(&plain) {
        return Err(MoveRefusal::NullMove);
    }
    let numbered = without_number(&plain);
    let signs = words::replace(&without_en_passant(numbered));
    let bare = without_judgement(&signs);
    if bare.is_empty() {
        return Err(unreadable());
    }
    if let Some(side) = castling(bare) {
        let legal = position.legal_moves();
        let found = legal
            .iter()
            .copied()
            .find(|one| one.castling_side() == Some(side));
        return found.ok_or_else(|| position.castling_refusal(side).unwrap_or_else(unreadable));
    }
    let wishes = compact::read(bare, capitals).map_err(|bad| match bad {
        compact::Bad::Unreadable => unreadable(),
        compact::Bad::Promotion => MoveRefusal::PromotionImpossible,
        compact::Bad::NullMove => MoveRefusal::NullMove,
    })?;
    position.one_that_fits(&wishes)
}

/// Dashes, spaces, multiplication signs and brackets of all kinds become their plain forms.
fn plain_signs(text: &str) -> String {
    text.chars()
        .filter_map(|sign| match sign {
            '\u{2010}'..='\u{2015}'
            | '\u{2212}'
            | '\u{00ad}'
            | '\u{2043}'
            | '\u{fe63}'
            | '\u{ff0d}' => Some('-'),
            '×' | '✕' | '✗' | '⨯' | ':' => Some('x'),
            // Marks of order and joining are not seen by anybody.
            '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{fe0e}' | '\u{fe0f}' => None,
            '…' => Some('.'),
            other if other.is_whitespace() => Some(' '),
            other => Some(other),
        })
        .collect()
}

fn is_null(text: &str) -> bool {
    let text =
        without_number(text).trim_matches(|sign: char| matches!(sign, '!' | '?' | ' ' | '.'));
    matches!(
        text,
        "-" | "--"
            | "---"
            | "----"
            | "Z0"
            | "z0"
            | "0000"
            | "null"
            | "(null)"
            | "@@@@"
            | "<>"
            | "pass"
            | "Pass"
    )
}

/// Takes `12.`, `12...` or `12 ` off the front. A number that is the move itself stays.
fn without_number(text: &str) -> &str {
    let after = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    if after.len() == text.len() {
        return text.trim_start_matches(['.', ' ']);
    }
    let rest = after.trim_start_matches(['.', ' ']);
    let letter_follows = rest
        .chars()
        .next()
        .is_some_and(|sign| !sign.is_ascii_digit() && sign != '-');
    match after.chars().next() {
        Some('.') => rest,
        Some(' ') if letter_follows => rest,
        _ => text,
    }
}

fn without_en_passant(text: &str) -> String {
    let mut text = text;
    loop {
        text = without_judgement(text);
        let lower = text.to_ascii_lowercase();
        let tail = ["(e.p.)", "(ep)", "en passant", "e. p", "e.p"]
            .into_iter()
            .find(|tail| lower.ends_with(tail));
        // "ep" alone could be the end of a word.
        let tail = tail
            .or_else(|| Some("ep").filter(|tail| lower.ends_with(tail) && ends_in_square(&lower)));
        let Some(tail) = tail else {
            return text.to_owned();
        };
        text = text
            .get(..text.len() - tail.len())
            .unwrap_or_default()
            .trim_end();
    }
}

/// `exd6ep`, `exd6 ep`, `exd6+ep`: before "ep" the move is complete.
fn ends_in_square(lower: &str) -> bool {
    lower
        .trim_end_matches("ep")
        .trim_end_matches([' ', '+', '#'])
        .ends_with(|sign: char| sign.is_ascii_digit())
}

/// Signs of check, mate and judgement at the end, whether right or wrong.
fn without_judgement(signs: &str) -> &str {
    signs.trim().trim_end_matches([
        '+', '#', '†', '‡', '!', '?', '‼', '⁇', '⁉', '⁈', '.', ',', ';', ' ',
    ])
}

/// `O-O`, `0-0`, `o-o`, `OO`, of two or three.
fn castling(text: &str) -> Option<Side> {
    let mut rounds = 0;
    for sign in text.chars() {
        match sign {
            'O' | 'o' | '0' | 'О' | 'о' => rounds += 1,
            '-' | ' ' => {}
            _ => return None,
        }
    }
    match rounds {
        2 => Some(Side::Short),
        3 => Some(Side::Long),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_go_and_number_moves_stay() {
        for (given, left) in [
            ("12.Sf3", "Sf3"),
            ("12. Sf3", "Sf3"),
            ("12...Sf6", "Sf6"),
            ("12 Sf3", "Sf3"),
            ("...Sf6", "Sf6"),
            ("5254", "5254"),
            ("1.5254", "5254"),
            ("0-0", "0-0"),
            ("12. 0-0", "0-0"),
            ("12", "12"),
        ] {
            assert_eq!(without_number(given), left, "{given}");
        }
    }

    #[test]
    fn castling_needs_two_or_three_rounds() {
        assert_eq!(castling("0 - 0"), Some(Side::Short));
        assert_eq!(castling("ooo"), Some(Side::Long));
        assert_eq!(castling("0-0-0-0"), None);
        assert_eq!(castling("O"), None);
    }
}
