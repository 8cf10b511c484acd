//! A move link plays one move of one game without signing in.

use super::table::{Table, nobody, unknown};
use crate::support::database::on_both_databases;

on_both_databases!(
    /// The link shows its game, plays its ply, and is spent by that.
    a_link_plays_once,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "de").await;
        let game = table.game(&anna, &berta, "online", "", "").await;
        let form = [("ply", "1"), ("uci", "e2e4"), ("message", "Hello <b>Berta</b>")];
        table.post(&anna, &format!("/games/{game}/moves"), &form).await.is(303);
        let link = table.move_link(game, &berta, 1).await;
        let who = nobody();
        let page = table.get(&who, &link).await.ok();
        assert_eq!(page.cache, "no-store");
        let page = page.shows("Du bist am Zug").shows("Hello &#60;b&#62;Berta").shows("lang=\"de\"");
        page.shows(&format!("href=\"{link}?from=g8#board\""));
        let page = table.get(&who, &format!("{link}/move?typed=Sf6")).await.ok();
        page.shows("1…Sf6").shows("Springer von g8 nach f6").shows(&format!("action=\"{link}/moves\""));
        let moves = format!("{link}/moves");
        let sent = table.post(&who, &moves, &[("ply", "2"), ("uci", "g8f6")]).await.is(303);
        assert_eq!(sent.location, link);
        let page = table.get(&who, &link).await.ok();
        assert!(!page.has("<form class=\"form\" method=\"post\""));
        page.shows("Du hast am Di 11. Mai 12:00 CEST 1…Sf6 gezogen.");
        table.post(&who, &moves, &[("ply", "2"), ("uci", "g8f6")]).await.is(303);
        table.post(&who, &moves, &[("ply", "2"), ("uci", "b8c6")]).await.is(409);
        table.play(&anna, game, 3, "b1c3").await.is(303);
        // the link is for one ply: it does not play the next one
        table.post(&who, &moves, &[("ply", "4"), ("uci", "b8c6")]).await.is(409);
        table.post(&who, &format!("{link}/resignation"), &[]).await.is(409);
        table.get(&who, &format!("/games/{game}")).await.is(303);
    }
);

on_both_databases!(
    /// By a link one resigns with confirmation; a link that never was leads to a page with a way on.
    other_acts_by_link,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "en").await;
        let game = table.game(&anna, &berta, "online", "", "1.e4 e5").await;
        table.play(&anna, game, 3, "g1f3").await.is(303);
        let link = table.move_link(game, &berta, 3).await;
        let who = nobody();
        table.get(&who, &format!("{link}/resignation")).await.ok().shows("Anna Berg wins then.");
        table.post(&who, &format!("{link}/resignation"), &[]).await.is(303);
        table.get(&who, &link).await.ok().shows("Anna Berg has won, 1-0: resignation");
        let dead = format!("/m/{}", unknown().expose());
        let page = table.get(&who, &dead).await.is(410);
        assert_eq!(page.cache, "no-store");
        table.post(&who, &format!("{dead}/moves"), &[("ply", "1"), ("uci", "e2e4")]).await.is(410);
    }
);
