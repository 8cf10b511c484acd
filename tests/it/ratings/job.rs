//! Results are taken up in their order, and taken back; a withdrawal is one period.

use fernzug::actions::decide::decide;
use fernzug::actions::resume::{Continuing, by_director};
use fernzug::actions::{play, ratings as verbs};
use fernzug::domain::game::Decision;
use fernzug::domain::invitation::Aids;
use fernzug::domain::rating::{Bout, Cause, Pool, Rating, START, Score, after};
use fernzug::domain::time::{DAY, HOUR, SECOND};
use fernzug::domain::{GameId, PlayerId};
use fernzug::rules::endings::GameResult;
use fernzug::rules::{Color, Position};
use fernzug::storage::ratings::{self, Row};

use crate::support::club::Club;
use crate::support::database::on_both_databases;
use crate::support::event;

/// All rows of a chain, the oldest first.
pub async fn chain(club: &Club, player: PlayerId, pool: Pool) -> Vec<Row> {
    let read = club
        .db
        .read(move |c| ratings::rows(c, player, pool, 0, 1_000));
    let mut rows = read.await.unwrap();
    rows.reverse();
    rows
}

async fn own(club: &Club, player: PlayerId) -> Vec<Row> {
    chain(club, player, Pool::Standard).await
}

/// The job, when what has happened so far has settled.
async fn rate(club: &Club) -> usize {
    club.pass(verbs::SETTLES).await;
    verbs::rate(&club.ctx).await.unwrap()
}

/// What follows from the rows alone: they add up, and the head is the last of them.
async fn check(club: &Club, player: PlayerId) {
    let rows = own(club, player).await;
    let stood = club
        .db
        .read(move |c| ratings::stood(c, player, Pool::Standard));
    let stood = stood.await.unwrap();
    let sum: i64 = rows.iter().map(|row| row.change.delta).sum();
    assert_eq!(START + sum, stood.rating.value);
    let numbers: Vec<u32> = rows.iter().map(|row| row.number).collect();
    assert_eq!(numbers, (1..=stood.number).collect::<Vec<_>>());
    assert_eq!(rows.last().map(|row| row.change.now), Some(stood.rating));
    for pair in rows.windows(2) {
        assert_eq!(pair[0].change.now.value, pair[1].change.was.value);
    }
}

async fn resign(club: &Club, game: GameId, player: PlayerId) {
    play::resign(&club.ctx, club.act(game, player))
        .await
        .unwrap();
}

on_both_databases!(two_games_and_one_that_is_taken_back, |db| async move {
    let club = Club::new(db).await;
    let (first, second) = (club.game().await, club.game().await);
    club.play(first, "e2e4 e7e5").await;
    club.play(second, "d2d4 d7d5").await;
    resign(&club, second, club.ben).await;
    club.pass(HOUR).await;
    resign(&club, first, club.ada).await;
    // too fresh: a flag of the same minute may still be on its way
    assert_eq!(verbs::rate(&club.ctx).await.unwrap(), 1);
    assert_eq!(rate(&club).await, 1);
    assert_eq!(rate(&club).await, 0);
    let ada = own(&club, club.ada).await;
    let told: Vec<_> = ada.iter().map(|r| (r.cause, r.game)).collect();
    let expected = [(Cause::Won, Some(second)), (Cause::Lost, Some(first))];
    assert_eq!(told, expected, "in the order of the results");
    let ben = own(&club, club.ben).await;
    assert_eq!(ben[0].change.delta, -ada[0].change.delta);
    // both are judged by what the other was before
    for (own, other) in [(&ada[1], &ben[1]), (&ben[1], &ada[1])] {
        let (who, taken_for) = own.opponent.unwrap();
        assert_eq!(who, other.player);
        let was = other.change.was;
        assert_eq!(
            (taken_for.value, taken_for.deviation),
            (was.value, was.deviation)
        );
    }

    let cancelled = decide(&club.ctx, second, Decision::Cancelled, None, "", club.now());
    assert!(cancelled.await.unwrap());
    assert_eq!(rate(&club).await, 1);
    for player in [club.ada, club.ben] {
        let rows = own(&club, player).await;
        assert_eq!(rows[2].cause, Cause::TakenBack);
        assert_eq!(rows[2].change.delta, -rows[0].change.delta);
        assert_eq!(rows.len(), 3);
        check(&club, player).await;
    }
    let head = club.db.read({
        let ada = club.ada;
        move |c| ratings::heads_of(c, ada)
    });
    assert_eq!(head.await.unwrap()[0].games, 1);
});

on_both_databases!(
    a_game_that_goes_on_and_a_result_put_right,
    |db| async move {
        let club = Club::new(db).await;
        let game = club.game().await;
        club.play(game, "e2e4 e7e5").await;
        resign(&club, game, club.ada).await;
        rate(&club).await;
        let wish = Continuing {
            game,
            least: 3 * DAY,
            reason: "the wrong game".to_owned(),
            by: club.player("cleo").await,
            at: club.now(),
        };
        by_director(&club.ctx, &wish).await.unwrap();
        rate(&club).await;
        let rows = own(&club, club.ada).await;
        assert_eq!(rows[1].cause, Cause::TakenBack);
        assert_eq!(rows[1].change.now.value, START);
        assert_eq!(rows[1].change.now.deviation, rows[0].change.was.deviation);
        // it ends again, and the result is put right twice, once before anybody has looked
        resign(&club, game, club.ada).await;
        rate(&club).await;
        for result in [GameResult::Draw, GameResult::WhiteWins] {
            let decision = Decision::Corrected(result);
            decide(&club.ctx, game, decision, None, "", club.now())
                .await
                .unwrap();
        }
        rate(&club).await;
        let causes: Vec<_> = own(&club, club.ada).await.iter().map(|r| r.cause).collect();
        use Cause::{Lost, TakenBack, Won};
        assert_eq!(causes, [Lost, TakenBack, Lost, TakenBack, Won]);
        check(&club, club.ada).await;
        check(&club, club.ben).await;
        assert_eq!(
            club.number("SELECT count(*) AS number FROM rate_this")
                .await,
            0
        );
    }
);

on_both_databases!(what_is_not_rated_and_what_is_rated_apart, |db| async move {
    let club = Club::new(db).await;
    let unrated = club.game_with(|form| form.rated = false).await;
    club.play(unrated, "e2e4 e7e5").await;
    let short = club.game().await;
    club.play(short, "e2e4").await;
    let given = club.game_with(|form| form.moves = "1.e4 e5 2.Nf3 Nc6".to_owned());
    let given = given.await;
    let over = [unrated, short, given];
    for game in over {
        resign(&club, game, club.ben).await;
    }
    assert_eq!(rate(&club).await, 3);
    assert!(own(&club, club.ada).await.is_empty());
    let engines = club.game_with(|form| {
        form.aids = Aids {
            engines: true,
            ..Aids::default()
        };
    });
    let engines = engines.await;
    let shuffled = Position::chess960(3).unwrap().fen();
    let chess960 = club.game_with(|form| form.fen = shuffled).await;
    for game in [engines, chess960] {
        let moves = ["a2a3", "a7a6"];
        for uci in moves {
            club.play(game, uci).await;
        }
        resign(&club, game, club.ben).await;
    }
    rate(&club).await;
    for pool in [Pool::StandardEngines, Pool::Chess960] {
        assert_eq!(chain(&club, club.ada, pool).await.len(), 1, "{pool:?}");
    }
    assert!(own(&club, club.ada).await.is_empty());
});

on_both_databases!(an_entered_value_and_games_from_before, |db| async move {
    let club = Club::new(db).await;
    let game = club.game().await;
    club.play(game, "e2e4 e7e5").await;
    resign(&club, game, club.ben).await;
    rate(&club).await;
    let entering = verbs::Entering {
        player: club.ada,
        pool: Pool::Standard,
        points: 1_873,
        note: " DWZ, May 2027 ".to_owned(),
        by: club.ben,
        at: club.now(),
    };
    // pressed twice
    for _ in 0..2 {
        verbs::enter(&club.ctx, entering.clone()).await.unwrap();
    }
    let rows = own(&club, club.ada).await;
    assert_eq!(rows.len(), 2);
    assert_eq!(rows[1].change.now.points(), 1_873);
    assert_eq!(
        (rows[1].cause, rows[1].note.as_str()),
        (Cause::Entered, "DWZ, May 2027")
    );
    assert_eq!(rows[1].change.now.deviation, 150_000);
    decide(&club.ctx, game, Decision::Cancelled, None, "", club.now())
        .await
        .unwrap();
    rate(&club).await;
    let rows = own(&club, club.ada).await;
    assert_eq!(
        rows[2].change.delta, 0,
        "it has no share in the value entered"
    );
    let ben = own(&club, club.ben).await;
    assert_eq!(ben[1].change.delta, -ben[0].change.delta);
    check(&club, club.ada).await;
    for (points, note) in [(399, "x"), (4_001, "x"), (1_500, "  "), (1_500, "a\nb")] {
        let bad = verbs::Entering {
            points,
            note: note.to_owned(),
            ..entering.clone()
        };
        assert!(
            verbs::enter(&club.ctx, bad).await.is_err(),
            "{points} {note:?}"
        );
    }
});

/// Ada against four others in one event; each game has two plies, and it is her turn.
async fn event_of_ada(club: &Club) -> (i64, Vec<(GameId, PlayerId)>) {
    let id = event::tournament(&club.db, "open", club.ben).await;
    let mut games = Vec::new();
    for name in ["cleo", "dora", "emil", "fred"] {
        let other = club.player(name).await;
        let new = event::new_game(id, club.ada, other, false, club.now());
        let game = event::create(&club.ctx, new).await;
        club.play(game, "e2e4 e7e5").await;
        games.push((game, other));
    }
    (id, games)
}

/// So much later; the server was there all the time.
async fn flags_fall(club: &Club, game: GameId) {
    let deadline = club.look(game).await.deadline();
    club.alive_until(deadline.plus(5 * SECOND)).await;
    club.alive_until(deadline.plus(20 * SECOND)).await;
    assert_eq!(club.ending(game).await, Some(("0-1", "time")));
}

on_both_databases!(the_losses_of_a_withdrawal_are_one_period, |db| async move {
    let club = Club::new(db).await;
    let (_, games) = event_of_ada(&club).await;
    let (played, rest) = games.split_first().unwrap();
    // she goes on in one game for some days, then in none: its deadline comes later, and so does its row
    club.pass(DAY).await;
    club.play(played.0, "g1f3 b8c6").await;
    club.pass(HOUR).await;
    flags_fall(&club, rest[0].0).await;
    flags_fall(&club, played.0).await;
    assert_eq!(rate(&club).await, 4);
    let rows = own(&club, club.ada).await;
    assert!(
        rows.iter()
            .all(|r| r.cause == Cause::Lost && r.first == Some(1))
    );
    let base = rows[0].change.was;
    let bouts: Vec<Bout> = rows
        .iter()
        .map(|row| Bout {
            opponent: row.opponent.unwrap().1,
            score: Score::Lost,
        })
        .collect();
    assert_eq!(rows[3].change.now.value, after(&base, &bouts).value);
    // to all of them she was as strong as before the first
    for (_, other) in games {
        let row = &own(&club, other).await[0];
        let (_, taken_for): (PlayerId, Rating) = row.opponent.unwrap();
        assert_eq!(
            (taken_for.value, taken_for.deviation),
            (base.value, base.deviation)
        );
        assert_eq!(row.first, None);
    }
    check(&club, club.ada).await;
});

on_both_databases!(whoever_moves_again_has_not_withdrawn, |db| async move {
    let club = Club::new(db).await;
    let (_, games) = event_of_ada(&club).await;
    club.pass(2 * DAY).await;
    club.play(games[3].0, "g1f3 b8c6").await;
    flags_fall(&club, games[0].0).await;
    // the opponent's move is none of hers
    club.pass(HOUR).await;
    club.play(games[3].0, "f1c4 g8f6").await;
    flags_fall(&club, games[3].0).await;
    assert_eq!(rate(&club).await, 4);
    let firsts: Vec<_> = own(&club, club.ada).await.iter().map(|r| r.first).collect();
    assert_eq!(firsts, [Some(1), Some(1), Some(1), Some(4)]);
});

on_both_databases!(illness_and_death_cost_no_rating, |db| async move {
    let club = Club::new(db).await;
    let (id, games) = event_of_ada(&club).await;
    let left = club.now().0;
    event::enter(&club.db, id, club.ada, "withdrawn").await;
    club.sql(&format!(
        "UPDATE entries SET left_at = {left}, left_why = 'illness' WHERE player_id = {}",
        club.ada
    ))
    .await;
    let decision = Decision::Adjudicated(GameResult::BlackWins);
    for (game, _) in &games {
        decide(&club.ctx, *game, decision, None, "", club.now())
            .await
            .unwrap();
    }
    rate(&club).await;
    assert!(own(&club, club.ada).await.is_empty());
    assert_eq!(
        club.look(games[0].0).await.side_of(club.ada),
        Some(Color::White)
    );
});

on_both_databases!(
    a_game_that_cannot_be_rated_holds_up_no_other,
    |db| async move {
        let club = Club::new(db).await;
        let games = [club.game().await, club.game().await];
        for game in games {
            club.play(game, "e2e4 e7e5").await;
            resign(&club, game, club.ben).await;
            club.pass(HOUR).await;
        }
        club.sql(&format!(
            "UPDATE games SET reason = 'unheard' WHERE id = {}",
            games[0]
        ))
        .await;
        assert_eq!(rate(&club).await, 2);
        let rated: Vec<_> = own(&club, club.ada).await.iter().map(|r| r.game).collect();
        assert_eq!(rated, [Some(games[1])]);
        let told = ("ratings".to_owned(), Some(games[0]), false);
        assert!(club.reports().await.contains(&told));
        // what is done about it is taken up again
        club.sql(&format!(
            "UPDATE games SET reason = 'resignation' WHERE id = {}",
            games[0]
        ))
        .await;
        let decision = Decision::Corrected(GameResult::Draw);
        decide(&club.ctx, games[0], decision, None, "", club.now())
            .await
            .unwrap();
        assert_eq!(rate(&club).await, 1);
        assert_eq!(own(&club, club.ada).await.len(), 2);
    }
);
