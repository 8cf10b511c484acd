//! Directing tournaments: setting them up, the director's desk, and what players send to a tournament.

mod acts;
mod desk;
mod entries;
mod form;
mod preset;
mod read;

use actix_web::web::ServiceConfig;

use super::error::Failure;
use super::paths;
use super::viewer::Viewer;
use crate::actions::Fail;
use crate::domain::refusal::TournamentRefusal;
use crate::domain::tournament::setup::Tournament;

pub(super) fn routes(cfg: &mut ServiceConfig) {
    paths::both(cfg, "/tournaments/new", form::empty, form::create);
    paths::both(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/setup",
        form::edit,
        form::change,
    );
    paths::get(cfg, "/tournaments/{id:[0-9]{1,18}}/desk", desk::show);
    paths::post(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/registration",
        desk::open,
    );
    paths::post(cfg, "/tournaments/{id:[0-9]{1,18}}/draw", desk::draw);
    paths::post(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/cancellation",
        desk::call_off,
    );
    paths::post(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/directors",
        desk::directors,
    );
    paths::post(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/announcements",
        desk::announce,
    );
    paths::post(cfg, "/tournaments/{id:[0-9]{1,18}}/decisions", desk::decide);
    paths::post(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/withdrawals",
        desk::withdraw,
    );
    paths::post(cfg, "/tournaments/{id:[0-9]{1,18}}/players", desk::add);
    paths::post(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/players/{player:[0-9]{1,18}}/removal",
        desk::remove,
    );
    paths::post(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/players/{player:[0-9]{1,18}}/rating",
        desk::rate,
    );
    paths::post(cfg, "/tournaments/{id:[0-9]{1,18}}/entries", entries::enter);
    paths::post(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/departure",
        entries::leave,
    );
}

/// The tournament, for somebody who directs it. To all others a draft does not exist.
fn directed(viewer: &Viewer, found: Option<Tournament>) -> Result<Tournament, Failure> {
    use crate::domain::tournament::field::TournamentState;
    let tournament = found.ok_or(Failure::NotFound)?;
    let player = viewer.signed_in()?;
    if tournament.is_directed_by(player) {
        Ok(tournament)
    } else if tournament.state == TournamentState::Draft {
        Err(Failure::NotFound)
    } else {
        Err(Failure::Forbidden)
    }
}

/// A refusal that has a page of its own; the others are said beside the form.
fn sorted(fail: Fail<TournamentRefusal>) -> Result<TournamentRefusal, Failure> {
    match fail {
        Fail::Broken(error) => Err(error.into()),
        Fail::Refused(TournamentRefusal::NoSuchTournament) => Err(Failure::NotFound),
        Fail::Refused(TournamentRefusal::NotDirector) => Err(Failure::Forbidden),
        Fail::Refused(why) => Ok(why),
    }
}
