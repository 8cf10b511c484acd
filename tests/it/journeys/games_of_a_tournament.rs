//! Games of a tournament: who may watch them, what the two may settle, what a director decides.

use fernzug::actions::decide::decide;
use fernzug::actions::{Fail, nightly};
use fernzug::domain::game::Decision;
use fernzug::domain::refusal::GameRefusal;
use fernzug::domain::{GameId, TournamentId};
use fernzug::rules::Color;
use fernzug::rules::endings::GameResult;
use fernzug::storage::games;

use super::table::{Guest, Table, nobody};
use crate::support::database::{TestDb, on_both_databases};
use crate::support::event;

struct Cup {
    table: Table,
    id: TournamentId,
    anna: Guest,
    berta: Guest,
    director: Guest,
}

impl Cup {
    async fn new(db: TestDb) -> Self {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "sv").await;
        let director = table.player("dora", "Dora Lind", "en").await;
        let id = event::tournament(&table.db, "Winter & Cup", director.id).await;
        for player in [&anna, &berta] {
            event::enter(&table.db, id, player.id, "in").await;
        }
        Self {
            table,
            id,
            anna,
            berta,
            director,
        }
    }

    async fn game(&self, prepared: bool) -> GameId {
        let (white, black) = (self.anna.id, self.berta.id);
        let new = event::new_game(self.id, white, black, prepared, self.table.now());
        event::create(&self.table.ctx, new).await
    }

    async fn number(&self, question: &str) -> i64 {
        self.table.db.number(question).await
    }

    async fn decide(&self, game: GameId, decision: Decision) -> Result<bool, Fail<GameRefusal>> {
        let (by, now) = (Some(self.director.id), self.table.now());
        decide(
            &self.table.ctx,
            game,
            decision,
            by,
            " She moved away. ",
            now,
        )
        .await
    }
}

/// Everything by which a game can be looked at.
const DOORS: [&str; 6] = [
    "",
    ".pgn",
    ".fen",
    "/positions.json",
    "/ledger",
    "/ledger.json",
];

on_both_databases!(who_may_watch, |db| async move {
    let cup = Cup::new(db).await;
    let table = &cup.table;
    let mut seen = vec![
        ("White", cup.anna.clone(), true),
        ("the director", cup.director.clone(), true),
        ("nobody", nobody(), false),
    ];
    for (name, state, may) in [
        ("carl", "in", true),
        ("doris", "waiting", false),
        ("emil", "left", false),
        ("frida", "withdrawn", false),
    ] {
        let guest = table.player(name, name, "en").await;
        event::enter(&table.db, cup.id, guest.id, state).await;
        seen.push((state, guest, may));
    }
    let stranger = table.player("gustav", "Gustav Ek", "en").await;
    let elsewhere = event::tournament(&table.db, "Other", stranger.id).await;
    event::enter(&table.db, elsewhere, stranger.id, "in").await;
    seen.push(("of another event", stranger.clone(), false));
    let deputy = table.player("hedda", "Hedda Falk", "en").await;
    let set = format!(
        "UPDATE tournaments SET deputy_id = {} WHERE id = {}",
        deputy.id, cup.id
    );
    table.db.sql(&set).await;
    seen.push(("the deputy", deputy, true));
    let admin = table.player("ida", "Ida Gran", "en").await;
    table.promote("ida").await;
    seen.push(("an administrator", admin.clone(), true));

    let running = cup.game(false).await;
    let friendly = table.game(&cup.anna, &cup.berta, "online", "", "").await;
    table.play(&cup.anna, running, 1, "e2e4").await.is(303);
    table.play(&cup.anna, friendly, 1, "e2e4").await.is(303);
    let prepared = cup.game(true).await;
    for (who, guest, may) in &seen {
        for door in DOORS {
            let page = table.get(guest, &format!("/games/{running}{door}")).await;
            assert_eq!(page.status == 200, *may, "{who} at {door}: {}", page.body);
            assert_eq!(page.has("4P3"), *may && page.has("4P3"), "{who} at {door}");
            let own = guest.id == cup.anna.id;
            let page = table.get(guest, &format!("/games/{friendly}{door}")).await;
            assert_eq!(
                page.status == 200,
                own,
                "{who} at {door} of a friendly game"
            );
            let page = table.get(guest, &format!("/games/{prepared}{door}")).await;
            page.is(404);
        }
        let (id, administers) = (guest.id, guest.id == admin.id);
        let told = table
            .db
            .read(move |c| games::watchable(c, &[running, friendly, prepared], id, administers));
        let told: Vec<GameId> = told.await.unwrap().into_iter().map(|(id, _)| id).collect();
        assert_eq!(told.contains(&running), *may, "{who} of the stream");
        assert_eq!(
            told.contains(&friendly),
            guest.id == cup.anna.id,
            "{who} of the stream"
        );
        assert!(!told.contains(&prepared), "{who} of the stream");
    }
    cup.decide(running, Decision::Adjudicated(GameResult::Draw))
        .await
        .unwrap();
    for (who, guest, _) in &seen {
        for door in DOORS {
            let page = table.get(guest, &format!("/games/{running}{door}")).await;
            assert_eq!(page.status, 200, "{who} at {door} after the end");
        }
    }
});

on_both_databases!(who_watches_only_watches, |db| async move {
    let cup = Cup::new(db).await;
    let table = &cup.table;
    let carl = table.player("carl", "Carl Ek", "en").await;
    event::enter(&table.db, cup.id, carl.id, "in").await;
    let game = cup.game(false).await;
    let base = format!("/games/{game}");
    let said = [("once", "a"), ("message", "Only for you")];
    table
        .post(&cup.anna, &format!("{base}/messages"), &said)
        .await
        .is(303);
    let page = table.get(&carl, &base).await.ok();
    for private in [
        "Only for you",
        "/messages",
        "/notes",
        "/resignation",
        "/abort",
        "/plan",
        "id=\"entry\"",
    ] {
        assert!(!page.has(private), "{private} in {}", page.body);
    }
    for noun in [
        "messages",
        "notes",
        "plan",
        "time-acts",
        "resignation",
        "abort",
        "draw-claim",
    ] {
        let page = table.get(&carl, &format!("{base}/{noun}")).await;
        assert_ne!(page.status, 200, "{noun}");
        assert!(!page.has("Only for you"));
    }
    let page = table.play(&carl, game, 1, "e2e4").await;
    assert_ne!(page.status, 303, "{}", page.body);
    for noun in [
        "messages",
        "nudge",
        "resignation",
        "abort",
        "draw-acceptance",
    ] {
        let page = table.post(&carl, &format!("{base}/{noun}"), &said).await;
        assert!(page.status.is_client_error(), "{noun}: {}", page.status);
    }
    assert_eq!(
        cup.number("SELECT count(*) AS number FROM moves WHERE ply > 0")
            .await,
        0
    );
    assert_eq!(
        cup.number("SELECT count(*) AS number FROM games WHERE state = 'ended'")
            .await,
        0
    );
});

on_both_databases!(the_two_settle_nothing, |db| async move {
    let cup = Cup::new(db).await;
    let table = &cup.table;
    let game = cup.game(false).await;
    let base = format!("/games/{game}");
    let page = table.get(&cup.anna, &base).await.ok();
    let page = page.shows(&format!(
        "<a href=\"/tournaments/{}\">Winter &#38; Cup, round 1</a>",
        cup.id
    ));
    let page = page.shows("Tournament game");
    assert!(
        !page.has("/abort") && page.has("/resignation"),
        "{}",
        page.body
    );
    let refused = "for the director to decide";
    table
        .get(&cup.anna, &format!("{base}/abort"))
        .await
        .is(409)
        .shows(refused);
    table
        .post(&cup.anna, &format!("{base}/abort"), &[])
        .await
        .is(409)
        .shows(refused);
    let acts = format!("{base}/time-acts");
    let page = table
        .get(&cup.anna, &acts)
        .await
        .ok()
        .shows("only the director gives time");
    assert!(
        !page.has("ask-pause") && !page.has("value=\"give\""),
        "{}",
        page.body
    );
    for form in [
        vec![("act", "give"), ("give", "3"), ("seen", "0")],
        vec![("act", "ask-pause"), ("until", "2027-05-20"), ("seen", "0")],
        vec![("act", "accept-pause"), ("seen", "0")],
    ] {
        table
            .post(&cup.anna, &acts, &form)
            .await
            .is(422)
            .shows(refused);
    }
    table
        .post(&cup.anna, &format!("{base}/resignation"), &[])
        .await
        .is(303);
    let page = table.get(&cup.berta, &base).await.ok();
    assert!(
        !page.has("/time-acts"),
        "nothing to continue: {}",
        page.body
    );
    for act in ["ask-continue", "continue"] {
        let form = [("act", act), ("seen", "0")];
        table.post(&cup.berta, &acts, &form).await.is(422);
    }
    table
        .get(&cup.anna, "/games")
        .await
        .ok()
        .shows("Winter &#38; Cup");
    let pgn = table.get(&cup.anna, &format!("{base}.pgn")).await.ok();
    pgn.shows("[Event \"Winter & Cup\"]").shows("[Round \"1\"]");
});

on_both_databases!(a_director_decides, |db| async move {
    let cup = Cup::new(db).await;
    let table = &cup.table;
    let game = cup.game(false).await;
    let base = format!("/games/{game}");
    table.play(&cup.anna, game, 1, "e2e4").await.is(303);
    let letters = "SELECT count(*) AS number FROM notices WHERE kind = 'game_over'";
    let rated = "SELECT count(*) AS number FROM rate_this";
    let ended = "SELECT coalesce(max(ended_at), 0) AS number FROM games";

    let walkover = Decision::Walkover(Color::White);
    assert!(cup.decide(game, walkover).await.unwrap());
    assert!(
        !cup.decide(game, walkover).await.unwrap(),
        "it stands so already"
    );
    assert_eq!((cup.number(letters).await, cup.number(rated).await), (2, 0));
    let page = table.get(&cup.anna, &base).await.ok();
    page.shows("Anna Berg has won, 1-0: walkover");
    let pgn = table.get(&cup.anna, &format!("{base}.pgn")).await.ok();
    pgn.shows("[Termination \"abandoned\"]")
        .shows("[ResultReason \"walkover\"]");
    let late = cup
        .decide(game, Decision::Adjudicated(GameResult::Draw))
        .await;
    assert!(
        matches!(late, Err(Fail::Refused(GameRefusal::Ended))),
        "{late:?}"
    );

    let at = cup.number(ended).await;
    table.clock.advance(std::time::Duration::from_secs(3_600));
    assert!(
        cup.decide(game, Decision::Corrected(GameResult::Draw))
            .await
            .unwrap()
    );
    assert_eq!((cup.number(letters).await, cup.number(rated).await), (4, 1));
    assert_eq!(cup.number(ended).await, at, "when it ended stays");
    let page = table.get(&cup.anna, &base).await.ok();
    page.shows("Draw, ½-½: result corrected by the director")
        .shows("the director corrected the result");
    table
        .get(&cup.anna, &format!("{base}/ledger"))
        .await
        .ok()
        .shows("decided by the director");
    table
        .get(&cup.anna, &format!("{base}/ledger.json"))
        .await
        .ok()
        .shows("\"decided\"");

    assert!(cup.decide(game, Decision::Cancelled).await.unwrap());
    assert_eq!((cup.number(letters).await, cup.number(rated).await), (6, 1));
    table
        .get(&nobody(), &base)
        .await
        .ok()
        .shows("the game was cancelled by the director");
    let why = table
        .db
        .read(move |c| games::decided_because(c, game))
        .await
        .unwrap();
    assert_eq!(why.as_deref(), Some("She moved away."));
    let none = decide(
        &table.ctx,
        game + 1,
        Decision::Cancelled,
        None,
        "",
        table.now(),
    )
    .await;
    assert!(matches!(none, Err(Fail::Refused(GameRefusal::NoSuchGame))));
    nightly_finds_nothing(table).await;
});

async fn nightly_finds_nothing(table: &Table) {
    nightly::check_if_due(&table.ctx).await.unwrap();
    let reports = "SELECT count(*) AS number FROM job_reports WHERE job = 'nightly' AND ok =";
    let sound = table.db.number(&format!("{reports} TRUE")).await;
    let amiss = table.db.number(&format!("{reports} FALSE")).await;
    assert_eq!((sound, amiss), (1, 0));
}

on_both_databases!(before_its_round_nobody_hears_of_it, |db| async move {
    let cup = Cup::new(db).await;
    let game = cup.game(true).await;
    assert!(cup.decide(game, Decision::Cancelled).await.unwrap());
    assert!(!cup.decide(game, Decision::Cancelled).await.unwrap());
    assert_eq!(
        cup.number("SELECT count(*) AS number FROM notices").await,
        0
    );
    let at = cup.table.now();
    let started = cup
        .table
        .db
        .write(move |tx| games::start_prepared(tx, &[game], at));
    assert_eq!(started.await.unwrap(), Vec::<GameId>::new());
    let base = format!("/games/{game}");
    for door in DOORS {
        cup.table
            .get(&cup.anna, &format!("{base}{door}"))
            .await
            .ok();
    }
    nightly_finds_nothing(&cup.table).await;
});
