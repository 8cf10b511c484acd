//! Collections of games of others: taken in whole or not at all, shown beside this site's own games, removed again.

use actix_web::test::TestRequest;
use fernzug::actions::collections::{self, Sent};

use super::table::{Guest, Page, Table, nobody};
use crate::support::database::on_both_databases;

const PGN: &str = "[Event \"A\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n\n[Result \"0-1\"]\n\n1. e4 c5 2. Nf6 0-1\n\n\
                   [Result \"1/2-1/2\"]\n\n1. e4 e5 1/2-1/2\n";

/// As a browser sends a form with a file.
async fn send(table: &Table, who: &Guest, name: &str, once: &str, file: &str) -> Page {
    let part = |name: &str, more: &str, value: &str| {
        format!("--xyz\r\nContent-Disposition: form-data; name=\"{name}\"{more}\r\n\r\n{value}\r\n")
    };
    let body = part("once", "", once)
        + &part("name", "", name)
        + &part(
            "file",
            "; filename=\"a.pgn\"\r\nContent-Type: text/plain",
            file,
        )
        + "--xyz--\r\n";
    let request = TestRequest::post()
        .uri("/admin/collections")
        .insert_header(("Content-Type", "multipart/form-data; boundary=xyz"))
        .set_payload(body);
    table.ask(who, request).await
}

on_both_databases!(a_collection_is_taken_in_and_removed, |db| async move {
    let table = Table::new(db);
    let admin = table.player("admin", "Ada Berg", "en").await;
    let anna = table.player("anna", "Anna Berg", "en").await;
    send(&table, &admin, "Masters", "a", PGN).await.is(404);
    table.promote("admin").await;
    table.get(&anna, "/admin/collections").await.is(404);
    let page = send(&table, &admin, "", "a", PGN).await;
    page.is(422).shows("Give it a name");
    let page = send(&table, &admin, "Masters", "a", "").await;
    page.is(422)
        .shows("Choose a file")
        .shows("value=\"Masters\"");
    let page = send(&table, &admin, "Masters", "a", "No chess at all").await;
    page.is(422)
        .shows("nothing was taken in")
        .shows("value=\"Masters\"");
    assert_eq!(
        table
            .db
            .number("SELECT count(*) AS number FROM collections")
            .await,
        0
    );
    let page = send(&table, &admin, "Masters & friends", "a", PGN)
        .await
        .ok();
    let page = page
        .shows("2 games have been counted")
        .shows("One game was left out");
    page.shows("Line 8, column 13");
    send(&table, &admin, "Masters & friends", "a", PGN)
        .await
        .ok()
        .shows("already");
    assert_eq!(
        table
            .db
            .number("SELECT count(*) AS number FROM collections")
            .await,
        1
    );
    let id = table
        .db
        .number("SELECT max(id) AS number FROM collections")
        .await;
    // beside the games of this site, for everybody
    let page = table
        .get(&nobody(), "/openings")
        .await
        .ok()
        .shows("Masters &#38; friends");
    assert!(!page.has("2 games"), "{}", page.body);
    let shown = format!("/openings?line=e2e4&collection={id}");
    let page = table.get(&nobody(), &shown).await.ok();
    let page = page.shows("Masters &#38; friends: 2 games");
    page.shows(&format!("/openings?line=e2e4.e7e5&amp;collection={id}"));
    let remove = format!("/admin/collections/{id}/removal");
    table.post(&anna, &remove, &[]).await.is(404);
    table.post(&admin, &remove, &[]).await.is(303);
    table.post(&admin, &remove, &[]).await.is(404);
    let left = "SELECT (SELECT count(*) FROM collections) + (SELECT count(*) FROM collection_moves) AS number";
    assert_eq!(table.db.number(left).await, 0);
    let page = table.get(&nobody(), &shown).await.ok();
    assert!(!page.has("Masters"));
});

on_both_databases!(a_large_file_holds_up_no_move, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "en").await;
    let game = table.game(&anna, &berta, "online", "", "").await;
    // two thousand games that part at once
    let first = ["e4", "d4", "c4", "Nf3", "g3", "b3", "f4", "Nc3", "a3", "h3"];
    let second = ["e5", "d5", "c5", "Nf6", "g6", "b6", "f5", "Nc6", "a6", "h6"];
    let third = ["a4", "h4"];
    let mut text = String::new();
    for n in 0..2_000 {
        let (a, b, c) = (first[n % 10], second[(n / 10) % 10], third[(n / 100) % 2]);
        text.push_str(&format!("[Result \"1-0\"]\n\n1. {a} {b} 2. {c} 1-0\n\n"));
    }
    let sent = Sent {
        once: "large".to_owned(),
        name: "Large".to_owned(),
        bytes: text.into_bytes(),
        by: anna.id,
        at: table.now(),
    };
    let (taken, moved) = tokio::join!(
        collections::take_in(&table.ctx, sent),
        table.play(&anna, game, 1, "e2e4")
    );
    moved.is(303);
    let read = taken.unwrap();
    assert_eq!((read.counted, read.bad), (2_000, 0));
    let sum =
        "SELECT CAST(sum(white) AS BIGINT) AS number FROM collection_moves WHERE uci = 'e2e4'";
    assert_eq!(table.db.number(sum).await, 200);
});
