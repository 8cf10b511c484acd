//! Who enters one's moves, and whose moves one enters: named, agreed, ended. The administrator has the same page for a member.

use actix_web::web::{Path, ServiceConfig};
use askama::Template;

use super::Shared;
use crate::actions::{Fail, helping};
use crate::domain::PlayerId;
use crate::domain::helping::{Help, HelpRefusal};
use crate::domain::time::Instant;
use crate::i18n::{dates, refusals, t};
use crate::storage::{Conn, StorageError, helpers, players};
use crate::web::{Answer, Asked, Asker, Failure, Form, FormState, Viewer, page, paths};

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::both(cfg, "/account/helper", show, name);
    paths::post(cfg, "/account/helper/acceptance", accept);
    paths::post(cfg, "/account/helper/end", end);
    paths::both(cfg, "/admin/members/{id:[0-9]+}/helper", show_of, name_of);
    paths::post(cfg, "/admin/members/{id:[0-9]+}/helper/end", end_of);
}

#[derive(Template)]
#[template(path = "account/helper.html")]
struct HelperPage<'a> {
    viewer: &'a Viewer,
    form: &'a FormState,
    done: Option<String>,
    /// The member whom the administrator looks at; `None`: one's own page.
    of: Option<String>,
    path: String,
    helper: Option<Help>,
    /// Whom the reader helps, or is asked to help.
    helped: Vec<Help>,
    /// All that has been, in words.
    history: Vec<String>,
}

/// What a page shows.
struct Found {
    viewer: Viewer,
    of: Option<(PlayerId, String)>,
    helper: Option<Help>,
    helped: Vec<Help>,
    history: Vec<Help>,
}

async fn find(state: &Shared, asker: Asker, of: Option<PlayerId>) -> Result<Found, Failure> {
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let member = match of {
            Some(id) => players::by_id(c, id)?.map(|member| (id, member.display)),
            None => None,
        };
        let whose = of.or(viewer.id()).unwrap_or(0);
        let helped = match of {
            None => helpers::by_helper(c, whose)?,
            Some(_) => Vec::new(),
        };
        let found = Found {
            helper: helpers::of_player(c, whose)?,
            history: helpers::history(c, whose)?,
            of: member,
            helped,
            viewer,
        };
        Ok::<_, StorageError>(found)
    };
    let found = state.ctx.db.read(read).await?;
    match of {
        Some(_) => {
            found.viewer.admin()?;
            found.of.as_ref().ok_or(Failure::NotFound)?;
        }
        None => {
            found.viewer.signed_in()?;
        }
    }
    Ok(found)
}

fn path_of(of: Option<PlayerId>) -> String {
    match of {
        Some(id) => format!("/admin/members/{id}/helper"),
        None => "/account/helper".to_owned(),
    }
}

fn render(found: &Found, form: &FormState, done: &str) -> Answer {
    let (viewer, words) = (&found.viewer, found.viewer.words);
    let day = |at: Instant| dates::day(words.lang(), at.0, viewer.zone);
    let line = |help: &Help| {
        let (name, from) = (help.helper_name.as_str(), day(help.named_at));
        match (help.accepted_at, help.ended_at) {
            (_, Some(to)) => t!(words, "helper-was", name = name, from = from, to = day(to)),
            (Some(_), None) => t!(words, "helper-is", name = name, from = from),
            (None, None) => t!(words, "helper-asked", name = name, from = from),
        }
    };
    let template = HelperPage {
        viewer,
        form,
        done: match done {
            "named" => Some(t!(words, "helper-done-named")),
            "accepted" => Some(t!(words, "helper-done-accepted")),
            "ended" => Some(t!(words, "helper-done-ended")),
            _ => None,
        },
        path: path_of(found.of.as_ref().map(|(id, _)| *id)),
        of: found.of.as_ref().map(|(_, name)| name.clone()),
        helper: found.helper.clone(),
        helped: found.helped.clone(),
        history: found.history.iter().map(line).collect(),
    };
    if form.is_refused() {
        page::render_refused(viewer, &template)
    } else {
        page::render(viewer, &template)
    }
}

async fn show(state: Shared, asker: Asker, asked: Asked) -> Answer {
    let found = find(&state, asker, None).await?;
    render(&found, &FormState::default(), asked.text("done"))
}

async fn show_of(state: Shared, asker: Asker, id: Path<PlayerId>, asked: Asked) -> Answer {
    let found = find(&state, asker, Some(*id)).await?;
    render(&found, &FormState::default(), asked.text("done"))
}

/// The page as somebody had filled it in whose session had ended.
pub(in crate::web) async fn resume(
    state: &Shared,
    asker: Asker,
    of: Option<PlayerId>,
    filled: &FormState,
) -> Answer {
    render(&find(state, asker, of).await?, filled, "")
}

async fn name(state: Shared, asker: Asker, form: Form) -> Answer {
    named(&state, asker, None, &form).await
}

async fn name_of(state: Shared, asker: Asker, id: Path<PlayerId>, form: Form) -> Answer {
    named(&state, asker, Some(*id), &form).await
}

async fn named(state: &Shared, asker: Asker, of: Option<PlayerId>, form: &Form) -> Answer {
    let found = find(state, asker.clone(), of).await?;
    let by = found.viewer.signed_in()?.id;
    let (player, typed) = (of.unwrap_or(by), form.text("helper"));
    let done = helping::name(&state.ctx, player, by, typed, form.arrived).await;
    answer(state, asker, of, (done, "helper", "named"), form).await
}

async fn accept(state: Shared, asker: Asker, form: Form) -> Answer {
    let found = find(&state, asker.clone(), None).await?;
    let by = found.viewer.signed_in()?.id;
    let id = form.number("help").ok_or(Failure::BadForm)?;
    let done = helping::accept(&state.ctx, id, by, form.arrived).await;
    answer(&state, asker, None, (done, "", "accepted"), &form).await
}

async fn end(state: Shared, asker: Asker, form: Form) -> Answer {
    ended(&state, asker, None, &form).await
}

async fn end_of(state: Shared, asker: Asker, id: Path<PlayerId>, form: Form) -> Answer {
    ended(&state, asker, Some(*id), &form).await
}

async fn ended(state: &Shared, asker: Asker, of: Option<PlayerId>, form: &Form) -> Answer {
    let found = find(state, asker.clone(), of).await?;
    let by = found.viewer.signed_in()?.clone();
    let id = form.number("help").ok_or(Failure::BadForm)?;
    let done = helping::end(&state.ctx, id, &by, form.arrived).await;
    answer(state, asker, of, (done, "", "ended"), form).await
}

/// Back to the page, or the page with why not.
async fn answer(
    state: &Shared,
    asker: Asker,
    of: Option<PlayerId>,
    (done, field, what): (Result<(), Fail<HelpRefusal>>, &'static str, &str),
    form: &Form,
) -> Answer {
    match done {
        Ok(()) => Ok(page::see_other(&format!("{}?done={what}", path_of(of)))),
        Err(Fail::Broken(error)) => Err(error.into()),
        Err(Fail::Refused(why)) => {
            let found = find(state, asker, of).await?;
            let mut shown = form.state();
            shown.refuse(field, refusals::help_refused(found.viewer.words, why));
            render(&found, &shown, "")
        }
    }
}
