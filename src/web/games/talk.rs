//! What players say beside the board: the page of messages, the nudge, not wanting to read somebody.

use actix_web::HttpRequest;
use actix_web::web::Data;
use askama::Template;

use crate::actions::Fail;
use crate::actions::play::Act;
use crate::actions::talk;
use crate::domain::GameId;
use crate::domain::refusal::TalkRefusal;
use crate::domain::visibility::Message;
use crate::i18n::{refusals, t};
use crate::secrets::random_token;
use crate::storage::{Conn, StorageError, talk as stored};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::{Answer, Failure};
use crate::web::forms::{Form, FormState};
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

use super::page::{Shown, shown};
use super::scene::{Scene, Seat};
use super::sentences::{self, Voice};

/// A message with what may be done about it.
struct Said {
    id: i64,
    shown: Shown,
    /// The opponent's, not shown to the administrator yet.
    may_report: bool,
    reported: bool,
}

#[derive(Template)]
#[template(path = "games/talk.html")]
struct TalkPage<'a> {
    viewer: &'a Viewer,
    form: &'a FormState,
    base: &'a str,
    id: GameId,
    state: sentences::State,
    name: String,
    done: Option<String>,
    said: Vec<Said>,
    muted: bool,
    /// Plies on the board, where a nudge may be sent.
    nudge: Option<u32>,
    nudged: bool,
}

/// The page, with what a snapshot says beside the scene.
struct Talk {
    scene: Scene,
    muted: bool,
    reported: Vec<i64>,
}

async fn find(state: &Data<State>, asker: Asker, seat: Seat) -> Result<Talk, Failure> {
    let scene = seat.scene(state, asker).await?;
    let me = scene.actor(|| scene.viewer.asked())?;
    let side = scene.view.side.ok_or(Failure::NotFound)?;
    let (game, other) = (scene.view.id, scene.game.player(!side));
    let read = move |c: &mut Conn| {
        let muted = stored::is_muted(c, me, other)?;
        Ok::<_, StorageError>((muted, stored::reported_in(c, game)?))
    };
    let (muted, reported) = state.ctx.db.read(read).await?;
    Ok(Talk {
        scene,
        muted,
        reported,
    })
}

impl Talk {
    fn said(&self, m: &Message) -> Said {
        // that it was shown is nothing to its writer
        let theirs = Some(m.by) != self.scene.view.side;
        let reported = self.reported.contains(&m.id);
        Said {
            id: m.id,
            shown: shown(&self.scene, m),
            may_report: theirs && !reported,
            reported: theirs && reported,
        }
    }

    fn render(&self, form: &FormState, done: Option<String>) -> Answer {
        let (scene, voice) = (&self.scene, Voice::of(&self.scene.viewer));
        let side = scene.view.side.ok_or(Failure::NotFound)?;
        let ply = scene.game.ply;
        let is_nudge = |e: &crate::domain::visibility::Event| e.kind == "nudged" && e.ply == ply;
        let nudged = scene.view.events.iter().any(is_nudge);
        let may_nudge = scene.game.may_nudge(side, voice.now) && !nudged;
        let page = TalkPage {
            viewer: &scene.viewer,
            form,
            base: &scene.base,
            id: scene.view.id,
            state: sentences::state(voice, &scene.view),
            name: scene.view.player(!side).display.clone(),
            done,
            said: scene
                .view
                .messages
                .iter()
                .rev()
                .map(|m| self.said(m))
                .collect(),
            muted: self.muted,
            nudge: may_nudge.then_some(ply),
            nudged: nudged && scene.game.ending.is_none() && side != scene.game.turn(),
        };
        if form.is_refused() {
            page::render_refused(&scene.viewer, &page)
        } else {
            page::render(&scene.viewer, &page)
        }
    }
}

fn empty() -> FormState {
    FormState::with(&[("once", random_token().expose())])
}

/// `GET /games/{game}/messages`.
pub async fn show(state: Data<State>, asker: Asker, seat: Seat, asked: Asked) -> Answer {
    let talk = find(&state, asker, seat).await?;
    let words = talk.scene.viewer.words;
    let done = match asked.text("done") {
        "sent" => Some(t!(words, "talk-done-sent")),
        "nudged" => Some(t!(words, "talk-done-nudged")),
        "muted" => Some(t!(words, "talk-done-muted")),
        "unmuted" => Some(t!(words, "talk-done-unmuted")),
        "reported" => Some(t!(words, "talk-done-reported")),
        _ => None,
    };
    talk.render(&empty(), done)
}

/// A message as it had been typed before a session ended.
///
/// # Errors
/// What the page itself may fail with.
pub async fn resume(state: &Data<State>, asker: Asker, game: GameId, filled: &FormState) -> Answer {
    find(state, asker, Seat::Game(game))
        .await?
        .render(filled, None)
}

async fn acting(
    state: &Data<State>,
    asker: &Asker,
    seat: &Seat,
    form: &Form,
) -> Result<Act, Failure> {
    let scene = seat.clone().scene(state, asker.clone()).await?;
    Ok(Act {
        game: scene.view.id,
        player: scene.actor(|| scene.viewer.asked())?,
        at: form.arrived,
        entered: None,
    })
}

/// Back to the page, or the page with why not.
async fn answer(
    done: Result<(), Fail<TalkRefusal>>,
    what: &str,
    (state, asker, seat, form): (&Data<State>, Asker, Seat, &Form),
) -> Answer {
    match done {
        Ok(()) => Ok(page::see_other(&format!(
            "{}/messages?done={what}",
            seat.base()
        ))),
        Err(Fail::Refused(TalkRefusal::NotYourGame)) => Err(Failure::NotFound),
        Err(Fail::Refused(why)) => {
            let talk = find(state, asker, seat).await?;
            let mut back = form.state();
            if back.value("once").is_empty() {
                back.set("once", random_token().expose());
            }
            let field = match why {
                TalkRefusal::GoneOn | TalkRefusal::NudgeTooEarly => "",
                _ => "message",
            };
            back.refuse(field, refusals::talk_refused(talk.scene.viewer.words, why));
            talk.render(&back, None)
        }
        Err(Fail::Broken(error)) => Err(error.into()),
    }
}

/// `POST /games/{game}/messages`.
pub async fn say(state: Data<State>, asker: Asker, seat: Seat, form: Form) -> Answer {
    let act = acting(&state, &asker, &seat, &form).await?;
    let once = form.filled("once").ok_or(Failure::BadForm)?;
    let done = talk::say(&state.ctx, act, once, form.text("message")).await;
    answer(done, "sent", (&state, asker, seat, &form)).await
}

/// `POST /games/{game}/nudge`.
pub async fn nudge(state: Data<State>, asker: Asker, seat: Seat, form: Form) -> Answer {
    let act = acting(&state, &asker, &seat, &form).await?;
    let ply = form.number("ply").ok_or(Failure::BadForm)?;
    let done = talk::nudge(&state.ctx, act, ply).await;
    answer(done, "nudged", (&state, asker, seat, &form)).await
}

/// `POST /games/{game}/mute`.
pub async fn mute(state: Data<State>, asker: Asker, seat: Seat, form: Form) -> Answer {
    let act = acting(&state, &asker, &seat, &form).await?;
    let muted = match form.text("mute") {
        "on" => true,
        "off" => false,
        _ => return Err(Failure::BadForm),
    };
    let done = talk::mute(&state.ctx, act, muted).await;
    let what = if muted { "muted" } else { "unmuted" };
    answer(done, what, (&state, asker, seat, &form)).await
}

/// `POST /games/{game}/messages/{message}/report`.
pub async fn report(
    state: Data<State>,
    asker: Asker,
    seat: Seat,
    form: Form,
    req: HttpRequest,
) -> Answer {
    let act = acting(&state, &asker, &seat, &form).await?;
    let message = req
        .match_info()
        .get("message")
        .and_then(|id| id.parse().ok());
    let message = message.ok_or(Failure::NotFound)?;
    let done = talk::report(&state.ctx, act, message).await;
    answer(done, "reported", (&state, asker, seat, &form)).await
}
