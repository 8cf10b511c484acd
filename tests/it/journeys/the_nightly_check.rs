//! The night's check: a look that would come too late is mended; once a day, whenever the server runs.

use fernzug::actions::nightly::check_if_due;
use fernzug::domain::notice::NoticeKind;
use fernzug::domain::time::{DAY, HOUR, SECOND};

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
