//! A double click, ten times over, on two servers: one move, and everybody gets the same answer.

use std::time::Duration;

use fernzug::actions::Fail;
use fernzug::actions::play::{make_move, resign};
use fernzug::domain::notice::NoticeKind;
use fernzug::domain::refusal::GameRefusal;
use fernzug::domain::time::SECOND;

use crate::support::club::{Club, at_once, work};
use crate::support::database::on_both_databases;

on_both_databases!(one_move_and_one_answer, |db| async move {
    let club = Club::new(db).await;
    let servers = [club.ctx.clone(), club.another_server()];
    for _ in 0..5 {
        let game = club.game().await;
        let start = club.look(game).await;
        let works = (0..10).map(|n| {
            let (ctx, mut sent) = (servers[n % 2].clone(), club.sent(&start, "e2e4"));
            sent.message = "Good luck!".to_owned();
            sent.at = sent.at.plus(i64::try_from(n).unwrap() * SECOND);
            work(Duration::ZERO, move || async move {
                make_move(&ctx, sent).await.unwrap()
            })
        });
        let answers = at_once(works.collect());
        let first = &answers[0];
        for answer in &answers {
            assert_eq!(
                (&answer.san, answer.ply, answer.at),
                (&first.san, 1, first.at)
            );
        }
        assert_eq!(answers.iter().filter(|a| !a.again).count(), 1);
        assert_eq!(club.moves(game).await, ["e4"]);
        assert_eq!(club.told(game, club.ben, NoticeKind::YourMove).await, 1);
        let messages = format!("SELECT count(*) AS number FROM messages WHERE game_id = {game}");
        assert_eq!(club.number(&messages).await, 1);
    }
});

on_both_databases!(also_when_the_game_has_gone_on_and_ended, |db| async move {
    let club = Club::new(db).await;
    let game = club.game().await;
    let sent = club.sent(&club.look(game).await, "e2e4");
    let first = make_move(&club.ctx, sent.clone()).await.unwrap();
    let again = |mut answer: fernzug::actions::play::Accepted| {
        assert!(answer.again);
        answer.again = false;
        assert_eq!(answer, first);
    };
    club.pass(SECOND).await;
    club.play(game, "e7e5 g1f3").await;
    again(make_move(&club.ctx, sent.clone()).await.unwrap());
    resign(&club.ctx, club.act(game, club.ben)).await.unwrap();
    club.pass(30 * 24 * 3_600 * SECOND).await;
    let mut late = sent.clone();
    late.at = club.now();
    again(make_move(&club.ctx, late).await.unwrap());

    // What is not the same submission gets to know what stands.
    let mut other = sent.clone();
    other.uci = "d2d4".to_owned();
    let mut offering = sent.clone();
    offering.offer = true;
    let mut bens = sent;
    bens.player = club.ben;
    for sent in [other, offering, bens] {
        let stands = GameRefusal::OtherMovePlayed {
            ply: 1,
            san: "e4".to_owned(),
        };
        match make_move(&club.ctx, sent).await {
            Err(Fail::Refused(why)) => assert_eq!(why, stands),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(club.moves(game).await.len(), 3);
});
