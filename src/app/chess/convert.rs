//! `fernzug pgn convert`: the same games in another form.

use std::io::Result;
use std::path::Path;

use serde_json::{Value, json};

use crate::i18n::{Lang, chess};
use crate::rules::Position;
use crate::rules::notation::{Letters, san};
use crate::rules::pgn::{Game, ItemKind, write_game};

use super::games::{Tags, each_game};
use super::{Out, words};

/// What to make of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// PGN in its export format.
    Pgn,
    /// A line such as an engine reads: `position startpos moves e2e4 …`; without variations and comments.
    Uci,
    /// One JSON object a line, with everything.
    Json,
}

/// Writes the games of a file in another form; says beside it what was wrong with them. False if anything was.
///
/// # Errors
/// When the file cannot be read or the answer not be written.
pub fn convert_pgn(file: &Path, target: Target, lang: Lang, out: &mut Out<'_>) -> Result<bool> {
    let letters = chess::letters(lang);
    let mut all_well = true;
    let (mut escapes, name) = (0_u32, file.display());
    let found = each_game(file, |number, game| {
        match target {
            Target::Pgn => out.answer.write_all(write_game(game, letters).as_bytes())?,
            Target::Uci => writeln!(out.answer, "{}", uci(game))?,
            Target::Json => out.object(&object(number, game, letters))?,
        }
        escapes = escapes.saturating_add(game.escapes());
        for problem in game.problems() {
            all_well = false;
            let (at, text) = (problem.at, words::problem(&problem.kind));
            writeln!(out.beside, "{name}:{}:{}: {text}", at.line, at.column)?;
        }
        Ok(())
    })?;
    if found == 0 {
        writeln!(out.beside, "{name}: no game in it")?;
    }
    if escapes > 0 {
        writeln!(
            out.beside,
            "{name}: left out {escapes} lines that begin with % (for other programs)"
        )?;
    }
    Ok(all_well && found > 0)
}

fn uci(game: &Game) -> String {
    let Some(start) = game.start() else {
        return "position unknown".to_owned();
    };
    let mut now = *start;
    let mut line = if now == Position::start() {
        "position startpos".to_owned()
    } else {
        format!("position fen {}", now.fen())
    };
    for (n, (played, _)) in game.main_line().enumerate() {
        line.push_str(if n == 0 { " moves " } else { " " });
        line.push_str(&now.uci(played));
        now = now.play(played);
    }
    line
}

fn object(number: usize, game: &Game, letters: Letters) -> Value {
    json!({
        "number": number,
        "tags": Tags(game),
        "start_fen": game.start().map(Position::fen),
        "moves": items(game, letters),
        "result": game.score().as_str(),
    })
}

/// What stands in the moves, in the order of the file; variations as lists inside it.
fn items(game: &Game, letters: Letters) -> Vec<Value> {
    let mut outer = Vec::new();
    let mut list = Vec::new();
    for (now, item) in game.walk() {
        let value = match item.kind {
            ItemKind::Move(played) => json!({
                "number": now.fullmove_number(),
                "turn": super::turn(&now),
                "san": san(&now, played, letters),
                "uci": now.uci(played),
            }),
            ItemKind::Null => json!({ "null": true }),
            ItemKind::Unread(span) => json!({ "unread": game.text(span) }),
            ItemKind::Score(score) => json!({ "result": score.as_str() }),
            ItemKind::Comment(span) => json!({ "comment": game.text(span) }),
            ItemKind::Nag(number) => json!({ "nag": number }),
            ItemKind::Open => {
                outer.push(std::mem::take(&mut list));
                continue;
            }
            ItemKind::Close => {
                let whole = outer.pop().unwrap_or_default();
                json!({ "variation": std::mem::replace(&mut list, whole) })
            }
        };
        list.push(value);
    }
    list
}
