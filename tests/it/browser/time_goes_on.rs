//! Time left goes on while a page is open, under the security policy of the real program; and nobody is told each minute.

use std::time::Duration;

use serde_json::Value;

use crate::support::chromium::{Chromium, Looks};
use crate::support::program;

/// Of each place that ticks: what it says, and whether something about it is read out when it changes.
const PLACES: &str = "return [...document.querySelectorAll('[data-until]')].map(p => \
    [p.textContent, p.dataset.left, p.closest('[aria-live], [role=status], [role=alert], [role=timer]') !== null])";
/// Time passes: it is as if the page had been asked for earlier.
const PASS: &str = "document.querySelectorAll('[data-until]').forEach(p => { \
    p.dataset.until = String(Date.now() + 2 * 86400000 + 4 * 3600000 + 30000); })";

#[tokio::test]
async fn time_left_goes_on_while_a_page_is_open() {
    let looks = Looks {
        width: 1280,
        scripts: true,
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
    for path in ["/games", "/games/1013"] {
        browser.client.goto(&format!("{site}{path}")).await.unwrap();
        browser.client.execute(PASS, Vec::new()).await.unwrap();
        tokio::time::sleep(Duration::from_secs(6)).await;
        let places = browser.client.execute(PLACES, Vec::new()).await.unwrap();
        let places = places.as_array().unwrap();
        assert!(!places.is_empty(), "{path}: nothing ticks");
        for place in places {
            let says = place[0].as_str().unwrap_or_default();
            assert!(says.contains("2 days 4 hours"), "{path}: {says}");
            assert_eq!(place[1], "2 days 4 hours");
            assert_eq!(place[2], Value::Bool(false), "{path}: it is read out");
        }
    }
    browser.close().await;
}
