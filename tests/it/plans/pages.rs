//! The page of conditional moves, as a person without JavaScript uses it.

use crate::journeys::table::{Guest, Page, Table, nobody};
use crate::support::database::on_both_databases;

/// The value of a hidden field of the page.
fn field(page: &Page, name: &str) -> String {
    let start = format!("name=\"{name}\" value=\"");
    let rest = page.body.split(&start).nth(1).unwrap_or_default();
    rest.split('"').next().unwrap_or_default().to_owned()
}

struct Desk<'a> {
    table: &'a Table,
    game: i64,
}

impl Desk<'_> {
    fn path(&self, rest: &str) -> String {
        format!("/games/{}/plan{rest}", self.game)
    }

    async fn page(&self, who: &Guest, rest: &str) -> Page {
        self.table.get(who, &self.path(rest)).await
    }

    /// Sends a form of the page as it is shown now.
    async fn send(&self, who: &Guest, rest: &str, typed: &[(&str, &str)]) -> Page {
        let page = self.page(who, "").await.ok();
        self.send_from(&page, who, rest, typed).await
    }

    async fn send_from(
        &self,
        page: &Page,
        who: &Guest,
        rest: &str,
        typed: &[(&str, &str)],
    ) -> Page {
        let known = ["ply", "revision", "once"].map(|name| (name, field(page, name)));
        let mut fields: Vec<(&str, &str)> = known.iter().map(|(n, v)| (*n, v.as_str())).collect();
        fields.extend(typed);
        self.table.post(who, &self.path(rest), &fields).await
    }
}

async fn two(table: &Table, moves: &str) -> (Guest, Guest, i64) {
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "de").await;
    // no form takes such a name, but a page must not trust that
    let odd = r#"Berta "><script>x()</script>"#;
    let rename = format!(
        "UPDATE players SET display = '{odd}' WHERE id = {}",
        berta.id
    );
    table.db.sql(&rename).await;
    let game = table.game(&anna, &berta, "online", "", moves).await;
    (anna, berta, game)
}

on_both_databases!(a_line_is_clicked_together_and_played, |db| async move {
    let table = Table::new(db);
    let (anna, berta, game) = two(&table, "").await;
    let desk = Desk {
        table: &table,
        game,
    };
    table
        .get(&berta, &format!("/games/{game}"))
        .await
        .ok()
        .shows(&format!("/games/{game}/plan"));
    let page = desk.page(&berta, "").await.ok().shows("Eventualzüge");
    assert!(
        page.has("Welchen Zug erwartest du von Anna Berg?"),
        "{}",
        page.body
    );
    assert!(page.has("&amp;from=e2#board"));
    let page = desk.page(&berta, "?ply=0&line=&from=e2").await.ok();
    assert!(page.has("&amp;line=e2e4#board"), "{}", page.body);
    let page = desk.page(&berta, "?ply=0&line=e2e4").await.ok();
    let page = page
        .shows("Was antwortest du auf 1.e4?")
        .shows("Dann aufgeben");
    assert!(page.has("&amp;line=e2e4&amp;from=g8#board"));
    let page = desk.page(&berta, "?ply=0&line=e2e4.g8f6").await.ok();
    assert!(page.has("Nach 1.e4 Sf6") && page.has("Diese Variante hinzufügen"));
    let added = desk
        .send_from(&page, &berta, "/lines", &[("line", "e2e4.g8f6")])
        .await;
    added.is(303);
    let page = desk
        .page(&berta, "?note=saved")
        .await
        .ok()
        .shows("Gespeichert.");
    let page = page
        .shows("1.e4 Sf6")
        .shows("antwortet auf den nächsten Zug");
    assert!(page.has("&amp;line=e2e4.g8f6#board"), "go on from there");
    // Anna learns of it when it has been played
    desk.page(&anna, "")
        .await
        .ok()
        .shows("Nothing is planned yet.");
    for path in ["", "/ledger", "/ledger.json", ".pgn"] {
        let seen = table.get(&anna, &format!("/games/{game}{path}")).await.ok();
        assert!(
            !seen.has("Nf6") && !seen.has("Sf6") && !seen.has("g8f6"),
            "{path}"
        );
    }
    let sent = table.play(&anna, game, 1, "e2e4").await.is(303);
    let page = table.get(&anna, &sent.location).await.ok();
    let page = page
        .shows("Sent: 1.e4.")
        .shows("this was played at once: 1…Nf6");
    assert!(page.has("conditional move") && page.has("Plan conditional moves"));
    assert!(
        page.has("&#34;") && !page.has("<script>x()"),
        "{}",
        page.body
    );
    table
        .get(&anna, &format!("/games/{game}.pgn"))
        .await
        .ok()
        .shows("conditional move");
    table
        .get(&anna, &format!("/games/{game}/ledger"))
        .await
        .ok()
        .shows("conditional move");
    desk.page(&berta, "").await.ok().shows("gespielt");
});

on_both_databases!(lines_are_typed_tried_and_removed, |db| async move {
    let table = Table::new(db);
    let (anna, berta, game) = two(&table, "1.e4 e5").await;
    let desk = Desk {
        table: &table,
        game,
    };
    let lines = "2.Sf3 Sc6 3.Lb5 (3.Lc4 Lc5) a6 2.d4 aufgeben";
    let choices = [("on_offer", "decline"), ("by_position", "on")];
    let mut form = vec![("moves", lines)];
    form.extend(choices);
    desk.send(&berta, "", &form).await.is(303);
    let page = desk.page(&berta, "").await.ok();
    for moves in ["2.Sf3 Sc6", "3.Lb5 a6", "3.Lc4 Lc5", "2.d4 – du gibst auf"] {
        assert!(page.has(moves), "{moves}: {}", page.body);
    }
    assert!(
        page.has("value=\"decline\" checked")
            && page.has("name=\"by_position\" value=\"on\" checked")
    );
    let page = desk.page(&berta, "?try=Sf3+Lc4").await.ok();
    let page = page.shows("Dann wird gespielt: 2.Sf3 Sc6 3.Lc4 Lc5.");
    let page = page.shows("Danach wäre Anna Berg am Zug.");
    assert!(page.has("id=\"tried\""));
    desk.page(&berta, "?try=d4")
        .await
        .ok()
        .shows("Die Partie wäre zu Ende: Aufgabe.");
    desk.page(&berta, "?try=f4")
        .await
        .ok()
        .shows("Für 2.f4 war nichts geplant.");
    desk.page(&berta, "?try=Txx9")
        .await
        .ok()
        .shows("geht nicht");
    // a branch with what follows it, and everything
    desk.send(&berta, "/removal", &[("what", "0")])
        .await
        .is(303);
    let page = desk.page(&berta, "").await.ok();
    assert!(!page.has("3.Lb5 a6") && page.has("2.d4 – du gibst auf"));
    desk.send(&berta, "/removal", &[("what", "all")])
        .await
        .is(303);
    desk.page(&berta, "")
        .await
        .ok()
        .shows("Noch ist nichts geplant.");
    // Anna's own turn: her move comes first, and is not sent
    desk.send(
        &anna,
        "",
        &[("moves", "2.Nf3 Nc6 3.Bb5"), ("on_offer", "stop")],
    )
    .await
    .is(303);
    let page = desk.page(&anna, "").await.ok().shows("If you play 2.Nf3");
    assert!(page.has("once your move before it is sent"));
    desk.page(&anna, "?try=Nf3+Nc6")
        .await
        .ok()
        .shows("2.Nf3 Nc6 3.Bb5");
    let page = table.get(&anna, &format!("/games/{game}")).await.ok();
    assert!(page.has("id=\"entry\""), "nothing was sent");
    let confirm = table
        .get(&anna, &format!("/games/{game}/move?uci=g1f3"))
        .await
        .ok();
    confirm.shows(&format!("/games/{game}/plan?ply=2&#38;line=g1f3#board"));
});

on_both_databases!(what_is_refused_comes_back, |db| async move {
    let table = Table::new(db);
    let (anna, berta, game) = two(&table, "1.e4 e5").await;
    let desk = Desk {
        table: &table,
        game,
    };
    for (number, (typed, said)) in [
        ("2.Sf3 Sc6 3.Lb9 a6", "3.“Lb9” cannot be played"),
        ("2.Nf3 Nc6 3.Bb5", "There is no reply to 3.Bb5"),
        (
            "2.Nf3 Nc6 (2...Nf6)",
            "There are two replies to 2.Nf3: Nc6 and Nf6",
        ),
        ("2.Nf3 Nc6 (2...Nf6", "A bracket is missing"),
        (
            "2.Nf3 Nc6 9.Bb5 a6",
            "“9.” does not fit there: next comes 3.",
        ),
        ("<script>x()</script>", "cannot be played"),
        ("resigns", "can only follow a move of your opponent"),
    ]
    .into_iter()
    .enumerate()
    {
        // a guest who reads English
        let guest = &table
            .player(
                &format!("g{number}"),
                &format!(
                    "Gudrun {}",
                    "abcdefgh".repeat(number + 1).get(..number + 2).unwrap()
                ),
                "en",
            )
            .await;
        let game = table.game(&anna, guest, "online", "", "1.e4 e5").await;
        let desk = Desk {
            table: &table,
            game,
        };
        let page = desk
            .send(guest, "", &[("moves", typed), ("on_offer", "stop")])
            .await
            .is(422);
        assert!(page.has(said), "{typed}: {}", page.body);
        assert!(!page.has("<script>x()"), "{}", page.body);
        let first = typed.split(['<', '“']).next().unwrap();
        assert!(page.has(first), "{typed} does not come back");
    }
    let rubbish = "Nf6 )(".repeat(1_700);
    let page = desk
        .send(&berta, "", &[("moves", &rubbish), ("on_offer", "stop")])
        .await
        .is(422);
    assert!(page.has("Das ist zu lang") && page.has("Nf6 )(Nf6"));
    // the opponent moves while somebody writes
    let open = desk.page(&berta, "").await.ok();
    let clicked = desk.page(&berta, "?ply=2&line=g1f3.b8c6").await.ok();
    table.play(&anna, game, 3, "d2d4").await.is(303);
    let form = [("moves", "2.Sf3 Sc6"), ("on_offer", "stop")];
    let page = desk.send_from(&open, &berta, "", &form).await.is(409);
    assert!(
        page.has("inzwischen weitergegangen") && page.has("2.Sf3 Sc6"),
        "{}",
        page.body
    );
    let page = desk
        .send_from(&clicked, &berta, "/lines", &[("line", "g1f3.b8c6")])
        .await
        .is(409);
    assert!(page.has("2.Sf3 Sc6"), "{}", page.body);
    let page = desk.page(&berta, "?ply=2&line=g1f3.b8c6").await.ok();
    assert!(page.has("inzwischen weitergegangen") && page.has("2.Sf3 Sc6"));
    let page = table.get(&berta, &format!("/games/{game}")).await.ok();
    assert!(!page.has("Sc6"), "it never became a move");
    // nobody else gets in
    desk.page(&nobody(), "").await.is(303);
    let eve = table.player("eve", "Eve Lund", "en").await;
    desk.page(&eve, "").await.is(404);
    let form = [("ply", "3"), ("moves", "2...exd4"), ("on_offer", "stop")];
    table.post(&eve, &desk.path(""), &form).await.is(404);
    for odd in [
        "?ply=x&line=zz.9",
        "?line=..",
        "?from=e9&to=a1",
        "?try=%00",
        "?ply=99&line=e2e4",
    ] {
        desk.page(&berta, odd).await.ok();
    }
    table
        .post(
            &berta,
            &desk.path("/removal"),
            &[("ply", "3"), ("what", "x")],
        )
        .await
        .is(400);
});

on_both_databases!(what_is_dead_stays_until_it_is_removed, |db| async move {
    let table = Table::new(db);
    let (anna, berta, game) = two(&table, "").await;
    let desk = Desk {
        table: &table,
        game,
    };
    desk.send(
        &berta,
        "",
        &[("moves", "1.e4 e5 2.Sf3 Sc6"), ("on_offer", "stop")],
    )
    .await
    .is(303);
    table.play(&anna, game, 1, "d2d4").await.is(303);
    let page = desk.page(&berta, "").await.ok();
    let page = page
        .shows("hinfällig: Stattdessen kam 1.d4")
        .shows("hinfällig: Ein Zug davor kam nicht");
    assert!(
        page.has("Sie haben hier angehalten: Für 1.d4 war nichts geplant."),
        "{}",
        page.body
    );
    desk.send(&berta, "/removal", &[("what", "dead")])
        .await
        .is(303);
    desk.page(&berta, "")
        .await
        .ok()
        .shows("Noch ist nichts geplant.");
});

on_both_databases!(a_page_that_comes_back_loses_nothing, |db| async move {
    let table = Table::new(db);
    let (anna, berta, game) = two(&table, "1.e4 e5").await;
    let desk = Desk {
        table: &table,
        game,
    };
    let open = desk.page(&berta, "").await.ok();
    let first = [("moves", "2.Sf3 Sc6"), ("on_offer", "stop")];
    for _ in 0..2 {
        desk.send_from(&open, &berta, "", &first).await.is(303);
    }
    // the way back in the browser, and something else is asked for
    let other = [("moves", "2.Lc4 Sf6"), ("on_offer", "stop")];
    let page = desk.send_from(&open, &berta, "", &other).await.is(409);
    page.shows("2.Lc4 Sf6").shows("inzwischen geändert");
    let removal = [("what", "all")];
    desk.send_from(&open, &berta, "/removal", &removal)
        .await
        .is(409);
    desk.page(&berta, "").await.ok().shows("2.Sf3 Sc6");
    // the game ends while somebody writes
    let resigned = format!("/games/{game}/resignation");
    table.post(&anna, &resigned, &[]).await.is(303);
    let page = desk.send_from(&open, &berta, "", &other).await.is(409);
    page.shows("2.Lc4 Sf6").shows("es wurde nicht gespeichert");
    let line = [("line", "g1f3.b8c6")];
    let page = desk.send_from(&open, &berta, "/lines", &line).await.is(409);
    page.shows("2.Sf3 Sc6</textarea>");
});

on_both_databases!(
    the_page_asks_as_much_for_many_branches_as_for_few,
    |db| async move {
        let table = Table::new(db);
        let (_, berta, game) = two(&table, "").await;
        let desk = Desk {
            table: &table,
            game,
        };
        let asked = async |path: &str| {
            let before = table.ctx.db.statements();
            table.get(&berta, path).await.ok();
            table.ctx.db.statements() - before
        };
        desk.send(&berta, "", &[("moves", "1.e4 e5"), ("on_offer", "stop")])
            .await
            .is(303);
        let few = [
            asked(&desk.path("")).await,
            asked(&format!("/games/{game}")).await,
        ];
        let many: String = [
            "a3", "b3", "c3", "d3", "f3", "g3", "h3", "Nf3", "Nc3", "d4", "c4",
        ]
        .map(|mv| format!("1.{mv} a6 2.h4 h5 3.a4 a5 "))
        .concat();
        desk.send(&berta, "", &[("moves", &many), ("on_offer", "stop")])
            .await
            .is(303);
        let now = [
            asked(&desk.path("")).await,
            asked(&format!("/games/{game}")).await,
        ];
        assert_eq!(now, few);
    }
);
