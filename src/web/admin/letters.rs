//! The outbox, and, where letters are written into files, the letters themselves.

use actix_web::web::{self, Data, Path, ServiceConfig};
use askama::Template;

use crate::i18n::{dates, t};
use crate::mail::files;
use crate::storage::notices::{self, Listed};
use crate::web::{Answer, Asker, Failure, State, Viewer, page};

/// How many letters are listed.
const LETTERS: i64 = 200;

pub(super) fn routes(cfg: &mut ServiceConfig) {
    cfg.route("/admin/letters", web::get().to(list));
    cfg.route("/admin/letters/{name}", web::get().to(show));
}

#[derive(Template)]
#[template(path = "admin/letters.html")]
struct Letters<'a> {
    viewer: &'a Viewer,
    outbox: Vec<Listed>,
    files: Option<Vec<files::Listed>>,
}

impl Letters<'_> {
    fn when(&self, letter: &Listed) -> String {
        let viewer = self.viewer;
        dates::short(viewer.lang, letter.created_at, viewer.zone, viewer.now.0)
    }
}

async fn list(state: Data<State>, asker: Asker) -> Answer {
    let read = move |c: &mut _| Ok((asker.load(c)?, notices::newest(c, LETTERS)?));
    let (viewer, outbox) = state.ctx.db.read(read).await?;
    viewer.admin()?;
    let files = match state.site.letters_dir.clone() {
        Some(folder) => {
            let listed = web::block(move || files::list(&folder, 200)).await;
            Some(listed.map_err(broken)?.map_err(broken)?)
        }
        None => None,
    };
    let letters = Letters {
        viewer: &viewer,
        outbox,
        files,
    };
    page::render(&viewer, &letters).map(page::no_store)
}

#[derive(Template)]
#[template(path = "admin/letter.html")]
struct Letter<'a> {
    viewer: &'a Viewer,
    letter: files::Opened,
}

/// One letter from its file. There is no such page unless letters go to files.
async fn show(state: Data<State>, viewer: Viewer, name: Path<String>) -> Answer {
    viewer.admin()?;
    let folder = state.site.letters_dir.clone().ok_or(Failure::NotFound)?;
    let read = web::block(move || files::read(&folder, &name)).await;
    let bytes = read.map_err(broken)?.map_err(|_| Failure::NotFound)?;
    let letter = Letter {
        viewer: &viewer,
        letter: files::open(&bytes),
    };
    page::render(&viewer, &letter).map(page::no_store)
}

fn broken(error: impl std::fmt::Display) -> Failure {
    Failure::Broken(format!("the folder of letters: {error}"))
}
