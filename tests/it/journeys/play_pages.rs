//! Who sees what: lists, PGN and FEN, running and ended games, in all three languages.

use super::table::{Table, nobody};
use crate::support::database::on_both_databases;

on_both_databases!(
    /// A running game is its players' own; its PGN too.
    running_games_are_for_their_players,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna O'Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "de").await;
        let carl = table.player("carl", "Carl Dahl", "sv").await;
        let game = table.game(&anna, &berta, "laws", "", "1.e4").await;
        table.play(&berta, game, 2, "c7c5").await.is(303);
        for path in ["", ".pgn", ".fen", "/move?uci=g1f3", "/resignation"] {
            let path = format!("/games/{game}{path}");
            let asked = table.get(&nobody(), &path).await.is(303);
            assert!(asked.location.starts_with("/sign-in?next="), "{}", asked.location);
            table.get(&carl, &path).await.is(404).shows("Det här partiets drag visas när det är slut");
        }
        table.play(&carl, game, 3, "g1f3").await.is(404);
        let pgn = table.get(&berta, &format!("/games/{game}.pgn")).await.ok();
        for line in [
            "[White \"Anna O'Berg\"]\n[Black \"Berta Holm\"]\n[Result \"*\"]\n",
            "[TimeControl \"1/259200\"]",
            "[RuleSet \"laws/1\"]",
            "[Termination \"unterminated\"]",
            "[Mode \"EM\"]",
        ] {
            assert!(pgn.has(line), "{}", pgn.body);
        }
        assert!(pgn.body.ends_with("\n\n1. e4 c5 {[%clk 72:00:00]} *\n\n"), "{}", pgn.body);
        let fen = table.get(&anna, &format!("/games/{game}.fen")).await.ok();
        assert_eq!(fen.body, "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n");
        table.get(&anna, "/games/99999").await.is(404);
        table.post(&anna, &format!("/games/{game}/resignation"), &[]).await.is(303);
        let pgn = table.get(&nobody(), &format!("/games/{game}.pgn")).await.ok();
        assert!(pgn.has("[ResultReason \"resignation\"]") && pgn.body.ends_with("{Resignation (5.1.2)} 0-1\n\n"), "{}", pgn.body);
        let page = table.get(&anna, &format!("/games/{game}")).await.ok();
        assert!(page.has(">0</strong>") && page.has(">1</strong>") && !page.has("waits</span>"), "{}", page.body);
    }
);

on_both_databases!(
    /// Every page of a game in every language, with the position as diagram, list and not at all.
    pages_in_three_languages,
    |db| async move {
        let table = Table::new(db);
        for lang in ["en", "de", "sv"] {
            let anna = table.player(&format!("anna-{lang}"), &format!("Anna {lang}"), lang).await;
            let berta = table.player(&format!("berta-{lang}"), &format!("Berta {lang}"), lang).await;
            let game = table.game(&anna, &berta, "laws", "", "").await;
            table.play(&anna, game, 1, "e2e4").await.is(303);
            table.play(&berta, game, 2, "e7e5").await.is(303);
            let offer = [("ply", "3"), ("uci", "g1f3"), ("offer", "on"), ("message", "?")];
            table.post(&anna, &format!("/games/{game}/moves"), &offer).await.is(303);
            let asked = table.invitation(&anna, &berta, "online", "", "1.e4").await;
            for path in [
                "/games".to_owned(),
                "/games/finished".to_owned(),
                "/games/waiting".to_owned(),
                "/games/others".to_owned(),
                format!("/players/{}", anna.id),
                format!("/players/{}/games?list=running", anna.id),
                format!("/players/{}/against/{}", anna.id, berta.id),
                format!("/games/{game}"),
                format!("/games/{game}?ply=1"),
                format!("/games/{game}?from=b8"),
                format!("/games/{game}/move?uci=b8c6"),
                format!("/games/{game}/resignation"),
                format!("/games/{game}/draw-claim"),
                "/invitations".to_owned(),
                "/invitations/new".to_owned(),
                format!("/invitations/{asked}"),
                "/rules".to_owned(),
                "/rules/laws".to_owned(),
                "/rules/simple".to_owned(),
            ] {
                let page = table.get(&berta, &path).await.ok();
                assert!(page.has(&format!("<html lang=\"{lang}\"")), "{path}");
                assert!(!page.has("No localization") && !page.has(" style=") && !page.has(" onclick="), "{path}");
            }
        }
    }
);

on_both_databases!(
    /// Overdue: nothing is played, the page says what happens.
    time_is_up,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "en").await;
        let game = table.game(&anna, &berta, "online", "", "").await;
        // the letter about it went out at once: an unsent one would hold the clock
        table.db.sql("UPDATE notices SET state = 'sent', sent_at = created_at").await;
        table.clock.advance(std::time::Duration::from_secs(3 * 86_400));
        table.get(&anna, &format!("/games/{game}")).await.ok().shows("less than a minute left");
        table.clock.advance(std::time::Duration::from_secs(1));
        let page = table.get(&anna, &format!("/games/{game}")).await.ok();
        page.shows("has been up since Fri 14 May 12:00 CEST; the result is being recorded");
        let page = table.play(&anna, game, 1, "e2e4").await.is(409);
        page.shows("The time has been up since");
        table.get(&anna, "/games").await.ok().shows("time is up");
    }
);

on_both_databases!(
    /// White resigns against a lone knight that could still have mated: the page shows how.
    a_doubt_is_answered,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "de").await;
        let knight = "8/8/8/8/5n2/5k2/6RP/7K w - - 3 61";
        for (profile, shown) in [("laws", true), ("classic", false)] {
            let game = table.game(&anna, &berta, profile, knight, "").await;
            table.post(&anna, &format!("/games/{game}/resignation"), &[]).await.is(303);
            let page = table.get(&anna, &format!("/games/{game}")).await.ok();
            let said = "Black could still have mated, for example by 61.R";
            assert_eq!(page.has(said), shown, "{}", page.body);
            let page = table.get(&berta, &format!("/games/{game}")).await.ok();
            assert_eq!(page.has("Sf2# (FIDE-Regeln, Artikel 5.1.2)"), shown, "{}", page.body);
        }
    }
);
