//! Sending a move.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::Data;

use crate::actions::Fail;
use crate::actions::play::{self, Accepted, SentMove};
use crate::domain::GameId;
use crate::domain::refusal::GameRefusal;
use crate::i18n::chess;
use crate::web::State;
use crate::web::error::{Answer, Failure};
use crate::web::forms::Form;
use crate::web::page as pages;
use crate::web::viewer::Asker;

use super::confirm::{self, With};
use super::scene::{Scene, Seat, sign_in_to};
use super::show;

/// `POST …/moves`.
pub async fn send(state: Data<State>, asker: Asker, seat: Seat, form: Form) -> Answer {
    let ply = form.number::<u32>("ply").ok_or(Failure::BadForm)?;
    let uci = form.text("uci").to_owned();
    let (offer, message) = (form.ticked("offer"), form.text("message").to_owned());
    // if the session has ended, nothing is lost: the move goes along through the sign-in page
    let carried = || show::carried(&seat.base(), Some(ply), &uci, offer, &message);
    let Some(mover) = seat.clone().mover(&state, asker.clone()).await? else {
        let scene = seat.clone().scene(&state, asker).await;
        let scene = scene.map_err(|failure| sign_in_to(failure, carried))?;
        scene.actor(carried)?;
        return Err(Failure::NotFound);
    };
    // a link is for its own ply; another one is not its business
    if mover.link_ply.is_some_and(|own| ply != own + 1) {
        let scene = seat.scene(&state, asker).await?;
        let words = scene.viewer.words;
        let why = GameRefusal::Stale {
            ply: scene.game.ply,
        };
        let text = chess::game_refused(words, &why, scene.viewer.zone, scene.viewer.now.0);
        return show::refused(&scene, StatusCode::CONFLICT, text);
    }
    let sent = SentMove {
        game: mover.game.id,
        player: mover.me,
        ply,
        uci,
        offer,
        message: message.clone(),
        door: mover.door,
        at: form.arrived,
    };
    let uci = sent.uci.clone();
    match play::make_move_in(&state.ctx, mover.game, sent).await {
        Ok(accepted) => Ok(next(&seat, mover.next, &accepted)),
        Err(Fail::Broken(error)) => Err(error.into()),
        Err(Fail::Refused(why)) => {
            // the present position, not the one that was read before the verb
            let scene = seat.scene(&state, asker).await?;
            refused(
                &scene,
                &why,
                &uci,
                With {
                    offer,
                    message: &message,
                    error: None,
                },
            )
        }
    }
}

/// On to the next game that waits, or back to this one; the note goes along in the address.
fn next(seat: &Seat, next: Option<GameId>, accepted: &Accepted) -> HttpResponse {
    let Seat::Game(id) = seat else {
        return pages::see_other(&seat.base());
    };
    let on = next.unwrap_or(*id);
    pages::see_other(&format!("/games/{on}?sent={id}.{}", accepted.ply))
}

fn refused(scene: &Scene, why: &GameRefusal, uci: &str, with: With<'_>) -> Answer {
    let text = chess::game_refused(
        scene.viewer.words,
        why,
        scene.viewer.zone,
        scene.viewer.now.0,
    );
    let again = matches!(
        why,
        GameRefusal::MessageTooLong | GameRefusal::OfferTooEarly | GameRefusal::OfferTooSoon { .. }
    );
    if again && let Ok(mv) = scene.game.position.parse_uci(uci) {
        let with = With {
            error: Some(text),
            ..with
        };
        return confirm::answer(scene, StatusCode::UNPROCESSABLE_ENTITY, mv, with);
    }
    show::refused(scene, status(why), text)
}

/// The status that tells programs why a verb was refused.
pub fn status(why: &GameRefusal) -> StatusCode {
    match why {
        GameRefusal::NoSuchGame => StatusCode::NOT_FOUND,
        GameRefusal::NotYourGame | GameRefusal::AddressNotConfirmed => StatusCode::FORBIDDEN,
        GameRefusal::Move(_)
        | GameRefusal::MessageTooLong
        | GameRefusal::OfferTooEarly
        | GameRefusal::OfferTooSoon { .. } => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::CONFLICT,
    }
}
