//! What was found on the pages around a game, each put right.

use super::table::{Table, nobody};
use crate::support::database::on_both_databases;
use crate::support::event;

on_both_databases!(odd_signs_lose_no_text, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "en").await;
    let game = table.game(&anna, &berta, "online", "", "").await;
    let base = format!("/games/{game}");
    let form = [("once", "a"), ("message", "Good\u{0} \u{1}luck\u{7f}")];
    table
        .post(&anna, &format!("{base}/messages"), &form)
        .await
        .is(303);
    table.get(&berta, &base).await.ok().shows("Good luck");
    let form = [
        ("at", "0"),
        ("note", "sharp\u{0}\u{8}er"),
        ("seen", ""),
        ("marks", ""),
    ];
    table
        .post(&anna, &format!("{base}/analysis"), &form)
        .await
        .is(303);
    table
        .get(&anna, &format!("{base}/analysis?at=0"))
        .await
        .ok()
        .shows("sharper");
    let form = [("note", "mine\u{0}!"), ("seen", "0")];
    table
        .post(&anna, &format!("{base}/notes"), &form)
        .await
        .is(303);
    table
        .get(&anna, &format!("{base}/notes"))
        .await
        .ok()
        .shows("mine!");
    // comments among moves are given back, not dropped
    let form = [("at", "0"), ("moves", "1.e4 {best by test} e5")];
    let page = table
        .post(&anna, &format!("{base}/analysis/moves"), &form)
        .await;
    page.is(422)
        .shows("nothing has been added")
        .shows("{best by test}");
});

on_both_databases!(signing_in_comes_back_to_the_page, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "en").await;
    let game = table.game(&anna, &berta, "online", "", "").await;
    for path in ["/analysis?at=0", "/plan?ply=0", "/messages", "/ledger"] {
        let page = table
            .get(&nobody(), &format!("/games/{game}{path}"))
            .await
            .is(303);
        let wanted = format!("/games/{game}{path}")
            .replace('/', "%2F")
            .replace('?', "%3F")
            .replace('=', "%3D");
        assert_eq!(
            page.location
                .replace('/', "%2F")
                .replace('?', "%3F")
                .replace('=', "%3D"),
            format!("%2Fsign-in%3Fnext%3D{wanted}"),
            "{path}"
        );
    }
    // a game that is seen when others have ended asks who one is
    let cup = event::tournament(&table.db, "Cup", berta.id).await;
    let new = event::new_game(cup, anna.id, berta.id, false, table.now());
    let held = event::create(&table.ctx, new).await;
    let keep = format!("UPDATE game_terms SET visibility = 'live+3 end+3' WHERE game_id = {held}");
    table.db.sql(&keep).await;
    let end = format!(
        "UPDATE games SET state = 'ended', result = '1-0', reason = 'resignation', ended_at = {0}, waiting_id = NULL WHERE id = {held}",
        table.now().0
    );
    table.db.sql(&end).await;
    let page = table
        .get(&nobody(), &format!("/games/{held}"))
        .await
        .is(303);
    assert!(
        page.location.starts_with("/sign-in?next="),
        "{}",
        page.location
    );
});

on_both_databases!(games_that_one_may_watch, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "en").await;
    let carl = table.player("carl", "Carl Ek", "en").await;
    let friendly = table.game(&anna, &berta, "online", "", "").await;
    let cup = event::tournament(&table.db, "Cup", anna.id).await;
    event::enter(&table.db, cup, carl.id, "in").await;
    let new = event::new_game(cup, anna.id, berta.id, false, table.now());
    let game = event::create(&table.ctx, new).await;
    let page = table.get(&carl, "/games/watching").await.ok();
    let page = page.shows(&format!("/games/{game}\""));
    assert!(!page.has(&format!("/games/{friendly}\"")), "{}", page.body);
    // his own are in his own list, and the public sees them when they have ended
    let page = table.get(&anna, "/games/watching").await.ok();
    assert!(!page.has(&format!("/games/{game}\"")));
    table
        .get(&nobody(), "/games/watching")
        .await
        .ok()
        .shows("No game is being played");
    // his page is told of moves
    let page = table.get(&carl, &format!("/games/{game}")).await.ok();
    page.shows("\"live\":true");
});

on_both_databases!(the_head_names_a_chess960_position, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "en").await;
    let fen = fernzug::rules::Position::chess960(17).unwrap().fen();
    let game = table.game(&anna, &berta, "online", &fen, "").await;
    let page = table.get(&anna, &format!("/games/{game}")).await.ok();
    let head = page.body.split("game-board").next().unwrap();
    assert!(head.contains("Chess960") && head.contains("17"), "{head}");
    let sheet = table.get(&anna, &format!("/games/{game}/sheet")).await.ok();
    sheet.shows("Club");
});
