//! Chess960 as a choice of its own, and what is made to be printed.

use super::table::{Table, nobody};
use crate::support::database::on_both_databases;
use crate::support::event;

on_both_databases!(chess960_is_chosen, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "de").await;
    let form = |once, choice, number, fen| {
        [
            ("once", once),
            ("kind", "player"),
            ("to", "berta"),
            ("colour", "white"),
            ("pace", "normal"),
            ("leave", "own"),
            ("profile", "online"),
            ("chess960", choice),
            ("chess960_number", number),
            ("fen", fen),
        ]
    };
    let page = table.get(&anna, "/invitations/new").await.ok();
    assert!(page.has("name=\"chess960\" value=\"no\" checked"));
    for number in ["960", "", "x"] {
        let sent = form("a", "number", number, "");
        let page = table.post(&anna, "/invitations", &sent).await.is(422);
        assert!(page.has("Type the number of the start position: 0 to 959."));
        assert!(page.has("value=\"berta\""), "nothing typed is lost");
    }
    let both = form("a", "lot", "", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    let page = table.post(&anna, "/invitations", &both).await.is(422);
    assert!(page.has("Choose either Chess960 or a position of your own."));
    let sent = form("b", "number", "290", "");
    table.post(&anna, "/invitations", &sent).await.is(303);
    let number = |question: &'static str| table.db.number(question);
    let id = number("SELECT max(id) AS number FROM invitations").await;
    let page = table.get(&berta, &format!("/invitations/{id}")).await.ok();
    assert!(page.has("Schach960, Stellung 290"), "{}", page.body);
    let accept = format!("/invitations/{id}/acceptance");
    table.post(&berta, &accept, &[]).await.is(303);
    let game = number("SELECT max(id) AS number FROM games").await;
    let pgn = table.get(&anna, &format!("/games/{game}.pgn")).await.ok();
    assert!(
        pgn.has("[Variant \"Chess960\"]") && pgn.has("[SetUp \"1\"]"),
        "{}",
        pgn.body
    );
    assert!(pgn.has("bqnrkbrn/pppppppp/8/8/8/8/PPPPPPPP/BQNRKBRN"));
    let page = table.get(&anna, &format!("/games/{game}")).await.ok();
    assert!(page.has("Chess960, position 290: bqnrkbrn/"));
    // the rematch asks for the same position
    let resign = format!("/games/{game}/resignation");
    table.post(&anna, &resign, &[]).await.is(303);
    let again = format!("/invitations/new?rematch={game}");
    let page = table.get(&berta, &again).await.ok();
    assert!(page.has("value=\"number\" checked") && page.has("max=\"959\" value=\"290\""));
    // by lot: one of the others, shown before anybody accepts
    let sent = form("c", "lot", "", "");
    table.post(&anna, "/invitations", &sent).await.is(303);
    let id = number("SELECT max(id) AS number FROM invitations").await;
    let page = table.get(&berta, &format!("/invitations/{id}")).await.ok();
    assert!(page.has("Schach960, Stellung "), "{}", page.body);
    // the same form again is the same invitation, whatever the lot would say now
    table.post(&anna, "/invitations", &sent).await.is(303);
    assert_eq!(
        number("SELECT max(id) AS number FROM invitations").await,
        id
    );
});

on_both_databases!(positions_and_sheets_for_paper, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let director = table.player("dora", "Dora Lind", "en").await;
    let cup = event::tournament(&table.db, "Winter Cup", director.id).await;
    let mut games = Vec::new();
    for number in 0..8 {
        let name = format!("guest{number}");
        let guest = table.player(&name, &format!("Guest {number}"), "en").await;
        let game = table.game(&anna, &guest, "online", "", "").await;
        if number == 7 {
            table.play(&anna, game, 1, "e2e4").await.is(303);
            table.play(&guest, game, 2, "e7e5").await.is(303);
        }
        if number == 6 {
            table.play(&anna, game, 1, "d2d4").await.is(303);
        }
        games.push((game, guest));
    }
    let in_cup = event::new_game(cup, director.id, anna.id, false, table.now());
    event::create(&table.ctx, in_cup).await;
    let page = table.get(&anna, "/games/positions").await.ok();
    assert_eq!(page.body.matches("class=\"paper\"").count(), 2);
    assert_eq!(page.body.matches("class=\"paper-card\"").count(), 7);
    assert!(page.has("Last move: 1…e5.") && page.has("No move yet.") && page.has("Your move, due"));
    assert!(!page.has("The opponent has until") && !page.has("Winter Cup"));
    let page = table.get(&anna, "/games/positions?list=all").await.ok();
    assert_eq!(page.body.matches("class=\"paper-card\"").count(), 9);
    assert!(page.has("Last move: 1.d4.") && page.has("The opponent has until"));
    assert!(page.has("Winter Cup"));
    let signed_out = table.get(&nobody(), "/games/positions").await.is(303);
    assert!(signed_out.location.starts_with("/sign-in"));
    let (game, guest) = &games[7];
    let sheet = table.get(guest, &format!("/games/{game}/sheet")).await.ok();
    for text in [
        "Score sheet",
        "Anna Berg",
        "Guest 7",
        ">e4 ",
        ">e5 ",
        "3 days per move",
        "class=\"drawn\"",
    ] {
        assert!(sheet.has(text), "{text} in {}", sheet.body);
    }
    table
        .get(&director, &format!("/games/{game}/sheet"))
        .await
        .is(404);
    table
        .get(&nobody(), &format!("/games/{game}/sheet"))
        .await
        .is(303);
    let page = table.get(&anna, &format!("/games/{game}")).await.ok();
    assert!(page.has(&format!("/games/{game}/sheet")) && page.has("/games/positions"));
});
