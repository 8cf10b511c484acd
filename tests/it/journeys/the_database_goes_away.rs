//! The database is away while a move arrives: nothing is known, nothing has changed, and it is never a result.

use std::fmt::Debug;
use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection, SqliteConnection};
use fernzug::actions::Context;
use fernzug::actions::play::{SentMove, make_move, resign};
use fernzug::actions::sweep::{Flags, sweep};
use fernzug::actions::{Fail, nightly};
use fernzug::domain::time::{MINUTE, SECOND};
use fernzug::storage::DatabaseUrl;

use crate::support::club::{Club, at_once, work};
use crate::support::database::{Kind, TestDb, run};

fn is_unavailable<T: Debug, R: Debug>(answer: Result<T, Fail<R>>) {
    match answer {
        Err(Fail::Broken(error)) if error.is_unavailable() => (),
        other => panic!("{other:?}"),
    }
}

struct Story {
    club: Club,
    ctx: Context,
    game: i64,
    overdue: i64,
    sent: SentMove,
}

impl Story {
    /// One game that waits for a move, one whose flag is due.
    async fn begin(db: TestDb) -> Self {
        let club = Club::new(db).await;
        let overdue = club
            .game_with(|form| form.time = fernzug::domain::clock::TimeTerms::days_per_move(1))
            .await;
        club.play(overdue, "e2e4 e7e5").await;
        let flag = club.look(overdue).await.deadline().plus(11 * SECOND);
        let game = club.game().await;
        club.play(game, "e2e4 e7e5").await;
        club.set(flag).await;
        let mut ctx = club.ctx.clone();
        ctx.db = club
            .db
            .another(|s| s.longest_wait = Duration::from_millis(300));
        // it has connections, as a server that has run for a while
        let warm = ctx.db.read(|_| Ok(())).await;
        warm.and(ctx.db.write(|_| Ok(())).await).unwrap();
        let sent = club.sent(&club.look(game).await, "g1f3");
        Self {
            club,
            ctx,
            game,
            overdue,
            sent,
        }
    }

    async fn everything_fails(&self) {
        let ctx = &self.ctx;
        is_unavailable(make_move(ctx, self.sent.clone()).await);
        let act = self.club.act(self.game, self.club.ben);
        is_unavailable(resign(ctx, act).await);
        let swept = sweep(ctx, Flags::MayFall, ctx.now()).await;
        assert!(swept.unwrap_err().is_unavailable());
        let checked = nightly::check_if_due(ctx).await;
        assert!(checked.unwrap_err().is_unavailable());
    }

    async fn nothing_has_changed(&self) {
        for game in [self.game, self.overdue] {
            assert_eq!(self.club.ending(game).await, None);
            assert_eq!(self.club.moves(game).await, ["e4", "e5"]);
        }
    }

    /// The same submission, sent again.
    async fn all_is_well_again(&self) {
        let moved = make_move(&self.ctx, self.sent.clone()).await.unwrap();
        assert!(!moved.again, "the first attempt was not saved");
        assert_eq!(self.club.moves(self.game).await, ["e4", "e5", "Nf3"]);
        let swept = sweep(&self.ctx, Flags::MayFall, self.ctx.now()).await;
        swept.unwrap();
        let over = Some(("0-1", "time"));
        assert_eq!(self.club.ending(self.overdue).await, over);
    }
}

#[test]
fn another_process_holds_the_file() {
    run(Kind::Sqlite, |db| async move {
        let story = Story::begin(db).await;
        let file = story.club.db.file();
        let mut holder = SqliteConnection::establish(file.to_str().unwrap()).unwrap();
        holder
            .batch_execute("PRAGMA busy_timeout=5000; BEGIN EXCLUSIVE")
            .unwrap();
        story.everything_fails().await;
        holder.batch_execute("ROLLBACK").unwrap();
        // Whoever was told "not available" is not played behind his back once the file is free.
        let mut queue_is_empty = story.ctx.db.write(|_| Ok(())).await;
        while queue_is_empty.is_err() {
            queue_is_empty = story.ctx.db.write(|_| Ok(())).await;
        }
        story.nothing_has_changed().await;
        story.all_is_well_again().await;
    });
}

/// A connection to the cluster, beside the database of this story; and that database's name.
fn beside(db: &TestDb) -> (PgConnection, String) {
    let DatabaseUrl::Postgres(url) = db.settings().url else {
        panic!("not PostgreSQL");
    };
    let (head, options) = url.split_once('?').unwrap();
    let (server, name) = head.rsplit_once('/').unwrap();
    let beside = format!("{server}/postgres?{options}");
    (PgConnection::establish(&beside).unwrap(), name.to_owned())
}

#[test]
fn the_server_takes_no_connections() {
    run(Kind::Postgres, |db| async move {
        let story = Story::begin(db).await;
        let (mut admin, name) = beside(&story.club.db);
        let end_all = format!(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        );
        let close = format!("ALTER DATABASE {name} ALLOW_CONNECTIONS false; {end_all}");
        admin.batch_execute(&close).unwrap();
        story.everything_fails().await;
        let open = format!("ALTER DATABASE {name} ALLOW_CONNECTIONS true");
        admin.batch_execute(&open).unwrap();
        story.nothing_has_changed().await;
        story.all_is_well_again().await;
    });
}

#[test]
fn the_connection_is_cut_in_the_middle_of_the_move() {
    run(Kind::Postgres, |db| async move {
        let mut story = Story::begin(db).await;
        story.ctx.db = story.club.db.another(|_| ());
        let (mut admin, name) = beside(&story.club.db);
        let DatabaseUrl::Postgres(url) = story.club.db.settings().url else {
            panic!("not PostgreSQL");
        };
        // Holds the game's row, so that the move gets stuck in its transaction.
        let mut holder = PgConnection::establish(&url).unwrap();
        let lock = format!(
            "BEGIN; SELECT 1 FROM games WHERE id = {} FOR UPDATE",
            story.game
        );
        holder.batch_execute(&lock).unwrap();
        let cut = format!(
            "DO $$ DECLARE cut INT := 0; BEGIN WHILE cut = 0 LOOP
               SELECT count(pg_terminate_backend(pid)) INTO cut FROM pg_stat_activity
               WHERE datname = '{name}' AND wait_event_type = 'Lock';
               PERFORM pg_sleep(0.01); PERFORM pg_stat_clear_snapshot(); END LOOP; END $$"
        );
        let (ctx, sent) = (story.ctx.clone(), story.sent.clone());
        let answers = at_once(vec![
            work(Duration::ZERO, move || async move {
                Some(make_move(&ctx, sent).await)
            }),
            work(Duration::ZERO, move || async move {
                admin.batch_execute(&cut).unwrap();
                None
            }),
        ]);
        is_unavailable(answers.into_iter().flatten().next().unwrap());
        holder.batch_execute("ROLLBACK").unwrap();
        story.nothing_has_changed().await;
        story.all_is_well_again().await;
    });
}

#[test]
fn two_minutes_without_it_are_a_stop() {
    run(Kind::Postgres, |db| async move {
        let story = Story::begin(db).await;
        let club = &story.club;
        club.alive_until(club.now()).await;
        let before = club.look(story.game).await.deadline();
        let (mut admin, name) = beside(&club.db);
        // the frozen time of day lies in the database: it is moved on before it goes away
        club.pass(2 * MINUTE).await;
        let close = format!(
            "ALTER DATABASE {name} ALLOW_CONNECTIONS false;
             SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        );
        admin.batch_execute(&close).unwrap();
        assert!(
            club.timetable("here")
                .tick()
                .await
                .unwrap_err()
                .is_unavailable()
        );
        let open = format!("ALTER DATABASE {name} ALLOW_CONNECTIONS true");
        admin.batch_execute(&open).unwrap();
        club.tick().await;
        let after = club.look(story.game).await.deadline();
        assert_eq!(after.since(before), 2 * MINUTE, "since the last beat");
    });
}
