//! A game as a file: PGN and FEN.

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::Data;

use crate::domain::ending::Ending;
use crate::domain::time::Instant;
use crate::domain::visibility::{GameRecord, GameView, Standing};
use crate::i18n::{Lang, chess, t, words};
use crate::rules::pgn::{Ply, write};
use crate::web::State;
use crate::web::error::Answer;
use crate::web::viewer::{Asker, Viewer};

use super::ledger;
use super::scene::{Scene, Seat};

/// `GET /games/{game}.pgn`.
pub async fn pgn(state: Data<State>, asker: Asker, seat: Seat) -> Answer {
    let scene = seat.scene(&state, asker).await?;
    Ok(file(
        &scene,
        "application/vnd.chess-pgn",
        "pgn",
        text(&scene),
    ))
}

/// `GET /games/{game}.fen`.
pub async fn fen(state: Data<State>, asker: Asker, seat: Seat) -> Answer {
    let scene = seat.scene(&state, asker).await?;
    let fen = format!("{}\n", scene.view.position.fen());
    Ok(file(&scene, "text/plain; charset=utf-8", "fen", fen))
}

/// A game that was read already as PGN, if this reader may see it.
pub fn whole(viewer: Viewer, record: GameRecord) -> Option<String> {
    Scene::of_record(viewer, record)
        .ok()
        .map(|scene| text(&scene))
}

/// A file of this game; nobody on the way keeps it.
pub(super) fn file(scene: &Scene, kind: &'static str, ending: &str, body: String) -> HttpResponse {
    let name = format!("inline; filename=\"fernzug-{}.{ending}\"", scene.view.id);
    HttpResponse::Ok()
        .content_type(kind)
        .insert_header((header::CONTENT_DISPOSITION, name))
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .insert_header((header::VARY, "Cookie"))
        .body(body)
}

/// The tags of a game, and its result.
pub(super) fn headed(scene: &Scene) -> (Vec<(&'static str, String)>, &'static str) {
    let view = &scene.view;
    let (result, termination, reason) = match &view.standing {
        Standing::Ended { ending, .. } => (ending.result(), ending.termination(), ending.reason()),
        _ => ("*", "unterminated", ""),
    };
    let site = &scene.viewer.site;
    let tags = tags(
        view,
        &site.site_name,
        site.urls.base(),
        result,
        termination,
        reason,
    );
    (tags, result)
}

fn text(scene: &Scene) -> String {
    let view = &scene.view;
    let closing = match &view.standing {
        Standing::Ended { ending, .. } => Some(closing(*ending)),
        _ => None,
    };
    let (tags, result) = headed(scene);
    // from the ledger, as on its page: what stands beside the moves is a cache
    let clocks = ledger::of(scene).shown();
    let plies: Vec<Ply> = view
        .moves
        .iter()
        .skip(1)
        .map(|m| Ply {
            san: m.san.clone(),
            comment: comment(clocks.get(&m.ply).copied(), m.planned),
        })
        .collect();
    let (first, black) = scene.numbering();
    write(&tags, &plies, first, black, closing.as_deref(), result)
}

/// What the clock showed, and whether it was a conditional move; in English, as all of a PGN is.
fn comment(left: Option<i64>, planned: bool) -> Option<String> {
    let clock = left.map(|left| format!("[%clk {}]", clock(left)));
    let planned = planned.then(|| t!(words(Lang::En), "ledger-conditional"));
    let all: Vec<String> = clock.into_iter().chain(planned).collect();
    (!all.is_empty()).then(|| all.join(" "))
}

/// "Checkmate (5.1.1)": in English, as all of a PGN is; the article where the Laws have one.
fn closing(ending: Ending) -> String {
    let reason = chess::capitalised(&chess::reason(words(Lang::En), ending));
    match ending {
        Ending::Result(outcome) | Ending::OnTime(outcome, _) => {
            format!("{reason} ({})", outcome.reason.article())
        }
        _ => reason,
    }
}

fn tags(
    view: &GameView,
    event: &str,
    site: &str,
    result: &str,
    termination: &str,
    reason: &str,
) -> Vec<(&'static str, String)> {
    let date = date(view.started_at);
    let (event, round) = match &view.terms.event {
        Some(tag) => (tag.name.as_str(), tag.round.as_str()),
        None => (event, "-"),
    };
    let mut tags = vec![
        ("Event", event.to_owned()),
        ("Site", format!("{site}/games/{}", view.id)),
        ("Date", date.clone()),
        ("Round", round.to_owned()),
        ("White", view.white.display.clone()),
        ("Black", view.black.display.clone()),
        ("Result", result.to_owned()),
        ("EventDate", date),
        ("Mode", "EM".to_owned()),
        ("TimeControl", view.terms.time.control.pgn()),
        ("RuleSet", view.terms.profile.clone()),
        ("Termination", termination.to_owned()),
    ];
    if !reason.is_empty() {
        tags.push(("ResultReason", reason.to_owned()));
    }
    if !view.terms.usual_start {
        tags.push(("SetUp", "1".to_owned()));
        tags.push(("FEN", view.terms.start_fen.clone()));
    }
    tags
}

/// `2027.05.14`, in UTC.
fn date(at: Instant) -> String {
    let day = crate::i18n::dates::iso(at.0);
    day.get(..10).unwrap_or("????.??.??").replace('-', ".")
}

/// `51:59:58`: hours go on beyond a day, as programs read it.
fn clock(left: i64) -> String {
    let seconds = left.max(0) / 1_000;
    format!(
        "{}:{:02}:{:02}",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60
    )
}
