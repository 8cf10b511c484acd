//! The main pages around a game in every look: three languages, phone, tablet and desk, light and dark, with and without
//! scripts. Nothing is wider than its screen, axe finds no barrier, nothing is too small for a finger, no page complains.
//!
//! `FERNZUG_TEST_WRITE=1 cargo test --test it reference_pictures -- --ignored` makes the pictures in `docs/screens` anew.

use std::path::PathBuf;

use crate::support::chromium::{Chromium, Looks};
use crate::support::program::{self, Running};

use super::accessible::{axe, faults};

const WIDTHS: [u32; 3] = [360, 768, 1280];
const LANGUAGES: [&str; 3] = ["sv", "de", "en"];

/// The states of a game and its lists, as the demo's director finds them: what they are called, and where they are.
const STATES: [(&str, &str); 9] = [
    ("lists", "/games"),
    ("my-move", "/games/1018"),
    ("confirm", "/games/1018/move?uci=c8d7"),
    ("analysis", "/games/1018/analysis"),
    ("plan", "/games/1018/plan"),
    ("ended", "/games/1002"),
    ("messages", "/games/1018/messages"),
    ("claim", "/games/1018/draw-claim"),
    ("openings", "/openings?line=e2e4"),
];

/// Whatever is pressed and is not a word in a sentence is at least 24 pixels high and wide (WCAG 2.2, 2.5.8); a box counts with
/// its label.
const TOO_SMALL: &str = "return [...document.querySelectorAll('button, a.button, summary, select, textarea, input:not([type=hidden])')] \
    .filter(e => e.checkVisibility()) \
    .map(e => [e, (e.closest('label') || e).getBoundingClientRect()]) \
    .filter(([e, r]) => r.width > 0 && (r.width < 24 || r.height < 24)) \
    .map(([e]) => e.outerHTML.slice(0, 120))";

struct Stage {
    browser: Chromium,
    _server: Running,
    site: String,
    _folder: tempfile::TempDir,
}

async fn stage(scripts: bool) -> Option<Stage> {
    let looks = Looks {
        width: 1280,
        scripts,
        dark: false,
    };
    let browser = Chromium::start(looks).await?;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let password = program::demo(&data);
    let server = program::start(&data);
    let site = format!("http://{}", server.address);
    browser.sign_in(&site, "hanna", &password).await;
    Some(Stage {
        browser,
        _server: server,
        site,
        _folder: folder,
    })
}

impl Stage {
    async fn speak(&self, lang: &str) {
        let account = format!("{}/account", self.site);
        self.browser.client.goto(&account).await.unwrap();
        self.browser
            .choose(&format!("#lang option[value={lang}]"))
            .await;
        self.browser.click("main form .button-main").await;
    }

    async fn go(&self, path: &str) {
        let page = format!("{}{path}", self.site);
        self.browser.client.goto(&page).await.unwrap();
    }
}

#[tokio::test]
async fn every_state_in_every_look() {
    let Some(axe) = axe() else { return };
    let Some(stage) = stage(true).await else {
        return;
    };
    let browser = &stage.browser;
    let mut found = Vec::new();
    for lang in LANGUAGES {
        stage.speak(lang).await;
        for (name, path) in STATES {
            stage.go(path).await;
            browser
                .until(&format!("document.documentElement.lang === '{lang}'"))
                .await;
            for width in WIDTHS {
                for dark in [false, true] {
                    browser.resize(width, dark).await;
                    let look = format!("{name} {lang} {width} px dark: {dark}");
                    // contrast and names are the same at each width; one of each is looked at by axe
                    if (width, dark) == (360, true) || (width, dark) == (1280, false) {
                        found.extend(faults(browser, &axe, &look).await);
                    } else if browser.is_wide().await {
                        found.push(format!("{look}: wider than the screen"));
                    }
                    let small = browser.script(TOO_SMALL).await;
                    let small = small.as_array().cloned().unwrap_or_default();
                    found.extend(small.iter().map(|e| format!("{look}: too small: {e}")));
                }
            }
        }
    }
    // where there is nothing to claim the page says so with a status of its own, of which the browser makes a note
    let mut complaints = browser.complaints().await;
    complaints.retain(|said| !said.contains("/draw-claim - Failed to load resource"));
    found.extend(complaints);
    stage.browser.close().await;
    assert!(found.is_empty(), "{found:#?}");
}

#[tokio::test]
async fn every_state_without_scripts() {
    let Some(stage) = stage(false).await else {
        return;
    };
    let browser = &stage.browser;
    let mut found = Vec::new();
    for lang in LANGUAGES {
        stage.speak(lang).await;
        for (name, path) in STATES {
            stage.go(path).await;
            browser.find("main h1").await;
            for width in WIDTHS {
                browser.resize(width, false).await;
                if browser.is_wide().await {
                    found.push(format!("{name} {lang} {width} px: wider than the screen"));
                }
            }
        }
    }
    stage.browser.close().await;
    assert!(found.is_empty(), "{found:#?}");
}

#[tokio::test]
#[ignore = "makes pictures for people to look at"]
async fn reference_pictures() {
    #[expect(clippy::disallowed_methods, reason = "asked for by whoever runs it")]
    let wanted = std::env::var("FERNZUG_TEST_WRITE").is_ok();
    let Some(stage) = stage(true).await else {
        return;
    };
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs/screens");
    stage.speak("en").await;
    for (name, path) in STATES {
        for (width, dark, look) in [(360, true, "phone-dark"), (1280, false, "desk-light")] {
            stage.browser.resize(width, dark).await;
            stage.go(path).await;
            stage.browser.find("main h1").await;
            let picture = stage.browser.client.screenshot().await.unwrap();
            assert!(picture.len() > 1_000);
            if wanted {
                std::fs::create_dir_all(&folder).unwrap();
                std::fs::write(folder.join(format!("{name}-{look}.png")), picture).unwrap();
            }
        }
    }
    stage.browser.close().await;
}
