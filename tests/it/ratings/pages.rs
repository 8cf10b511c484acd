//! The pages: lists, how a rating came about, the names of a game, what the administrator enters, a tournament's start.

use fernzug::actions::{play, ratings as verbs, tournaments};
use fernzug::domain::GameId;
use fernzug::domain::clock::TimeTerms;
use fernzug::domain::invitation::Aids;
use fernzug::domain::rating::Pool;
use fernzug::domain::time::DAY;
use fernzug::domain::tournament::calendar;
use fernzug::domain::tournament::preset::Preset;
use fernzug::domain::tournament::setup::{Setup, StartMode, tie_breaks};
use fernzug::rules::notation::Letters;
use fernzug::storage::tournaments as storage;

use crate::journeys::table::{Guest, Table, nobody};
use crate::support::database::on_both_databases;

/// A rated game of four plies that `loser` resigns; rated.
async fn rated_game(table: &Table, white: &Guest, black: &Guest, loser: &Guest) -> GameId {
    let game = table.game(white, black, "online", "", "").await;
    let rated = format!("UPDATE game_terms SET rated = TRUE WHERE game_id = {game}");
    table.db.sql(&rated).await;
    for (ply, (who, uci)) in (1..).zip([(white, "e2e4"), (black, "e7e5")]) {
        table.play(who, game, ply, uci).await.is(303);
    }
    let act = play::Act {
        game,
        player: loser.id,
        at: table.now(),
        entered: None,
    };
    play::resign(&table.ctx, act).await.unwrap();
    table.clock.advance(std::time::Duration::from_secs(60));
    verbs::rate(&table.ctx).await.unwrap();
    game
}

on_both_databases!(everybody_sees_how_a_rating_came_about, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta O'Holm", "de").await;
    let carl = table.player("carl", "Carl Ek", "sv").await;
    let empty = table.get(&nobody(), "/ratings").await.ok();
    empty.shows("Nobody has a rating here yet");
    let own = format!("/players/{}/ratings", anna.id);
    let before = table.get(&nobody(), &own).await.ok();
    before.shows("Anna Berg has no rating here yet");

    let game = rated_game(&table, &anna, &berta, &berta).await;
    let list = table.get(&nobody(), "/ratings").await.ok();
    let list = list
        .shows("Provisional ratings")
        .shows("Anna Berg")
        .shows("All ratings are still provisional");
    assert!(!list.has("Carl Ek"));
    let page = table.get(&anna, &own).await.ok();
    let won =
        format!("<a href=\"/games/{game}\">won game {game} against Berta O&#39;Holm (1500)</a>");
    page.shows(&won)
        .shows("<svg class=\"chart\" role=\"img\" aria-label=\"Rating of Anna Berg from")
        .shows("(provisional)");
    for (who, word) in [
        (
            &berta,
            format!("Partie {game} gegen Berta O&#39;Holm (1500) gewonnen"),
        ),
        (
            &carl,
            format!("vann parti {game} mot Berta O&#39;Holm (1500)"),
        ),
    ] {
        table.get(who, &own).await.ok().shows(&word);
    }
    let page = table.get(&anna, &format!("/games/{game}")).await.ok();
    page.shows(">Rating 1500, provisional; by this game +");
    let player = table.get(&carl, &format!("/players/{}", anna.id)).await;
    player
        .ok()
        .shows("Ratingtal (Schack)")
        .shows("(preliminärt)");
    let players = table.get(&nobody(), "/players").await.ok();
    players
        .shows("<a href=\"/ratings\">")
        .shows("ratings?pool=standard");

    // whoever is invited sees how strong the inviter is
    let dora = table.player("dora", "Dora Ek", "sv").await;
    let invited = table.invitation(&anna, &dora, "online", "", "").await;
    for page in ["/invitations".to_owned(), format!("/invitations/{invited}")] {
        let page = table.get(&dora, &page).await.ok();
        page.shows("Från Anna Berg, 17").shows("(preliminärt)");
    }

    // a running game shows what they are now
    let next = table.game(&anna, &carl, "online", "", "").await;
    let page = table.get(&anna, &format!("/games/{next}")).await.ok();
    page.shows(">Rating 17");
    for odd in [
        "?pool=banana",
        "?page=banana",
        "?page=99",
        "?pool=chess960",
        "?list=provisional&page=7",
    ] {
        table.get(&anna, &format!("/ratings{odd}")).await.ok();
        table.get(&anna, &format!("{own}{odd}")).await.ok();
    }
    table.get(&anna, "/players/987654/ratings").await.is(404);
});

on_both_databases!(those_who_are_sure_come_first, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "en").await;
    rated_game(&table, &anna, &berta, &berta).await;
    let sure = format!(
        "UPDATE rating_heads SET sure_until = {}",
        table.now().plus(DAY).0
    );
    table.db.sql(&sure).await;
    let list = table.get(&anna, "/ratings").await.ok();
    let (first, second) = (list.body.find("Anna Berg"), list.body.find("Berta Holm"));
    assert!(first < second && !list.has("Provisional ratings"));
    list.shows("<tr class=\"yours\"><td class=\"number\">1</td>");
    // closed accounts leave the lists
    let close = format!("UPDATE players SET closed_at = 1 WHERE id = {}", berta.id);
    table.db.sql(&close).await;
    let list = table.get(&anna, "/ratings").await.ok();
    assert!(!list.has("Berta Holm"));
    table
        .clock
        .advance(std::time::Duration::from_secs(2 * 86_400));
    let list = table.get(&anna, "/ratings").await.ok();
    list.shows("Provisional ratings");
});

on_both_databases!(the_administrator_enters_a_rating, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "en").await;
    let form = format!("/admin/members/{}/rating", berta.id);
    let filled = [
        ("pool", "standard"),
        ("value", "1873"),
        ("note", "DWZ, May 2027 <b>"),
    ];
    table.get(&anna, &form).await.is(404);
    table.post(&anna, &form, &filled).await.is(404);
    table.promote("anna").await;
    table.get(&anna, "/admin/members").await.ok().shows(&form);
    table
        .get(&anna, &form)
        .await
        .ok()
        .shows("Enter a rating for Berta Holm");
    for (field, value, told) in [
        ("value", "50", "from 400 to 4000"),
        ("value", "many", "from 400 to 4000"),
        ("note", "  ", "Say where the rating comes from"),
    ] {
        let wrong: Vec<_> = filled
            .map(|f| if f.0 == field { (field, value) } else { f })
            .into();
        table.post(&anna, &form, &wrong).await.is(422).shows(told);
    }
    let bad = [("pool", "banana"), ("value", "1873"), ("note", "x")];
    table.post(&anna, &form, &bad).await.is(400);
    table
        .post(&anna, "/admin/members/98765/rating", &filled)
        .await
        .is(404);
    for _ in 0..2 {
        let done = table.post(&anna, &form, &filled).await.is(303);
        table
            .get(&anna, &done.location)
            .await
            .ok()
            .shows("has been entered");
    }
    let own = format!("/players/{}/ratings", berta.id);
    let page = table.get(&nobody(), &own).await.ok();
    let page = page
        .shows("entered by the administrator: DWZ, May 2027 &#60;b&#62;")
        .shows("1873");
    assert_eq!(page.body.matches("entered by the administrator").count(), 1);
    table
        .get(&anna, "/admin/jobs")
        .await
        .ok()
        .shows("anna: berta (standard) = 1873");
});

fn championship(table: &Table) -> Setup {
    let preset = Preset::Championship;
    Setup {
        name: "Club 2027".to_owned(),
        about: String::new(),
        format: preset.format(),
        tie_breaks: tie_breaks(preset.tie_breaks()),
        least: 3,
        most: Some(11),
        start: StartMode::Date,
        starts_at: calendar::starts_after(table.now().plus(20 * DAY), chrono_tz::Europe::Berlin),
        end_at: None,
        member_days: 0,
        by_invitation: false,
        conditions: <_>::default(),
        again: false,
        series: String::new(),
        texts: Vec::new(),
        time: TimeTerms::days_per_move(3),
        profile: "online/1".to_owned(),
        rated: true,
        aids: Aids::default(),
        plans: true,
        stages: None,
        watch: fernzug::domain::visibility::Openness::TOURNAMENT,
        start_fen: String::new(),
        start_moves: String::new(),
    }
}

on_both_databases!(a_tournament_takes_the_ratings_from_here, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    table.promote("anna").await;
    let berta = table.player("berta", "Berta Holm", "en").await;
    let carl = table.player("carl", "Carl Ek", "en").await;
    for (who, points) in [(&anna, 1_901), (&berta, 1_802)] {
        let entering = verbs::Entering {
            player: who.id,
            pool: Pool::Standard,
            points,
            note: "DWZ".to_owned(),
            by: anna.id,
            at: table.now(),
        };
        verbs::enter(&table.ctx, entering).await.unwrap();
    }
    let (setup, at) = (championship(&table), table.now());
    let made = tournaments::create(&table.ctx, "once", anna.id, setup, Letters::English, at);
    let id = made.await.unwrap();
    tournaments::open(&table.ctx, id, anna.id, at)
        .await
        .unwrap();
    for who in [&anna, &berta, &carl] {
        tournaments::enter(&table.ctx, id, who.id, "", at)
            .await
            .unwrap();
    }
    let page = table
        .get(&nobody(), &format!("/tournaments/{id}"))
        .await
        .ok();
    page.shows("1901").shows("1802");
    let desk = table
        .get(&anna, &format!("/tournaments/{id}/desk"))
        .await
        .ok();
    desk.shows("value=\"\" placeholder=\"1901\"");
    tournaments::rate(&table.ctx, id, anna.id, berta.id, Some(1_700))
        .await
        .unwrap();
    tournaments::draw_now(&table.ctx, id, anna.id, None, table.now())
        .await
        .unwrap();
    let entries = table
        .db
        .read(move |c| storage::entries(c, id))
        .await
        .unwrap();
    let rating = |who: &Guest| entries.iter().find(|e| e.player == who.id).unwrap().rating;
    assert_eq!(rating(&anna), Some(1_901));
    assert_eq!(
        rating(&berta),
        Some(1_700),
        "what the director has entered holds"
    );
    assert_eq!(rating(&carl), None);
});

on_both_databases!(
    a_list_of_games_shows_what_opponents_are_rated,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "en").await;
        let entering = verbs::Entering {
            player: berta.id,
            pool: Pool::Standard,
            points: 1_802,
            note: "DWZ".to_owned(),
            by: anna.id,
            at: table.now(),
        };
        verbs::enter(&table.ctx, entering).await.unwrap();
        let game = table.game(&anna, &berta, "online", "", "").await;
        for path in ["/games", "/games/waiting"] {
            table.get(&anna, path).await.ok().shows("1802");
            let own = table.get(&berta, path).await.ok();
            assert!(!own.has("1802"), "not one's own: {}", own.body);
        }
        // a rating from here is no Elo of FIDE
        let file = table.get(&anna, &format!("/games/{game}.pgn")).await.ok();
        assert!(!file.has("Elo"), "{}", file.body);
    }
);
