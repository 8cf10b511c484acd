//! Two people play a game to mate by clicking, scripts off, one of them on a phone.

use crate::support::chromium::{Chromium, Looks};
use crate::support::program;

const PHONE: Looks = Looks {
    width: 360,
    scripts: false,
    dark: false,
};
const DESK: Looks = Looks {
    width: 1280,
    scripts: false,
    dark: true,
};

/// The piece, its target, and the red button.
async fn play(browser: &Chromium, game: &str, uci: &str) {
    browser.client.goto(game).await.unwrap();
    let (from, _) = uci.split_at(2);
    browser.click(&format!("a.sq[href*='from={from}']")).await;
    browser.click(&format!("a.target[href*='uci={uci}']")).await;
    browser.click(".button-send").await;
}

#[tokio::test]
async fn a_game_to_mate_by_clicking_without_scripts() {
    let Some(white) = Chromium::start(PHONE).await else {
        return;
    };
    let black = Chromium::start(DESK).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let password = program::demo(&data);
    let server = program::start(&data);
    let site = format!("http://{}", server.address);
    white.sign_in(&site, "eleanor", &password).await;
    black.sign_in(&site, "priya", &password).await;

    white
        .client
        .goto(&format!("{site}/invitations/new"))
        .await
        .unwrap();
    white.type_into("#to", "priya").await;
    white.choose("input[name=colour][value=white]").await;
    white.click("main .button-main").await;
    black.client.goto(&format!("{site}/games")).await.unwrap();
    black.click("tr.yours a[href*='/invitations/']").await;
    black.click("form[action$='/acceptance'] button").await;
    let game = format!("{site}{}", black.url().await.path());

    let moves = ["e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6"];
    for (ply, uci) in moves.iter().enumerate() {
        let mover = if ply % 2 == 0 { &white } else { &black };
        play(mover, &game, uci).await;
    }
    // The last one is typed, and the page says what it does before it is sent.
    white.client.goto(&game).await.unwrap();
    white.type_into("#move", "Qxf7").await;
    white.click("#entry button").await;
    assert!(white.words().await.contains("4.Qxf7#"));
    white.click(".button-send").await;
    black.client.goto(&game).await.unwrap();
    let words = black.words().await;
    assert!(
        words.contains("1-0") && words.to_lowercase().contains("checkmate"),
        "{words}"
    );
    white.close().await;
    black.close().await;
}
