//! What a player says of his game that is adjudicated.

use actix_web::web::Data;
use askama::Template;

use super::scene::{Scene, Seat};
use super::sentences::{self, Voice};
use crate::actions::Fail;
use crate::actions::adjudication as verb;
use crate::actions::play::Act;
use crate::domain::GameId;
use crate::domain::adjudication::{Claim, Wants};
use crate::i18n::{Words, refusals, t};
use crate::storage::adjudication as stored;
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::{Answer, Failure};
use crate::web::forms::{Form, FormState};
use crate::web::page;
use crate::web::viewer::{Asker, Viewer};

#[derive(Template)]
#[template(path = "games/adjudication.html")]
struct ClaimPage<'a> {
    viewer: &'a Viewer,
    form: &'a FormState,
    base: &'a str,
    id: GameId,
    state: sentences::State,
    /// It waits for an adjudication.
    called: bool,
    /// What is claimed so far.
    stands: Option<String>,
    choices: Vec<(&'static str, String)>,
}

/// What is claimed, in words.
fn wants(words: &Words, wants: Wants) -> String {
    match wants {
        Wants::Win => t!(words, "adjudge-win"),
        Wants::Draw => t!(words, "adjudge-draw"),
        Wants::Nothing => t!(words, "adjudge-nothing"),
    }
}

fn render(scene: &Scene, form: &FormState, stands: Option<&Claim>) -> Answer {
    let voice = Voice::of(&scene.viewer);
    let words = voice.words;
    let page = ClaimPage {
        viewer: &scene.viewer,
        form,
        base: &scene.base,
        id: scene.view.id,
        state: sentences::state(voice, &scene.view),
        called: scene.game.called(voice.now).is_some(),
        stands: stands.map(|claim| wants(words, claim.wants)),
        choices: Wants::ALL
            .iter()
            .map(|want| (want.code(), wants(words, *want)))
            .collect(),
    };
    if form.is_refused() {
        page::render_refused(&scene.viewer, &page)
    } else {
        page::render(&scene.viewer, &page)
    }
}

async fn find(
    state: &Data<State>,
    asker: Asker,
    seat: Seat,
) -> Result<(Scene, Option<Claim>), Failure> {
    let scene = seat.scene(state, asker).await?;
    let me = scene.actor(|| scene.viewer.asked())?;
    let game = scene.view.id;
    let claims = state.ctx.db.read(move |c| stored::of(c, &[game])).await?;
    let set = scene.game.end_set_at();
    let stands = |claim: &Claim| claim.player == me && set.is_none_or(|at| claim.at > at);
    let mine = claims.into_iter().find(stands);
    Ok((scene, mine))
}

fn filled(claim: Option<&Claim>) -> FormState {
    claim.map_or_else(
        || FormState::with(&[]),
        |claim| FormState::with(&[("wants", claim.wants.code()), ("note", &claim.body)]),
    )
}

/// `GET /games/{game}/adjudication`.
pub async fn show(state: Data<State>, asker: Asker, seat: Seat, _asked: Asked) -> Answer {
    let (scene, claim) = find(&state, asker, seat).await?;
    render(&scene, &filled(claim.as_ref()), claim.as_ref())
}

/// `POST /games/{game}/adjudication`.
pub async fn claim(state: Data<State>, asker: Asker, seat: Seat, form: Form) -> Answer {
    let (scene, claim) = find(&state, asker, seat).await?;
    let player = scene.actor(|| scene.viewer.asked())?;
    let viewer = &scene.viewer;
    let mut back = form.state();
    let Some(wants) = Wants::from_code(form.text("wants")) else {
        back.refuse("wants", t!(viewer.words, "adjudge-choose"));
        return render(&scene, &back, claim.as_ref());
    };
    let act = Act {
        game: scene.view.id,
        player,
        at: form.arrived,
        entered: None,
    };
    match verb::claim(&state.ctx, act, wants, form.text("note")).await {
        Ok(()) => Ok(page::see_other(&format!("{}/adjudication", scene.base))),
        Err(Fail::Refused(why)) => {
            let text = refusals::game_refused(viewer.words, &why, viewer.zone, viewer.now.0);
            back.refuse("note", text);
            render(&scene, &back, claim.as_ref())
        }
        Err(Fail::Broken(error)) => Err(error.into()),
    }
}

/// A claim as it had been typed before a session ended.
///
/// # Errors
/// What the page itself may fail with.
pub(in crate::web) async fn resume(
    state: &Data<State>,
    asker: Asker,
    game: GameId,
    typed: &FormState,
) -> Answer {
    let (scene, claim) = find(state, asker, Seat::Game(game)).await?;
    render(&scene, typed, claim.as_ref())
}
