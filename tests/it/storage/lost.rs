//! What only PostgreSQL does: transactions that fail because of others, and connections
//! that are lost.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use diesel::{RunQueryDsl, sql_query};
use fernzug::storage::{AnyConn, StorageError, Why};

use super::doors::{Outcome, count, insert, make_table, number, things, why};
use crate::support::database::{Kind, TestDb, run};

fn on_postgres<Told: Future<Output = ()>>(story: impl FnOnce(TestDb) -> Told) {
    run(Kind::Postgres, story);
}

fn raise(tx: &mut AnyConn, code: &str, message: &str) -> Outcome<()> {
    sql_query(format!(
        "DO $$ BEGIN RAISE EXCEPTION '{message}' USING ERRCODE = '{code}'; END $$"
    ))
    .execute(tx)?;
    Ok(())
}

#[test]
fn contention_is_tried_three_times() {
    on_postgres(|db| async move {
        make_table(&db).await;
        for (code, message) in [
            ("40001", "could not serialize"),
            ("40P01", "deadlock detected"),
        ] {
            let runs = Arc::new(AtomicU32::new(0));
            let counted = Arc::clone(&runs);
            let id = db.read(count).await.unwrap();
            db.write(move |tx| {
                insert(tx, id, message)?;
                match counted.fetch_add(1, Ordering::Relaxed) {
                    0 | 1 => raise(tx, code, message),
                    _ => Ok(()),
                }
            })
            .await
            .unwrap();
            assert_eq!(runs.load(Ordering::Relaxed), 3);
            let never = db.write(move |tx| raise(tx, code, message)).await;
            assert_eq!(why(never), Why::Contended);
        }
        assert_eq!(things(&db).await, 2);
    });
}

const END_ALL: &str = "SELECT count(pg_terminate_backend(pid)) AS number FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";

#[test]
fn a_restarted_server_costs_nothing() {
    on_postgres(|db| async move {
        make_table(&db).await;
        things(&db).await;
        let other = db.another(|_| ());
        other.read(|c| number(c, END_ALL)).await.unwrap();
        db.write(|tx| insert(tx, 1, "after")).await.unwrap();
        assert_eq!(things(&db).await, 1);
    });
}

#[test]
fn a_connection_lost_in_a_write_is_not_tried_again() {
    on_postgres(|db| async move {
        make_table(&db).await;
        let runs = Arc::new(AtomicU32::new(0));
        let counted = Arc::clone(&runs);
        let lost = db
            .write(move |tx| {
                counted.fetch_add(1, Ordering::Relaxed);
                insert(tx, 1, "lost")?;
                number(
                    tx,
                    "SELECT count(pg_terminate_backend(pg_backend_pid())) AS number",
                )
            })
            .await;
        assert!(
            lost.as_ref().is_err_and(StorageError::is_unavailable),
            "{lost:?}"
        );
        assert_eq!(runs.load(Ordering::Relaxed), 1);
        assert_eq!(things(&db).await, 0);
    });
}
