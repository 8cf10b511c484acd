//! Moves and positions as a reader of mail sees or hears them.

use crate::domain::notice::GameFacts;
use crate::i18n::{Lang, Words, chess::san, t};
use crate::rules::{Color, Role, notation::Letters};

fn role(sign: char) -> Option<Role> {
    Some(match sign.to_ascii_uppercase() {
        'K' => Role::King,
        'Q' => Role::Queen,
        'R' => Role::Rook,
        'B' => Role::Bishop,
        'N' => Role::Knight,
        'P' => Role::Pawn,
        _ => return None,
    })
}

/// The number of the first move and whether Black makes it, by which plies are turned into move numbers.
fn start(facts: &GameFacts) -> Option<(u32, bool)> {
    let mut fields = facts.fen.split(' ').skip(1);
    let black_to_move = fields.next()? == "b";
    let full: u32 = fields.nth(3)?.parse().ok()?;
    // Half-moves since the (perhaps imagined) first move of the position on the board.
    let half = full.checked_mul(2)?.checked_add(u32::from(black_to_move))?;
    let first = half.checked_sub(facts.ply)?;
    Some((first / 2, first % 2 == 1))
}

/// The move number of a ply and whether it is Black's.
fn number(facts: &GameFacts, ply: u32) -> (u32, bool) {
    let (first, black_first) = start(facts).unwrap_or((1, false));
    let half = first * 2 + u32::from(black_first) + ply.saturating_sub(1);
    (half / 2, half % 2 == 1)
}

/// The last move as it is spoken of: `14…Sf6`, `15.Lb5`.
pub(super) fn last_move(facts: &GameFacts, lang: Lang) -> Option<String> {
    let (ply, stored) = facts.last_moves.last()?;
    let (number, black) = number(facts, *ply);
    let dots = if black { "…" } else { "." };
    Some(format!("{number}{dots}{}", san(lang, stored)))
}

/// The last moves in one line: `13…a6 14.Lb5 Sf6`.
pub(super) fn move_line(facts: &GameFacts, lang: Lang) -> Option<String> {
    let moves = facts.last_moves.iter();
    line(
        facts,
        moves.map(|(ply, stored)| (*ply, stored.as_str())),
        lang,
    )
}

/// These moves in one line, as [`move_line`].
pub(super) fn line<'a>(
    facts: &GameFacts,
    moves: impl Iterator<Item = (u32, &'a str)>,
    lang: Lang,
) -> Option<String> {
    let mut line = String::new();
    for (at, (ply, stored)) in moves.enumerate() {
        let (number, black) = number(facts, ply);
        if at > 0 {
            line.push(' ');
        }
        match (black, at) {
            (false, _) => line.push_str(&format!("{number}.")),
            (true, 0) => line.push_str(&format!("{number}…")),
            (true, _) => {}
        }
        line.push_str(&san(lang, stored));
    }
    (!line.is_empty()).then_some(line)
}

/// A man on a square (0 is a1, 63 is h8).
struct Man {
    square: u8,
    role: Role,
    side: Color,
}

/// The men of a FEN, read leniently: a letter without its position is still a letter.
fn men(fen: &str) -> Vec<Man> {
    let mut men = Vec::with_capacity(32);
    let placement = fen.split(' ').next().unwrap_or_default();
    for (row, text) in (0u8..8).zip(placement.split('/')) {
        let mut file = 0u8;
        for sign in text.chars() {
            if let Some(empty) = sign.to_digit(10).and_then(|n| u8::try_from(n).ok()) {
                file = file.saturating_add(empty);
            } else if let (Some(role), true) = (role(sign), file < 8) {
                men.push(Man {
                    square: (7 - row) * 8 + file,
                    role,
                    side: if sign.is_ascii_uppercase() {
                        Color::White
                    } else {
                        Color::Black
                    },
                });
                file += 1;
            }
        }
    }
    men
}

fn square_name(square: u8) -> String {
    let file = char::from(b'a' + square % 8);
    format!("{file}{}", square / 8 + 1)
}

/// `White: king g1, queen d1, pawns a2, b2`: one side of the board for the ear.
pub(super) fn side_list(words: &Words, fen: &str, side: Color) -> String {
    let men = men(fen);
    let colour = match side {
        Color::White => t!(words, "colour-white"),
        Color::Black => t!(words, "colour-black"),
    };
    let mut parts: Vec<String> = Vec::new();
    let order = [
        Role::King,
        Role::Queen,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
        Role::Pawn,
    ];
    for role in order {
        let mut squares: Vec<u8> = men
            .iter()
            .filter(|man| man.side == side && man.role == role)
            .map(|man| man.square)
            .collect();
        squares.sort_by_key(|square| (square % 8, square / 8));
        let names: Vec<String> = squares.into_iter().map(square_name).collect();
        if role == Role::Pawn {
            if !names.is_empty() {
                let pawns = t!(words, "piece-pawns", n = names.len());
                parts.push(format!("{pawns} {}", names.join(", ")));
            }
        } else {
            let man = man_word(words, role);
            parts.extend(names.iter().map(|name| format!("{man} {name}")));
        }
    }
    format!("{colour}: {}", parts.join(", "))
}

fn man_word(words: &Words, role: Role) -> String {
    match role {
        Role::King => t!(words, "piece-king"),
        Role::Queen => t!(words, "piece-queen"),
        Role::Rook => t!(words, "piece-rook"),
        Role::Bishop => t!(words, "piece-bishop"),
        Role::Knight => t!(words, "piece-knight"),
        Role::Pawn => t!(words, "piece-pawn"),
    }
}

/// A diagram of letters, capitals for White, from the reader's side: for mail programs that show text only.
pub(super) fn text_diagram(fen: &str, below: Color, letters: Letters) -> String {
    let mut board = ['.'; 64];
    for man in men(fen) {
        let letter = letters.of(man.role);
        let shown = match man.side {
            Color::White => letter,
            Color::Black => letter.to_ascii_lowercase(),
        };
        if let Some(square) = board.get_mut(usize::from(man.square)) {
            *square = shown;
        }
    }
    let (ranks, files): (Vec<usize>, Vec<usize>) = match below {
        Color::White => ((0..8).rev().collect(), (0..8).collect()),
        Color::Black => ((0..8).collect(), (0..8).rev().collect()),
    };
    let mut lines = Vec::with_capacity(9);
    for rank in ranks {
        let row: String = files
            .iter()
            .filter_map(|file| board.get(rank * 8 + file))
            .map(|sign| format!(" {sign}"))
            .collect();
        lines.push(format!("{} {row}", rank + 1));
    }
    let names: String = files
        .iter()
        .map(|file| format!(" {}", square_name(*file as u8 % 8).remove(0)))
        .collect();
    lines.push(format!("  {names}"));
    lines.join("\n")
}

/// The squares the last move left and reached.
pub(super) fn last_squares(facts: &GameFacts) -> Option<(u8, u8)> {
    let uci = facts.last_uci.as_deref()?.as_bytes();
    let square = |at: usize| -> Option<u8> {
        let (file, rank) = (*uci.get(at)?, *uci.get(at + 1)?);
        let fits = (b'a'..=b'h').contains(&file) && (b'1'..=b'8').contains(&rank);
        fits.then(|| (rank - b'1') * 8 + file - b'a')
    };
    Some((square(0)?, square(2)?))
}

/// Where the king in check stands, if the last move gave check.
pub(super) fn checked_king(facts: &GameFacts) -> Option<u8> {
    let (_, san) = facts.last_moves.last()?;
    let to_move = match facts.fen.split(' ').nth(1)? {
        "w" => Color::White,
        _ => Color::Black,
    };
    let gave_check = san.ends_with(['+', '#']);
    men(&facts.fen)
        .into_iter()
        .find(|man| gave_check && man.role == Role::King && man.side == to_move)
        .map(|man| man.square)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::words;

    #[test]
    fn a_position_for_the_ear() {
        let fen = "4k3/8/8/8/8/8/PP6/R3K2R w KQ - 0 1";
        assert_eq!(
            side_list(words(Lang::En), fen, Color::White),
            "White: king e1, rook a1, rook h1, pawns a2, b2"
        );
        assert_eq!(
            side_list(words(Lang::De), fen, Color::Black),
            "Schwarz: König e8"
        );
    }

    #[test]
    fn a_diagram_of_letters_turns() {
        let fen = "4k3/8/8/8/8/8/P7/R3K3 b Q - 0 1";
        let white = text_diagram(fen, Color::White, Letters::German);
        assert!(white.starts_with("8  . . . . k . . ."), "{white}");
        assert!(
            white.ends_with("1  T . . . K . . .\n   a b c d e f g h"),
            "{white}"
        );
        let black = text_diagram(fen, Color::Black, Letters::German);
        assert!(black.starts_with("1  . . . K . . . T"), "{black}");
    }
}
