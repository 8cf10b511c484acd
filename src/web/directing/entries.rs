//! Entering a tournament, and leaving it.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};

use super::sorted;
use crate::actions::tournaments as verbs;
use crate::domain::PlayerId;
use crate::domain::refusal::TournamentRefusal;
use crate::domain::tournament::setup::{EntryState, Withdrawal};
use crate::i18n::{refusals, t};
use crate::web::State;
use crate::web::error::{Answer, Failure};
use crate::web::forms::Form;
use crate::web::page;
use crate::web::people::Said;
use crate::web::viewer::Viewer;

/// `POST /tournaments/7/entries`.
pub async fn enter(state: Data<State>, viewer: Viewer, id: Path<i64>, form: Form) -> Answer {
    let me = signed_in(&viewer, *id)?;
    match verbs::enter(&state.ctx, *id, me, form.text("word"), form.arrived).await {
        Ok(EntryState::Waiting) => Ok(back(*id, "waiting")),
        Ok(_) => Ok(back(*id, "entered")),
        Err(fail) => refuse(&viewer, *id, &sorted(fail)?),
    }
}

/// `POST /tournaments/7/departure`: before the draw the entry is taken back; while it runs it is a withdrawal, which wants
/// to be confirmed.
pub async fn leave(state: Data<State>, viewer: Viewer, id: Path<i64>, form: Form) -> Answer {
    let me = signed_in(&viewer, *id)?;
    if form.ticked("withdraw") {
        let leaving = verbs::Leaving {
            player: me,
            by: me,
            why: Withdrawal::Announced,
            reason: String::new(),
            once: form.text("once").to_owned(),
            at: form.arrived,
        };
        return match verbs::withdraw(&state.ctx, *id, leaving).await {
            Ok(()) => Ok(back(*id, "withdrawn")),
            Err(fail) => refuse(&viewer, *id, &sorted(fail)?),
        };
    }
    match verbs::leave(&state.ctx, *id, me, form.arrived).await {
        Ok(()) => Ok(back(*id, "left")),
        Err(fail) => refuse(&viewer, *id, &sorted(fail)?),
    }
}

/// Who asks; after the sign-in there is the tournament's page.
fn signed_in(viewer: &Viewer, id: i64) -> Result<PlayerId, Failure> {
    let next = format!("/tournaments/{id}");
    viewer.id().ok_or(Failure::SignIn { next })
}

fn back(id: i64, done: &str) -> actix_web::HttpResponse {
    page::see_other(&format!("/tournaments/{id}?done={done}"))
}

fn refuse(viewer: &Viewer, id: i64, why: &TournamentRefusal) -> Answer {
    let said = Said {
        viewer,
        title: t!(viewer.words, "setup-refused-title"),
        texts: vec![refusals::tournament_refused(viewer.words, why)],
        ways: vec![(
            format!("/tournaments/{id}"),
            t!(viewer.words, "letter-button-tournament"),
        )],
    };
    page::render_as(StatusCode::CONFLICT, viewer, &said)
}
