//! Conditional moves: one page on which they are clicked together, typed, tried and removed. Only their owner sees it.
//!
//! The steps of a line are GETs with a query, as those of a move are. Every form carries the ply and the plan's revision it was
//! made for: whoever edits while the opponent moves gets 409 with what was typed, and nothing of it becomes a move.

mod line;
mod page;
mod tree;
mod tried;
mod wording;

use actix_web::http::StatusCode;
use actix_web::web::Data;

use crate::actions::Fail;
use crate::actions::plans::{self as verbs, Change, PlanRefusal, Wish};
use crate::domain::conditional::{Choices, MOST_TEXT, OnOffer};
use crate::domain::refusal::GameRefusal;
use crate::domain::{GameId, PlayerId};
use crate::i18n::{chess, t};
use crate::storage::plans::{self, Kept};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::{Answer, Failure};
use crate::web::forms::{Form, FormState};
use crate::web::page as pages;
use crate::web::viewer::Asker;

use super::page::Note;
use super::scene::{Scene, Seat};
use super::send::status;

use line::Built;
pub(super) use line::written_in;
use page::Shown;
pub(super) use wording::text as text_fault;

/// What a page is made of besides the game.
#[derive(Default)]
struct Extras {
    built: Option<Built>,
    /// The text in the field.
    typed: String,
    /// What was wrong with it.
    error: Option<String>,
    /// The choices as they were typed, where they were not saved.
    choices: Option<Choices>,
    /// Moves to be tried out.
    tried: Option<String>,
    notes: Vec<Note>,
}

/// `GET /games/{game}/plan`.
pub async fn show(state: Data<State>, asker: Asker, seat: Seat, asked: Asked) -> Answer {
    let scene = seat.scene(&state, asker).await?;
    let me = scene.actor(|| scene.viewer.asked())?;
    let kept = read(&state, &scene, me).await?;
    let words = scene.viewer.words;
    let mut extras = Extras {
        tried: asked
            .get("try")
            .map(|text| text.chars().take(500).collect()),
        // moves that an analysis has brought: they hold when they are saved
        typed: asked.text("moves").chars().take(MOST_TEXT).collect(),
        ..Extras::default()
    };
    match line::of(&scene, &asked) {
        Ok(built) => extras.built = built,
        Err(typed) => {
            extras.typed = typed;
            extras.notes.push(Note::bad(t!(words, "plan-error-stale")));
        }
    }
    extras.notes.extend(match asked.get("note") {
        Some("saved") => Some(Note::good(t!(words, "plan-saved"))),
        Some("removed") => Some(Note::good(t!(words, "plan-removed"))),
        _ => None,
    });
    answer(&scene, kept, StatusCode::OK, extras)
}

/// `POST /games/{game}/plan`: lines as text, and what holds for the whole plan.
pub async fn write(state: Data<State>, asker: Asker, seat: Seat, form: Form) -> Answer {
    let scene = seat.scene(&state, asker.clone()).await?;
    let wish = Wish::Text {
        text: form.text("moves").to_owned(),
        letters: chess::letters(scene.viewer.lang),
        choices: choices(&form.state()),
    };
    change(&state, scene, asker, &form, wish, "saved").await
}

/// `POST /games/{game}/plan/lines`: a line that was clicked together.
pub async fn add(state: Data<State>, asker: Asker, seat: Seat, form: Form) -> Answer {
    let scene = seat.scene(&state, asker.clone()).await?;
    let wish = Wish::Line {
        moves: line::moves(form.text("line")),
        resigns: form.ticked("resigns"),
    };
    change(&state, scene, asker, &form, wish, "saved").await
}

/// `POST /games/{game}/plan/removal`: one branch, what is dead, or all.
pub async fn remove(state: Data<State>, asker: Asker, seat: Seat, form: Form) -> Answer {
    let scene = seat.scene(&state, asker.clone()).await?;
    let wish = match form.text("what") {
        "all" => Wish::RemoveAll,
        "dead" => Wish::RemoveDead,
        number => Wish::Remove(number.parse().map_err(|_| Failure::BadForm)?),
    };
    change(&state, scene, asker, &form, wish, "removed").await
}

/// The text of a plan that was on its way when its player had to sign in.
pub async fn resume(state: &Data<State>, asker: Asker, game: GameId, filled: &FormState) -> Answer {
    let scene = Seat::Game(game).scene(state, asker).await?;
    let me = scene.actor(|| scene.viewer.asked())?;
    let kept = read(state, &scene, me).await?;
    let mut extras = Extras {
        typed: filled.value("moves").to_owned(),
        ..Extras::default()
    };
    let clicked = line::moves(filled.value("line"));
    if clicked.is_empty() {
        extras.choices = Some(choices(filled));
    } else {
        let ply = filled.value("ply").parse().unwrap_or(scene.game.ply);
        let here = ply == scene.game.ply;
        extras.built = line::from_moves(&scene, &clicked).filter(|_| here);
        if extras.built.is_none() {
            extras.typed = line::in_words(&scene, ply, &clicked, filled.ticked("resigns"));
        }
    }
    answer(&scene, kept, StatusCode::OK, extras)
}

fn choices(form: &FormState) -> Choices {
    Choices {
        by_position: form.ticked("by_position"),
        on_offer: OnOffer::from_code(form.value("on_offer")).unwrap_or_default(),
        draws: form.ticked("draws"),
    }
}

async fn read(state: &State, scene: &Scene, me: PlayerId) -> Result<Option<Kept>, Failure> {
    let game = scene.game.clone();
    let read = state
        .ctx
        .db
        .read(move |c| plans::of_player(c, &game, me))
        .await?;
    Ok(read)
}

async fn change(
    state: &Data<State>,
    scene: Scene,
    asker: Asker,
    form: &Form,
    wish: Wish,
    done: &str,
) -> Answer {
    let me = scene.actor(|| scene.viewer.asked())?;
    let ply = form.number::<u32>("ply").ok_or(Failure::BadForm)?;
    let asked = Change {
        game: scene.view.id,
        player: me,
        ply,
        revision: form.number("revision").unwrap_or(0),
        once: form.text("once").to_owned(),
        wish,
        at: form.arrived,
    };
    match verbs::change(&state.ctx, &asked).await {
        Ok(()) => Ok(pages::see_other(&format!(
            "{}/plan?note={done}#planned",
            scene.base
        ))),
        Err(Fail::Broken(error)) => Err(error.into()),
        Err(Fail::Refused(why)) => {
            // the present position and plan, not those that were read before the verb
            let scene = Seat::Game(scene.view.id).scene(state, asker).await?;
            refused(state, &scene, me, &asked, &why).await
        }
    }
}

/// Gives back what was typed, with the present position and why it was refused.
async fn refused(
    state: &State,
    scene: &Scene,
    me: PlayerId,
    asked: &Change,
    why: &PlanRefusal,
) -> Answer {
    let kept = read(state, scene, me).await?;
    let text = wording::refused(scene, why);
    let status = match why {
        PlanRefusal::Game(why) => status(why),
        PlanRefusal::NotAllowed => StatusCode::FORBIDDEN,
        PlanRefusal::Changed => StatusCode::CONFLICT,
        PlanRefusal::Text(_) | PlanRefusal::Add(_) => StatusCode::UNPROCESSABLE_ENTITY,
    };
    let mut extras = Extras::default();
    match &asked.wish {
        Wish::Text {
            text: typed,
            choices,
            ..
        } => {
            extras.typed.clone_from(typed);
            extras.choices = Some(*choices);
        }
        Wish::Line { moves, resigns } => {
            let stale = matches!(why, PlanRefusal::Game(GameRefusal::Stale { .. }));
            extras.built = line::from_moves(scene, moves).filter(|_| !stale);
            if extras.built.is_none() {
                extras.typed = line::in_words(scene, asked.ply, moves, *resigns);
            }
        }
        Wish::Remove(_) | Wish::RemoveDead | Wish::RemoveAll => {}
    }
    let in_the_field = matches!(why, PlanRefusal::Text(_) | PlanRefusal::Add(_))
        && matches!(asked.wish, Wish::Text { .. });
    if in_the_field {
        extras.error = Some(text);
    } else {
        extras.notes.push(Note::bad(text));
    }
    answer(scene, kept, status, extras)
}

fn answer(scene: &Scene, kept: Option<Kept>, status: StatusCode, extras: Extras) -> Answer {
    let page = Shown::of(scene, kept, extras);
    scene.answer(status, &page)
}
