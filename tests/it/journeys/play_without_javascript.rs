//! A move is chosen, looked at and sent with links and forms alone.

use super::table::{Table, nobody};
use crate::support::database::on_both_databases;

on_both_databases!(
    /// Choose a pawn, its target, the knight it becomes, look, send.
    a_pawn_becomes_a_knight,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "de").await;
        let fen = "8/2P3k1/8/8/8/6pp/8/K7 w - - 0 1";
        let game = table.game(&anna, &berta, "online", fen, "").await;
        let base = format!("/games/{game}");
        let page = table.get(&anna, &base).await.ok();
        let page = page.shows(&format!("href=\"{base}?from=c7#board\"")).shows("white pawn c7, can move");
        page.shows("Your move; 3 days left, until Fri 14 May 12:00 CEST.");
        let page = table.get(&anna, &format!("{base}?from=c7")).await.ok();
        page.shows("from=c7&amp;to=c8#entry").shows("c8: move here");
        let page = table.get(&anna, &format!("{base}?from=c7&to=c8")).await.ok();
        let page = page.shows("Choose what it becomes").shows("uci=c7c8n");
        // it is a question, not a mistake
        assert!(!page.has("aria-invalid") && !page.has("class=\"error\""), "{}", page.body);
        page.shows("Knight");
        let page = table.get(&anna, &format!("{base}/move?uci=c7c8n")).await.ok();
        let page = page.shows("1.c8=N").shows("Pawn from c7 to c8 and becomes a knight");
        page.shows("button-send");
        let sent = table.play(&anna, game, 1, "c7c8n").await.is(303);
        assert_eq!(sent.location, format!("{base}?sent={game}.1"));
        let page = table.get(&anna, &sent.location).await.ok();
        page.shows("Sent. 1.c8=N Berta Holm has until Fri 14 May 12:00 CEST.")
            .shows("Nothing waits for you.");
        table.get(&berta, &base).await.ok().shows("c8=S").shows("Du bist am Zug");
    }
);

on_both_databases!(
    /// Typed moves in the reader's letters; what is refused is refused in words, and stays in the field.
    typed_moves_are_read_or_explained,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "de").await;
        let berta = table.player("berta", "Berta Holm", "en").await;
        let fen = "4k3/4r3/8/8/8/8/4B3/R3K2R w KQ - 0 1";
        let game = table.game(&anna, &berta, "online", fen, "").await;
        let base = format!("/games/{game}");
        let typed = |text: &str| format!("{base}/move?typed={text}");
        let page = table.get(&anna, &typed("Ld3")).await.is(422);
        page.shows("Damit stünde dein König im Schach: Der Stein auf e2").shows("value=\"Ld3\"");
        table.get(&anna, &typed("Sf3")).await.is(422).shows("keinen solchen Stein: Springer");
        table.get(&anna, &typed("Tg5")).await.is(422).shows("Keiner deiner Türme kann nach g5 ziehen.");
        table.get(&anna, &typed("0-0")).await.ok().shows("Kurze Rochade").shows("1.O-O");
        table.get(&anna, &typed("")).await.is(422).shows("Schreib einen Zug");
        table.get(&anna, &typed("%22%3E%3Cscript%3E")).await.is(422).shows("&#34;&#62;&#60;script&#62;");
        let fen = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        let game = table.game(&anna, &berta, "online", fen, "").await;
        let page = table.get(&anna, &format!("/games/{game}/move?typed=0-0")).await.is(422);
        page.shows("Der König würde f1 überqueren");
        let fen = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";
        let game = table.game(&anna, &berta, "online", fen, "").await;
        let page = table.get(&anna, &format!("/games/{game}/move?typed=T1d1")).await;
        assert!(page.status.is_client_error() || page.has("Zug senden"));
    }
);

on_both_databases!(
    /// Two tabs, a double click and a form that was opened five days ago.
    the_same_move_again_and_another_one,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "en").await;
        let game = table.game(&anna, &berta, "online", "", "").await;
        let first = table.play(&anna, game, 1, "e2e4").await.is(303);
        let again = table.play(&anna, game, 1, "e2e4").await.is(303);
        assert_eq!(first.location, again.location);
        let other = table.play(&anna, game, 1, "d2d4").await.is(409);
        other.shows("The move e4 has been played here already.").shows("black pawn e7");
        table.play(&berta, game, 2, "e7e5").await.is(303);
        table.clock.advance(std::time::Duration::from_secs(2 * 86_400));
        table.play(&anna, game, 3, "g1f3").await.is(303);
        table.play(&berta, game, 4, "b8c6").await.is(303);
        // five days later the form of the first move is sent once more
        table.play(&anna, game, 1, "e2e4").await.is(303);
        table.play(&anna, game, 1, "c2c4").await.is(409);
        // a form opened before the session ended leads through the sign-in page to the same confirm page
        table.play(&nobody(), game, 5, "f1b5").await.is(403).shows("f1b5").shows("name=\"password\"");
        let carried = [("ply", "5"), ("uci", "f1b5"), ("offer", "on"), ("message", "Grüße")];
        let page = table.post(&anna, &format!("/games/{game}/move"), &carried).await.ok();
        page.shows("3.Bb5").shows("Grüße").shows("name=\"offer\" value=\"on\" checked");
        table.get(&anna, &format!("/games/{game}/move?ply=3&uci=f1b5")).await.is(409);
    }
);

on_both_databases!(
    /// A move that ends the game is announced with its rule.
    the_end_is_announced,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "en").await;
        let game = table.game(&anna, &berta, "online", "", "1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1").await;
        let base = format!("/games/{game}");
        let page = table.get(&berta, &format!("{base}/move?typed=Ng8")).await.ok();
        page.shows("the game ends in a draw: the position occurred for the third time")
            .shows("FIDE Online Regulations, Article 5.4.1");
        assert!(!page_offers(&table, &berta, &format!("{base}/move?typed=Ng8")).await);
        let sent = table.play(&berta, game, 8, "f6g8").await.is(303);
        let page = table.get(&berta, &sent.location).await.ok();
        page.shows("The game is drawn: the position occurred for the third time. 4…Ng8");
        let page = table.get(&berta, &base).await.ok();
        page.shows("Draw, ½-½: the position occurred").shows("2nd time").shows("3rd time");
        table.play(&anna, game, 9, "e2e4").await.is(409).shows("The game has ended.");
        let game = table.game(&anna, &berta, "online", "", "1.f3 e5 2.g4").await;
        let sent = table.play(&berta, game, 4, "d8h4").await.is(303);
        let page = table.get(&berta, &sent.location).await.ok();
        page.shows("Checkmate: you have won. 2…");
        let page = table.get(&berta, "/games").await.ok();
        page.shows("No game of yours is running just now.");
    }
);

/// Whether the page of a move speaks of draw offers.
async fn page_offers(table: &Table, who: &super::table::Guest, path: &str) -> bool {
    table.get(who, path).await.ok().has("can be offered")
}
