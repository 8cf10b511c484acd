//! Many letters by two servers at once: none is lost, none comes twice, unless the mail server's answer was.

use super::mailer::{player, write};
use super::site;
use super::smtp::{Mood, Sink};
use crate::support::database::{Kind, TestDb, on_both_databases, run};
use fernzug::actions::{Context, Wake};
use fernzug::domain::notice::NoticeKind;
use fernzug::domain::time::Instant;
use fernzug::jobs::{Mailer, Pace};
use fernzug::mail::transport::{Memory, Transport, TransportSettings};
use fernzug::now::{FrozenNow, Now as _, SystemNow};
use fernzug::secrets::Secret;
use fernzug::storage::notices::{self, NewNotice};
use std::collections::BTreeMap;
use std::sync::Arc;

const NOW: i64 = 1_715_673_600_000;

pub(super) fn letters(db: &TestDb, count: usize, at: Instant) {
    let anna = player(db, "anna");
    write(db, move |tx| {
        for n in 0..count {
            let once = n.to_string();
            let new = NewNotice::account(NoticeKind::Test, anna, None, &once, at);
            notices::insert(tx, &new)?;
        }
        Ok(())
    });
}

/// Two servers send so many letters; how often each Message-ID came.
async fn by_two(db: TestDb, count: usize, mood: Mood) -> BTreeMap<String, usize> {
    letters(&db, count, Instant(SystemNow.now()));
    // `.invalid` never leaves this machine, so for once she lives elsewhere
    write(&db, |tx| {
        use diesel::RunQueryDsl as _;
        diesel::sql_query("UPDATE players SET email = 'anna@example.org'").execute(tx)?;
        Ok(())
    });
    let sink = Sink {
        mood,
        ..Sink::default()
    };
    let port = sink.open().await;
    let instance = || {
        let url = Secret::new(format!("smtp://127.0.0.1:{port}"));
        let ctx = Context {
            db: db.db(),
            clock: Arc::new(SystemNow),
            wake: Wake::default(),
            leave: <_>::default(),
        };
        let way = Transport::new(&TransportSettings::Smtp(vec![url]), &site()).unwrap();
        Mailer::new(ctx, site(), way)
    };
    let (one, two) = (instance(), instance());
    let done = futures_util::future::join(one.drain_once(), two.drain_once()).await;
    let (one, two) = (done.0.unwrap(), done.1.unwrap());
    // one whose answer was lost twice waits for its next turn; the mail server has it all the same
    let failed = one.failed + two.failed;
    assert_eq!(one.sent + two.sent + failed, count, "{one:?} {two:?}");
    assert!(failed == 0 || mood == Mood::Rude, "{one:?} {two:?}");
    assert!(
        one.sent * 5 >= count && two.sent * 5 >= count,
        "void: {one:?} {two:?}"
    );
    let mut came = BTreeMap::new();
    for letter in sink.letters.lock().unwrap().iter() {
        let id = letter.lines().find(|line| line.starts_with("Message-ID:"));
        *came.entry(id.unwrap().to_owned()).or_default() += 1;
    }
    assert_eq!(came.len(), count, "none is lost");
    came
}

async fn none_twice(db: TestDb, count: usize) {
    let came = by_two(db, count, Mood::Kind).await;
    assert!(came.values().all(|times| *times == 1));
}

on_both_databases!(two_servers_send_each_letter_once, |db| async move {
    none_twice(db, 300).await;
});

on_both_databases!(
    a_lost_answer_doubles_a_letter_and_not_its_id,
    |db| async move {
        let came = by_two(db, 300, Mood::Rude).await;
        let doubled = came.values().filter(|times| **times > 1).count();
        assert!((10..=60).contains(&doubled), "{doubled}");
        assert!(came.values().all(|times| *times <= 3));
    }
);

#[test]
#[ignore = "the full size"]
fn two_servers_send_ten_thousand_letters_once() {
    for kind in [Kind::Sqlite, Kind::Postgres] {
        run(kind, |db| async move { none_twice(db, 10_000).await });
    }
}

on_both_databases!(
    letters_go_out_no_faster_than_allowed,
    |db: TestDb| async move {
        letters(&db, 25, Instant(NOW));
        let (clock, memory) = (FrozenNow::at(NOW), Memory::default());
        let ctx = Context {
            db: db.db(),
            clock: Arc::new(clock.clone()),
            wake: Wake::default(),
            leave: <_>::default(),
        };
        let pace = Pace {
            all: 100,
            domain: 10,
        };
        let mailer = Mailer::new(ctx, site(), Transport::Memory(memory.clone())).paced(pace);
        let mut sent = Vec::new();
        for _ in 0..4 {
            mailer.drain_once().await.unwrap();
            sent.push(memory.take().len());
            clock.advance(std::time::Duration::from_secs(60));
        }
        assert_eq!(sent, [10, 10, 5, 0]);
    }
);
