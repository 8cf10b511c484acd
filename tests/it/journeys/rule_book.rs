//! The rule book as it is read: every page in every language, moves tried on its boards, and the ways into it.

use std::collections::{BTreeMap, BTreeSet};

use scraper::{Html, Selector};

use super::table::{Guest, Table};
use crate::support::database::on_both_databases;

const SLUGS: [&str; 17] = [
    "course",
    "board",
    "moves",
    "castling",
    "pawns",
    "check",
    "endings",
    "dead",
    "draws",
    "time",
    "notation",
    "mail",
    "fair-play",
    "tournaments",
    "real-board",
    "sets",
    "glossary",
];

fn all(html: &Html, what: &str, attribute: &str) -> Vec<String> {
    html.select(&Selector::parse(what).unwrap())
        .filter_map(|element| element.value().attr(attribute))
        .map(str::to_owned)
        .collect()
}

/// Headings begin with the title and never skip a level; no name is given twice; every board says what it shows.
fn is_in_order(path: &str, html: &Html) {
    let mut last = 0;
    for heading in html.select(&Selector::parse("main h1, main h2, main h3, main h4").unwrap()) {
        let level: u32 = heading.value().name()[1..].parse().unwrap();
        assert!(level <= last + 1, "{path}: h{level} after h{last}");
        assert!(level > 1 || last == 0, "{path}: a second title");
        last = level;
    }
    let ids = all(html, "[id]", "id");
    let once: BTreeSet<&String> = ids.iter().collect();
    assert_eq!(once.len(), ids.len(), "{path}");
    for label in all(html, "svg.drawn", "aria-label") {
        assert!(label.len() > 40, "{path}: {label}");
    }
    let boards = all(html, "svg.drawn", "role").len();
    assert_eq!(boards, all(html, "svg.drawn", "aria-label").len());
}

async fn read(table: &Table, reader: &Guest, path: &str) -> Html {
    let page = table.get(reader, path).await.ok();
    for raw in ["No localization", " style=", " onclick=", "```", "{#", "]("] {
        assert!(!page.has(raw), "{path}: {raw}");
    }
    Html::parse_document(&page.body)
}

on_both_databases!(
    every_page_of_the_book_is_there_in_three_languages,
    |db| async move {
        let table = Table::new(db);
        for lang in ["en", "de", "sv"] {
            let reader = table
                .player(&format!("leser{lang}"), &format!("Leser {lang}"), lang)
                .await;
            let mut paths: Vec<String> = ["", "/booklet", "/laws", "/search?q=remi"]
                .map(|page| format!("/rules{page}"))
                .into();
            paths.extend(SLUGS.map(|slug| format!("/rules/{slug}")));
            let mut pages = BTreeMap::new();
            for path in paths {
                let html = read(&table, &reader, &path).await;
                is_in_order(&path, &html);
                assert_eq!(all(&html, "html", "lang"), [lang], "{path}");
                pages.insert(path.split('?').next().unwrap().to_owned(), html);
            }
            for (path, html) in &pages {
                for link in all(html, "main a", "href") {
                    let (to, anchor) = link.split_once('#').unwrap_or((&link, ""));
                    let to = if to.is_empty() { path.as_str() } else { to };
                    if !pages.contains_key(to) {
                        table.get(&reader, to).await.ok();
                        continue;
                    }
                    let there = all(&pages[to], "[id]", "id");
                    let found = anchor.is_empty() || there.iter().any(|id| id == anchor);
                    assert!(found, "{path}: {link}");
                }
            }
        }
    }
);

on_both_databases!(
    /// The server answers on a board of the book as in a game.
    a_move_is_tried_in_the_book,
    |db| async move {
        let table = Table::new(db);
        let reader = table.player("anna", "Anna Berg", "en").await;
        let german = table.player("berta", "Berta Holm", "de").await;
        for (asked, said) in [
            ("castling?diagram=castling-through&pick=e1g1", "would pass over or reach f1, which is attacked"),
            ("castling?diagram=castling-through&move=O-O-O", "O-O-O · Castling long."),
            ("castling?diagram=castling-gone&move=0-0", "king or rook has moved"),
            ("pawns?diagram=promotion-four&move=a8", "promotion"),
            ("check?diagram=mate-or-stalemate&pick=f5f7", "stalemate (FIDE Laws, Article 5.2.1)"),
            ("check?diagram=mate-or-stalemate&pick=f5f8", "White has won, 1-0: checkmate"),
            ("draws?diagram=third-time-soon&pick=f6g8", "you may claim a draw"),
            ("draws?diagram=fifth-time&pick=f6g8", "for the fifth time"),
            ("course?diagram=course-fork&line=b5c7.e8d7&move=Nxa8", "Nxa8"),
            ("notation?diagram=two-knights-one-square&move=Nd2", "from b1, f3"),
        ] {
            let page = table.get(&reader, &format!("/rules/{asked}")).await.ok();
            assert!(page.body.to_lowercase().contains(&said.to_lowercase()), "{asked}: {said}");
        }
        table
            .get(&german, "/rules/moves?diagram=knight-moves&move=Sf5")
            .await
            .ok()
            .shows("Springer von d4 nach f5");
        // nothing in an address makes a page fail
        let long = "e1e2.".repeat(500);
        for asked in [
            "diagram=nothing&move=e4",
            "diagram=castling-both&line=e2e4.xx.&move=%00%F0%9F%92%A9",
            "diagram=castling-both&pick=%3Cscript%3E&move=%3Cscript%3E",
            "diagram=rook-moves&move=Rd8",
            "diagram=castling-both&line=....&pick=",
            &format!("diagram=castling-both&line={long}&move={long}"),
        ] {
            let page = table.get(&reader, &format!("/rules/castling?{asked}")).await.ok();
            assert!(!page.has("<script>"), "{asked}");
        }
        table.get(&reader, "/rules/castlin").await.is(404);
    }
);

on_both_databases!(the_book_is_searched, |db| async move {
    let table = Table::new(db);
    let reader = table.player("berta", "Berta Holm", "sv").await;
    let page = table
        .get(&reader, "/rules/search?q=Rockad+f%C3%B6rlorad")
        .await
        .ok();
    page.shows("/rules/castling#castling-lost");
    table
        .get(&reader, "/rules/search?q=Zeit%C3%BCberschreitung")
        .await
        .ok()
        .shows("tidsöverskridande");
    table
        .get(&reader, "/rules/search?q=%3Cb%3E")
        .await
        .ok()
        .shows("Inget hittades");
    table.get(&reader, "/rules/search").await.ok();
});

on_both_databases!(
    /// Results, refusals and confirm pages lead to their rule.
    a_game_leads_to_its_rules,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "de").await;
        let fen = "7k/8/6K1/5Q2/8/8/8/8 w - - 0 1";
        let game = table.game(&anna, &berta, "online", fen, "").await;
        let ask = |path: &str| format!("/games/{game}{path}");
        let refused = table.get(&anna, &ask("/move?typed=Kh7")).await;
        refused.shows("/rules/check#check-what");
        table.get(&anna, &ask("/move?uci=f5f7")).await.ok().shows("/rules/check#stalemate");
        table.get(&anna, &ask("/resignation")).await.ok().shows("/rules/endings#end-resignation");
        table.get(&anna, &ask("/draw-claim")).await.shows("/rules/draws#claims");
        table.play(&anna, game, 1, "f5f7").await.is(303);
        let page = table.get(&berta, &ask("")).await.ok();
        page.shows("/rules/check#stalemate").shows("Warum ist das remis?");
        let form = table.get(&anna, "/invitations/new").await.ok();
        for place in ["sets", "time#time-controls", "fair-play#aids"] {
            assert!(form.has(&format!("/rules/{place}")), "{place}");
        }
        table.get(&anna, "/account/leave").await.ok().shows("/rules/time#time-leave");
    }
);
