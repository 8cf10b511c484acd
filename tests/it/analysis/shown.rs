//! Who sees an analysis: its owner, and after the end whom both want to see it.

use super::{board, note, path, send, two};
use crate::journeys::table::{Guest, Table, nobody};
use crate::support::database::on_both_databases;

const WORDS: &str = "Secret thoughts";

/// Who is shown Anna's and Berta's words on the pages of the analysis, its file, the game and what belongs to it.
async fn sees(table: &Table, who: &Guest, game: i64) -> [bool; 2] {
    let mut seen = [false; 2];
    for (n, side) in ["white", "black"].into_iter().enumerate() {
        let page = board(table, who, game, &format!("/{side}?at=2")).await;
        let file = board(table, who, game, &format!("/{side}.pgn")).await;
        assert_eq!(page.status, file.status, "{side}");
        let words = format!("{WORDS} of {side}");
        seen[n] = page.has(&words);
        assert_eq!(file.has(&words), seen[n]);
        assert_eq!(page.status.as_u16() == 200, seen[n], "{}", page.body);
        assert!(
            !page.has("method=\"post\" action=\"/games"),
            "nobody writes there"
        );
    }
    for rest in [
        "",
        ".pgn",
        ".fen",
        "/ledger",
        "/ledger.json",
        "/positions.json",
    ] {
        let page = table.get(who, &format!("/games/{game}{rest}")).await;
        assert!(!page.has(WORDS), "{rest}");
    }
    let own = board(table, who, game, "").await;
    assert_eq!(
        own.has("method=\"post\" action=\"/games"),
        own.status == 200
    );
    seen
}

async fn wish(table: &Table, who: &Guest, game: i64, wish: &str) -> u16 {
    let sent = send(table, who, (game, "/consent"), &[("wish", wish)]).await;
    sent.status.as_u16()
}

on_both_databases!(an_analysis_is_shown_when_both_want_it, |db| async move {
    let table = Table::new(db);
    let (anna, berta, game) = two(&table, "1.e4 e5").await;
    let carl = table.player("carl", "Carl Ek", "sv").await;
    let admin = table.player("hanna", "Hanna Lind", "en").await;
    table.promote("hanna").await;
    for (who, side) in [(&anna, "white"), (&berta, "black")] {
        let words = format!("{WORDS} of {side}");
        note(&table, who, game, "1", (&words, "")).await.is(303);
    }
    let all = [&anna, &berta, &carl, &admin, &nobody()];
    let seen = async || {
        let mut seen = Vec::new();
        for who in all {
            seen.push(sees(&table, who, game).await);
        }
        seen
    };
    let none = [false, false];
    let own = vec![[true, false], [false, true], none, none, none];
    let each_other = vec![[true; 2], [true; 2], none, none, none];
    assert_eq!(seen().await, own);
    for wished in ["opponent", "all"] {
        assert_eq!(wish(&table, &anna, game, wished).await, 409, "it runs");
    }
    table
        .post(&berta, &format!("/games/{game}/resignation"), &[])
        .await
        .is(303);
    assert_eq!(seen().await, own);
    for who in [&carl, &admin] {
        assert_eq!(wish(&table, who, game, "all").await, 403);
    }
    assert_eq!(wish(&table, &anna, game, "everybody").await, 400);
    // one alone shows nothing, and may take it back
    for wished in ["all", "opponent", "none", "opponent"] {
        assert_eq!(wish(&table, &anna, game, wished).await, 303);
        assert_eq!(seen().await, own);
    }
    board(&table, &berta, game, "")
        .await
        .ok()
        .shows("möchte beide Analysen euch beiden zeigen");
    board(&table, &anna, game, "")
        .await
        .ok()
        .shows("has not agreed to that yet");
    table
        .get(&berta, &format!("/games/{game}"))
        .await
        .ok()
        .shows("möchte beide Analysen euch beiden zeigen");
    let nothing = table.get(&carl, &format!("/games/{game}")).await.ok();
    assert!(!nothing.has("/analysis"), "{}", nothing.body);
    assert_eq!(wish(&table, &berta, game, "all").await, 303);
    assert_eq!(seen().await, each_other);
    let link = path(game, "/black");
    table
        .get(&anna, &format!("/games/{game}"))
        .await
        .ok()
        .shows(&link);
    assert!(!table.get(&carl, &format!("/games/{game}")).await.has(&link));
    // what has been shown has been read; what goes beyond it is still one's own to take back
    for who in [&anna, &berta] {
        assert_eq!(wish(&table, who, game, "none").await, 409);
    }
    for wished in ["opponent", "all"] {
        assert_eq!(wish(&table, &berta, game, wished).await, 303);
    }
    assert_eq!(wish(&table, &anna, game, "all").await, 303);
    assert_eq!(seen().await, vec![[true; 2]; 5]);
    table
        .get(&carl, &format!("/games/{game}"))
        .await
        .ok()
        .shows(&link);
    assert_eq!(wish(&table, &anna, game, "opponent").await, 409);
    board(&table, &anna, game, "")
        .await
        .ok()
        .shows("everybody who may see the game reads both analyses")
        .shows(&path(game, "/black"));
});

on_both_databases!(a_letters_link_shows_none, |db| async move {
    let table = Table::new(db);
    let (anna, _, game) = two(&table, "1.e4 e5").await;
    note(&table, &anna, game, "1", (WORDS, "")).await.is(303);
    let link = table.move_link(game, &anna, 2).await;
    let page = table.get(&nobody(), &link).await.ok();
    assert!(!page.has(WORDS) && !page.has("/analysis"), "{}", page.body);
    table
        .get(&nobody(), &format!("{link}/analysis"))
        .await
        .is(404);
});

on_both_databases!(who_takes_a_seat_gets_no_analysis, |db| async move {
    let table = Table::new(db);
    let (anna, berta, game) = two(&table, "1.e4 e5").await;
    let dora = table.player("dora", "Dora Sand", "en").await;
    note(&table, &anna, game, "1", (WORDS, "")).await.is(303);
    let replace = format!("UPDATE games SET white_id = {} WHERE id = {game}", dora.id);
    table.db.sql(&replace).await;
    assert!(!board(&table, &dora, game, "?at=1").await.ok().has(WORDS));
    assert!(!board(&table, &anna, game, "?at=1").await.has(WORDS));
    // and what the predecessor had agreed to binds nobody
    table
        .post(&berta, &format!("/games/{game}/resignation"), &[])
        .await
        .is(303);
    assert_eq!(wish(&table, &berta, game, "all").await, 303);
    let agreed = format!(
        "UPDATE analyses SET consent = 'all' WHERE player_id = {}",
        anna.id
    );
    table.db.sql(&agreed).await;
    assert!(!board(&table, &berta, game, "/white?at=1").await.has(WORDS));
    assert_eq!(wish(&table, &dora, game, "all").await, 303);
    let shown = board(&table, &berta, game, "/white?at=1").await.ok();
    assert!(!shown.has(WORDS), "{}", shown.body);
});
