//! A game as a file: PGN and FEN.

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::Data;

use crate::domain::visibility::{GameRecord, Viewer as Eyes};
use crate::i18n;
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
pub fn whole(viewer: Viewer, eyes: Eyes, record: GameRecord) -> Option<String> {
    Scene::of_record(viewer, eyes, record)
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
    let site = &scene.viewer.site;
    i18n::pgn::headed(&scene.view, &site.site_name, site.urls.base())
}

fn text(scene: &Scene) -> String {
    let site = &scene.viewer.site;
    let shown = ledger::of(scene).shown();
    i18n::pgn::game(&scene.view, &shown, &site.site_name, site.urls.base())
}
