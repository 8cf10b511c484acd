//! Several servers at once, and one that is killed over and over: each game is rated once, in the order of the results.

use std::time::Duration;

use fernzug::actions::{play, ratings as verbs};
use fernzug::domain::rating::Pool;
use fernzug::domain::time::{DAY, MINUTE};
use fernzug::domain::{GameId, PlayerId};
use fernzug::now::Stopwatch;
use fernzug::storage::DatabaseUrl;
use fernzug::storage::ratings::Row;

use crate::support::club::{Club, at_once, utc, work};
use crate::support::database::{Kind, TestDb, on_both_databases};
use crate::support::program::{fernzug, started};

use super::job::chain;

/// How many results wait.
const GAMES: usize = 60;

/// Games that have ended a minute apart and wait to be rated, in the order of their results, with who has lost.
async fn results(club: &Club, count: usize) -> Vec<GameId> {
    let mut games = Vec::new();
    for n in 0..count {
        let game = club.game().await;
        club.play(game, "e2e4 e7e5").await;
        games.push(game);
        let loser = if n % 3 == 0 { club.ada } else { club.ben };
        club.pass(MINUTE).await;
        play::resign(&club.ctx, club.act(game, loser))
            .await
            .unwrap();
    }
    club.pass(verbs::SETTLES).await;
    games
}

/// Each game is there once, in order, and each row goes on where the last one ended.
async fn check(club: &Club, games: &[GameId]) -> Vec<(PlayerId, Vec<Row>)> {
    let mut chains = Vec::new();
    for player in [club.ada, club.ben] {
        let rows = chain(club, player, Pool::Standard).await;
        let rated: Vec<GameId> = rows.iter().filter_map(|row| row.game).collect();
        assert_eq!(rated, games);
        assert!(rows.windows(2).all(|two| {
            two[0].number + 1 == two[1].number && two[0].change.now.value == two[1].change.was.value
        }));
        chains.push((player, rows));
    }
    chains
}

on_both_databases!(four_servers_rate_together, |db| async move {
    let club = Club::new(db).await;
    let games = results(&club, GAMES).await;
    let servers: Vec<_> = (0..4).map(|_| club.another_server()).collect();
    let works = servers.into_iter().map(|ctx| {
        work(
            Duration::ZERO,
            move || async move { verbs::rate(&ctx).await },
        )
    });
    let mut looked = 0;
    for rated in at_once(works.collect()) {
        looked += rated.unwrap();
    }
    assert!(looked >= GAMES);
    check(&club, &games).await;
});

/// The real server is killed again and again while it rates; what comes out is what one that was left in peace makes of it.
fn killed(kind: Kind) {
    let Some(db) = TestDb::new(kind) else { return };
    let system = actix_web::rt::System::new();
    let (club, games) = system.block_on(async {
        let club = Club::new(db).await;
        // long ago: the real server's clock is today's
        club.set(utc("2024-05-14T10:00:00Z")).await;
        let games = results(&club, 4 * GAMES).await;
        (club, games)
    });
    let waiting = || {
        let waits = "SELECT count(*) AS number FROM rate_this";
        system.block_on(club.number(waits))
    };
    let (mut met, mut rounds) = (0, 0);
    let mut seed: u32 = 0x1234_5678;
    while waiting() > 0 {
        rounds += 1;
        assert!(rounds < 200, "void: {} games still wait", waiting());
        let before = waiting();
        let mut command = fernzug(club.db.folder());
        if let DatabaseUrl::Postgres(url) = club.db.settings().url {
            command.env("DATABASE_URL", url);
        }
        let mut server = started(command.stderr(std::process::Stdio::null()));
        let watch = Stopwatch::start();
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let pause = Duration::from_micros(u64::from(seed >> 16));
        while waiting() == before && !watch.is_over(Duration::from_secs(20)) {}
        std::thread::sleep(pause);
        server.child.kill().unwrap();
        server.child.wait().unwrap();
        let left = waiting();
        met += u32::from(left < before && left > 0);
    }
    assert!(met >= 3, "void: {met} kills met the job at work");
    let chains = system.block_on(check(&club, &games));
    // the same results, rated without disturbance
    system.block_on(async {
        for table in ["ratings", "rating_heads"] {
            club.sql(&format!("DELETE FROM {table}")).await;
        }
        club.sql(
            "INSERT INTO rate_this (game_id, created_at) SELECT id, ended_at FROM games WHERE state = 'ended'",
        )
        .await;
        club.pass(DAY).await;
        assert_eq!(verbs::rate(&club.ctx).await.unwrap(), games.len());
        assert_eq!(check(&club, &games).await, chains);
    });
    println!(
        "{kind:?}: {} games rated, {met} kills met the job at work",
        games.len()
    );
}

#[test]
fn killed_while_it_rates_sqlite() {
    killed(Kind::Sqlite);
}

#[test]
fn killed_while_it_rates_postgres() {
    killed(Kind::Postgres);
}
