//! Results that are provisional, and appeals against them.

use fernzug::domain::GameId;
use fernzug::domain::game::Game;
use fernzug::domain::tournament::field::TournamentState;
use fernzug::storage::games;

use super::a_tournament_has_an_end::{days, started};
use super::a_tournament_runs_itself::{go_on, resign, running, state, to};
use super::seats_change_hands::signed_in;
use crate::support::app::{PASSWORD, TestApp};
use crate::support::database::on_both_databases;

async fn game(app: &TestApp, id: GameId) -> Game {
    let read = app.ctx.db.read(move |c| games::game(c, id));
    read.await.unwrap().unwrap()
}

on_both_databases!(an_appeal_is_decided_by_somebody_else, |db| async move {
    let app = TestApp::new(db);
    let (id, mut all) = started(&app, &[]).await;
    let first = running(&app, id).await[0];
    signed_in(&mut all[0], "anna").await;
    let desk = all[0].get(&format!("/tournaments/{id}/desk")).await;
    let number = first.to_string();
    let typed = [
        ("game", number.as_str()),
        ("decision", "walkover_white"),
        ("reason", "Black has not answered"),
    ];
    let decided = all[0]
        .submit_form(&desk, "form[action$='/decisions']", &typed)
        .await;
    assert_eq!(decided.status, 303, "{}", decided.body);
    app.letters().await;
    let black = game(&app, first).await.black;
    let name = app
        .ctx
        .db
        .read(move |c| fernzug::storage::players::by_id(c, black));
    let name = name.await.unwrap().unwrap().name;
    let mut loser = app.browser();
    loser.sign_in(&name, PASSWORD).await;
    let seen = loser.get(&format!("/games/{first}")).await;
    assert!(seen.has("a[href$='/appeal']"), "{}", seen.body);
    let page = loser.get(&format!("/games/{first}/appeal")).await;
    let empty = loser
        .submit_form(&page, "form.form", &[("text", " ")])
        .await;
    assert_eq!(empty.status, 422, "{}", empty.body);
    let typed = [("text", "I was in hospital")];
    for _ in 0..2 {
        let sent = loser.submit_form(&page, "form.form", &typed).await;
        assert_eq!(sent.status, 303, "{}", sent.body);
    }
    let second = loser
        .submit_form(&page, "form.form", &[("text", "Again")])
        .await;
    assert_eq!(second.status, 422, "one level: {}", second.body);
    let letters = app.letters().await;
    assert_eq!(letters.len(), 2, "opponent and director: {letters:#?}");
    assert!(
        letters[0].text.contains("I was in hospital"),
        "{letters:#?}"
    );
    // it is provisional meanwhile
    let table = loser.get(&format!("/tournaments/{id}")).await;
    assert!(table.body.contains("provisional"), "{}", table.body);
    // anna has decided before: she may not
    let appeals = all[0].get(&format!("/tournaments/{id}/appeals")).await;
    assert!(
        appeals.body.contains("You have decided this game yourself"),
        "{}",
        appeals.body
    );
    assert!(!appeals.has("form.form"), "{}", appeals.body);
    let mut hanna = app.member("hanna").await;
    app.promote("hanna").await;
    signed_in(&mut hanna, "hanna").await;
    let page = hanna.get(&format!("/tournaments/{id}/appeals")).await;
    let rule = "form.form";
    for typed in [
        [("ruling", ""), ("reason", "x"), ("days", "3")],
        [("ruling", "continue"), ("reason", ""), ("days", "3")],
        [("ruling", "continue"), ("reason", "x"), ("days", "-4")],
        [("ruling", "continue"), ("reason", "x"), ("days", "2")],
    ] {
        let refused = hanna.submit_form(&page, rule, &typed).await;
        assert_eq!(refused.status, 422, "{}", refused.body);
    }
    let typed = [
        ("ruling", "continue"),
        ("days", "5"),
        ("reason", "Hospital"),
    ];
    for _ in 0..2 {
        let ruled = hanna.submit_form(&page, rule, &typed).await;
        assert_eq!(ruled.status, 303, "{}", ruled.body);
    }
    // another ruling afterwards is refused, not passed over
    let other = [("ruling", "cancel"), ("reason", "No")];
    let late = hanna.submit_form(&page, rule, &other).await;
    assert_eq!(late.status, 422, "{}", late.body);
    let on = game(&app, first).await;
    assert!(on.ending.is_none());
    assert_eq!(on.continuations(), 1, "once");
    let letters = app.letters().await;
    let verdicts = letters
        .iter()
        .filter(|l| l.subject.contains("the appeal about"));
    assert_eq!(verdicts.count(), 2, "{letters:#?}");
    let shown = loser.get(&format!("/games/{first}/appeal")).await;
    assert!(shown.body.contains("the game goes on"), "{}", shown.body);
});

on_both_databases!(
    a_result_by_time_is_provisional_for_a_week,
    |db| async move {
        let app = TestApp::new(db);
        let (id, mut all) = started(&app, &[]).await;
        let games = running(&app, id).await;
        for game in &games[1..] {
            resign(&app, *game).await;
        }
        // twenty days and the flag
        days(&app, 21).await;
        let lost = game(&app, games[0]).await;
        assert!(lost.ending.unwrap().is_by_time(), "{:?}", lost.ending);
        go_on(&app).await;
        assert_eq!(state(&app, id).await, TournamentState::Running);
        let table = all[1].get(&format!("/tournaments/{id}")).await;
        assert!(table.body.contains("provisional"), "{}", table.body);
        days(&app, 8).await;
        assert_eq!(state(&app, id).await, TournamentState::Finished);
        let letters = app.letters().await;
        let over = to(&letters, "berta");
        assert!(
            over.iter().any(|l| l.subject.starts_with("Finished")),
            "{letters:#?}"
        );
        let table = all[1].get(&format!("/tournaments/{id}")).await;
        assert!(!table.body.contains("provisional"), "{}", table.body);
    }
);

on_both_databases!(the_director_approves_the_final_table, |db| async move {
    let app = TestApp::new(db);
    let (id, mut all) = started(&app, &[]).await;
    let games = running(&app, id).await;
    signed_in(&mut all[0], "anna").await;
    let early = all[0]
        .post(&format!("/tournaments/{id}/approval"), &[])
        .await;
    assert_eq!(early.status, 422, "{}", early.body);
    for game in &games[1..] {
        resign(&app, *game).await;
    }
    days(&app, 21).await;
    assert_eq!(state(&app, id).await, TournamentState::Running);
    signed_in(&mut all[0], "anna").await;
    let desk = all[0].get(&format!("/tournaments/{id}/desk")).await;
    assert!(desk.body.contains("All games are played"), "{}", desk.body);
    let approved = all[0]
        .submit_form(&desk, "form[action$='/approval']", &[])
        .await;
    assert_eq!(approved.status, 303, "{}", approved.body);
    go_on(&app).await;
    assert_eq!(state(&app, id).await, TournamentState::Finished);
});
