//! The outbox, and, where letters are written into files, the letters themselves.

use std::collections::{HashMap, HashSet};

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::{self, Data, Path, ServiceConfig};
use askama::Template;

use super::{preview, seen};
use crate::actions::post;
use crate::domain::time::{DAY, Instant};
use crate::domain::{GameId, PlayerId};
use crate::i18n::{dates, t};
use crate::mail::files;
use crate::secrets::random_token;
use crate::storage::notices::{self, Listed};
use crate::storage::switches::{self, MAIL_PAUSED};
use crate::storage::{Conn, StorageError, players};
use crate::web::{
    Answer, Asked, Asker, Failure, Form, State, Viewer, letters as wording, page, paths,
};

/// How many letters are listed.
const LETTERS: i64 = 200;
/// How many reasons of failures are listed.
const FAILURES: i64 = 10;

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::get(cfg, "/admin/letters", list);
    preview::routes(cfg);
    paths::post(cfg, "/admin/letters/pause", pause);
    paths::post(cfg, "/admin/letters/test", send_test);
    paths::post(cfg, "/admin/letters/{id}/again", try_again);
    paths::get(cfg, "/admin/letters/{name}", show);
    paths::get(cfg, "/admin/letters/{name}/html", show_html);
}

#[derive(Template)]
#[template(path = "admin/letters.html")]
struct Letters<'a> {
    viewer: &'a Viewer,
    outbox: Vec<Listed>,
    names: HashMap<PlayerId, String>,
    files: Option<Result<Vec<files::Listed>, String>>,
    seen: HashSet<GameId>,
    desk: Desk,
    done: Option<String>,
    once: String,
}

/// How it stands with the outbox.
struct Desk {
    waiting: i64,
    oldest: Option<Instant>,
    aside: i64,
    failures: Vec<(String, i64)>,
    /// Since when nothing goes out because somebody wants it so, and who.
    paused: Option<(Instant, String)>,
}

impl Desk {
    fn read(c: &mut Conn, now: Instant) -> Result<Self, StorageError> {
        let (waiting, oldest) = notices::waiting(c)?;
        let paused = match switches::on(c, MAIL_PAUSED)? {
            Some((at, by)) => {
                let who = players::by_id(c, by)?.map_or_else(String::new, |p| p.display);
                Some((at, who))
            }
            None => None,
        };
        Ok(Self {
            waiting,
            oldest: oldest.filter(|at| *at <= now),
            aside: notices::set_aside(c)?,
            failures: notices::failures(c, now.plus(-7 * DAY), FAILURES)?,
            paused,
        })
    }
}

impl Letters<'_> {
    fn when(&self, letter: &Listed) -> String {
        let viewer = self.viewer;
        dates::short(viewer.lang, letter.created_at, viewer.zone, viewer.now.0)
    }

    fn at(&self, at: &Instant) -> String {
        let viewer = self.viewer;
        dates::short(viewer.lang, at.0, viewer.zone, viewer.now.0)
    }

    fn kind(&self, letter: &Listed) -> String {
        wording::kind(self.viewer.words, &letter.kind)
    }

    fn state(&self, letter: &Listed) -> String {
        wording::state(self.viewer.words, letter)
    }

    /// To whom; empty for somebody who has no account.
    fn name(&self, letter: &Listed) -> &str {
        let name = letter.player.and_then(|id| self.names.get(&id));
        name.map_or("", String::as_str)
    }
}

async fn list(state: Data<State>, asker: Asker, asked: Asked) -> Answer {
    let read = move |c: &mut Conn| {
        let outbox = notices::newest(c, LETTERS)?;
        let mut ids: Vec<PlayerId> = outbox.iter().filter_map(|l| l.player).collect();
        ids.sort_unstable();
        ids.dedup();
        let players = players::by_ids(c, &ids)?;
        let names = players.into_iter().map(|p| (p.id, p.display)).collect();
        let viewer = asker.load(c)?;
        let seen = seen::by(c, &viewer, outbox.iter().filter_map(|l| l.game))?;
        let desk = Desk::read(c, viewer.now)?;
        Ok((viewer, outbox, names, seen, desk))
    };
    let (viewer, outbox, names, seen, desk) = state.ctx.db.read(read).await?;
    viewer.admin()?;
    let files = match state.site.letters_dir.clone() {
        Some(folder) => {
            let listed = web::block(move || files::list(&folder, 200)).await;
            Some(listed.map_err(broken)?.map_err(|fault| fault.to_string()))
        }
        None => None,
    };
    let letters = Letters {
        viewer: &viewer,
        outbox,
        names,
        files,
        seen,
        desk,
        done: done(&viewer, asked.text("done")),
        once: random_token().expose().to_owned(),
    };
    page::render(&viewer, &letters).map(page::no_store)
}

fn done(viewer: &Viewer, what: &str) -> Option<String> {
    let words = viewer.words;
    match what {
        "paused" => Some(t!(words, "post-done-paused")),
        "resumed" => Some(t!(words, "post-done-resumed")),
        "test" => Some(t!(words, "post-done-test")),
        "again" => Some(t!(words, "post-done-again")),
        _ => None,
    }
}

async fn pause(state: Data<State>, viewer: Viewer, form: Form) -> Answer {
    let paused = form.text("paused") == "yes";
    post::pause(&state.ctx, viewer.admin()?, paused, form.arrived).await?;
    let done = if paused { "paused" } else { "resumed" };
    Ok(page::see_other(&format!("/admin/letters?done={done}")))
}

async fn send_test(state: Data<State>, viewer: Viewer, form: Form) -> Answer {
    let once = form.text("once");
    post::send_test(&state.ctx, viewer.admin()?.id, once, form.arrived).await?;
    Ok(page::see_other("/admin/letters?done=test"))
}

async fn try_again(state: Data<State>, viewer: Viewer, id: Path<i64>, form: Form) -> Answer {
    let waits = post::try_again(&state.ctx, *id, viewer.admin()?, form.arrived).await?;
    let done = if waits { "?done=again" } else { "" };
    Ok(page::see_other(&format!("/admin/letters{done}")))
}

#[derive(Template)]
#[template(path = "admin/letter.html")]
struct Letter<'a> {
    viewer: &'a Viewer,
    name: &'a str,
    letter: files::Opened,
    base: &'a str,
}

impl Letter<'_> {
    /// The text in pieces: what is a link of this site, and what is not.
    fn pieces(&self) -> Vec<(&str, bool)> {
        let mut pieces = Vec::new();
        let mut rest = self.letter.text.as_str();
        while let Some(at) = rest.find(self.base) {
            let (before, from) = rest.split_at(at);
            let end = from
                .find(|c: char| c.is_whitespace() || "<>\"'".contains(c))
                .unwrap_or(from.len());
            let (link, after) = from.split_at(end);
            // an address that only begins like ours is another site's
            let own = matches!(link.as_bytes().get(self.base.len()), None | Some(b'/'));
            pieces.push((before, false));
            pieces.push((link, own));
            rest = after;
        }
        pieces.push((rest, false));
        pieces
    }
}

/// One letter from its file. There is no such page unless letters go to files.
async fn show(state: Data<State>, viewer: Viewer, name: Path<String>) -> Answer {
    viewer.admin()?;
    let bytes = read(&state, &name).await?;
    let letter = Letter {
        viewer: &viewer,
        name: &name,
        letter: files::open(&bytes),
        base: state.site.urls.base(),
    };
    page::render(&viewer, &letter).map(page::no_store)
}

async fn show_html(state: Data<State>, viewer: Viewer, name: Path<String>) -> Answer {
    viewer.admin()?;
    let bytes = read(&state, &name).await?;
    Ok(alone(files::html(&bytes).ok_or(Failure::NotFound)?))
}

/// A letter as its reader sees it: alone on its page, which may do nothing but be looked at.
pub(super) fn alone(html: String) -> HttpResponse {
    const CSP: &str = "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; \
        base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    page::no_store(
        HttpResponse::Ok()
            .content_type("text/html; charset=utf-8")
            .insert_header((header::CONTENT_SECURITY_POLICY, CSP))
            .body(html),
    )
}

async fn read(state: &Data<State>, name: &str) -> Result<Vec<u8>, Failure> {
    let folder = state.site.letters_dir.clone().ok_or(Failure::NotFound)?;
    let name = name.to_owned();
    let read = web::block(move || files::read(&folder, &name)).await;
    read.map_err(broken)?.map_err(|_| Failure::NotFound)
}

fn broken(error: impl std::fmt::Display) -> Failure {
    Failure::Broken(format!("the folder of letters: {error}"))
}
