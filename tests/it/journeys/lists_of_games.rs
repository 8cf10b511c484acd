//! One's own games, sorted and filtered; those of others, as far as they may be seen; and how two stand against each other.

use std::time::Duration;

use super::table::{Guest, Page, Table, nobody};
use crate::support::database::on_both_databases;
use crate::support::event;

const DAY: Duration = Duration::from_secs(86_400);

/// The games that a list links to, in order.
fn games_of(page: &Page) -> Vec<i64> {
    let list = page.body.split("<tbody>").nth(1).unwrap_or_default();
    let links = list.split("<th scope=\"row\"><a href=\"/games/").skip(1);
    let number = |link: &str| link.split('"').next().and_then(|id| id.parse().ok());
    links.filter_map(number).collect()
}

on_both_databases!(sorted_and_filtered, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "sv").await;
    let carl = table.player("carl", "Carl Ek", "de").await;
    let dora = table.player("dora", "Dora Lind", "de").await;
    let cup = event::tournament(&table.db, "Winter Cup", dora.id).await;
    let with_carl = table.game(&anna, &carl, "online", "", "").await;
    table.clock.advance(DAY);
    let in_cup = event::new_game(cup, anna.id, dora.id, false, table.now());
    let in_cup = event::create(&table.ctx, in_cup).await;
    table.clock.advance(DAY / 2);
    let with_berta = table.game(&anna, &berta, "online", "", "").await;
    // the oldest game has been moved in last
    table.clock.advance(DAY / 2);
    table.play(&anna, with_carl, 1, "e2e4").await.is(303);
    table.play(&carl, with_carl, 2, "e7e5").await.is(303);
    let waiting = async |query: &str| {
        let page = table
            .get(&anna, &format!("/games/waiting{query}"))
            .await
            .ok();
        games_of(&page)
    };
    assert_eq!(waiting("").await, [in_cup, with_berta, with_carl]);
    assert_eq!(
        waiting("?sort=nonsense").await,
        [in_cup, with_berta, with_carl]
    );
    assert_eq!(
        waiting("?sort=moved").await,
        [with_carl, with_berta, in_cup]
    );
    assert_eq!(
        waiting("?sort=opponent").await,
        [with_berta, with_carl, in_cup]
    );
    assert_eq!(
        waiting("?sort=started").await,
        [with_berta, in_cup, with_carl]
    );
    assert_eq!(
        waiting("?sort=event").await,
        [in_cup, with_carl, with_berta]
    );
    assert_eq!(waiting(&format!("?event={cup}")).await, [in_cup]);
    assert_eq!(
        waiting("?event=0&sort=opponent").await,
        [with_berta, with_carl]
    );
    assert_eq!(
        waiting(&format!("?opponent={}", carl.id)).await,
        [with_carl]
    );
    assert!(waiting("?opponent=999").await.is_empty());
    let page = table.get(&anna, "/games/waiting").await.ok();
    assert!(page.has("Winter Cup</option>") && page.has("Friendly games</option>"));
    assert!(
        page.has("board.svg") && page.has("loading=\"lazy\"") && page.has("alt=\"White: king e1")
    );
    // round and round those that wait
    let next = async |query: String| {
        let page = table
            .get(&anna, &format!("/games/next{query}"))
            .await
            .is(303);
        page.location
    };
    assert_eq!(next(String::new()).await, format!("/games/{in_cup}"));
    assert_eq!(
        next(format!("?after={in_cup}")).await,
        format!("/games/{with_berta}")
    );
    assert_eq!(
        next(format!("?after={with_berta}")).await,
        format!("/games/{with_carl}")
    );
    assert_eq!(
        next(format!("?after={with_carl}")).await,
        format!("/games/{in_cup}")
    );
    let game = table.get(&anna, &format!("/games/{with_carl}")).await.ok();
    assert!(game.has(&format!("/games/next?after={with_carl}")) && game.has("accesskey=\"n\""));
    assert!(game.has("Next game (2 more wait)"));
    // finished games by their end, not by their start
    for (who, game) in [(&anna, with_carl), (&anna, with_berta)] {
        let resigned = table
            .post(who, &format!("/games/{game}/resignation"), &[])
            .await;
        resigned.is(303);
        table.clock.advance(DAY);
    }
    let finished = table.get(&anna, "/games/finished").await.ok();
    assert_eq!(games_of(&finished), [with_berta, with_carl]);
    let finished = table.get(&anna, "/games/finished?sort=opponent").await.ok();
    assert_eq!(games_of(&finished), [with_berta, with_carl]);
    assert_eq!(next(String::new()).await, format!("/games/{in_cup}"));
    for path in ["/games/waiting", "/games/others", "/games/next"] {
        let page = table.get(&nobody(), path).await.is(303);
        assert!(page.location.starts_with("/sign-in"), "{path}");
    }
});

on_both_databases!(games_of_others_and_of_two, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "sv").await;
    let carl = table.player("carl", "Carl Ek", "en").await;
    let played = async |white: &Guest, black: &Guest, loser: &Guest| {
        let game = table.game(white, black, "online", "", "").await;
        table.play(white, game, 1, "e2e4").await.is(303);
        table.play(black, game, 2, "e7e5").await.is(303);
        let resigned = table
            .post(loser, &format!("/games/{game}/resignation"), &[])
            .await;
        resigned.is(303);
        game
    };
    let first = played(&anna, &berta, &berta).await;
    let second = played(&berta, &anna, &berta).await;
    let third = played(&anna, &berta, &anna).await;
    played(&anna, &carl, &carl).await;
    let hidden = table.game(&anna, &berta, "online", "", "").await;
    let shown = table.game(&anna, &berta, "online", "", "").await;
    table
        .db
        .sql(&format!(
            "UPDATE game_terms SET visibility = 'live live' WHERE game_id = {shown}"
        ))
        .await;
    let page = table
        .get(&carl, &format!("/players/{}", anna.id))
        .await
        .ok();
    assert!(page.has("Record") && page.has(&format!("/players/{}/games?list=running", anna.id)));
    let row = |page: &Page, name: &str| {
        let row = page
            .body
            .split(&format!("<th scope=\"row\">{name}</th>"))
            .nth(1)
            .unwrap_or_default();
        let row = row.split("</tr>").next().unwrap_or_default();
        let cells = row
            .split("\">")
            .skip(1)
            .map(|cell| cell.split('<').next().unwrap_or_default().to_owned());
        cells.collect::<Vec<_>>()
    };
    assert_eq!(row(&page, "All"), ["4", "3", "0", "1", "3"]);
    assert_eq!(row(&page, "With White"), ["3", "2", "0", "1", "2"]);
    assert_eq!(row(&page, "With Black"), ["1", "1", "0", "0", "1"]);
    assert!(page.has("0 won, 0 drawn, 1 lost"), "Carl against Anna");
    let list = table
        .get(&carl, &format!("/players/{}/games", anna.id))
        .await
        .ok();
    for game in [first, second, third] {
        assert!(list.has(&format!("/games/{game}\"")));
    }
    let running = format!("/players/{}/games?list=running", anna.id);
    for guest in [&carl, &nobody()] {
        let list = table.get(guest, &running).await.ok();
        assert!(list.has(&format!("/games/{shown}\"")) && !list.has(&format!("/games/{hidden}")));
        assert!(list.has("One more running game is not shown"));
    }
    let list = table.get(&berta, &running).await.ok();
    assert!(list.has(&format!("/games/{shown}\"")) && list.has(&format!("/games/{hidden}\"")));
    let two = format!("/players/{}/against/{}", anna.id, berta.id);
    let page = table.get(&carl, &two).await.ok();
    assert_eq!(row(&page, "All"), ["3", "2", "0", "1", "2"]);
    assert!(page.has(&format!("/games/{third}\"")) && !page.has(&format!("/games/{hidden}")));
    let turned = format!("/players/{}/against/{}", berta.id, anna.id);
    let page = table.get(&nobody(), &turned).await.ok();
    assert_eq!(row(&page, "All"), ["3", "1", "0", "2", "1"]);
    let found = format!("/players/{}/against?other=Berta+Holm", anna.id);
    assert_eq!(table.get(&carl, &found).await.is(303).location, two);
    let none = format!("/players/{}/against?other=n%26body", anna.id);
    assert_eq!(
        table.get(&carl, &none).await.is(303).location,
        "/players?q=n%26body"
    );
    for missing in ["/players/9999/games", "/players/9999/against/1"] {
        table.get(&carl, missing).await.is(404);
    }
    table
        .get(&carl, &format!("/players/{}/against/{}", anna.id, anna.id))
        .await
        .is(404);
});
