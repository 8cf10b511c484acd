//! Signing up.

use actix_web::HttpRequest;
use actix_web::web::ServiceConfig;

use super::sign_in::go_on;
use super::{Shared, browser, from_where, refuse_all, welcome};
use crate::actions::Fail;
use crate::actions::people::{self, NewAccount};
use crate::i18n::{Lang, t};
use crate::web::fields::{self, FormPage, ONLY_SHOW};
use crate::web::kept::Kept;
use crate::web::limits::Limit;
use crate::web::viewer::invitation_in;
use crate::web::{Answer, Asked, Asker, Failure, Form, FormState, Viewer, page, paths};

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::both(cfg, "/sign-up", show, create);
}

/// Where somebody signs up who wants to go to `next`: under his invitation, if that is where.
pub(super) fn path(next: &str) -> String {
    match invitation_in(next) {
        Some(token) => format!("/invited/{token}/sign-up"),
        None => "/sign-up".to_owned(),
    }
}

async fn show(viewer: Viewer, asked: Asked) -> Answer {
    if viewer.player.is_some() {
        return Ok(page::see_other(
            page::local(asked.text("next")).unwrap_or("/games"),
        ));
    }
    if viewer.invited.is_some() {
        return Ok(page::see_other(&viewer.sign_up_path()));
    }
    let state = FormState::with(&[
        ("next", asked.text("next")),
        ("address", asked.text("address")),
        ("lang", viewer.lang.code()),
        ("zone", viewer.zone.name()),
    ]);
    page::render(&viewer, &form(&viewer, &state))
}

async fn create(
    state: Shared,
    req: HttpRequest,
    asker: Asker,
    viewer: Viewer,
    form: Form,
) -> Answer {
    if form.ticked(ONLY_SHOW) {
        let mut shown = form.state();
        shown.set("lang", viewer.lang.code());
        shown.set("zone", viewer.zone.name());
        return page::render(&viewer, &self::form(&viewer, &shown));
    }
    let typed = account(&form, &viewer);
    let mut shown = form.state();
    let browser = browser(&req);
    // counted before anything is looked up: asking for names that are taken is trying, too
    let key = from_where(&req, &state);
    if let Err(failure) = state.limits.count(Limit::SignUp, key) {
        return page::render_slowed(&viewer, failure, shown, |shown| {
            page::render(&viewer, &self::form(&viewer, shown))
        });
    }
    match people::sign_up(&state.ctx, &typed, &browser, form.arrived).await {
        Ok(signed_in) => match Kept::in_sign_in(&form.state()) {
            Some(kept) => Ok(go_on(&state, asker, &viewer, &signed_in, kept).await),
            None => {
                let next = form.filled("next").unwrap_or("/account/welcome");
                Ok(welcome(&viewer, &signed_in, next))
            }
        },
        Err(Fail::Refused(refusals)) => {
            refuse_all(&mut shown, viewer.words, &refusals);
            page::render_refused(&viewer, &self::form(&viewer, &shown))
        }
        Err(Fail::Broken(error)) => Err(Failure::from(error)),
    }
}

/// What was typed about an account; language and zone fall back to those of the page.
pub(super) fn account(form: &Form, viewer: &Viewer) -> NewAccount {
    let lang = Lang::from_code(form.text("lang")).unwrap_or(viewer.lang);
    NewAccount {
        name: form.text("name").to_owned(),
        display: form.text("display").to_owned(),
        address: form.text("address").to_owned(),
        password: form.secret("password"),
        lang: lang.code().to_owned(),
        zone: fields::zone(form.text("zone")).unwrap_or(viewer.zone),
        site: viewer.site.site_name.clone(),
    }
}

fn form<'a>(viewer: &'a Viewer, state: &'a FormState) -> FormPage<'a> {
    let words = viewer.words;
    let page = FormPage::new(
        viewer,
        state,
        t!(words, "sign-up-title"),
        t!(words, "sign-up-button"),
    );
    with_account_fields(page, viewer)
        .hidden("next", state.value("next"))
        .carry(Kept::in_sign_in(state))
        .way("/sign-in", t!(words, "sign-up-to-sign-in"))
}

/// The fields of a new account.
pub(super) fn with_account_fields<'a>(page: FormPage<'a>, viewer: &Viewer) -> FormPage<'a> {
    let words = viewer.words;
    page.input("text", "name", t!(words, "account-name"), "username")
        .hint(t!(words, "account-name-hint"))
        .input("text", "display", t!(words, "account-display"), "name")
        .hint(t!(words, "account-display-hint"))
        .input("email", "address", t!(words, "account-address"), "email")
        .hint(t!(words, "account-address-hint"))
        .input(
            "password",
            "password",
            t!(words, "account-password"),
            "new-password",
        )
        .hint(t!(
            words,
            "account-password-hint",
            least = crate::secrets::MIN_PASSWORD_CHARS
        ))
        .langs()
        .zones(true)
}
