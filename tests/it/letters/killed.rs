//! The real program, killed while it hands letters to a mail server: none is lost, and what comes twice is the same letter.

use std::collections::BTreeMap;
use std::process::Stdio;
use std::time::Duration;

use fernzug::domain::time::Instant;
use fernzug::now::{Now as _, SystemNow};
use fernzug::storage::DatabaseUrl;
use tokio::time::sleep;

use super::many::letters;
use super::smtp::{Mood, Sink};
use crate::support::database::{Kind, TestDb, run};
use crate::support::program::{Running, fernzug, started};

/// How many connections the mailer keeps: so many letters can be on their way at one instant.
const ON_THEIR_WAY: usize = 4;

fn program(db: &TestDb, port: u16) -> Running {
    let mut command = fernzug(db.folder());
    if let DatabaseUrl::Postgres(url) = db.settings().url {
        command.env("DATABASE_URL", url);
    }
    command
        .env("FERNZUG_MAIL__TRANSPORT", "smtp")
        .env("FERNZUG_MAIL__SMTP_URL", format!("smtp://127.0.0.1:{port}"))
        .env("FERNZUG_MAIL__FROM", "Club <chess@club.example>");
    started(command.stderr(Stdio::null()))
}

/// Kills the program so many times, each time when some letters have come since it started; then lets it finish.
async fn killed(db: TestDb, kills: usize) {
    let count = kills * 25;
    letters(&db, count, Instant(SystemNow.now()));
    // `.invalid` never leaves this machine
    db.sql("UPDATE players SET email = 'anna@example.org'")
        .await;
    let sink = Sink {
        mood: Mood::Slow,
        ..Sink::default()
    };
    let port = sink.open().await;
    let came = || sink.letters.lock().unwrap().len();
    for kill in 0..kills {
        let before = came();
        let mut running = program(&db, port);
        // the first to come is followed by others that are on their way
        for _ in 0..3_000 {
            if came() > before + kill % 5 {
                break;
            }
            sleep(Duration::from_millis(10)).await;
        }
        assert!(came() > before, "void: nothing came before kill {kill}");
        running.child.kill().unwrap();
        running.child.wait().unwrap();
        // what it had claimed is free again after five minutes
        db.sql("UPDATE notices SET lease_until = 0 WHERE state = 'waiting'")
            .await;
    }
    let _running = program(&db, port);
    let waiting = "SELECT count(*) AS number FROM notices WHERE state = 'waiting'";
    for _ in 0..6_000 {
        if db.number(waiting).await == 0 {
            break;
        }
        sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(db.number(waiting).await, 0);
    let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for letter in sink.letters.lock().unwrap().iter() {
        let id = letter.lines().find(|line| line.starts_with("Message-ID:"));
        let same = all.entry(id.unwrap().to_owned()).or_default();
        same.push(letter.clone());
    }
    assert_eq!(
        all.len(),
        count,
        "each letter has one Message-ID, and none is lost"
    );
    let again: usize = all.values().map(|same| same.len() - 1).sum();
    assert!(again <= kills * ON_THEIR_WAY, "{again} twice");
    assert!(again > 0, "void: no kill met a letter on its way");
    for same in all.values() {
        assert!(same.iter().all(|letter| *letter == same[0]), "{same:#?}");
    }
}

#[test]
fn a_program_killed_in_the_middle_loses_no_letter() {
    run(Kind::Sqlite, |db| async move { killed(db, 3).await });
}

#[test]
#[ignore = "the full size"]
fn a_program_killed_twenty_times_loses_no_letter() {
    for kind in [Kind::Sqlite, Kind::Postgres] {
        run(kind, |db| async move { killed(db, 20).await });
    }
}
