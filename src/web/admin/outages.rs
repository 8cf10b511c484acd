//! Outages: what was counted, work that is announced, and mail that did not go out.

use actix_web::web::{Data, Path, ServiceConfig};
use askama::Template;

use crate::actions::Fail;
use crate::actions::outage::{self, OutageRefusal};
use crate::domain::clock::Outage;
use crate::domain::time::Instant;
use crate::i18n::{Words, control, dates, t};
use crate::storage::outages::{self, MailOutage};
use crate::storage::{Conn, StorageError};
use crate::web::{
    Answer, Asked, Asker, Failure, Form, FormState, State, Viewer, moment, page, paths,
};

/// How many past ones the page shows.
const SHOWN: i64 = 20;

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::both(cfg, "/admin/outages", show, announce);
    paths::post(cfg, "/admin/outages/{id:[0-9]{1,18}}/end", end);
    paths::post(cfg, "/admin/outages/mail/{id:[0-9]{1,18}}/credit", credit);
}

/// A line.
struct Line {
    id: i64,
    text: String,
    /// It may be credited (mail), or called off (work).
    open: bool,
}

#[derive(Template)]
#[template(path = "admin/outages.html")]
struct OutagesPage<'a> {
    viewer: &'a Viewer,
    form: &'a FormState,
    done: Option<String>,
    announced: Vec<Line>,
    mail: Vec<Line>,
    past: Vec<String>,
}

struct Found {
    viewer: Viewer,
    announced: Vec<(i64, Outage)>,
    mail: Vec<MailOutage>,
    past: Vec<Outage>,
}

async fn find(state: &Data<State>, asker: Asker) -> Result<Found, Failure> {
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        Ok::<_, StorageError>(Found {
            announced: outages::announced(c, viewer.now)?,
            mail: outages::newest_mail(c, SHOWN)?,
            past: outages::newest(c, SHOWN)?,
            viewer,
        })
    };
    Ok(state.ctx.db.read(read).await?)
}

async fn show(state: Data<State>, asker: Asker, asked: Asked) -> Answer {
    let found = find(&state, asker).await?;
    let words = found.viewer.words;
    let done = match asked.text("done") {
        "announced" => Some(t!(words, "outages-done-announced")),
        "ended" => Some(t!(words, "outages-done-ended")),
        "credited" => Some(t!(words, "outages-done-credited")),
        _ => None,
    };
    render(&found, &FormState::default(), done)
}

fn render(found: &Found, form: &FormState, done: Option<String>) -> Answer {
    let viewer = &found.viewer;
    viewer.admin()?;
    let words = viewer.words;
    let work = |(id, o): &(i64, Outage)| Line {
        id: *id,
        text: span(viewer, o.from, o.to),
        open: true,
    };
    let past = found.past.iter().filter(|o| o.to <= viewer.now).map(|o| {
        let what = control::source(words, o.off().source);
        format!("{}: {what}", span(viewer, o.from, o.to))
    });
    let page = OutagesPage {
        viewer,
        form,
        done,
        announced: found.announced.iter().map(work).collect(),
        mail: found.mail.iter().map(|m| mail(viewer, m)).collect(),
        past: past.collect(),
    };
    if form.is_refused() {
        page::render_refused(viewer, &page)
    } else {
        page::render(viewer, &page)
    }
}

fn mail(viewer: &Viewer, outage: &MailOutage) -> Line {
    let text = match outage.to {
        Some(to) => span(viewer, outage.from, to),
        None => t!(
            viewer.words,
            "outages-mail-since",
            from = date(viewer, outage.from)
        ),
    };
    let text = if outage.credited {
        format!("{text} ({})", t!(viewer.words, "outages-credited"))
    } else {
        text
    };
    Line {
        id: outage.id,
        text,
        open: outage.to.is_some() && !outage.credited,
    }
}

fn span(viewer: &Viewer, from: Instant, to: Instant) -> String {
    t!(
        viewer.words,
        "outages-span",
        from = date(viewer, from),
        until = date(viewer, to),
        span = dates::duration(viewer.words, to.since(from))
    )
}

fn date(viewer: &Viewer, at: Instant) -> String {
    dates::short(viewer.lang, at.0, viewer.zone, viewer.now.0)
}

/// What a browser's field for day and time sends, in the reader's zone.
fn instant(viewer: &Viewer, typed: &str) -> Option<Instant> {
    moment::typed(typed, viewer.zone)
}

fn refused(words: &Words, why: OutageRefusal) -> String {
    match why {
        OutageRefusal::NoInstant => t!(words, "refused-outage-instant"),
        OutageRefusal::Past => t!(words, "refused-outage-past"),
        OutageRefusal::TooLong => t!(words, "refused-outage-long"),
        OutageRefusal::Overlaps => t!(words, "refused-outage-overlaps"),
    }
}

async fn announce(state: Data<State>, asker: Asker, form: Form) -> Answer {
    let found = find(&state, asker).await?;
    let viewer = &found.viewer;
    viewer.admin()?;
    let (from, to) = (
        instant(viewer, form.text("from")),
        instant(viewer, form.text("to")),
    );
    let (field, refusal) = match (from, to) {
        (Some(from), Some(to)) => {
            match outage::announce(&state.ctx, from, to, form.arrived).await {
                Ok(()) => return Ok(page::see_other("/admin/outages?done=announced")),
                Err(Fail::Refused(why)) => ("from", why),
                Err(Fail::Broken(error)) => return Err(error.into()),
            }
        }
        (None, _) => ("from", OutageRefusal::NoInstant),
        (_, None) => ("to", OutageRefusal::NoInstant),
    };
    let mut shown = form.state();
    shown.refuse(field, refused(viewer.words, refusal));
    render(&found, &shown, None)
}

/// An announcement as it had been typed before a session ended.
pub(in crate::web) async fn resume_outage(
    state: &Data<State>,
    asker: Asker,
    filled: &FormState,
) -> Answer {
    render(&find(state, asker).await?, filled, None)
}

async fn end(state: Data<State>, viewer: Viewer, id: Path<i64>, form: Form) -> Answer {
    viewer.admin()?;
    outage::end(&state.ctx, *id, form.arrived).await?;
    Ok(page::see_other("/admin/outages?done=ended"))
}

async fn credit(state: Data<State>, viewer: Viewer, id: Path<i64>, form: Form) -> Answer {
    let by = viewer.admin()?.id;
    outage::credit_mail(&state.ctx, *id, by, form.arrived).await?;
    Ok(page::see_other("/admin/outages?done=credited"))
}
