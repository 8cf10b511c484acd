//! The analysis board in a browser: without scripts by links and forms, with them by taps, and while there is no connection.

use fantoccini::key::Key;

use crate::support::chromium::{Chromium, Looks};
use crate::support::program;

/// The first of a player's games.
async fn analysis(browser: &Chromium, site: &str) -> String {
    browser.client.goto(&format!("{site}/games")).await.unwrap();
    browser.click("main table a[href*='/games/1']").await;
    browser.click("a[href$='/analysis']").await;
    format!("{site}{}", browser.url().await.path())
}

async fn has(browser: &Chromium, text: &str) {
    let words = browser.words().await;
    assert!(words.contains(text), "no {text:?} in {words}");
}

#[tokio::test]
async fn an_analysis_without_scripts() {
    let looks = Looks {
        width: 360,
        scripts: false,
        dark: false,
    };
    let Some(browser) = Chromium::start(looks).await else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let password = program::demo(&data);
    let server = program::start(&data);
    let site = format!("http://{}", server.address);
    browser.sign_in(&site, "margaret", &password).await;
    let page = analysis(&browser, &site).await;
    browser.client.goto(&format!("{page}?at=0")).await.unwrap();
    // the piece, its target
    browser.click("a.sq[href*='from=g2']").await;
    browser.click("button.sq[value=g2g3]").await;
    has(&browser, "Position after 1.g3 (not played)").await;
    browser.type_into("#moves", "1...d5 (1...a5) 2.Bg2").await;
    browser.click("#moves + button").await;
    has(&browser, "Position after 2.Bg2 (not played)").await;
    browser.type_into("#note", "Slowly & surely").await;
    browser.type_into("#marks", "g2d5").await;
    browser.click("#writing button").await;
    has(&browser, "Marked: green arrow from g2 to d5").await;
    has(&browser, "Slowly & surely").await;
    browser.click(".variations a[href*='0.g2g3.a7a5']").await;
    browser.click("a[href*='ask=removal']").await;
    has(&browser, "Remove 1…a5 and what follows? That is one move.").await;
    browser.click("#removal button").await;
    has(&browser, "Removed.").await;
    let words = browser.words().await;
    assert!(!words.contains("1…a5"), "{words}");
    browser.close().await;
}

const PLACE: &str = "document.querySelector('.plan-place').textContent";

async fn tap(browser: &Chromium, from: &str, to: &str) {
    browser.choose(&format!("[data-square={from}]")).await;
    browser.choose(&format!("[data-square={to}]")).await;
}

async fn stands_at(browser: &Chromium, words: &str) {
    browser.until(&format!("{PLACE}.includes('{words}')")).await;
}

#[tokio::test]
async fn an_analysis_by_taps_and_on_a_train() {
    let looks = Looks {
        width: 1280,
        scripts: true,
        dark: true,
    };
    let Some(browser) = Chromium::start(looks).await else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let password = program::demo(&data);
    let server = program::start(&data);
    let site = format!("http://{}", server.address);
    browser.sign_in(&site, "margaret", &password).await;
    let page = analysis(&browser, &site).await;
    browser.client.goto(&format!("{page}?at=0")).await.unwrap();
    browser.until("document.querySelector('.sq.movable')").await;
    tap(&browser, "g2", "g3").await;
    stands_at(&browser, "1.g3").await;
    // words that were not saved go with the move
    browser.type_into("#note", "Not saved by hand").await;
    tap(&browser, "d7", "d5").await;
    stands_at(&browser, "1…d5").await;
    has(&browser, "Not saved by hand").await;
    browser.script("document.activeElement.blur()").await;
    browser.press(&Key::Left.to_string()).await;
    stands_at(&browser, "1.g3").await;
    browser
        .until("document.querySelector('#note').value === 'Not saved by hand'")
        .await;
    // the line is down
    let cut =
        "window.whole = window.fetch; window.fetch = () => Promise.reject(new TypeError('cut'))";
    browser.script(cut).await;
    tap(&browser, "e7", "e5").await;
    browser
        .until("document.querySelector('#unsent-steps')")
        .await;
    has(&browser, "Not connected. One step is kept on this device").await;
    browser.type_into("#note", "Written in a tunnel").await;
    browser.choose("#writing button").await;
    browser
        .until("document.querySelector('#unsent-steps').textContent.includes('2 steps')")
        .await;
    // the browser is closed and opened again, with a connection
    browser.client.goto(&page).await.unwrap();
    stands_at(&browser, "1…e5").await;
    browser
        .until("document.querySelector('#note').value === 'Written in a tunnel'")
        .await;
    assert_eq!(browser.script("return localStorage.length").await, 0);
    // what is refused is given back
    browser.type_into("#moves", "2.Qh7").await;
    browser.choose("#moves + button").await;
    browser
        .until("document.querySelector('#moves-error')")
        .await;
    browser
        .until("document.querySelector('#moves').value === '2.Qh7'")
        .await;
    browser.close().await;
}
