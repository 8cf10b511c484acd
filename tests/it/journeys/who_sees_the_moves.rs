//! Who sees the moves of a game, and when: every mode, for everybody, through every door.

use fernzug::actions::decide::decide;
use fernzug::domain::game::Decision;
use fernzug::domain::{GameId, TournamentId};
use fernzug::rules::endings::GameResult;
use fernzug::storage::games;

use super::table::{Guest, Table, nobody};
use crate::support::database::{TestDb, on_both_databases};
use crate::support::event;

/// Everything by which the moves of a game can be looked at.
const DOORS: [&str; 10] = [
    "",
    "?ply=5",
    ".pgn",
    ".fen",
    "/positions.json",
    "/ledger",
    "/ledger.json",
    "/sheet",
    "/board.svg",
    "?ply=4&flip=1",
];
const MOVES: [&str; 6] = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"];
/// What tells of the last three of them.
const HIDDEN: [&str; 9] = [
    "b8c6",
    "f1b5",
    "a7a6",
    "Nc6",
    "Bb5",
    "r1bqkbnr",
    "bishop b5",
    "knight c6",
    "data-until=\"1",
];

struct Cup {
    table: Table,
    id: TournamentId,
    anna: Guest,
    berta: Guest,
    director: Guest,
    guests: Vec<(&'static str, Guest)>,
}

impl Cup {
    async fn new(db: TestDb) -> Self {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "sv").await;
        let director = table.player("dora", "Dora Lind", "en").await;
        let id = event::tournament(&table.db, "Winter Cup", director.id).await;
        let carl = table.player("carl", "Carl Ek", "en").await;
        let doris = table.player("doris", "Doris Dahl", "en").await;
        for player in [&anna, &berta, &carl] {
            event::enter(&table.db, id, player.id, "in").await;
        }
        let guests = vec![
            ("player", anna.clone()),
            ("director", director.clone()),
            ("participant", carl),
            ("public", doris),
            ("nobody", nobody()),
        ];
        Self {
            table,
            id,
            anna,
            berta,
            director,
            guests,
        }
    }

    /// A game with its moves on the board.
    async fn game(&self, watch: &str) -> GameId {
        let (white, black) = (self.anna.id, self.berta.id);
        let mut new = event::new_game(self.id, white, black, false, self.table.now());
        new.watch = watch.parse().unwrap();
        let game = event::create(&self.table.ctx, new).await;
        for (ply, uci) in (1..).zip(MOVES) {
            let by = if ply % 2 == 1 {
                &self.anna
            } else {
                &self.berta
            };
            self.table.play(by, game, ply, uci).await.is(303);
        }
        game
    }

    async fn end(&self, game: GameId) {
        let (ctx, now) = (&self.table.ctx, self.table.now());
        let draw = Decision::Adjudicated(GameResult::Draw);
        let by = Some(self.director.id);
        decide(ctx, game, draw, by, "agreed", now).await.unwrap();
    }

    /// What somebody sees through all doors: `W`hole, `3` half-moves fewer, `-` nothing; `?`: not the same through each of them.
    async fn seen(&self, guest: &Guest, game: GameId) -> char {
        let mut all = Vec::new();
        for door in DOORS {
            let page = self.table.get(guest, &format!("/games/{game}{door}")).await;
            let tells = HIDDEN.iter().any(|sign| page.has(sign));
            assert!(!page.status.is_server_error(), "{door}: {}", page.body);
            all.push(match page.status.as_u16() {
                200 if tells || door == ".fen" && page.has("1ppp1ppp/p1n5") => 'W',
                200 => '3',
                _ => {
                    assert!(!tells && !page.has("4P3"), "{door}: {}", page.body);
                    '-'
                }
            });
        }
        all.dedup();
        if all.len() == 1 { all[0] } else { '?' }
    }

    async fn told(&self, guest: &Guest, game: GameId) -> bool {
        let (id, db) = (guest.id, &self.table.db);
        let told = db.read(move |c| games::watchable(c, &[game], id, false));
        !told.await.unwrap().is_empty()
    }
}

on_both_databases!(every_mode_through_every_door, |db| async move {
    let cup = Cup::new(db).await;
    // mode; while it runs, after its end with one game ended, with two ended: player, director, participant, public, nobody
    let table = [
        ("live end", "WWW--", "WWWWW", "WWWWW"),
        ("end live", "WWWWW", "WWWWW", "WWWWW"),
        ("live live", "WWWWW", "WWWWW", "WWWWW"),
        ("delay-3 end", "WW3--", "WWWWW", "WWWWW"),
        ("live delay-3", "WWW33", "WWWWW", "WWWWW"),
        ("delay-3 delay-3", "WW333", "WWWWW", "WWWWW"),
        ("end end", "WW---", "WWWWW", "WWWWW"),
        ("live+2 end+2", "WW---", "WW---", "WWWWW"),
        ("end live+2", "WW---", "WWW--", "WWWWW"),
        ("delay-3 end+2", "WW3--", "WWW--", "WWWWW"),
    ];
    for (mode, running, one, two) in table {
        cup.table
            .db
            .sql("UPDATE games SET tournament_id = NULL")
            .await;
        let (game, other) = (cup.game(mode).await, cup.game("end end").await);
        let mut rows = Vec::new();
        for step in 0..3 {
            match step {
                0 => {}
                1 => cup.end(game).await,
                _ => cup.end(other).await,
            }
            let mut row = String::new();
            for (who, guest) in &cup.guests {
                let seen = cup.seen(guest, game).await;
                row.push(seen);
                let told = cup.told(guest, game).await;
                let live = step == 0 && seen == 'W' || *who == "player";
                assert_eq!(told, live, "{mode}, {who} of the stream, step {step}");
            }
            rows.push(row);
        }
        assert_eq!(rows, [running, one, two], "{mode}");
    }
});

on_both_databases!(what_is_held_back_is_not_there, |db| async move {
    let cup = Cup::new(db).await;
    let table = &cup.table;
    let game = cup.game("delay-3 delay-3").await;
    let carl = &cup.guests[2].1;
    let page = table.get(carl, &format!("/games/{game}")).await.ok();
    assert!(page.has("Its last 3 half-moves are held back"));
    assert!(page.has("/rules/fair-play#watching"));
    assert!(page.has("Nf3") && !page.has("days left"));
    // neither who waits now, nor until when
    let json = table.get(carl, &format!("/games/{game}/ledger.json")).await;
    assert!(json.has("\"held_back\": 3") && json.has("\"deadline\": null"));
    assert!(json.has("\"open\": null") && json.has("\"san\": \"Nf3\""));
    let pgn = table.get(carl, &format!("/games/{game}.pgn")).await;
    assert!(pgn.has("[HeldBack \"3\"]") && pgn.has("2. Nf3") && !pgn.has("2... "));
    // an offer, and its refusal, stand beside moves that are held back
    table
        .db
        .sql(&format!(
            "INSERT INTO game_events (game_id, ply, kind, player_id, at) VALUES ({game}, 6, 'draw_declined', {}, 0), \
             ({game}, 3, 'draw_declined', {}, 0), ({game}, 2, 'draw_declined', {}, 0)",
            cup.berta.id, cup.anna.id, cup.anna.id
        ))
        .await;
    let page = table.get(carl, &format!("/games/{game}")).await.ok();
    assert_eq!(page.body.matches("declined").count(), 1, "{}", page.body);
    // the two are told everything
    let page = table.get(&cup.anna, &format!("/games/{game}")).await.ok();
    assert_eq!(page.body.matches("declined").count(), 3, "{}", page.body);
    assert!(page.has("Who sees the moves"));
    // given moves are no secret, and fewer moves than are held back are none
    let short = {
        let mut new = event::new_game(cup.id, cup.anna.id, cup.berta.id, false, table.now());
        new.watch = "delay-3 end".parse().unwrap();
        event::create(&table.ctx, new).await
    };
    table.play(&cup.anna, short, 1, "d2d4").await.is(303);
    let page = table.get(carl, &format!("/games/{short}")).await.ok();
    assert!(!page.has("d2d4") && page.has("half-moves are held back"));
});

on_both_databases!(friends_agree_who_watches, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "de").await;
    let form = |public: &'static str, plies: &'static str, once: &'static str| {
        [
            ("once", once),
            ("kind", "player"),
            ("to", "berta"),
            ("colour", "white"),
            ("pace", "normal"),
            ("leave", "own"),
            ("profile", "online"),
            ("public", public),
            ("public_plies", plies),
        ]
    };
    for plies in ["0", "101", "x", ""] {
        let page = table
            .post(&anna, "/invitations", &form("delay", plies, "a"))
            .await
            .is(422);
        assert!(page.has("Type a number from 1 to 100"), "{plies}");
        assert!(page.has("value=\"berta\""), "nothing typed is lost");
    }
    let sent = table
        .post(&anna, "/invitations", &form("delay", "2", "b"))
        .await;
    sent.is(303);
    let number = |question: &'static str| table.db.number(question);
    let id = number("SELECT max(id) AS number FROM invitations").await;
    let page = table.get(&berta, &format!("/invitations/{id}")).await.ok();
    assert!(
        page.has("alles bis auf die letzten 2 Halbzüge"),
        "{}",
        page.body
    );
    let accept = format!("/invitations/{id}/acceptance");
    table.post(&berta, &accept, &[]).await.is(303);
    let game = number("SELECT max(id) AS number FROM games").await;
    for (ply, (by, uci)) in (1..).zip([(&anna, "e2e4"), (&berta, "e7e5"), (&anna, "g1f3")]) {
        table.play(by, game, ply, uci).await.is(303);
    }
    let page = table.get(&nobody(), &format!("/games/{game}")).await.ok();
    assert!(page.has("e2e4") && !page.has("e7e5") && !page.has("g1f3"));
    // the rematch asks for the same
    table
        .post(
            &anna,
            &format!("/games/{game}/resignation"),
            &[("ply", "3")],
        )
        .await
        .is(303);
    let page = table
        .get(&berta, &format!("/invitations/new?rematch={game}"))
        .await
        .ok();
    let chosen = "name=\"public\" value=\"delay\" checked";
    assert!(
        page.has(chosen)
            && page.has("name=\"public_plies\" type=\"number\" min=\"1\" max=\"100\" value=\"2\"")
    );
});
