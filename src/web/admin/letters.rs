//! The outbox, and, where letters are written into files, the letters themselves.

use std::collections::{HashMap, HashSet};

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::{self, Data, Path, ServiceConfig};
use askama::Template;

use super::{kinds, seen};
use crate::domain::{GameId, PlayerId};
use crate::i18n::{dates, t};
use crate::mail::files;
use crate::storage::notices::{self, Listed};
use crate::storage::{Conn, players};
use crate::web::{Answer, Asker, Failure, State, Viewer, page, paths};

/// How many letters are listed.
const LETTERS: i64 = 200;

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::get(cfg, "/admin/letters", list);
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
}

impl Letters<'_> {
    fn when(&self, letter: &Listed) -> String {
        let viewer = self.viewer;
        dates::short(viewer.lang, letter.created_at, viewer.zone, viewer.now.0)
    }

    fn kind(&self, letter: &Listed) -> String {
        kinds::in_words(self.viewer.words, &letter.kind)
    }

    /// To whom; empty for somebody who has no account.
    fn name(&self, letter: &Listed) -> &str {
        let name = letter.player.and_then(|id| self.names.get(&id));
        name.map_or("", String::as_str)
    }
}

async fn list(state: Data<State>, asker: Asker) -> Answer {
    let read = move |c: &mut Conn| {
        let outbox = notices::newest(c, LETTERS)?;
        let mut ids: Vec<PlayerId> = outbox.iter().filter_map(|l| l.player).collect();
        ids.sort_unstable();
        ids.dedup();
        let players = players::by_ids(c, &ids)?;
        let names = players.into_iter().map(|p| (p.id, p.display)).collect();
        let viewer = asker.load(c)?;
        let seen = seen::by(c, &viewer, outbox.iter().filter_map(|l| l.game))?;
        Ok((viewer, outbox, names, seen))
    };
    let (viewer, outbox, names, seen) = state.ctx.db.read(read).await?;
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
    };
    page::render(&viewer, &letters).map(page::no_store)
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

/// One letter as its reader sees it: alone on its page, which may do nothing but be looked at.
async fn show_html(state: Data<State>, viewer: Viewer, name: Path<String>) -> Answer {
    const CSP: &str = "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; \
        base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    viewer.admin()?;
    let bytes = read(&state, &name).await?;
    let html = files::html(&bytes).ok_or(Failure::NotFound)?;
    let answer = HttpResponse::Ok()
        .content_type("text/html; charset=utf-8")
        .insert_header((header::CONTENT_SECURITY_POLICY, CSP))
        .body(html);
    Ok(page::no_store(answer))
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
