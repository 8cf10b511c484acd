//! The openings of this site's games: counted once, taken back when a result changes, and never from what nobody may see.

use fernzug::actions::openings;
use fernzug::storage::openings as stored;

use super::table::{Guest, Table, nobody};
use crate::support::database::on_both_databases;

on_both_databases!(what_was_played_from_here, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "de").await;
    let played = async |moves: &[&str], loser: Option<&Guest>| {
        let game = table.game(&anna, &berta, "online", "", "").await;
        for (ply, uci) in (1..).zip(moves) {
            let by = if ply % 2 == 1 { &anna } else { &berta };
            table.play(by, game, ply, uci).await.is(303);
        }
        if let Some(loser) = loser {
            let resignation = format!("/games/{game}/resignation");
            table.post(loser, &resignation, &[]).await.is(303);
        }
        game
    };
    let won = played(&["e2e4", "e7e5"], Some(&berta)).await;
    played(&["e2e4", "c7c5"], Some(&anna)).await;
    played(&["d2d4", "d7d5"], Some(&berta)).await;
    // it runs, or is nobody's business yet, or begins elsewhere
    played(&["e2e4", "e7e6"], None).await;
    let held = played(&["e2e4", "g8f6"], Some(&berta)).await;
    let keep = format!("UPDATE game_terms SET visibility = 'live end+3' WHERE game_id = {held}");
    table.db.sql(&keep).await;
    let sums = async || {
        let key = fernzug::rules::Position::start().key();
        let all = table
            .db
            .read(move |c| stored::moves_from(c, &key))
            .await
            .unwrap();
        let sum = |one: &stored::Continuation| (one.uci.clone(), one.white, one.drawn, one.black);
        all.iter().map(sum).collect::<Vec<_>>()
    };
    assert!(sums().await.is_empty());
    // however often, and by whichever server
    for _ in 0..2 {
        openings::count(&table.ctx).await.unwrap();
    }
    let e4 = |white, black| ("e2e4".to_owned(), white, 0, black);
    let d4 = ("d2d4".to_owned(), 1, 0, 0);
    // a friendly game has no tournament whose end it could wait for
    assert_eq!(sums().await, [e4(1, 1), d4.clone()]);
    let page = table.get(&nobody(), "/openings").await.ok();
    assert!(
        page.has("3 games") && page.has("line=e2e4") && page.has("1.e4"),
        "{}",
        page.body
    );
    let page = table.get(&berta, "/openings?line=e2e4").await.ok();
    assert!(page.has("line=e2e4.c7c5") && page.has("1…c5") && !page.has("g8f6"));
    for odd in ["?line=e2e5", "?line=", "?line=x.y", "?line=e2e4.e2e4&x=%00"] {
        table.get(&nobody(), &format!("/openings{odd}")).await.ok();
    }
    let none = table.get(&anna, "/openings?line=a2a3").await.ok();
    assert!(none.has("No finished game has come here."));
    // a result that is put right is counted as it is
    let right = format!("UPDATE games SET result = '1/2-1/2' WHERE id = {won}");
    table.db.sql(&right).await;
    openings::count(&table.ctx).await.unwrap();
    assert_eq!(sums().await, [("e2e4".to_owned(), 0, 1, 1), d4.clone()]);
    // and one that goes on is not counted any more
    let on = format!(
        "UPDATE games SET result = NULL, reason = NULL, state = 'running', ended_at = NULL WHERE id = {won}"
    );
    table.db.sql(&on).await;
    openings::count(&table.ctx).await.unwrap();
    assert_eq!(sums().await, [d4, e4(0, 1)]);
    // the page of a game leads there where databases are allowed, or it is over
    let page = table.get(&anna, &format!("/games/{held}")).await.ok();
    assert!(page.has("/openings?line=e2e4.g8f6"));
});
