//! The analysis board: a player's tree of variations of his game, and after the game what both have agreed to show.
//!
//! A position has an address (`?at=26.g1f3`), so going through a tree is a matter of links. What changes it is a form that names
//! its place; the answer leads to where one is then. Without a script each move is a page.

mod arrows;
mod consent;
mod files;
mod page;
mod script;
mod study;
mod tree;
mod wording;

use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};

use crate::actions::Fail;
use crate::actions::analysis::{self as verbs, AnalysisRefusal, Change};
use crate::domain::GameId;
use crate::domain::analysis::{Fault, Moves, Order, Place, Step};
use crate::i18n::{chess, t};
use crate::rules::{Color, Square};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::{Answer, Failure};
use crate::web::forms::{Form, FormState};
use crate::web::page as pages;
use crate::web::viewer::Asker;

use super::page::Note;
use super::scene::Seat;

pub use consent::agree;
pub(super) use consent::{Shown, shown};
pub use files::{pgn, pgn_of};

use study::Study;

/// What a page is made of besides the tree.
#[derive(Default)]
struct Extras {
    /// The piece that is chosen, and the square it is to go to where it must become something.
    squares: (Option<Square>, Option<Square>),
    /// Whether removing is asked about.
    asks_removal: bool,
    /// What was typed and not taken.
    typed: FormState,
    /// What was wrong with a field.
    error: Option<(&'static str, String)>,
    /// The comment as it stands there now, where it is not what the form was made from.
    changed: Option<String>,
    notes: Vec<Note>,
}

/// `GET /games/{game}/analysis`.
pub async fn show(state: Data<State>, asker: Asker, seat: Seat, asked: Asked) -> Answer {
    let study = study::load(&state, asker, seat, None, &asked).await?;
    let extras = asked_for(&study, &asked);
    page::answer(&study, StatusCode::OK, extras)
}

/// `GET /games/{game}/analysis/{side}`: what both have agreed to show.
pub async fn show_of(
    state: Data<State>,
    asker: Asker,
    seat: Seat,
    path: Path<(GameId, String)>,
    asked: Asked,
) -> Answer {
    let side = side_of(&path.1)?;
    let study = study::load(&state, asker, seat, Some(side), &asked).await?;
    page::answer(&study, StatusCode::OK, Extras::default())
}

fn side_of(word: &str) -> Result<Color, Failure> {
    match word {
        "white" => Ok(Color::White),
        "black" => Ok(Color::Black),
        _ => Err(Failure::NotFound),
    }
}

fn asked_for(study: &Study, asked: &Asked) -> Extras {
    let words = study.scene.viewer.words;
    let mut notes = Vec::new();
    if !study.is_whole {
        notes.push(Note::bad(t!(words, "analysis-missing")));
    }
    notes.extend(match asked.get("note") {
        Some("saved") => Some(Note::good(t!(words, "analysis-saved"))),
        Some("added") => Some(Note::good(t!(words, "analysis-added"))),
        Some("removed") => Some(Note::good(t!(words, "analysis-removed"))),
        _ => None,
    });
    Extras {
        squares: (asked.parsed("from"), asked.parsed("to")),
        asks_removal: asked.text("ask") == "removal",
        notes,
        ..Extras::default()
    }
}

/// `POST /games/{game}/analysis/moves`: a move that was clicked, or moves that were typed.
pub async fn add(state: Data<State>, asker: Asker, seat: Seat, form: Form) -> Answer {
    change(&state, asker, seat, &form, "", |form, at, letters| {
        let moves = match form.filled("uci") {
            Some(uci) => Moves::Line(uci.split('.').map(str::to_owned).collect()),
            None => Moves::Typed {
                text: form.text("moves").to_owned(),
                letters,
            },
        };
        Some(Step::Add { at, moves })
    })
    .await
}

/// `POST /games/{game}/analysis`: words and signs at a position.
pub async fn write(state: Data<State>, asker: Asker, seat: Seat, form: Form) -> Answer {
    change(&state, asker, seat, &form, "saved", |form, at, _| {
        Some(Step::Write {
            at,
            comment: form.text("note").to_owned(),
            seen: form.text("seen").to_owned(),
            judgement: form.number("judgement"),
            verdict: form.number("verdict"),
            marks: form.text("marks").to_owned(),
        })
    })
    .await
}

/// `POST /games/{game}/analysis/order`: a variation goes up or down.
pub async fn sort(state: Data<State>, asker: Asker, seat: Seat, form: Form) -> Answer {
    change(&state, asker, seat, &form, "saved", |form, at, _| {
        let rank = form.number("rank")?;
        let to = match form.text("to") {
            "first" => Order::First,
            "up" => Order::Up(rank),
            "down" => Order::Down(rank),
            _ => return None,
        };
        Some(Step::Sort { at, to })
    })
    .await
}

/// `POST /games/{game}/analysis/removal`: a move goes with all that follows it.
pub async fn remove(state: Data<State>, asker: Asker, seat: Seat, form: Form) -> Answer {
    change(&state, asker, seat, &form, "removed", |form, at, _| {
        let seen = form.number("count")?;
        Some(Step::Remove { at, seen })
    })
    .await
}

/// `POST /games/{game}/analysis/import`: a PGN is taken in.
pub async fn import(state: Data<State>, asker: Asker, seat: Seat, form: Form) -> Answer {
    change(&state, asker, seat, &form, "added", |form, at, _| {
        let text = form.text("text").to_owned();
        Some(Step::Import { at, text })
    })
    .await
}

/// Takes the step of a form and leads to where one is then.
async fn change(
    state: &Data<State>,
    asker: Asker,
    seat: Seat,
    form: &Form,
    done: &str,
    step: impl FnOnce(&Form, Place, crate::rules::notation::Letters) -> Option<Step>,
) -> Answer {
    let Seat::Game(game) = seat else {
        return Err(Failure::NotFound);
    };
    let at: Place = form.text("at").parse().map_err(|_| Failure::BadForm)?;
    let asked = Asked::of(&[("at", form.text("at"))]);
    let study = study::load(state, asker.clone(), seat, None, &asked).await?;
    let letters = chess::letters(study.scene.viewer.lang);
    let asked_for = Change {
        game,
        player: study.owner,
        step: step(form, at, letters).ok_or(Failure::BadForm)?,
        at: form.arrived,
    };
    match verbs::change(&state.ctx, &asked_for).await {
        Ok(place) => {
            let note = if done.is_empty() {
                String::new()
            } else {
                format!("&note={done}")
            };
            let turned = if study.scene.viewer.turned {
                "&flip=1"
            } else {
                ""
            };
            Ok(pages::see_other(&format!(
                "{}?at={place}{note}{turned}#board",
                study.path()
            )))
        }
        Err(Fail::Broken(error)) => Err(error.into()),
        Err(Fail::Refused(why)) => {
            // the tree as it is now, not as it was read before the verb
            let study = study::load(state, asker, Seat::Game(game), None, &asked).await?;
            refused(&study, form, &why)
        }
    }
}

/// Gives back what was typed, with why it was refused.
fn refused(study: &Study, form: &Form, why: &AnalysisRefusal) -> Answer {
    let text = wording::refused(study, why);
    let mut extras = Extras {
        typed: form.state(),
        ..Extras::default()
    };
    let mut status = StatusCode::UNPROCESSABLE_ENTITY;
    let field = match why {
        AnalysisRefusal::Game(_) => return Err(Failure::Forbidden),
        AnalysisRefusal::Step(Fault::CommentChanged(now)) => {
            status = StatusCode::CONFLICT;
            extras.changed = Some(now.clone());
            Some("note")
        }
        AnalysisRefusal::Step(Fault::Grown(_)) => {
            status = StatusCode::CONFLICT;
            extras.asks_removal = true;
            None
        }
        AnalysisRefusal::Step(Fault::CommentTooLong) if form.filled("text").is_some() => {
            Some("text")
        }
        AnalysisRefusal::Step(Fault::CommentTooLong) => Some("note"),
        AnalysisRefusal::Step(Fault::Mark(_)) => Some("marks"),
        AnalysisRefusal::Step(Fault::Text(_) | Fault::Signs) => Some("moves"),
        AnalysisRefusal::Step(Fault::Pgn(_)) => Some("text"),
        _ => ["moves", "note", "text"]
            .into_iter()
            .find(|field| form.filled(field).is_some()),
    };
    match field {
        Some(field) => extras.error = Some((field, text)),
        None => extras.notes.push(Note::bad(text)),
    }
    page::answer(study, status, extras)
}

/// What was on its way when its player had to sign in.
pub async fn resume(state: &Data<State>, asker: Asker, game: GameId, filled: &FormState) -> Answer {
    let asked = Asked::of(&[("at", filled.value("at"))]);
    let study = study::load(state, asker, Seat::Game(game), None, &asked).await?;
    let mut typed = filled.clone();
    if typed.value("moves").is_empty() {
        // a move that was clicked stands in the field for moves
        typed.set("moves", filled.value("uci"));
    }
    let extras = Extras {
        typed,
        ..Extras::default()
    };
    page::answer(&study, StatusCode::OK, extras)
}
