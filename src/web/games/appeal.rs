//! A player's appeal against the result of his tournament game.

use actix_web::web::Data;
use askama::Template;

use super::scene::{Scene, Seat};
use super::sentences::{self, Voice};
use crate::actions::Fail;
use crate::actions::tournaments as verbs;
use crate::domain::GameId;
use crate::domain::refusal::TournamentRefusal;
use crate::domain::tournament::appeal::may_appeal;
use crate::i18n::{refusals, t};
use crate::storage::appeals::{self, Appeal};
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::directing::verdict;
use crate::web::error::{Answer, Failure};
use crate::web::forms::{Form, FormState};
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

#[derive(Template)]
#[template(path = "games/appeal.html")]
struct AppealPage<'a> {
    viewer: &'a Viewer,
    form: &'a FormState,
    base: &'a str,
    id: GameId,
    state: sentences::State,
    /// One may appeal.
    open: bool,
    /// The reader has appealed: what he said, what came of it, and why.
    mine: Option<(String, String, String)>,
}

impl Scene {
    /// Whether a player of it may appeal against its result now.
    pub(super) fn may_appeal(&self) -> bool {
        let (game, now) = (&self.game, self.viewer.now);
        let ended = game.ending.zip(game.ended_at);
        self.view.side.is_some()
            && game.event.is_some()
            && ended.is_some_and(|(ending, at)| may_appeal(ending, at, now))
    }
}

async fn find(
    state: &Data<State>,
    asker: Asker,
    seat: Seat,
) -> Result<(Scene, Option<Appeal>), Failure> {
    let scene = seat.scene(state, asker).await?;
    let me = scene.actor(|| format!("{}/appeal", scene.base))?;
    let game = scene.view.id;
    let all = state
        .ctx
        .db
        .read(move |c| appeals::of_game(c, game))
        .await?;
    let mine = all.into_iter().find(|appeal| appeal.player == me);
    Ok((scene, mine))
}

fn render(scene: &Scene, form: &FormState, mine: Option<&Appeal>) -> Answer {
    let voice = Voice::of(&scene.viewer);
    let page = AppealPage {
        viewer: &scene.viewer,
        form,
        base: &scene.base,
        id: scene.view.id,
        state: sentences::state(voice, &scene.view),
        open: scene.may_appeal() && mine.is_none(),
        mine: mine.map(|appeal| {
            let came = verdict(voice.words, appeal.verdict);
            (appeal.body.clone(), came, appeal.reason.clone())
        }),
    };
    if form.is_refused() {
        page::render_refused(&scene.viewer, &page)
    } else {
        page::render(&scene.viewer, &page)
    }
}

/// `GET /games/{game}/appeal`.
pub async fn show(state: Data<State>, asker: Asker, seat: Seat, _asked: Asked) -> Answer {
    let (scene, mine) = find(&state, asker, seat).await?;
    render(&scene, &FormState::with(&[]), mine.as_ref())
}

/// `POST /games/{game}/appeal`.
pub async fn make(state: Data<State>, asker: Asker, seat: Seat, form: Form) -> Answer {
    let (scene, mine) = find(&state, asker, seat).await?;
    let player = scene.actor(|| format!("{}/appeal", scene.base))?;
    let game = scene.view.id;
    let text = form.text("text");
    let why = match verbs::appeal(&state.ctx, game, player, text, form.arrived).await {
        Ok(()) => return Ok(page::see_other(&format!("{}/appeal", scene.base))),
        Err(Fail::Broken(error)) => return Err(error.into()),
        Err(Fail::Refused(why)) => why,
    };
    let mut back = form.state();
    let said = match why {
        TournamentRefusal::Text => t!(scene.viewer.words, "appeal-text-wanted"),
        why => refusals::tournament_refused(scene.viewer.words, &why),
    };
    back.refuse("text", said);
    render(&scene, &back, mine.as_ref())
}

/// An appeal as it had been typed before a session ended.
///
/// # Errors
/// What the page itself may fail with.
pub(in crate::web) async fn resume(
    state: &Data<State>,
    asker: Asker,
    game: GameId,
    typed: &FormState,
) -> Answer {
    let (scene, mine) = find(state, asker, Seat::Game(game)).await?;
    render(&scene, typed, mine.as_ref())
}
