//! A deadline at 02:00 is 08:00 from the start, and the flag falls there with nobody watching.

use fernzug::domain::notice::NoticeKind;
use fernzug::domain::time::{DAY, HOUR, SECOND};
use fernzug::storage::games;

use crate::support::club::{Club, utc};
use crate::support::database::on_both_databases;

on_both_databases!(the_flag_falls_in_the_morning, |db| async move {
    let club = Club::new(db).await;
    let game = club.game().await;
    club.play(game, "e2e4").await;
    // 02:00 in Berlin
    club.set(utc("2027-05-12T00:00:00Z")).await;
    club.play(game, "e7e5").await;

    let eight = utc("2027-05-15T06:00:00Z");
    assert_eq!(club.look(game).await.deadline(), eight);
    let ada = club.ada;
    let listed = club.db.read(move |c| games::running(c, ada)).await.unwrap();
    assert_eq!(listed[0].deadline, Some(eight));

    for still_running in [
        "2027-05-15T00:00:11Z",
        "2027-05-15T06:00:00Z",
        "2027-05-15T06:00:10Z",
    ] {
        club.alive_until(utc(still_running)).await;
        assert_eq!(club.ending(game).await, None, "{still_running}");
    }
    club.alive_until(eight.plus(10 * SECOND + 1)).await;
    assert_eq!(club.ending(game).await, Some(("0-1", "time")));
    let ended = format!("SELECT ended_at AS number FROM games WHERE id = {game}");
    assert_eq!(
        club.number(&ended).await,
        eight.0,
        "the deadline, not the sweep"
    );
    club.alive_until(eight.plus(HOUR)).await;
    for player in [club.ada, club.ben] {
        assert_eq!(club.told(game, player, NoticeKind::GameOver).await, 1);
    }
});

on_both_databases!(the_night_is_no_gift_for_later, |db| async move {
    let club = Club::new(db).await;
    let game = club.game().await;
    club.play(game, "e2e4").await;
    club.set(utc("2027-05-12T00:00:00Z")).await;
    club.play(game, "e7e5").await;
    // in the last second of the spared hours
    club.set(utc("2027-05-15T06:00:00Z").plus(999)).await;
    club.play(game, "g1f3").await;
    let after = club.look(game).await;
    assert_eq!(after.deadline(), utc("2027-05-15T06:00:00Z").plus(3 * DAY));
    club.set(utc("2027-05-15T12:00:00Z")).await;
    club.play(game, "b8c6").await;
    let next = club.look(game).await.deadline();
    assert_eq!(next, utc("2027-05-18T12:00:00Z"));
});
