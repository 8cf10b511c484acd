//! A reminder is sent once, however many servers look, and also when a stop moves it.

use fernzug::domain::notice::NoticeKind;
use fernzug::domain::time::{HOUR, MINUTE};
use fernzug::jobs::Timetable;

use crate::support::club::{Club, utc};
use crate::support::database::on_both_databases;

on_both_databases!(each_of_two_reminders_once, |db| async move {
    let club = Club::new(db).await;
    let other = Timetable::new(club.another_server(), "other".to_owned());
    let game = club
        .game_with(|form| form.time = fernzug::domain::clock::TimeTerms::days_per_move(7))
        .await;
    club.play(game, "e2e4 e7e5").await;
    let deadline = utc("2027-05-18T10:00:00Z");
    assert_eq!(club.look(game).await.deadline(), deadline);

    let (first, second) = (utc("2027-05-15T10:00:00Z"), utc("2027-05-17T10:00:00Z"));
    let mut at = club.now();
    while at < utc("2027-05-17T11:00:00Z") {
        at = at.plus(2 * HOUR);
        for at in [at.plus(-1), at] {
            club.alive_until(at).await;
            other.tick().await.unwrap();
            let wanted = usize::from(at >= first) + usize::from(at >= second);
            let sent = club.told(game, club.ada, NoticeKind::Reminder).await;
            assert_eq!(sent, wanted, "at {at:?}");
        }
    }
    // A stop of three hours moves the deadline and with it the instant of the second reminder: it has been sent.
    club.pass(3 * HOUR).await;
    club.tick().await;
    assert_eq!(club.look(game).await.deadline(), deadline.plus(3 * HOUR));
    for minutes in [1, 60, 120, 180, 600] {
        let at = club.now().plus(minutes * MINUTE);
        club.alive_until(at).await;
    }
    assert_eq!(club.told(game, club.ada, NoticeKind::Reminder).await, 2);
    assert_eq!(club.told(game, club.ben, NoticeKind::Reminder).await, 0);
});
