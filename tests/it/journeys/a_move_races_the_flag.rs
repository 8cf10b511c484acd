//! A move that arrived in its last second and the flag meet in the database: exactly one wins.

use std::time::Duration;

use fernzug::actions::Fail;
use fernzug::actions::play::{Accepted, Answer, make_move, resign};
use fernzug::actions::sweep::{Flags, sweep};
use fernzug::domain::clock::TimeTerms;
use fernzug::domain::notice::NoticeKind;
use fernzug::domain::refusal::GameRefusal;
use fernzug::domain::time::SECOND;

use crate::support::club::{Club, Scales, at_once, work};
use crate::support::database::{TestDb, on_both_databases};

/// The second server's sweep and the first one's move, at once.
async fn race(club: &Club, game: i64, late: [Duration; 2]) -> Answer<Accepted> {
    let deadline = club.look(game).await.deadline();
    club.set(deadline.plus(10 * SECOND + 1)).await;
    let mut sent = club.sent(&club.look(game).await, "g1f3");
    sent.at = deadline;
    let (first, second, now) = (club.ctx.clone(), club.another_server(), club.now());
    let outcomes = at_once(vec![
        work(late[0], move || async move {
            Some(make_move(&first, sent).await)
        }),
        work(late[1], move || async move {
            sweep(&second, Flags::MayFall, now).await.unwrap();
            None
        }),
    ]);
    outcomes.into_iter().flatten().next().unwrap()
}

/// So many races at least; void where one side does not win a fifth.
async fn races(db: TestDb, least: u32) {
    let club = Club::new(db).await;
    let mut scales = Scales::default();
    while !scales.is_settled(least) {
        // an hour a move: the years of ten thousand races
        let hour = TimeTerms::usual("1h".parse().unwrap());
        let game = club.game_with(|form| form.time = hour).await;
        club.play(game, "e2e4 e7e5").await;
        let answer = race(&club, game, scales.late()).await;
        let ending = club.ending(game).await;
        let moves = club.moves(game).await.len();
        let over = club.told(game, club.ada, NoticeKind::GameOver).await;
        match answer {
            Ok(_) => {
                assert_eq!((ending, moves, over), (None, 3, 0));
                scales.won(0);
                let act = club.act(game, club.ada);
                resign(&club.ctx, act).await.unwrap();
            }
            Err(Fail::Refused(GameRefusal::Ended)) => {
                assert_eq!((ending, moves, over), (Some(("0-1", "time")), 2, 1));
                scales.won(1);
            }
            other => panic!("{other:?}"),
        }
    }
    println!("{:?}: move and flag won {scales:?}", club.db.kind);
}

on_both_databases!(exactly_one_wins, |db| async move { races(db, 40).await });

on_both_databases!(
    #[ignore = "minutes, optimised"]
    exactly_one_wins_ten_thousand_times,
    |db| async move { races(db, 10_000).await }
);
