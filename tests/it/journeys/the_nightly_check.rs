//! The night's check: a look that would come too late is mended; once a day, whenever the server runs.

use fernzug::actions::nightly::check_if_due;
use fernzug::domain::clock::TimeTerms;
use fernzug::domain::notice::NoticeKind;
use fernzug::domain::time::{DAY, HOUR, MINUTE, SECOND};
use fernzug::storage::days;

use crate::support::club::{Club, utc};
use crate::support::database::on_both_databases;

on_both_databases!(a_look_too_late_is_mended, |db| async move {
    let club = Club::new(db).await;
    let (late, lost, sound) = (club.game().await, club.game().await, club.game().await);
    for game in [late, lost, sound] {
        club.play(game, "e2e4 e7e5").await;
    }
    let look = |game: i64| format!("SELECT look_at AS number FROM games WHERE id = {game}");
    let right = club.number(&look(sound)).await;
    club.sql(&format!(
        "UPDATE games SET look_at = look_at + 1 WHERE id = {late}"
    ))
    .await;
    club.sql(&format!(
        "UPDATE games SET look_at = NULL WHERE id = {lost}"
    ))
    .await;
    club.sql(&format!("UPDATE games SET look_at = 5 WHERE id = {sound}"))
        .await;
    check_if_due(&club.ctx).await.unwrap();
    assert_eq!(club.number(&look(late)).await, right);
    assert_eq!(club.number(&look(lost)).await, right);
    assert_eq!(club.number(&look(sound)).await, 5, "too early is harmless");
    let wanted = [(Some(late), false), (Some(lost), false), (None, false)];
    let reports = club.reports().await;
    let told: Vec<_> = reports.iter().map(|(_, game, ok)| (*game, *ok)).collect();
    assert_eq!(told, wanted);

    // and so the flag falls where it would never have fallen
    let deadline = club.look(lost).await.deadline();
    club.alive_until(deadline.plus(-DAY)).await;
    club.alive_until(deadline.plus(11 * SECOND)).await;
    assert_eq!(club.ending(lost).await, Some(("0-1", "time")));
    assert_eq!(club.told(lost, club.ada, NoticeKind::Reminder).await, 1);
});

on_both_databases!(once_a_day_also_after_a_stop, |db| async move {
    let club = Club::new(db).await;
    let other = club.another_server();
    let mut checks = 0;
    // every hour of two days; then five days of silence; then an afternoon
    let hours = (0..48).chain(168..176);
    let mut days = std::collections::HashSet::new();
    for hour in hours {
        let at = utc("2027-05-11T00:00:00Z").plus(hour * HOUR);
        club.set(at).await;
        check_if_due(&club.ctx).await.unwrap();
        check_if_due(&other).await.unwrap();
        days.insert(hour / 24);
        let reports = club.reports().await;
        checks = reports.iter().filter(|(job, ..)| job == "nightly").count();
        assert_eq!(checks, days.len(), "hour {hour}");
    }
    assert_eq!(checks, 3);
});

on_both_databases!(a_server_that_dies_over_it_loses_no_night, |db| async move {
    let club = Club::new(db).await;
    let nights = async || {
        let reports = club.reports().await;
        reports.iter().filter(|(job, ..)| job == "nightly").count()
    };
    // taken by a server that was killed then: nothing was done
    let (key, now) = ("nightly:2027-05-11".to_owned(), club.now());
    let taken = club
        .ctx
        .db
        .write(move |tx| days::claim(tx, &key, now))
        .await;
    assert!(taken.unwrap());
    for minutes in [0, 10, 14] {
        club.set(now.plus(minutes * MINUTE)).await;
        check_if_due(&club.ctx).await.unwrap();
        assert_eq!(nights().await, 0, "it may still be at it: {minutes}");
    }
    club.set(now.plus(15 * MINUTE)).await;
    check_if_due(&club.ctx).await.unwrap();
    assert_eq!(nights().await, 1);
    club.set(now.plus(40 * MINUTE)).await;
    check_if_due(&club.another_server()).await.unwrap();
    assert_eq!(nights().await, 1, "done is done");
    // whoever comes back from the dead finds that it has passed to somebody else
    let key = "nightly:2027-05-11".to_owned();
    let held = club.ctx.db.write(move |tx| days::renew(tx, &key, now, now));
    assert!(!held.await.unwrap());
});

/// What the night has told of single games.
async fn told_of(club: &Club) -> Vec<Option<i64>> {
    let reports = club.reports().await;
    let nights = reports.iter().filter(|(job, ..)| job == "nightly");
    nights
        .filter_map(|(_, game, ok)| (!ok).then_some(*game))
        .collect()
}

on_both_databases!(what_is_kept_follows_from_the_facts, |db| async move {
    let club = Club::new(db).await;
    let time = TimeTerms::usual("20d+2d<30d".parse().unwrap());
    let mut games = Vec::new();
    for _ in 0..8 {
        let game = club.game_with(|form| form.time = time).await;
        club.play(game, "e2e4").await;
        games.push(game);
    }
    club.pass(2 * DAY).await;
    for game in &games {
        club.play(*game, "e7e5 g1f3").await;
    }
    let [sound, used, left, allowed, started, deadline, over, old] = games[..] else {
        panic!("eight games")
    };
    let resigned = club.act(over, club.ada);
    fernzug::actions::play::resign(&club.ctx, resigned)
        .await
        .unwrap();
    check_if_due(&club.ctx).await.unwrap();
    assert_eq!(told_of(&club).await, [], "all are sound");

    let moves = |what: &str, game: i64| {
        format!("UPDATE moves SET {what} WHERE ply = 2 AND game_id = {game}")
    };
    let games = |what: &str, game: i64| format!("UPDATE games SET {what} WHERE id = {game}");
    for statement in [
        moves("used_ms = used_ms + 1000", used),
        moves("left_ms = left_ms - 1000", left),
        moves("left_ms = left_ms - 1000", over),
        moves("left_ms = left_ms - 1000", old),
        format!("UPDATE game_terms SET clock_model = 1 WHERE game_id = {old}"),
        games("allowed_ms = allowed_ms + 1000", allowed),
        games("clock_started_at = clock_started_at + 1000", started),
        games("deadline_at = deadline_at + 1000", deadline),
        games("deadline_at = deadline_at - 1000", sound),
    ] {
        club.sql(&statement).await;
    }
    club.pass(DAY).await;
    check_if_due(&club.ctx).await.unwrap();
    let found = [used, left, allowed, started, deadline, over].map(Some);
    assert_eq!(told_of(&club).await, [found.to_vec(), vec![None]].concat());
    // a game that has long ended is not replayed every night
    club.pass(2 * DAY).await;
    check_if_due(&club.ctx).await.unwrap();
    let told = told_of(&club).await;
    assert_eq!(told.iter().filter(|game| **game == Some(over)).count(), 1);
});

on_both_databases!(leave_granted_backwards_is_no_difference, |db| async move {
    let club = Club::new(db).await;
    let time = TimeTerms::usual("20d+2d<30d".parse().unwrap());
    let game = club.game_with(|form| form.time = time).await;
    let start = club.now();
    club.play(game, "e2e4").await;
    club.pass(3 * DAY).await;
    club.play(game, "e7e5").await;
    club.pass(DAY).await;
    let (from, to, made) = (start.plus(DAY).0, start.plus(2 * DAY).0, club.now().0);
    club.sql(&format!(
        "INSERT INTO leaves (once, player_id, first_day, last_day, zone, from_at, to_at, made_at, special, automatic, reason)
         VALUES ('x', {0}, '', '', 'Europe/Berlin', {from}, {to}, {made}, true, false, '');
         UPDATE players SET leave_until = {to} WHERE id = {0}",
        club.ben
    ))
    .await;
    let left = |ply: u32| {
        format!("SELECT left_ms AS number FROM moves WHERE ply = {ply} AND game_id = {game}")
    };
    assert_eq!(
        club.number(&left(2)).await,
        19 * DAY,
        "as it was known then"
    );
    club.pass(HOUR).await;
    club.play(game, "g1f3 b8c6").await;
    assert_eq!(
        club.number(&left(4)).await,
        22 * DAY,
        "a day was given back"
    );
    check_if_due(&club.ctx).await.unwrap();
    assert_eq!(told_of(&club).await, []);
    // what was kept after it became known is compared
    club.sql(&format!(
        "UPDATE moves SET left_ms = 5 WHERE ply = 4 AND game_id = {game}"
    ))
    .await;
    club.pass(DAY).await;
    check_if_due(&club.ctx).await.unwrap();
    assert_eq!(told_of(&club).await, [Some(game), None]);
});
