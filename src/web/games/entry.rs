//! Entering a move on the game page: a chosen piece, a pawn that must become something, a typed text that was refused.

use crate::domain::game::Game;
use crate::i18n::chess::{self, letters};
use crate::i18n::{Lang, Words, refusals, t};
use crate::rules::notation::{describe, parse_typed, san};
use crate::rules::{Move, MoveRefusal, Piece, Square};

use super::board::Picture;
use crate::links::places;

/// The state of the move entry.
#[derive(Default)]
pub struct Entry {
    /// The piece that is chosen.
    pub from: Option<Square>,
    /// What stands in the field.
    pub typed: String,
    /// Why it was refused.
    pub error: Option<String>,
    /// Where the rules tell of that.
    pub rule: Option<&'static str>,
    /// What is asked before it can be sent: nothing is wrong then.
    pub question: Option<String>,
    /// Moves to choose between.
    pub choices: Vec<Choice>,
}

/// One of several moves to choose between.
pub struct Choice {
    /// UCI.
    pub uci: String,
    /// "Nbd2: Knight from b1 to d2", or the name of the new piece.
    pub text: String,
    /// The new piece of a promotion.
    pub picture: Option<Picture>,
}

/// What a step leads to.
pub enum Step {
    /// To the confirm page, with this move.
    Confirm(Move),
    /// Back to the game page.
    Entry(Entry),
}

/// An example of a move in the reader's letters.
pub fn example(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Nf3",
        Lang::De | Lang::Sv => "Sf3",
    }
}

/// Squares chosen one after the other.
pub fn squares(words: &Words, game: &Game, from: Option<Square>, to: Option<Square>) -> Step {
    let position = &game.position;
    let (Some(from), Some(to)) = (from, to) else {
        let movable = |f: &Square| !position.legal_from(*f).is_empty();
        let error = from
            .filter(|f| !movable(f))
            .map(|square| nothing_to_choose(words, game, square));
        return Step::Entry(Entry {
            from: from.filter(movable),
            error,
            ..Entry::default()
        });
    };
    match position.parse_uci(&format!("{from}{to}")) {
        Ok(mv) => Step::Confirm(mv),
        Err(MoveRefusal::PromotionMissing { candidates }) => Step::Entry(Entry {
            from: Some(from),
            question: Some(t!(words, "refused-promotion-missing")),
            choices: promotions(words, game, &candidates),
            ..Entry::default()
        }),
        Err(why) => {
            let why = game.refusal(why);
            Step::Entry(Entry {
                from: Some(from),
                error: Some(refusals::move_refused(words, &why, "")),
                rule: Some(places::of_refused_move(&why)),
                ..Entry::default()
            })
        }
    }
}

fn nothing_to_choose(words: &Words, game: &Game, square: Square) -> String {
    match game.position.piece_at(square) {
        None => refusals::move_refused(words, &MoveRefusal::NothingThere { square }, ""),
        Some(piece) if piece.color != game.turn() => {
            refusals::move_refused(words, &MoveRefusal::NotYourPiece { square }, "")
        }
        Some(_) => t!(words, "game-entry-cannot-move", square = square.to_string()),
    }
}

/// A typed move.
pub fn typed(words: &Words, game: &Game, text: &str) -> Step {
    let why = match parse_typed(&game.position, text, letters(words.lang())) {
        Ok(mv) => return Step::Confirm(mv),
        Err(why) => game.refusal(why),
    };
    let choices = match &why {
        MoveRefusal::PromotionMissing { candidates } => promotions(words, game, candidates),
        MoveRefusal::Ambiguous { candidates } => candidates
            .iter()
            .map(|mv| candidate(words, game, *mv))
            .collect(),
        _ => Vec::new(),
    };
    let said = Some(refusals::move_refused(words, &why, text));
    let (question, error) = if choices.is_empty() {
        (None, said)
    } else {
        (said, None)
    };
    Step::Entry(Entry {
        typed: text.to_owned(),
        rule: Some(places::of_refused_move(&why)),
        error,
        question,
        choices,
        ..Entry::default()
    })
}

fn promotions(words: &Words, game: &Game, candidates: &[Move]) -> Vec<Choice> {
    let choice = |mv: &Move| {
        let role = mv.promotion()?;
        Some(Choice {
            uci: game.position.uci(*mv),
            text: chess::capitalised(&chess::role(words, role)),
            picture: Some(Picture(Piece {
                color: game.turn(),
                role,
            })),
        })
    };
    candidates.iter().filter_map(choice).collect()
}

fn candidate(words: &Words, game: &Game, mv: Move) -> Choice {
    let short = san(&game.position, mv, letters(words.lang()));
    let long = chess::described(words, &describe(&game.position, mv));
    Choice {
        uci: game.position.uci(mv),
        text: format!("{short}: {long}"),
        picture: None,
    }
}
