//! The pages of tournaments, read by strangers, players and directors, in three languages.

use fernzug::domain::tournament::field::TournamentState;
use fernzug::domain::tournament::setup::{EntryState, Withdrawal};
use fernzug::domain::tournament::trf;
use fernzug::rules::Color;
use fernzug::rules::endings::Reason;
use fernzug::storage::tournaments;

use super::hall::Event;
use super::table::{Page, nobody};
use crate::support::database::{TestDb, on_both_databases};

const FOUR: [(&str, &str); 4] = [("ada", "en"), ("ben", "de"), ("cia", "sv"), ("dan", "en")];

async fn a_robin(db: TestDb) -> Event {
    let event = Event::draft(db, "robin 1", &FOUR).await;
    event.drawn().await;
    for round in 1..=3 {
        event.start_round(round).await;
    }
    event.end(0, 1, true, Reason::Resignation).await;
    event.end(0, 2, false, Reason::Agreement).await;
    event.end(2, 1, true, Reason::Time).await;
    event
}

on_both_databases!(a_draft_is_its_directors, |db| async move {
    let event = Event::draft(db, "robin 1", &FOUR).await;
    let [ada, ben, ..] = event.players.as_slice() else {
        panic!();
    };
    event.get(ben, "").await.is(404);
    event.get(&nobody(), "").await.is(404);
    event.get(ben, "/crosstable.csv").await.is(404);
    let desk = format!("/tournaments/{}/desk", event.id);
    event.get(ada, "").await.ok().shows(&desk);
    let list = event.table.get(ada, "/tournaments").await.ok();
    list.shows("Drafts").shows(&desk);
    for who in [ben, &nobody()] {
        let list = event.table.get(who, "/tournaments").await.ok();
        assert!(!list.has("Cup") && list.has("There is none yet") || list.has("Noch gibt es"));
    }
    event.table.promote("ben").await;
    event.get(ben, "").await.ok();
});

on_both_databases!(one_enters_and_leaves_before_the_draw, |db| async move {
    let event = Event::draft(db, "robin 1", &FOUR).await;
    let [ada, ben, cia, dan] = event.players.as_slice() else {
        panic!();
    };
    event.open(&[ada.id, ben.id]).await;
    let (entries, departure) = (
        format!("action=\"/tournaments/{}/entries\"", event.id),
        format!("action=\"/tournaments/{}/departure\"", event.id),
    );
    let page = event.get(dan, "").await.ok().shows(&entries);
    assert!(page.has("Registration is open until") && !page.has(&departure));
    assert!(page.has("&#60;b&#62;second") && page.has("2 players have entered"));
    let page = event.get(ben, "").await.ok().shows(&departure);
    assert!(
        page.has("Anmeldung zurückziehen") && page.has("Du spielst mit") && !page.has(&entries)
    );
    let page = event
        .get(&nobody(), "")
        .await
        .ok()
        .shows("Sign in to enter");
    assert!(!page.has(&entries) && !page.has("/desk"));
    event.get(cia, "").await.ok().shows("Anmälan är öppen till");
    let list = event.table.get(&nobody(), "/tournaments").await.ok();
    list.shows("Open for entry")
        .shows("2 of 4")
        .shows("&#60;Cup&#62;");
    for (path, status) in [
        ("/tie-breaks", 404),
        ("/tournament.trf", 404),
        ("/crosstable.csv", 200),
        ("/games.pgn", 200),
    ] {
        event.get(&nobody(), path).await.is(status);
    }
    let profile = format!("/players/{}", ben.id);
    let profile = event.table.get(dan, &profile).await.ok();
    profile.shows("&#60;Cup&#62;");
});

on_both_databases!(links_go_as_far_as_is_seen, |db| async move {
    let event = a_robin(db).await;
    let ben = &event.players[1];
    // of six games three have ended; ben plays one of those that run, which is named among his own, too
    for (mode, to_ben, to_nobody, in_file) in [
        ("live end", 13, 6, 3),
        ("end end", 9, 6, 3),
        ("delay-4 end", 13, 6, 3),
        ("end live", 13, 12, 3),
        ("live+3 end+3", 13, 6, 3),
        ("live+4 end+4", 7, 0, 0),
        ("end live+4", 9, 0, 0),
    ] {
        for table in ["tournaments", "game_terms"] {
            let set = format!("UPDATE {table} SET visibility = '{mode}'");
            event.table.db.sql(&set).await;
        }
        let links = async |who| {
            let page = event.get(who, "").await.ok();
            page.body.matches("href=\"/games/").count()
        };
        assert_eq!(links(ben).await, to_ben, "{mode}");
        assert_eq!(links(&nobody()).await, to_nobody, "{mode}");
        let file = event.get(&nobody(), "/games.pgn").await.ok();
        assert_eq!(file.body.matches("[Event ").count(), in_file, "{mode}");
    }
});

on_both_databases!(a_cross_table_in_three_languages, |db| async move {
    let event = a_robin(db).await;
    event.rename(3, "\"><script>x</script>").await;
    let [ada, ben, cia, dan] = event.players.as_slice() else {
        panic!();
    };
    let page = event.get(ada, "").await.ok();
    for text in [
        "The games are being played",
        "won against ben Holm as ",
        "drew with cia Holm as ",
        "1\u{bd}",
        "Sonneborn-Berger",
        "by exceeded time",
        "<caption>Cross table</caption>",
    ] {
        assert!(page.has(text), "{text}: {}", page.body);
    }
    assert!(!page.has("<script>x"), "names are text");
    let page = event.get(ben, "").await.ok();
    page.shows("Kreuztabelle")
        .shows("verloren gegen ada Holm mit ")
        .shows("SoBe");
    let page = event.get(cia, "").await.ok();
    page.shows("Korstabell")
        .shows("vann mot ben Holm med ")
        .shows("på tid");

    // ended games are for all, running ones for those who take part
    let links = |page: &Page| page.body.matches("href=\"/games/").count();
    let (all, public) = (event.get(dan, "").await, event.get(&nobody(), "").await);
    // three of those that run are his own, and named above the table as well
    assert_eq!((links(&all), links(&public)), (15, 6));

    // whoever has left too early counts no more, and illness is nobody's business
    let (id, at, left) = (event.id, event.table.now(), ben.id);
    for (why, told) in [(Withdrawal::Silent, true), (Withdrawal::Illness, false)] {
        let leave = move |tx: &mut _| {
            let how = Some((at, Some(why), false));
            tournaments::change_entry(tx, id, left, EntryState::Withdrawn, how)
        };
        event.table.db.write(leave).await.unwrap();
        let page = event.get(ada, "").await.ok().shows("(1)").shows("(0)");
        assert!(page.has("does not count"));
        assert_eq!(page.has("has withdrawn</span>"), told);
    }
});

on_both_databases!(values_tell_how_they_came_about, |db| async move {
    let event = a_robin(db).await;
    let ada = &event.players[0];
    let field = event.field().await;
    let seat = field.seats.iter().find(|s| s.player == ada.id).unwrap();
    let path = format!("/tie-breaks?stage=1&group=1&seat={}", seat.number);
    let page = event.get(ada, &path).await.ok();
    page.shows("Tie-breaks of ada Holm")
        .shows("Place 1 with 1\u{bd} points")
        .shows("ben Holm");
    event
        .get(&event.players[1], &path)
        .await
        .ok()
        .shows("Summe");
    for odd in [
        "",
        "?stage=9&group=x&seat=-1",
        "?seat=99999999999999999999",
        "?stage=1&stage=2&group=%00",
    ] {
        event
            .get(&nobody(), &format!("/tie-breaks{odd}"))
            .await
            .ok();
        for path in ["", "/crosstable.csv", "/tournament.trf", "/games.pgn"] {
            event.get(&nobody(), &format!("{path}{odd}")).await.ok();
        }
    }
    event.get(ada, "?page=99&stage=7").await.ok();
    event
        .table
        .get(ada, "/tournaments?page=99999999999999999")
        .await
        .ok();
    for id in ["999", "99999999999999999999999"] {
        for path in [
            "",
            "/tie-breaks",
            "/crosstable.csv",
            "/tournament.trf",
            "/games.pgn",
        ] {
            let path = format!("/tournaments/{id}{path}");
            event.table.get(ada, &path).await.is(404);
        }
    }
});

on_both_databases!(files_are_harmless_and_read_back, |db| async move {
    let event = a_robin(db).await;
    event.rename(0, "=cmd|'/c calc'!A1").await;
    let csv = event.get(&nobody(), "/crosstable.csv").await.ok();
    assert!(
        csv.body.starts_with("\u{feff}Place,No.,Name,"),
        "{}",
        csv.body
    );
    assert!(csv.has(",'=cmd|'/c calc'!A1,"), "{}", csv.body);
    let german = event.get(&event.players[1], "/crosstable.csv").await.ok();
    assert!(german.has("Platz;Nr.;Name;"));

    let text = event.get(&nobody(), "/tournament.trf").await.ok().body;
    let file = trf::read(text.as_bytes()).unwrap();
    let field = event.field().await;
    let id = field.groups()[0];
    let table = field.crosstable(id, |_| String::new());
    assert_eq!(file.table.players.len(), 4);
    for (read, own) in file.table.players.iter().zip(&table.players) {
        assert_eq!(
            (read.number, &read.cells),
            (own.number, &own.cells),
            "{text}"
        );
    }
    assert_eq!(file.header.code, "FIDE_ROUNDROBIN");
    assert_eq!(file.header.tie_breaks, ["SB", "DE", "WIN"]);

    for who in [&event.players[0], &nobody()] {
        let pgn = event.get(who, "/games.pgn").await.ok();
        assert_eq!(pgn.body.matches("[Result ").count(), 3, "{}", pgn.body);
        assert!(!pgn.has("[Result \"*\"]"));
    }
});

on_both_databases!(a_cup_is_shown_match_by_match, |db| async move {
    let names = [("ada", "en"), ("ben", "en"), ("cia", "de")];
    let event = Event::draft(db, "knockout 2 lower", &names).await;
    event.drawn().await;
    let page = event.get(&nobody(), "").await.ok();
    page.shows("Round 1 has been drawn")
        .shows("bye")
        .shows("Knock-out, 2 games a match");
    event.start_round(1).await;
    let field = event.field().await;
    let game = field.meetings.iter().find(|m| m.black.is_some()).unwrap();
    let place = |number: u32| {
        let seat = field.seats.iter().find(|s| s.number == number).unwrap();
        event
            .players
            .iter()
            .position(|p| p.id == seat.player)
            .unwrap()
    };
    let (white, black) = (place(game.white), place(game.black.unwrap()));
    event.end(white, black, true, Reason::Checkmate).await;
    event.end(white, black, false, Reason::Agreement).await;
    let page = event.get(&nobody(), "").await.ok();
    page.shows("1\u{bd}-\u{bd}")
        .shows("Round 1 is being played");
    event.advance(TournamentState::Finished).await;
    event
        .get(&event.players[2], "")
        .await
        .ok()
        .shows("Beendet: ");
});

on_both_databases!(a_swiss_is_shown_round_by_round, |db| async move {
    let event = Event::draft(db, "swiss 3 every=30", &FOUR).await;
    event.drawn().await;
    event.start_round(1).await;
    let field = event.field().await;
    let first = field.meetings[0];
    let place = |number: u32| {
        let seat = field.seats.iter().find(|s| s.number == number).unwrap();
        event
            .players
            .iter()
            .position(|p| p.id == seat.player)
            .unwrap()
    };
    let (white, black) = (place(first.white), place(first.black.unwrap()));
    event.end(white, black, true, Reason::Resignation).await;
    assert_eq!(first.side_of(first.white), Some(Color::White));
    let page = event.get(&event.players[0], "").await.ok();
    page.shows("Round 1 of 3")
        .shows("w1</span>")
        .shows("b0</span>")
        .shows("a round every 30 days");
    event.advance(TournamentState::Finished).await;
    let winner = ["ada", "ben", "cia", "dan"][white];
    let page = event.get(&nobody(), "").await.ok();
    page.shows(&format!("Finished: {winner} Holm has won with 1 of 1"));
    let list = event.table.get(&nobody(), "/tournaments").await.ok();
    list.shows("Finished").shows("ended 1");
});
