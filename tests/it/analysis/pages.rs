//! The page, as a person without JavaScript uses it.

use super::{board, note, path, send, two};
use crate::journeys::table::{Table, nobody};
use crate::support::database::on_both_databases;

on_both_databases!(moves_are_clicked_typed_and_kept, |db| async move {
    let table = Table::new(db);
    let (anna, berta, game) = two(&table, "1.e4 e5").await;
    table
        .get(&anna, &format!("/games/{game}"))
        .await
        .ok()
        .shows(&path(game, "\""));
    let page = board(&table, &anna, game, "").await.ok();
    let page = page
        .shows("Position after 1…e5")
        .shows("The game stands here.");
    assert!(
        page.has(&path(game, "?at=2&amp;from=g1#board")),
        "{}",
        page.body
    );
    let page = board(&table, &anna, game, "?at=2&from=g1").await.ok();
    let page = page.shows("<button form=\"step\" name=\"uci\" value=\"g1f3\"");
    assert!(page.has("name=\"at\" value=\"2\""));
    for _ in 0..2 {
        // pressed twice
        let clicked = send(
            &table,
            &anna,
            (game, "/moves"),
            &[("at", "2"), ("uci", "g1f3")],
        )
        .await
        .is(303);
        assert_eq!(clicked.location, path(game, "?at=2.g1f3#board"));
    }
    let typed = [
        ("at", "2.g1f3"),
        ("moves", "2...Nc6 3.Bb5 (3.Bc4 Bc5) 3...a6"),
    ];
    let typed = send(&table, &anna, (game, "/moves"), &typed).await.is(303);
    assert_eq!(
        typed.location,
        path(game, "?at=2.g1f3.b8c6.f1b5.a7a6#board")
    );
    let page = board(&table, &anna, game, "?at=2.g1f3.b8c6.f1c4")
        .await
        .ok();
    let page = page.shows("Position after 3.Bc4 (not played)");
    assert_eq!(page.body.matches("class=\"variations\"").count(), 1);
    assert_eq!(page.body.matches("aria-current=\"true\">3.Bc4").count(), 1);
    // nothing of it is a move, and nobody else sees any of it
    assert!(!table.get(&anna, &format!("/games/{game}")).await.has("Bc4"));
    let theirs = board(&table, &berta, game, "?at=2.g1f3.b8c6").await.ok();
    let theirs = theirs.shows("Diese Stelle gibt es in deiner Analyse nicht mehr");
    assert!(!theirs.has("Sf3") && !theirs.has("Sc6"), "{}", theirs.body);
    // Black writes in his own letters
    let german = [("at", "2"), ("moves", "2.Sf3 Sc6")];
    send(&table, &berta, (game, "/moves"), &german)
        .await
        .is(303);
    board(&table, &berta, game, "?at=2.g1f3.b8c6")
        .await
        .ok()
        .shows("Stellung nach 2…Sc6 (nicht gespielt)");
});

on_both_databases!(what_is_wrong_is_said_and_nothing_is_lost, |db| async move {
    let table = Table::new(db);
    let (anna, _, game) = two(&table, "1.e4 e5").await;
    let bad = [("at", "2"), ("moves", "2.Nf6 \"><script>x()")];
    let page = send(&table, &anna, (game, "/moves"), &bad).await.is(422);
    let page = page.shows("id=\"moves-error\"").shows("2.Nf6 &#34;&#62;");
    assert!(!page.has("<script>x()"), "{}", page.body);
    send(
        &table,
        &anna,
        (game, "/moves"),
        &[("at", "2"), ("uci", "e2e4")],
    )
    .await
    .is(422)
    .shows("That move cannot be played");
    for (form, status) in [
        (vec![("at", "x"), ("uci", "g1f3")], 400),
        (vec![("uci", "g1f3")], 400),
        (vec![("at", "2.zzzz"), ("uci", "g1f3")], 422),
        (vec![("at", "99"), ("uci", "g1f3")], 422),
    ] {
        send(&table, &anna, (game, "/moves"), &form)
            .await
            .is(status);
    }
    let marks = [
        ("at", "2"),
        ("note", "Hello"),
        ("seen", ""),
        ("marks", "e2e9"),
    ];
    send(&table, &anna, (game, ""), &marks)
        .await
        .is(422)
        .shows("“e2e9” is neither")
        .shows(">Hello</textarea>");
    for rest in ["/order", "/removal", "/import", "/consent"] {
        let page = send(&table, &anna, (game, rest), &[]).await;
        assert!(page.status.is_client_error(), "{rest} {}", page.status);
    }
    // 10 MB are not read
    let huge = "1. e4 e5 ".repeat(1_200_000);
    let pasted = [("at", "2"), ("text", huge.as_str())];
    send(&table, &anna, (game, "/import"), &pasted)
        .await
        .is(413);
    let bad = [("at", "2"), ("text", "[Event \"x\"]\n\n1. e4 e5\n2. Nf6 *")];
    send(&table, &anna, (game, "/import"), &bad)
        .await
        .is(422)
        .shows("Line 4, sign 4: “Nf6” cannot be played.")
        .shows("2. Nf6 *</textarea>");
    board(&table, &anna, game, "")
        .await
        .ok()
        .shows("Position after 1…e5");
    // whoever is signed out comes back with it
    let form = [("at", "2"), ("note", "Kept <b>words</b>"), ("seen", "")];
    let stranger = send(&table, &nobody(), (game, ""), &form).await;
    assert!(
        stranger.has("Kept &#60;b&#62;words"),
        "{} {}",
        stranger.status,
        stranger.body
    );
});

on_both_databases!(words_signs_and_arrows_are_written, |db| async move {
    let table = Table::new(db);
    let (anna, _, game) = two(&table, "1.e4 e5").await;
    let form = [
        ("at", "2.g1f3"),
        ("note", "\"><script>x()</script>\r\n\r\ntwo } lines"),
        ("seen", ""),
        ("judgement", "3"),
        ("verdict", "14"),
        ("marks", "f3e5, Rg1"),
    ];
    let saved = send(&table, &anna, (game, ""), &form).await.is(303);
    assert!(saved.location.contains("?at=2.g1f3&note=saved"));
    let page = board(&table, &anna, game, "?at=2.g1f3").await.ok();
    let page = page
        .shows("2.Nf3!!+=")
        .shows("Marked: red square g1, green arrow from f3 to e5")
        .shows("class=\"marks\"")
        .shows("value=\"Rg1 Gf3e5\"")
        .shows("&lt;script&gt;x()&lt;/script&gt;\ntwo } lines");
    assert!(!page.has("<script>x()"), "{}", page.body);
    let pgn = table.get(&anna, &path(game, ".pgn")).await.ok();
    let pgn = pgn
        .shows("2. Nf3 $3 $14")
        .shows("[Annotator \"Anna Berg\"]");
    assert!(pgn.has("[%csl Rg1] [%cal Gf3e5]"), "{}", pgn.body);
    // the file, taken in again, changes nothing
    let before = table
        .db
        .number("SELECT CAST(revision AS BIGINT) AS number FROM analyses")
        .await;
    let again = [("at", "0"), ("text", pgn.body.as_str())];
    send(&table, &anna, (game, "/import"), &again).await.is(303);
    let after = table
        .db
        .number("SELECT CAST(revision AS BIGINT) AS number FROM analyses")
        .await;
    assert!(after - before <= 1, "the brace ends its line in a file");
    let own = table.get(&anna, &format!("/games/{game}.pgn")).await.ok();
    assert!(!own.has("Nf3") && !own.has("lines"), "{}", own.body);
});

on_both_databases!(variations_are_sorted_and_removed, |db| async move {
    let table = Table::new(db);
    let (anna, _, game) = two(&table, "1.e4 e5").await;
    let moves = [("at", "2"), ("moves", "2.Nf3 (2.Bc4) (2.d4 exd4 3.c3)")];
    send(&table, &anna, (game, "/moves"), &moves).await.is(303);
    let page = board(&table, &anna, game, "?at=2.d2d4").await.ok();
    let page = page.shows("name=\"rank\" value=\"2\"");
    assert!(page.has("value=\"first\"") && !page.has("value=\"down\""));
    let first = [("at", "2.d2d4"), ("rank", "2"), ("to", "first")];
    send(&table, &anna, (game, "/order"), &first).await.is(303);
    let page = board(&table, &anna, game, "?at=2").await.ok();
    let order = ["2.d4", "2.Nf3", "2.Bc4"].map(|name| page.body.find(&format!(">{name}")));
    assert!(order.is_sorted() && order[0].is_some(), "{order:?}");
    let page = board(&table, &anna, game, "?at=2.d2d4&ask=removal")
        .await
        .ok();
    page.shows("Remove 2.d4 and what follows? Those are 3 moves.")
        .shows("name=\"count\" value=\"3\"");
    // another device goes on meanwhile
    let more = [("at", "2.d2d4.e5d4.c2c3"), ("uci", "d4c3")];
    send(&table, &anna, (game, "/moves"), &more).await.is(303);
    let remove = [("at", "2.d2d4"), ("count", "3")];
    send(&table, &anna, (game, "/removal"), &remove)
        .await
        .is(409)
        .shows("There are more moves there by now")
        .shows("name=\"count\" value=\"4\"");
    for _ in 0..2 {
        let remove = [("at", "2.d2d4"), ("count", "4")];
        let gone = send(&table, &anna, (game, "/removal"), &remove)
            .await
            .is(303);
        assert!(gone.location.contains("?at=2&note=removed"));
    }
    let game_s = [("at", "2"), ("count", "9")];
    send(&table, &anna, (game, "/removal"), &game_s)
        .await
        .is(422)
        .shows("The moves of the game cannot be removed");
});

on_both_databases!(the_game_goes_on, |db| async move {
    let table = Table::new(db);
    let (anna, berta, game) = two(&table, "1.e4 e5").await;
    let moves = [("at", "2"), ("moves", "2.Nf3 Nc6 3.Bb5 a6")];
    send(&table, &anna, (game, "/moves"), &moves).await.is(303);
    note(&table, &anna, game, "2.g1f3.b8c6", ("Spanish", ""))
        .await
        .is(303);
    // a line from where the game stands leads to the page of conditional moves
    let page = board(&table, &anna, game, "?at=2.g1f3.b8c6.f1b5")
        .await
        .ok();
    let plan = format!("/games/{game}/plan?ply=2&amp;line=g1f3.b8c6.f1b5#board");
    let page = page.shows("Make this line conditional moves");
    assert!(
        page.has(&plan) || page.has(&plan.replace("&amp;", "&#38;")),
        "{}",
        page.body
    );
    table
        .get(
            &anna,
            &format!("/games/{game}/plan?ply=2&line=g1f3.b8c6.f1b5"),
        )
        .await
        .ok()
        .shows("2.Nf3 Nc6 3.Bb5");
    table.play(&anna, game, 3, "g1f3").await.is(303);
    table.play(&berta, game, 4, "b8c6").await.is(303);
    let page = board(&table, &anna, game, "?at=2.g1f3.b8c6.f1b5")
        .await
        .ok();
    let page = page
        .shows("Position after 3.Bb5 (not played)")
        .shows("Spanish");
    assert!(!page.has("The game has left your analysis"));
    table.play(&anna, game, 5, "f1c4").await.is(303);
    let page = board(&table, &anna, game, "").await.ok();
    page.shows("The game has left your analysis: it went on with 3.Bc4 instead of 3.Bb5")
        .shows(&path(game, "?at=4.f1b5#board"));
    // a game that is over keeps it
    table
        .post(&berta, &format!("/games/{game}/resignation"), &[])
        .await
        .is(303);
    let page = board(&table, &anna, game, "").await.ok();
    page.shows("Spanish").shows("Who may read both analyses?");
});
