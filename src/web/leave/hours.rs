//! Off-days and quiet hours.

use actix_web::web::Data;
use askama::Template;
use chrono::{NaiveTime, Timelike};
use chrono_tz::Tz;

use crate::actions::Fail;
use crate::actions::hours;
use crate::domain::clock::{Hours, HoursFault};
use crate::domain::time::DAY;
use crate::i18n::{dates, leave as wording, t};
use crate::storage::Conn;
use crate::web::{Answer, Asked, Asker, Form, FormState, State, Viewer, page, weekdays};

#[derive(Template)]
#[template(path = "leave/hours.html")]
struct HoursPage<'a> {
    viewer: &'a Viewer,
    form: &'a FormState,
    done: Option<String>,
    /// The zone in which they are meant: that of the account when they were saved.
    zone: &'static str,
    /// Field and name.
    days: Vec<(&'static str, String)>,
}

pub(super) async fn show(state: Data<State>, asker: Asker, asked: Asked) -> Answer {
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let set = match &viewer.player {
            Some(player) => hours::of(c, player)?,
            None => None,
        };
        Ok((viewer, set))
    };
    let (viewer, set) = state.ctx.db.read(read).await?;
    let done = (asked.text("done") == "hours").then(|| t!(viewer.words, "hours-done"));
    let zone = set.map_or(viewer.zone, |hours| hours.zone);
    page_in(zone, &viewer, &filled(set), done)
}

fn filled(set: Option<Hours>) -> FormState {
    let mut form = FormState::default();
    let Some(hours) = set else {
        return form;
    };
    weekdays::fill(&mut form, hours.days);
    if let Some((from, to)) = hours.sleep {
        for (name, minute) in [("from", from), ("to", to)] {
            form.set(name, &format!("{:02}:{:02}", minute / 60, minute % 60));
        }
    }
    form
}

/// The page, as it was filled in.
pub(in crate::web) fn render(viewer: &Viewer, form: &FormState, done: Option<String>) -> Answer {
    page_in(viewer.zone, viewer, form, done)
}

fn page_in(zone: Tz, viewer: &Viewer, form: &FormState, done: Option<String>) -> Answer {
    viewer.signed_in()?;
    let names = weekdays::names(viewer.lang);
    let named = weekdays::FIELDS
        .iter()
        .zip(names)
        .map(|(field, (_, name))| (*field, name));
    let page = HoursPage {
        viewer,
        form,
        done,
        zone: zone.name(),
        days: named.collect(),
    };
    if form.is_refused() {
        page::render_refused(viewer, &page)
    } else {
        page::render(viewer, &page)
    }
}

pub(super) async fn save(state: Data<State>, viewer: Viewer, form: Form) -> Answer {
    let player = viewer.signed_in()?;
    let days = weekdays::read(&form);
    let saved = match sleep(&form) {
        Ok(sleep) => hours::set(&state.ctx, player, days, sleep, form.arrived).await,
        Err(fault) => Err(Fail::Refused(fault)),
    };
    match saved {
        Ok(()) => Ok(page::see_other("/account/hours?done=hours")),
        Err(Fail::Refused(fault)) => {
            let mut shown = form.state();
            let field = match fault {
                HoursFault::TooManyDays => "days",
                HoursFault::Sleep => "from",
            };
            shown.refuse(field, wording::hours_refused(viewer.words, fault));
            render(&viewer, &shown, None)
        }
        Err(Fail::Broken(error)) => Err(error.into()),
    }
}

/// Minutes after midnight; both fields empty: none.
fn sleep(form: &Form) -> Result<Option<(u32, u32)>, HoursFault> {
    let (from, to) = (form.text("from"), form.text("to"));
    if from.is_empty() && to.is_empty() {
        return Ok(None);
    }
    Ok(Some((minute(from)?, minute(to)?)))
}

/// `22:00`, `22.00`, with seconds where a browser sends them.
fn minute(typed: &str) -> Result<u32, HoursFault> {
    let typed = typed.replace('.', ":");
    let time = NaiveTime::parse_from_str(&typed, "%H:%M")
        .or_else(|_| NaiveTime::parse_from_str(&typed, "%H:%M:%S"));
    let time = time.map_err(|_| HoursFault::Sleep)?;
    Ok(time.hour() * 60 + time.minute())
}

/// "Ada: three days of thinking time beginning now would last until …".
pub(in crate::web) fn meaning(viewer: &Viewer, name: &str, hours: &Hours) -> String {
    let until = hours.end_of(3 * DAY, viewer.now.whole_second());
    let until = dates::short(viewer.lang, until.0, viewer.zone, viewer.now.0);
    t!(viewer.words, "hours-in-game", name = name, until = until)
}
