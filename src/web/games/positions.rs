//! `GET …/positions.json`: the positions of a game with the names of its moves, fetched by the page's script when somebody
//! first steps back: on every page they would weigh more than the board.

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::Data;

use crate::web::State;
use crate::web::error::Answer;
use crate::web::viewer::Asker;

use super::page::move_name;
use super::scene::Seat;

/// For each ply, the start first: the first field of its FEN, the move that led there as UCI, and its name.
pub async fn show(state: Data<State>, asker: Asker, seat: Seat) -> Answer {
    let scene = seat.scene(&state, asker).await?;
    let plies: Vec<[String; 3]> = scene
        .view
        .moves
        .iter()
        .map(|one| {
            let placement = one.fen.split(' ').next().unwrap_or_default().to_owned();
            let name = if one.ply == 0 {
                String::new()
            } else {
                move_name(&scene, one.ply)
            };
            [placement, one.uci.clone(), name]
        })
        .collect();
    let cache = if scene.is_link() {
        "no-store"
    } else {
        "private, no-cache"
    };
    Ok(HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, cache))
        .insert_header((header::VARY, "Cookie, Accept-Language"))
        .json(plies))
}
