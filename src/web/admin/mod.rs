//! The administrator's pages: members, letters, what jobs reported.

mod kinds;
mod letters;
mod members;

use actix_web::web::{Data, ServiceConfig};
use askama::Template;

pub(super) use members::resume_member;

use super::{Answer, Asker, State, Viewer, page, paths};
use crate::i18n::{dates, t};
use crate::storage::reports::JobReport;
use crate::storage::{notices, players, reports};

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::get(cfg, "/admin", overview);
    paths::get(cfg, "/admin/jobs", jobs);
    members::routes(cfg);
    letters::routes(cfg);
}

/// How many reports are shown.
const REPORTS: i64 = 200;

#[derive(Template)]
#[template(path = "admin/overview.html")]
struct Overview<'a> {
    viewer: &'a Viewer,
    players: i64,
    waiting: i64,
    oldest: Option<String>,
    faults: Vec<JobReport>,
}

async fn overview(state: Data<State>, asker: Asker) -> Answer {
    let (viewer, players, (waiting, oldest), newest) = state
        .ctx
        .db
        .read(move |c| {
            Ok((
                asker.load(c)?,
                players::count(c)?,
                notices::waiting(c)?,
                reports::newest(c, REPORTS)?,
            ))
        })
        .await?;
    viewer.admin()?;
    let overview = Overview {
        players,
        waiting,
        oldest: oldest.map(|at| dates::short(viewer.lang, at.0, viewer.zone, viewer.now.0)),
        faults: newest.into_iter().filter(|r| !r.ok).take(5).collect(),
        viewer: &viewer,
    };
    page::render(&viewer, &overview)
}

#[derive(Template)]
#[template(path = "admin/jobs.html")]
struct Jobs<'a> {
    viewer: &'a Viewer,
    reports: Vec<JobReport>,
}

impl Jobs<'_> {
    fn when(&self, report: &JobReport) -> String {
        let viewer = self.viewer;
        dates::short(viewer.lang, report.at.0, viewer.zone, viewer.now.0)
    }
}

async fn jobs(state: Data<State>, asker: Asker) -> Answer {
    let read = move |c: &mut _| Ok((asker.load(c)?, reports::newest(c, REPORTS)?));
    let (viewer, reports) = state.ctx.db.read(read).await?;
    viewer.admin()?;
    let jobs = Jobs {
        viewer: &viewer,
        reports,
    };
    page::render(&viewer, &jobs)
}
