//! The rule book as it is read: every page in every language, moves tried on its boards, and the ways into it.

use std::collections::{BTreeMap, BTreeSet};

use scraper::{Html, Selector};

use super::table::{Guest, Table, nobody};
use crate::support::database::on_both_databases;

const SLUGS: [&str; 18] = [
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
    "chess960",
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
            ("castling?diagram=castling-through&pick=e1g1", "would pass over f1, which is attacked"),
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

on_both_databases!(
    /// Without a script: the first press chooses a man, the second says where to.
    a_board_of_the_book_is_pressed,
    |db| async move {
        let table = Table::new(db);
        let reader = table.player("anna", "Anna Berg", "en").await;
        let ask = async |page: &str, query: &str| {
            let path = format!("/rules/{page}?diagram={query}");
            let page = table.get(&reader, &path).await.ok();
            Html::parse_document(&page.body)
        };
        let chosen = |html: &Html| all(html, "figure button.chosen", "value");
        let said = |html: &Html| {
            let note = Selector::parse("figure .note").unwrap();
            let text: Vec<String> = html.select(&note).map(|note| note.text().collect()).collect();
            text.join(" ")
        };

        let page = ask("moves", "knight-moves&square=d4").await;
        assert_eq!(chosen(&page), ["d4"]);
        let targets = all(&page, "#knight-moves button.target", "value");
        assert_eq!(targets, ["c6", "e6", "b5", "f5", "b3", "f3", "c2", "e2"]);
        assert_eq!(all(&page, "#knight-moves form", "action"), ["/rules/moves#knight-moves"; 2]);
        assert!(said(&page).starts_with("White knight d4 is chosen"), "{}", said(&page));
        // by keyboard: the man and its targets, not 64 squares
        let stops = all(&page, "#knight-moves .squares button:not([tabindex])", "value");
        assert_eq!(stops.len(), 9);
        let all_squares = all(&page, "#knight-moves .squares button", "aria-label");
        assert_eq!(all_squares.len(), 64);
        assert!(all_squares.iter().any(|label| label == "e4, black pawn"));

        for (query, then) in [
            ("knight-moves&from=d4&square=f5", "Nf5 · Knight from d4"),
            ("knight-moves&from=d4&square=d5", "Your knight on d4 cannot go to d5"),
            ("king-moves&from=e4&square=e5", "Your king would be in check on e5"),
            ("king-moves&square=e6", "The piece on e6 is your opponent’s"),
            ("king-moves&square=a1", "There is nothing on a1"),
            // what is not an own man cannot have been chosen
            ("king-moves&from=e6&square=e5", "There is nothing on e5"),
            ("king-moves&from=zz&square=e5", "There is nothing on e5"),
        ] {
            let page = ask("moves", query).await;
            assert!(said(&page).contains(then), "{query}: {}", said(&page));
        }
        // refused, the man stays chosen; pressed again it is let go; another one is chosen instead
        assert_eq!(chosen(&ask("moves", "knight-moves&from=d4&square=d5").await), ["d4"]);
        let page = ask("moves", "knight-moves&from=d4&square=d4").await;
        assert!(chosen(&page).is_empty() && said(&page).is_empty());
        assert_eq!(chosen(&ask("moves", "knight-moves&from=d4&square=e1").await), ["e1"]);
        // the pawn is asked in place what it becomes
        let page = ask("pawns", "promotion-four&from=a7&square=a8").await;
        let asked = all(&page, "#promotion-four .picks button", "value");
        assert_eq!(asked.len(), 4, "{asked:?}");
        let page = ask("pawns", "ep-king&from=e5&square=d6").await;
        assert!(said(&page).contains("You cannot take en passant on d6"), "{}", said(&page));
        assert_eq!(all(&page, "figure .note a", "href"), ["/rules/pawns#en-passant-king"]);
        for (page, query, then, place) in [
            ("pawns", "ep-late&from=e5&square=d6", "only at once after the double step", "pawns#en-passant-late"),
            ("pawns", "ep-single&move=exd6+e.p.", "only at once after the double step", "pawns#en-passant-late"),
            ("draws", "not-same-ep&from=e5&square=d6", "only at once", "pawns#en-passant-late"),
            ("check", "double-check&from=f4&square=e3", "in double check: only the king", "check#check-double"),
            ("castling", "castling-onto&from=e1&square=g1", "would arrive on g1", "castling#castling-king-squares"),
            ("chess960", "chess960-shield&from=c1&square=b1", "in check on c1", "chess960#chess960-when"),
        ] {
            let page = ask(page, query).await;
            assert!(said(&page).contains(then), "{query}: {}", said(&page));
            assert_eq!(all(&page, "figure .note a", "href"), [format!("/rules/{place}")]);
        }
        // what was played before goes along, and when it is over nothing can be pressed
        let page = ask("draws", "third-time-soon&line=f6g8&square=g1").await;
        assert_eq!(all(&page, "#third-time-soon input[name=line]", "value"), ["f6g8"; 2]);
        let page = ask("check", "mate-or-stalemate&from=f5&square=f8").await;
        assert!(all(&page, "#mate-or-stalemate form", "action").is_empty());
        // in Chess960 a king castles by being put onto its rook, and is told why not
        for (query, then) in [
            ("chess960-change&from=f1&square=g1", "O-O · Castling short"),
            ("chess960-step&from=b1&square=c1", "Kc1 · King from b1"),
            ("chess960-step&from=b1&square=a1", "O-O-O · Castling long"),
            ("chess960-shield&from=c1&square=b1", "after it the king would be in check on c1"),
        ] {
            let page = ask("chess960", query).await;
            assert!(said(&page).contains(then), "{query}: {}", said(&page));
        }
    }
);

on_both_databases!(
    /// A start position of Chess960 leads to a game from it.
    a_game_of_chess960_begins_with_an_invitation,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "de").await;
        let page = table.get(&anna, "/rules/chess960?number=290").await.ok();
        let html = Html::parse_document(&page.body);
        let link = all(&html, "main #start-by-number a", "href").remove(0);
        let form = table.get(&anna, &link).await.ok();
        let fen = "bqnrkbrn/pppppppp/8/8/8/8/PPPPPPPP/BQNRKBRN w KQkq - 0 1";
        form.shows(&format!("value=\"{fen}\""));
        table.get(&anna, "/rules/chess960?number=%3Cb%3E").await.ok().shows("numbers from 0 to 959");
        // king e1, rook g1: both change over at once, by the board as by writing
        let fen = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1";
        let game = table.game(&anna, &berta, "online", fen, "").await;
        let page = table.get(&anna, &format!("/games/{game}?from=f1")).await.ok();
        let html = Html::parse_document(&page.body);
        let to = all(&html, "#board a.target", "href");
        assert!(to.contains(&format!("/games/{game}/move?uci=f1g1")), "{to:?}");
        table.play(&anna, game, 1, "f1g1").await.is(303);
        let pgn = table.get(&berta, &format!("/games/{game}.pgn")).await.ok();
        assert!(pgn.has("1. O-O") && pgn.has("[FEN \"4k3/8/8/8/8/8/8/5KR1 w K - 0 1\"]"), "{}", pgn.body);
    }
);

on_both_databases!(
    /// Taking in passing that would uncover the own king says so in a game, too.
    a_pawn_that_may_not_be_taken_in_passing,
    |db| async move {
        let table = Table::new(db);
        let anna = table.player("anna", "Anna Berg", "en").await;
        let berta = table.player("berta", "Berta Holm", "de").await;
        let fen = "8/3p4/8/K3P2r/8/8/8/4k3 b - - 0 1";
        let game = table.game(&anna, &berta, "online", fen, "").await;
        table.play(&berta, game, 1, "d7d5").await.is(303);
        let place = "/rules/pawns#en-passant-king";
        for path in ["/move?typed=exd6", "/move?uci=e5d6", "?from=e5&to=d6"] {
            let page = table.get(&anna, &format!("/games/{game}{path}")).await;
            page.shows("You cannot take en passant on d6").shows(place);
        }
        table.play(&anna, game, 2, "e5d6").await.shows(place);
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
        .get(&reader, "/rules/search?q=%3Cxyzzy%3E")
        .await
        .ok()
        .shows("Inget hittades");
    for (sought, found) in [
        ("stallning", "/rules/draws#same-position"),
        ("50-dragsregeln", "/rules/draws#fifty"),
        ("Zeitueberschreitung", "/rules/time#time-exceeded"),
        ("rockad", "/rules/glossary#term-"),
    ] {
        let path = format!("/rules/search?q={sought}");
        table.get(&reader, &path).await.ok().shows(found);
    }
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
        table.get(&anna, "/account").await.ok().shows("/rules/time#time-nights");
        table.get(&anna, "/account/board").await.ok().shows("/rules/mail#mail-confirm");
        assert!(form.has("/rules/notation#notation-fen"));
        // whoever has to sign in first keeps what the address asked
        let first = table.get(&nobody(), "/invitations/new?fen=8%2F8%20w&x=1").await.is(303);
        assert_eq!(
            first.location,
            "/sign-in?next=/invitations/new%3Ffen%3D8%252F8%2520w%26x%3D1"
        );
    }
);
