//! No flag falls by a clock that cannot be right.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use fernzug::actions::Context;
use fernzug::domain::time::{DAY, HOUR, Instant, SECOND};
use fernzug::jobs::Timetable;
use fernzug::now::Now;
use fernzug::storage::outages;

use crate::support::club::{Club, utc};
use crate::support::database::{Kind, on_both_databases, run};

/// A game whose flag may fall ten seconds after the instant that comes back.
async fn a_game(club: &Club) -> (i64, Instant) {
    let game = club.game().await;
    club.play(game, "e2e4 e7e5").await;
    (game, club.look(game).await.deadline())
}

on_both_databases!(a_clock_set_back_stops_them, |db| async move {
    let club = Club::new(db).await;
    let (game, deadline) = a_game(&club).await;
    // another server has beaten two minutes after the deadline; then the clock is set back by one
    let beat = deadline.plus(120 * SECOND);
    let beaten = club
        .db
        .write(move |tx| outages::beat(tx, "other", beat, beat.plus(-DAY)));
    beaten.await.unwrap();
    for seconds in [60, 61, 119] {
        club.set(deadline.plus(seconds * SECOND)).await;
        club.tick().await;
        assert_eq!(club.ending(game).await, None, "{seconds} s");
    }
    let alarms = [("heartbeat".to_owned(), None, false)];
    assert_eq!(club.reports().await, alarms, "one alarm, not one a beat");
    club.set(beat.plus(SECOND)).await;
    club.tick().await;
    assert_eq!(club.ending(game).await, Some(("0-1", "time")));
    let stops = club.number("SELECT count(*) AS number FROM outages").await;
    assert_eq!(stops, 0);
});

#[test]
fn a_clock_that_differs_from_the_databases_stops_them() {
    run(Kind::Postgres, |db| async move {
        let club = Club::new(db).await;
        let (game, deadline) = a_game(&club).await;
        club.set(deadline.plus(-5 * SECOND)).await;
        club.set_machine(deadline.plus(30 * SECOND));
        club.tick().await;
        club.tick().await;
        assert_eq!(club.ending(game).await, None);
        let alarms = [("heartbeat".to_owned(), None, false)];
        assert_eq!(club.reports().await, alarms);
        club.alive_until(deadline.plus(30 * SECOND)).await;
        assert_eq!(club.ending(game).await, Some(("0-1", "time")));
    });
}

/// It served all the time, so nobody is given that time afterwards; a real stop is credited all the same.
#[test]
fn a_server_whose_clock_was_off_was_no_outage() {
    run(Kind::Postgres, |db| async move {
        let club = Club::new(db).await;
        let (game, deadline) = a_game(&club).await;
        let stops = || club.number("SELECT count(*) AS number FROM outages");
        let begin = deadline.plus(-HOUR);
        club.set(begin).await;
        club.tick().await;
        for round in 1..60 {
            for off in [90 * SECOND, -90 * SECOND] {
                let at = begin.plus(round * 10 * SECOND);
                club.set(at).await;
                club.set_machine(at.plus(off));
                club.tick().await;
            }
        }
        assert_eq!(stops().await, 0);
        club.set(begin.plus(600 * SECOND)).await;
        club.tick().await;
        assert_eq!(stops().await, 0, "the clock is right again");
        assert_eq!(club.look(game).await.deadline(), deadline);
        // ten minutes without a beat, and the clock is off when the server returns: ten minutes by the database's clock
        club.set(begin.plus(1_200 * SECOND)).await;
        club.set_machine(begin.plus(5_000 * SECOND));
        club.tick().await;
        let span = "SELECT to_at - from_at AS number FROM outages";
        assert_eq!(club.number(span).await, 600 * SECOND);
    });
}

/// A laptop that is put to sleep after the clock has been asked so many times.
struct Sleeper {
    asked: AtomicU32,
    awake_for: u32,
    falls_asleep: Instant,
    wakes: Instant,
}

impl Now for Sleeper {
    fn now(&self) -> i64 {
        let asked = self.asked.fetch_add(1, Ordering::SeqCst);
        if asked < self.awake_for {
            self.falls_asleep.0
        } else {
            self.wakes.0
        }
    }
}

on_both_databases!(
    a_machine_put_to_sleep_between_beat_and_sweep,
    |db| async move {
        let club = Club::new(db).await;
        let (game, deadline) = a_game(&club).await;
        let falls_asleep = deadline.plus(-HOUR);
        club.alive_until(falls_asleep).await;
        // However far a tick has come: what it judges is the time of its beat.
        for awake_for in 1..6 {
            let sleeper = Sleeper {
                asked: AtomicU32::new(0),
                awake_for,
                falls_asleep,
                wakes: falls_asleep.plus(8 * HOUR),
            };
            let ctx = Context {
                clock: Arc::new(sleeper),
                ..club.ctx.clone()
            };
            let ticked = Timetable::new(ctx, "here".to_owned()).tick().await;
            ticked.unwrap();
            assert_eq!(club.ending(game).await, None);
        }
        club.set(falls_asleep.plus(8 * HOUR)).await;
        club.tick().await;
        // one hour was left, and twelve are given after the return: 05:00 in Berlin, so 08:00
        let deadline = club.look(game).await.deadline();
        assert_eq!(deadline, utc("2027-05-15T06:00:00Z"));
    }
);
