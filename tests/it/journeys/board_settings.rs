//! What a player has set about boards: whether a move is shown once more, where he goes after it, what boards look like.

use super::table::{Guest, Table, nobody};
use crate::support::database::on_both_databases;

async fn set(table: &Table, who: &Guest, fields: &[(&str, &str)]) {
    let saved = table.post(who, "/account/board", fields).await.is(303);
    assert_eq!(saved.location, "/account/board?done=settings");
}

on_both_databases!(
    /// Without the confirm step a move on the board is sent at once; one that ends the game never is.
    a_move_is_sent_at_once_where_its_player_wants_that,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "en").await;
        let game = table.game(&anna, &berta, "online", "", "1.f3 e5 2.g4").await;
        let base = format!("/games/{game}");
        let direct = |uci| [("ply", "4"), ("uci", uci), ("direct", "on")];
        // as long as he has not asked for it, he is asked
        let page = table.post(&berta, &format!("{base}/moves"), &direct("d8h4")).await.ok();
        page.shows("Send this move?").shows("With this move you win");
        let page = table.get(&berta, &format!("{base}?from=d8")).await.ok();
        assert!(page.has("/move?uci=d8h4") && !page.has("form=\"direct\""));
        set(&table, &berta, &[("after", "stay")]).await;
        let page = table.get(&berta, &format!("{base}?from=d8")).await.ok();
        page.shows("<button form=\"direct\" name=\"uci\" value=\"d8h4\"").shows("\"direct\":true");
        // mate is not sent at once
        table.post(&berta, &format!("{base}/moves"), &direct("d8h4")).await.ok().shows("Send this move?");
        let sent = table.post(&berta, &format!("{base}/moves"), &direct("b8c6")).await.is(303);
        assert_eq!(sent.location, format!("{base}?sent={game}.4"));
        // the same again, and another one
        table.post(&berta, &format!("{base}/moves"), &direct("b8c6")).await.is(303);
        table.post(&berta, &format!("{base}/moves"), &direct("g8f6")).await.is(409);
        // an offer that stands would lapse
        let offered = [("ply", "5"), ("uci", "h2h4"), ("offer", "on")];
        table.post(&anna, &format!("{base}/moves"), &offered).await.is(303);
        let lapses = [("ply", "6"), ("uci", "g8f6"), ("direct", "on")];
        let page = table.post(&berta, &format!("{base}/moves"), &lapses).await.ok();
        page.shows("draw offer lapses with this move");
    }
);

on_both_databases!(
    /// To the next game, back to this one, or to the list.
    after_sending_one_goes_where_one_likes,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "en").await;
        let mut games = Vec::new();
        for _ in 0..4 {
            games.push(table.game(&anna, &berta, "online", "", "").await);
        }
        let sent = table.play(&anna, games[0], 1, "e2e4").await.is(303);
        assert!(!sent.location.starts_with(&format!("/games/{}?", games[0])), "{}", sent.location);
        set(&table, &anna, &[("confirm", "on"), ("after", "stay")]).await;
        let sent = table.play(&anna, games[1], 1, "e2e4").await.is(303);
        assert_eq!(sent.location, format!("/games/{0}?sent={0}.1", games[1]));
        set(&table, &anna, &[("confirm", "on"), ("after", "list")]).await;
        let sent = table.play(&anna, games[2], 1, "e2e4").await.is(303);
        assert_eq!(sent.location, format!("/games?sent={}.1", games[2]));
        table.get(&anna, &sent.location).await.ok().shows("Sent. 1.e4 Berta Holm has until");
        // an address that was shortened or made up says nothing, or no more than one may know
        table.get(&anna, "/games?sent=x").await.ok();
        let page = table.get(&nobody(), &sent.location).await;
        assert!(!page.has("e4"), "{}", page.body);
    }
);

on_both_databases!(
    /// Boards and pages look as they were set, everywhere.
    pages_look_as_they_were_set,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let page = table.get(&anna, "/players").await.ok();
        assert!(!page.has("data-theme") && !page.has("data-board"));
        set(&table, &anna, &[("confirm", "on"), ("theme", "print"), ("colours", "dark"), ("sound", "on")]).await;
        table.get(&anna, "/players").await.ok().shows("<html lang=\"en\" data-theme=\"dark\" data-board=\"print\">");
        let page = table.get(&anna, "/account/board").await.ok();
        page.shows("name=\"sound\" value=\"on\" checked").shows("value=\"next\" checked").shows("value=\"print\" checked");
        // what is not offered changes nothing
        set(&table, &anna, &[("theme", "gold"), ("colours", "\"><script>")]).await;
        table.get(&anna, "/players").await.ok().shows("data-theme=\"dark\" data-board=\"print\"");
        // a session that has ended loses nothing
        let page = table.post(&nobody(), "/account/board", &[("theme", "contrast")]).await.is(403);
        page.shows("contrast").shows("name=\"password\"");
    }
);

on_both_databases!(
    /// The board in words, the turned board, and what the page's script fetches.
    the_board_in_words_and_turned,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "de").await;
        let carla = table.player("carla", "Carla Ek", "sv").await;
        let game = table.game(&anna, &berta, "online", "", "1.e4 d5").await;
        let base = format!("/games/{game}");
        let page = table.get(&anna, &format!("{base}?square=e4")).await.ok();
        page.shows("White pawn e4").shows(&format!("<a href=\"{base}/move?uci=e4d5\">exd5</a>"))
            .shows("Attacked by: black pawn d5.").shows("Not guarded.").shows("<details class=\"men no-print\" id=\"men\" open>");
        let page = table.get(&anna, &format!("{base}?square=d5")).await.ok();
        page.shows("It is the other side’s turn.").shows("Guarded by: black queen d8.");
        table.get(&anna, &format!("{base}?square=e5")).await.ok().shows("The board in words");
        table.get(&anna, &format!("{base}?square=x")).await.ok();
        let page = table.get(&berta, &format!("{base}?square=g8&ply=0")).await.ok();
        page.shows("Schwarzer Springer g8");
        // turned: the other side is below, and every link keeps it so
        let page = table.get(&anna, &format!("{base}?flip=1")).await.ok();
        let (h1, a8) = (page.body.find("white rook h1").unwrap(), page.body.find("black rook a8").unwrap());
        assert!(h1 < a8);
        page.shows(&format!("{base}?from=e4&amp;flip=1#board")).shows("\"turned\":true").shows("\"white_below\":false");
        // for the script: positions and names; nobody gets what he may not see
        let page = table.get(&anna, &format!("{base}/positions.json")).await.ok();
        page.shows("[[\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\",\"\",\"\"],").shows("\"e2e4\",\"1.e4\"");
        table.get(&carla, &format!("{base}/positions.json")).await.is(404);
        table.get(&carla, &format!("/events?games={game}")).await.is(404);
        table.get(&nobody(), &format!("/events?games={game}")).await.is(403);
        table.get(&anna, "/events").await.is(404);
        table.get(&anna, "/events?games=x,,9999999999999999999999").await.is(404);
    }
);
