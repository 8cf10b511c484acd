//! A real browser looks at the real program.

use crate::support::chromium::{Chromium, Looks};
use crate::support::program;

/// Scripts off, at the width of a phone: the first page, its language and its menu.
#[tokio::test]
async fn the_first_page_works_without_scripts_on_a_phone() {
    let looks = Looks {
        width: 360,
        scripts: false,
        dark: false,
    };
    let Some(browser) = Chromium::start(looks).await else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let server = program::start(&folder.path().join("data"));
    let page = browser.client.clone();
    page.goto(&format!("http://{}/", server.address))
        .await
        .unwrap();
    assert!(page.title().await.unwrap().contains("Fernzug"));
    browser.close().await;
}
