//! Signing in and out.

use actix_web::HttpRequest;
use actix_web::web::{self, Query, ServiceConfig};

use super::sign_up::{self, Start};
use super::{Said, Shared, browser, from_where, refuse, welcome};
use crate::actions::Fail;
use crate::actions::people::{self, Refusal};
use crate::domain::player::name_key;
use crate::i18n::t;
use crate::storage::players;
use crate::web::fields::FormPage;
use crate::web::limits::Limit;
use crate::web::{Answer, Failure, Form, FormState, Viewer, cookies, page};

pub(super) fn routes(cfg: &mut ServiceConfig) {
    cfg.service(
        web::resource("/sign-in")
            .route(web::get().to(show))
            .route(web::post().to(by_password)),
    );
    cfg.service(
        web::resource("/sign-in-link")
            .route(web::get().to(show_link))
            .route(web::post().to(send_link)),
    );
    cfg.service(
        web::resource("/sign-in-code")
            .route(web::get().to(show_code))
            .route(web::post().to(by_code)),
    );
    cfg.service(
        web::resource("/forgotten")
            .route(web::get().to(show_forgotten))
            .route(web::post().to(send_reset)),
    );
    cfg.route("/sign-out", web::post().to(sign_out));
}

async fn show(viewer: Viewer, start: Query<Start>) -> Answer {
    let next = page::local(&start.next).unwrap_or("");
    if viewer.player.is_some() {
        let next = if next.is_empty() { "/games" } else { next };
        return Ok(page::see_other(next));
    }
    let state = FormState::with(&[("next", next)]);
    page::render(&viewer, &form(&viewer, &state))
}

async fn by_password(state: Shared, req: HttpRequest, viewer: Viewer, form: Form) -> Answer {
    let (typed, browser) = (form.text("name"), browser(&req));
    // A browser that knows the account is let past the limits: whoever tries passwords from elsewhere
    // must not be able to keep its owner out.
    if !people::is_known_device(&state.ctx, typed, browser.device.as_ref()).await? {
        slow_down(&state, &req, typed)?;
    }
    let (password, stay) = (form.secret("password"), form.ticked("stay"));
    let outcome =
        people::by_password(&state.ctx, typed, &password, &browser, stay, form.arrived).await;
    match outcome {
        Ok(signed_in) => Ok(welcome(&viewer, &signed_in, form.text("next"))),
        Err(Fail::Refused(refusal)) => refused(&viewer, form.state(), &refusal, self::form),
        Err(Fail::Broken(error)) => Err(Failure::from(error)),
    }
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
    .hidden("next", state.value("next"))
    .input("text", "name", t!(words, "sign-in-name"), "username")
    .input(
        "password",
        "password",
        t!(words, "account-password"),
        "current-password",
    )
    .check("stay", t!(words, "sign-in-stay"))
    .way("/forgotten", t!(words, "sign-in-to-forgotten"))
    .way("/sign-in-link", t!(words, "sign-in-to-link"))
    .way("/sign-in-code", t!(words, "sign-in-to-code"))
    .way(
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
    .input("text", "name", t!(words, "sign-in-name"), "username")
}

async fn send_link(state: Shared, req: HttpRequest, viewer: Viewer, form: Form) -> Answer {
    let typed = form.text("name");
    count_letter(&state, &req, typed)?;
    people::request_link(&state.ctx, typed, form.arrived).await?;
    written(&viewer)
}

async fn show_forgotten(viewer: Viewer) -> Answer {
    let state = FormState::default();
    let words = viewer.words;
    let form = FormPage::new(
        &viewer,
        &state,
        t!(words, "forgotten-title"),
        t!(words, "send-letter"),
    )
    .lead(t!(words, "forgotten-lead"))
    .input("text", "name", t!(words, "sign-in-name"), "username");
    page::render(&viewer, &form)
}

async fn send_reset(state: Shared, req: HttpRequest, viewer: Viewer, form: Form) -> Answer {
    let typed = form.text("name");
    count_letter(&state, &req, typed)?;
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
    .input("text", "code", t!(words, "sign-in-code"), "one-time-code")
}

async fn by_code(state: Shared, req: HttpRequest, viewer: Viewer, form: Form) -> Answer {
    let from = from_where(&req, &state);
    state.limits.count(Limit::SignInAddress, from)?;
    let code = form.text("code");
    match people::by_code(&state.ctx, code, &browser(&req), form.arrived).await {
        Ok(signed_in) => {
            let id = signed_in.player;
            let player = state.ctx.db.read(move |c| players::by_id(c, id)).await?;
            // the code is spent: without a password he could not come back by himself
            let next = match player {
                Some(player) if !player.has_password => "/account/password?done=code",
                _ => "",
            };
            Ok(welcome(&viewer, &signed_in, next))
        }
        Err(Fail::Refused(refusal)) => refused(&viewer, form.state(), &refusal, code_form),
        Err(Fail::Broken(error)) => Err(Failure::from(error)),
    }
}

async fn sign_out(state: Shared, viewer: Viewer, _form: Form) -> Answer {
    if let (Some(id), Some(session)) = (viewer.id(), viewer.session.clone()) {
        people::end_session(&state.ctx, id, session).await?;
    }
    let mut answer = page::see_other("/");
    let _ = answer.add_cookie(&cookies::end(cookies::SESSION, viewer.secure()));
    Ok(answer)
}
