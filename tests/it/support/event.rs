//! Games of a tournament, made by storage alone.

use fernzug::actions::Context;
use fernzug::domain::clock::{Reminders, TimeTerms};
use fernzug::domain::game::{Habits, begin};
use fernzug::domain::invitation::Aids;
use fernzug::domain::time::Instant;
use fernzug::domain::visibility::Openness;
use fernzug::domain::{GameId, PlayerId, TournamentId};
use fernzug::rules::profile::Profile;
use fernzug::rules::{Color, Position};
use fernzug::storage::games::{self, Given, NewEvent, NewGame};

use super::database::TestDb;

/// A tournament that runs, directed by `director`.
pub async fn tournament(db: &TestDb, name: &str, director: PlayerId) -> TournamentId {
    db.sql(&format!(
        "INSERT INTO tournaments (once, made_by, version, state, name, about, director_id, format, tie_breaks, least, start_mode, \
         starts_at, postponed, member_days, by_invitation, control, leave_mode, own_hours, profile, rated, aids, plans, visibility, \
         start_fen, start_moves, lots, created_at) VALUES ('{name}', {director}, 1, 'running', '{name}', '', {director}, '', '', 2, 'date', \
         0, 0, 0, FALSE, '3d', 'own', FALSE, 'online/1', TRUE, '', TRUE, 'live end', '', '', 1, 0)"
    ))
    .await;
    let last = format!("SELECT max(id) AS number FROM tournaments WHERE name = '{name}'");
    db.number(&last).await
}

/// Somebody has to do with it as an entrant.
pub async fn enter(db: &TestDb, tournament: TournamentId, player: PlayerId, state: &str) {
    db.sql(&format!(
        "INSERT INTO entries (tournament_id, player_id, state, entered_at, counts) VALUES ({tournament}, {player}, '{state}', 0, TRUE)"
    ))
    .await;
}

/// A game of a tournament's first round, three days a move; `prepared`: its round has not started.
pub fn new_game(
    tournament: TournamentId,
    white: PlayerId,
    black: PlayerId,
    prepared: bool,
    at: Instant,
) -> NewGame {
    let time = TimeTerms::days_per_move(3);
    let habits = Habits {
        zone: chrono_tz::Europe::Berlin,
        nights: true,
        reminders: Reminders::default(),
    };
    let (_, ticking) = begin(time, Color::White, habits, <_>::default(), at, (None, None));
    NewGame {
        white,
        black,
        waiting: white,
        plies: vec![Given {
            uci: String::new(),
            san: String::new(),
            fen: Position::start().fen(),
        }],
        ticking,
        time,
        profile: Profile::by_name("online", 1).unwrap(),
        rated: true,
        aids: Aids::default(),
        plans: true,
        watch: Openness::TOURNAMENT,
        by_lot: false,
        invitation: None,
        event: Some(NewEvent {
            tournament,
            round: "1".to_owned(),
            prepared,
            ends: None,
            stages: None,
        }),
        at,
    }
}

/// Writes it.
pub async fn create(ctx: &Context, new: NewGame) -> GameId {
    let made = ctx.db.write(move |tx| games::create(tx, &new));
    made.await.unwrap()
}
