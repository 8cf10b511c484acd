//! Games: the lists, the page of a game, and everything done on it. The pages of a move link are the same ones with
//! another door (see [`scene`]).
//!
//! The steps of a move without JavaScript are GETs with a query; nothing is kept in the session.

mod acts;
pub(in crate::web) mod board;
mod confirm;
mod entry;
mod files;
mod lists;
mod moves;
mod page;
mod scene;
mod send;
mod sentences;
mod show;

use actix_web::web::{self, ServiceConfig};

pub(in crate::web) use sentences::{Voice, aids, rated};

pub(super) fn routes(cfg: &mut ServiceConfig) {
    cfg.route("/games", web::get().to(lists::mine));
    cfg.route("/games/finished", web::get().to(lists::finished));
    cfg.route("/games/{game:[0-9]+}.pgn", web::get().to(files::pgn));
    cfg.route("/games/{game:[0-9]+}.fen", web::get().to(files::fen));
    for base in ["/games/{game:[0-9]+}", "/m/{token}"] {
        let at = |noun: &str| format!("{base}{noun}");
        cfg.route(base, web::get().to(show::show));
        cfg.route(&at("/move"), web::get().to(confirm::confirm));
        cfg.route(&at("/moves"), web::post().to(send::send));
        cfg.route(&at("/draw-offer/{offer}"), web::get().to(acts::ask_accept));
        cfg.route(&at("/draw-acceptance"), web::post().to(acts::accept));
        cfg.route(&at("/draw-refusal"), web::post().to(acts::decline));
        cfg.service(
            web::resource(at("/resignation"))
                .route(web::get().to(acts::ask_resign))
                .route(web::post().to(acts::resign)),
        );
        cfg.service(
            web::resource(at("/draw-claim"))
                .route(web::get().to(acts::ask_claim))
                .route(web::post().to(acts::claim)),
        );
        cfg.service(
            web::resource(at("/abort"))
                .route(web::get().to(acts::ask_abort))
                .route(web::post().to(acts::abort)),
        );
    }
}
