//! Leave and personal hours: what stands, what it will do, and the forms to take, change and call it off.

mod calendar;
mod hours;
mod preview;

use actix_web::web::{Data, Path, ServiceConfig};
use askama::Template;
use chrono::Datelike;

use crate::actions::Fail;
use crate::actions::leave::{self, Account, Asked as Wanted};
use crate::domain::leave::{Day, Taken, Wish};
use crate::domain::refusal::LeaveRefusal;
use crate::i18n::{Words, dates, leave as wording, t};
use crate::storage::{Conn, leaves};
use crate::web::{
    Answer, Asked, Asker, Failure, Form, FormState, State, Viewer, page, paths, weekdays,
};

pub(super) use hours::meaning as hours_meaning;

use calendar::Month;
use preview::PreviewPage;

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::both(cfg, "/account/leave", show, take);
    paths::get(cfg, "/account/leave/preview", show_preview);
    paths::post(cfg, "/account/leave/automatic", set_automatic);
    paths::both(cfg, "/account/leave/{id:[0-9]{1,18}}", show_change, change);
    paths::post(cfg, "/account/leave/{id:[0-9]{1,18}}/end", end);
    paths::both(cfg, "/account/hours", hours::show, hours::save);
}

/// A leave in the table.
struct Row {
    /// Its number, where it may still be changed.
    id: Option<i64>,
    first: String,
    last: String,
    days: String,
    state: String,
}

#[derive(Template)]
#[template(path = "leave/show.html")]
struct LeavePage<'a> {
    viewer: &'a Viewer,
    form: &'a FormState,
    done: Option<String>,
    /// "2027: 12 of 30 days left".
    left: Vec<String>,
    /// What holds now, or comes next.
    now: Option<String>,
    rows: Vec<Row>,
    today: String,
    automatic: bool,
    /// The fewest days of one leave.
    least: u32,
    /// Days are earned month by month.
    earned: bool,
    /// There is leave on this server at all.
    has_leave: bool,
    weekdays: Vec<(String, String)>,
    months: Vec<Month>,
}

#[derive(Template)]
#[template(path = "leave/change.html")]
struct ChangePage<'a> {
    viewer: &'a Viewer,
    form: &'a FormState,
    id: i64,
    has_begun: bool,
    /// The days as they stand.
    days: String,
    earliest: String,
}

/// What the page of one's leave is made of.
struct Found {
    viewer: Viewer,
    account: Option<(Account, bool)>,
}

async fn find(state: &Data<State>, asker: Asker) -> Result<Found, Failure> {
    let policy = state.ctx.leave;
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let account = match &viewer.player {
            Some(player) => Some((
                leave::account(c, policy, player, viewer.now)?,
                leaves::is_automatic(c, player.id)?,
            )),
            None => None,
        };
        Ok(Found { viewer, account })
    };
    Ok(state.ctx.db.read(read).await?)
}

async fn show(state: Data<State>, asker: Asker, asked: Asked) -> Answer {
    let found = find(&state, asker).await?;
    let done = done(found.viewer.words, asked.text("done"));
    all(&found, &FormState::default(), done)
}

fn done(words: &Words, what: &str) -> Option<String> {
    match what {
        "taken" => Some(t!(words, "leave-done-taken")),
        "changed" => Some(t!(words, "leave-done-changed")),
        "off" => Some(t!(words, "leave-done-off")),
        "automatic" => Some(t!(words, "leave-done-automatic")),
        "gone" => Some(t!(words, "refused-leave-gone")),
        _ => None,
    }
}

fn all(found: &Found, form: &FormState, done: Option<String>) -> Answer {
    let viewer = &found.viewer;
    viewer.signed_in()?;
    let (account, automatic) = found.account.as_ref().ok_or(Failure::NotFound)?;
    let words = viewer.words;
    let year = account.today.year();
    let mut years = vec![year];
    let next = |t: &Taken| t.days.last.year() > year;
    if account.today.month() >= 10 || account.taken.iter().any(next) {
        years.push(year + 1);
    }
    let left = |year: i32| {
        t!(
            words,
            "leave-left",
            year = year.to_string(),
            left = account.left(year),
            all = account.allowance.of_year(year, account.today)
        )
    };
    let page = LeavePage {
        viewer,
        form,
        done,
        left: years.into_iter().map(left).collect(),
        now: account.nearest(viewer.now).map(|t| on_leave(viewer, t)),
        rows: account.taken.iter().map(|t| row(viewer, t)).collect(),
        today: account.today.to_string(),
        automatic: *automatic,
        least: account.allowance.policy.least,
        earned: account.allowance.policy.accrues,
        has_leave: account.allowance.policy.yearly > 0,
        weekdays: weekdays::names(viewer.lang),
        months: calendar::months(words, account.today, &account.taken),
    };
    if form.is_refused() {
        page::render_refused(viewer, &page)
    } else {
        page::render(viewer, &page)
    }
}

/// "You are on leave until …", or when it begins.
fn on_leave(viewer: &Viewer, taken: &Taken) -> String {
    let date = |at: crate::domain::time::Instant| {
        dates::short(viewer.lang, at.0, viewer.zone, viewer.now.0)
    };
    if taken.days.has_begun(viewer.now) {
        t!(viewer.words, "leave-on-now", until = date(taken.days.to))
    } else {
        t!(viewer.words, "leave-on-soon", from = date(taken.days.from))
    }
}

fn row(viewer: &Viewer, taken: &Taken) -> Row {
    let (words, days) = (viewer.words, &taken.days);
    let over = days.is_over(viewer.now);
    let mut state = if over {
        t!(words, "leave-over")
    } else if days.has_begun(viewer.now) {
        t!(words, "leave-now")
    } else {
        t!(words, "leave-ahead")
    };
    if taken.automatic {
        state = format!("{state}, {}", t!(words, "leave-automatic"));
    }
    Row {
        id: (!over).then_some(taken.id),
        first: dates::calendar_day(viewer.lang, days.first),
        last: dates::calendar_day(viewer.lang, days.last),
        days: wording::days(words, days.count()),
        state,
    }
}

/// A day as a date field writes it, or as people type it.
fn day(typed: &str) -> Result<Day, LeaveRefusal> {
    let day: Day = typed.parse().map_err(|_| LeaveRefusal::NoDay)?;
    // far away years are no days of ours
    if day.to_string().len() == 10 {
        Ok(day)
    } else {
        Err(LeaveRefusal::NoDay)
    }
}

/// The days that are asked for, and the field that a fault is in.
fn wish(first: &str, last: &str) -> Result<Wish, (&'static str, LeaveRefusal)> {
    let first = match first {
        "" => None,
        typed => Some(day(typed).map_err(|why| ("first", why))?),
    };
    let last = day(last).map_err(|why| ("last", why))?;
    Ok(Wish { first, last })
}

/// The field that a refusal is about.
fn field(why: LeaveRefusal) -> &'static str {
    match why {
        LeaveRefusal::NoSuchLeave | LeaveRefusal::Over | LeaveRefusal::Incomplete => "",
        LeaveRefusal::Past => "first",
        _ => "last",
    }
}

async fn show_preview(state: Data<State>, asker: Asker, asked: Asked) -> Answer {
    let mut form = FormState::with(&[("first", asked.text("first")), ("last", asked.text("last"))]);
    let changed = asked.parsed::<i64>("leave");
    let again = asker.clone();
    let wish = match wish(asked.text("first"), asked.text("last")) {
        Ok(wish) => wish,
        Err((field, why)) => return refuse(&state, again, changed, &mut form, field, why).await,
    };
    let policy = state.ctx.leave;
    let read = move |c: &mut Conn| {
        let viewer = asker.load(c)?;
        let found = preview::look(c, policy, &viewer, changed, wish)?;
        Ok((viewer, found))
    };
    let (viewer, found) = state.ctx.db.read(read).await?;
    if viewer.player.is_none() {
        // back to this very look ahead
        let first = wish.first.map(|day| day.to_string()).unwrap_or_default();
        let leave = changed.map(|id| format!("&leave={id}")).unwrap_or_default();
        let last = wish.last;
        let next = format!("/account/leave/preview?first={first}&last={last}{leave}");
        return Err(Failure::SignIn { next });
    }
    match found {
        Ok(found) => page::render(&viewer, &PreviewPage::of(&viewer, wish, found)),
        Err(why) => refuse(&state, again, changed, &mut form, field(why), why).await,
    }
}

/// The page with the form again, as it was filled in, with what is wrong.
async fn refuse(
    state: &Data<State>,
    asker: Asker,
    changed: Option<i64>,
    form: &mut FormState,
    field: &'static str,
    why: LeaveRefusal,
) -> Answer {
    let found = find(state, asker).await?;
    found.viewer.signed_in()?;
    // the page of a leave that has begun asks for no first day
    let begun = |id: i64| {
        let (account, _) = found.account.as_ref()?;
        let taken = account.taken.iter().find(|t| t.id == id)?;
        Some(taken.days.has_begun(found.viewer.now))
    };
    let field = match changed.and_then(begun) {
        Some(true) if field == "first" => "last",
        _ => field,
    };
    form.refuse(field, wording::refused(found.viewer.words, why));
    match changed {
        Some(id) => one(&found, id, form),
        None => all(&found, form, None),
    }
}

/// Takes up days that were typed before a session ended.
pub(super) async fn resume(
    state: &Data<State>,
    asker: Asker,
    changed: Option<i64>,
    filled: &FormState,
) -> Answer {
    let found = find(state, asker).await?;
    match changed {
        Some(id) => one(&found, id, filled),
        None => all(&found, filled, None),
    }
}

/// Takes up hours that were typed before a session ended.
pub(super) fn resume_hours(viewer: &Viewer, filled: &FormState) -> Answer {
    hours::render(viewer, filled, None)
}

async fn take(state: Data<State>, asker: Asker, form: Form) -> Answer {
    save(&state, asker, None, &form).await
}

async fn change(state: Data<State>, asker: Asker, id: Path<i64>, form: Form) -> Answer {
    save(&state, asker, Some(*id), &form).await
}

async fn save(state: &Data<State>, asker: Asker, changed: Option<i64>, form: &Form) -> Answer {
    let again = asker.clone();
    let viewer = state.ctx.db.read(move |c| asker.load(c)).await?;
    let player = viewer.signed_in()?.clone();
    let mut shown = form.state();
    let wish = match wish(form.text("first"), form.text("last")) {
        Ok(wish) => wish,
        Err((field, why)) => return refuse(state, again, changed, &mut shown, field, why).await,
    };
    let wanted = Wanted {
        once: form.text("once").to_owned(),
        player,
        wish,
        at: form.arrived,
    };
    let saved = match changed {
        Some(id) => leave::change(&state.ctx, id, wanted).await,
        None => leave::announce(&state.ctx, wanted).await,
    };
    match (saved, changed) {
        (Ok(_), None) => Ok(page::see_other("/account/leave?done=taken")),
        (Ok(_), Some(_)) => Ok(page::see_other("/account/leave?done=changed")),
        (Err(Fail::Refused(why)), _) => {
            refuse(state, again, changed, &mut shown, field(why), why).await
        }
        (Err(Fail::Broken(error)), _) => Err(error.into()),
    }
}

async fn show_change(state: Data<State>, asker: Asker, id: Path<i64>) -> Answer {
    let found = find(&state, asker).await?;
    found.viewer.signed_in()?;
    one(&found, *id, &FormState::default())
}

fn one(found: &Found, id: i64, form: &FormState) -> Answer {
    let viewer = &found.viewer;
    viewer.signed_in()?;
    let (account, _) = found.account.as_ref().ok_or(Failure::NotFound)?;
    let open = |t: &&Taken| t.id == id && !t.days.is_over(viewer.now);
    let Some(taken) = account.taken.iter().find(open) else {
        return Ok(page::see_other("/account/leave?done=gone"));
    };
    let days = &taken.days;
    let mut filled = form.clone();
    if filled.fields().is_empty() {
        filled.set("first", &days.first.to_string());
        filled.set("last", &days.last.to_string());
    }
    let page = ChangePage {
        viewer,
        form: &filled,
        id,
        has_begun: days.has_begun(viewer.now),
        days: wording::span(viewer.words, days),
        earliest: account.today.to_string(),
    };
    if form.is_refused() {
        page::render_refused(viewer, &page)
    } else {
        page::render(viewer, &page)
    }
}

async fn end(state: Data<State>, viewer: Viewer, id: Path<i64>, form: Form) -> Answer {
    let player = viewer.signed_in()?.clone();
    match leave::cancel(&state.ctx, *id, player, form.arrived).await {
        Ok(()) => Ok(page::see_other("/account/leave?done=off")),
        Err(Fail::Refused(_)) => Ok(page::see_other("/account/leave?done=gone")),
        Err(Fail::Broken(error)) => Err(error.into()),
    }
}

async fn set_automatic(state: Data<State>, viewer: Viewer, form: Form) -> Answer {
    let id = viewer.signed_in()?.id;
    let on = form.ticked("automatic");
    let write = move |tx: &mut Conn| leaves::set_automatic(tx, id, on);
    state.ctx.db.write(write).await?;
    Ok(page::see_other("/account/leave?done=automatic"))
}
