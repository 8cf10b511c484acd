//! Two people, one of whom has never been here: from an invitation by mail to mate, each move by the link in its letter.

use std::time::Duration;

use crate::support::app::{Letter, PASSWORD, Page, TestApp};
use crate::support::database::on_both_databases;

const HOUR: Duration = Duration::from_secs(3_600);

/// Who moves, what is typed, and how it is written in the end.
const MOVES: [(&str, &str); 7] = [
    ("anna", "e4"),
    ("berta", "e5"),
    ("anna", "Qh5"),
    ("berta", "Nc6"),
    ("anna", "Bc4"),
    ("berta", "Nf6"),
    ("anna", "Qxf7"),
];

/// The letter with a move link, which must be the only one that goes to its reader.
fn to_move(letters: Vec<Letter>, name: &str) -> String {
    let address = format!("{name}@example.org");
    let mut links = letters
        .into_iter()
        .filter_map(|l| l.find_link("/m/").map(|link| (l.to, link)));
    let (to, link) = links.next().expect("a move link");
    assert_eq!(to, address);
    assert!(links.next().is_none());
    link
}

/// Berta accepts with the letter alone; her game's page.
async fn accepted(app: &TestApp) -> Page {
    let mut anna = app.member("anna").await;
    let form = anna.get("/invitations/new").await;
    let typed = [
        ("kind", "address"),
        ("address", "berta@example.org"),
        ("colour", "white"),
        ("pace", "3"),
    ];
    let sent = anna
        .submit_form(&form, "form[action='/invitations']", &typed)
        .await;
    assert_eq!(sent.status, 303, "{}", sent.body);
    let letter = app.letter_to("berta@example.org").await;
    let mut berta = app.browser();
    let invited = berta.get(&letter.link("/invited/")).await;
    assert_eq!(invited.status, 200, "{}", invited.body);
    let form = berta.get(&format!("{}/sign-up", invited.path)).await;
    let typed = [("name", "berta"), ("password", PASSWORD)];
    let joined = berta.submit(&form, &typed).await;
    berta.follow(&joined).await
}

on_both_databases!(from_an_invitation_to_mate, |db| async move {
    let app = TestApp::new(db);
    let page = accepted(&app).await;
    assert_eq!(page.status, 200, "{}", page.body);
    let game = page.path.split('?').next().unwrap().to_owned();
    let mut links = Vec::new();
    for (name, typed) in MOVES {
        let link = to_move(app.letters().await, name);
        app.wait(20 * HOUR);
        // never signed in, and each time somewhere else
        let mut browser = app.browser();
        let page = browser.get(&link).await;
        assert_eq!(page.status, 200, "{}", page.body);
        let confirm = browser.get(&format!("{link}/move?typed={typed}")).await;
        assert_eq!(confirm.status, 200, "{}", confirm.body);
        // the page lies open over lunch
        app.wait(HOUR);
        let sent = browser.submit(&confirm, &[]).await;
        assert_eq!(sent.status, 303, "{typed}: {}", sent.body);
        links.push((link, confirm));
    }
    let letters = app.letters().await;
    let mut readers: Vec<_> = letters.iter().map(|l| l.to.as_str()).collect();
    readers.sort_unstable();
    assert_eq!(readers, ["anna@example.org", "berta@example.org"]);
    for letter in &letters {
        assert!(letter.text.contains("1-0"), "{letter:#?}");
        assert!(letter.find_link("/m/").is_none());
    }

    // The links are spent: they say what was played, and the same move again gets the same answer.
    for (link, confirm) in links {
        let mut browser = app.browser();
        let page = browser.get(&link).await;
        assert_eq!(page.status, 200);
        assert!(!page.has("main form[method=post]"));
        assert_eq!(browser.submit(&confirm, &[]).await.status, 303);
        let moves = format!("{link}/moves");
        let other = browser.post(&moves, &[("ply", "1"), ("uci", "a2a3")]).await;
        assert_eq!(other.status, 409);
    }
    let mut anna = app.browser();
    anna.sign_in("anna", PASSWORD).await;
    let pgn = anna.get(&format!("{game}.pgn")).await;
    assert!(
        pgn.body.contains("Qxf7#") && pgn.body.trim_end().ends_with("1-0"),
        "{}",
        pgn.body
    );
});
