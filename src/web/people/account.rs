//! One's own account.

use actix_web::http::StatusCode;
use actix_web::web::ServiceConfig;
use askama::Template;

use super::{Said, Shared, at_once, board, refuse};
use crate::actions::Fail;
use crate::actions::people;
use crate::domain::player::{DisplayName, Player, PositionStyle};
use crate::i18n::{Lang, Words, dates, t};
use crate::storage::players::PlayerSettings;
use crate::storage::{Conn, sessions};
use crate::web::fields::{self, FormPage};
use crate::web::limits::Limit;
use crate::web::{Answer, Asked, Asker, Failure, Form, FormState, Viewer, page, paths};

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::both(cfg, "/account", show, save);
    paths::both(cfg, "/account/board", board::show, board::save);
    paths::both(cfg, "/account/games", at_once::show, at_once::save);
    paths::get(cfg, "/account/welcome", welcome);
    paths::both(cfg, "/account/password", show_password, change_password);
    paths::both(cfg, "/account/address", show_address, change_address);
    paths::post(cfg, "/account/confirmation", resend);
    paths::both(cfg, "/account/devices", show_devices, end_devices);
}

fn done(words: &Words, what: &str) -> Option<String> {
    match what {
        "settings" => Some(t!(words, "done-settings")),
        "password" => Some(t!(words, "done-password")),
        "devices" => Some(t!(words, "done-devices")),
        "code" => Some(t!(words, "done-code")),
        _ => None,
    }
}

/// The reader, and the address that he has asked for and not confirmed yet.
async fn with_pending(state: &Shared, asker: Asker) -> Result<(Viewer, Option<String>), Failure> {
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let pending = match &viewer.player {
            Some(player) => people::pending_address(c, player, viewer.now)?,
            None => None,
        };
        Ok((viewer, pending))
    };
    Ok(state.ctx.db.read(read).await?)
}

async fn show(state: Shared, asker: Asker, asked: Asked) -> Answer {
    let (viewer, pending) = with_pending(&state, asker).await?;
    let player = viewer.signed_in()?;
    let mut state = FormState::with(&[
        ("display", &player.display),
        ("lang", &player.lang),
        ("zone", player.zone.name()),
        ("position", player.position_style.code()),
    ]);
    state.tick("nights", player.nights);
    let mut form = settings_form(&viewer, &state).done(done(viewer.words, asked.text("done")));
    if let Some(address) = pending {
        form = form.lead(t!(viewer.words, "address-pending", address = address));
    }
    page::render(&viewer, &form)
}

fn settings_form<'a>(viewer: &'a Viewer, state: &'a FormState) -> FormPage<'a> {
    let words = viewer.words;
    let styles = PositionStyle::ALL.iter().map(|style| {
        let text = match style {
            PositionStyle::Diagram => t!(words, "position-diagram"),
            PositionStyle::List => t!(words, "position-list"),
            PositionStyle::None => t!(words, "position-none"),
        };
        (style.code().to_owned(), text)
    });
    let position = t!(words, "account-position");
    let form = FormPage::new(viewer, state, t!(words, "account-title"), t!(words, "save"))
        .to("/account")
        .input("text", "display", t!(words, "account-display"), "name")
        .hint(t!(words, "account-display-hint"))
        .langs()
        .zones(false)
        .hint(t!(words, "account-zone-hint"))
        .radio("position", position, styles.collect())
        .hint(t!(words, "account-position-hint"))
        .check("nights", t!(words, "account-nights"))
        .hint(t!(words, "account-nights-hint"))
        .way("/rules/time#time-nights", t!(words, "rules-of-nights"))
        .way("/account/mail", t!(words, "mail-title"))
        .way("/account/board", t!(words, "board-settings"))
        .way("/account/games", t!(words, "at-once-title"))
        .way("/account/leave", t!(words, "leave-title"))
        .way("/account/hours", t!(words, "hours-title"))
        .way("/account/helper", t!(words, "helper-title"))
        .way("/account/address", t!(words, "address-title"))
        .way("/account/password", t!(words, "password-title"))
        .way("/account/devices", t!(words, "devices-title"));
    match viewer.id() {
        Some(id) => form.way(&format!("/players/{id}/ratings"), t!(words, "rating-own")),
        None => form,
    }
}

/// The settings as somebody had typed them whose session had ended.
pub(in crate::web) fn resume_settings(viewer: &Viewer, filled: &FormState) -> Answer {
    viewer.signed_in()?;
    page::render(viewer, &settings_form(viewer, filled))
}

async fn save(state: Shared, viewer: Viewer, form: Form) -> Answer {
    let player = viewer.signed_in()?;
    let mut shown = form.state();
    let outcome = match settings(&form, player) {
        Ok(settings) => {
            let site = &viewer.site.site_name;
            people::save_settings(&state.ctx, player.id, settings, site, form.arrived).await
        }
        Err(refusal) => Err(Fail::Refused(refusal)),
    };
    match outcome {
        Ok(()) => Ok(page::see_other("/account?done=settings")),
        Err(Fail::Refused(refusal)) => {
            refuse(&mut shown, viewer.words, &refusal);
            page::render_refused(&viewer, &settings_form(&viewer, &shown))
        }
        Err(Fail::Broken(error)) => Err(Failure::from(error)),
    }
}

/// What was chosen; a choice that is not there leaves things as they are.
fn settings(form: &Form, player: &Player) -> Result<PlayerSettings, people::Refusal> {
    let display = DisplayName::parse(form.text("display")).map_err(people::Refusal::Display)?;
    let lang = Lang::from_code(form.text("lang"));
    Ok(PlayerSettings {
        display,
        lang: lang.map_or_else(|| player.lang.clone(), |l| l.code().to_owned()),
        zone: fields::zone(form.text("zone")).unwrap_or(player.zone),
        position_style: PositionStyle::from_code(form.text("position"))
            .unwrap_or(player.position_style),
        nights: form.ticked("nights"),
    })
}

/// After signing up: what comes next.
async fn welcome(viewer: Viewer) -> Answer {
    let words = viewer.words;
    let player = viewer.signed_in()?;
    let mut texts = vec![t!(words, "welcome-text")];
    if let Some(address) = player.email.as_deref().filter(|_| !player.confirmed) {
        texts.push(t!(words, "welcome-confirm", address = address));
    }
    let said = Said {
        viewer: &viewer,
        title: t!(words, "welcome-title", name = player.display.as_str()),
        texts,
        ways: vec![
            ("/games".to_owned(), t!(words, "error-to-games")),
            ("/invitations".to_owned(), t!(words, "menu-invitations")),
        ],
    };
    page::render(&viewer, &said)
}

async fn show_password(viewer: Viewer, asked: Asked) -> Answer {
    viewer.signed_in()?;
    let state = FormState::default();
    let mut form = password_form(&viewer, &state).done(done(viewer.words, asked.text("done")));
    if asked.text("done") == "code" {
        form = form.way("/games", t!(viewer.words, "error-to-games"));
    }
    page::render(&viewer, &form)
}

fn password_form<'a>(viewer: &'a Viewer, state: &'a FormState) -> FormPage<'a> {
    let words = viewer.words;
    let title = t!(words, "password-title");
    let mut page =
        FormPage::new(viewer, state, title, t!(words, "save")).lead(t!(words, "password-lead"));
    if viewer.player.as_ref().is_some_and(|p| p.has_password) {
        let label = t!(words, "account-old-password");
        page = page.input("password", "old_password", label, "current-password");
    }
    let label = t!(words, "account-new-password");
    page.input("password", "password", label, "new-password")
        .hint(t!(
            words,
            "account-password-hint",
            least = crate::secrets::MIN_PASSWORD_CHARS
        ))
}

async fn change_password(state: Shared, viewer: Viewer, form: Form) -> Answer {
    let player = viewer.signed_in()?;
    let (old, new) = (form.secret("old_password"), form.secret("password"));
    let session = viewer.session.clone();
    if let Err(failure) = limit_password(&state, player) {
        return page::render_slowed(&viewer, failure, form.state(), |shown| {
            page::render(&viewer, &password_form(&viewer, shown))
        });
    }
    let outcome =
        people::change_password(&state.ctx, player, &old, &new, session, form.arrived).await;
    match outcome {
        Ok(()) => Ok(page::see_other("/account?done=password")),
        Err(Fail::Refused(refusal)) => {
            let mut shown = form.state();
            refuse(&mut shown, viewer.words, &refusal);
            page::render_refused(&viewer, &password_form(&viewer, &shown))
        }
        Err(Fail::Broken(error)) => Err(Failure::from(error)),
    }
}

/// Whoever has found a browser signed in must not try passwords there.
fn limit_password(state: &Shared, player: &Player) -> Result<(), Failure> {
    let key = format!("account {}", player.id);
    state.limits.count(Limit::SignIn, key)
}

#[derive(Template)]
#[template(path = "account/address.html")]
struct AddressPage<'a> {
    viewer: &'a Viewer,
    player: &'a Player,
    done: Option<String>,
    pending: Option<String>,
    state: &'a FormState,
}

async fn show_address(state: Shared, asker: Asker, asked: Asked) -> Answer {
    let (viewer, pending) = with_pending(&state, asker).await?;
    let sent = |address: &String| t!(viewer.words, "address-sent", address = address.as_str());
    let waits = |address: &String| t!(viewer.words, "address-pending", address = address.as_str());
    let player = viewer.signed_in()?;
    let just_sent = asked.text("done") == "letter";
    let page = AddressPage {
        player,
        viewer: &viewer,
        done: pending.as_ref().filter(|_| just_sent).map(sent),
        pending: pending
            .as_ref()
            .filter(|_| player.confirmed && !just_sent)
            .map(waits),
        state: &FormState::default(),
    };
    page::render(&viewer, &page)
}

async fn change_address(state: Shared, viewer: Viewer, form: Form) -> Answer {
    let player = viewer.signed_in()?;
    if let Err(failure) = limit_password(&state, player) {
        return page::render_slowed(&viewer, failure, form.state(), |shown| {
            resume_address(&viewer, shown)
        });
    }
    let (password, typed) = (form.secret("password"), form.text("address"));
    let outcome = people::change_address(&state.ctx, player, &password, typed, form.arrived).await;
    match outcome {
        Ok(()) => Ok(page::see_other("/account/address?done=letter")),
        Err(Fail::Refused(refusal)) => {
            let mut shown = form.state();
            refuse(&mut shown, viewer.words, &refusal);
            let mut answer = resume_address(&viewer, &shown)?;
            *answer.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
            Ok(answer)
        }
        Err(Fail::Broken(error)) => Err(Failure::from(error)),
    }
}

/// The new address as somebody had typed it, with what is wrong with it if anything is.
pub(in crate::web) fn resume_address(viewer: &Viewer, filled: &FormState) -> Answer {
    let page = AddressPage {
        player: viewer.signed_in()?,
        viewer,
        done: None,
        pending: None,
        state: filled,
    };
    page::render(viewer, &page)
}

async fn resend(state: Shared, viewer: Viewer, form: Form) -> Answer {
    let player = viewer.signed_in()?;
    let key = format!("account {}", player.id);
    state.limits.count(Limit::Letters, key)?;
    match people::resend(&state.ctx, player, form.arrived).await {
        Ok(()) => Ok(page::see_other("/account/address?done=letter")),
        Err(Fail::Refused(_)) => Ok(page::see_other("/account/address")),
        Err(Fail::Broken(error)) => Err(Failure::from(error)),
    }
}

/// A session in the list.
struct Device {
    hash: String,
    agent: String,
    seen: String,
    is_this: bool,
}

#[derive(Template)]
#[template(path = "account/devices.html")]
struct DevicesPage<'a> {
    viewer: &'a Viewer,
    devices: Vec<Device>,
    done: Option<String>,
}

async fn show_devices(state: Shared, viewer: Viewer, asked: Asked) -> Answer {
    let (id, now) = (viewer.signed_in()?.id, viewer.now);
    let all = state
        .ctx
        .db
        .read(move |c| sessions::of_player(c, id, now))
        .await?;
    let device = |s: sessions::Session| Device {
        seen: dates::short(viewer.lang, s.seen_at, viewer.zone, now.0),
        is_this: viewer.session.as_deref() == Some(&s.token_hash),
        hash: s.token_hash,
        agent: s.agent,
    };
    let page = DevicesPage {
        devices: all.into_iter().map(device).collect(),
        done: done(viewer.words, asked.text("done")),
        viewer: &viewer,
    };
    page::render(&viewer, &page)
}

/// Ends one session, or all but this one.
async fn end_devices(state: Shared, viewer: Viewer, form: Form) -> Answer {
    let id = viewer.signed_in()?.id;
    match form.filled("session") {
        Some(session) => people::end_session(&state.ctx, id, session.to_owned()).await?,
        None => people::end_other_sessions(&state.ctx, id, viewer.session.clone()).await?,
    }
    Ok(page::see_other("/account/devices?done=devices"))
}
