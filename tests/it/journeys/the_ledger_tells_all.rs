//! The ledger of a game: one reckoning on its page, in its JSON, in the PGN and on the page of the game; and nobody's leave
//! is told to whom it does not concern.

use diesel::connection::SimpleConnection;
use fernzug::actions::invitations as verbs;
use fernzug::domain::GameId;
use fernzug::domain::clock::{Outage, OutageSource, TimeTerms};
use fernzug::domain::invitation::{Aids, ColourWish, InvitationKind};
use fernzug::domain::time::Instant;
use fernzug::rules::notation::Letters;
use fernzug::storage::outages;
use serde_json::{Value, json};

use super::table::{Guest, Table, nobody};
use crate::support::club::utc;
use crate::support::database::on_both_databases;

async fn game(table: &Table, white: &Guest, black: &str, to: &Guest, control: &str) -> GameId {
    let invite = verbs::Invite {
        once: control.to_owned(),
        from: white.id,
        kind: InvitationKind::Player,
        to: black.to_owned(),
        colour: ColourWish::White,
        time: TimeTerms::usual(control.parse().unwrap()),
        profile: "online".to_owned(),
        rated: false,
        aids: Aids::default(),
        plans: true,
        watch: fernzug::domain::visibility::Openness::FRIENDLY,
        fen: String::new(),
        moves: String::new(),
        letters: Letters::English,
        message: String::new(),
        at: table.now(),
    };
    let sent = verbs::invite(&table.ctx, invite).await.unwrap();
    verbs::accept(&table.ctx, sent.id, to.id, table.now())
        .await
        .unwrap()
}

async fn sql(table: &Table, statement: String) {
    let done = table.db.write(move |tx| Ok(tx.batch_execute(&statement)?));
    done.await.unwrap();
}

fn at(table: &Table, text: &str) -> Instant {
    let at = utc(text);
    table.clock.set(at.0);
    at
}

async fn act(table: &Table, who: &Guest, game: GameId, form: &[(&str, &str)]) {
    let path = format!("/games/{game}/time-acts");
    table.post(who, &path, form).await.is(303);
}

async fn ledger_of(table: &Table, who: &Guest, game: GameId) -> Value {
    let page = table.get(who, &format!("/games/{game}/ledger.json")).await;
    serde_json::from_str(&page.ok().body).unwrap()
}

const HOUR: i64 = 3_600_000;

on_both_databases!(one_reckoning_everywhere, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "de").await;
    let game = game(&table, &anna, "berta", &berta, "2d+12h<4d").await;
    let base = format!("/games/{game}");
    at(&table, "2027-05-11T11:00:00Z");
    table.play(&anna, game, 1, "e2e4").await.is(303);
    // Black thinks through an outage of two hours, and is given a day
    let stop = Outage {
        from: utc("2027-05-11T12:00:00Z"),
        to: utc("2027-05-11T14:00:00Z"),
        source: OutageSource::Gap,
    };
    let written = table.db.write(move |tx| outages::insert(tx, stop));
    assert!(written.await.unwrap());
    at(&table, "2027-05-11T15:00:00Z");
    act(
        &table,
        &anna,
        game,
        &[("act", "give"), ("seen", "0"), ("give", "1")],
    )
    .await;
    at(&table, "2027-05-12T11:00:00Z");
    table.play(&berta, game, 2, "e7e5").await.is(303);
    // White thinks through a pause of a day, and into the night in which his time is up
    at(&table, "2027-05-12T12:00:00Z");
    let ask = [("act", "ask-pause"), ("seen", "1"), ("until", "2027-05-20")];
    act(&table, &anna, game, &ask).await;
    at(&table, "2027-05-12T13:00:00Z");
    act(
        &table,
        &berta,
        game,
        &[("act", "accept-pause"), ("seen", "2")],
    )
    .await;
    at(&table, "2027-05-13T13:00:00Z");
    act(&table, &berta, game, &[("act", "end-pause"), ("seen", "3")]).await;
    at(&table, "2027-05-16T05:00:00Z");
    table.play(&anna, game, 3, "g1f3").await.is(303);
    at(&table, "2027-05-16T07:30:00Z");

    let told = ledger_of(&table, &anna, game).await;
    let rows = told["rows"].as_array().unwrap();
    let kinds: Vec<&str> = rows.iter().filter_map(|r| r["kind"].as_str()).collect();
    let wanted = [
        "move",
        "given",
        "move",
        "pause_asked",
        "pause",
        "pause_over",
        "move",
    ];
    assert_eq!(kinds, wanted);
    let clocks: Vec<i64> = rows.iter().filter_map(|r| r["clock_ms"].as_i64()).collect();
    let hours = [59, 72, 62, 59, 62, 62, 12].map(|h| h * HOUR);
    assert_eq!(clocks, hours);
    let (second, third) = (&rows[2], &rows[6]);
    let outage = json!([{ "source": "outage", "ms": 2 * HOUR, "times": 1,
        "from": "2027-05-11T12:00:00Z", "to": "2027-05-11T14:00:00Z" }]);
    assert_eq!(second["not_charged"], outage);
    assert_eq!(second["running_ms"], 22 * HOUR);
    assert_eq!(third["from"], "2027-05-12T11:00:00Z");
    assert_eq!(third["not_charged"][0]["source"], "pause");
    assert_eq!(third["not_charged"][0]["ms"], 24 * HOUR);
    assert_eq!(third["spared_by"], json!(["night"]));
    assert_eq!(third["spared_ms"], 7 * HOUR);
    assert_eq!(third["charged_ms"], 59 * HOUR);
    assert_eq!(told["open"]["side"], "black");
    assert_eq!(told["open"]["clock_ms"], (62 - 2) * HOUR - HOUR / 2);
    assert_eq!(told["deadline"]["at"], "2027-05-18T19:00:00Z");

    let page = table.get(&anna, &format!("{base}/ledger")).await.ok();
    let page = page
        .shows("Europe/Berlin")
        .shows("2 days and 12 hours per move");
    for cell in [
        ">2 days 11:00:00</td>",
        ">2 days 14:00:00</td>",
        ">12:00:00</td>",
        ">22:00:00</td>",
        "Berta Holm gets 1 day more",
        "Outage of the server: 2:00:00 (Tue 11 May 14:00 CEST to Tue 11 May 16:00 CEST)",
        "Pause: 1 day (",
        "Night (the deadline was Sun 16 May 08:00 CEST): 7:00:00",
        ">2 days 11:30:00</td>",
        "Due Tue 18 May 21:00 CEST, in 2 days 11 hours.",
        "Sun 16 May 07:00:00 CEST",
    ] {
        assert!(page.has(cell), "no {cell:?} in {}", page.body);
    }
    let pgn = table.get(&anna, &format!("{base}.pgn")).await.ok();
    let pgn = pgn.shows("{[%clk 59:00:00]}").shows("{[%clk 62:00:00]}");
    pgn.shows("{[%clk 12:00:00]}");
    let page = table.get(&anna, &base).await.ok();
    page.shows("12 hours on the clock")
        .shows("until Tue 18 May 21:00 CEST")
        .shows("href=\"/games/1001/ledger\"");
    let page = table.get(&berta, &format!("{base}/ledger")).await.ok();
    page.shows("Zeitabrechnung")
        .shows("Ausfall des Servers: 2:00:00");
    for path in ["/ledger", "/ledger.json"] {
        table.get(&nobody(), &format!("{base}{path}")).await.is(303);
        table
            .get(&anna, &format!("/games/9999{path}"))
            .await
            .is(404);
    }
    // a tampered cache is told by the nightly check, and by no page
    let spoil = format!("UPDATE moves SET left_ms = 5000 WHERE game_id = {game} AND ply = 1");
    sql(&table, spoil).await;
    let pgn = table.get(&anna, &format!("{base}.pgn")).await.ok();
    pgn.shows("{[%clk 59:00:00]}");
    // but games of the first clock keep what stood in their records
    sql(
        &table,
        format!("UPDATE game_terms SET clock_model = 1 WHERE game_id = {game}"),
    )
    .await;
    let pgn = table.get(&anna, &format!("{base}.pgn")).await.ok();
    pgn.shows("{[%clk 0:00:05]}").shows("{[%clk 62:00:00]}");
    let told = ledger_of(&table, &anna, game).await;
    assert_eq!(told["rows"][0]["clock_ms"], 5_000);
});

on_both_databases!(leave_is_nobody_elses_business, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "en").await;
    let carl = table.player("carl", "Carl Dahl", "en").await;
    let game = game(&table, &anna, "berta", &berta, "3d").await;
    table.play(&anna, game, 1, "e2e4").await.is(303);
    let day = |text: &str| utc(text).0;
    let leave = |from: i64, to: i64, special: &str| {
        format!(
            "INSERT INTO leaves (once, player_id, first_day, last_day, zone, from_at, to_at, made_at, special, automatic, reason)
             VALUES ('{from}', {}, '', '', 'Europe/Berlin', {from}, {to}, 0, {special}, false, '');",
            berta.id
        )
    };
    let spans = [
        leave(
            day("2027-05-11T22:00:00Z"),
            day("2027-05-19T22:00:00Z"),
            "false",
        ),
        leave(
            day("2027-05-19T22:00:00Z"),
            day("2027-05-21T22:00:00Z"),
            "true",
        ),
    ];
    let until = day("2027-05-21T22:00:00Z");
    let away = format!(
        "{} UPDATE players SET leave_until = {until}, own_hours = true WHERE id = {};
         UPDATE game_terms SET own_hours = true;
         INSERT INTO own_hours (player_id, since_at, zone, days, sleep_from, sleep_to)
         VALUES ({}, 0, 'Europe/Berlin', 0, 30, 300);",
        spans.concat(),
        berta.id,
        berta.id
    );
    sql(&table, away).await;
    at(&table, "2027-05-24T10:00:00Z");
    table.play(&berta, game, 2, "e7e5").await.is(303);

    let base = format!("/games/{game}");
    let page = format!("{base}/ledger");
    let (whole, special) = (
        "Leave: 8 days",
        "Special leave granted by the director: 2 days",
    );
    let hours = "Off-days and sleeping hours: ";
    let dated = |text: &str| format!("{text} (");
    for reader in [&anna, &berta] {
        let page = table.get(reader, &page).await.ok();
        let page = page.shows(&dated(whole)).shows(&dated(special));
        assert_eq!(
            page.body.matches(hours).count(),
            1,
            "one line for all nights"
        );
        page.shows("in 3 spans");
    }
    table.get(&carl, &page).await.is(404);
    table
        .post(&anna, &format!("{base}/resignation"), &[])
        .await
        .is(303);
    let mine = table.get(&berta, &page).await.ok();
    mine.shows(&dated(whole)).shows(&dated(special));
    for reader in [&anna, &carl, &nobody()] {
        let page = table.get(reader, &page).await.ok();
        let page = page.shows(whole).shows(special);
        assert!(!page.has(&dated(whole)) && !page.has(&dated(special)));
        let told = ledger_of(&table, reader, game).await;
        for rest in told["rows"][1]["not_charged"].as_array().unwrap() {
            assert_eq!((&rest["from"], &rest["to"]), (&Value::Null, &Value::Null));
        }
    }
});

on_both_databases!(who_waits_need_do_nothing, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "de").await;
    let usual = game(&table, &anna, "berta", &berta, "3d").await;
    let base = format!("/games/{usual}");
    let wins = "you win; you need do nothing.";
    table.play(&anna, usual, 1, "e2e4").await.is(303);
    let page = table.get(&anna, &base).await.ok();
    assert!(!page.has(wins), "a game without a move of Black is aborted");
    table.play(&berta, usual, 2, "e7e5").await.is(303);
    table.play(&anna, usual, 3, "g1f3").await.is(303);
    let until = "If nothing comes until Fri 14 May 12:00 CEST, you win";
    table
        .get(&anna, &base)
        .await
        .ok()
        .shows(until)
        .shows("data-until=\"1810288800000\"");
    let page = table.get(&berta, &base).await.ok();
    assert!(!page.has("du musst nichts tun"));
    // who only has a king cannot win; who has to claim must do something
    let king = "4k3/8/8/8/8/8/8/QK6 w - - 0 1";
    let bare = table.game(&anna, &berta, "online", king, "").await;
    table.play(&anna, bare, 1, "a1a7").await.is(303);
    table.play(&berta, bare, 2, "e8d8").await.is(303);
    let page = table.get(&berta, &format!("/games/{bare}")).await.ok();
    assert!(!page.has("du musst nichts tun"));
    table.play(&anna, bare, 3, "a7b7").await.is(303);
    table
        .get(&anna, &format!("/games/{bare}"))
        .await
        .ok()
        .shows(wins);
    let claim = game(&table, &anna, "berta", &berta, "3d c").await;
    for (who, ply, uci) in [(&anna, 1, "e2e4"), (&berta, 2, "e7e5"), (&anna, 3, "g1f3")] {
        table.play(who, claim, ply, uci).await.is(303);
    }
    let page = table.get(&anna, &format!("/games/{claim}")).await.ok();
    assert!(!page.has(wins));
    // less than a day is said, not only coloured
    let short = "less than a day";
    assert!(!table.get(&anna, &base).await.has(short));
    at(&table, "2027-05-13T10:00:01Z");
    for path in [base.as_str(), "/games"] {
        table.get(&anna, path).await.ok().shows(short);
    }
    table
        .get(&berta, "/games")
        .await
        .ok()
        .shows("weniger als ein Tag");
    // while both clocks rest nothing is promised
    let ask = [("act", "ask-pause"), ("seen", "0"), ("until", "2027-05-20")];
    act(&table, &anna, usual, &ask).await;
    act(
        &table,
        &berta,
        usual,
        &[("act", "accept-pause"), ("seen", "1")],
    )
    .await;
    let page = table.get(&anna, &base).await.ok();
    assert!(!page.has(wins));
});
