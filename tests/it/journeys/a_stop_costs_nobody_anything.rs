//! The server stands still for six hours: nobody's time counts, nobody loses at the return.

use std::time::Duration;

use fernzug::domain::clock::{Outage, OutageSource};
use fernzug::domain::time::{HOUR, MINUTE, SECOND};
use fernzug::jobs::Timetable;
use fernzug::storage::outages;

use crate::support::club::{Club, at_once, utc, work};
use crate::support::database::on_both_databases;

async fn stops(club: &Club) -> Vec<Outage> {
    let all = club
        .db
        .read(|c| outages::touching(c, utc("2027-01-01T00:00:00Z")));
    all.await.unwrap()
}

on_both_databases!(six_hours_are_given_back, |db| async move {
    let club = Club::new(db).await;
    let one_day = |form: &mut fernzug::actions::invitations::Invite| {
        form.time = fernzug::domain::clock::TimeTerms::days_per_move(1)
    };
    let gone = club.game_with(one_day).await;
    club.play(gone, "e2e4 e7e5").await;
    club.pass(HOUR).await;
    let short = club.game_with(one_day).await;
    let long = club.game().await;
    club.play(short, "e2e4 e7e5").await;
    club.play(long, "e2e4 e7e5").await;

    // The first game's time has been up for five seconds when the power goes.
    let last_beat = utc("2027-05-12T10:00:05Z");
    club.alive_until(last_beat).await;
    assert_eq!(club.ending(gone).await, None);
    let back = last_beat.plus(6 * HOUR);
    club.set(back).await;
    club.tick().await;
    club.tick().await;
    let (from, to) = (last_beat, back);
    assert_eq!(
        stops(&club).await,
        [Outage {
            from,
            to,
            source: OutageSource::Gap
        }]
    );

    // To the second, and to twelve hours after the return (04:00:05Z, night in Berlin, so 08:00).
    let (long_one, short_one) = (club.look(long).await, club.look(short).await);
    assert_eq!(long_one.deadline(), utc("2027-05-14T17:00:00Z"));
    assert_eq!(short_one.deadline(), utc("2027-05-13T06:00:00Z"));

    // Not even the game that was lost already ends within ten minutes of the return.
    for later in [0, SECOND, 5 * MINUTE, 10 * MINUTE - 1] {
        club.alive_until(back.plus(later)).await;
        assert_eq!(club.ending(gone).await, None, "{later} ms after the return");
    }
    club.alive_until(back.plus(10 * MINUTE)).await;
    assert_eq!(club.ending(gone).await, Some(("0-1", "time")));
    let ended = format!("SELECT ended_at AS number FROM games WHERE id = {gone}");
    assert_eq!(club.number(&ended).await, utc("2027-05-12T10:00:00Z").0);

    club.alive_until(utc("2027-05-12T17:00:00Z")).await;
    club.play(long, "g1f3").await;
    let used = format!("SELECT used_ms AS number FROM moves WHERE game_id = {long} AND ply = 3");
    assert_eq!(club.number(&used).await, 24 * HOUR, "thirty hours less six");

    for running in ["2027-05-13T05:00:00Z", "2027-05-13T06:00:10Z"] {
        club.alive_until(utc(running)).await;
        assert_eq!(club.ending(short).await, None, "{running}");
    }
    club.alive_until(utc("2027-05-13T06:00:11Z")).await;
    assert_eq!(club.ending(short).await, Some(("0-1", "time")));
});

on_both_databases!(
    servers_that_return_together_write_one_stop,
    |db| async move {
        let club = Club::new(db).await;
        let servers: Vec<_> = (0..4).map(|_| club.another_server()).collect();
        club.tick().await;
        for round in 1..=10 {
            club.pass(HOUR).await;
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
            assert_eq!(stops(&club).await.len(), round);
        }
    }
);
