//! Signing in and out.

use actix_web::http::StatusCode;
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::web::ServiceConfig;
use actix_web::{HttpRequest, HttpResponse};

use super::sign_up;
use super::{Said, Shared, browser, from_where, refuse, welcome, with_cookies};
use crate::actions::Fail;
use crate::actions::people::{self, Refusal, SignedIn};
use crate::domain::PlayerId;
use crate::domain::player::name_key;
use crate::i18n::t;
use crate::storage::players;
use crate::web::fields::{FormPage, ONLY_SHOW};
use crate::web::kept::{self, Kept, page_of};
use crate::web::limits::Limit;
use crate::web::{
    Answer, Asked, Asker, Failure, Form, FormState, Viewer, cookies, error, page, paths,
};

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::both(cfg, "/sign-in", show, by_password);
    paths::both(cfg, "/sign-in-link", show_link, send_link);
    paths::both(cfg, "/sign-in-code", show_code, by_code);
    paths::both(cfg, "/forgotten", show_forgotten, send_reset);
    paths::post(cfg, "/sign-out", sign_out);
}

async fn show(viewer: Viewer, asked: Asked) -> Answer {
    let next = page::local(asked.text("next")).unwrap_or("");
    if viewer.player.is_some() {
        let next = if next.is_empty() { "/games" } else { next };
        return Ok(page::see_other(next));
    }
    let state = FormState::with(&[("next", next)]);
    page::render(&viewer, &form(&viewer, &state))
}

async fn by_password(
    state: Shared,
    req: HttpRequest,
    asker: Asker,
    viewer: Viewer,
    form: Form,
) -> Answer {
    let (typed, browser) = (form.text("name"), browser(&req));
    // A browser that knows the account is let past the limits: whoever tries passwords from elsewhere
    // must not be able to keep its owner out.
    if !people::is_known_device(&state.ctx, typed, browser.device.as_ref()).await?
        && let Err(failure) = slow_down(&state, &req, typed)
    {
        return slowed(&viewer, failure, form.state(), self::form);
    }
    let (password, stay) = (form.secret("password"), form.ticked("stay"));
    let outcome =
        people::by_password(&state.ctx, typed, &password, &browser, stay, form.arrived).await;
    match outcome {
        Ok(signed_in) => match Kept::in_sign_in(&form.state()) {
            Some(kept) => Ok(go_on(&state, asker, &viewer, &signed_in, kept).await),
            None => Ok(welcome(&viewer, &signed_in, form.text("next"))),
        },
        Err(Fail::Refused(refusal)) => refused(&viewer, form.state(), &refusal, self::form),
        Err(Fail::Broken(error)) => Err(Failure::from(error)),
    }
}

/// Signed in on the way with another form: on with that one.
pub(super) async fn go_on(
    state: &Shared,
    asker: Asker,
    viewer: &Viewer,
    signed_in: &SignedIn,
    kept: Kept,
) -> HttpResponse {
    let asker = asker.signed_in_by(signed_in.session.clone(), page_of(&kept.to));
    let answer = kept::resume(state, asker, kept.clone()).await;
    // the cookies must not be lost with a failure
    let answer = answer.unwrap_or_else(|failure| error::page(&failure, viewer, Some(kept)));
    with_cookies(page::no_store(answer), viewer, signed_in)
}

/// The sign-in page in answer to a form that needs somebody signed in: it carries the form along.
pub(in crate::web) fn sign_in_first(viewer: &Viewer, kept: Kept) -> Answer {
    let mut state = FormState::of(kept.carried());
    state.set("next", page_of(&kept.to));
    let page = form(viewer, &state).lead(t!(viewer.words, "sign-in-first"));
    page::render_as(StatusCode::FORBIDDEN, viewer, &page).map(page::no_store)
}

/// A form of this file that came too soon after others.
fn slowed(
    viewer: &Viewer,
    failure: Failure,
    shown: FormState,
    form: impl for<'b> Fn(&'b Viewer, &'b FormState) -> FormPage<'b>,
) -> Answer {
    page::render_slowed(viewer, failure, shown, |shown| {
        page::render(viewer, &form(viewer, shown))
    })
}

fn slow_down(state: &Shared, req: &HttpRequest, typed: &str) -> Result<(), Failure> {
    let from = from_where(req, state);
    let account = format!("{} {from}", name_key(typed));
    state.limits.count(Limit::SignInAddress, from)?;
    state.limits.count(Limit::SignIn, account)
}

fn refused<'a>(
    viewer: &'a Viewer,
    mut shown: FormState,
    refusal: &Refusal,
    form: impl for<'b> Fn(&'b Viewer, &'b FormState) -> FormPage<'b>,
) -> Answer {
    refuse(&mut shown, viewer.words, refusal);
    page::render_refused(viewer, &form(viewer, &shown))
}

fn form<'a>(viewer: &'a Viewer, state: &'a FormState) -> FormPage<'a> {
    let words = viewer.words;
    FormPage::new(
        viewer,
        state,
        t!(words, "menu-sign-in"),
        t!(words, "menu-sign-in"),
    )
    .to("/sign-in")
    .hidden("next", state.value("next"))
    .carry(Kept::in_sign_in(state))
    .input("text", "name", t!(words, "sign-in-name"), "username")
    .input(
        "password",
        "password",
        t!(words, "account-password"),
        "current-password",
    )
    .check("stay", t!(words, "sign-in-stay"))
    .way("/forgotten", t!(words, "sign-in-to-forgotten"))
    .way_along("/sign-in-link", t!(words, "sign-in-to-link"))
    .way_along("/sign-in-code", t!(words, "sign-in-to-code"))
    .way_along(
        &sign_up::path(state.value("next")),
        t!(words, "sign-in-to-sign-up"),
    )
}

async fn show_link(viewer: Viewer) -> Answer {
    let state = FormState::default();
    page::render(&viewer, &link_form(&viewer, &state))
}

fn link_form<'a>(viewer: &'a Viewer, state: &'a FormState) -> FormPage<'a> {
    let words = viewer.words;
    FormPage::new(
        viewer,
        state,
        t!(words, "sign-in-link-title"),
        t!(words, "send-letter"),
    )
    .lead(t!(words, "sign-in-link-lead"))
    .carry(Kept::in_sign_in(state))
    .input("text", "name", t!(words, "sign-in-name"), "username")
}

async fn send_link(state: Shared, req: HttpRequest, viewer: Viewer, form: Form) -> Answer {
    if form.ticked(ONLY_SHOW) {
        return page::render(&viewer, &link_form(&viewer, &form.state()));
    }
    let typed = form.text("name");
    if let Err(failure) = count_letter(&state, &req, typed) {
        return slowed(&viewer, failure, form.state(), link_form);
    }
    people::request_link(&state.ctx, typed, form.arrived).await?;
    match Kept::in_sign_in(&form.state()) {
        Some(kept) => {
            let none = FormState::default();
            page::render(&viewer, &meanwhile(&viewer, &kept, &none))
        }
        None => written(&viewer),
    }
}

async fn show_forgotten(viewer: Viewer) -> Answer {
    let state = FormState::default();
    page::render(&viewer, &forgotten_form(&viewer, &state))
}

fn forgotten_form<'a>(viewer: &'a Viewer, state: &'a FormState) -> FormPage<'a> {
    let words = viewer.words;
    FormPage::new(
        viewer,
        state,
        t!(words, "forgotten-title"),
        t!(words, "send-letter"),
    )
    .lead(t!(words, "forgotten-lead"))
    .input("text", "name", t!(words, "sign-in-name"), "username")
}

async fn send_reset(state: Shared, req: HttpRequest, viewer: Viewer, form: Form) -> Answer {
    let typed = form.text("name");
    if let Err(failure) = count_letter(&state, &req, typed) {
        return slowed(&viewer, failure, form.state(), forgotten_form);
    }
    people::request_reset(&state.ctx, typed, form.arrived).await?;
    written(&viewer)
}

/// Letters are limited by what was typed, whether or not there is such an account.
fn count_letter(state: &Shared, req: &HttpRequest, typed: &str) -> Result<(), Failure> {
    state
        .limits
        .count(Limit::LettersAddress, from_where(req, state))?;
    state.limits.count(Limit::Letters, name_key(typed))
}

/// As [`written`], and the form that is on its way waits here until its owner has signed in by the letter.
fn meanwhile<'a>(viewer: &'a Viewer, kept: &'a Kept, none: &'a FormState) -> FormPage<'a> {
    let words = viewer.words;
    let page = FormPage::new(
        viewer,
        none,
        t!(words, "letter-sent-title"),
        t!(words, "kept-go-on"),
    );
    let fields = kept.fields.iter();
    fields
        .fold(page, |page, (name, value)| page.hidden(name, value))
        .to(&kept.to)
        .lead(t!(words, "letter-sent-text"))
        .lead(t!(words, "kept-meanwhile"))
        .show_kept(kept.clone())
}

/// The same page whether or not there is such an account.
fn written(viewer: &Viewer) -> Answer {
    let words = viewer.words;
    let said = Said {
        viewer,
        title: t!(words, "letter-sent-title"),
        texts: vec![t!(words, "letter-sent-text")],
        ways: vec![("/sign-in".to_owned(), t!(words, "menu-sign-in"))],
    };
    page::render(viewer, &said)
}

async fn show_code(viewer: Viewer) -> Answer {
    let state = FormState::default();
    page::render(&viewer, &code_form(&viewer, &state))
}

fn code_form<'a>(viewer: &'a Viewer, state: &'a FormState) -> FormPage<'a> {
    let words = viewer.words;
    FormPage::new(
        viewer,
        state,
        t!(words, "sign-in-code-title"),
        t!(words, "menu-sign-in"),
    )
    .lead(t!(words, "sign-in-code-lead"))
    .carry(Kept::in_sign_in(state))
    .input("text", "code", t!(words, "sign-in-code"), "one-time-code")
}

async fn by_code(
    state: Shared,
    req: HttpRequest,
    asker: Asker,
    viewer: Viewer,
    form: Form,
) -> Answer {
    if form.ticked(ONLY_SHOW) {
        return page::render(&viewer, &code_form(&viewer, &form.state()));
    }
    let from = from_where(&req, &state);
    if let Err(failure) = state.limits.count(Limit::SignInAddress, from) {
        return slowed(&viewer, failure, form.state(), code_form);
    }
    let code = form.text("code");
    match people::by_code(&state.ctx, code, &browser(&req), form.arrived).await {
        Ok(signed_in) => match Kept::in_sign_in(&form.state()) {
            Some(kept) => Ok(go_on(&state, asker, &viewer, &signed_in, kept).await),
            None => {
                let next = after_code(&state, Some(signed_in.player)).await?;
                Ok(welcome(&viewer, &signed_in, next))
            }
        },
        Err(Fail::Refused(refusal)) => {
            let spent = people::code_spent_by(&state.ctx, code, form.arrived).await?;
            if spent.is_some() && spent == viewer.id() {
                return Ok(page::see_other(after_code(&state, spent).await?));
            }
            refused(&viewer, form.state(), &refusal, code_form)
        }
        Err(Fail::Broken(error)) => Err(Failure::from(error)),
    }
}

/// Where somebody goes who came by a code.
async fn after_code(state: &Shared, player: Option<PlayerId>) -> Result<&'static str, Failure> {
    let id = player.unwrap_or_default();
    let player = state.ctx.db.read(move |c| players::by_id(c, id)).await?;
    // the code is spent: without a password he could not come back by himself
    Ok(match player {
        Some(player) if !player.has_password => "/account/password?done=code",
        _ => "/games",
    })
}

async fn sign_out(state: Shared, viewer: Viewer, _form: Form) -> Answer {
    if let (Some(id), Some(session)) = (viewer.id(), viewer.session.clone()) {
        people::end_session(&state.ctx, id, session).await?;
    }
    let mut answer = page::see_other("/");
    let _ = answer.add_cookie(&cookies::end(cookies::SESSION, viewer.secure()));
    // moves that were not sent lie in the browser's store; whoever comes next to this machine must not find them
    let store = HeaderValue::from_static("\"storage\"");
    answer
        .headers_mut()
        .insert(HeaderName::from_static("clear-site-data"), store);
    Ok(answer)
}
