//! What directors and players see between the draw and the first clock, and what becomes of a setup that is changed.

use super::a_tournament_runs_itself::{DAY, MINUTE, director, enter, go_on, set_up, state, to};
use crate::support::app::{Browser, TestApp};
use crate::support::database::on_both_databases;
use fernzug::domain::tournament::field::TournamentState;

/// A championship that Anna directs and three have entered besides.
async fn entered(app: &TestApp) -> (Browser<'_>, Vec<Browser<'_>>, i64) {
    let mut anna = director(app).await;
    let typed = [("name", "Klubbmästerskap"), ("start_day", "2027-06-04")];
    let id = set_up(&mut anna, "championship", &typed).await;
    let mut others = Vec::new();
    for name in ["berta", "carl", "dora"] {
        let mut browser = app.member(name).await;
        enter(&mut browser, id).await;
        others.push(browser);
    }
    enter(&mut anna, id).await;
    app.letters().await;
    (anna, others, id)
}

on_both_databases!(a_draw_is_looked_at_before_it_is_made, |db| async move {
    let app = TestApp::new(db);
    let (mut anna, mut others, id) = entered(&app).await;
    let path = format!("/tournaments/{id}/draw");
    assert_eq!(others[0].get(&path).await.status, 403);
    assert_eq!(others[0].post(&path, &[("seen", "9")]).await.status, 403);
    let desk = anna.get(&format!("/tournaments/{id}/desk")).await;
    assert!(desk.has(&format!("a[href='{path}']")), "{}", desk.body);
    let looked = anna.get(&path).await;
    assert_eq!(looked.status, 200, "{}", looked.body);
    // six pairings in three rounds, and nothing is drawn by looking
    assert_eq!(looked.texts(".pairs li").len(), 6, "{}", looked.body);
    assert!(looked.body.contains("4 players take part"));
    assert_eq!(state(&app, id).await, TournamentState::Registration);
    // somebody leaves meanwhile: what was looked at is not what would be drawn
    let departure = format!("/tournaments/{id}/departure");
    others[2].post(&departure, &[("once", "2")]).await;
    enter(&mut others[2], id).await;
    let stale = anna
        .submit_form(&looked, "form[action$='/draw']", &[])
        .await;
    assert_eq!(stale.status, 422, "{}", stale.body);
    assert!(stale.body.contains("entered or left meanwhile"));
    assert_eq!(state(&app, id).await, TournamentState::Registration);
    let drawn = anna.submit_form(&stale, "form[action$='/draw']", &[]).await;
    assert_eq!(drawn.status, 303, "{}", drawn.body);
    assert_eq!(state(&app, id).await, TournamentState::Running);
    go_on(&app).await;

    // whom one meets and when stands on the page; nothing says that it is played
    let page = others[0].get(&format!("/tournaments/{id}")).await;
    assert!(page.body.contains("Your games"), "{}", page.body);
    assert!(page.body.contains("4 Jun 12:00"), "{}", page.body);
    let desk = anna.get(&format!("/tournaments/{id}/desk")).await;
    assert!(desk.body.contains("It is drawn."), "{}", desk.body);
    assert!(!desk.body.contains("The tournament runs"));
    let pairings = app
        .browser()
        .get(&format!("/tournaments/{id}/pairings"))
        .await;
    assert_eq!(pairings.status, 200);
    assert_eq!(pairings.texts(".pairs-table tbody tr").len(), 6);
    // listed once to those who play, and apart from those that run to all others
    let name = "Klubbmästerskap";
    let mine = others[0].get("/tournaments").await;
    assert_eq!(mine.body.matches(name).count(), 1, "{}", mine.body);
    let all = app.browser().get("/tournaments").await;
    assert!(all.body.contains("Drawn, starting soon"), "{}", all.body);
    app.wait(24 * DAY + MINUTE);
    go_on(&app).await;
    let all = app.browser().get("/tournaments").await;
    assert!(!all.body.contains("Drawn, starting soon"), "{}", all.body);
});

on_both_databases!(who_has_entered_is_told_what_was_changed, |db| async move {
    let app = TestApp::new(db);
    let (mut anna, _others, id) = entered(&app).await;
    let path = format!("/tournaments/{id}/setup");
    let form = anna.get(&path).await;
    let about = [("about", "New words")];
    let changed = anna.submit_form(&form, "main form.form", &about).await;
    assert_eq!(changed.status, 303, "{}", changed.body);
    assert_eq!(app.letters().await.len(), 0, "words alone change nothing");
    let form = anna.get(&path).await;
    let later = [("start_day", "2027-06-11"), ("pace", "normal")];
    let changed = anna.submit_form(&form, "main form.form", &later).await;
    assert_eq!(changed.status, 303, "{}", changed.body);
    let letters = app.letters().await;
    assert_eq!(letters.len(), 4, "{letters:#?}");
    let told = to(&letters, "carl")[0];
    assert!(told.subject.contains("Changed: Klubbmästerskap"));
    for text in ["11 Jun 12:00", "3 days per move", "take your entry back"] {
        assert!(told.text.contains(text), "{text}: {told:#?}");
    }
});
