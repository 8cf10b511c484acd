//! The house itself: front page, search, language, health.

use actix_web::http::{StatusCode, header};
use actix_web::web::{Data, ServiceConfig};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use super::asked::Asked;
use super::error::{Answer, Failure, query_value};
use super::forms::Form;
use super::people::Said;
use super::viewer::{Asker, Viewer};
use super::{State, cookies, page, paths};
use crate::domain::GameId;
use crate::domain::time::{Instant, SECOND};
use crate::i18n::{Lang, t};
use crate::storage::{Conn, games, notices, players};

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::get(cfg, "/", front);
    paths::get(cfg, "/search", search);
    paths::post(cfg, "/language", language);
    paths::get(cfg, "/health", health);
    paths::get(cfg, "/metrics", metrics);
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

/// For those who watch the server: whether it can read its database, and since when the oldest letter waits.
async fn health(state: Data<State>) -> Answer {
    state.ctx.db.database_now().await?;
    let (_, oldest) = state.ctx.db.read(notices::waiting).await?;
    let seconds = waiting_seconds(oldest, state.ctx.now());
    Ok(plain(format!("ok\noldest unsent letter: {seconds} s\n")))
}

/// For how long the oldest letter that should have gone out waits.
fn waiting_seconds(oldest: Option<Instant>, now: Instant) -> i64 {
    oldest.map_or(0, |at| now.since(at).max(0) / SECOND)
}

/// Figures in the text format of Prometheus, for this machine's own programs: to anybody else the page does not exist.
async fn metrics(state: Data<State>, req: HttpRequest) -> Answer {
    let passed_on = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];
    let own = req.peer_addr().is_some_and(|peer| peer.ip().is_loopback());
    if !own || passed_on.iter().any(|h| req.headers().contains_key(*h)) {
        return Err(Failure::NotFound);
    }
    let read = |c: &mut Conn| {
        let (waiting, oldest) = notices::waiting(c)?;
        Ok((
            waiting,
            oldest,
            notices::set_aside(c)?,
            games::count_running(c)?,
            players::count(c)?,
        ))
    };
    let (waiting, oldest, aside, running, players) = state.ctx.db.read(read).await?;
    let oldest = waiting_seconds(oldest, state.ctx.now());
    let figures = [
        (
            "letters_waiting",
            "Letters that have not gone out yet.",
            waiting,
        ),
        (
            "letters_set_aside",
            "Letters that wait for their reader's hour or visit.",
            aside,
        ),
        (
            "oldest_unsent_letter_seconds",
            "For how long the oldest letter waits.",
            oldest,
        ),
        ("games_running", "Games that go on.", running),
        ("players", "Accounts.", players),
    ];
    let lines = figures.map(|(name, help, value)| {
        format!(
            "# HELP fernzug_{name} {help}\n# TYPE fernzug_{name} gauge\nfernzug_{name} {value}\n"
        )
    });
    Ok(plain(lines.concat()))
}

fn plain(text: String) -> HttpResponse {
    page::no_store(
        HttpResponse::Ok()
            .content_type("text/plain; charset=utf-8")
            .body(text),
    )
}

/// Letters' links and account pages are nothing for search engines.
async fn robots() -> Answer {
    const TEXT: &str = "User-agent: *\nDisallow: /account\nDisallow: /admin\nDisallow: /confirm/\n\
        Disallow: /first-admin/\nDisallow: /invited/\nDisallow: /m/\nDisallow: /reset/\n\
        Disallow: /sign-in/\nDisallow: /undo/\nDisallow: /unsubscribe/\n";
    Ok(HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "public, max-age=86400"))
        .body(TEXT))
}
