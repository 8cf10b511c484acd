//! Directing tournaments: setting them up, the director's desk, and what players send to a tournament.

mod acts;
mod answer;
mod appeals;
mod deeds;
mod desk;
mod drawing;
mod entries;
mod form;
mod import;
mod judging;
mod orders;
mod preset;
mod read;
mod seats;
mod waiting;

use actix_web::web::ServiceConfig;

pub(super) use acts::verdict;
pub(super) use answer::{Question, open_question};
pub(super) use appeals::resume as resume_appeals;
pub(super) use desk::resume as resume_desk;
pub(super) use form::resume as resume_setup;
pub(super) use import::resume as resume_import;
pub(super) use judging::resume as resume_judging;
pub(super) use orders::resume as resume_orders;
pub(super) use seats::resume as resume_seats;

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
    paths::both(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/time",
        orders::show,
        orders::order,
    );
    paths::both(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/adjudication",
        judging::show,
        judging::judge,
    );
    paths::both(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/seats",
        seats::show,
        seats::change,
    );
    paths::both(cfg, "/attend/{token}", answer::show_attend, answer::attend);
    paths::both(cfg, "/go-on/{token}", answer::show_go_on, answer::go_on);
    paths::post(cfg, "/tournaments/{id:[0-9]{1,18}}/answer", answer::here);
    paths::both(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/appeals",
        appeals::show,
        appeals::rule,
    );
    deeds(cfg);
    paths::post(cfg, "/tournaments/{id:[0-9]{1,18}}/entries", entries::enter);
    paths::post(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/departure",
        entries::leave,
    );
}

/// What is sent from the desk.
fn deeds(cfg: &mut ServiceConfig) {
    paths::post(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/registration",
        deeds::open,
    );
    paths::both(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/import",
        import::show,
        import::take,
    );
    paths::both(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/draw",
        drawing::show,
        drawing::draw,
    );
    paths::post(cfg, "/tournaments/{id:[0-9]{1,18}}/call", deeds::call);
    paths::post(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/continuations",
        deeds::continue_game,
    );
    paths::post(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/acts/{act:[0-9]{1,18}}/undo",
        deeds::undo,
    );
    paths::post(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/approval",
        deeds::approve,
    );
    paths::post(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/cancellation",
        deeds::call_off,
    );
    deeds_while_it_runs(cfg);
}

/// What is sent from the desk of a tournament that runs, for the most part.
fn deeds_while_it_runs(cfg: &mut ServiceConfig) {
    paths::post(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/directors",
        deeds::directors,
    );
    paths::post(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/announcements",
        deeds::announce,
    );
    paths::post(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/decisions",
        deeds::decide,
    );
    paths::post(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/withdrawals",
        deeds::withdraw,
    );
    paths::post(cfg, "/tournaments/{id:[0-9]{1,18}}/players", deeds::add);
    paths::post(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/players/{player:[0-9]{1,18}}/removal",
        deeds::remove,
    );
    paths::post(
        cfg,
        "/tournaments/{id:[0-9]{1,18}}/players/{player:[0-9]{1,18}}/rating",
        deeds::rate,
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
