//! Signing up by accepting: the letter has proved the address, so the account is confirmed and the game begins at once.

use actix_web::HttpRequest;
use actix_web::web::{Data, Path};

use crate::actions::Fail;
use crate::actions::people::{self, NewAccount};
use crate::i18n::{Lang, t};
use crate::secrets::MIN_PASSWORD_CHARS;
use crate::web::error::Answer;
use crate::web::fields::{self, FormPage};
use crate::web::forms::{Form, FormState};
use crate::web::limits::Limit;
use crate::web::people::{browser, from_where, refuse_all, welcome};
use crate::web::viewer::{Asker, Viewer};
use crate::web::{State, page};

use super::invited::{self, Opened};

/// `GET /invited/{token}/sign-up`.
pub async fn show(state: Data<State>, asker: Asker, token: Path<String>) -> Answer {
    let opened = invited::open(&state, asker, &token).await?;
    if let Some(elsewhere) = elsewhere(&opened, &token) {
        return Ok(page::see_other(&elsewhere));
    }
    let form = FormState::with(&[
        ("lang", opened.viewer.lang.code()),
        ("zone", opened.viewer.zone.name()),
    ]);
    let answer = page::render(&opened.viewer, &fill(&opened, &token, &form))?;
    Ok(page::no_store(answer))
}

/// Where somebody goes for whom this form is not: he has an account, or the letter proves no address.
fn elsewhere(opened: &Opened, token: &str) -> Option<String> {
    if opened.viewer.player.is_some() {
        return Some(format!("/invited/{token}"));
    }
    opened.address.is_empty().then(|| "/sign-up".to_owned())
}

fn fill<'a>(opened: &'a Opened, token: &str, form: &'a FormState) -> FormPage<'a> {
    let words = opened.viewer.words;
    let title = t!(words, "invited-sign-up");
    FormPage::new(
        &opened.viewer,
        form,
        title,
        t!(words, "invited-sign-up-button"),
    )
    .to(&format!("/invited/{token}/sign-up"))
    .lead(t!(
        words,
        "invited-sign-up-text",
        address = opened.address.as_str()
    ))
    .input("text", "name", t!(words, "account-name"), "username")
    .hint(t!(words, "account-name-hint"))
    .input("text", "display", t!(words, "account-display"), "name")
    .hint(t!(words, "account-display-hint"))
    .input(
        "password",
        "password",
        t!(words, "account-password"),
        "new-password",
    )
    .hint(t!(
        words,
        "account-password-hint",
        least = MIN_PASSWORD_CHARS
    ))
    .langs()
    .zones(true)
    .way(&format!("/invited/{token}"), t!(words, "confirm-back"))
}

/// `POST /invited/{token}/sign-up`: makes the account, confirms it, accepts.
pub async fn create(
    state: Data<State>,
    req: HttpRequest,
    asker: Asker,
    token: Path<String>,
    form: Form,
) -> Answer {
    let opened = invited::open(&state, asker, &token).await?;
    if let Some(elsewhere) = elsewhere(&opened, &token) {
        return Ok(page::see_other(&elsewhere));
    }
    let from = from_where(&req, &state);
    if let Err(failure) = state.limits.count(Limit::SignUp, from) {
        return page::render_slowed(&opened.viewer, failure, form.state(), |shown| {
            page::render(&opened.viewer, &fill(&opened, &token, shown))
        });
    }
    let typed = account(&opened.viewer, &form, &opened.address);
    let signed_in =
        match people::sign_up_by_letter(&state.ctx, &typed, &browser(&req), form.arrived).await {
            Ok(signed_in) => signed_in,
            Err(Fail::Broken(error)) => return Err(error.into()),
            Err(Fail::Refused(refusals)) => {
                let mut back = form.state();
                refuse_all(&mut back, opened.viewer.words, &refusals);
                let answer = page::render_refused(&opened.viewer, &fill(&opened, &token, &back))?;
                return Ok(page::no_store(answer));
            }
        };
    let next = match invited::begin(&state, &opened, signed_in.player, form.arrived).await {
        Ok(game) => format!("/games/{game}"),
        // the account is there; what hinders the game is said on the invitation's page
        Err(_) => format!("/invited/{token}"),
    };
    Ok(welcome(&opened.viewer, &signed_in, &next))
}

fn account(viewer: &Viewer, form: &Form, address: &str) -> NewAccount {
    let lang = Lang::from_code(form.text("lang")).unwrap_or(viewer.lang);
    NewAccount {
        name: form.text("name").to_owned(),
        display: form.text("display").to_owned(),
        address: address.to_owned(),
        password: form.secret("password"),
        lang: lang.code().to_owned(),
        zone: fields::zone(form.text("zone")).unwrap_or(viewer.zone),
        site: viewer.site.site_name.clone(),
    }
}
