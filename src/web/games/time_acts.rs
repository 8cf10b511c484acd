//! The page on which players do something about time: give it, pause, announce a long think, draw the reserve, claim,
//! continue. A mailed link does none of this: it is for moves.

use actix_web::web::Data;
use askama::Template;
use chrono::{Duration, NaiveDate, NaiveTime};
use chrono_tz::Tz;

use crate::actions::Fail;
use crate::actions::play::Act;
use crate::actions::time::{self, Wish};
use crate::domain::GameId;
use crate::domain::clock::ActKind;
use crate::domain::game::PauseState;
use crate::domain::refusal::GameRefusal;
use crate::domain::time::{DAY, HOUR, Instant, Millis};
use crate::domain::visibility::GameView;
use crate::i18n::{control, refusals, t};
use crate::rules::Color;
use crate::web::State;
use crate::web::error::{Answer, Failure};
use crate::web::forms::{Form, FormState};
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

use super::scene::{Scene, Seat};
use super::sentences::{self, Voice};

/// A pause, as this reader may answer it.
enum Pause {
    /// One may ask for one.
    None,
    /// The reader has asked.
    Mine(String),
    /// The opponent has asked.
    Theirs(String),
    /// It runs.
    Runs(String),
}

#[derive(Template)]
#[template(path = "games/time_acts.html")]
struct TimePage<'a> {
    viewer: &'a Viewer,
    form: &'a FormState,
    base: &'a str,
    id: i64,
    state: sentences::State,
    /// The opponent.
    name: String,
    /// Acts known when the page was made.
    seen: usize,
    runs: bool,
    /// Whether the two may settle between themselves what becomes of their time.
    friendly: bool,
    in_days: bool,
    pause: Pause,
    /// The silence limit, where a long think may be announced.
    silence: Option<String>,
    /// What may be moved from the reserve.
    reserve: Option<String>,
    reserve_days: i64,
    claim: bool,
    continuing: Option<Continuing>,
    earliest: String,
}

/// How it stands with continuing a game that has ended.
struct Continuing {
    asked: Option<Color>,
    mine: bool,
}

fn render(scene: &Scene, form: &FormState) -> Answer {
    let side = scene.view.side.ok_or(Failure::NotFound)?;
    let (game, voice) = (&scene.game, Voice::of(&scene.viewer));
    let (words, now) = (voice.words, voice.now);
    let runs = game.ending.is_none();
    let silence = game.facts.control.options.silence;
    let drawable = if runs { game.drawable(side) } else { 0 };
    let page = TimePage {
        viewer: &scene.viewer,
        form,
        base: &scene.base,
        id: scene.view.id,
        state: sentences::state(voice, &scene.view),
        name: scene.view.player(!side).display.clone(),
        seen: game.facts.acts.len(),
        runs,
        friendly: game.event.is_none(),
        in_days: game.facts.control.is_in_days(),
        pause: match game.pause(now) {
            PauseState::None => Pause::None,
            PauseState::Runs { until } => Pause::Runs(voice.date(until)),
            PauseState::Asked { by, until } if by == side => Pause::Mine(voice.date(until)),
            PauseState::Asked { until, .. } => Pause::Theirs(voice.date(until)),
        },
        silence: silence
            .filter(|_| game.may_announce(side))
            .map(|limit| control::span(words, limit)),
        reserve: (drawable > 0).then(|| control::span(words, drawable)),
        reserve_days: drawable / DAY,
        claim: game.may_claim_time(side, now),
        continuing: game.may_be_continued(now).then(|| {
            let asked = game.continue_asked();
            Continuing {
                asked,
                mine: asked == Some(side),
            }
        }),
        earliest: now.local(scene.viewer.zone).date().to_string(),
    };
    if form.is_refused() {
        page::render_refused(&scene.viewer, &page)
    } else {
        page::render(&scene.viewer, &page)
    }
}

/// `GET /games/{game}/time-acts`.
pub async fn show(state: Data<State>, asker: Asker, seat: Seat) -> Answer {
    let scene = seat.scene(&state, asker).await?;
    scene.actor(|| scene.viewer.asked())?;
    render(&scene, &FormState::with(&[]))
}

/// `POST /games/{game}/time-acts`.
pub async fn act(state: Data<State>, asker: Asker, seat: Seat, form: Form) -> Answer {
    let scene = seat.clone().scene(&state, asker.clone()).await?;
    let player = scene.actor(|| scene.viewer.asked())?;
    let seen = form.number("seen").ok_or(Failure::BadForm)?;
    let (wish, field) = wish(&form, &scene).ok_or(Failure::BadForm)?;
    let sent = Act {
        game: scene.view.id,
        player,
        at: form.arrived,
        entered: None,
    };
    let done = match wish {
        Some(wish) => time::act(&state.ctx, sent, seen, wish).await,
        None if field == "until" => Err(Fail::Refused(GameRefusal::PauseUntil)),
        None => Err(Fail::Refused(GameRefusal::Span)),
    };
    match done {
        Ok(()) => Ok(scene.back("?note=time-act")),
        Err(Fail::Refused(why)) => {
            let now = seat.scene(&state, asker).await?;
            let viewer = &scene.viewer;
            let text = match &why {
                // the page shows no position, and the ply is the same: what has changed is about time
                GameRefusal::Stale { .. } => t!(viewer.words, "refused-time-stale"),
                why => refusals::game_refused(viewer.words, why, viewer.zone, viewer.now.0),
            };
            let mut back = form.state();
            back.refuse(field, text);
            render(&now, &back)
        }
        Err(Fail::Broken(error)) => Err(error.into()),
    }
}

/// A form about time as it had been typed before a session ended.
///
/// # Errors
/// What the page itself may fail with.
pub(in crate::web) async fn resume(
    state: &Data<State>,
    asker: Asker,
    game: GameId,
    filled: &FormState,
) -> Answer {
    let scene = Seat::Game(game).scene(state, asker).await?;
    scene.actor(|| scene.viewer.asked())?;
    render(&scene, filled)
}

/// What a form asks for, and the field a refusal is about. `None`: no form of ours; `Some(None)`: a number or a date that
/// is none.
fn wish(form: &Form, scene: &Scene) -> Option<(Option<Wish>, &'static str)> {
    let unit = if scene.game.facts.control.is_in_days() {
        DAY
    } else {
        HOUR
    };
    let span = |field: &str, unit: Millis| {
        let number: Option<i64> = form.number(field);
        number.and_then(|n| n.checked_mul(unit))
    };
    Some(match form.text("act") {
        "give" => (span("give", unit).map(Wish::Give), "give"),
        "ask-pause" => (
            end_of_day(form.text("until"), scene.viewer.zone).map(Wish::AskPause),
            "until",
        ),
        "accept-pause" => (Some(Wish::AcceptPause), ""),
        "decline-pause" => (Some(Wish::DeclinePause), ""),
        "end-pause" => (Some(Wish::EndPause), ""),
        "announce" => (Some(Wish::Announce), ""),
        "reserve" => (span("reserve", DAY).map(Wish::DrawReserve), "reserve"),
        "claim" => (Some(Wish::ClaimTime), ""),
        "ask-continue" => (Some(Wish::AskContinue), ""),
        "continue" => (Some(Wish::Continue), ""),
        _ => return None,
    })
}

/// The end of a day as a date field writes it, in the reader's zone.
fn end_of_day(day: &str, zone: Tz) -> Option<Instant> {
    let day: NaiveDate = day.parse().ok()?;
    let next = day.checked_add_signed(Duration::days(1))?;
    // far away years are no dates of ours
    (day.to_string().len() == 10).then(|| Instant::from_local(next.and_time(NaiveTime::MIN), zone))
}

/// What was done about time, in words, oldest first.
#[expect(
    clippy::too_many_lines,
    reason = "one phrase for each kind of act, and nothing else"
)]
pub(super) fn told(voice: Voice, view: &GameView) -> Vec<(Instant, String)> {
    let words = voice.words;
    let say = |act: &crate::domain::clock::Act| {
        let (at, name) = (voice.date(act.at), view.player(act.side).display.as_str());
        Some(match act.kind {
            ActKind::Given(time) => {
                let span = control::span(words, time);
                t!(words, "game-event-given", at = at, name = name, span = span)
            }
            ActKind::PauseAsked(until) => t!(
                words,
                "game-event-pause-asked",
                at = at,
                name = name,
                until = voice.date(until)
            ),
            ActKind::PauseDeclined => t!(words, "game-event-pause-declined", at = at),
            ActKind::Pause(until) => {
                t!(
                    words,
                    "game-event-pause",
                    at = at,
                    until = voice.date(until)
                )
            }
            ActKind::PauseOver => t!(words, "game-event-pause-over", at = at, name = name),
            ActKind::FromReserve(time) => {
                let span = control::span(words, time);
                t!(
                    words,
                    "game-event-reserve",
                    at = at,
                    name = name,
                    span = span
                )
            }
            ActKind::LongThink => t!(words, "game-event-long-think", at = at, name = name),
            ActKind::LetterHeld { until, .. } => {
                let until = voice.date(until);
                t!(
                    words,
                    "game-event-letter-held",
                    at = at,
                    name = name,
                    until = until
                )
            }
            ActKind::DatedBack { from, .. } => {
                let from = voice.date(from);
                t!(words, "game-event-dated-back", at = at, from = from)
            }
            ActKind::ContinueAsked => {
                t!(words, "game-event-continue-asked", at = at, name = name)
            }
            ActKind::Continued { .. } => t!(words, "game-event-continued", at = at),
            ActKind::Halted(_) | ActKind::HaltOver | ActKind::EndMoved { .. } => {
                return ordered(voice, view, act);
            }
            ActKind::Asked(_) | ActKind::AskedOver => return ordered(voice, view, act),
            ActKind::TakenOver { until, .. } => {
                let until = voice.date(until);
                t!(
                    words,
                    "game-event-taken-over",
                    at = at,
                    name = name,
                    until = until
                )
            }
            // its event says how
            ActKind::Decided => return None,
        })
    };
    let told = |act: &crate::domain::clock::Act| Some((act.at, say(act)?));
    view.acts.iter().filter_map(told).collect()
}

/// What the director of the event did about time.
fn ordered(voice: Voice, view: &GameView, act: &crate::domain::clock::Act) -> Option<String> {
    let (words, at) = (voice.words, voice.date(act.at));
    let name = view.player(act.side).display.as_str();
    Some(match act.kind {
        ActKind::Halted(until) => {
            let until = voice.date(until);
            t!(words, "game-event-halted", at = at, until = until)
        }
        ActKind::HaltOver => t!(words, "game-event-halt-over", at = at),
        ActKind::Asked(until) => {
            let until = voice.date(until);
            t!(
                words,
                "game-event-asked",
                at = at,
                name = name,
                until = until
            )
        }
        ActKind::AskedOver => t!(words, "game-event-asked-over", at = at, name = name),
        ActKind::EndMoved { to: Some(to), .. } => {
            let until = voice.date(to);
            t!(words, "game-event-end-moved", at = at, until = until)
        }
        ActKind::EndMoved { to: None, .. } => t!(words, "game-event-end-gone", at = at),
        _ => return None,
    })
}

/// What about time wants to be answered, or explains why the clock rests.
pub(super) fn note(voice: Voice, scene: &Scene) -> Option<String> {
    let side = scene.view.side?;
    let (words, game) = (voice.words, &scene.game);
    let name = scene.view.player(!side).display.as_str();
    if game.may_claim_time(side, voice.now) {
        return Some(t!(words, "time-claim-text", name = name));
    }
    if game.continue_asked() == Some(!side) && game.may_be_continued(voice.now) {
        return Some(t!(words, "time-continue-asked-them", name = name));
    }
    if game.ending.is_some() || game.called(voice.now).is_some() {
        return None;
    }
    if let Some(until) = game.halted(voice.now) {
        return Some(t!(words, "time-halted", until = voice.date(until)));
    }
    match game.pause(voice.now) {
        PauseState::None => None,
        PauseState::Runs { until } => Some(t!(words, "time-pause-runs", until = voice.date(until))),
        PauseState::Asked { by, until } => {
            let until = voice.date(until);
            Some(if by == side {
                t!(words, "time-pause-asked-you", name = name, until = until)
            } else {
                t!(words, "time-pause-asked-them", name = name, until = until)
            })
        }
    }
}
