//! The director puts a game back into play.

use actix_web::web::{Data, ServiceConfig};

use crate::actions::Fail;
use crate::actions::resume::{self, Continuing, ResumeRefusal};
use crate::domain::refusal::GameRefusal;
use crate::domain::time::DAY;
use crate::i18n::{Words, refusals, t};
use crate::web::fields::FormPage;
use crate::web::{Answer, Asked, Form, FormState, State, Viewer, page, paths};

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::both(cfg, "/admin/continue", show, take);
}

async fn show(viewer: Viewer, asked: Asked) -> Answer {
    viewer.admin()?;
    let form = FormState::with(&[("game", asked.text("game")), ("days", "3")]);
    let done = asked.parsed::<i64>("done");
    let done = done.map(|game| t!(viewer.words, "continue-done", game = game));
    page::render(&viewer, &filled(&viewer, &form).done(done))
}

fn filled<'a>(viewer: &'a Viewer, state: &'a FormState) -> FormPage<'a> {
    let words = viewer.words;
    let (title, button) = (t!(words, "continue-title"), t!(words, "continue-button"));
    FormPage::new(viewer, state, title, button)
        .to("/admin/continue")
        .lead(t!(words, "continue-lead"))
        .input("text", "game", t!(words, "continue-game"), "off")
        .input("text", "days", t!(words, "continue-days"), "off")
        .hint(t!(words, "continue-days-hint"))
        .input("text", "reason", t!(words, "continue-reason"), "off")
        .hint(t!(words, "continue-reason-hint"))
        .way("/admin/special-leave", t!(words, "special-title"))
        .way("/admin", t!(words, "menu-admin"))
}

/// A game as the director had typed it whose session had ended.
pub(in crate::web) fn resume_continuing(viewer: &Viewer, state: &FormState) -> Answer {
    viewer.admin()?;
    page::render(viewer, &filled(viewer, state))
}

async fn take(state: Data<State>, viewer: Viewer, form: Form) -> Answer {
    let by = viewer.admin()?.id;
    let game = form.number("game");
    let days: Option<i64> = form.number("days");
    let wish = Continuing {
        game: game.unwrap_or(0),
        least: days.and_then(|days| days.checked_mul(DAY)).unwrap_or(0),
        reason: form.text("reason").to_owned(),
        by,
        at: form.arrived,
    };
    match resume::by_director(&state.ctx, &wish).await {
        Ok(()) => Ok(page::see_other(&format!(
            "/admin/continue?done={}",
            wish.game
        ))),
        Err(Fail::Refused(why)) => {
            let mut shown = form.state();
            let (field, text) = refused(&viewer, viewer.words, &why);
            shown.refuse(field, text);
            page::render_refused(&viewer, &filled(&viewer, &shown))
        }
        Err(Fail::Broken(error)) => Err(error.into()),
    }
}

fn refused(viewer: &Viewer, words: &Words, why: &ResumeRefusal) -> (&'static str, String) {
    match why {
        ResumeRefusal::NoSuchGame => ("game", t!(words, "refused-continue-game")),
        ResumeRefusal::OwnGame => ("game", t!(words, "refused-continue-own")),
        ResumeRefusal::Runs => ("game", t!(words, "refused-continue-runs")),
        ResumeRefusal::Reason => ("reason", t!(words, "refused-special-reason")),
        ResumeRefusal::Game(GameRefusal::Span) => ("days", t!(words, "refused-continue-span")),
        ResumeRefusal::Game(why) => {
            let text = refusals::game_refused(words, why, viewer.zone, viewer.now.0);
            ("game", text)
        }
    }
}
