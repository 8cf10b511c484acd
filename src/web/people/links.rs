//! What a letter's link leads to. Looking changes nothing (programs that check mail open links, too);
//! a button does it.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use actix_web::web::{Path, ServiceConfig};

use super::sign_up::{account, with_account_fields};
use super::{Said, Shared, browser, refuse, refuse_all, token, welcome};
use crate::actions::Fail;
use crate::actions::people::{self, Refusal};
use crate::domain::link::LinkPurpose;
use crate::i18n::t;
use crate::secrets::Secret;
use crate::storage::links::Link;
use crate::storage::players;
use crate::web::fields::FormPage;
use crate::web::{Answer, Failure, Form, FormState, Viewer, page, paths, viewer};

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::both(cfg, "/confirm/{token}", show_confirm, confirm);
    paths::both(cfg, "/undo/{token}", show_undo, undo);
    paths::both(cfg, "/sign-in/{token}", show_sign_in, sign_in);
    paths::both(cfg, "/reset/{token}", show_reset, reset);
    paths::both(cfg, "/first-admin/{token}", show_first_admin, first_admin);
}

/// The link, dead ones excluded, and the sign-in name of its player.
async fn find(
    state: &Shared,
    viewer: &Viewer,
    token: &Secret,
    purpose: LinkPurpose,
) -> Result<(Link, String), Failure> {
    let (token, now) = (token.clone(), viewer.now);
    let read = move |c: &mut _| {
        let Some(link) = people::find_link(c, &token, purpose, now)? else {
            return Ok(None);
        };
        let player = match link.player {
            Some(id) => players::by_id(c, id)?,
            None => None,
        };
        Ok(Some((link, player.map_or_else(String::new, |p| p.name))))
    };
    state.ctx.db.read(read).await?.ok_or(Failure::DeadLink)
}

/// One button, one sentence.
fn button<'a>(
    viewer: &'a Viewer,
    state: &'a FormState,
    title: String,
    lead: String,
    press: String,
) -> FormPage<'a> {
    FormPage::new(viewer, state, title, press).lead(lead)
}

fn ok(viewer: &Viewer, page: &impl askama::Template) -> Answer {
    page::render_link(StatusCode::OK, viewer, page)
}

fn refused(viewer: &Viewer, refusal: &Refusal) -> Answer {
    let words = viewer.words;
    match refusal {
        Refusal::AddressInUse => page::render_link(
            StatusCode::CONFLICT,
            viewer,
            &Said {
                viewer,
                title: t!(words, "confirm-in-use-title"),
                texts: vec![t!(words, "refused-address-in-use")],
                ways: vec![("/account/address".to_owned(), t!(words, "address-title"))],
            },
        ),
        _ => Err(Failure::DeadLink),
    }
}

async fn show_confirm(state: Shared, viewer: Viewer, path: Path<String>) -> Answer {
    let token = token(&path)?;
    let (link, name) = find(&state, &viewer, &token, LinkPurpose::ConfirmAddress).await?;
    if link.spent_at.is_some() {
        return confirmed(&viewer);
    }
    let (words, address) = (viewer.words, link.address.unwrap_or_default());
    let empty = FormState::default();
    let lead = t!(words, "confirm-lead", address = address, name = name);
    let title = t!(words, "confirm-address-title");
    let page = button(&viewer, &empty, title, lead, t!(words, "confirm-button"));
    ok(&viewer, &page)
}

async fn confirm(
    state: Shared,
    req: HttpRequest,
    viewer: Viewer,
    path: Path<String>,
    form: Form,
) -> Answer {
    match people::confirm_address(&state.ctx, &token(&path)?, form.arrived).await {
        // looked up once more: the banner of an address still to be confirmed would be a lie now
        Ok(()) => confirmed(&viewer::load(&req, &state).await?),
        Err(Fail::Refused(refusal)) => refused(&viewer, &refusal),
        Err(Fail::Broken(error)) => Err(Failure::from(error)),
    }
}

fn confirmed(viewer: &Viewer) -> Answer {
    let words = viewer.words;
    let way = if viewer.player.is_some() {
        ("/games".to_owned(), t!(words, "error-to-games"))
    } else {
        ("/sign-in".to_owned(), t!(words, "menu-sign-in"))
    };
    let said = Said {
        viewer,
        title: t!(words, "confirmed-title"),
        texts: vec![t!(words, "confirmed-text")],
        ways: vec![way],
    };
    ok(viewer, &said)
}

async fn show_undo(state: Shared, viewer: Viewer, path: Path<String>) -> Answer {
    let token = token(&path)?;
    let (link, name) = find(&state, &viewer, &token, LinkPurpose::UndoAddress).await?;
    if link.spent_at.is_some() {
        return undone(&viewer);
    }
    let (words, address) = (viewer.words, link.address.unwrap_or_default());
    let empty = FormState::default();
    let lead = t!(words, "undo-lead", address = address, name = name);
    let title = t!(words, "undo-title");
    let page = button(&viewer, &empty, title, lead, t!(words, "undo-button"));
    ok(&viewer, &page)
}

async fn undo(
    state: Shared,
    req: HttpRequest,
    viewer: Viewer,
    path: Path<String>,
    form: Form,
) -> Answer {
    match people::undo_address(&state.ctx, &token(&path)?, form.arrived).await {
        // looked up once more: whoever was signed in is not any more
        Ok(()) => undone(&viewer::load(&req, &state).await?),
        Err(Fail::Refused(refusal)) => refused(&viewer, &refusal),
        Err(Fail::Broken(error)) => Err(Failure::from(error)),
    }
}

fn undone(viewer: &Viewer) -> Answer {
    let words = viewer.words;
    let said = Said {
        viewer,
        title: t!(words, "undone-title"),
        texts: vec![t!(words, "undone-text")],
        ways: vec![("/forgotten".to_owned(), t!(words, "forgotten-title"))],
    };
    ok(viewer, &said)
}

async fn show_sign_in(state: Shared, viewer: Viewer, path: Path<String>) -> Answer {
    let token = token(&path)?;
    let (link, name) = find(&state, &viewer, &token, LinkPurpose::SignIn).await?;
    if link.spent_at.is_some() {
        return Err(Failure::DeadLink);
    }
    let (words, empty) = (viewer.words, FormState::default());
    let lead = t!(words, "sign-in-as", name = name);
    let title = t!(words, "menu-sign-in");
    let page = button(&viewer, &empty, title, lead, t!(words, "menu-sign-in"));
    ok(&viewer, &page)
}

async fn sign_in(
    state: Shared,
    req: HttpRequest,
    viewer: Viewer,
    path: Path<String>,
    form: Form,
) -> Answer {
    match people::by_link(&state.ctx, &token(&path)?, &browser(&req), form.arrived).await {
        Ok(signed_in) => Ok(welcome(&viewer, &signed_in, "")),
        Err(Fail::Refused(refusal)) => refused(&viewer, &refusal),
        Err(Fail::Broken(error)) => Err(Failure::from(error)),
    }
}

async fn show_reset(state: Shared, viewer: Viewer, path: Path<String>) -> Answer {
    let token = token(&path)?;
    let (link, name) = find(&state, &viewer, &token, LinkPurpose::Reset).await?;
    if link.spent_at.is_some() {
        return Err(Failure::DeadLink);
    }
    let shown = FormState::with(&[("name", &name)]);
    ok(&viewer, &reset_form(&viewer, &shown))
}

fn reset_form<'a>(viewer: &'a Viewer, state: &'a FormState) -> FormPage<'a> {
    let words = viewer.words;
    FormPage::new(
        viewer,
        state,
        t!(words, "reset-title"),
        t!(words, "reset-button"),
    )
    .lead(t!(words, "reset-lead"))
    .hidden("name", state.value("name"))
    .input(
        "password",
        "password",
        t!(words, "account-new-password"),
        "new-password",
    )
    .hint(t!(
        words,
        "account-password-hint",
        least = crate::secrets::MIN_PASSWORD_CHARS
    ))
}

async fn reset(
    state: Shared,
    req: HttpRequest,
    viewer: Viewer,
    path: Path<String>,
    form: Form,
) -> Answer {
    let (token, password, browser) = (token(&path)?, form.secret("password"), browser(&req));
    let outcome =
        people::reset_password(&state.ctx, &token, &password, &browser, form.arrived).await;
    match outcome {
        Ok(signed_in) => Ok(welcome(&viewer, &signed_in, "/account?done=password")),
        Err(Fail::Refused(Refusal::DeadLink)) => Err(Failure::DeadLink),
        Err(Fail::Refused(refusal)) => {
            let mut shown = form.state();
            refuse(&mut shown, viewer.words, &refusal);
            page::render_link(
                StatusCode::UNPROCESSABLE_ENTITY,
                &viewer,
                &reset_form(&viewer, &shown),
            )
        }
        Err(Fail::Broken(error)) => Err(Failure::from(error)),
    }
}

async fn show_first_admin(state: Shared, viewer: Viewer, path: Path<String>) -> Answer {
    let token = token(&path)?;
    let (link, _) = find(&state, &viewer, &token, LinkPurpose::FirstAdmin).await?;
    if link.spent_at.is_some() {
        return Err(Failure::DeadLink);
    }
    let shown = FormState::with(&[("lang", viewer.lang.code()), ("zone", viewer.zone.name())]);
    ok(&viewer, &first_admin_form(&viewer, &shown))
}

fn first_admin_form<'a>(viewer: &'a Viewer, state: &'a FormState) -> FormPage<'a> {
    let words = viewer.words;
    let page = FormPage::new(
        viewer,
        state,
        t!(words, "first-admin-title"),
        t!(words, "first-admin-button"),
    )
    .lead(t!(words, "first-admin-lead"));
    with_account_fields(page, viewer)
}

async fn first_admin(
    state: Shared,
    req: HttpRequest,
    viewer: Viewer,
    path: Path<String>,
    form: Form,
) -> Answer {
    let (token, typed) = (token(&path)?, account(&form, &viewer));
    let outcome =
        people::first_admin(&state.ctx, &token, &typed, &browser(&req), form.arrived).await;
    match outcome {
        Ok(signed_in) => Ok(welcome(&viewer, &signed_in, "/admin")),
        Err(Fail::Refused(refusals)) if refusals.contains(&Refusal::DeadLink) => {
            Err(Failure::DeadLink)
        }
        Err(Fail::Refused(refusals)) => {
            let mut shown = form.state();
            refuse_all(&mut shown, viewer.words, &refusals);
            page::render_link(
                StatusCode::UNPROCESSABLE_ENTITY,
                &viewer,
                &first_admin_form(&viewer, &shown),
            )
        }
        Err(Fail::Broken(error)) => Err(Failure::from(error)),
    }
}
