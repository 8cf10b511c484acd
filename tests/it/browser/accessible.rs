//! axe looks for barriers on the pages people use most, and nothing is wider than a phone.

use crate::support::chromium::{Chromium, Looks};
use crate::support::{missing, program};

const AXE: &str = "FERNZUG_TEST_AXE";

/// Pages for those who have not signed in.
const FOR_ANYBODY: &[&str] = &[
    "/",
    "/sign-up",
    "/rules",
    "/rules/laws",
    "/rules/castling?diagram=castling-through&pick=e1g1",
    "/rules/moves?diagram=knight-moves&square=d4",
    "/rules/chess960?number=290",
    "/rules/endings",
    "/rules/notation",
    "/rules/sets",
    "/rules/glossary",
    "/rules/booklet",
    "/rules/search?q=castling",
    "/sign-in",
];

pub(super) fn axe() -> Option<String> {
    #[expect(
        clippy::disallowed_methods,
        reason = "says where the outside program lies"
    )]
    let path = std::env::var(AXE).ok();
    let script = path.and_then(|path| std::fs::read_to_string(path).ok());
    if script.is_none() {
        missing(
            "axe",
            "axe-core (npm install axe-core) and set FERNZUG_TEST_AXE to its axe.min.js",
        );
    }
    script
}

/// What the administrator, who also plays and directs, sees.
const PAGES: [&str; 64] = [
    "/games/helping",
    "/games/watching",
    "/account/helper",
    "/admin/members/2/helper",
    "/admin/collections",
    "/games",
    "/games/waiting?sort=opponent",
    "/games/finished",
    "/games/positions?list=all",
    "/games/1002/sheet",
    "/games/1018",
    "/games/1018?from=e2",
    "/games/1018?square=e2&flip=1",
    "/games/1018?ply=0",
    "/games/1002",
    "/games/1002/ledger",
    "/games/1018/ledger",
    "/games/1018/messages",
    "/games/1018/notes",
    "/games/1018/plan",
    "/games/1018/analysis",
    "/games/1018/analysis?at=0&from=e2",
    "/games/1018/draw-claim",
    "/invitations/new?rematch=1002",
    "/invitations",
    "/invitations/new",
    "/players",
    "/players/2",
    "/players/2/ratings",
    "/openings?line=e2e4",
    "/players/2/games",
    "/players/2/games?list=running",
    "/players/2/against/3",
    "/ratings",
    "/tournaments",
    "/tournaments/1",
    "/tournaments/1/desk",
    "/tournaments/1/draw",
    "/tournaments/1/import",
    "/tournaments/archive",
    "/tournaments/archive/new",
    "/tournaments/1/time",
    "/tournaments/1/seats",
    "/tournaments/1/appeals",
    "/tournaments/1/adjudication",
    "/games/1018/adjudication",
    "/games/1018/appeal",
    "/tournaments/1/setup",
    "/tournaments/new?preset=groups",
    "/account",
    "/account/board",
    "/account/games",
    "/account/mail",
    "/account/letters",
    "/account/mail/game/1018",
    "/admin/letters",
    "/admin/letters/preview",
    "/admin",
    "/admin/members",
    "/admin/members/2/rating",
    "/admin/members/2/ties",
    "/admin/log",
    "/admin/inbound",
    "/admin/reported",
];

#[tokio::test]
async fn no_page_has_a_barrier_that_axe_finds() {
    let Some(axe) = axe() else { return };
    for width in [360, 1280] {
        let looks = Looks {
            width,
            scripts: true,
            dark: width > 1000,
        };
        let Some(browser) = Chromium::start(looks).await else {
            return;
        };
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        let password = program::demo(&data);
        let server = program::start(&data);
        let site = format!("http://{}", server.address);
        let mut found = look(&browser, &axe, &site, FOR_ANYBODY).await;
        browser.sign_in(&site, "hanna", &password).await;
        found.extend(look(&browser, &axe, &site, &PAGES).await);
        found.extend(look_at_a_move(&browser, &axe, &site).await);
        found.extend(look_at_an_analysis(&browser, &axe, &site).await);
        browser.close().await;
        assert!(found.is_empty(), "at {width} px: {found:#?}");
    }
}

async fn look(browser: &Chromium, axe: &str, site: &str, pages: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for page in pages {
        browser.client.goto(&format!("{site}{page}")).await.unwrap();
        found.extend(faults(browser, axe, page).await);
    }
    found
}

/// An analysis with variations, words and arrows, and before some of it goes.
async fn look_at_an_analysis(browser: &Chromium, axe: &str, site: &str) -> Vec<String> {
    let page = format!("{site}/games/1018/analysis");
    browser.client.goto(&format!("{page}?at=0")).await.unwrap();
    browser
        .type_into("#moves", "1.g3 (1.b3 e5 (1...c5) 2.Lb2) 1...d5")
        .await;
    browser.choose("#moves + button").await;
    browser
        .until("location.search.includes('at=0.g2g3.d7d5')")
        .await;
    browser.type_into("#note", "Quiet").await;
    browser.type_into("#marks", "g2d5 Re4").await;
    browser.choose("#writing button").await;
    browser.until("document.querySelector('.marks')").await;
    let mut found = faults(browser, axe, "an analysis").await;
    let ask = format!("{page}?at=0.b2b3&ask=removal");
    browser.client.goto(&ask).await.unwrap();
    found.extend(faults(browser, axe, "a part of an analysis is to go").await);
    found
}

/// A move that is chosen, and the same before it is sent.
async fn look_at_a_move(browser: &Chromium, axe: &str, site: &str) -> Vec<String> {
    let game = format!("{site}/games/1018");
    browser.client.goto(&game).await.unwrap();
    browser.choose(".sq.movable").await;
    browser.until("document.querySelector('.sq.target')").await;
    let mut found = faults(browser, axe, "a piece is chosen").await;
    browser.choose(".sq.target").await;
    browser
        .until("document.querySelector('#sending .button-send')")
        .await;
    found.extend(faults(browser, axe, "a move is not sent yet").await);
    browser.choose("[data-act=take-back]").await;
    found
}

pub(super) async fn faults(browser: &Chromium, axe: &str, page: &str) -> Vec<String> {
    let mut found = Vec::new();
    browser.client.execute(axe, Vec::new()).await.unwrap();
    let run = "const done = arguments[arguments.length - 1]; \
               axe.run().then(r => done(r.violations.map(v => v.id + ': ' + v.nodes[0].html)))";
    let faults = browser.client.execute_async(run, Vec::new()).await.unwrap();
    for fault in faults.as_array().into_iter().flatten() {
        found.push(format!("{page}: {fault}"));
    }
    let wide = "return document.documentElement.scrollWidth > document.documentElement.clientWidth";
    if browser.client.execute(wide, Vec::new()).await.unwrap() == true {
        found.push(format!("{page}: wider than the screen"));
    }
    found
}
