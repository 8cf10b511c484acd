//! What a director orders about time: clocks that rest, time given, the end date.

use actix_web::web::{Data, Path};
use askama::Template;
use chrono::{Duration, NaiveDate, NaiveTime};
use chrono_tz::Tz;

use super::{directed, sorted};
use crate::actions::Fail;
use crate::actions::tournaments::{self as verbs, Moving, Ordered, Wanted};
use crate::domain::PlayerId;
use crate::domain::refusal::TournamentRefusal;
use crate::domain::time::{DAY, HOUR, Instant};
use crate::domain::tournament::calendar::noon;
use crate::domain::tournament::field::TournamentState;
use crate::domain::tournament::setup::Tournament;
use crate::i18n::{refusals, t};
use crate::rules::Color;
use crate::secrets::random_token;
use crate::storage::tournaments as storage;
use crate::storage::{Conn, StorageError, players};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::{Answer, Failure};
use crate::web::forms::{Form, FormState};
use crate::web::games::Voice;
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

use super::desk::{self, OpenGame};

#[derive(Template)]
#[template(path = "directing/orders.html")]
struct OrdersPage<'a> {
    viewer: &'a Viewer,
    form: &'a FormState,
    t: &'a Tournament,
    once: String,
    done: bool,
    running: usize,
    /// Until when the clocks rest.
    halted: Option<String>,
    in_days: bool,
    games: &'a [OpenGame],
    /// Rounds that are drawn and have not started: their word in the form, and in words.
    waiting: Vec<(String, String)>,
    /// The end date, and whether it has passed.
    end: Option<(String, bool)>,
    end_day: String,
    earliest: String,
}

impl OrdersPage<'_> {
    fn runs(&self) -> bool {
        self.t.state == TournamentState::Running
    }
}

/// What the page is made of.
struct Found {
    viewer: Viewer,
    tournament: Tournament,
    games: Vec<OpenGame>,
    running: usize,
    halted: Option<Instant>,
    /// Stage, round and start of those that are drawn and have not started.
    waiting: Vec<(u32, u32, Instant)>,
    /// The zone of the tournament's days: its director's, whoever fills in the form.
    zone: Tz,
}

async fn find(state: &Data<State>, asker: Asker, id: i64) -> Result<Found, Failure> {
    let desk = desk::find(state, asker, id).await?;
    let now = desk.viewer.now;
    let director = desk.tournament.director;
    let read = move |c: &mut Conn| {
        let running = storage::running_games(c, id)?;
        let zone = players::by_id(c, director)?.map_or(Tz::UTC, |player| player.zone);
        let waiting = storage::published(c, id)?;
        Ok::<_, StorageError>((running, storage::halted_until(c, id, now)?, zone, waiting))
    };
    let (running, halted, zone, waiting) = state.ctx.db.read(read).await?;
    let mut games = desk::open_games(&desk);
    // those whose round has not started have no clock
    games.retain(|game| running.contains(&game.number));
    let tournament = directed(&desk.viewer, Some(desk.tournament))?;
    Ok(Found {
        viewer: desk.viewer,
        tournament,
        games,
        running: running.len(),
        halted,
        waiting,
        zone,
    })
}

fn render(found: &Found, form: &FormState, done: bool) -> Answer {
    let (viewer, t) = (&found.viewer, &found.tournament);
    let voice = Voice::of(viewer);
    let end = t.setup.end_at;
    let stands = end.map_or_else(String::new, |at| at.local(found.zone).date().to_string());
    let page = OrdersPage {
        viewer,
        form,
        t,
        once: random_token().expose().to_owned(),
        done,
        running: found.running,
        halted: found.halted.map(|at| voice.date(at)),
        in_days: t.setup.time.control.is_in_days(),
        games: &found.games,
        waiting: waiting(found, voice),
        end: end.map(|at| (voice.date(at), at < viewer.now)),
        end_day: if form.fields().is_empty() {
            stands
        } else {
            form.value("end_day").to_owned()
        },
        earliest: viewer.now.local(viewer.zone).date().to_string(),
    };
    if form.is_refused() {
        page::render_refused(viewer, &page)
    } else {
        page::render(viewer, &page)
    }
}

fn waiting(found: &Found, voice: Voice) -> Vec<(String, String)> {
    let named = |(stage, round, at): &(u32, u32, Instant)| {
        let n = *round;
        let text = t!(
            voice.words,
            "order-start-round",
            n = n,
            at = voice.date(*at)
        );
        (format!("{stage}.{round}"), text)
    };
    found.waiting.iter().map(named).collect()
}

/// `GET /tournaments/7/time`.
pub async fn show(state: Data<State>, asker: Asker, id: Path<i64>, asked: Asked) -> Answer {
    let found = find(&state, asker, *id).await?;
    render(
        &found,
        &FormState::with(&[]),
        !asked.text("done").is_empty(),
    )
}

/// `POST /tournaments/7/time`.
pub async fn order(state: Data<State>, asker: Asker, id: Path<i64>, form: Form) -> Answer {
    let found = find(&state, asker, *id).await?;
    let by = found.viewer.signed_in()?.id;
    if form.text("order") == "start" {
        return start(&state, *id, by, &found, &form).await;
    }
    let (field, wanted) = wanted(&form, &found).ok_or(Failure::BadForm)?;
    let done = match wanted {
        Ok(what) => {
            let ordered = Ordered {
                by,
                what,
                reason: form.text(reason_field(field)).to_owned(),
                once: form.text("once").to_owned(),
                at: form.arrived,
            };
            verbs::order(&state.ctx, *id, ordered).await
        }
        Err(why) => Err(Fail::Refused(why)),
    };
    let Err(fail) = done else {
        return Ok(page::see_other(&format!("/tournaments/{id}/time?done=1")));
    };
    let why = sorted(fail)?;
    let field = match why {
        TournamentRefusal::NoReason => reason_field(field),
        TournamentRefusal::HaltUntil
        | TournamentRefusal::EndDay
        | TournamentRefusal::EndBeforeRound
        | TournamentRefusal::Span => field,
        TournamentRefusal::GameOver | TournamentRefusal::Nobody => "whom",
        _ => "",
    };
    let mut back = form.state();
    back.refuse(
        field,
        refusals::tournament_refused(found.viewer.words, &why),
    );
    render(&found, &back, false)
}

/// Another start for a round that is drawn.
async fn start(state: &Data<State>, id: i64, by: PlayerId, found: &Found, form: &Form) -> Answer {
    let round = form.text("round").split_once('.');
    let round = round.and_then(|(s, r)| Some((s.parse().ok()?, r.parse().ok()?)));
    let to = day(form.text("start_day")).map(|day| noon(day, found.zone));
    let done = match (round, to) {
        (Some(round), Some(to)) => {
            let wish = Moving {
                round,
                to,
                reason: form.text("why_start").to_owned(),
                by,
                once: form.text("once").to_owned(),
                at: form.arrived,
            };
            verbs::move_start(&state.ctx, id, wish).await
        }
        (None, _) => Err(Fail::Refused(TournamentRefusal::RoundStarted)),
        (_, None) => Err(Fail::Refused(TournamentRefusal::StartDay)),
    };
    let Err(fail) = done else {
        return Ok(page::see_other(&format!("/tournaments/{id}/time?done=1")));
    };
    let why = sorted(fail)?;
    let field = match why {
        TournamentRefusal::NoReason => "why_start",
        TournamentRefusal::StartDay => "start_day",
        TournamentRefusal::RoundStarted => "round",
        _ => "",
    };
    let mut back = form.state();
    back.refuse(
        field,
        refusals::tournament_refused(found.viewer.words, &why),
    );
    render(found, &back, false)
}

fn reason_field(field: &'static str) -> &'static str {
    match field {
        "until" => "why_halt",
        "amount" => "why_give",
        _ => "why_end",
    }
}

/// What a form asks for, with the field it is about. `None`: no form of ours.
fn wanted(form: &Form, found: &Found) -> Option<(&'static str, Result<Wanted, TournamentRefusal>)> {
    let zone = found.zone;
    Some(match form.text("order") {
        "halt" => {
            let day = day(form.text("until"));
            let next = day.and_then(|day| day.checked_add_signed(Duration::days(1)));
            let until = next.map(|day| Instant::from_local(day.and_time(NaiveTime::MIN), zone));
            (
                "until",
                until.map(Wanted::Halt).ok_or(TournamentRefusal::HaltUntil),
            )
        }
        "go-on" => ("until", Ok(Wanted::GoOn)),
        "give" => ("amount", give(form, found)),
        "end" => {
            let end = match form.filled("end_day") {
                None => Ok(None),
                Some(typed) => day(typed)
                    .map(|day| Some(noon(day, zone)))
                    .ok_or(TournamentRefusal::EndDay),
            };
            ("end_day", end.map(Wanted::End))
        }
        _ => return None,
    })
}

fn give(form: &Form, found: &Found) -> Result<Wanted, TournamentRefusal> {
    let in_days = found.tournament.setup.time.control.is_in_days();
    let unit = if in_days { DAY } else { HOUR };
    let time = form
        .number::<i64>("amount")
        .and_then(|n| n.checked_mul(unit))
        .ok_or(TournamentRefusal::Span)?;
    let whom = form.text("whom");
    if whom.is_empty() {
        return Err(TournamentRefusal::Nobody);
    }
    if whom == "all" {
        return Ok(Wanted::GiveAll(time));
    }
    let (game, side) = whom.split_once(':').ok_or(TournamentRefusal::GameOver)?;
    let side = match side {
        "white" => Color::White,
        "black" => Color::Black,
        _ => return Err(TournamentRefusal::GameOver),
    };
    let game = game.parse().map_err(|_| TournamentRefusal::GameOver)?;
    Ok(Wanted::Give(game, side, time))
}

/// A day as a date field writes it.
fn day(typed: &str) -> Option<NaiveDate> {
    let day: NaiveDate = typed.parse().ok()?;
    // far away years are no dates of ours
    (typed.len() == 10).then_some(day)
}

/// The orders as somebody had filled them in whose session had ended.
pub(in crate::web) async fn resume(
    state: &Data<State>,
    asker: Asker,
    id: i64,
    filled: &FormState,
) -> Answer {
    render(&find(state, asker, id).await?, filled, false)
}
