//! The administrator's pages: members, letters, what jobs reported.

mod collections;
mod continuing;
mod inbound;
mod letters;
mod members;
mod outages;
mod preview;
mod ratings;
mod reported;
mod seen;
mod special;
mod ties;

use std::collections::HashSet;

use actix_web::web::{Data, ServiceConfig};
use askama::Template;

pub(super) use continuing::resume_continuing;
pub(super) use members::resume_member;
pub(super) use outages::resume_outage;
pub(super) use ratings::resume_rating;
pub(super) use special::resume_special;
pub(super) use ties::resume_ties;

use super::{Answer, Asker, State, Viewer, page, paths};
use crate::actions::sweep;
use crate::domain::GameId;
use crate::domain::time::SECOND;
use crate::i18n::{dates, t};
use crate::storage::reports::JobReport;
use crate::storage::{notices, players, reports, talk};

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::get(cfg, "/admin", overview);
    paths::get(cfg, "/admin/jobs", jobs);
    members::routes(cfg);
    collections::routes(cfg);
    ratings::routes(cfg);
    letters::routes(cfg);
    inbound::routes(cfg);
    outages::routes(cfg);
    special::routes(cfg);
    continuing::routes(cfg);
    reported::routes(cfg);
    ties::routes(cfg);
}

/// How many reports are shown.
const REPORTS: i64 = 200;

#[derive(Template)]
#[template(path = "admin/overview.html")]
struct Overview<'a> {
    viewer: &'a Viewer,
    players: i64,
    /// Messages shown to the administrator that he has not dealt with.
    reported: i64,
    waiting: i64,
    oldest: Option<String>,
    faults: Vec<Fault>,
    /// Lost games whose winner could perhaps not have mated.
    questions: Vec<Fault>,
    /// How far this machine's clock is off the database's, in milliseconds, where that stops the flags.
    clock_off: Option<String>,
}

/// A report with the number of the game it is about.
struct Fault {
    report: JobReport,
    opens: bool,
}

async fn overview(state: Data<State>, asker: Asker) -> Answer {
    let off = sweep::clock_off(&state.ctx).await?;
    let (viewer, (players, reported), (waiting, oldest), newest, seen) = state
        .ctx
        .db
        .read(move |c| {
            let viewer = asker.load(c)?;
            let newest = reports::newest(c, REPORTS)?;
            let seen = seen::by(c, &viewer, newest.iter().filter_map(|r| r.game))?;
            let counts = (players::count(c)?, talk::open_reports(c)?);
            Ok((viewer, counts, notices::waiting(c)?, newest, seen))
        })
        .await?;
    viewer.admin()?;
    let overview = Overview {
        players,
        reported,
        waiting,
        oldest: oldest.map(|at| dates::short(viewer.lang, at.0, viewer.zone, viewer.now.0)),
        clock_off: (off.abs() > SECOND).then(|| off.abs().to_string()),
        faults: told(&newest, &seen, |report| !report.ok),
        questions: told(&newest, &seen, JobReport::is_question),
        viewer: &viewer,
    };
    page::render(&viewer, &overview)
}

/// The first few of one kind.
fn told(newest: &[JobReport], seen: &HashSet<GameId>, kind: fn(&JobReport) -> bool) -> Vec<Fault> {
    let of_kind = newest.iter().filter(|report| kind(report)).take(5);
    of_kind
        .map(|report| Fault {
            opens: report.game.is_some_and(|game| seen.contains(&game)),
            report: report.clone(),
        })
        .collect()
}

#[derive(Template)]
#[template(path = "admin/jobs.html")]
struct Jobs<'a> {
    viewer: &'a Viewer,
    reports: Vec<JobReport>,
    seen: HashSet<GameId>,
}

impl Jobs<'_> {
    fn when(&self, report: &JobReport) -> String {
        let viewer = self.viewer;
        dates::short(viewer.lang, report.at.0, viewer.zone, viewer.now.0)
    }
}

async fn jobs(state: Data<State>, asker: Asker) -> Answer {
    let read = move |c: &mut _| {
        let viewer = asker.load(c)?;
        let newest = reports::newest(c, REPORTS)?;
        let seen = seen::by(c, &viewer, newest.iter().filter_map(|r| r.game))?;
        Ok((viewer, newest, seen))
    };
    let (viewer, reports, seen) = state.ctx.db.read(read).await?;
    viewer.admin()?;
    let jobs = Jobs {
        viewer: &viewer,
        reports,
        seen,
    };
    page::render(&viewer, &jobs)
}
