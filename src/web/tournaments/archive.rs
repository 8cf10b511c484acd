//! The archive: what was played in each year, and who has won it; series of events over the years; champions from before this
//! site, typed in.

use actix_web::web::{Data, Path};
use askama::Template;
use chrono::{Datelike, NaiveDate, NaiveTime};
use chrono_tz::Tz;

use crate::domain::time::Instant;
use crate::domain::tournament::course::{self, Rules};
use crate::domain::tournament::setup::Tournament;
use crate::i18n::t;
use crate::secrets::random_token;
use crate::storage::admin_acts::{self, AdminActKind};
use crate::storage::champions::{self, Champion};
use crate::storage::{Conn, StorageError, players, tournaments};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::{Answer, Failure, query_value};
use crate::web::fields::FormPage;
use crate::web::forms::{Form, FormState};
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

/// The most tournaments of one page.
const MOST: i64 = 200;
/// The longest name, event or note, in characters.
const LONGEST: usize = 200;

/// A line of the archive.
struct Line {
    year: i32,
    event: String,
    /// The tournament, if it was played here.
    id: Option<i64>,
    names: String,
    series: String,
    note: String,
    /// The number of an entry that was typed in.
    typed: Option<i64>,
}

impl Line {
    fn series_path(&self) -> String {
        series_path(&self.series)
    }
}

/// Where all events of a series stand.
pub fn series_path(series: &str) -> String {
    format!("/tournaments/archive?series={}", query_value(series))
}

#[derive(Template)]
#[template(path = "tournaments/archive.html")]
struct ArchivePage<'a> {
    viewer: &'a Viewer,
    title: String,
    years: Vec<(i32, bool)>,
    series: bool,
    lines: Vec<Line>,
    done: bool,
}

/// `GET /tournaments/archive`, `?year=2026`, `?series=Club championship`.
pub async fn show(state: Data<State>, asker: Asker, asked: Asked) -> Answer {
    let series = Some(asked.text("series").to_owned()).filter(|series| !series.is_empty());
    let (year, zone) = (asked.parsed::<i32>("year"), state.site.zone);
    let wanted = series.clone();
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let years = years(c, zone)?;
        let year = year.or(years.first().copied());
        let year = year.filter(|_| wanted.is_none());
        Ok::<_, StorageError>((
            viewer,
            lines(c, year, wanted.as_deref(), zone)?,
            years,
            year,
        ))
    };
    let (viewer, lines, years, year) = state.ctx.db.read(read).await?;
    let words = viewer.words;
    let template = ArchivePage {
        title: match (&series, year) {
            (Some(series), _) => t!(words, "archive-series", name = series.as_str()),
            (None, Some(year)) => t!(words, "archive-year", year = year.to_string()),
            (None, None) => t!(words, "archive-title"),
        },
        years: years.into_iter().map(|y| (y, Some(y) == year)).collect(),
        series: series.is_some(),
        lines,
        done: !asked.text("done").is_empty(),
        viewer: &viewer,
    };
    page::render(&viewer, &template)
}

fn year_of(at: Instant, zone: Tz) -> i32 {
    at.local(zone).year()
}

/// From the beginning of a year to its end; without one, all time.
fn span(year: Option<i32>, zone: Tz) -> (Instant, Instant) {
    let first = |year: i32| {
        let day = NaiveDate::from_ymd_opt(year, 1, 1);
        day.map(|day| Instant::from_local(day.and_time(NaiveTime::MIN), zone))
    };
    let all = (Instant(i64::MIN), Instant(i64::MAX));
    let Some(year) = year.filter(|year| (1800..=2200).contains(year)) else {
        return all;
    };
    match (first(year), first(year + 1)) {
        (Some(from), Some(to)) => (from, to),
        _ => all,
    }
}

/// The years that there is something of, the latest first.
fn years(c: &mut Conn, zone: Tz) -> Result<Vec<i32>, StorageError> {
    let mut all = champions::years(c)?;
    let starts = tournaments::finished_starts(c)?;
    all.extend(starts.into_iter().map(|at| year_of(at, zone)));
    all.sort_unstable_by(|one, other| other.cmp(one));
    all.dedup();
    Ok(all)
}

fn lines(
    c: &mut Conn,
    year: Option<i32>,
    series: Option<&str>,
    zone: Tz,
) -> Result<Vec<Line>, StorageError> {
    let mut lines = Vec::new();
    for id in tournaments::finished_of(c, span(year, zone), series, MOST)? {
        if let Some(tournament) = tournaments::by_id(c, id)? {
            let own = year_of(tournament.setup.starts_at, zone);
            lines.push(played(c, tournament, own)?);
        }
    }
    let typed = champions::list(c, year, series)?;
    lines.extend(typed.into_iter().map(|one| Line {
        year: one.year,
        event: one.event,
        id: None,
        names: one.names,
        series: one.series,
        note: one.note,
        typed: Some(one.id),
    }));
    lines.sort_by(|one, other| (other.year, &one.event).cmp(&(one.year, &other.event)));
    Ok(lines)
}

/// A tournament that was played here, with who has won it.
fn played(c: &mut Conn, t: Tournament, year: i32) -> Result<Line, StorageError> {
    let field = tournaments::field(c, t.id)?;
    let rules = Rules {
        format: t.setup.format,
        tie_breaks: &t.setup.tie_breaks,
        lots: t.lots,
    };
    let winners = course::winners(&rules, &field);
    let named = players::by_ids(c, winners.get(..12).unwrap_or(&winners))?;
    let mut names: Vec<String> = named.into_iter().map(|player| player.display).collect();
    if winners.len() > names.len() {
        names.push("…".to_owned());
    }
    Ok(Line {
        year,
        event: t.setup.name,
        id: Some(t.id),
        names: names.join(", "),
        series: t.setup.series,
        note: String::new(),
        typed: None,
    })
}

fn filled<'a>(viewer: &'a Viewer, form: &'a FormState) -> FormPage<'a> {
    let words = viewer.words;
    FormPage::new(viewer, form, t!(words, "archive-new"), t!(words, "save"))
        .to("/tournaments/archive/new")
        .hidden("once", form.value("once"))
        .lead(t!(words, "archive-new-lead"))
        .input("number", "year", t!(words, "archive-term-year"), "off")
        .input("text", "event", t!(words, "tournaments-name"), "off")
        .input("text", "names", t!(words, "archive-term-names"), "off")
        .hint(t!(words, "archive-names-hint"))
        .input("text", "series", t!(words, "setup-series"), "off")
        .hint(t!(words, "setup-series-hint"))
        .input("text", "note", t!(words, "archive-term-note"), "off")
        .way(
            "/rules/tournaments#tournament-records",
            t!(words, "rules-of-tournaments"),
        )
        .way("/tournaments/archive", t!(words, "archive-title"))
}

/// `GET /tournaments/archive/new`.
pub async fn empty(viewer: Viewer) -> Answer {
    if !viewer.signed_in()?.may_direct() {
        return Err(Failure::Forbidden);
    }
    let form = FormState::with(&[("once", random_token().expose())]);
    page::render(&viewer, &filled(&viewer, &form))
}

/// An entry as somebody had typed it whose session had ended.
pub(in crate::web) fn resume_champion(viewer: &Viewer, form: &FormState) -> Answer {
    if !viewer.signed_in()?.may_direct() {
        return Err(Failure::Forbidden);
    }
    page::render(viewer, &filled(viewer, form))
}

/// `POST /tournaments/archive/new`.
pub async fn add(state: Data<State>, viewer: Viewer, form: Form) -> Answer {
    let me = viewer.signed_in()?;
    if !me.may_direct() {
        return Err(Failure::Forbidden);
    }
    let (by, at) = (me.id, form.arrived);
    let mut back = form.state();
    for field in ["event", "names", "series", "note"] {
        let typed = form.text(field);
        let missing = matches!(field, "event" | "names") && typed.is_empty();
        if missing || typed.chars().count() > LONGEST {
            let text = t!(viewer.words, "archive-refused-text", most = LONGEST);
            back.refuse(field, text);
        }
    }
    let year = form
        .number::<i32>("year")
        .filter(|y| (1800..=2200).contains(y));
    if year.is_none() {
        back.refuse("year", t!(viewer.words, "archive-refused-year"));
    }
    let Some(year) = year.filter(|_| !back.is_refused()) else {
        return page::render_refused(&viewer, &filled(&viewer, &back));
    };
    let once = form.text("once");
    if once.is_empty() || once.len() > 64 {
        return Err(Failure::BadForm);
    }
    let (once, text) = (once.to_owned(), |field| form.text(field).to_owned());
    let new = Champion {
        id: 0,
        year,
        event: text("event"),
        names: text("names"),
        series: text("series"),
        note: text("note"),
    };
    let write = move |tx: &mut Conn| {
        if champions::insert(tx, &once, &new, by, at)? {
            let text = format!("+ {} {}: {}", new.year, new.event, new.names);
            admin_acts::keep(tx, by, at, AdminActKind::Archive, None, &text)?;
        }
        Ok(())
    };
    state.ctx.db.write(write).await?;
    Ok(page::see_other(&format!(
        "/tournaments/archive?year={year}&done=1"
    )))
}

/// `POST /tournaments/archive/12/removal`.
pub async fn remove(state: Data<State>, viewer: Viewer, id: Path<i64>, form: Form) -> Answer {
    let me = viewer.signed_in()?;
    if !me.may_direct() {
        return Err(Failure::Forbidden);
    }
    let (id, by, at) = (*id, me.id, form.arrived);
    let write = move |tx: &mut Conn| {
        if let Some(old) = champions::remove(tx, id, at)? {
            let text = format!("- {} {}: {}", old.year, old.event, old.names);
            admin_acts::keep(tx, by, at, AdminActKind::Archive, None, &text)?;
        }
        Ok(())
    };
    state.ctx.db.write(write).await?;
    Ok(page::see_other("/tournaments/archive?done=1"))
}
