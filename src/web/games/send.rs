//! Sending a move.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::Data;

use crate::actions::Fail;
use crate::actions::play::{self, Accepted, Claimed, SentMove};
use crate::domain::game::{Game, clean_message};
use crate::domain::helping::{EnteredBy, Postmark};
use crate::domain::player::AfterSending;
use crate::domain::refusal::GameRefusal;
use crate::domain::{GameId, PlayerId};
use crate::i18n::{refusals, t};
use crate::links::places;
use crate::rules::endings::ClaimKind;
use crate::storage::games;
use crate::web::State;
use crate::web::error::{Answer, Failure};
use crate::web::forms::Form;
use crate::web::page as pages;
use crate::web::viewer::Asker;

use super::confirm::{self, With};
use super::helping::Entering;
use super::mover::Mover;
use super::page::{self, Unsent};
use super::scene::{Scene, Seat};
use super::show;

/// `POST …/moves`.
pub async fn send(state: Data<State>, asker: Asker, seat: Seat, form: Form) -> Answer {
    let ply = form.number::<u32>("ply").ok_or(Failure::BadForm)?;
    let with = sent_with(&form);
    let Some(mover) = seat.clone().mover(&state, asker.clone()).await? else {
        // the page says why not; if the session has ended, it is a sign-in page that carries this form along
        let scene = seat.scene(&state, asker).await?;
        scene.actor(|| scene.base.clone())?;
        return Err(Failure::NotFound);
    };
    // a link is for its own ply; another one is not its business
    if mover.link_ply.is_some_and(|own| ply != own + 1) {
        let scene = seat.scene(&state, asker).await?;
        let ply = scene.game.ply;
        return refused(&scene, &GameRefusal::Stale { ply }, "", with);
    }
    if form.ticked("direct") && wants_a_look(&mover, ply, form.text("uci")) {
        let scene = seat.clone().scene(&state, asker.clone()).await?;
        let played = scene.game.position.parse_uci(form.text("uci"));
        if let (Ok(mv), true) = (played, scene.view.rights.may_move) {
            return confirm::answer(&scene, StatusCode::OK, mv, with);
        }
    }
    let told = match mover.entered_by {
        Some(by) => told(&seat, &state, &asker, &with.entering, (by, &mover.game)).await?,
        None => Ok((None, None)),
    };
    let (entered, postmark) = match told {
        Ok(told) => told,
        Err(why) => {
            let scene = seat.scene(&state, asker).await?;
            return refused(&scene, &why, form.text("uci"), with);
        }
    };
    let (id, waits, after) = (mover.game.id, mover.next, mover.board.after);
    let sent = SentMove {
        game: id,
        player: mover.me,
        ply,
        uci: form.text("uci").to_owned(),
        offer: with.offer,
        claim: with.claim,
        message: with.message.to_owned(),
        door: mover.door,
        at: form.arrived,
        entered,
        postmark,
    };
    match play::make_move_in(&state.ctx, mover.game, sent).await {
        Ok(accepted) if accepted.again && is_news(&state, id, ply, with.message).await? => {
            let scene = seat.scene(&state, asker).await?;
            told_late(&scene, ply, with.message)
        }
        Ok(accepted) => Ok(next(&seat, after, waits, &accepted)),
        Err(Fail::Broken(error)) => Err(error.into()),
        Err(Fail::Refused(why)) => {
            // the present position, not the one that was read before the verb
            let scene = seat.scene(&state, asker).await?;
            refused(&scene, &why, form.text("uci"), with)
        }
    }
}

/// What comes with the move.
fn sent_with(form: &Form) -> With<'_> {
    With {
        offer: form.ticked("offer"),
        claim: ClaimKind::from_code(form.text("claim")),
        message: form.text("message"),
        entering: Entering::sent(form),
        error: None,
        rule: None,
    }
}

/// Who enters a move for its player, and from when it counts. The scene says first whether he may.
async fn told(
    seat: &Seat,
    state: &Data<State>,
    asker: &Asker,
    entering: &Entering,
    (by, game): (PlayerId, &Game),
) -> Result<Result<(Option<EnteredBy>, Option<Postmark>), GameRefusal>, Failure> {
    let scene = seat.clone().scene(state, asker.clone()).await?;
    let read = || {
        let entered = entering.by(by)?;
        let postmark = entering.dated(&scene.viewer, game.changed_at)?;
        Ok((Some(entered), postmark))
    };
    Ok(read())
}

/// Whether a move that stands already came again with other words than those that went with it.
async fn is_news(state: &State, id: GameId, ply: u32, message: &str) -> Result<bool, Failure> {
    let message = clean_message(message);
    if message.is_empty() {
        return Ok(false);
    }
    let record = state.ctx.db.read(move |c| games::record(c, id)).await?;
    let mut said = record.iter().flat_map(|record| &record.messages);
    Ok(!said.any(|said| said.ply == ply && said.body == message))
}

/// The move stands, and the words that came after it were not added: they are given back.
fn told_late(scene: &Scene, ply: u32, message: &str) -> Answer {
    let played = page::move_name(scene, ply);
    let text = t!(scene.viewer.words, "game-message-late", played = played);
    show::refused(scene, StatusCode::OK, text, Unsent::of(message, false))
}

/// Whether a move that was made on the board is shown before it is sent: its player wants that, or it ends the game, or
/// lets an offer lapse, or a draw could be claimed with it.
fn wants_a_look(mover: &Mover, ply: u32, uci: &str) -> bool {
    let game = &mover.game;
    let ends = || {
        let played = game.position.parse_uci(uci);
        played.is_ok_and(|mv| game.would_end(mv).is_some() || game.claimable_with(mv).is_some())
    };
    let offer = game.standing_offer();
    let lapses = offer.is_some_and(|offer| game.player(offer.by) != mover.me);
    ply == game.ply + 1 && (mover.board.confirm || lapses || ends())
}

/// On to the next game that waits, back to this one, or to the list, as the player likes; the note goes along in the
/// address.
fn next(
    seat: &Seat,
    after: AfterSending,
    next: Option<GameId>,
    accepted: &Accepted,
) -> HttpResponse {
    let wrong = accepted.claimed == Some(Claimed::Wrong);
    if let Seat::For(id, _) = seat {
        let note = if wrong { "&note=claim-wrong" } else { "" };
        let (base, ply) = (seat.base(), accepted.ply);
        return pages::see_other(&format!("{base}?sent={id}.{ply}{note}"));
    }
    let Seat::Game(id) = seat else {
        let note = if wrong { "?note=claim-wrong" } else { "" };
        return pages::see_other(&format!("{}{note}", seat.base()));
    };
    // what became of a claim is read on its own game
    if accepted.claimed.is_some() {
        let note = if wrong { "&note=claim-wrong" } else { "" };
        let ply = accepted.ply;
        return pages::see_other(&format!("/games/{id}?sent={id}.{ply}{note}"));
    }
    let on = match after {
        AfterSending::List => String::new(),
        AfterSending::Next | AfterSending::Stay => format!("/{}", next.unwrap_or(*id)),
    };
    pages::see_other(&format!("/games{on}?sent={id}.{}", accepted.ply))
}

fn refused(scene: &Scene, why: &GameRefusal, uci: &str, with: With<'_>) -> Answer {
    let again = matches!(
        why,
        GameRefusal::MessageTooLong
            | GameRefusal::OfferTooEarly
            | GameRefusal::OfferTooSoon { .. }
            | GameRefusal::ClaimedAlready
            | GameRefusal::NothingToClaim
            | GameRefusal::NoWay
            | GameRefusal::Postmark { .. }
            | GameRefusal::PostmarkReason
    );
    if again && let Ok(mv) = scene.game.position.parse_uci(uci) {
        let (words, zone) = (scene.viewer.words, scene.viewer.zone);
        let text = refusals::game_refused(words, why, zone, scene.viewer.now.0);
        let with = With {
            error: Some(text),
            rule: places::of_refused(why),
            ..with
        };
        return confirm::answer(scene, StatusCode::UNPROCESSABLE_ENTITY, mv, with);
    }
    // nothing of what was written is lost
    let written = [with.message, with.entering.reason.as_str()];
    let written: Vec<&str> = written
        .into_iter()
        .filter(|text| !text.is_empty())
        .collect();
    let unsent = Unsent::of(&written.join("\n"), with.offer);
    show::refused_by(scene, why, unsent)
}

/// The status that tells programs why a verb was refused.
pub fn status(why: &GameRefusal) -> StatusCode {
    match why {
        GameRefusal::NoSuchGame => StatusCode::NOT_FOUND,
        GameRefusal::NotYourGame
        | GameRefusal::AddressNotConfirmed
        | GameRefusal::NotHelper
        | GameRefusal::HelperPlays => StatusCode::FORBIDDEN,
        GameRefusal::Move(_)
        | GameRefusal::MessageTooLong
        | GameRefusal::NoWay
        | GameRefusal::Postmark { .. }
        | GameRefusal::PostmarkReason
        | GameRefusal::OfferTooEarly
        | GameRefusal::OfferTooSoon { .. } => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::CONFLICT,
    }
}
