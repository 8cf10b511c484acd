//! The two doors: what a write promises when it answers, and what a read sees.

use std::sync::mpsc;
use std::sync::{Arc, Barrier};
use std::time::Duration;

use diesel::sql_types::{BigInt, Text};
use diesel::{QueryableByName, RunQueryDsl, sql_query};
use fernzug::storage::{AnyConn, Db, StorageError, Why};

use crate::support::database::{Kind, on_both_databases};

#[derive(QueryableByName)]
struct Number {
    #[diesel(sql_type = BigInt)]
    number: i64,
}

pub type Outcome<T> = Result<T, StorageError>;

pub fn number(c: &mut AnyConn, question: &str) -> Outcome<i64> {
    Ok(sql_query(question).get_result::<Number>(c)?.number)
}

pub fn count(c: &mut AnyConn) -> Outcome<i64> {
    number(c, "SELECT count(*) AS number FROM things")
}

pub fn insert(c: &mut AnyConn, id: i64, word: &str) -> Outcome<()> {
    sql_query("INSERT INTO things (id, word, version) VALUES ($1, $2, 0)")
        .bind::<BigInt, _>(id)
        .bind::<Text, _>(word)
        .execute(c)?;
    Ok(())
}

pub async fn make_table(db: &Db) {
    db.write(|tx| {
        sql_query("CREATE TABLE things (id BIGINT PRIMARY KEY NOT NULL, word TEXT NOT NULL UNIQUE, version BIGINT NOT NULL)")
            .execute(tx)?;
        sql_query("CREATE TABLE parts (id BIGINT PRIMARY KEY NOT NULL, thing BIGINT NOT NULL REFERENCES things (id) DEFERRABLE INITIALLY DEFERRED)")
            .execute(tx)?;
        Ok(())
    })
    .await
    .unwrap();
}

pub async fn things(db: &Db) -> i64 {
    db.read(count).await.unwrap()
}

pub fn why<T: std::fmt::Debug>(outcome: Outcome<T>) -> Why {
    match outcome {
        Err(StorageError::Unavailable { why, .. }) => why,
        other => panic!("{other:?}"),
    }
}

/// Occupies every writer of this `Db` until the returned sender is dropped.
async fn occupy(
    db: &Db,
    writers: usize,
) -> (mpsc::Sender<()>, Vec<tokio::task::JoinHandle<Outcome<()>>>) {
    let (release, released) = mpsc::channel::<()>();
    let released = Arc::new(std::sync::Mutex::new(released));
    let (began, mut begun) = tokio::sync::mpsc::unbounded_channel();
    let holders = (0..writers)
        .map(|_| {
            let (released, began) = (Arc::clone(&released), began.clone());
            tokio::task::spawn_local(db.write(move |_| {
                let _ = began.send(());
                let _ = released.lock().unwrap().recv();
                Ok(())
            }))
        })
        .collect();
    for _ in 0..writers {
        begun.recv().await.unwrap();
    }
    (release, holders)
}

on_both_databases!(a_write_answers_only_after_its_commit, |db| async move {
    make_table(&db).await;
    // another instance has other connections: it sees only what was committed
    let onlooker = db.another(|_| ());
    let writers = (0..100).map(|id| {
        let (db, onlooker) = (db.db(), onlooker.clone());
        tokio::task::spawn_local(async move {
            db.write(move |tx| insert(tx, id, &format!("w{id}")))
                .await
                .unwrap();
            let seen = onlooker
                .read(move |c| {
                    number(
                        c,
                        &format!("SELECT count(*) AS number FROM things WHERE id = {id}"),
                    )
                })
                .await;
            assert_eq!(seen.unwrap(), 1, "answered before it was committed");
        })
    });
    for writer in writers.collect::<Vec<_>>() {
        writer.await.unwrap();
    }
    assert_eq!(things(&db).await, 100);
});

on_both_databases!(
    a_panic_or_an_error_undoes_its_own_work_only,
    |db| async move {
        make_table(&db).await;
        let (release, holders) = occupy(&db, 1).await;
        // these three wait together, so on SQLite they share one commit
        let good = tokio::task::spawn_local(db.write(|tx| insert(tx, 1, "good")));
        let panics = tokio::task::spawn_local(db.write(|tx| -> Outcome<()> {
            insert(tx, 2, "panics")?;
            diesel::Connection::transaction::<(), StorageError, _>(tx, |tx| {
                insert(tx, 3, "deep")?;
                panic!("on purpose");
            })
        }));
        let fails = tokio::task::spawn_local(db.write(|tx| -> Outcome<()> {
            insert(tx, 4, "fails")?;
            Err(StorageError::Stale)
        }));
        let last = tokio::task::spawn_local(db.write(|tx| insert(tx, 5, "last")));
        tokio::task::yield_now().await;
        drop(release);
        good.await.unwrap().unwrap();
        assert!(matches!(panics.await.unwrap(), Err(StorageError::Panicked)));
        assert!(matches!(fails.await.unwrap(), Err(StorageError::Stale)));
        last.await.unwrap().unwrap();
        for holder in holders {
            holder.await.unwrap().unwrap();
        }
        let good = "SELECT count(*) AS number FROM things WHERE id IN (1, 5)";
        let left = db.read(move |c| Ok((number(c, good)?, count(c)?))).await;
        assert_eq!(left.unwrap(), (2, 2));
    }
);

on_both_databases!(a_panic_in_a_read_harms_nobody, |db| async move {
    make_table(&db).await;
    let outcome = db.read(|_| -> Outcome<()> { panic!("on purpose") }).await;
    assert!(matches!(outcome, Err(StorageError::Panicked)));
    assert_eq!(things(&db).await, 0);
});

on_both_databases!(a_failed_commit_saves_nothing, |db| async move {
    make_table(&db).await;
    let (release, holders) = occupy(&db, 1).await;
    let orphan = tokio::task::spawn_local(db.write(|tx| {
        sql_query("INSERT INTO parts (id, thing) VALUES (1, 99)").execute(tx)?;
        Ok(())
    }));
    let neighbour = tokio::task::spawn_local(db.write(|tx| insert(tx, 1, "neighbour")));
    tokio::task::yield_now().await;
    drop(release);
    let (orphan, neighbour) = (orphan.await.unwrap(), neighbour.await.unwrap());
    for holder in holders {
        holder.await.unwrap().unwrap();
    }
    match db.kind {
        Kind::Sqlite => {
            assert_eq!(why(orphan), Why::NotCommitted);
            assert_eq!(why(neighbour), Why::NotCommitted);
            assert_eq!(things(&db).await, 0);
        }
        Kind::Postgres => {
            assert!(orphan.unwrap_err().is_foreign_key_violation());
            neighbour.unwrap();
            assert_eq!(things(&db).await, 1);
        }
    }
    db.write(|tx| insert(tx, 7, "later")).await.unwrap();
});

on_both_databases!(a_full_queue_refuses_at_once, |db| async move {
    make_table(&db).await;
    let small = db.another(|s| {
        s.write_connections = 1;
        s.write_queue = if matches!(s.url.backend(), fernzug::storage::Backend::Sqlite) {
            1
        } else {
            2
        };
    });
    let (release, holders) = occupy(&small, 1).await;
    let waiting = tokio::task::spawn_local(small.write(|tx| insert(tx, 1, "waits")));
    tokio::task::yield_now().await;
    assert_eq!(
        why(small.write(|tx| insert(tx, 2, "too many")).await),
        Why::QueueFull
    );
    drop(release);
    waiting.await.unwrap().unwrap();
    for holder in holders {
        holder.await.unwrap().unwrap();
    }
    small.write(|tx| insert(tx, 3, "again")).await.unwrap();
    assert_eq!(things(&db).await, 2);
});

on_both_databases!(who_gave_up_waiting_is_not_run, |db| async move {
    make_table(&db).await;
    let hasty = db.another(|s| {
        s.write_connections = 1;
        s.longest_wait = Duration::from_millis(300);
    });
    let (release, holders) = occupy(&hasty, 1).await;
    let given_up = hasty.write(|tx| insert(tx, 1, "too late")).await;
    assert_eq!(why(given_up), Why::WaitedTooLong);
    // held longer than its own waiter waits; awaited before it is let go, or it might still be in time
    for holder in holders {
        assert_eq!(why(holder.await.unwrap()), Why::WaitedTooLong);
    }
    drop(release);
    hasty.write(|tx| insert(tx, 2, "in time")).await.unwrap();
    assert_eq!(things(&db).await, 1);
});

on_both_databases!(a_read_sees_one_moment, |db| async move {
    make_table(&db).await;
    let writer = db.db();
    let (before, after) = db
        .read(move |c| {
            let before = count(c)?;
            let meanwhile =
                std::thread::spawn(move || writer.write_blocking(|tx| insert(tx, 1, "meanwhile")));
            meanwhile.join().unwrap().unwrap();
            Ok((before, count(c)?))
        })
        .await
        .unwrap();
    assert_eq!((before, after), (0, 0));
    assert_eq!(things(&db).await, 1);
});

on_both_databases!(a_read_cannot_write, |db| async move {
    make_table(&db).await;
    let long = db.read_long(|c| insert(c, 1, "long")).await;
    let short = db.read(|c| insert(c, 2, "short")).await;
    assert!(long.is_err() && short.is_err());
    assert_eq!(db.read_long(count).await.unwrap(), 0);
});

on_both_databases!(violations_are_told_apart, |db| async move {
    make_table(&db).await;
    db.write(|tx| insert(tx, 1, "one")).await.unwrap();
    let same_key = db.write(|tx| insert(tx, 1, "other")).await.unwrap_err();
    let same_word = db.write(|tx| insert(tx, 2, "one")).await.unwrap_err();
    assert!(same_key.is_unique_violation(), "{same_key:?}");
    assert!(same_word.is_unique_violation(), "{same_word:?}");
    assert!(!same_key.is_foreign_key_violation());
    let none = db
        .read(|c| number(c, "SELECT version AS number FROM things WHERE id = 77"))
        .await;
    assert!(matches!(none, Err(StorageError::NotFound)));
});

/// Moves the version of thing 1 on, if it still is what the writer has read.
fn step(tx: &mut AnyConn, version: i64) -> Outcome<()> {
    let rows = sql_query("UPDATE things SET version = version + 1 WHERE id = 1 AND version = $1")
        .bind::<BigInt, _>(version)
        .execute(tx)?;
    if rows == 1 {
        Ok(())
    } else {
        Err(StorageError::Stale)
    }
}

/// Four writers through each of two instances want the same step; says whose made it.
fn race(instances: &[Db; 2], version: i64) -> usize {
    let start = Arc::new(Barrier::new(8));
    let writers: Vec<_> = (0..8)
        .map(|n| {
            let (start, db) = (Arc::clone(&start), instances[n % 2].clone());
            std::thread::spawn(move || {
                start.wait();
                (n % 2, db.write_blocking(move |tx| step(tx, version)))
            })
        })
        .collect();
    let mut winners = Vec::new();
    for writer in writers {
        match writer.join().unwrap() {
            (side, Ok(())) => winners.push(side),
            (_, Err(StorageError::Stale)) => (),
            (_, Err(other)) => panic!("{other:?}"),
        }
    }
    assert_eq!(winners.len(), 1, "round {version}");
    winners[0]
}

on_both_databases!(
    of_writers_with_one_version_exactly_one_wins,
    |db| async move {
        make_table(&db).await;
        db.write(|tx| insert(tx, 1, "game")).await.unwrap();
        let instances = [db.db(), db.another(|_| ())];
        let (mut won, mut rounds) = ([0, 0], 0);
        // a race that one side always wins has shown nothing
        while rounds < 30 || won.iter().any(|n| n * 5 < rounds) {
            assert!(rounds < 300, "void: {won:?}");
            won[race(&instances, rounds)] += 1;
            rounds += 1;
        }
        let version = db
            .read(|c| number(c, "SELECT version AS number FROM things WHERE id = 1"))
            .await;
        assert_eq!(version.unwrap(), rounds);
    }
);

on_both_databases!(shutdown_finishes_the_queue, |db| async move {
    make_table(&db).await;
    let onlooker = db.another(|_| ());
    let waiting: Vec<_> = (0..50)
        .map(|id| tokio::task::spawn_local(db.write(move |tx| insert(tx, id, &format!("w{id}")))))
        .collect();
    tokio::task::yield_now().await;
    db.shutdown().await;
    for write in waiting {
        write.await.unwrap().unwrap();
    }
    assert_eq!(things(&onlooker).await, 50);
    assert_eq!(
        why(db.write(|tx| insert(tx, 99, "too late")).await),
        Why::Closing
    );
    assert_eq!(why(db.read(count).await), Why::Closing);
});

on_both_databases!(statements_are_counted, |db| async move {
    make_table(&db).await;
    things(&db).await;
    let before = db.statements();
    db.read(|c| Ok((count(c)?, count(c)?))).await.unwrap();
    // BEGIN and COMMIT count too
    assert_eq!(db.statements() - before, 4);
});

on_both_databases!(the_database_knows_the_time, |db| async move {
    use fernzug::now::{Now, SystemNow};
    let apart = SystemNow.now() - db.database_now().await.unwrap();
    assert!(apart.abs() < 1000, "{apart} ms");
});
