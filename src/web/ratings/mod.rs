//! Ratings: the lists, how one has come about, and what stands beside names.

mod beside;
mod history;
mod list;
mod wording;

use actix_web::web::{Data, ServiceConfig};

pub(super) use beside::{Beside, Shown, beside};
pub(super) use wording::{pool, shown};

use super::{State, paths};

/// `state` as handlers get it.
type Shared = Data<State>;

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::get(cfg, "/ratings", list::show);
    paths::get(cfg, "/players/{id:[0-9]{1,18}}/ratings", history::show);
}
