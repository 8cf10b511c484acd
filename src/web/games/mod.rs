//! Games: the lists, the page of a game, and everything done on it. The pages of a move link are the same ones with
//! another door (see [`scene`]).
//!
//! The steps of a move without JavaScript are GETs with a query; nothing is kept in the session.

mod acts;
mod adjudication;
mod analysis;
mod appeal;
mod audience;
mod away;
pub(in crate::web) mod board;
mod confirm;
mod diagram;
mod entry;
mod files;
mod helping;
mod ledger;
mod ledger_json;
pub(in crate::web) mod lists;
mod men;
mod mover;
mod moves;
mod on_paper;
mod page;
mod picture;
mod plan;
mod positions;
mod repeated;
mod scene;
mod script;
mod send;
mod sentences;
mod sheet;
mod show;
mod strip;
mod talk;
mod time_acts;
mod watching;
mod ways;

use actix_web::web::ServiceConfig;

use super::paths;

pub(in crate::web) use adjudication::resume as resume_claim;
pub(in crate::web) use analysis::resume as resume_analysis;
pub(in crate::web) use appeal::resume as resume_appeal;
pub(in crate::web) use confirm::{resume, resume_for as resume_entered};
pub(in crate::web) use diagram::diagram;
pub(in crate::web) use files::whole as whole_pgn;
pub(in crate::web) use plan::resume as resume_plan;
pub(in crate::web) use sentences::{Voice, aids, plans_allowed, rated};
pub(in crate::web) use talk::resume as resume_talk;
pub(in crate::web) use time_acts::resume as resume_time;

pub(super) fn routes(cfg: &mut ServiceConfig) {
    list_routes(cfg);
    paths::get(cfg, "/games/{game:[0-9]+}/sheet", sheet::show);
    paths::both(
        cfg,
        "/games/{game:[0-9]+}/time-acts",
        time_acts::show,
        time_acts::act,
    );
    paths::both(
        cfg,
        "/games/{game:[0-9]+}/adjudication",
        adjudication::show,
        adjudication::claim,
    );
    paths::both(
        cfg,
        "/games/{game:[0-9]+}/appeal",
        appeal::show,
        appeal::make,
    );
    paths::both(cfg, "/games/{game:[0-9]+}/messages", talk::show, talk::say);
    paths::post(
        cfg,
        "/games/{game:[0-9]+}/messages/{message:[0-9]{1,18}}/report",
        talk::report,
    );
    paths::post(cfg, "/games/{game:[0-9]+}/nudge", talk::nudge);
    paths::post(cfg, "/games/{game:[0-9]+}/mute", talk::mute);
    paths::both(cfg, "/games/{game:[0-9]+}/plan", plan::show, plan::write);
    paths::post(cfg, "/games/{game:[0-9]+}/plan/lines", plan::add);
    paths::post(cfg, "/games/{game:[0-9]+}/plan/removal", plan::remove);
    analysis_routes(cfg);
    paths::get(cfg, "/games/{game:[0-9]+}/ledger", ledger::show);
    paths::get(cfg, "/games/{game:[0-9]+}/ledger.json", ledger_json::show);
    paths::get(cfg, "/games/{game:[0-9]+}.pgn", files::pgn);
    paths::get(cfg, "/games/{game:[0-9]+}.fen", files::fen);
    paths::get(cfg, "/games/{game:[0-9]+}/board.svg", picture::svg);
    paths::get(cfg, "/games/{game:[0-9]+}/board.png", picture::png);
    for base in [
        "/games/{game:[0-9]+}",
        "/games/{game:[0-9]+}/for/{member:white|black}",
        "/m/{token}",
    ] {
        let at = |noun: &str| format!("{base}{noun}");
        paths::get(cfg, base, show::show);
        paths::get(cfg, &at("/positions.json"), positions::show);
        paths::both(cfg, &at("/move"), confirm::confirm, confirm::preview);
        paths::post(cfg, &at("/moves"), send::send);
        paths::get(cfg, &at("/draw-offer/{offer}"), acts::ask_accept);
        paths::post(cfg, &at("/draw-acceptance"), acts::accept);
        paths::post(cfg, &at("/draw-refusal"), acts::decline);
        paths::both(cfg, &at("/resignation"), acts::ask_resign, acts::resign);
        paths::both(cfg, &at("/draw-claim"), acts::ask_claim, acts::claim);
        paths::both(cfg, &at("/abort"), acts::ask_abort, acts::abort);
    }
}

fn list_routes(cfg: &mut ServiceConfig) {
    paths::get(cfg, "/games", lists::mine);
    paths::get(cfg, "/games/waiting", lists::waiting);
    paths::get(cfg, "/games/others", lists::others);
    paths::get(cfg, "/games/finished", lists::finished);
    paths::get(cfg, "/games/next", lists::next);
    paths::get(cfg, "/games/helping", helping::list);
    paths::get(cfg, "/games/watching", watching::show);
    paths::get(cfg, "/games/positions", on_paper::show);
}

fn analysis_routes(cfg: &mut ServiceConfig) {
    let at = |rest: &str| format!("/games/{{game:[0-9]+}}/analysis{rest}");
    paths::both(cfg, &at(""), analysis::show, analysis::write);
    paths::post(cfg, &at("/moves"), analysis::add);
    paths::post(cfg, &at("/order"), analysis::sort);
    paths::post(cfg, &at("/removal"), analysis::remove);
    paths::post(cfg, &at("/import"), analysis::import);
    paths::post(cfg, &at("/consent"), analysis::agree);
    paths::get(cfg, &at(".pgn"), analysis::pgn);
    paths::get(cfg, &at("/{side:white|black}"), analysis::show_of);
    paths::get(cfg, &at("/{side:white|black}.pgn"), analysis::pgn_of);
}
