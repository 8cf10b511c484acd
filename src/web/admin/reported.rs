//! Messages that players have shown to the administrator.

use actix_web::web::{Data, Path, ServiceConfig};
use askama::Template;

use crate::actions::talk;
use crate::domain::GameId;
use crate::i18n::{dates, t};
use crate::storage::talk::{self as stored, Reported};
use crate::storage::{Conn, StorageError, players};
use crate::web::{Answer, Asker, Form, State, Viewer, page, paths};

/// How many the page shows.
const SHOWN: i64 = 100;

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::get(cfg, "/admin/reported", show);
    paths::post(cfg, "/admin/reported/{message:[0-9]{1,18}}/closed", close);
}

struct Line {
    message: i64,
    game: GameId,
    writer: (i64, String),
    by: (i64, String),
    date: String,
    body: String,
    closed: bool,
}

#[derive(Template)]
#[template(path = "admin/reported.html")]
struct ReportedPage<'a> {
    viewer: &'a Viewer,
    lines: Vec<Line>,
}

async fn show(state: Data<State>, asker: Asker) -> Answer {
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let found = stored::reported(c, SHOWN)?;
        let mut ids: Vec<i64> = found.iter().flat_map(|r| [r.writer, r.by]).collect();
        ids.sort_unstable();
        ids.dedup();
        Ok::<_, StorageError>((viewer, found, players::by_ids(c, &ids)?))
    };
    let (viewer, found, people) = state.ctx.db.read(read).await?;
    viewer.admin()?;
    let name = |id: i64| {
        let player = people.iter().find(|player| player.id == id);
        (id, player.map_or_else(String::new, |p| p.display.clone()))
    };
    let line = |r: Reported| Line {
        message: r.message,
        game: r.game,
        writer: name(r.writer),
        by: name(r.by),
        date: dates::short(viewer.lang, r.at.0, viewer.zone, viewer.now.0),
        body: r.body,
        closed: r.closed,
    };
    let page = ReportedPage {
        viewer: &viewer,
        lines: found.into_iter().map(line).collect(),
    };
    page::render(&viewer, &page)
}

async fn close(state: Data<State>, viewer: Viewer, message: Path<i64>, form: Form) -> Answer {
    viewer.admin()?;
    talk::close_report(&state.ctx, *message, form.arrived).await?;
    Ok(page::see_other("/admin/reported"))
}
