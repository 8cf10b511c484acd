//! Messages between moves, a friendly nudge, peace from somebody, private notes, a rematch.

use std::time::Duration;

use fernzug::actions::talk;

use super::table::{Guest, Table};
use crate::support::club::Club;
use crate::support::database::on_both_databases;

const DAY: Duration = Duration::from_secs(86_400);

async fn letters(table: &Table, kind: &str) -> i64 {
    let count = format!("SELECT count(*) AS number FROM notices WHERE kind = '{kind}'");
    table.db.number(&count).await
}

async fn say(table: &Table, who: &Guest, base: &str, once: &str, text: &str) -> super::table::Page {
    let form = [("once", once), ("message", text)];
    table.post(who, &format!("{base}/messages"), &form).await
}

on_both_databases!(a_message_needs_no_move, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "sv").await;
    let carl = table.player("carl", "Carl Ek", "en").await;
    let game = table.game(&anna, &berta, "online", "", "").await;
    let base = format!("/games/{game}");
    table
        .get(&anna, &base)
        .await
        .ok()
        .shows("/messages")
        .shows("My notes");
    let talk = format!("{base}/messages");
    table
        .get(&anna, &talk)
        .await
        .ok()
        .shows("Messages with Berta Holm")
        .shows("Nothing has been written yet");
    table.get(&carl, &talk).await.is(404);
    say(&table, &carl, &base, "c", "Hello").await.is(404);
    // sent twice, kept once, and one letter
    for _ in 0..2 {
        let sent = say(&table, &anna, &base, "a1", "Grüße aus <b>Lund</b> & 🙂")
            .await
            .is(303);
        assert_eq!(sent.location, format!("{talk}?done=sent"));
    }
    assert_eq!(letters(&table, "message").await, 1);
    let page = table.get(&berta, &talk).await.ok();
    assert_eq!(
        page.body.matches("Grüße aus &#60;b&#62;Lund").count(),
        1,
        "{}",
        page.body
    );
    table.get(&berta, &base).await.ok().shows("Grüße aus");
    // several in one turn, from both sides, also after the game
    say(&table, &anna, &base, "a2", "And another").await.is(303);
    say(&table, &berta, &base, "b1", "Hej!").await.is(303);
    table
        .post(&anna, &format!("{base}/resignation"), &[])
        .await
        .is(303);
    say(&table, &berta, &base, "b2", "Tack för partiet")
        .await
        .is(303);
    table
        .get(&anna, &talk)
        .await
        .ok()
        .shows("Tack för partiet")
        .shows("And another");
    // nothing of it is for those who watch
    let watched = table.get(&carl, &base).await;
    assert!(!watched.has("Tack för partiet") && !watched.has("/messages"));
    let pgn = table.get(&carl, &format!("{base}.pgn")).await;
    assert!(!pgn.has("Tack"));
});

on_both_databases!(
    a_form_that_comes_back_says_something_else,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "en").await;
        let game = table.game(&anna, &berta, "online", "", "").await;
        let base = format!("/games/{game}");
        for text in ["First", "First", "Second"] {
            say(&table, &anna, &base, "one", text).await.is(303);
        }
        let page = table.get(&berta, &format!("{base}/messages")).await.ok();
        assert_eq!(page.body.matches("First").count(), 1);
        assert_eq!(page.body.matches("Second").count(), 1);
        assert_eq!(letters(&table, "message").await, 2);
        // shown to the administrator by its reader, which its writer does not read
        let at = page.body.find("/report").unwrap();
        let report = page.body[..at].rsplit('"').next().unwrap().to_owned() + "/report";
        table.post(&berta, &report, &[]).await.is(303);
        let page = table.get(&anna, &format!("{base}/messages")).await.ok();
        assert!(!page.has("You have shown it"), "{}", page.body);
    }
);

on_both_databases!(a_double_click_is_one_message, |db| async move {
    let club = Club::new(db).await;
    let game = club.game().await;
    let ctx = club.ctx.clone();
    for round in 0..10 {
        let act = club.act(game, club.ada);
        let once = format!("once {round}");
        let pressed = (0..4).map(|_| talk::say(&ctx, act, &once, "Hello"));
        for done in futures_util::future::join_all(pressed).await {
            done.unwrap();
        }
    }
    let kept = club.number("SELECT count(*) AS number FROM messages").await;
    assert_eq!(kept, 10);
});

on_both_databases!(what_cannot_be_sent_is_given_back, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "de").await;
    let game = table.game(&anna, &berta, "online", "", "").await;
    let base = format!("/games/{game}");
    say(&table, &anna, &base, "e", " \n ")
        .await
        .is(422)
        .shows("Write something first");
    let long = "ö".repeat(2_001);
    say(&table, &berta, &base, "l", &long)
        .await
        .is(422)
        .shows("Das ist zu lang")
        .shows(&long);
    table
        .post(&anna, &format!("{base}/messages"), &[("message", "x")])
        .await
        .is(400);
    for number in 0..30 {
        say(&table, &anna, &base, &format!("n{number}"), "again")
            .await
            .is(303);
    }
    say(&table, &anna, &base, "n30", "one more")
        .await
        .is(422)
        .shows("enough for today")
        .shows("one more");
    table.clock.advance(DAY + Duration::from_secs(1));
    say(&table, &anna, &base, "n31", "a new day").await.is(303);
});

on_both_databases!(who_wants_peace_has_it, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "en").await;
    let game = table.game(&anna, &berta, "online", "", "").await;
    let base = format!("/games/{game}");
    let talk = format!("{base}/messages");
    say(&table, &anna, &base, "1", "You play like a clown")
        .await
        .is(303);
    let page = table.get(&berta, &talk).await.ok();
    let at = page.body.find("/report").unwrap();
    let report = page.body[..at].rsplit('"').next().unwrap().to_owned() + "/report";
    // her own message nobody reports, nor one of another game
    table.post(&anna, &report, &[]).await.is(404);
    table.post(&berta, &report, &[]).await.is(303);
    table.post(&berta, &report, &[]).await.is(303);
    table
        .get(&berta, &talk)
        .await
        .ok()
        .shows("You have shown it to the administrator");
    table
        .post(&berta, &format!("{base}/mute"), &[("mute", "perhaps")])
        .await
        .is(400);
    table
        .post(&berta, &format!("{base}/mute"), &[("mute", "on")])
        .await
        .is(303);
    say(&table, &anna, &base, "2", "Are you asleep")
        .await
        .is(303);
    let with_move = [("ply", "1"), ("uci", "e2e4"), ("message", "Wake up")];
    table
        .post(&anna, &format!("{base}/moves"), &with_move)
        .await
        .is(303);
    assert_eq!(letters(&table, "message").await, 1, "the one before");
    for path in [&base, &talk] {
        let page = table.get(&berta, path).await.ok();
        assert!(!page.has("asleep") && !page.has("Wake up"), "{}", page.body);
        table
            .get(&anna, path)
            .await
            .ok()
            .shows("asleep")
            .shows("Wake up");
    }
    let link = table.move_link(game, &berta, 1).await;
    let page = table.get(&berta, &link).await.ok();
    assert!(!page.has("Wake up"), "{}", page.body);
    table
        .post(&berta, &format!("{base}/mute"), &[("mute", "off")])
        .await
        .is(303);
    say(&table, &anna, &base, "3", "Sorry about that")
        .await
        .is(303);
    table
        .get(&berta, &talk)
        .await
        .ok()
        .shows("Sorry about that");
    // the administrator reads what was shown to him, and nobody else does
    table.get(&berta, "/admin/reported").await.is(404);
    let chef = table.player("chef", "Chef", "en").await;
    table.promote("chef").await;
    let page = table.get(&chef, "/admin/reported").await.ok();
    assert!(!page.has("asleep"));
    let page = page
        .shows("You play like a clown")
        .shows("Shown by Berta Holm");
    let at = page.body.find("/closed").unwrap();
    let close = page.body[..at].rsplit('"').next().unwrap().to_owned() + "/closed";
    table.post(&berta, &close, &[]).await.is(404);
    table.post(&chef, &close, &[]).await.is(303);
    table
        .get(&chef, "/admin/reported")
        .await
        .ok()
        .shows("Dealt with.");
});

on_both_databases!(one_friendly_letter_a_move, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "en").await;
    let game = table.game(&anna, &berta, "online", "", "").await;
    let base = format!("/games/{game}");
    let (talk, nudge) = (format!("{base}/messages"), format!("{base}/nudge"));
    table.clock.advance(DAY);
    assert!(!table.get(&berta, &talk).await.ok().has("/nudge\""));
    table
        .post(&berta, &nudge, &[("ply", "0")])
        .await
        .is(422)
        .shows("too early");
    table.clock.advance(DAY / 2);
    table.post(&anna, &nudge, &[("ply", "0")]).await.is(422);
    table.get(&berta, &talk).await.ok().shows("/nudge\"");
    for _ in 0..2 {
        table.post(&berta, &nudge, &[("ply", "0")]).await.is(303);
    }
    assert_eq!(letters(&table, "nudge").await, 1);
    let page = table.get(&berta, &talk).await.ok();
    assert!(!page.has("/nudge\""));
    page.shows("A friendly letter about this move has been sent");
    table
        .get(&anna, &base)
        .await
        .ok()
        .shows("Berta Holm asked in a friendly way");
    table.play(&anna, game, 1, "e2e4").await.is(303);
    table
        .post(&berta, &nudge, &[("ply", "0")])
        .await
        .is(422)
        .shows("has gone on");
});

on_both_databases!(notes_are_ones_own, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "en").await;
    let carl = table.player("carl", "Carl Ek", "en").await;
    let game = table.game(&anna, &berta, "online", "", "").await;
    let notes = format!("/games/{game}/notes");
    table.get(&anna, &notes).await.ok().shows("with Berta Holm");
    table.get(&carl, &notes).await.is(404);
    let first = [("seen", "0"), ("note", "Her <knight> hangs")];
    table.post(&anna, &notes, &first).await.is(303);
    table.post(&anna, &notes, &first).await.is(303);
    table
        .get(&anna, &notes)
        .await
        .ok()
        .shows("Her &#60;knight&#62; hangs");
    assert!(!table.get(&berta, &notes).await.ok().has("hangs"));
    // another window that knows nothing of it: both texts are shown, and then its own stands
    let stale = [("seen", "0"), ("note", "Trade queens")];
    let page = table.post(&anna, &notes, &stale).await.is(422);
    let page = page
        .shows("changed in another window")
        .shows("hangs")
        .shows("Trade queens");
    assert!(page.has("name=\"seen\" value=\"1\""), "{}", page.body);
    table
        .post(&anna, &notes, &[("seen", "1"), ("note", "Trade queens")])
        .await
        .is(303);
    table
        .post(
            &anna,
            &notes,
            &[("seen", "2"), ("note", &"x".repeat(4_001))],
        )
        .await
        .is(422);
    // about a person, but nobody about himself
    let about = format!("/players/{}/notes", berta.id);
    table
        .post(
            &anna,
            &about,
            &[("seen", "0"), ("note", "Always plays 1.e4")],
        )
        .await
        .is(303);
    table
        .get(&anna, &about)
        .await
        .ok()
        .shows("Notes about Berta Holm")
        .shows("Always plays 1.e4");
    table.get(&berta, &about).await.is(404);
    table.get(&anna, "/players/999999/notes").await.is(404);
});

on_both_databases!(a_rematch_is_as_the_game_before, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "en").await;
    let game = table.game(&anna, &berta, "laws", "", "").await;
    let again = format!("/invitations/new?rematch={game}");
    assert!(
        !table
            .get(&anna, &format!("/games/{game}"))
            .await
            .ok()
            .has("rematch=")
    );
    table
        .post(&anna, &format!("/games/{game}/resignation"), &[])
        .await
        .is(303);
    table
        .get(&anna, &format!("/games/{game}"))
        .await
        .ok()
        .shows(&format!("rematch={game}"));
    let page = table.get(&anna, &again).await.ok();
    page.shows("value=\"berta\"")
        .shows("value=\"black\" checked")
        .shows("value=\"laws\" checked");
    // a control of many parts comes along whole
    let parts = format!("UPDATE game_terms SET control = '20d+1d<25d x20d' WHERE game_id = {game}");
    table.db.sql(&parts).await;
    let page = table.get(&berta, &again).await.ok();
    page.shows("As before").shows("value=\"white\" checked");
    let form = [
        ("once", "r"),
        ("kind", "player"),
        ("to", "anna"),
        ("colour", "white"),
        ("pace", "like:20d+1d&lt;25d x20d"),
        ("profile", "laws"),
        ("leave", "own"),
    ];
    table.post(&berta, "/invitations", &form).await.is(422);
    let form = form.map(|(name, value)| {
        if name == "pace" {
            (name, "like:20d+1d<25d x20d")
        } else {
            (name, value)
        }
    });
    table.post(&berta, "/invitations", &form).await.is(303);
});
