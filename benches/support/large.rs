//! Tournaments of any size, with players of whom nothing else is known.

use fernzug::actions::{Context, tournaments};
use fernzug::domain::clock::{Preset as TimePreset, TimeTerms};
use fernzug::domain::invitation::Aids;
use fernzug::domain::player::{DisplayName, PlayerName, Role};
use fernzug::domain::time::{DAY, Instant};
use fernzug::domain::tournament::setup::{EntryState, Setup, StartMode, tie_breaks};
use fernzug::domain::visibility::Openness;
use fernzug::domain::{PlayerId, TournamentId};
use fernzug::rules::notation::Letters;
use fernzug::storage::players::{self, NewPlayer};
use fernzug::storage::tournaments as storage;

/// Played in this form, drawn by hand.
pub fn setup(format: &str, now: Instant) -> Setup {
    Setup {
        name: "The large one".to_owned(),
        about: String::new(),
        format: format.parse().unwrap(),
        tie_breaks: tie_breaks("SB DE WIN"),
        least: 2,
        most: None,
        start: StartMode::Hand,
        starts_at: now.plus(10 * DAY),
        end_at: None,
        member_days: 0,
        by_invitation: false,
        conditions: <_>::default(),
        again: false,
        series: String::new(),
        texts: Vec::new(),
        time: TimeTerms::usual(TimePreset::Club.control()),
        profile: "online/1".to_owned(),
        rated: false,
        aids: Aids::default(),
        plans: true,
        stages: None,
        watch: Openness::TOURNAMENT,
        start_fen: String::new(),
        start_moves: String::new(),
    }
}

/// Somebody without an address.
fn person(number: i64) -> NewPlayer {
    let name = format!("n{number}");
    NewPlayer {
        name: PlayerName::parse(&name).unwrap(),
        display: DisplayName::parse(&name).unwrap(),
        lang: "en".to_owned(),
        zone: chrono_tz::Europe::Berlin,
        address: None,
        password_hash: None,
        role: Role::Player,
    }
}

/// So many players without an address, all entered in a tournament whose registration is open.
pub async fn entered(
    ctx: &Context,
    setup: Setup,
    director: PlayerId,
    players: i64,
) -> TournamentId {
    let now = ctx.now();
    let made = ctx
        .db
        .write(move |tx| players::set_role(tx, director, Role::Admin));
    made.await.unwrap();
    let id = tournaments::create(ctx, "large", director, setup, Letters::English, now);
    let id = id.await.unwrap();
    tournaments::open(ctx, id, director, now).await.unwrap();
    for from in (0..players).step_by(500) {
        let enter = ctx.db.write(move |tx| {
            for number in from..players.min(from + 500) {
                let player = players::insert(tx, &person(number), now)?;
                storage::enter(tx, id, player, EntryState::In, None, now)?;
            }
            Ok(())
        });
        enter.await.unwrap();
    }
    id
}
