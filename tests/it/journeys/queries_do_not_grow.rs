//! The number of queries for a game, a list, a start or a sweep does not grow with games or moves.

use diesel::sql_types::Text;
use diesel::{QueryableByName, RunQueryDsl, sql_query};
use fernzug::domain::PlayerId;
use fernzug::domain::time::DAY;
use fernzug::storage::{Db, games};

use super::table::{Guest, Table};
use crate::support::club::Club;
use crate::support::database::{Kind, on_both_databases, run};

/// Every pawn two steps, one after the other: nothing repeats.
const PAWNS: &str = "a7a6 b2b3 b7b6 c2c3 c7c6 d2d3 d7d6 e2e3 e7e6 f2f3 f7f6 g2g3 g7g6 h2h3 h7h6 \
    a3a4 a6a5 b3b4 b6b5 c3c4 c6c5 d3d4 d6d5 e3e4 e6e5 f3f4 f6f5 g3g4 g6g5 h3h4 h6h5";

/// Statements for one game's page and for each list of a player.
async fn asked(db: &Db, game: i64, player: PlayerId) -> Vec<u64> {
    let mut counts = Vec::new();
    let mut last = db.statements();
    let mut note = |db: &Db| {
        let now = db.statements();
        counts.push(now - last);
        last = now;
    };
    db.read(move |c| games::record(c, game)).await.unwrap();
    note(db);
    db.read(move |c| games::game(c, game)).await.unwrap();
    note(db);
    db.read(move |c| games::running(c, player)).await.unwrap();
    note(db);
    let ended = db.read(move |c| games::finished(c, player, 0, 50)).await;
    ended.unwrap();
    note(db);
    let next = db
        .read(move |c| games::next_waiting(c, player, game, fernzug::domain::time::Instant(0)))
        .await;
    next.unwrap();
    note(db);
    counts
}

on_both_databases!(with_moves_and_games, |db| async move {
    let club = Club::new(db).await;
    let game = club.game().await;
    club.play(game, "a2a3").await;
    let over = club.game().await;
    club.play(over, "f2f3 e7e5 g2g4 d8h4").await;
    let few = asked(&club.ctx.db, game, club.ada).await;

    club.play(game, PAWNS).await;
    for _ in 0..25 {
        let more = club.game().await;
        club.play(more, "e2e4 e7e5 g1f3").await;
        let over = club.game().await;
        club.play(over, "f2f3 e7e5 g2g4 d8h4").await;
    }
    assert_eq!(asked(&club.ctx.db, game, club.ada).await, few);
    // BEGIN and COMMIT are among them
    let most = [9, 7, 5, 4, 3];
    assert!(few.iter().zip(most).all(|(n, most)| *n <= most), "{few:?}");
});

/// Statements for each page that lists something or shows a game.
async fn asked_by_pages(table: &Table, who: &Guest, game: i64) -> Vec<(String, u64)> {
    let mut counts = Vec::new();
    for path in [
        "/games",
        "/games/waiting?sort=event",
        "/games/others",
        "/games/finished",
        "/games/next",
        &format!("/players/{}", who.id),
        &format!("/players/{}/games", who.id),
        &format!("/players/{}/games?list=running", who.id),
        "/invitations",
        "/players",
        "/tournaments",
        &format!("/games/{game}"),
        &format!("/games/{game}.pgn"),
    ] {
        let before = table.ctx.db.statements();
        let page = table.get(who, path).await;
        assert!(page.status.is_success() || page.status.is_redirection());
        counts.push((path.to_owned(), table.ctx.db.statements() - before));
    }
    counts
}

on_both_databases!(nor_do_those_of_a_page, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let berta = table.player("berta", "Berta Holm", "en").await;
    let set = async |number: usize| {
        let other = format!("guest{number}");
        let guest = table.player(&other, &other, "en").await;
        table
            .game(&anna, &guest, "online", "", "1.e4 e5 2.Nf3")
            .await;
        let over = table
            .game(&guest, &anna, "online", "", "1.f3 e5 2.g4")
            .await;
        table.play(&anna, over, 4, "d8h4").await.is(303);
        table.invitation(&anna, &guest, "online", "", "").await;
        table.invitation(&guest, &anna, "online", "", "").await;
    };
    let game = table.game(&anna, &berta, "online", "", "").await;
    table.game(&anna, &berta, "online", "", "").await;
    set(0).await;
    table.play(&anna, game, 1, "a2a3").await.is(303);
    let few = asked_by_pages(&table, &anna, game).await;
    for number in 1..12 {
        set(number).await;
    }
    for (ply, uci) in (2..).zip(PAWNS.split_whitespace()) {
        let who = if ply % 2 == 0 { &berta } else { &anna };
        table.play(who, game, ply, uci).await.is(303);
    }
    assert_eq!(asked_by_pages(&table, &anna, game).await, few);
    assert!(few.iter().all(|(_, n)| *n <= 20), "{few:?}");
});

on_both_databases!(nor_with_a_thousand_running_games, |db| async move {
    let table = Table::new(db);
    let anna = table.player("anna", "Anna Berg", "en").await;
    let mut games = Vec::new();
    for number in 0..5 {
        let name = format!("guest{number}");
        let guest = table.player(&name, &name, "en").await;
        for moves in ["", "1.e4"] {
            let game = table.game(&anna, &guest, "online", "", moves).await;
            games.push(game);
        }
    }
    let few = asked_by_pages(&table, &anna, games[0]).await;
    // a hundred times the same, moves and terms with them
    table
        .db
        .sql(
            "INSERT INTO games (version, white_id, black_id, state, ply, given, waiting_id, allowed_ms, clock_started_at, \
               deadline_at, look_at, started_at, changed_at) \
             WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100) \
             SELECT version, white_id, black_id, state, ply, given, waiting_id, allowed_ms, clock_started_at, \
               deadline_at + n.i, look_at, started_at, changed_at FROM games, n",
        )
        .await;
    let first = games[0];
    table
        .db
        .sql(&format!(
            "INSERT INTO game_terms (game_id, days, profile, profile_version, rated, aids, by_lot, start_fen, clock_model, visibility, \
               control, leave_mode, own_hours, plans, round) \
             SELECT g.id, t.days, t.profile, t.profile_version, t.rated, t.aids, t.by_lot, t.start_fen, t.clock_model, t.visibility, \
               t.control, t.leave_mode, t.own_hours, t.plans, t.round \
             FROM games g, game_terms t WHERE t.game_id = {first} AND g.id NOT IN (SELECT game_id FROM game_terms)"
        ))
        .await;
    let all = "SELECT count(*) AS number FROM games";
    assert_eq!(table.db.number(all).await, 1_010);
    assert_eq!(asked_by_pages(&table, &anna, first).await, few);
    let page = table.get(&anna, "/games/waiting").await.ok();
    assert!(page.has("505 games"), "{}", page.body);
    assert_eq!(page.body.matches("class=\"yours\"").count(), 50);
    let last = table.get(&anna, "/games/waiting?page=10").await.ok();
    assert_eq!(last.body.matches("class=\"yours\"").count(), 5);
    let overview = table.get(&anna, "/games").await.ok();
    assert_eq!(overview.body.matches("class=\"yours\"").count(), 50);
    assert!(overview.has("Waiting for you (505)"));
});

/// Ten thousand running games, none of them due before `look_at`.
async fn many_games(club: &Club, look_at: i64) {
    club.sql(&format!(
        "INSERT INTO games (version, white_id, black_id, state, ply, given, waiting_id, allowed_ms,
           clock_started_at, deadline_at, look_at, started_at, changed_at)
         WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
         SELECT 1, {ada}, {ben}, 'running', 0, 0, {ada}, 259200000, {now}, {look_at}, {look_at}, {now}, {now} FROM n",
        ada = club.ada,
        ben = club.ben,
        now = club.now().0,
    ))
    .await;
}

on_both_databases!(
    ten_thousand_games_are_not_read_at_the_start,
    |db| async move {
        let club = Club::new(db).await;
        let start = |club: &Club| club.db.another(|_| ()).statements();
        let (empty, before) = (start(&club), club.ctx.db.statements());
        assert_eq!(club.tick().await, 0);
        let idle = club.ctx.db.statements() - before;
        many_games(&club, club.now().plus(DAY).0).await;
        assert_eq!(start(&club), empty);
        let before = club.ctx.db.statements();
        assert_eq!(club.tick().await, 0);
        // the first tick has noted a new server, this one finds it there
        assert!(club.ctx.db.statements() - before <= idle);
        // those that are due are looked at, and no others
        club.sql(
            "UPDATE games SET look_at = 5 WHERE id IN (SELECT id FROM games ORDER BY id LIMIT 3)",
        )
        .await;
        club.tick().await;
        assert_eq!(
            club.reports().await.len(),
            3,
            "games without terms are damaged or gone"
        );
    }
);

#[derive(QueryableByName)]
struct Plan {
    #[diesel(sql_type = Text)]
    detail: String,
}

#[test]
fn the_sweep_and_the_lists_go_by_an_index() {
    run(Kind::Sqlite, |db| async move {
        let club = Club::new(db).await;
        many_games(&club, club.now().plus(DAY).0).await;
        // as diesel asks: the state is a bound value, and the partial index must be found all the same
        for (question, index) in [
            (
                "SELECT id FROM games WHERE state = ? AND look_at <= 5 ORDER BY look_at, id LIMIT 200",
                "games_look",
            ),
            (
                "SELECT count(*) FROM games WHERE state = ? AND waiting_id = 1",
                "games_waiting",
            ),
        ] {
            let plan = club.db.read(move |c| {
                let asked = sql_query(format!("EXPLAIN QUERY PLAN {question}"));
                Ok(asked.bind::<Text, _>("running").load::<Plan>(c)?)
            });
            let plan = plan.await.unwrap();
            let steps: Vec<_> = plan.iter().map(|p| p.detail.as_str()).collect();
            assert!(steps[0].contains(index), "{steps:?}");
        }
    });
}
