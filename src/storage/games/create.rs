//! A new game.

use diesel::prelude::*;

use crate::domain::clock::{CLOCK_MODEL, Stages, TimeTerms};
use crate::domain::game::Ticking;
use crate::domain::invitation::Aids;
use crate::domain::time::Instant;
use crate::domain::visibility::Openness;
use crate::domain::{GameId, InvitationId, PlayerId, TournamentId};
use crate::rules::profile::Profile;
use crate::storage::schema::{game_terms, games, moves};
use crate::storage::{Conn, StorageError};

use super::rows::{MoveRow, PREPARED, stored};

/// A given ply of the start: UCI, SAN and the FEN after it.
#[derive(Clone, Debug)]
pub struct Given {
    /// UCI; empty for the start position.
    pub uci: String,
    /// SAN; empty for the start position.
    pub san: String,
    /// FEN after it.
    pub fen: String,
}

/// The event a game belongs to.
#[derive(Clone, Debug)]
pub struct NewEvent {
    /// The tournament.
    pub tournament: TournamentId,
    /// Where in it the game stands (`1`, or `1.2`: the second stage's round).
    pub round: String,
    /// It is there, but nobody sees it and no clock runs until its round is started ([`super::start_prepared`]).
    pub prepared: bool,
    /// Its end date for this game.
    pub ends: Option<Instant>,
    /// When it writes to whoever does not move.
    pub stages: Option<Stages>,
}

/// Everything a game begins with.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// White.
    pub white: PlayerId,
    /// Black.
    pub black: PlayerId,
    /// Who is to move first.
    pub waiting: PlayerId,
    /// The start position, then the given moves.
    pub plies: Vec<Given>,
    /// The first clock.
    pub ticking: Ticking,
    /// What was agreed about time.
    pub time: TimeTerms,
    /// Rule profile.
    pub profile: Profile,
    /// Whether it is to be rated.
    pub rated: bool,
    /// Aids.
    pub aids: Aids,
    /// Whether conditional moves are allowed.
    pub plans: bool,
    /// Who else sees its moves, and when.
    pub watch: Openness,
    /// Whether colours were drawn by lot.
    pub by_lot: bool,
    /// The invitation it comes from.
    pub invitation: Option<InvitationId>,
    /// The event it belongs to; `None`: a friendly game.
    pub event: Option<NewEvent>,
    /// When it begins.
    pub at: Instant,
}

/// Writes a new game; its number comes back.
///
/// # Errors
/// A database fault.
pub fn create(tx: &mut Conn, new: &NewGame) -> Result<GameId, StorageError> {
    let given = new.plies.len().saturating_sub(1);
    let given = i32::try_from(given).unwrap_or(i32::MAX);
    let ticking = &new.ticking;
    let event = new.event.as_ref();
    let state = if event.is_some_and(|e| e.prepared) {
        PREPARED
    } else {
        "running"
    };
    let id: GameId = diesel::insert_into(games::table)
        .values((
            games::version.eq(1),
            games::white_id.eq(new.white),
            games::black_id.eq(new.black),
            games::state.eq(state),
            games::tournament_id.eq(event.map(|e| e.tournament)),
            games::ply.eq(given),
            games::given.eq(given),
            games::waiting_id.eq(Some(new.waiting)),
            games::allowed_ms.eq(ticking.allowed),
            games::clock_started_at.eq(ticking.started.0),
            games::clock_zone.eq(ticking.night.map(|z| z.name().to_owned())),
            games::deadline_at.eq(Some(ticking.deadline.0)),
            games::look_at.eq(Some(ticking.look_at.0)),
            games::started_at.eq(new.at.0),
            games::changed_at.eq(new.at.0),
            games::ends_at.eq(event.and_then(|e| e.ends).map(|at| at.0)),
        ))
        .returning(games::id)
        .get_result(tx)?;
    keep_terms(tx, id, new)?;
    keep_plies(tx, id, new)?;
    Ok(id)
}

fn keep_terms(tx: &mut Conn, id: GameId, new: &NewGame) -> Result<(), StorageError> {
    diesel::insert_into(game_terms::table)
        .values((
            game_terms::game_id.eq(id),
            game_terms::invitation_id.eq(new.invitation),
            game_terms::days.eq(stored(new.time.control.plain_days().unwrap_or(0))),
            game_terms::control.eq(new.time.control.to_string()),
            game_terms::leave_mode.eq(new.time.leave.code()),
            game_terms::own_hours.eq(new.time.hours),
            game_terms::plans.eq(new.plans),
            game_terms::profile.eq(new.profile.name()),
            game_terms::profile_version.eq(stored(new.profile.version)),
            game_terms::rated.eq(new.rated),
            game_terms::aids.eq(new.aids.code()),
            game_terms::by_lot.eq(new.by_lot),
            game_terms::start_fen.eq(new.plies.first().map_or("", |p| p.fen.as_str())),
            game_terms::clock_model.eq(CLOCK_MODEL),
            game_terms::visibility.eq(new.watch.to_string()),
            game_terms::round.eq(new.event.as_ref().map_or("", |e| e.round.as_str())),
            game_terms::stages.eq(Stages::notation(new.event.as_ref().and_then(|e| e.stages))),
        ))
        .execute(tx)?;
    Ok(())
}

fn keep_plies(tx: &mut Conn, id: GameId, new: &NewGame) -> Result<(), StorageError> {
    for (ply, given) in (0_i32..).zip(&new.plies) {
        diesel::insert_into(moves::table)
            .values(MoveRow {
                game_id: id,
                ply,
                uci: given.uci.clone(),
                san: given.san.clone(),
                fen: given.fen.clone(),
                at: new.at.0,
                used_ms: 0,
                left_ms: 0,
                offered: false,
                door: "given".to_owned(),
                night_zone: None,
            })
            .execute(tx)?;
    }
    Ok(())
}
