//! Rows the program could not have written: the sweep reports them, leaves them behind and goes on.

use fernzug::actions::nightly;
use fernzug::domain::time::{HOUR, SECOND};

use crate::support::club::Club;
use crate::support::database::on_both_databases;

/// What is done to a game's rows; `{}` is its number.
const DAMAGE: [&str; 6] = [
    "UPDATE game_terms SET profile = 'nonsense' WHERE game_id = {}",
    "UPDATE moves SET fen = 'rubbish' WHERE game_id = {} AND ply = 2",
    "DELETE FROM moves WHERE game_id = {} AND ply = 1",
    "UPDATE games SET clock_zone = 'Mars/Olympus_Mons' WHERE id = {}",
    "UPDATE games SET result = '1-0' WHERE id = {}",
    // the last day that the calendar knows
    "UPDATE moves SET at = 8210266876799999 - 259200000 WHERE game_id = {} AND ply = 2",
];

on_both_databases!(the_sound_game_is_judged, |db| async move {
    let club = Club::new(db).await;
    let mut damaged = Vec::new();
    for harm in DAMAGE {
        let game = club.game().await;
        club.play(game, "e2e4 e7e5").await;
        club.sql(&harm.replace("{}", &game.to_string())).await;
        damaged.push(game);
    }
    let sound = club.game().await;
    club.play(sound, "e2e4 e7e5").await;
    let flag = club.look(sound).await.deadline().plus(11 * SECOND);
    // all of them are due before the sound one
    let list = damaged.iter().map(ToString::to_string);
    let list = list.collect::<Vec<_>>().join(", ");
    club.sql(&format!(
        "UPDATE games SET look_at = 1 WHERE id IN ({list})"
    ))
    .await;

    club.alive_until(flag).await;
    assert_eq!(club.ending(sound).await, Some(("0-1", "time")));
    let reported = |reports: Vec<(String, Option<i64>, bool)>, job: &str| -> Vec<i64> {
        let meant = reports.into_iter().filter(|(j, _, ok)| j == job && !ok);
        meant.filter_map(|(_, game, _)| game).collect()
    };
    assert_eq!(reported(club.reports().await, "sweep"), damaged);

    // Not with every beat, but as long as nobody mends them.
    club.alive_until(flag.plus(10 * SECOND)).await;
    assert_eq!(reported(club.reports().await, "sweep").len(), damaged.len());
    club.alive_until(flag.plus(HOUR)).await;
    let again = reported(club.reports().await, "sweep");
    assert_eq!(again.len(), 2 * damaged.len());

    nightly::check_if_due(&club.ctx).await.unwrap();
    assert_eq!(reported(club.reports().await, "nightly"), damaged);
    let running = "SELECT count(*) AS number FROM games WHERE state = 'running'";
    assert_eq!(club.number(running).await, 6, "a damaged row is no result");
});
