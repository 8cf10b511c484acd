//! The house itself: front page, search, language, health.

use actix_web::HttpResponse;
use actix_web::http::{StatusCode, header};
use actix_web::web::{Data, ServiceConfig};
use askama::Template;

use super::asked::Asked;
use super::error::{Answer, Failure, query_value};
use super::forms::Form;
use super::people::Said;
use super::viewer::{Asker, Viewer};
use super::{State, cookies, page, paths};
use crate::domain::GameId;
use crate::i18n::{Lang, t};
use crate::storage::{Conn, games, players};

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::get(cfg, "/", front);
    paths::get(cfg, "/search", search);
    paths::post(cfg, "/language", language);
    paths::get(cfg, "/health", health);
    paths::get(cfg, "/robots.txt", robots);
}

pub(super) async fn not_found() -> Answer {
    Err(Failure::NotFound)
}

#[derive(Template)]
#[template(path = "front.html")]
struct Front<'a> {
    viewer: &'a Viewer,
}

async fn front(viewer: Viewer) -> Answer {
    if viewer.player.is_some() {
        return Ok(page::see_other("/games"));
    }
    page::render(&viewer, &Front { viewer: &viewer })
}

/// One field for game numbers and names: what is a number is a game.
async fn search(state: Data<State>, asker: Asker, asked: Asked) -> Answer {
    let typed = asked.text("q");
    let Ok(number) = typed.trim_start_matches('#').parse::<u32>() else {
        return Ok(page::see_other(&format!(
            "/players?q={}",
            query_value(typed)
        )));
    };
    let id = GameId::from(number);
    let read = move |c: &mut Conn| Ok((asker.load(c)?, games::exists(c, id)?));
    let (viewer, exists) = state.ctx.db.read(read).await?;
    if exists {
        return Ok(page::see_other(&format!("/games/{id}")));
    }
    let said = Said {
        viewer: &viewer,
        title: t!(viewer.words, "search-no-game", id = id.to_string()),
        texts: vec![t!(viewer.words, "search-no-game-text")],
        ways: vec![("/".to_owned(), t!(viewer.words, "error-to-front"))],
    };
    page::render_as(StatusCode::NOT_FOUND, &viewer, &said)
}

/// Changes the language: of the account, and of this browser for when nobody is signed in.
async fn language(state: Data<State>, viewer: Viewer, form: Form) -> Answer {
    let lang = Lang::from_code(form.text("lang")).ok_or(Failure::BadForm)?;
    if let Some(id) = viewer.id() {
        let write = move |tx: &mut _| players::set_lang(tx, id, lang.code());
        state.ctx.db.write(write).await?;
    }
    let mut answer = page::see_other(page::local(form.text("next")).unwrap_or("/"));
    let _ = answer.add_cookie(&cookies::lang(lang, viewer.secure()));
    Ok(answer)
}

/// For those who watch the server: whether it can read its database.
async fn health(state: Data<State>) -> Answer {
    state.ctx.db.database_now().await?;
    Ok(page::no_store(
        HttpResponse::Ok()
            .content_type("text/plain; charset=utf-8")
            .body("ok\n"),
    ))
}

/// Letters' links and account pages are nothing for search engines.
async fn robots() -> Answer {
    const TEXT: &str = "User-agent: *\nDisallow: /account\nDisallow: /admin\nDisallow: /confirm/\n\
        Disallow: /first-admin/\nDisallow: /invited/\nDisallow: /m/\nDisallow: /reset/\n\
        Disallow: /sign-in/\nDisallow: /undo/\n";
    Ok(HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "public, max-age=86400"))
        .body(TEXT))
}
