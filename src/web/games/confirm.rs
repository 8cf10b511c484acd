//! The confirm step: the position after the move, the move in words and signs, what it does.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Query};
use askama::Template;
use serde::Deserialize;

use crate::domain::ending::Ending;
use crate::domain::player::PositionStyle;
use crate::domain::refusal::GameRefusal;
use crate::i18n::{chess, t};
use crate::rules::notation::{describe, san};
use crate::rules::{Move, Position};
use crate::web::State;
use crate::web::error::Answer;
use crate::web::viewer::{Asker, Viewer};

use super::board::{Board, Squares};
use super::entry::{self, Step};
use super::page::{self, Extras};
use super::scene::{Scene, Seat, sign_in_to};
use super::sentences::{self, Voice};
use super::show;

/// What the address of the confirm page may carry.
#[derive(Deserialize, Default)]
pub struct Asked {
    uci: Option<String>,
    typed: Option<String>,
    ply: Option<u32>,
    offer: Option<String>,
    #[serde(default)]
    message: String,
}

#[derive(Template)]
#[template(path = "games/confirm.html")]
struct ConfirmPage<'a> {
    viewer: &'a Viewer,
    scene: &'a Scene,
    base: &'a str,
    state: sentences::State,
    short: String,
    long: String,
    warning: Option<String>,
    lapses: bool,
    board: Option<Board<'a>>,
    list: Option<[String; 3]>,
    ply: u32,
    uci: String,
    may_offer: bool,
    no_offer: Option<String>,
    own_offer: bool,
    offer: bool,
    message: &'a str,
    error: Option<String>,
}

/// What is on its way with a move.
#[derive(Default)]
pub struct With<'a> {
    /// Whether a draw is offered.
    pub offer: bool,
    /// Words to the opponent.
    pub message: &'a str,
    /// Why it was refused.
    pub error: Option<String>,
}

/// `GET …/move`.
pub async fn confirm(state: Data<State>, asker: Asker, seat: Seat, asked: Query<Asked>) -> Answer {
    let base = seat.base();
    let carried = || {
        let typed = asked.typed.as_deref().unwrap_or_default();
        let uci = asked.uci.as_deref().unwrap_or(typed);
        show::carried(&base, asked.ply, uci, asked.offer.is_some(), &asked.message)
    };
    let scene = seat.scene(&state, asker).await;
    let scene = scene.map_err(|failure| sign_in_to(failure, carried))?;
    let words = scene.viewer.words;
    scene.actor(carried)?;
    if asked.ply.is_some_and(|ply| ply != scene.game.ply + 1) {
        return show::refused(&scene, StatusCode::CONFLICT, t!(words, "refused-stale"));
    }
    if scene.is_spent() || !scene.view.rights.may_move {
        let text = if scene.game.ending.is_some() {
            t!(words, "refused-ended")
        } else {
            t!(words, "refused-not-your-turn")
        };
        return show::refused(&scene, StatusCode::CONFLICT, text);
    }
    let step = match (&asked.uci, &asked.typed) {
        (Some(uci), _) => by_uci(&scene, uci),
        (None, typed) => entry::typed(words, &scene.game, typed.as_deref().unwrap_or_default()),
    };
    match step {
        Step::Confirm(mv) => {
            let with = With {
                offer: asked.offer.is_some(),
                message: &asked.message,
                error: None,
            };
            answer(&scene, StatusCode::OK, mv, with)
        }
        Step::Entry(entry) => {
            let extras = Extras {
                entry,
                ..Extras::default()
            };
            page::answer(&scene, StatusCode::UNPROCESSABLE_ENTITY, extras)
        }
    }
}

fn by_uci(scene: &Scene, uci: &str) -> Step {
    match scene.game.position.parse_uci(uci) {
        Ok(mv) => Step::Confirm(mv),
        // written as squares it is a typed move too, and typed moves know all the reasons and choices
        Err(_) => entry::typed(scene.viewer.words, &scene.game, uci),
    }
}

/// Answers with the confirm page.
///
/// # Errors
/// A template that fails.
pub fn answer(scene: &Scene, status: StatusCode, mv: Move, with: With<'_>) -> Answer {
    let (game, words) = (&scene.game, scene.viewer.words);
    let voice = Voice::of(&scene.viewer);
    let after = game.position.play(mv);
    let (first, black) = scene.numbering();
    let stored = san(&game.position, mv, crate::rules::notation::Letters::English);
    let warning = warning(scene, mv);
    let offer = &scene.view.rights.may_offer;
    // only the pause after a refused offer is explained unasked: nobody misses an offer with the first move or the last
    let no_offer = match offer {
        Some(Err(why @ GameRefusal::OfferTooSoon { .. })) if warning.is_none() => Some(
            chess::game_refused(words, why, scene.viewer.zone, voice.now.0),
        ),
        _ => None,
    };
    let may_offer = !matches!(offer, Some(Err(_))) && warning.is_none();
    let page = ConfirmPage {
        viewer: &scene.viewer,
        scene,
        base: &scene.base,
        state: sentences::state(voice, &scene.view),
        short: chess::numbered(scene.viewer.lang, game.ply + 1, first, black, &stored),
        long: chess::described(words, &describe(&game.position, mv)),
        warning,
        lapses: scene.view.rights.answer.is_some(),
        board: board(scene, &after, mv),
        list: (scene.style == PositionStyle::List).then(|| chess::position(words, &after)),
        ply: game.ply + 1,
        uci: game.position.uci(mv),
        may_offer,
        no_offer,
        own_offer: scene.view.own_offer_stands,
        offer: with.offer,
        message: with.message,
        error: with.error,
    };
    scene.answer(status, &page)
}

fn board<'a>(scene: &Scene, after: &'a Position, mv: Move) -> Option<Board<'a>> {
    (scene.style == PositionStyle::Diagram).then(|| Board {
        position: after,
        bottom: scene.view.bottom(),
        last: Some((mv.from(), mv.to())),
        squares: Squares::Still,
        lang: scene.viewer.lang,
    })
}

/// "With this move the game ends: …", with the rule named; a mate needs no warning but is said too.
fn warning(scene: &Scene, mv: Move) -> Option<String> {
    let words = scene.viewer.words;
    let outcome = scene.game.would_end(mv)?;
    let reason = chess::reason(words, Ending::Result(outcome));
    let rule = chess::rule(words, outcome.reason);
    Some(match outcome.result.winner() {
        Some(_) => t!(words, "confirm-wins", reason = reason, rule = rule),
        None => t!(words, "confirm-draws", reason = reason, rule = rule),
    })
}
