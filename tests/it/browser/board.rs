//! The board with its script: moves by tap, by drag and by keys, a pawn that becomes something, a move that is not sent yet,
//! a page that is told.

use fantoccini::key::Key;

use crate::support::chromium::{Chromium, Looks};
use crate::support::program::{self, Running};

const DESK: Looks = Looks {
    width: 1280,
    scripts: true,
    dark: false,
};
const PHONE: Looks = Looks {
    width: 360,
    scripts: true,
    dark: true,
};

/// Two people with a browser each, and the server between them.
struct Pair {
    eleanor: Chromium,
    priya: Chromium,
    site: String,
    server: Running,
    _folder: tempfile::TempDir,
}

async fn pair() -> Option<Pair> {
    let eleanor = Chromium::start(DESK).await?;
    let priya = Chromium::start(PHONE).await?;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let password = program::demo(&data);
    let server = program::start(&data);
    let site = format!("http://{}", server.address);
    for (browser, name) in [(&eleanor, "eleanor"), (&priya, "priya")] {
        browser.sign_in(&site, name, &password).await;
    }
    Some(Pair {
        eleanor,
        priya,
        site,
        server,
        _folder: folder,
    })
}

impl Pair {
    /// A game that Eleanor begins with White from this position; its address.
    async fn game(&self, fen: &str) -> String {
        let new = format!("{}/invitations/new", self.site);
        self.eleanor.client.goto(&new).await.unwrap();
        self.eleanor.type_into("#to", "priya").await;
        self.eleanor.choose("input[name=colour][value=white]").await;
        let open = "document.querySelectorAll('main details').forEach(d => { d.open = true; })";
        self.eleanor.script(open).await;
        if !fen.is_empty() {
            self.eleanor.type_into("#fen", fen).await;
        }
        self.eleanor.click("main .button-main").await;
        let games = format!("{}/games", self.site);
        self.priya.client.goto(&games).await.unwrap();
        self.priya.click("tr.yours a[href*='/invitations/']").await;
        self.priya.click("form[action$='/acceptance'] button").await;
        let game = format!("{}{}", self.site, self.priya.url().await.path());
        self.eleanor.client.goto(&game).await.unwrap();
        game
    }

    /// The server is told to stop while both pages hold their streams open: it does, at once.
    async fn close(mut self) {
        let pid = self.server.child.id().to_string();
        let told = std::process::Command::new("kill")
            .args(["-TERM", &pid])
            .status();
        assert!(told.unwrap().success());
        for _ in 0..50 {
            if self.server.child.try_wait().unwrap().is_some() {
                self.eleanor.close().await;
                self.priya.close().await;
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        panic!("the streams keep the server from stopping");
    }
}

fn sq(name: &str) -> String {
    format!("[data-square={name}]")
}

const MAN_ON: &str = "document.querySelector('[data-square=SQ]').dataset.man";

fn stands(man: &str, on: &str) -> String {
    format!("{} === '{man}'", MAN_ON.replace("SQ", on))
}

/// The confirm step is there, says that nothing is sent, and nothing about a draw or an end stands beside it.
async fn unsent(browser: &Chromium) {
    browser
        .until("document.querySelector('#sending .button-send')")
        .await;
    let words = browser.find("#sending").await.text().await.unwrap();
    assert!(words.contains("Not sent yet."), "{words}");
    let beside = "return [...document.querySelectorAll('.not-beside-send, #entry')].filter(e => e.checkVisibility()).length";
    assert_eq!(browser.script(beside).await, 0);
}

#[tokio::test]
async fn moves_are_tapped_dragged_typed_and_taken_back() {
    let Some(pair) = pair().await else { return };
    let (eleanor, priya) = (&pair.eleanor, &pair.priya);
    let game = pair.game("").await;
    // tapped, taken back
    eleanor.choose(&sq("e2")).await;
    eleanor
        .until("document.querySelectorAll('.sq.target').length === 2")
        .await;
    eleanor.choose(&sq("e4")).await;
    unsent(eleanor).await;
    eleanor.until(&stands("P", "e4")).await;
    eleanor.choose("#sending [data-act=take-back]").await;
    eleanor.until(&stands("P", "e2")).await;
    eleanor.until("!document.querySelector('#sending')").await;
    // dragged to where it cannot go, then to where it can
    eleanor.drag(&sq("g1"), &sq("g4")).await;
    eleanor.until(&stands("N", "g1")).await;
    eleanor.drag(&sq("g1"), &sq("f3")).await;
    unsent(eleanor).await;
    eleanor.until(&stands("N", "f3")).await;
    // it survives that the page is left, with what was written
    eleanor.type_into("#sending textarea", "Good luck").await;
    eleanor.client.goto(&game).await.unwrap();
    unsent(eleanor).await;
    eleanor.until(&stands("N", "f3")).await;
    eleanor
        .until("document.querySelector('#sending textarea').value === 'Good luck'")
        .await;
    let words = eleanor.words().await;
    assert!(
        words.contains("You chose this move here earlier."),
        "{words}"
    );
    // the other one is told, without touching anything
    priya.client.goto(&game).await.unwrap();
    priya
        .until("document.querySelectorAll('.sq.movable').length === 0")
        .await;
    eleanor.click(".button-send").await;
    assert!(eleanor.words().await.contains("Sent. 1.Nf3"));
    let left = "return Object.keys(localStorage).filter(k => k.startsWith('unsent')).length";
    assert_eq!(eleanor.script(left).await, 0);
    priya.until(&stands("N", "f3")).await;
    let words = priya.words().await;
    assert!(
        words.contains("has moved: 1.Nf3") && words.contains("Good luck"),
        "{words}"
    );
    eleanor.client.goto(&game).await.unwrap();
    // typed, in the middle of the other's page
    priya.type_into("#move", "Nf6").await;
    priya.choose("#entry button").await;
    unsent(priya).await;
    priya.until(&stands("n", "f6")).await;
    priya.click(".button-send").await;
    eleanor.until(&stands("n", "f6")).await;
    pair.close().await;
}

#[tokio::test]
async fn a_king_steps_where_he_could_castle_and_two_presses_are_one() {
    let Some(pair) = pair().await else { return };
    let eleanor = &pair.eleanor;
    pair.game("4k3/8/8/8/8/8/8/5K1R w K - 0 1").await;
    eleanor.choose(&sq("f1")).await;
    eleanor.choose(&sq("g1")).await;
    unsent(eleanor).await;
    eleanor.until(&stands("K", "g1")).await;
    eleanor.until(&stands("R", "h1")).await;
    eleanor.type_into("#sending textarea", "half a word").await;
    eleanor.choose("#sending [data-act=take-back]").await;
    // castling is chosen on the rook
    eleanor.choose(&sq("f1")).await;
    eleanor.choose(&sq("h1")).await;
    unsent(eleanor).await;
    eleanor.until(&stands("R", "f1")).await;
    // what was written waits for the next move
    eleanor
        .until("document.querySelector('#sending textarea').value === 'half a word'")
        .await;
    eleanor.choose("#sending [data-act=take-back]").await;
    eleanor.type_into("#move", "Ke2").await;
    let twice = "const b = document.querySelector('#entry button'); b.click(); b.click();";
    eleanor.script(twice).await;
    unsent(eleanor).await;
    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    eleanor
        .until("document.querySelectorAll('#sending').length === 1")
        .await;
    eleanor.until(&stands("K", "e2")).await;
    eleanor.choose("#sending [data-act=take-back]").await;
    eleanor.until(&stands("K", "f1")).await;
    pair.close().await;
}

#[tokio::test]
async fn a_pawn_becomes_a_knight_without_leaving_the_board() {
    let Some(pair) = pair().await else { return };
    let eleanor = &pair.eleanor;
    pair.game("8/2P3k1/8/8/8/8/6pp/K7 w - - 0 1").await;
    eleanor.drag(&sq("c7"), &sq("c8")).await;
    eleanor
        .until("document.activeElement.closest('#promote')")
        .await;
    // Escape puts it down, and nothing has happened
    eleanor.press(&Key::Escape.to_string()).await;
    eleanor.until("!document.querySelector('#promote')").await;
    eleanor.until(&stands("P", "c7")).await;
    eleanor.choose(&sq("c8")).await;
    eleanor.choose("#promote button:nth-child(4)").await;
    unsent(eleanor).await;
    eleanor.until(&stands("N", "c8")).await;
    eleanor.click(".button-send").await;
    assert!(eleanor.words().await.contains("Sent. 1.c8=N"));
    pair.close().await;
}

/// The square that has the focus, and what is said of it.
async fn at(browser: &Chromium) -> [String; 2] {
    let said = "const at = document.activeElement; \
                return [at.dataset.square || at.tagName, at.getAttribute('aria-label') || '']";
    let said = browser.script(said).await;
    [0, 1].map(|n| said[n].as_str().unwrap_or_default().to_owned())
}

/// Presses Tab until something has the focus.
async fn tab_to(browser: &Chromium, what: &str) {
    let is = format!("return Boolean(document.activeElement.matches('{what}'))");
    for _ in 0..40 {
        browser.press(&Key::Tab.to_string()).await;
        if browser.script(&is).await == true {
            return;
        }
    }
    panic!("no key leads to {what}");
}

#[tokio::test]
async fn a_whole_move_with_the_keys_alone() {
    let Some(pair) = pair().await else { return };
    let eleanor = &pair.eleanor;
    let enter = Key::Enter.to_string();
    pair.game("").await;
    tab_to(eleanor, "[data-square]").await;
    assert_eq!(at(eleanor).await[0], "e1");
    eleanor.press(&Key::Up.to_string()).await;
    assert_eq!(at(eleanor).await, ["e2", "white pawn e2, can move"]);
    eleanor.press("g1").await;
    assert_eq!(at(eleanor).await, ["g1", "white knight g1, can move"]);
    // what the piece can do, in words
    eleanor.press("m").await;
    eleanor
        .until("document.activeElement.id === 'looked'")
        .await;
    let words = eleanor.find("#looked").await.text().await.unwrap();
    for part in [
        "White knight g1",
        "Can play: Nf3, Nh3",
        "Guarded by: white rook h1",
    ] {
        assert!(words.contains(part), "{part}: {words}");
    }
    eleanor
        .script("document.querySelector('[data-square=g1]').focus()")
        .await;
    eleanor.press(&enter).await;
    let said = "return document.querySelector('body > [role=status]').textContent";
    let picked = eleanor.script(said).await;
    assert_eq!(picked, "white knight g1 chosen. It can go to f3, h3.");
    eleanor.press("f3").await;
    assert_eq!(at(eleanor).await[1], "f3: move here");
    eleanor.press(&enter).await;
    unsent(eleanor).await;
    assert_eq!(at(eleanor).await[0], "H2");
    tab_to(eleanor, ".button-send").await;
    eleanor.press(&enter).await;
    eleanor.until("location.search.startsWith('?sent=')").await;
    assert!(eleanor.words().await.contains("Sent. 1.Nf3"));
    pair.close().await;
}

/// From a pawn to the mate by keys alone: the piece is chosen, the move is read and sent, and the page says how it ended.
#[tokio::test]
async fn a_game_is_won_with_the_keys_alone() {
    let Some(pair) = pair().await else { return };
    let eleanor = &pair.eleanor;
    let enter = Key::Enter.to_string();
    pair.game("7k/1P6/6K1/8/8/8/8/8 w - - 0 1").await;
    tab_to(eleanor, "[data-square]").await;
    eleanor.press("b7").await;
    assert_eq!(at(eleanor).await, ["b7", "white pawn b7, can move"]);
    eleanor.press(&enter).await;
    eleanor.press("b8").await;
    eleanor.press(&enter).await;
    eleanor
        .until("document.activeElement.closest('#promote')")
        .await;
    // the queen comes first, and says what she is
    let name = "return document.activeElement.textContent.trim()";
    assert_eq!(eleanor.script(name).await, "Queen");
    eleanor.press(&enter).await;
    unsent(eleanor).await;
    tab_to(eleanor, ".button-send").await;
    eleanor.press(&enter).await;
    eleanor.until("location.search.startsWith('?sent=')").await;
    let words = eleanor.words().await;
    assert!(words.contains("Checkmate"), "{words}");
    pair.close().await;
}

#[tokio::test]
async fn what_was_begun_stays_when_the_page_is_told() {
    let Some(pair) = pair().await else { return };
    let (eleanor, priya) = (&pair.eleanor, &pair.priya);
    let game = pair.game("").await;
    // two pages of one browser, and the move is sent from one of them
    eleanor.choose(&sq("e2")).await;
    eleanor.choose(&sq("e4")).await;
    unsent(eleanor).await;
    eleanor.type_into("#sending textarea", "half a word").await;
    let resign = format!("{game}/resignation");
    priya.client.goto(&resign).await.unwrap();
    priya.click("main form button").await;
    eleanor
        .until("document.querySelector('#news button')")
        .await;
    let words = eleanor.words().await;
    assert!(
        words.contains("White won, 1-0") || words.contains("1-0"),
        "{words}"
    );
    eleanor
        .until("document.querySelector('#sending textarea').value === 'half a word'")
        .await;
    eleanor.choose("#news button").await;
    eleanor.until("document.querySelector('#unsent')").await;
    eleanor.until(&stands("P", "e2")).await;
    pair.close().await;
}

#[tokio::test]
async fn a_game_is_stepped_through() {
    let Some(browser) = Chromium::start(DESK).await else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let password = program::demo(&data);
    let server = program::start(&data);
    let site = format!("http://{}", server.address);
    browser.sign_in(&site, "hanna", &password).await;
    browser
        .client
        .goto(&format!("{site}/games/1002"))
        .await
        .unwrap();
    let at = |n: &str| format!("new URLSearchParams(location.search).get('ply') === {n}");
    let last = browser
        .script("return document.querySelectorAll('.moves a.ply').length")
        .await;
    let last = last.as_i64().unwrap();
    browser.press(&Key::Left.to_string()).await;
    browser.until(&at(&format!("'{}'", last - 1))).await;
    browser.press(&Key::Home.to_string()).await;
    browser.until(&at("'0'")).await;
    browser.until(&stands("P", "e2")).await;
    browser.press(&Key::Right.to_string()).await;
    browser.until(&at("'1'")).await;
    let current = "document.querySelector('.moves [aria-current]').href.includes('ply=1')";
    browser.until(current).await;
    // the same address without the script's help
    browser.client.refresh().await.unwrap();
    browser
        .until("!document.querySelector('#past').hidden")
        .await;
    browser.until(current).await;
    browser.press(&Key::End.to_string()).await;
    browser.until(&at("null")).await;
    browser
        .until("document.querySelector('#past').hidden")
        .await;
    let slider = "const s = document.getElementById('slider'); s.value = 2; \
                  s.dispatchEvent(new Event('input', { bubbles: true }))";
    browser.script(slider).await;
    browser.until(&at("'2'")).await;
    browser.close().await;
}

#[tokio::test]
async fn a_first_visit_is_light() {
    let Some(browser) = Chromium::start(PHONE).await else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let password = program::demo(&data);
    let server = program::start(&data);
    let site = format!("http://{}", server.address);
    browser.sign_in(&site, "hanna", &password).await;
    // as if for the first time
    browser.forget().await;
    browser
        .client
        .goto(&format!("{site}/games/1018"))
        .await
        .unwrap();
    browser
        .until("document.querySelector('[data-square]')")
        .await;
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    let weigh = "return ['navigation', 'resource'].flatMap(t => performance.getEntriesByType(t)) \
                 .map(e => [e.name, e.transferSize, e.initiatorType])";
    let parts = browser.script(weigh).await;
    let parts = parts.as_array().unwrap();
    let bytes: i64 = parts.iter().filter_map(|part| part[1].as_i64()).sum();
    println!("{} requests, {bytes} bytes: {parts:#?}", parts.len());
    // the stream of events is one more, and is not counted until it ends
    assert!(parts.len() <= 5 && bytes <= 60_000, "{bytes}: {parts:#?}");
    assert!(bytes > 10_000, "nothing was weighed: {parts:#?}");
    browser.close().await;
}
