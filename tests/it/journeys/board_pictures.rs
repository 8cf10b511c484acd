//! The board as a picture: what its reader may see, as often as he has not seen it.

use super::table::{Table, nobody};
use crate::support::database::on_both_databases;

on_both_databases!(a_board_as_a_picture, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "de").await;
    let stranger = table.player("carl", "Carl Ek", "sv").await;
    let game = table.game(&anna, &berta, "online", "", "").await;
    table.play(&anna, game, 1, "e2e4").await.is(303);
    table.play(&berta, game, 2, "e7e5").await.is(303);
    let base = format!("/games/{game}");
    let svg = table.get(&anna, &format!("{base}/board.svg")).await.ok();
    assert!(svg.body.starts_with("<svg") && svg.has("role=\"img\""));
    assert!(
        svg.has(&format!("<title>Game {game}: 1…e5</title>")),
        "{}",
        &svg.body[..600]
    );
    assert!(svg.has("<desc>White: king e1"));
    let german = table.get(&berta, &format!("{base}/board.svg")).await.ok();
    assert!(german.has("lang=\"de\"") && german.has("König e1"));
    // whoever plays Black has it turned, as on the page, and may turn it
    let turned = table
        .get(&berta, &format!("{base}/board.svg?flip=1"))
        .await
        .ok();
    let drawn = |text: &str| text.split("</desc>").nth(1).map(str::to_owned);
    assert_ne!(drawn(&svg.body), drawn(&german.body));
    assert_eq!(drawn(&svg.body), drawn(&turned.body));
    let start = table
        .get(&anna, &format!("{base}/board.svg?ply=0"))
        .await
        .ok();
    assert_ne!(drawn(&svg.body), drawn(&start.body));
    for door in ["board.svg", "board.png"] {
        let page = table.get(&stranger, &format!("{base}/{door}")).await;
        assert!(
            page.status.as_u16() == 404 && !page.has("e5"),
            "{}",
            page.body
        );
        table
            .get(&nobody(), &format!("{base}/{door}"))
            .await
            .is(303);
        table
            .get(&anna, &format!("{base}/{door}?ply=x"))
            .await
            .is(200);
        table
            .get(&anna, &format!("{base}/{door}?ply=99"))
            .await
            .is(200);
        table
            .get(&anna, &format!("/games/999/{door}"))
            .await
            .is(404);
    }
    table
        .get(&anna, &format!("{base}/board.png?size=x"))
        .await
        .is(200);
    for size in ["0", "1", "360", "4000000"] {
        table
            .get(&anna, &format!("{base}/board.png?size={size}"))
            .await
            .is(200);
    }
    let page = table.get(&anna, &base).await.ok();
    assert!(page.has("board.svg?ply=2\"") && page.has("board.png?ply=2\""));
    // it is fetched anew only if it has changed
    let door = format!("{base}/board.png");
    let first = table.get(&anna, &door).await.ok();
    assert_eq!(first.cache, "private, no-cache");
    table.get_again(&anna, &door, &first.tag).await.is(304);
    table.get_again(&anna, &door, "\"other\"").await.is(200);
    table.play(&anna, game, 3, "g1f3").await.is(303);
    table.get_again(&anna, &door, &first.tag).await.is(200);
});
