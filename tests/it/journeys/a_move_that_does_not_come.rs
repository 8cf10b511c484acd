//! What is written to whoever does not move, to his directors, and to those whose clocks an outage has rested.

use std::time::Duration;

use fernzug::actions::outage;
use fernzug::actions::people;
use fernzug::domain::clock::{Preset, Reminders, TimeTerms};
use fernzug::domain::notice::{MailWishes, NoticeKind};
use fernzug::domain::time::{DAY, HOUR, MINUTE};
use fernzug::storage::players;

use super::a_tournament_has_an_end::{days, started, whites};
use super::a_tournament_runs_itself::{director, running, to};
use crate::support::app::{Browser, Letter, PASSWORD, TestApp};
use crate::support::club::{Club, utc};
use crate::support::database::on_both_databases;

fn subjects<'a>(letters: &[&'a Letter]) -> Vec<&'a str> {
    letters.iter().map(|l| l.subject.as_str()).collect()
}

on_both_databases!(
    a_tournament_reminds_warns_and_warns_for_the_last_time,
    |db| async move {
        let app = TestApp::new(db);
        let (id, mut all) = started(&app, &[("stages", "10, 15, 18")]).await;
        let games = running(&app, id).await;
        let hers = whites(&app, &games, "berta").await;
        let page = all[1].get(&format!("/tournaments/{id}")).await;
        assert!(page.body.contains("last warning after 18"), "{}", page.body);
        days(&app, 9).await;
        app.letters().await;
        days(&app, 2).await;
        let first = app.letters().await;
        let letters = &first;
        let mine = to(letters, "berta");
        // whom she meets with White is drawn by lot
        let against = mine[0].subject.split("against ").nth(1).unwrap();
        let against = against.split(',').next().unwrap();
        let reminder = format!(
            "Reminder by the tournament: your move against {against}, until Thu 24 Jun 12:00"
        );
        assert_eq!(subjects(&mine), [reminder], "{letters:#?}");
        assert!(
            mine[0].text.contains("/m/"),
            "it can be played from: {mine:#?}"
        );
        days(&app, 5).await;
        let letters = app.letters().await;
        let mine = to(&letters, "berta");
        let against = |subject: &str| {
            subject.contains(against) && subject.ends_with("until Thu 24 Jun 12:00")
        };
        let one = |mine: &[&Letter], start: &str| {
            let subjects = subjects(mine);
            let meant = subjects
                .iter()
                .filter(|s| s.starts_with(start) && against(s));
            meant.count()
        };
        assert_eq!(one(&mine, "Warning: your move"), 1, "{letters:#?}");
        // carl moves in his own game before the last warning
        let carls = whites(&app, &games, "carl").await;
        all[2].sign_in("carl", PASSWORD).await;
        let move_page = all[2].get(&format!("/games/{carls}/move?uci=e2e4")).await;
        assert_eq!(all[2].submit(&move_page, &[]).await.status, 303);
        days(&app, 2).await;
        let letters = app.letters().await;
        let mine = to(&letters, "berta");
        assert_eq!(one(&mine, "Last warning: your move"), 1, "{letters:#?}");
        let warned = |l: &&&Letter| l.subject.starts_with("Last warning");
        assert!(
            to(&letters, "carl").iter().all(|l| !warned(&l)),
            "{letters:#?}"
        );
        let directors = to(&letters, "anna");
        let about = |name: &str| {
            let subject = format!("{name} has been warned for the last time (Open)");
            directors.iter().filter(|l| l.subject == subject).count()
        };
        assert_eq!((about("berta"), about("carl")), (1, 0), "{letters:#?}");
        let told = directors.iter().find(|l| l.subject.starts_with("berta"));
        assert!(told.unwrap().text.contains(&format!("{hers}")), "{told:#?}");
        all[0].sign_in("anna", PASSWORD).await;
        let desk = all[0].get(&format!("/tournaments/{id}/desk")).await;
        assert!(desk.body.contains("Last warning to berta"), "{}", desk.body);
        // once
        days(&app, 1).await;
        let again = app.letters().await;
        assert!(again.iter().all(|l| !warned(&&l)), "{again:#?}");
    }
);

on_both_databases!(the_days_of_the_stages_are_checked, |db| async move {
    let app = TestApp::new(db);
    let mut anna = director(&app).await;
    let page = anna.get("/tournaments/new?preset=championship").await;
    assert!(page.body.contains("value=\"10 15 18\""), "{}", page.body);
    for bad in ["10 15", "15 10 18", "a b c", "1 2 1000", "0 1 2"] {
        let form = [
            ("name", "Open"),
            ("start_day", "2027-06-04"),
            ("stages", bad),
        ];
        let refused = anna.submit(&page, &form).await;
        assert_eq!(refused.status, 422, "{bad}");
        assert!(
            refused.body.contains("three whole numbers") && refused.body.contains(bad),
            "{}",
            refused.body
        );
    }
    let none = [
        ("name", "Open"),
        ("start_day", "2027-06-04"),
        ("stages", ""),
    ];
    assert_eq!(anna.submit(&page, &none).await.status, 303);
});

on_both_databases!(a_friendly_line_after_ten_days, |db| async move {
    let club = Club::new(db).await;
    let time = TimeTerms::usual(Preset::Club.control());
    let game = club.game_with(|form| form.time = time).await;
    club.play(game, "e2e4 e7e5").await;
    let line = || club.told(game, club.ada, NoticeKind::LongMove);
    let start = club.look(game).await.clocks.run.started;
    club.alive_until(start.plus(10 * DAY - MINUTE)).await;
    assert_eq!(line().await, 0);
    for hours in [1, 2, 30] {
        club.alive_until(start.plus(10 * DAY + hours * HOUR)).await;
        assert_eq!(line().await, 1);
    }
    assert_eq!(club.told(game, club.ben, NoticeKind::LongMove).await, 0);
    // who wants none gets none
    let ada = club.ada;
    let read = club.ctx.db.read(move |c| players::by_id(c, ada));
    let player = read.await.unwrap().unwrap();
    let chosen = (
        MailWishes::default(),
        Reminders::default().with_line(false),
        false,
    );
    people::save_mail(&club.ctx, &player, chosen, club.now())
        .await
        .unwrap();
    let other = club.game_with(|form| form.time = time).await;
    club.play(other, "e2e4 e7e5").await;
    club.alive_until(club.now().plus(11 * DAY)).await;
    assert_eq!(club.told(other, ada, NoticeKind::LongMove).await, 0);
});

on_both_databases!(
    an_outage_is_told_once_to_those_it_concerns,
    |db| async move {
        let club = Club::new(db).await;
        let game = club.game().await;
        club.play(game, "e2e4").await;
        let told =
            || club.number("SELECT count(*) AS number FROM notices WHERE kind = 'outage_credited'");
        club.alive_until(club.now().plus(HOUR)).await;
        // half an hour is not worth a letter
        club.pass(30 * MINUTE).await;
        club.tick().await;
        assert_eq!(outage::tell_credited(&club.ctx).await.unwrap(), 0);
        club.alive_until(club.now().plus(HOUR)).await;
        club.pass(3 * HOUR).await;
        club.tick().await;
        for _ in 0..2 {
            outage::tell_credited(&club.ctx).await.unwrap();
            outage::tell_credited(&club.another_server()).await.unwrap();
            assert_eq!(told().await, 1, "only Ben was to move");
        }
        let ben = club.ben;
        let whose = format!(
            "SELECT count(*) AS number FROM notices WHERE kind = 'outage_credited' AND player_id = {ben}"
        );
        assert_eq!(club.number(&whose).await, 1);
        assert!(club.look(game).await.deadline() > utc("2027-05-01T00:00:00Z"));
    }
);

on_both_databases!(
    a_new_browser_is_told_of_and_a_known_one_is_not,
    |db| async move {
        let app = TestApp::new(db);
        let mut anna = app.member("anna").await;
        app.all_letters().await;
        let forgets =
            |browser: &mut Browser<'_>| browser.cookies.retain(|name, _| name.contains("device"));
        forgets(&mut anna);
        assert_eq!(anna.sign_in("anna", PASSWORD).await.status, 303);
        assert!(
            app.all_letters().await.is_empty(),
            "she has signed in here before"
        );
        app.wait(Duration::from_secs(1));
        let mut other = app.browser();
        other
            .headers
            .push(("user-agent".to_owned(), "Nosy/1.0 <b>".to_owned()));
        assert_eq!(other.sign_in("anna", "wrong password").await.status, 422);
        assert!(app.all_letters().await.is_empty());
        assert_eq!(other.sign_in("anna", PASSWORD).await.status, 303);
        let letters = app.all_letters().await;
        assert_eq!(letters.len(), 1, "{letters:#?}");
        assert!(
            letters[0].subject.starts_with("New sign-in on"),
            "{letters:#?}"
        );
        for part in ["anna", "Nosy/1.0 <b>", "/forgotten", "/account/devices"] {
            assert!(letters[0].text.contains(part), "{part}: {letters:#?}");
        }
        forgets(&mut other);
        assert_eq!(other.sign_in("anna", PASSWORD).await.status, 303);
        assert!(app.all_letters().await.is_empty());
    }
);
