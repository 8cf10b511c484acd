//! A helper enters the moves of a member without mail or computer; a director does too, and dates one back to its postmark.

use std::time::Duration;

use fernzug::actions::letters;
use fernzug::domain::GameId;
use fernzug::domain::time::{DAY, HOUR, Instant};
use fernzug::storage::{games, notices};

use super::table::{Guest, Table};
use crate::support::database::{TestDb, on_both_databases};
use crate::support::event;

/// Carl has neither mail nor computer, Hanna helps him.
struct Story {
    table: Table,
    carl: Guest,
    hanna: Guest,
    berta: Guest,
}

impl Story {
    async fn new(db: TestDb) -> Self {
        let table = Table::new(db);
        let carl = table.player("carl", "Carl Ek", "sv").await;
        let hanna = table.player("hanna", "Hanna Lund", "en").await;
        let berta = table.player("berta", "Berta Holm", "en").await;
        let none = "UPDATE players SET email = NULL, email_key = NULL, email_confirmed_at = NULL WHERE name = 'carl'";
        table.db.sql(none).await;
        Self {
            table,
            carl,
            hanna,
            berta,
        }
    }

    /// Carl asks Hanna, and she agrees.
    async fn helped(db: TestDb) -> Self {
        let story = Self::new(db).await;
        let (table, form) = (&story.table, [("helper", "hanna")]);
        table
            .post(&story.carl, "/account/helper", &form)
            .await
            .is(303);
        let help = table
            .db
            .number("SELECT max(id) AS number FROM helpers")
            .await;
        let help = help.to_string();
        let form = [("help", help.as_str())];
        let agreed = table
            .post(&story.hanna, "/account/helper/acceptance", &form)
            .await;
        agreed.is(303);
        story
    }

    async fn deadline(&self, game: GameId) -> Instant {
        let read = self.table.db.read(move |c| games::game(c, game)).await;
        read.unwrap().unwrap().deadline()
    }

    /// A game of a tournament that Dora directs: Carl against Berta.
    async fn in_an_event(&self) -> (Guest, GameId) {
        let table = &self.table;
        let dora = table.player("dora", "Dora Falk", "en").await;
        let cup = event::tournament(&table.db, "Cup", dora.id).await;
        let new = event::new_game(cup, self.carl.id, self.berta.id, false, table.now());
        (dora, event::create(&table.ctx, new).await)
    }
}

on_both_databases!(a_helper_enters_moves, |db| async move {
    let story = Story::new(db).await;
    let (table, carl, hanna, berta) = (&story.table, &story.carl, &story.hanna, &story.berta);
    let game = table.game(carl, berta, "online", "", "").await;
    let base = format!("/games/{game}/for/white");
    // nobody has been named yet
    table.get(hanna, &base).await.is(404);
    let opponent = table.post(carl, "/account/helper", &[("helper", "berta")]);
    opponent
        .await
        .is(422)
        .shows("spelar mot varandra")
        .shows("value=\"berta\"");
    table
        .post(carl, "/account/helper", &[("helper", "hanna")])
        .await
        .is(303);
    table
        .post(carl, "/account/helper", &[("helper", "hanna")])
        .await
        .is(303);
    // asked is not agreed
    table.get(hanna, &base).await.is(404);
    table
        .get(hanna, "/games/helping")
        .await
        .ok()
        .shows("Carl Ek asks you");
    let help = table
        .db
        .number("SELECT max(id) AS number FROM helpers")
        .await;
    let help = help.to_string();
    let form = [("help", help.as_str())];
    table
        .post(berta, "/account/helper/acceptance", &form)
        .await
        .is(422);
    table
        .post(hanna, "/account/helper/acceptance", &form)
        .await
        .is(303);
    // she sees the game, which is for nobody else while it runs, and is led to where moves are entered
    let led = table.get(hanna, &format!("/games/{game}")).await.is(303);
    assert_eq!(led.location, base);
    table
        .get(hanna, "/games/helping")
        .await
        .ok()
        .shows(&base)
        .shows("One game waits");
    let page = table
        .get(hanna, &base)
        .await
        .ok()
        .shows("You are entering for Carl Ek");
    assert!(
        !page.has("/analysis") && !page.has("Your move"),
        "{}",
        page.body
    );
    table.get(berta, &base).await.is(404);
    let confirm = format!("{base}/move?typed=e4");
    table
        .get(hanna, &confirm)
        .await
        .ok()
        .shows("How were you told?");
    let send = format!("{base}/moves");
    let untold = [
        ("ply", "1"),
        ("uci", "e2e4"),
        ("message", "Greetings from Carl"),
    ];
    let refused = table.post(hanna, &send, &untold).await.is(422);
    refused
        .shows("Choose how you were told")
        .shows("Greetings from Carl");
    let told = [("ply", "1"), ("uci", "e2e4"), ("way", "telephone")];
    table.post(berta, &send, &told).await.is(404);
    for _ in 0..2 {
        let sent = table.post(hanna, &send, &told).await.is(303);
        assert_eq!(sent.location, format!("{base}?sent={game}.1"));
    }
    let kept = "SELECT count(*) AS number FROM entered WHERE way = 'telephone'";
    assert_eq!(table.db.number(kept).await, 1);
    let page = table.get(berta, &format!("/games/{game}")).await.ok();
    page.shows("1.e4 was entered by Hanna Lund for Carl Ek, by telephone");
    let ledger = table
        .get(berta, &format!("/games/{game}/ledger"))
        .await
        .ok();
    ledger.shows("Carl Ek (entered by Hanna Lund, by telephone)");
    // only a director dates back
    table.play(berta, game, 2, "e7e5").await.is(303);
    let dated = [
        ("ply", "3"),
        ("uci", "g1f3"),
        ("way", "letter"),
        ("postmark", "2027-05-11T12:00"),
        ("reason", "Stamped"),
    ];
    let refused = table.post(hanna, &send, &dated).await.is(422);
    refused.shows("Only a director").shows("Stamped");
    // she gives up for him, as he has said
    let resign = format!("{base}/resignation");
    table
        .get(hanna, &resign)
        .await
        .ok()
        .shows("How were you told?");
    table.post(hanna, &resign, &[]).await.is(422);
    table
        .post(hanna, &resign, &[("way", "person")])
        .await
        .is(303);
    let page = table.get(berta, &format!("/games/{game}")).await.ok();
    page.shows("the resignation was entered by Hanna Lund for Carl Ek, in person");
});

on_both_databases!(either_side_ends_it, |db| async move {
    let story = Story::helped(db).await;
    let (table, carl, hanna) = (&story.table, &story.carl, &story.hanna);
    let game = table.game(carl, &story.berta, "online", "", "").await;
    let base = format!("/games/{game}/for/white");
    table.get(hanna, &base).await.ok();
    let help = table
        .db
        .number("SELECT max(id) AS number FROM helpers")
        .await;
    let help = help.to_string();
    let form = [("help", help.as_str())];
    table
        .post(&story.berta, "/account/helper/end", &form)
        .await
        .is(422);
    table.post(carl, "/account/helper/end", &form).await.is(303);
    table.get(hanna, &base).await.is(404);
    let told = [("ply", "1"), ("uci", "e2e4"), ("way", "telephone")];
    table
        .post(hanna, &format!("{base}/moves"), &told)
        .await
        .is(404);
    // it is on record, and the administrator names one who need not be asked
    table
        .get(carl, "/account/helper")
        .await
        .ok()
        .shows("Hanna Lund");
    let admin = table.player("admin", "Ada Berg", "en").await;
    let of = format!("/admin/members/{}/helper", carl.id);
    table
        .post(&admin, &of, &[("helper", "hanna")])
        .await
        .is(404);
    table.promote("admin").await;
    table
        .post(&admin, &of, &[("helper", "nobody")])
        .await
        .is(422);
    table
        .post(&admin, &of, &[("helper", "hanna")])
        .await
        .is(303);
    table.get(hanna, &base).await.ok();
    let paper = format!("/games/positions?for={}", carl.id);
    for (who, shows) in [(&admin, true), (hanna, true), (&story.berta, false)] {
        let page = table.get(who, &paper).await;
        assert_eq!(
            page.has("Carl Ek") && page.status == 200,
            shows,
            "{}",
            page.body
        );
    }
});

on_both_databases!(a_director_dates_a_move_back, |db| async move {
    let story = Story::new(db).await;
    let (table, berta) = (&story.table, &story.berta);
    let (dora, game) = story.in_an_event().await;
    let start = table.now();
    let base = format!("/games/{game}/for/white");
    table
        .get(&dora, &format!("/games/{game}"))
        .await
        .ok()
        .shows(&base);
    // Berta has an address: nobody enters her moves
    table
        .get(&dora, &format!("/games/{game}/for/black"))
        .await
        .is(404);
    table.clock.advance(Duration::from_secs(50 * 3600));
    let send = format!("{base}/moves");
    let dated = |at: &'static str, reason: &'static str| {
        [
            ("ply", "1"),
            ("uci", "e2e4"),
            ("way", "letter"),
            ("postmark", at),
            ("reason", reason),
        ]
    };
    for (at, reason, why) in [
        ("2027-05-11T11:59", "Stamped", "cannot be before"),
        ("2027-05-13T14:01", "Stamped", "cannot be before"),
        ("yesterday", "Stamped", "cannot be before"),
        ("2027-05-12T12:00", "", "with a reason"),
    ] {
        let refused = table.post(&dora, &send, &dated(at, reason)).await.is(422);
        refused.shows(why).shows(&format!("value=\"{at}\""));
    }
    let sent = table
        .post(&dora, &send, &dated("2027-05-12T12:00", "Stamped in Lund"))
        .await;
    sent.is(303);
    // Carl has thought for a day; Berta's three days begin now
    let used = "SELECT used_ms AS number FROM moves WHERE ply = 1";
    assert_eq!(table.db.number(used).await, DAY);
    let at = "SELECT at AS number FROM moves WHERE ply = 1";
    assert_eq!(table.db.number(at).await, start.plus(DAY).0);
    let due = story.deadline(game).await;
    assert_eq!(due, table.now().plus(3 * DAY));
    let kept = "SELECT deadline_at AS number FROM games";
    assert_eq!(table.db.number(kept).await, due.0);
    let page = table.get(berta, &format!("/games/{game}")).await.ok();
    page.shows("Stamped in Lund").shows("by letter");
    // her own move after it costs her what she has thought since
    table.clock.advance(Duration::from_secs(3600));
    table.play(berta, game, 2, "e7e5").await.is(303);
    let used = "SELECT used_ms AS number FROM moves WHERE ply = 2";
    assert_eq!(table.db.number(used).await, HOUR);
    let ledger = table
        .get(berta, &format!("/games/{game}/ledger"))
        .await
        .ok();
    ledger.shows("counts from its postmark");
});

on_both_databases!(a_game_lost_on_time_stays_lost, |db| async move {
    let story = Story::new(db).await;
    let table = &story.table;
    let (dora, game) = story.in_an_event().await;
    table.clock.advance(Duration::from_secs(4 * 86_400));
    let flag = format!(
        "UPDATE games SET state = 'ended', result = '0-1', reason = 'time', ended_at = {0}, waiting_id = NULL, \
         deadline_at = NULL, look_at = NULL WHERE id = {game}",
        table.now().0
    );
    table.db.sql(&flag).await;
    let form = [
        ("ply", "1"),
        ("uci", "e2e4"),
        ("way", "letter"),
        ("postmark", "2027-05-12T12:00"),
        ("reason", "It lay in the box"),
    ];
    let refused = table
        .post(&dora, &format!("/games/{game}/for/white/moves"), &form)
        .await;
    refused
        .is(409)
        .shows("does not bring it back")
        .shows("It lay in the box");
    assert_eq!(
        table
            .db
            .number("SELECT count(*) AS number FROM moves")
            .await,
        1
    );
});

on_both_databases!(the_helper_gets_the_letter, |db| async move {
    let story = Story::helped(db).await;
    let table = &story.table;
    let game = table
        .game(&story.berta, &story.carl, "online", "", "")
        .await;
    table.play(&story.berta, game, 1, "e2e4").await.is(303);
    for _ in 0..2 {
        let now = table.now();
        let judged = table.db.read(move |c| {
            let due = notices::due(c, now, 100)?;
            letters::judge(c, &due, now)
        });
        let judged = judged.await.unwrap();
        table
            .db
            .write(move |tx| letters::carry_out(tx, &judged, now))
            .await
            .unwrap();
        table.clock.advance(Duration::from_secs(1));
    }
    let copies = format!(
        "SELECT count(*) AS number FROM notices WHERE kind = 'helper_move' AND player_id = {}",
        story.hanna.id
    );
    assert_eq!(table.db.number(&copies).await, 1);
});
