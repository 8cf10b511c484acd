//! Tournaments as everybody sees them: what there is, how each stands, how its order came about, its files.

mod archive;
mod files;
mod games_file;
mod legend;
mod list;
mod marks;
mod matches;
mod pairings;
mod progress;
mod report;
mod seen;
mod sentences;
mod sheets;
mod show;
mod table;
mod tie_breaks;

use actix_web::web::ServiceConfig;

use super::paths;

pub(in crate::web) use archive::resume_champion;
pub(in crate::web) use list::{Line, line};

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::get(cfg, "/tournaments", list::list);
    paths::get(cfg, "/tournaments/archive", archive::show);
    paths::both(
        cfg,
        "/tournaments/archive/new",
        archive::empty,
        archive::add,
    );
    paths::post(
        cfg,
        "/tournaments/archive/{id:[0-9]{1,18}}/removal",
        archive::remove,
    );
    paths::get(cfg, "/tournaments/{id:[0-9]+}", show::show);
    paths::get(cfg, "/tournaments/{id:[0-9]+}/pairings", pairings::show);
    paths::get(cfg, "/tournaments/{id:[0-9]+}/progress", progress::show);
    paths::get(cfg, "/tournaments/{id:[0-9]+}/report", report::page);
    paths::get(cfg, "/tournaments/{id:[0-9]+}/report.txt", report::text);
    paths::get(cfg, "/tournaments/{id:[0-9]+}/tie-breaks", tie_breaks::show);
    paths::get(
        cfg,
        "/tournaments/{id:[0-9]+}/crosstable.html",
        sheets::html,
    );
    paths::get(cfg, "/tournaments/{id:[0-9]+}/entries.csv", sheets::entries);
    paths::get(cfg, "/tournaments/{id:[0-9]+}/crosstable.csv", files::csv);
    paths::get(cfg, "/tournaments/{id:[0-9]+}/tournament.trf", files::trf);
    paths::get(cfg, "/tournaments/{id:[0-9]+}/games.pgn", games_file::pgn);
}
