//! Four servers sweep one database: each flag falls once, and its letters are written once.

use std::time::Duration;

use fernzug::domain::notice::NoticeKind;
use fernzug::domain::time::SECOND;
use fernzug::jobs::Timetable;

use crate::support::club::{Club, at_once, work};
use crate::support::database::on_both_databases;

on_both_databases!(each_flag_once, |db| async move {
    let club = Club::new(db).await;
    let servers: Vec<_> = (0..4).map(|_| club.another_server()).collect();
    let mut games = Vec::new();
    for _ in 0..20 {
        let game = club.game().await;
        club.play(game, "e2e4 e7e5").await;
        games.push(game);
    }
    let deadline = club.look(games[0]).await.deadline();
    club.alive_until(deadline).await;
    let version = "SELECT CAST(sum(version) AS BIGINT) AS number FROM games";
    let before = club.number(version).await;
    let reminders = club.told(games[0], club.ada, NoticeKind::Reminder).await;
    club.set(deadline.plus(11 * SECOND)).await;
    let works = servers.iter().zip(0..).map(|(ctx, n)| {
        let timetable = Timetable::new(ctx.clone(), format!("server {n}"));
        work(
            Duration::ZERO,
            move || async move { timetable.tick().await },
        )
    });
    for ticked in at_once(works.collect()) {
        ticked.unwrap();
    }
    for game in &games {
        assert_eq!(club.ending(*game).await, Some(("0-1", "time")));
        for player in [club.ada, club.ben] {
            assert_eq!(club.told(*game, player, NoticeKind::GameOver).await, 1);
        }
        let sent = club.told(*game, club.ada, NoticeKind::Reminder).await;
        assert_eq!(sent, reminders);
    }
    assert_eq!(club.number(version).await - before, 20);
    for table in ["game_events", "rate_this"] {
        let rows = format!("SELECT count(*) AS number FROM {table}");
        assert_eq!(club.number(&rows).await, 20, "{table}");
    }
});
