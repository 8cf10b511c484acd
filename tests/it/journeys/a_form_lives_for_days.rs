//! Forms that lie open: five days, three weeks with the session gone, in two tabs, with a finger that presses twice.

use std::time::Duration;

use crate::support::app::{Browser, PASSWORD, TestApp};
use crate::support::database::on_both_databases;

const DAY: Duration = Duration::from_secs(86_400);

/// Anna, White, against Berta, sixty days a move; their browsers and the game's path.
async fn a_game(app: &TestApp) -> (Browser<'_>, Browser<'_>, String) {
    let (mut anna, mut berta) = (app.member("anna").await, app.member("berta").await);
    let form = anna.get("/invitations/new").await;
    let typed = [
        ("kind", "player"),
        ("to", "berta"),
        ("colour", "white"),
        ("pace", "other"),
        ("days", "60"),
    ];
    let sent = anna
        .submit_form(&form, "form[action='/invitations']", &typed)
        .await;
    assert_eq!(sent.status, 303, "{}", sent.body);
    let invitation = sent.location().split('?').next().unwrap().to_owned();
    let accepted = berta.post(&format!("{invitation}/acceptance"), &[]).await;
    assert_eq!(accepted.status, 303, "{}", accepted.body);
    let game = accepted.location().split('?').next().unwrap().to_owned();
    (anna, berta, game)
}

async fn pgn(browser: &mut Browser<'_>, game: &str) -> String {
    let text = browser.get(&format!("{game}.pgn")).await.body;
    let moves = text.rsplit("\n\n").find(|part| !part.trim().is_empty());
    moves.unwrap_or_default().to_owned()
}

on_both_databases!(after_five_days_it_plays, |db| async move {
    let app = TestApp::new(db);
    let (mut anna, _, game) = a_game(&app).await;
    let confirm = anna.get(&format!("{game}/move?uci=e2e4")).await;
    app.wait(5 * DAY);
    let sent = anna.submit(&confirm, &[]).await;
    assert_eq!(sent.status, 303, "{}", sent.body);
    assert!(pgn(&mut anna, &game).await.contains("1. e4"));
});

on_both_databases!(after_three_weeks_it_asks_to_sign_in, |db| async move {
    let app = TestApp::new(db);
    let (mut anna, _, game) = a_game(&app).await;
    let confirm = anna.get(&format!("{game}/move?uci=e2e4")).await;
    app.wait(21 * DAY);
    let typed = [("message", "Sorry for the wait!")];
    let sign_in = anna.submit(&confirm, &typed).await;
    assert_eq!(sign_in.status, 403, "{}", sign_in.body);
    assert!(sign_in.has("input[name=password]"), "{}", sign_in.body);
    let typed = [("name", "anna"), ("password", PASSWORD)];
    let confirm = anna.submit(&sign_in, &typed).await;
    assert_eq!(
        confirm.attr("input[name=uci]", "value").as_deref(),
        Some("e2e4"),
        "{}",
        confirm.body
    );
    assert!(confirm.body.contains("Sorry for the wait!"));
    assert!(
        !pgn(&mut anna, &game).await.contains("1. e4"),
        "not played yet"
    );
    assert_eq!(anna.submit(&confirm, &[]).await.status, 303);
    assert!(pgn(&mut anna, &game).await.contains("1. e4"));
});

on_both_databases!(two_tabs_and_a_double_click, |db| async move {
    let app = TestApp::new(db);
    let (mut anna, mut berta, game) = a_game(&app).await;
    let one = anna.get(&format!("{game}/move?uci=e2e4")).await;
    let other = anna.get(&format!("{game}/move?uci=d2d4")).await;
    assert_eq!(anna.submit(&one, &[]).await.status, 303);
    assert_eq!(anna.submit(&one, &[]).await.status, 303, "pressed twice");
    let refused = anna.submit(&other, &[]).await;
    assert_eq!(refused.status, 409);
    assert!(refused.body.contains("e4"), "the present position");
    // also when the game has gone on
    let reply = berta.get(&format!("{game}/move?uci=e7e5")).await;
    assert_eq!(berta.submit(&reply, &[]).await.status, 303);
    assert_eq!(anna.submit(&one, &[]).await.status, 303);
    assert_eq!(anna.submit(&other, &[]).await.status, 409);
    let moves = pgn(&mut anna, &game).await;
    assert!(moves.contains("e4") && !moves.contains("d4"), "{moves}");
});
