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
use crate::i18n::{Words, t};
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

/// What a letter's button does to the account's address. Done once, it says so however often it is pressed.
#[derive(Clone, Copy)]
enum Deed {
    Confirm,
    Undo,
}

impl Deed {
    fn purpose(self) -> LinkPurpose {
        match self {
            Self::Confirm => LinkPurpose::ConfirmAddress,
            Self::Undo => LinkPurpose::UndoAddress,
        }
    }

    /// Title, sentence, button.
    fn question(self, words: &Words, address: &str, name: &str) -> [String; 3] {
        match self {
            Self::Confirm => [
                t!(words, "confirm-address-title"),
                t!(words, "confirm-lead", address = address, name = name),
                t!(words, "confirm-button"),
            ],
            Self::Undo => [
                t!(words, "undo-title"),
                t!(words, "undo-lead", address = address, name = name),
                t!(words, "undo-button"),
            ],
        }
    }

    fn done(self, viewer: &Viewer) -> Answer {
        let words = viewer.words;
        let (title, text, way) = match self {
            Self::Confirm if viewer.player.is_some() => (
                t!(words, "confirmed-title"),
                t!(words, "confirmed-text"),
                ("/games".to_owned(), t!(words, "error-to-games")),
            ),
            Self::Confirm => (
                t!(words, "confirmed-title"),
                t!(words, "confirmed-text"),
                ("/sign-in".to_owned(), t!(words, "menu-sign-in")),
            ),
            Self::Undo => (
                t!(words, "undone-title"),
                t!(words, "undone-text"),
                ("/forgotten".to_owned(), t!(words, "forgotten-title")),
            ),
        };
        let said = Said {
            viewer,
            title,
            texts: vec![text],
            ways: vec![way],
        };
        ok(viewer, &said)
    }
}

async fn ask(deed: Deed, state: Shared, viewer: Viewer, path: Path<String>) -> Answer {
    let token = token(&path)?;
    let (link, name) = find(&state, &viewer, &token, deed.purpose()).await?;
    if link.spent_at.is_some() {
        return deed.done(&viewer);
    }
    let address = link.address.unwrap_or_default();
    let [title, lead, press] = deed.question(viewer.words, &address, &name);
    ok(
        &viewer,
        &button(&viewer, &FormState::default(), title, lead, press),
    )
}

async fn press(
    deed: Deed,
    state: Shared,
    req: HttpRequest,
    viewer: Viewer,
    path: Path<String>,
    form: Form,
) -> Answer {
    let token = token(&path)?;
    let done = match deed {
        Deed::Confirm => people::confirm_address(&state.ctx, &token, form.arrived).await,
        Deed::Undo => people::undo_address(&state.ctx, &token, form.arrived).await,
    };
    match done {
        // looked up once more: there may be no address left to be confirmed, or nobody signed in any more
        Ok(()) => deed.done(&viewer::load(&req, &state).await?),
        Err(Fail::Refused(refusal)) => refused(&viewer, &refusal),
        Err(Fail::Broken(error)) => Err(Failure::from(error)),
    }
}

async fn show_confirm(state: Shared, viewer: Viewer, path: Path<String>) -> Answer {
    ask(Deed::Confirm, state, viewer, path).await
}

async fn confirm(
    state: Shared,
    req: HttpRequest,
    viewer: Viewer,
    path: Path<String>,
    form: Form,
) -> Answer {
    press(Deed::Confirm, state, req, viewer, path, form).await
}

async fn show_undo(state: Shared, viewer: Viewer, path: Path<String>) -> Answer {
    ask(Deed::Undo, state, viewer, path).await
}

async fn undo(
    state: Shared,
    req: HttpRequest,
    viewer: Viewer,
    path: Path<String>,
    form: Form,
) -> Answer {
    press(Deed::Undo, state, req, viewer, path, form).await
}

async fn show_sign_in(state: Shared, viewer: Viewer, path: Path<String>) -> Answer {
    let token = token(&path)?;
    let (link, name) = find(&state, &viewer, &token, LinkPurpose::SignIn).await?;
    if link.spent_at.is_some() {
        return if link.player.is_some() && link.player == viewer.id() {
            Ok(page::see_other("/games"))
        } else {
            Err(Failure::DeadLink)
        };
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
    let token = token(&path)?;
    match people::by_link(&state.ctx, &token, &browser(&req), form.arrived).await {
        Ok(signed_in) => Ok(welcome(&viewer, &signed_in, "")),
        Err(Fail::Refused(refusal)) => {
            let purpose = LinkPurpose::SignIn;
            let spent = people::spent_by(&state.ctx, &token, purpose, form.arrived).await?;
            if spent.is_some() && spent == viewer.id() {
                return Ok(page::see_other("/games"));
            }
            refused(&viewer, &refusal)
        }
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
