//! `fernzug position` and `fernzug move`.

use std::io::Result;

use serde::Serialize;

use crate::i18n::{Lang, chess, refusals, words};
use crate::rules::endings::{can_mate, is_three_classes};
use crate::rules::notation::{Letters, parse_typed, san};
use crate::rules::{Color, FenError, Move, MoveRefusal, Position};

use super::{Out, read_position, turn};

#[derive(Serialize)]
struct Facts {
    fen: String,
    turn: &'static str,
    legal: Vec<Named>,
    check: bool,
    checkmate: bool,
    stalemate: bool,
    insufficient: bool,
    dead: Option<bool>,
    white_can_win: Option<bool>,
    black_can_win: Option<bool>,
}

#[derive(Serialize)]
struct Named {
    uci: String,
    san: String,
}

#[derive(Serialize)]
struct Understood {
    uci: String,
    san: String,
    written: String,
    fen: String,
}

#[derive(Serialize)]
struct Refused {
    error: String,
    reasons: Vec<String>,
}

#[derive(Serialize)]
struct NoMove {
    error: String,
    reason: String,
    candidates: Vec<Candidate>,
}

#[derive(Serialize)]
struct Candidate {
    uci: String,
    san: String,
    written: String,
}

/// Everything there is to say about a position.
///
/// # Errors
/// When the answer cannot be written.
pub fn position(fen: &str, out: &mut Out<'_>) -> Result<bool> {
    let position = match read_position(fen) {
        Ok(position) => position,
        Err(error) => return refuse(&error, Lang::En, out),
    };
    let [white, black] = Color::ALL.map(|side| can_mate(&position, side));
    out.object(&Facts {
        fen: position.fen(),
        turn: turn(&position),
        legal: position
            .legal_moves()
            .iter()
            .map(|one| named(&position, *one))
            .collect(),
        check: position.is_check(),
        checkmate: position.is_checkmate(),
        stalemate: position.is_stalemate(),
        insufficient: is_three_classes(&position),
        dead: dead(white, black),
        white_can_win: white,
        black_can_win: black,
    })?;
    Ok(true)
}

/// A move as typed, or why it is none.
///
/// # Errors
/// When the answer cannot be written.
pub fn typed(fen: &str, text: &str, lang: Lang, out: &mut Out<'_>) -> Result<bool> {
    let position = match read_position(fen) {
        Ok(position) => position,
        Err(error) => return refuse(&error, lang, out),
    };
    let letters = chess::letters(lang);
    match parse_typed(&position, text, letters) {
        Ok(played) => {
            let Named { uci, san: english } = named(&position, played);
            out.object(&Understood {
                uci,
                san: english,
                written: san(&position, played, letters),
                fen: position.play(played).fen(),
            })?;
            Ok(true)
        }
        Err(refusal) => {
            out.object(&NoMove {
                error: refusals::move_refused(words(lang), &refusal, text),
                reason: reason(&refusal),
                candidates: candidates(&refusal)
                    .iter()
                    .map(|one| {
                        let Named { uci, san: english } = named(&position, *one);
                        let written = san(&position, *one, letters);
                        Candidate {
                            uci,
                            san: english,
                            written,
                        }
                    })
                    .collect(),
            })?;
            Ok(false)
        }
    }
}

fn named(position: &Position, played: Move) -> Named {
    Named {
        uci: position.uci(played),
        san: san(position, played, Letters::English),
    }
}

/// Dead: neither side can mate.
fn dead(white: Option<bool>, black: Option<bool>) -> Option<bool> {
    match (white, black) {
        (Some(false), Some(false)) => Some(true),
        (Some(true), _) | (_, Some(true)) => Some(false),
        _ => None,
    }
}

fn refuse(error: &FenError, lang: Lang, out: &mut Out<'_>) -> Result<bool> {
    let reason = |reason| refusals::fen_reason(words(lang), reason);
    out.object(&Refused {
        error: format!("No legal position: {:?}", error.fen),
        reasons: error.reasons.iter().copied().map(reason).collect(),
    })?;
    Ok(false)
}

/// The refusal's name, for programs: `still_in_check`.
fn reason(refusal: &MoveRefusal) -> String {
    let name = format!("{refusal:?}");
    let name = name.split([' ', '{', '(']).next().unwrap_or_default();
    let mut code = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !code.is_empty() {
            code.push('_');
        }
        code.push(letter.to_ascii_lowercase());
    }
    code
}

fn candidates(refusal: &MoveRefusal) -> &[Move] {
    match refusal {
        MoveRefusal::Ambiguous { candidates } | MoveRefusal::PromotionMissing { candidates } => {
            candidates
        }
        _ => &[],
    }
}
