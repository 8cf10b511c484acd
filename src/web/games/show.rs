//! Showing a game, and the first steps of a move.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use askama::Template;

use crate::domain::GameId;
use crate::domain::ending::Ending;
use crate::domain::player::PositionStyle;
use crate::domain::refusal::GameRefusal;
use crate::domain::visibility::{GameView, Standing};
use crate::i18n::{Words, chess, refusals, t};
use crate::links::places;
use crate::rules::{Color, Position, Square};
use crate::storage::games;
use crate::web::State;
use crate::web::asked::Asked;
use crate::web::error::{Answer, Failure};
use crate::web::viewer::{Asker, Viewer};

use super::analysis;
use super::board::{Board, Squares, squares_of};
use super::entry::{self, Step};
use super::helping;
use super::page::{self, Extras, Note, Unsent};
use super::plan::written_in;
use super::scene::{Scene, Seat};
use super::send::status;
use super::sentences::{self, Voice};

/// `GET /games/{game}` and `GET /m/{token}`.
pub async fn show(state: Data<State>, asker: Asker, seat: Seat, asked: Asked) -> Answer {
    let scene = match seat.clone().scene(&state, asker.clone()).await {
        Err(Failure::Private(why)) => {
            // who enters moves for one of the two sees it as he does
            let way = match seat {
                Seat::Game(id) => helping::only_way_in(&state, &asker, id).await?,
                _ => None,
            };
            return match way {
                Some(way) => Ok(crate::web::page::see_other(&way)),
                None => Err(Failure::Private(why)),
            };
        }
        other => other?,
    };
    if scene.is_spent() {
        return spent(&scene, StatusCode::OK, None, None);
    }
    let mut extras = Extras {
        ply: asked.parsed("ply"),
        square: asked.parsed("square"),
        analyses: analysis::shown(&state, &scene).await?,
        ..Extras::default()
    };
    if scene.is_own() {
        extras
            .analyses
            .extend(helping::ways_in(&state, &scene).await?);
    }
    if let Some(sent) = asked.get("sent") {
        extras.notes.extend(sent_note(&state, &scene, sent).await?);
    }
    extras.notes.extend(known_note(&scene, asked.get("note")));
    if scene.view.rights.may_move {
        match entry::squares(
            scene.viewer.words,
            &scene.game,
            asked.parsed::<Square>("from"),
            asked.parsed::<Square>("to"),
        ) {
            Step::Confirm(mv) => {
                return Ok(scene.back(&format!("/move?uci={}", scene.game.position.uci(mv))));
            }
            Step::Entry(entry) => extras.entry = entry,
        }
    }
    page::answer(&scene, StatusCode::OK, extras)
}

fn known_note(scene: &Scene, note: Option<&str>) -> Option<Note> {
    let words = scene.viewer.words;
    match note? {
        "declined" => Some(Note::good(t!(words, "game-note-declined"))),
        "time-act" => Some(Note::good(t!(words, "game-note-time-act"))),
        "claim-wrong" if has_claimed_wrongly(scene) => Some(claimed_wrongly(scene)),
        _ => None,
    }
}

/// An address can be made up; the note is true only of somebody who has claimed.
fn has_claimed_wrongly(scene: &Scene) -> bool {
    let mut events = scene.view.events.iter();
    events.any(|event| event.kind == "claim_failed" && event.by == scene.view.side)
}

/// What has become of a claim that was not right.
fn claimed_wrongly(scene: &Scene) -> Note {
    let (words, game, side) = (scene.viewer.words, &scene.game, scene.view.side);
    let offers = |side| game.standing_offer().is_some_and(|offer| offer.by == side);
    let early = |side| game.may_offer(side) == Err(GameRefusal::OfferTooEarly);
    let became = match side {
        Some(side) if offers(side) => "offer",
        Some(side) if early(side) => "early",
        _ => "nothing",
    };
    Note {
        link: Some((
            format!("/rules/{}", places::WRONG_CLAIMS),
            t!(words, "rules-why"),
        )),
        ..Note::bad(t!(words, "game-note-claim-wrong", became = became))
    }
}

/// "Sent. 14.Nf3. Berta has until …": `sent` names game and ply (`1047.27`), for it may be told on the page of the next.
async fn sent_note(state: &State, scene: &Scene, sent: &str) -> Result<Option<Note>, Failure> {
    match game_and_ply(sent) {
        Some((game, ply)) if game == scene.view.id => {
            let nothing_waits = scene.viewer.waiting == 0 && scene.is_own();
            let note = note_of(&scene.viewer, &scene.view, ply, nothing_waits);
            Ok(note.map(|note| Note {
                link: note.link.filter(|_| scene.is_own()),
                ..note
            }))
        }
        _ => sent_elsewhere(state, &scene.viewer, sent).await,
    }
}

fn game_and_ply(sent: &str) -> Option<(GameId, u32)> {
    let (game, ply) = sent.split_once('.')?;
    Some((game.parse().ok()?, ply.parse().ok()?))
}

/// The same, of a move in another game than the page's.
///
/// # Errors
/// Storage.
pub async fn sent_elsewhere(
    state: &State,
    viewer: &Viewer,
    sent: &str,
) -> Result<Option<Note>, Failure> {
    let Some((game, ply)) = game_and_ply(sent) else {
        return Ok(None);
    };
    let record = state.ctx.db.read(move |c| games::record(c, game)).await?;
    let eyes = viewer.id().map(crate::domain::visibility::Viewer::Player);
    let seen = record
        .zip(eyes)
        .and_then(|(record, eyes)| crate::domain::visibility::see(record, eyes, viewer.now).ok());
    let Some(view) = seen.map(|seen| seen.view) else {
        return Ok(Some(Note::good(t!(viewer.words, "game-sent-plain"))));
    };
    Ok(note_of(viewer, &view, ply, false))
}

fn note_of(viewer: &Viewer, view: &GameView, ply: u32, nothing_waits: bool) -> Option<Note> {
    let (voice, words) = (Voice::of(viewer), viewer.words);
    let side = view.side?;
    let played = view.moves.get(ply as usize).filter(|m| m.ply > 0)?;
    let (first, black) = super::scene::numbering(view);
    let name = chess::numbered(words.lang(), ply, first, black, &played.san);
    let opponent = view.player(!side).display.as_str();
    if let Standing::Ended { ending, .. } = &view.standing {
        return Some(Note::good(ended(voice, view, side, *ending, ply, name)));
    }
    let replies: Vec<String> = replies(view, ply).collect();
    let mut text = match sentences::clock(voice, view, !side) {
        _ if !replies.is_empty() => answered(words, view, side, name, ply, &replies),
        Some(clock) => t!(
            words,
            "game-sent",
            played = name,
            name = opponent,
            until = clock.until
        ),
        None => t!(words, "game-sent-short", played = name),
    };
    if nothing_waits {
        text.push(' ');
        text.push_str(&t!(words, "game-nothing-waits"));
    }
    let mut note = Note::good(text);
    note.link = view.terms.plans.then(|| {
        let address = format!("/games/{}/plan", view.id);
        (address, t!(words, "plan-sent-link"))
    });
    Some(note)
}

/// The conditional moves that a move set off.
fn replies(view: &GameView, ply: u32) -> impl Iterator<Item = String> {
    let after = view.moves.iter().skip(ply as usize + 1);
    after.take_while(|m| m.planned).map(|m| m.san.clone())
}

/// "Sent: 14.Nf3. Berta had planned for that, and this was played at once: 14…Nf6." The page says whose move it is.
fn answered(
    words: &'static Words,
    view: &GameView,
    side: Color,
    played: String,
    ply: u32,
    replies: &[String],
) -> String {
    let moves = written_in(view, words.lang(), ply, replies);
    let name = view.player(!side).display.as_str();
    t!(
        words,
        "game-sent-answered",
        played = played,
        name = name,
        moves = moves
    )
}

/// What the move has ended: "Checkmate: you have won. 4.Qxf7#".
fn ended(
    voice: Voice,
    view: &GameView,
    side: Color,
    ending: Ending,
    ply: u32,
    played: String,
) -> String {
    let words = voice.words;
    let reason = chess::reason(words, ending);
    let by_this_move = ply == view.ply && ending.is_on_the_board();
    match ending {
        Ending::Result(outcome) if by_this_move && outcome.result.winner() == Some(side) => {
            let reason = chess::capitalised(&reason);
            t!(words, "game-sent-won", reason = reason, played = played)
        }
        Ending::Result(outcome) if by_this_move && outcome.result.winner().is_none() => {
            t!(words, "game-sent-drawn", reason = reason, played = played)
        }
        // the game went on after it, or ended by something else than this move
        _ => {
            let ending = chess::ending(words, ending, &view.white.display, &view.black.display);
            t!(words, "game-sent-over", played = played, ending = ending)
        }
    }
}

/// The page of a link whose move has been made.
#[derive(Template)]
#[template(path = "games/spent.html")]
struct Spent<'a> {
    viewer: &'a Viewer,
    title: String,
    note: Option<Note>,
    unsent: Option<Unsent>,
    text: String,
    state: sentences::State,
    board: Option<Board<'a>>,
    list: Option<[String; 3]>,
    id: i64,
}

/// Answers for a link that can do nothing any more.
///
/// # Errors
/// A template that fails.
pub fn spent(
    scene: &Scene,
    status: StatusCode,
    note: Option<Note>,
    unsent: Option<Unsent>,
) -> Answer {
    let (voice, words) = (Voice::of(&scene.viewer), scene.viewer.words);
    let played = scene
        .link_ply
        .and_then(|ply| scene.view.moves.get(ply as usize + 1));
    let after = played.and_then(|m| Position::from_fen(&m.fen).ok());
    let position = after.as_ref().unwrap_or(&scene.view.position);
    let last = played.or_else(|| scene.view.moves.last());
    let text = match played {
        Some(played) => {
            let name = page::move_name(scene, played.ply);
            t!(
                words,
                "link-spent",
                played = name,
                at = voice.date(played.at)
            )
        }
        None => t!(words, "link-over"),
    };
    let page = Spent {
        viewer: &scene.viewer,
        title: t!(words, "game-title", id = scene.view.id),
        note,
        unsent,
        text,
        state: sentences::state(voice, &scene.view),
        board: (scene.style == PositionStyle::Diagram).then(|| Board {
            position,
            bottom: scene.bottom(),
            last: last.and_then(|m| squares_of(&m.uci)),
            squares: Squares::Still,
            lang: scene.viewer.lang,
        }),
        list: (scene.style == PositionStyle::List).then(|| chess::position(words, position)),
        id: scene.view.id,
    };
    scene.answer(status, &page)
}

/// Answers with the present position, why something was refused, and what was to go with it.
///
/// # Errors
/// A template that fails.
pub fn refused(scene: &Scene, status: StatusCode, text: String, unsent: Option<Unsent>) -> Answer {
    noted(scene, status, Note::bad(text), unsent)
}

/// The page of a game after a verb was refused: why, with the way to the rule it rests on.
///
/// # Errors
/// A template that fails.
pub fn refused_by(scene: &Scene, why: &GameRefusal, unsent: Option<Unsent>) -> Answer {
    let (words, zone) = (scene.viewer.words, scene.viewer.zone);
    let text = refusals::game_refused(words, why, zone, scene.viewer.now.0);
    let rule = places::of_refused(why);
    let note = Note {
        link: rule.map(|place| (format!("/rules/{place}"), t!(words, "rules-why"))),
        ..Note::bad(text)
    };
    noted(scene, status(why), note, unsent)
}

fn noted(scene: &Scene, status: StatusCode, note: Note, unsent: Option<Unsent>) -> Answer {
    if scene.is_spent() {
        return spent(scene, status, Some(note), unsent);
    }
    let extras = Extras {
        notes: vec![note],
        unsent,
        ..Extras::default()
    };
    page::answer(scene, status, extras)
}
